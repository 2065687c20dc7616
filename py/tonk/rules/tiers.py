"""The tiers of deal wins and the named menus of them (RULES 3, Deal wins)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tonk.cards import Pack
from tonk.errors import RulesError
from tonk.refusals import quoted, refuse, shown

CONTESTS: Final = ("throw_in", "best", "all")
TIES: Final = ("throw_in", "nearest_left", "all")
KINDS: Final = ("totals", "at_most", "all_courts")
WHENS: Final = ("deal", "turn")
MOST_PAID: Final = 10  # stakes


class Tier(NamedTuple):
    """One kind of hand that wins: by its total, by a low count, or by holding courts alone."""

    totals: tuple[int, ...] = ()
    at_most: int = -1
    all_courts: bool = False
    pays: int = 2
    when: str = "deal"
    tie: str = ""

    def holds(self, pack: Pack, hand: int) -> bool:
        """Tell whether a hand fits the tier, by the plain sum of its points.

        >>> from tonk.cards import pack_of
        >>> Tier(totals=(49, 50)).holds(pack_of(52), pack_of(52).mask("Kc Kd Jh Ts 9s"))
        True
        """
        if self.all_courts:
            return not hand & ~pack.courts
        count = pack.count(hand)
        return count in self.totals if self.totals else count <= self.at_most

    def rank(self, count: int) -> int:
        """Rank a hand inside the tier: the lowest count is best in an `at_most` tier, all are equal in the others."""
        return count if self.at_most >= 0 else 0

    def to_json(self) -> dict[str, object]:
        """Give the tier as in a rules object, without what is default."""
        kind: dict[str, object] = {"totals": list(self.totals)} if self.totals else {"at_most": self.at_most}
        tier: dict[str, object] = {"all_courts": True} if self.all_courts else kind
        tier |= {"pays": self.pays} if self.pays != 2 else {}
        tier |= {"when": self.when} if self.when != "deal" else {}
        return tier | ({"tie": self.tie} if self.tie else {})


class Menu(NamedTuple):
    """A named list of tiers, best first, with how a contest and a tie are settled."""

    tiers: tuple[Tier, ...]
    contest: str = "throw_in"
    tie: str = "throw_in"


_FIFTY = Tier(totals=(50,))
_FORTY_NINE = Tier(totals=(49,))
_EITHER = Tier(totals=(49, 50))
_LOW_13 = Tier(at_most=13)
_TURN_49 = Tier(totals=(49,), pays=1, when="turn")

MENUS: Final = {
    "49_50": Menu((_EITHER,)),
    "50": Menu((_FIFTY,)),
    "50_double_49_single": Menu((_FIFTY, Tier(totals=(49,), pays=1)), "best"),
    "49_50_15": Menu((_EITHER, Tier(at_most=15))),
    "49_50_13": Menu((_EITHER, _LOW_13)),
    "49_50_9_triple": Menu((Tier(at_most=9, pays=3), _EITHER)),
    "9": Menu((Tier(at_most=9),)),
    "11_50_49": Menu((Tier(at_most=11), _FIFTY, _FORTY_NINE), "best"),
    "50_49_13": Menu((_FIFTY, _FORTY_NINE, _LOW_13), "best", "nearest_left"),
    "50_49_14": Menu((_FIFTY, _FORTY_NINE, Tier(at_most=14)), "all"),
    "47_50": Menu((Tier(totals=(47, 50)),)),
    "all_courts": Menu((Tier(all_courts=True),)),
    "big_50": Menu((_FIFTY, _LOW_13, _TURN_49), "best"),
    "big_50_49_double": Menu((_FIFTY, _LOW_13, _TURN_49._replace(pays=2)), "best"),
    "big_50_earliest": Menu((_FIFTY._replace(tie="nearest_left"), _LOW_13, _TURN_49), "best"),
    "none": Menu(()),
}


def read_tiers(value: list[object]) -> tuple[Tier, ...]:
    """Read a list of tiers. Raises RulesError."""
    return tuple(_read_tier(tier) for tier in value)


def _read_tier(tier: object) -> Tier:
    if not isinstance(tier, dict):
        raise RulesError(refuse("tier-not-object", value=quoted(tier)))
    for key in tier:
        if key not in (*KINDS, "pays", "when", "tie"):
            raise RulesError(refuse("tier-key", value=shown(key)))
    kinds = [kind for kind in KINDS if kind in tier]
    if len(kinds) != 1:
        raise RulesError(refuse("tier-kind", value=shown(tier)))
    return Tier(
        totals=_totals(tier["totals"]) if "totals" in tier else (),
        at_most=_whole("at_most", tier["at_most"]) if "at_most" in tier else -1,
        all_courts=_true(tier["all_courts"]) if "all_courts" in tier else False,
        pays=_pays(tier.get("pays", 2)),
        when=_word("when", tier.get("when", "deal"), WHENS),
        tie=_word("tie", tier["tie"], TIES) if "tie" in tier else "",
    )


def _bad(key: str, value: object, valid: str) -> RulesError:
    return RulesError(refuse("tier-value", name=key, value=quoted(value), valid=valid))


def _whole(key: str, value: object) -> int:
    if type(value) is not int or value < 0:
        raise RulesError(refuse("tier-whole", name=key, value=quoted(value)))
    return value


def _totals(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise RulesError(refuse("tier-totals", value=quoted(value)))
    return tuple(_whole("totals", total) for total in value)


def _true(value: object) -> bool:
    if value is not True:
        raise _bad("all_courts", value, "true")
    return True


def _pays(value: object) -> int:
    if type(value) is not int or not 1 <= value <= MOST_PAID:
        raise _bad("pays", value, f"1 to {MOST_PAID}")
    return value


def _word(key: str, value: object, valid: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in valid:
        raise _bad(key, value, ", ".join(valid))
    return value
