"""Instant wins with the dealt hand: who has one, and what happens when several have (RULES 2 and 3, Deal wins)."""

from __future__ import annotations

from typing import NamedTuple

from tonk.cards import Pack
from tonk.rules.options import Group, option
from tonk.rules.tiers import CONTESTS, MENUS, TIES, Menu, Tier, read_tiers

SECTION = "deal_wins"


class Won(NamedTuple):
    """The seats paid for a deal win and the stakes each gets from each payer; no winners: the hand is thrown in."""

    winners: tuple[int, ...]
    pays: tuple[int, ...]
    payers: tuple[int, ...]


class Holding(NamedTuple):
    """A player's deal win: the better `place` wins a contest."""

    seat: int
    place: tuple[int, int]
    tier: Tier


THROWN_IN = Won((), (), ())


def _written(value: object) -> object:
    return value if isinstance(value, str) else [tier.to_json() for tier in value]  # type: ignore[attr-defined]


class DealWins(Group):
    """The options of deal wins; without a contest or tie of its own the menu says."""

    deal_wins: str | tuple[Tier, ...] = option(
        "49_50", SECTION, choices=tuple(MENUS), reader=read_tiers, writer=_written
    )
    deal_win_contest: str | None = option(None, SECTION, choices=CONTESTS)
    deal_win_tie: str | None = option(None, SECTION, choices=TIES)

    def menu(self) -> Menu:
        """Give the tiers, contest and tie in force."""
        menu = MENUS[self.deal_wins] if isinstance(self.deal_wins, str) else Menu(self.deal_wins)
        return Menu(menu.tiers, self.deal_win_contest or menu.contest, self.deal_win_tie or menu.tie)

    def in_force(self) -> dict[str, str]:
        """Give the contest and the tie in force by the names of their options."""
        menu = self.menu()
        return {"deal_win_contest": menu.contest, "deal_win_tie": menu.tie}

    def named(self) -> str | None:
        """Name the menu, None for a list of tiers."""
        return self.deal_wins if isinstance(self.deal_wins, str) else None

    def tier_of(self, pack: Pack, hand: int) -> int:
        """Find the first tier that a hand fits; -1: none."""
        return next((k for k, tier in enumerate(self.menu().tiers) if tier.holds(pack, hand)), -1)

    def claim(self, pack: Pack, hand: int) -> int:
        """Give the stakes for claiming a hand in the first turn; 0: it is no such hand (RULES 3, `when: turn`)."""
        index = self.tier_of(pack, hand)
        if index < 0:
            return 0
        tier = self.menu().tiers[index]
        return tier.pays if tier.when == "turn" else 0

    def has_claims(self) -> bool:
        """Tell whether any hand can be claimed in the first turn."""
        return any(tier.when == "turn" for tier in self.menu().tiers)

    def settle(self, pack: Pack, hands: tuple[int, ...], from_left: tuple[int, ...]) -> Won | None:
        """Say who is paid for a dealt hand; None when nobody has a deal win."""
        menu = self.menu()
        held = [holding for seat, hand in enumerate(hands) if (holding := self._holding(menu, pack, seat, hand))]
        if not held:
            return None
        everybody = range(len(hands))
        if len(held) == 1:
            return _won(held, [seat for seat in everybody if seat != held[0].seat])
        without = [seat for seat in everybody if all(seat != holding.seat for holding in held)]
        match menu.contest:
            case "throw_in":
                return THROWN_IN
            case "all":
                return _won(held, without)
            case _:
                return _best(menu, held, without, from_left)

    def _holding(self, menu: Menu, pack: Pack, seat: int, hand: int) -> Holding | None:
        index = self.tier_of(pack, hand)
        if index < 0 or menu.tiers[index].when != "deal":
            return None
        tier = menu.tiers[index]
        return Holding(seat, (index, tier.rank(pack.count(hand))), tier)


def _best(menu: Menu, held: list[Holding], without: list[int], from_left: tuple[int, ...]) -> Won:
    """Settle a contest in which the best tier wins."""
    place = min(holding.place for holding in held)
    best = [holding for holding in held if holding.place == place]
    if len(best) > 1:
        match best[0].tier.tie or menu.tie:
            case "throw_in":
                return THROWN_IN
            case "all":
                return _won(best, without)
            case _:
                best.sort(key=lambda holding: from_left.index(holding.seat))
    return _won(best[:1], [seat for seat in from_left if seat != best[0].seat])


def _won(held: list[Holding], payers: list[int]) -> Won:
    """Let the payers pay each holder; a win that nobody pays is thrown in."""
    if not payers:
        return THROWN_IN
    return Won(tuple(h.seat for h in held), tuple(h.tier.pays for h in held), tuple(payers))
