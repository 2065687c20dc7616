"""The rules sheet: the cards, the wild ones among them, and the deal (RULES 2 and 3)."""

from __future__ import annotations

from typing import Final

from tonk.rules import Rules
from tonk.rules.words import tier_hand
from tonk.sheet.drafts import Draft, Drafts, Values, spoken_value

MOST_SEATS: Final = 6  # at the table in the page (RULES 2, Players)


def most_players(rules: Rules) -> int:
    """Give the number of players that the pack suffices for, at most as many as sit at the table.

    >>> most_players(Rules.preset("classic")), most_players(Rules.preset("vietnam", hand_size=10))
    (6, 3)
    """
    cards = len(rules.pack.names)
    fits = [n for n in range(2, MOST_SEATS + 1) if rules.dealing.why_not_players(cards, n) is None]
    return max(fits, default=0)


def _players(rules: Rules) -> Values:
    return {"most": most_players(rules)}


def _has_jokers(rules: Rules) -> bool:
    return rules.pack.jokers != 0


def _has_wild_jokers(rules: Rules) -> bool:
    return rules.pack.wild & rules.pack.jokers != 0


def _has_wild(rules: Rules) -> bool:
    return rules.pack.wild != 0


def _has_wild_deuces(rules: Rules) -> bool:
    return rules.pack.wild & rules.pack.deuces != 0


def _wild_cards(rules: Rules) -> Values:
    jokers, deuces = _has_wild_jokers(rules), _has_wild_deuces(rules)
    return {"wild": "both" if jokers and deuces else "jokers" if jokers else "deuces"}


def _has_deal_wins(rules: Rules) -> bool:
    return bool(rules.deal_winning.menu().tiers)


def _has_no_deal_wins(rules: Rules) -> bool:
    return not _has_deal_wins(rules)


def _can_be_contested(rules: Rules) -> bool:
    return any(tier.when == "deal" for tier in rules.deal_winning.menu().tiers)


def _can_be_tied(rules: Rules) -> bool:
    return _can_be_contested(rules) and rules.deal_winning.menu().contest == "best"


def _tiers(rules: Rules) -> list[Values]:
    """Write each tier with what it brings from each other player."""
    points = "yes" if rules.scoring.in_points() else "no"
    contested = rules.deal_winning.menu().contest == "best"
    return [
        {
            **dict(tier_hand(tier.to_json())),
            "pays": tier.pays,
            "amount": rules.scoring.worth(tier.pays, 1),
            "points": points,
            "when": tier.when,
            "tie": spoken_value(tier.tie if tier.tie and contested and tier.when == "deal" else "none"),
        }
        for tier in rules.deal_winning.menu().tiers
    ]


CARDS: Final = (
    Draft("pack", ("pack",)),
    Draft("jokers", ("jokers",), _has_jokers, lambda rules: {"wild": spoken_value(_has_wild_jokers(rules))}),
    Draft("points", ("court_points",)),
    Draft("spreads"),
    Draft("players", (), values=_players),
)
WILD: Final = (
    Draft("wild", (), _has_wild, _wild_cards),
    Draft("wild-meaning", ("min_naturals",), _has_wild),
    Draft("wild-deuces", (), _has_wild_deuces),
)
DEAL: Final = (
    Draft("first-deal", ("first_deal",)),
    Draft("deal", ("hand_size",)),
    Draft("upcard", ("upcard",)),
    Draft("no-deal-wins", (), _has_no_deal_wins),
    Draft("deal-wins", (), _has_deal_wins),
    Drafts("tier", _tiers),
    Draft("contest", ("deal_win_contest",), _can_be_contested),
    Draft("tie", ("deal_win_tie",), _can_be_tied),
)
