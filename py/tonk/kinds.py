"""The kinds of bots: the numbers that make one play better than another."""

from __future__ import annotations

from typing import Final, NamedTuple

# A row of thresholds: the highest count at which to drop while the opponent with the fewest cards holds
# many, some and few (more than half a hand, more than a third of one, fewer).
Row = tuple[float, float, float]


class Style(NamedTuple):
    """How a kind of bot judges; counts and values are in points."""

    two: tuple[
        Row, ...
    ]  # thresholds against one opponent, by own turns already taken; the last row stands for all later ones
    more: tuple[Row, ...]  # ... against three or more; against two the mean of both
    outs: float  # worth of a live card that would complete a spread, as a share of the points it would free
    wild: float  # worth of a wild card kept in hand
    feeding: float  # cost of a discard that fits what the next player took
    margin: float  # how much better than a draw a take must be
    waiting: float  # cost of a turn in which one may not drop, with a count at which one would
    hindering: float  # worth of a turn that an opponent has to wait
    price: float  # points by which the threshold falls when being caught costs e times as much
    reading: float  # points by which the threshold falls for each point that somebody's last discard lies below ten
    slips: float  # chance of discarding or drawing without a thought
    reaction: tuple[int, int]  # the quickest slap and the spread of the slower ones, in milliseconds


DEFAULT_KIND: Final = "sharp"

STYLES: Final = {
    "easy": Style(
        two=((9, 9, 9),),
        more=((9, 9, 9),),
        outs=0.0,
        wild=4.0,
        feeding=0.0,
        margin=2.0,
        waiting=0.0,
        hindering=0.0,
        price=2.0,
        reading=0.0,
        slips=0.25,
        reaction=(1100, 1600),
    ),
    "steady": Style(
        two=((9, 9, 9),),
        more=((8, 8, 8),),
        outs=0.05,
        wild=5.0,
        feeding=1.0,
        margin=0.0,
        waiting=1.0,
        hindering=0.5,
        price=2.0,
        reading=0.0,
        slips=0.0,
        reaction=(750, 1000),
    ),
    "sharp": Style(
        two=((22, 15, 10), (23, 16, 6), (22, 13, 5), (21, 10, 4), (20, 10, 4), (17, 10, 3)),
        more=((25, 15, 9), (24, 15, 6), (21, 15, 5), (19, 12, 4), (18, 12, 4), (17, 12, 4)),
        outs=0.03,
        wild=5.0,
        feeding=1.0,
        margin=0.0,
        waiting=1.5,
        hindering=0.5,
        price=6.0,
        reading=1.0,
        slips=0.0,
        reaction=(480, 700),
    ),
}
KINDS: Final = tuple(STYLES)
