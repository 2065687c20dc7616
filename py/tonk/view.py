"""What one seat may see of a hand; bots and the page get nothing else (RULES 2: hands and the stock are secret)."""

from __future__ import annotations

from typing import NamedTuple

from tonk.actions import Action
from tonk.cards import Pack
from tonk.events import Discarded, Drew, Event, Laid, Took, WasHit
from tonk.messages import say
from tonk.plays import legal
from tonk.rules import Rules
from tonk.spreads import Placed, cards_of
from tonk.state import OVER, PHASES, OnTable, State

HIDDEN = -1  # in an event: a card that the viewer does not see
NOBODY = -1  # as a viewer: somebody at the table without cards


class View(NamedTuple):
    """A hand as one seat sees it; cards are numbers of the pack, hands and other sets of cards are masks.

    >>> from tonk import deal
    >>> state = deal("classic", hands=["3c 3d 3h Kc Qd", "3s 7h 8h Jd As"], upcard="9c", dealer=1)
    >>> print(view(state, seat=1))
    Seat 1 of classic: start of the turn of seat 0.
    seat 0: 5 cards, hidden
    seat 1, the dealer: Jd 7h 8h As 3s, count 29
    Pile: 9c on top, 1 card. Stock: 41 cards.
    """

    seat: int
    rules: Rules
    pack: Pack
    players: int
    dealer: int
    multiple: int
    phase: int
    turn: int  # the seat whose turn it is, or that begins next
    actor: int  # the seat that acts next, slaps aside; -1 when the hand is over
    own_turn: int  # which of the viewer's own turns this is, or the next one will be, counted from 1
    hand: int  # the viewer's own cards
    shown: tuple[int | None, ...]  # each hand that may be seen: the own one, and all when the hand is over
    cards: tuple[int, ...]  # how many cards each seat holds
    waits: tuple[int, ...]
    stock: int  # how many cards are left
    top: int  # the top discard; -1: there is none
    pile: int  # how many cards lie in the pile
    discards: int  # the cards of the pile, as a player with a good memory knows them
    table: tuple[OnTable, ...]
    hit_since: int  # bit s: seat s was hit by another since its last turn
    slapped: int  # bit s: seat s has slapped in this hand
    taken: int  # the card taken this turn, or -1
    use_taken: bool  # the next act must use it
    hits: int  # hits made this turn
    blocked: bool  # the seat to play may not empty the hand this turn
    discarder: int  # who made the last act, if it was a discard that may be slapped; else -1
    legal: tuple[Action, ...]  # what the viewer may do now
    trace: tuple[Event, ...]  # what everybody saw happen since the deal, when it was kept

    @property
    def is_to_act(self) -> bool:
        """Tell whether the viewer acts next, slaps aside."""
        return self.actor == self.seat

    @property
    def points(self) -> int:
        """Give the viewer's own count, as these rules count it."""
        return self.rules.spreading.count(self.pack, self.hand)

    def held_by(self, seat: int) -> int:
        """Give the cards known to be in a hand: the own ones, and those seen taken from the pile and not yet played."""
        hand = self.shown[seat]
        return taken_and_kept(self.trace, seat) if hand is None else hand

    @property
    def unseen(self) -> int:
        """Give the cards that may be in the stock or in another hand, as far as the viewer knows."""
        seen = self.hand | self.discards
        for laid in self.table:
            seen |= cards_of(laid.placed)
        for seat in range(self.players):
            seen |= self.held_by(seat)
        return self.pack.all & ~seen

    def __str__(self) -> str:
        head = say(
            "view-head", {"viewer": self.seat, "preset": self.rules.name, "phase": self._phase, "seat": self.turn}
        )
        seats = (self._seat_line(seat) for seat in range(self.players))
        spreads = (self._spread_line(number, laid) for number, laid in enumerate(self.table))
        return "\n".join((head, *seats, *spreads, self._piles()))

    @property
    def _phase(self) -> str:
        return PHASES[self.phase]

    def _seat_line(self, seat: int) -> str:
        hand = self.shown[seat]
        values: dict[str, object] = {
            "seat": seat,
            "dealer": "yes" if seat == self.dealer else "no",
            "number": self.cards[seat],
            "shown": "no" if hand is None else "yes",
            "turns": self.waits[seat],
        }
        if hand is not None:
            values |= {"cards": self.pack.write(hand) or "-", "count": self.rules.spreading.count(self.pack, hand)}
        return say("view-seat", values)

    def _spread_line(self, number: int, laid: OnTable) -> str:
        return say("view-spread", {"spread": number, "owner": laid.owner, "cards": placed_text(self.pack, laid.placed)})

    def _piles(self) -> str:
        top = "-" if self.top < 0 else self.pack.names[self.top]
        return say("view-piles", {"card": top, "number": self.pile, "stock": self.stock})


def placed_text(pack: Pack, placed: Placed) -> str:
    """Write the cards of a spread as in records, wild ones with what they stand for.

    >>> from tonk.cards import pack_of
    >>> pack = pack_of(52, jokers=1, jokers_wild=True)
    >>> placed_text(pack, ((4, 4), (52, 5), (6, 6)))
    '5c X1=6c 7c'
    """
    names = pack.names
    return " ".join(names[card] if card == stands else f"{names[card]}={names[stands]}" for card, stands in placed)


def view(state: State, seat: int, trace: tuple[Event, ...] = (), *, actions: tuple[Action, ...] | None = None) -> View:
    """Give what a seat may see of a hand.

    `trace` is what everybody saw happen so far (`public` of each event), `actions` are the legal ones when known.
    """
    setup = state.setup
    discards, rest = 0, state.pile
    while rest is not None:
        discards |= 1 << rest[0]
        rest = rest[1]
    over = state.phase == OVER
    return View(
        seat,
        setup.rules,
        setup.pack,
        setup.players,
        setup.dealer,
        setup.multiple,
        state.phase,
        state.turn,
        state.actor,
        _own_turn(state, seat),
        state.hands[seat],
        tuple([hand if over or holder == seat else None for holder, hand in enumerate(state.hands)]),
        tuple([hand.bit_count() for hand in state.hands]),
        state.waits,
        len(setup.stock) - state.drawn,
        -1 if state.pile is None else state.pile[0],
        discards.bit_count(),
        discards,
        state.table,
        state.hit_since,
        state.slapped,
        state.taken,
        state.use_taken,
        state.hits,
        state.blocked,
        state.discarder,
        legal(state, seat) if actions is None else actions,
        trace,
    )


def _own_turn(state: State, seat: int) -> int:
    """Give which of its own turns a seat is in or begins next, counted from 1."""
    players = state.setup.players
    ahead = (seat - state.turn) % players
    return (state.turns + ahead) // players + 1


def seen_by(seat: int, event: Event) -> Event:
    """Give an event as a seat sees it: a card drawn by another is hidden.

    >>> seen_by(0, Drew(1, 5)), seen_by(1, Drew(1, 5))
    (Drew(seat=1, card=-1), Drew(seat=1, card=5))
    """
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, HIDDEN)
    return event


def public(event: Event) -> Event:
    """Give an event as everybody at the table sees it."""
    return seen_by(NOBODY, event)


def taken_and_kept(trace: tuple[Event, ...], seat: int) -> int:
    """Give the cards that everybody knows a seat to hold: taken from the pile, and neither laid nor discarded since."""
    known = 0
    for event in trace:
        if event.seat != seat:
            continue
        match event:
            case Took(card=card):
                known |= 1 << card
            case Discarded(card=card) | WasHit(card=card):
                known &= ~(1 << card)
            case Laid(placed=placed):
                known &= ~cards_of(placed)
            case _:
                pass
    return known
