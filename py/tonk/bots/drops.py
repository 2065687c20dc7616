"""When a bot drops: by its turn, by the cards that the others hold, and by the price of being caught."""

from __future__ import annotations

from math import exp, log, pow
from typing import Final

from tonk.bots.worth import points_of
from tonk.events import Discarded
from tonk.kinds import Row, Style
from tonk.rules import Rules
from tonk.view import View

_CLASSIC_MEAN: Final = 5 * 340 / 52  # points of a hand of five cards of the plain pack
_GROWTH: Final = 0.6  # a larger hand shrinks faster: more spreads are in it
_ALWAYS: Final = 1.0
_NEVER: Final = -1.0


def threshold(view: View, style: Style) -> float:
    """Give the highest count with which to drop in the viewer's next turn that allows it."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    if any(view.cards[seat] == 0 for seat in others):
        return _NEVER  # RULES 2: an equal count catches the dropper, and an empty hand counts nothing
    base = _by_turn(view, style, min(view.cards[seat] for seat in others))
    size = _mean_hand(view.rules) / _CLASSIC_MEAN
    scale = pow(size, _GROWTH) if size > 1 else size
    price = style.price * log(caught_ratio(view.rules, view.players))
    low = style.reading * _lowness(view) if style.reading else 0.0
    return max(_ALWAYS, (base - price) * scale - low)


def _by_turn(view: View, style: Style, fewest: int) -> float:
    size = view.rules.dealing.each()
    column = 0 if 2 * fewest > size + 1 else 1 if 3 * fewest > size + 1 else 2
    two, more = _row(style.two, view.own_turn)[column], _row(style.more, view.own_turn)[column]
    return two if view.players == 2 else more if view.players > 3 else (two + more) / 2


def _lowness(view: View) -> int:
    """Give how far the lowest of the others' last discards lies below ten points: nobody throws low cards first."""
    last = {event.seat: event.card for event in view.trace if isinstance(event, Discarded) and event.seat != view.seat}
    points = points_of(view.pack)
    return max((10 - points[card] for card in last.values()), default=0)


def _row(rows: tuple[Row, ...], own_turn: int) -> Row:
    return rows[min(own_turn, len(rows)) - 1]


def _mean_hand(rules: Rules) -> float:
    """Give the mean points of a hand as dealt."""
    points = points_of(rules.pack)
    return rules.dealing.each() * sum(points) / len(points)


def stakes_at_risk(rules: Rules, players: int) -> tuple[float, float]:
    """Give what a drop wins in all, and what one that is caught pays in all, in stakes.

    >>> stakes_at_risk(Rules.preset("classic"), 2), stakes_at_risk(Rules.preset("rushville"), 2)
    ((1, 2.0), (1, 4.0))
    """
    wins = rules.dropping.stakes() * (players - 1)
    if rules.scoring.in_points():
        return wins, wins / 2  # RULES 3, Push-ups: the caught dropper only scores the own count
    scheme = rules.dropping.scheme()
    catchers = 1 + 0.3 * (players - 2)  # usually one, at times more
    lowest = scheme.low + scheme.low_per_player * players + scheme.low_per_lowest
    return wins, scheme.each * catchers + lowest + scheme.everybody * (players - 1)


def caught_ratio(rules: Rules, players: int) -> float:
    """Give how much more a caught drop costs, against what a drop wins, than in the classic rules."""
    wins, pays = stakes_at_risk(rules, players)
    plain = 1 + 2 * (1 + 0.3 * (players - 2)) / (players - 1)
    return (1 + pays / wins) / plain


def chance_lowest(view: View, count: float) -> float:
    """Guess the chance that nobody else has as low a count, from the cards that the others hold."""
    chance = 1.0
    mean = _mean_hand(view.rules) / view.rules.dealing.each()
    fallen = max(0.5, 0.95 - 0.09 * (view.own_turn - 1))
    for seat, cards in enumerate(view.cards):
        if seat != view.seat:
            expected, spread = mean * fallen * cards, 0.45 * mean * max(cards, 1) ** 0.5
            chance *= 1 / (1 + exp(-1.7 * (expected - count - 0.5) / spread)) if cards else 0.0
    return chance
