"""Sitting down: who deals first, where newcomers sit, who may leave (RULES 2, First deal)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Final

from tonk.cards import Pack
from tonk.errors import TonkError
from tonk.events import Event
from tonk.refusals import Refusal, refuse, shown
from tonk.rules import Rules
from tonk.session.happened import TABLE, BecameDealer, Cut, Joined, Left
from tonk.session.saving import noted, opening
from tonk.session.values import Player, Pot, Session
from tonk.shuffle import SEED_BYTES, Stream, tidy_word

LONGEST_NAME: Final = 40
Step = tuple[Session, tuple[Event, ...]]


def start(rules: Rules, players: Iterable[Player], secret: bytes, word: str = "") -> Step:
    """Open a session and find the first dealer. Raises TonkError."""
    table = _tidy(players)
    if why := rules.dealing.why_not_players(len(rules.pack.names), len(table)):
        raise TonkError(why)
    if len(secret) != SEED_BYTES:
        raise TonkError(refuse("bad-seed", value=shown(secret.hex())))
    order, dealer, cuts = _first_deal(rules, range(len(table)), Stream(secret, "cut"))
    nothing = (0,) * len(table)
    seats = _from_first(order)
    session = Session(
        rules=rules,
        secret=secret,
        secret_from=0,
        word=tidy_word(word),
        players=table,
        seats=seats,
        dealer=dealer,
        hand=None,
        ledger=nothing,
        points=nothing,
        lines=(),
        suit_pot=Pot(),
        naturals_pot=Pot(),
        double_left=None,
        reveals=(),
        over=False,
        opening="",
        steps=(),
    )
    session = session._replace(opening=opening(session))
    events = [Cut(seats.index(player), card, again) for player, card, again in cuts]
    return session, (*events, BecameDealer(seats.index(dealer), rules.dealing.how_first()))


_Cuts = list[tuple[int, int, bool]]  # player, card, whether it was cut again among equals


def _first_deal(rules: Rules, players: Sequence[int], stream: Stream) -> tuple[tuple[int, ...], int, _Cuts]:
    """Give the players clockwise, the first dealer, and the cuts."""
    cuts: _Cuts = []
    match rules.dealing.how_first():
        case "cut_seats":
            order = tuple(_ranked(rules.pack, players, stream, cuts))
            return order, order[0], cuts
        case "cut_dealer":
            return tuple(players), _highest(rules.pack, players, stream, cuts), cuts
        case _:
            return tuple(players), players[stream.below(len(players))], cuts


def _cut(pack: Pack, players: Sequence[int], stream: Stream, cuts: _Cuts) -> dict[int, list[int]]:
    """Let each player cut a card from the whole pack without jokers: the players by rank, K high (RULES 2, J8)."""
    again = bool(cuts)
    left = list(range(4 * pack.width))
    by_rank: dict[int, list[int]] = {}
    for player in players:
        card = left.pop(stream.below(len(left)))
        cuts.append((player, card, again))
        by_rank.setdefault(card % pack.width, []).append(player)
    return by_rank


def _ranked(pack: Pack, players: Sequence[int], stream: Stream, cuts: _Cuts) -> list[int]:
    """Rank players by their cuts, the highest first; equal ranks cut again among themselves."""
    by_rank = _cut(pack, players, stream, cuts)
    ranked: list[int] = []
    for rank in sorted(by_rank, reverse=True):
        equals = by_rank[rank]
        ranked += equals if len(equals) == 1 else _ranked(pack, equals, stream, cuts)
    return ranked


def _highest(pack: Pack, players: Sequence[int], stream: Stream, cuts: _Cuts) -> int:
    """Find the player dealt the highest card; equal highest are dealt again."""
    by_rank = _cut(pack, players, stream, cuts)
    best = by_rank[max(by_rank)]
    return best[0] if len(best) == 1 else _highest(pack, best, stream, cuts)


def _from_first(order: Sequence[int]) -> tuple[int, ...]:
    """Turn the table so that seat 0 is the player who sat down first.

    >>> _from_first((2, 0, 1))
    (0, 1, 2)
    """
    at = order.index(min(order))
    return (*order[at:], *order[:at])


def _tidy(players: Iterable[Player]) -> tuple[Player, ...]:
    table: tuple[Player, ...] = ()
    for player in players:
        table = (*table, player._replace(name=tidy_name(player.name, [other.name for other in table])))
    return table


def tidy_name(text: str, taken: Iterable[str]) -> str:
    """Read a player's name: NFC, trimmed, not empty, not too long, not that of another. Raises TonkError.

    >>> tidy_name(" West ", ["You"])
    'West'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or any(unicodedata.category(sign) in ("Cc", "Cs", "Co") for sign in name):
        raise TonkError(refuse("player-name", value=shown(ascii(name)[1:-1]), most=LONGEST_NAME))
    if name.casefold() in (other.casefold() for other in taken):
        raise TonkError(refuse("player-name-taken", value=name))
    return name


def why_not_between(session: Session) -> Refusal | None:
    """Refuse what may only be done between hands of a session that goes on."""
    if session.over:
        return refuse("session-over")
    return refuse("hand-on") if session.playing else None


def join(session: Session, player: Player) -> Step:
    """Let a player sit down on the right of the next dealer, between hands. Raises TonkError."""
    if why := why_not_between(session):
        raise TonkError(why)
    rules = session.rules
    if why := rules.dealing.why_not_players(len(rules.pack.names), len(session.seats) + 1):
        raise TonkError(why)
    newcomer = player._replace(name=tidy_name(player.name, session.names))
    number, at = len(session.players), session.dealer_seat
    seats = _from_first((*session.seats[:at], number, *session.seats[at:]))
    joined = session._replace(
        players=(*session.players, newcomer),
        seats=seats,
        ledger=(*session.ledger, 0),
        points=(*session.points, 0),
    )
    joined = noted(joined, join=newcomer.name, bot=newcomer.bot)
    return joined, (Joined(seats.index(number)),)


def leave(session: Session, seat: int) -> Step:
    """Let a player leave, between hands; the next dealer's deal goes to the player on their left. Raises TonkError."""
    if why := why_not_between(session):
        raise TonkError(why)
    if not 0 <= seat < len(session.seats):
        raise TonkError(refuse("no-such-seat", text=seat, last=len(session.seats) - 1))
    if len(session.seats) == 2:
        raise TonkError(refuse("two-stay"))
    player = session.seats[seat]
    dealer = session.seats[(seat + 1) % len(session.seats)] if player == session.dealer else session.dealer
    rest = tuple(other for other in session.seats if other != player)
    left = session._replace(seats=_from_first(rest), dealer=dealer)
    left = noted(left, leave=player)
    return left, (Left(TABLE, session.players[player].name),)
