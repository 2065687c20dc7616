/** Recorded views: what the engine would say at some moments of a hand, for looking at the page without the engine. */

const NAMES = {
  2: ["You", "North"],
  3: ["You", "West", "North"],
  4: ["You", "West", "North", "East"],
  6: ["You", "Ida", "Lem", "West", "North", "East"],
};

/** A view with everything in its usual place; `changes` are laid over it. */
export function view({ players = 3, hand = ["3d", "7c", "9s", "Jh", "Kd"], count = 39, cards = 5, ...changes } = {}) {
  const names = NAMES[players];
  const ledger = [10, -15, 25, -20, 5, -5].slice(0, players);
  return {
    you: 0,
    hand_number: 7,
    phase: "start",
    turn: 0,
    next: "you",
    rules: { preset: "classic", changes: 0, stake: 5, words: "classic", code: "" },
    seats: names.map((name, seat) => ({
      seat,
      name,
      bot: seat ? "tuned" : null,
      cards: seat ? cards : hand.length,
      hand: seat ? null : hand,
      count: seat ? null : count,
      waits: 0,
      ledger: ledger[seat],
      dealer: seat === players - 1,
      dropped: false,
    })),
    stock: 52 - players * 5 - 1,
    pile: { top: "Jd", cards: 1 },
    table: [],
    slap: null,
    big_one: false,
    side_bets: null,
    boobed: false,
    count_after_take: null,
    result: null,
    session: {
      hands: [
        [15, -5, -5],
        [-5, -5, 10],
        [-5, 15, -10],
        [5, -20, 30],
      ].map((net, at) => ({
        number: at + 3,
        net: ledger.map((_, s) => net[s] ?? -5),
        ended: "drop",
        winners: [at % players],
      })),
      ledger,
      commitment: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      secret: null,
      word: "",
      over: false,
      dealer: players - 1,
    },
    ...changes,
  };
}

const off = (key) => ({ actions: [], why: { key: `refusal-${key}`, values: {} } });
const none = { actions: [], why: null };

export const START = {
  draw: { actions: [{ text: "0 draw" }], why: null },
  take: { actions: [{ text: "0 take", after: 49 }], why: null },
  drop: { actions: [{ text: "0 drop" }], why: null },
  spread: off("draw-first"),
  hit: off("draw-first"),
  discard: off("draw-first"),
};

export const discards = (hand, count, points) =>
  hand.map((card, at) => ({ text: `0 discard ${card}`, cards: [card], after: count - points[at] }));

export const PLAY = (changes) => ({
  draw: off("already-drawn"),
  take: off("already-drawn"),
  drop: off("drop-at-start"),
  spread: off("not-a-spread"),
  hit: off("draw-first"),
  discard: none,
  ...changes,
});

const laid = (cards) => cards.split(" ").map((card) => ({ card: card.split("=")[0], as: card.split("=")[1] ?? card }));
export const spread = (number, owner, kind, cards) => ({ spread: number, owner, kind, cards: laid(cards) });

const hitHand = ["Ad", "2c", "8h", "Qs"];
const seatCards = (base, counts) => {
  base.seats.forEach((seat, at) => {
    if (at) seat.cards = counts[at - 1];
  });
  return base;
};

export const SCENES = {
  start: () => ({
    view: view(),
    legal: START,
    events: [{ type: "dealt", seat: 2, card: "Jd", key: "event-dealt", values: { seat: 2, card: "Jd" } }],
  }),
  hit: () => {
    const base = seatCards(
      view({
        players: 4,
        hand: hitHand,
        count: 21,
        phase: "play",
        stock: 26,
        pile: { top: "9c", cards: 3 },
        table: [spread(0, 1, "book", "7c 7d 7s"), spread(1, 0, "run", "4h 5h 6h 7h")],
      }),
      [3, 5, 4],
    );
    base.seats[1].waits = 1;
    return {
      view: base,
      legal: PLAY({
        hit: { actions: [{ text: "0 hit 8h 1", cards: ["8h"], as: ["8h"], spread: 1, after: 13 }], why: null },
        discard: { actions: discards(hitHand, 21, [1, 2, 8, 10]), why: null },
      }),
      events: [{ type: "drew", seat: 0, card: "8h", key: "event-drew", values: { seat: 0, card: "8h" } }],
    };
  },
  nines: () => {
    const hand = ["3d", "6c", "9s", "9h", "9d", "Kc"];
    return {
      view: view({ players: 6, hand, count: 46, phase: "play", stock: 20 }),
      legal: PLAY({
        spread: {
          actions: [{ text: "0 spread 9d 9h 9s", cards: ["9d", "9h", "9s"], as: ["9d", "9h", "9s"], after: 19 }],
          why: null,
        },
        discard: { actions: discards(hand, 46, [3, 6, 9, 9, 9, 10]), why: null },
      }),
      events: [],
    };
  },
  full: () => {
    const hand = ["Ad", "2c", "3h", "8h", "8d", "Ts", "Js", "Qs", "Ks", "6d", "7d"];
    const base = seatCards(
      view({
        players: 6,
        hand,
        count: 78,
        phase: "play",
        stock: 4,
        pile: { top: "Kh", cards: 12 },
        table: [
          spread(0, 1, "book", "7c 7h 7s"),
          spread(1, 0, "run", "4h 5h 6h"),
          spread(2, 3, "book", "Qc Qd Qh"),
          spread(3, 4, "run", "2s 3s 4s 5s 6s"),
          spread(4, 5, "book", "9c 9d 9h 9s"),
          spread(5, 2, "run", "X1=9c Tc Jc 2h=Qc"),
        ],
      }),
      [5, 2, 3, 10, 1],
    );
    base.seats[3].waits = 3;
    base.seats[4].waits = 1;
    return {
      view: base,
      legal: PLAY({
        hit: { actions: [{ text: "0 hit 3h 1", cards: ["3h"], as: ["3h"], spread: 1, after: 75 }], why: null },
        spread: {
          actions: [
            { text: "0 spread Ts Js Qs Ks", cards: ["Ts", "Js", "Qs", "Ks"], as: ["Ts", "Js", "Qs", "Ks"], after: 38 },
          ],
          why: null,
        },
        discard: {
          actions: discards(
            hand,
            78,
            hand.map(() => 5),
          ),
          why: null,
        },
        slap: off("slap-late"),
      }),
      events: [],
    };
  },
  bot: () => {
    const base = view({ next: "bot", turn: 1, phase: "start" });
    return {
      view: base,
      legal: Object.fromEntries(
        Object.keys(START).map((k) => [
          k,
          k.length > 5 && k !== "discard" && k !== "spread"
            ? none
            : { actions: [], why: { key: "refusal-not-your-turn", values: { seat: 1, seatYou: "no" } } },
        ]),
      ),
      events: [{ type: "discarded", seat: 0, card: "Jd", key: "event-discarded", values: { seat: 0, card: "Jd" } }],
    };
  },
  caught: () => {
    const base = view({ players: 4, phase: "over", next: "deal", hand: ["Ad", "2c"], count: 3, table: [] });
    const hands = [
      ["Ad", "2c"],
      ["Jc", "8s", "9d"],
      ["As", "2d", "Ac", "3d", "2s"],
      ["Kd", "Ts", "6c", "2h"],
    ];
    const counts = [3, 27, 9, 28];
    base.seats.forEach((seat, at) => {
      seat.hand = hands[at];
      seat.count = counts[at];
      seat.cards = hands[at].length;
    });
    base.seats[2].dropped = true;
    base.session.ledger = [30, -20, 15, -25];
    base.result = {
      ended: "caught",
      winners: [0],
      counts,
      net: [20, -5, -10, -5],
      scores: null,
      side: [],
      headline: { key: "ended-caught", values: { seat: 2, winner: 0, count: 9, low: 3 } },
      payments: [
        {
          from: 2,
          to: 0,
          amount: 10,
          why: "catch",
          key: "paid-catch",
          values: { from: 2, to: 0, amount: 10, count: 9, low: 3 },
        },
        { from: 1, to: 0, amount: 5, why: "low", key: "paid-low", values: { from: 1, to: 0, amount: 5, count: 27 } },
        { from: 3, to: 0, amount: 5, why: "low", key: "paid-low", values: { from: 3, to: 0, amount: 5, count: 28 } },
      ],
    };
    return { view: base, legal: {}, events: [] };
  },
};
