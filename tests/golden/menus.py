"""Golden deals: what every menu of deal wins pays, contests, ties, and tiers of one's own (RULES 3)."""

from collections.abc import Iterator
from typing import Any

from engine.test_deal_wins import FIFTY, FORTY_NINE, HANDS, PAYS, THIRTY
from golden.by_hand import Case, record

LAST, OTHER_FIFTY = "9d 9h 9s Th 6d", "Jd Jh Qs Tc Th"
CONTESTS = {
    ("throw_in", "throw_in"): [0, 0, 0, 0],
    ("throw_in", "nearest_left"): [0, 0, 0, 0],
    ("throw_in", "all"): [0, 0, 0, 0],
    ("best", "throw_in"): [0, 0, 0, 0],
    ("best", "nearest_left"): [6, -2, -2, -2],
    ("best", "all"): [2, 2, 0, -4],
    ("all", "throw_in"): [2, 2, 2, -6],
    ("all", "nearest_left"): [2, 2, 2, -6],
    ("all", "all"): [2, 2, 2, -6],
}
TIERS: list[tuple[str, list[dict[str, Any]], str | None, list[int]]] = [
    ("totals of one's own", [{"totals": [44, 30], "pays": 7}], "deal", [-7, 7]),
    ("at most, better tier first", [{"at_most": 20, "pays": 3}, {"at_most": 30}], "deal", [-2, 2]),
    ("all courts, and nobody has them", [{"all_courts": True, "pays": 10}], None, [0, 0]),
    ("an empty list", [], None, [0, 0]),
    ("a tier with a tie of its own", [{"totals": [30, 31], "tie": "nearest_left"}], "deal", [-2, 2]),
]


def deals() -> Iterator[Case]:
    """Give a deal for each menu and each hand that wins in it, and one that does not."""
    for menu, pays in PAYS.items():
        rules = {} if menu == "49_50" else {"deal_wins": menu}
        for kind, stakes in pays.items():
            entry = {"hands": [THIRTY, HANDS[kind], LAST], "rules": rules, "play": ""}
            yield Case(f"{menu}: {kind}", record(entry), "deal", [-stakes, 2 * stakes, -stakes], None)
        entry = {"hands": [THIRTY, LAST], "rules": rules, "play": "0 draw"}
        yield Case(f"{menu}: no deal win", record(entry), None, [0, 0], None)


def contests() -> Iterator[Case]:
    """Give 50, 50, 49 and 30 with every contest and every tie."""
    for (contest, tie), net in CONTESTS.items():
        rules = {"deal_wins": "11_50_49", "deal_win_contest": contest, "deal_win_tie": tie}
        entry = {"hands": [FIFTY, OTHER_FIFTY, FORTY_NINE, THIRTY], "rules": rules, "play": ""}
        ended = "deal" if any(net) else "thrown_in"
        yield Case(f"50, 50, 49 and 30 with contest {contest} and tie {tie}", record(entry), ended, net, None)


def claims() -> Iterator[Case]:
    """Give 49 points claimed on the turn."""
    for menu, stakes in (("big_50", 1), ("big_50_49_double", 2), ("big_50_earliest", 1)):
        entry = {"hands": [FORTY_NINE, THIRTY, LAST], "rules": {"deal_wins": menu}, "play": "0 claim"}
        yield Case(f"{menu}: 49 claimed", record(entry), "claim", [2 * stakes, -stakes, -stakes], None)
    entry = {"hands": [FIFTY, OTHER_FIFTY, THIRTY], "rules": {"deal_wins": "big_50_earliest"}, "play": ""}
    yield Case("big_50_earliest: the first of two 50s", record(entry), "deal", [4, -2, -2], None)


def custom() -> Iterator[Case]:
    """Give deals with tiers of one's own; seat 1 has 30 points."""
    for name, tiers, ended, net in TIERS:
        entry = {"hands": [LAST, THIRTY], "rules": {"deal_wins": tiers}, "play": ""}
        yield Case(name, record(entry), ended, net, None)
    turn = [{"at_most": 30, "when": "turn", "pays": 4}]
    entry = {"hands": [THIRTY, LAST], "rules": {"deal_wins": turn}, "play": "0 claim"}
    yield Case("a turn tier of one's own", record(entry), "claim", [4, -4], None)


def menus() -> list[Case]:
    """List all golden deals."""
    return [*deals(), *contests(), *claims(), *custom()]
