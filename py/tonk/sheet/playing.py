"""The rules sheet: the turn, slapping, dropping and waiting, and how a hand ends (RULES 2 and 3)."""

from __future__ import annotations

from typing import Final

from tonk.rules import Rules
from tonk.sheet.drafts import Draft, Values


def _slaps(rules: Rules) -> bool:
    return rules.slapping.is_on()


def _waits_after_spread(rules: Rules) -> bool:
    return rules.waiting.for_spread() > 0


def _waits_after_hit(rules: Rules) -> bool:
    return rules.waiting.for_hit(own=False, again=False) > 0


def _never_waits(rules: Rules) -> bool:
    return not rules.waiting.has_waits()


def _blocks(rules: Rules) -> bool:
    return rules.waiting.blocks(1, 1)


def _hit_ends_turn(rules: Rules) -> bool:
    return rules.hitting.ends_without_discard(1)


def _touches(rules: Rules) -> bool:
    return rules.drawing.may_touch()


def _claims(rules: Rules) -> bool:
    return any(tier.when == "turn" for tier in rules.deal_winning.menu().tiers)


def _can_be_boobed(rules: Rules) -> bool:
    return rules.going_out.can_be_boobed()


def _is_dead(rules: Rules) -> bool:
    return rules.stock.is_dead()


def _is_paid(rules: Rules) -> bool:
    return not _is_dead(rules)


def _points(rules: Rules) -> Values:
    return {"points": "yes" if rules.scoring.in_points() else "no"}


TURN: Final = (
    Draft("turn-start"),
    Draft("turn-claim", (), _claims),
    Draft("touch-stock", (), _touches),
    Draft("take", ("take_must_use", "return_taken")),
    Draft("turn-play", ("hits_per_turn",)),
    Draft("fourth-to-book", ("fourth_to_book",)),
    Draft("hit-replaces-discard", (), _hit_ends_turn),
    Draft("must-spread", ("must_spread",)),
)
SLAPPING: Final = (
    Draft("slap", ("slap",), _slaps),
    Draft("slap-order", ("slap",), _slaps),
    Draft("slap-late", (), _slaps),
)
WAITING: Final = (
    Draft("drop", ("first_drop_turn",)),
    Draft("count", ("held_spreads",)),
    Draft("no-waits", (), _never_waits),
    Draft("wait-after-spread", ("wait_after_spread",), _waits_after_spread),
    Draft("wait-after-hit", ("wait_after_hit", "wait_own_hit"), _waits_after_hit),
    Draft("wait-stacking", ("wait_stacking",), _waits_after_hit),
    Draft("blocked", (), _blocks),
)
ENDING: Final = (
    Draft("ends-empty"),
    Draft("ends-drop"),
    Draft("boobed", (), _can_be_boobed),
    Draft("repetition"),
)
STOCK: Final = (
    Draft("stock-end", ("stock_end",)),
    Draft("stock-dead", (), _is_dead),
    Draft(
        "stock-lowest",
        (),
        _is_paid,
        lambda rules: {"amount": rules.scoring.worth(rules.stock.stakes(), 1), **_points(rules)},
    ),
    Draft("stock-tie", ("stock_out_tie",), _is_paid, _points),
)
