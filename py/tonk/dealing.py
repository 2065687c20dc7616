"""Setting up a hand: the deal, the upcard, and deal wins (RULES 2)."""

from __future__ import annotations

from collections.abc import Sequence

from tonk.actions import actions_of
from tonk.cards import Pack, numbers_in
from tonk.errors import SetupError
from tonk.refusals import refuse, shown
from tonk.rules import Rules
from tonk.shuffle import shuffled
from tonk.state import OVER, START, Ending, Setup, SideBets, State


def read_deck(pack: Pack, text: str) -> tuple[int, ...]:
    """Read a whole pack in dealing order. Raises NotationError and SetupError."""
    deck = tuple(pack.number(word) for word in text.split())
    for number in deck:
        if deck.count(number) > 1:
            raise SetupError(refuse("card-twice", text=pack.names[number]))
    if missing := pack.all & ~sum(1 << number for number in deck):
        raise SetupError(refuse("deck-incomplete", cards=shown(pack.write(missing)), count=missing.bit_count()))
    return deck


def set_up(
    rules: Rules,
    players: int,
    dealer: int,
    deck: tuple[int, ...],
    *,
    multiple: int = 1,
    side_bets: SideBets | None = None,
) -> State:
    """Deal a hand from a deck in dealing order; it is over at once when there is a deal win. Raises SetupError."""
    pack = rules.pack
    if why := rules.dealing.why_not_players(len(pack.names), players):
        raise SetupError(why)
    if not 0 <= dealer < players:
        raise SetupError(refuse("no-such-dealer", text=shown(dealer), last=players - 1))
    each, turned = rules.dealing.each(), rules.dealing.turned()
    hands = [0] * players
    for k, card in enumerate(deck[: each * players]):
        hands[(dealer + 1 + k) % players] |= 1 << card
    rest = deck[each * players :]
    setup = Setup(
        rules,
        pack,
        players,
        dealer,
        deck,
        tuple(hands),
        rest[turned:],
        multiple,
        side_bets,
        tuple(actions_of(pack, seat) for seat in range(players)),
    )
    return _first_state(setup, (rest[0], None) if turned else None)


def _first_state(setup: Setup, pile: tuple[int, None] | None) -> State:
    won = setup.rules.deal_winning.settle(setup.pack, setup.dealt, setup.from_left())
    ending = None if won is None else Ending("deal" if won.winners else "thrown_in")
    return State(
        setup=setup,
        phase=START if ending is None else OVER,
        turn=(setup.dealer + 1) % setup.players,
        turns=0,
        hands=setup.dealt,
        drawn=0,
        pile=pile,
        table=(),
        waits=(0,) * setup.players,
        hit_since=0,
        slapped=0,
        taken=-1,
        use_taken=False,
        hits=0,
        blocked=False,
        last_drawn=False,
        discarder=-1,
        slapper=-1,
        history=None,
        ending=ending,
    )


def deal(
    rules: Rules | str,
    players: int = 2,
    *,
    dealer: int = 0,
    seed: bytes = bytes(32),
    hands: Sequence[str] = (),
    upcard: str = "",
    stock: str = "",
    multiple: int = 1,
) -> State:
    """Deal a hand for study: shuffled from a seed, or with hands, upcard and the top of the stock as given.

    Cards that are not named follow in the order of the shuffle. Raises TonkError.

    >>> state = deal("classic", hands=["3c 3d 3h Kc Qd", "3s 7h 8h Jd As"], upcard="9c", stock="2s 5d", dealer=1)
    >>> state.setup.pack.write(state.hands[0])
    '3c Kc 3d Qd 3h'
    """
    rules = Rules.preset(rules) if isinstance(rules, str) else rules
    pack = rules.pack
    order = shuffled(len(pack.names), seed)
    if hands:
        players = len(hands)
        order = _arranged(rules, dealer, [pack.mask(hand) for hand in hands], pack.mask(upcard), stock, order)
    return set_up(rules, players, dealer, order, multiple=multiple)


def _arranged(
    rules: Rules, dealer: int, hands: list[int], upcard: int, stock: str, order: tuple[int, ...]
) -> tuple[int, ...]:
    """Put the cards named where they belong in the dealing order."""
    pack, players, each = rules.pack, len(hands), rules.dealing.each()
    for seat, hand in enumerate(hands):
        if hand.bit_count() != each:
            raise SetupError(refuse("hand-size", seat=seat, count=hand.bit_count(), size=each))
    turned = rules.dealing.turned()
    if upcard.bit_count() > turned:
        raise SetupError(refuse("upcards", cards=pack.write(upcard), count=turned))
    rows = [tuple(numbers_in(hand)) for hand in hands]
    front = [rows[(dealer + 1 + k) % players][k // players] for k in range(each * players)]
    front += [*numbers_in(upcard), *(pack.number(word) for word in stock.split())]
    if len(set(front)) < len(front):
        twice = next(card for card in front if front.count(card) > 1)
        raise SetupError(refuse("card-twice", text=pack.names[twice]))
    rest = [card for card in order if card not in front]
    if turned and not upcard:
        front.insert(each * players, rest.pop(0))
    return (*front, *rest)
