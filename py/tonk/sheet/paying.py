"""The rules sheet: what every win is worth, with numbers worked out by the engine, and the session (RULES 3)."""

from __future__ import annotations

from typing import Final

from tonk.rules import Rules
from tonk.sheet.dealing import most_players
from tonk.sheet.drafts import Draft, Values

# The dropper's count, two that catch it and one that does not (RULES 7); three players do without the second.
EXAMPLE: Final = {4: (9, 8, 4, 20), 3: (9, 4, 20)}


def _pays(rules: Rules) -> bool:
    return not rules.scoring.in_points()


def _scores(rules: Rules) -> bool:
    return rules.scoring.in_points()


def _worth(rules: Rules, stakes: int) -> Values:
    """Give the amount for so many stakes; the factor itself where points are scored."""
    points = rules.scoring.in_points()
    return {"stakes": stakes, "amount": rules.scoring.worth(stakes, 1), "points": "yes" if points else "no"}


def _drop(rules: Rules) -> Values:
    return _worth(rules, rules.dropping.stakes())


def _out(rules: Rules) -> Values:
    return _worth(rules, rules.going_out.by_discard())


def _tonk(rules: Rules, *, spreads: int, first_turn: bool = False) -> Values:
    by_spread = spreads > 1
    pays = rules.going_out.without_discard(
        by_spread=by_spread, spreads=spreads, first_turn=first_turn, hits=0, slapped=False
    )
    return _worth(rules, pays)


def _plain_tonk(rules: Rules) -> Values:
    return _tonk(rules, spreads=1)


def _two_spreads(rules: Rules) -> Values:
    return _tonk(rules, spreads=2)


def _first_turn(rules: Rules) -> Values:
    return _tonk(rules, spreads=2, first_turn=True)


def _rewards_first_turn(rules: Rules) -> bool:
    return rules.going_out.rewards_first_turn()


def _scheme(rules: Rules) -> Values:
    """Give the amounts of the catch scheme in force."""
    scheme, worth = rules.dropping.scheme(), rules.scoring.worth
    return {
        "each": worth(scheme.each, 1),
        "lowest": worth(scheme.each + scheme.low, 1),
        "others": worth(scheme.others, 1),
        "everybody": worth(scheme.everybody, 1),
        "head": worth(scheme.low_per_player, 1),
    }


def _example(rules: Rules) -> Values:
    """Work out what a caught dropper, the catchers and another player gain and lose (RULES 7)."""
    counts = EXAMPLE[min(4, most_players(rules))]
    seats = tuple(range(len(counts)))
    caught = rules.dropping.settle_caught(counts, 0, (*seats[1:], 0))
    assert caught is not None
    net = [0] * len(counts)
    for payer, to, stakes, _ in caught.dues:
        net[payer] -= rules.scoring.worth(stakes, 1)
        net[to] += rules.scoring.worth(stakes, 1)
    told = {f"count{seat}": counts[seat] for seat in seats} | {f"net{seat}": signed(net[seat]) for seat in seats}
    return {"players": len(counts), **told}


def signed(amount: int) -> str:
    """Write an amount won or lost.

    >>> signed(5), signed(-20), signed(0)
    ('+5', '−20', '0')
    """
    return f"{amount:+}".replace("-", "−") if amount else "0"


def _plans_big_one(rules: Rules) -> bool:
    return rules.session.planned() > 0 and rules.session.is_big(rules.session.planned() - 1)


def _calls_big_one(rules: Rules) -> bool:
    return rules.session.may_be_called()


def _bets_suit(rules: Rules) -> bool:
    return rules.side_betting.suit_amount() > 0


def _bets_naturals(rules: Rules) -> bool:
    return rules.side_betting.naturals_amount() > 0


def _bets(rules: Rules) -> bool:
    return _bets_suit(rules) or _bets_naturals(rules)


def _other_words(rules: Rules) -> bool:
    return rules.session.vocabulary() != "classic"


PAYMENTS: Final = (
    Draft("stake", ("stake",), _pays),
    Draft("points-scored", (), _scores),
    Draft("pays-drop", (), _pays, _drop),
    Draft("pays-out", (), values=_out),
    Draft("pays-tonk", (), values=_plain_tonk),
    Draft("pays-two-spreads", (), values=_two_spreads),
    Draft("pays-first-turn", (), _rewards_first_turn, _first_turn),
    Draft("points-factor", (), _scores),
    Draft("catch", ("catch",), _pays, _scheme),
    Draft("catch-example", (), _pays, _example),
    Draft("catch-points", ("catch",), _scores),
)
SESSION: Final = (
    Draft("deals", ("deals",)),
    Draft("big-one", ("big_one",), _plans_big_one),
    Draft("big-one-called", (), _calls_big_one, lambda rules: {"called": rules.session.called_deals()}),
    Draft("suit-bet", (), _bets_suit, lambda rules: {"amount": rules.side_betting.suit_amount()}),
    Draft("naturals-bet", (), _bets_naturals, lambda rules: {"amount": rules.side_betting.naturals_amount()}),
    Draft("pots", (), _bets),
    Draft("words", ("words",), _other_words),
)
