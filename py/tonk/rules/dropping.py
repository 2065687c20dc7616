"""Dropping and being caught: when, and who pays whom (RULES 2 and 3, Catch schemes)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tonk.rules.options import Group, option

SECTION = "payments"
Due = tuple[int, int, int, str]  # from, to, stakes, why


class Scheme(NamedTuple):
    """A row of the table of catch schemes, in stakes."""

    each: int = 0  # D pays each of C
    low: int = 0  # D pays each of L, in addition
    low_per_player: int = 0  # ... times the players, in addition
    low_per_lowest: int = 0  # ... times the number in L, in addition
    others: int = 0  # each of O pays each of L
    everybody: int = 0  # D pays every other player
    nearest: bool = False  # a tie for L goes to the nearest to the dealer's left


CATCH_SCHEMES: Final = {
    "standard": Scheme(each=2, others=1),
    "low_only": Scheme(low=2, others=1),
    "everyones_stake": Scheme(low_per_player=1, low_per_lowest=-1),
    "single_each": Scheme(each=1, low=1, others=1),
    "double_to_all": Scheme(everybody=2),
    "five_to_low": Scheme(low=5, nearest=True),
    "catchers_double": Scheme(each=2),
    "catchers_fourfold": Scheme(each=4),
    "per_player": Scheme(low_per_player=2),
    "low_from_everyone": Scheme(each=2, low=1, others=1),
}


class Caught(NamedTuple):
    """The lowest catchers that win, and what is due."""

    winners: tuple[int, ...]
    dues: tuple[Due, ...]


class Dropping(Group):
    """The options of dropping."""

    first_drop_turn: int = option(1, "play", choices=(1, 2, 3))
    pays_drop: int = option(1, SECTION, low=1, high=10)
    catch: str = option("standard", SECTION, choices=tuple(CATCH_SCHEMES))

    def too_early(self, own_turn: int) -> bool:
        """Tell whether a player may not yet drop in this turn of theirs, counted from 1."""
        return own_turn < self.first_drop_turn

    def earliest(self) -> int:
        """Give the first of a player's turns in which they may drop."""
        return self.first_drop_turn

    def stakes(self) -> int:
        """Give the stakes that each other player pays to a dropper with the lowest count."""
        return self.pays_drop

    def scheme(self) -> Scheme:
        """Give the row of the catch scheme in force."""
        return CATCH_SCHEMES[self.catch]

    def settle_caught(self, counts: tuple[int, ...], dropper: int, from_left: tuple[int, ...]) -> Caught | None:
        """Say who has caught the dropper and what is due, or None when nobody has (RULES 3, Catch schemes).

        >>> Dropping().settle_caught((9, 7, 7, 12), 0, (1, 2, 3, 0)).dues
        ((0, 1, 2, 'catch'), (0, 2, 2, 'catch'), (3, 1, 1, 'lowest'), (3, 2, 1, 'lowest'))
        """
        catchers = [seat for seat, count in enumerate(counts) if seat != dropper and count <= counts[dropper]]
        if not catchers:
            return None
        scheme = CATCH_SCHEMES[self.catch]
        lowest = _lowest(counts, catchers, from_left, nearest=scheme.nearest)
        due = _dropper_dues(scheme, len(counts), dropper, catchers, lowest)
        others = [seat for seat in range(len(counts)) if seat != dropper and seat not in lowest]
        dues = [(dropper, to, stakes, "catch") for to, stakes in due.items() if stakes]
        dues += [(seat, to, scheme.others, "lowest") for seat in others for to in lowest if scheme.others]
        return Caught(lowest, tuple(dues))


def _lowest(
    counts: tuple[int, ...], catchers: list[int], from_left: tuple[int, ...], *, nearest: bool
) -> tuple[int, ...]:
    low = min(counts[seat] for seat in catchers)
    lowest = tuple(seat for seat in catchers if counts[seat] == low)
    return (next(seat for seat in from_left if seat in lowest),) if nearest else lowest


def _dropper_dues(
    scheme: Scheme, players: int, dropper: int, catchers: list[int], lowest: tuple[int, ...]
) -> dict[int, int]:
    due = {seat: scheme.everybody for seat in range(players) if seat != dropper}
    for seat in catchers:
        due[seat] += scheme.each
    for seat in lowest:
        due[seat] += scheme.low + scheme.low_per_player * players + scheme.low_per_lowest * len(lowest)
    return due
