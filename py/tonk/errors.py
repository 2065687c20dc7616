"""The errors that the engine raises; each carries the refusals that say what was wrong."""

from __future__ import annotations

from tonk.refusals import Refusal


class TonkError(Exception):
    """Any refused input; `refusals` holds every reason, the first one first."""

    def __init__(self, *refusals: Refusal) -> None:
        super().__init__(*refusals)
        self.refusals = refusals

    def __str__(self) -> str:
        return " ".join(str(refusal) for refusal in self.refusals)


class NotationError(TonkError):
    """Text that is no card, no action or no other notation."""


class IllegalActionError(TonkError):
    """An action that the rules refuse in this position."""


class RulesError(TonkError):
    """Options that do not exist, have bad values, or contradict each other."""


class SetupError(TonkError):
    """A hand that cannot be set up: too many players for the pack, a deck with a card missing."""


class RecordError(TonkError):
    """A hand record or session record that cannot be read."""
