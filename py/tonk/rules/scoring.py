"""What the stake is, and whether hands are paid in money or scored in points (RULES 3, Payments and Push-ups)."""

from __future__ import annotations

from tonk.rules.options import Group, option

SECTION = "payments"


class Scoring(Group):
    """The options of money and points."""

    stake: int = option(1, SECTION, low=1, high=1000)
    scoring: str = option("stakes", SECTION, choices=("stakes", "push_ups"))

    def worth(self, stakes: int, multiple: int) -> int:
        """Give the money for so many stakes in a hand that counts `multiple` times."""
        return stakes * self.stake * multiple

    def in_points(self) -> bool:
        """Tell whether nobody pays and points are added instead (push-ups)."""
        return self.scoring == "push_ups"

    def points(
        self, counts: tuple[int, ...], winners: tuple[int, ...], factor: int, multiple: int
    ) -> tuple[int, ...] | None:
        """Give the push-up points that each seat adds, or None when stakes are paid (RULES 3, J6).

        >>> Scoring(scoring="push_ups").points((14, 0, 23), (1,), 2, 1)
        (28, 0, 46)
        """
        if not self.in_points():
            return None
        if not winners:
            return tuple(0 for _ in counts)
        return tuple(0 if seat in winners else count * factor * multiple for seat, count in enumerate(counts))
