"""Every option with its default and valid values, every deal-win menu and every preset (RULES 3 and 4)."""

from typing import Any

from oracle.cards import Rules

SWITCH_OFF, SWITCH_ON = [False, True], [True, False]

# The default stands first.
OPTIONS: dict[str, list[Any]] = {
    "pack": [52, 40],
    "jokers": [0, 1, 2, 3, 4],
    "jokers_wild": SWITCH_OFF,
    "deuces_wild": SWITCH_OFF,
    "court_points": ["ten", "rising"],
    "hand_size": [5, 3, 4, 6, 7, 8, 9, 10],
    "upcard": SWITCH_ON,
    "min_naturals": [1, 2],
    "first_deal": ["cut_seats", "cut_dealer", "random"],
    "must_spread": ["no", "yes", "yes_but_aces"],
    "fourth_to_book": SWITCH_ON,
    "hits_per_turn": [0, 1],
    "hit_replaces_discard": SWITCH_OFF,
    "take_must_use": SWITCH_OFF,
    "return_taken": SWITCH_OFF,
    "touch_stock": SWITCH_OFF,
    "held_spreads": ["count", "free"],
    "slap": ["off", "race", "next_first"],
    "boobed": SWITCH_OFF,
    "first_drop_turn": [1, 2, 3],
    "stock_end": ["wanted", "emptied"],
    "stock_out": ["lowest", "dead"],
    "stock_out_tie": ["all", "dead", "nearest_left"],
    "wait_after_spread": [0, 1, 2, 3, 4, 5],
    "wait_after_hit": [0, 1, 2, 3, 4, 5],
    "wait_own_hit": SWITCH_ON,
    "wait_stacking": ["add", "once_a_round"],
    "hit_blocks_out": SWITCH_OFF,
    "stake": list(range(1, 1001)),
    "pays_drop": list(range(1, 11)),
    "pays_out": list(range(1, 11)),
    "pays_tonk": [2, 1, *range(3, 11)],
    "pays_two_spreads": [2, 1, *range(3, 11)],
    "pays_first_turn": list(range(11)),
    "pays_stock": list(range(1, 11)),
    "catch": [
        "standard",
        "low_only",
        "everyones_stake",
        "single_each",
        "double_to_all",
        "five_to_low",
        "catchers_double",
        "catchers_fourfold",
        "per_player",
        "low_from_everyone",
    ],
    "scoring": ["stakes", "push_ups"],
    "deals": list(range(501)),
    "big_one": list(range(21)),
    "suit_bet": list(range(101)),
    "naturals_bet": list(range(101)),
    "words": ["classic", "rushville", "washington"],
    "deal_win_contest": ["throw_in", "best", "all"],
    "deal_win_tie": ["throw_in", "nearest_left", "all"],
}

Menu = tuple[list[dict[str, Any]], dict[str, str]]
BEST = {"deal_win_contest": "best"}
Tier = dict[str, Any]
FIFTY, FORTY_NINE = Tier({"totals": [50]}), Tier({"totals": [49]})
BIG: list[Tier] = [FIFTY, {"at_most": 13}]

MENUS: dict[str, Menu] = {
    "49_50": ([{"totals": [49, 50]}], {}),
    "50": ([FIFTY], {}),
    "50_double_49_single": ([FIFTY, {"totals": [49], "pays": 1}], BEST),
    "49_50_15": ([{"totals": [49, 50]}, {"at_most": 15}], {}),
    "49_50_13": ([{"totals": [49, 50]}, {"at_most": 13}], {}),
    "49_50_9_triple": ([{"at_most": 9, "pays": 3}, {"totals": [49, 50]}], {"deal_win_contest": "throw_in"}),
    "9": ([{"at_most": 9}], {}),
    "11_50_49": ([{"at_most": 11}, FIFTY, FORTY_NINE], BEST),
    "50_49_13": ([FIFTY, FORTY_NINE, {"at_most": 13}], {"deal_win_contest": "best", "deal_win_tie": "nearest_left"}),
    "50_49_14": ([FIFTY, FORTY_NINE, {"at_most": 14}], {"deal_win_contest": "all"}),
    "47_50": ([{"totals": [47, 50]}], {}),
    "all_courts": ([{"all_courts": True}], {}),
    "big_50": ([*BIG, {"totals": [49], "pays": 1, "when": "turn"}], BEST),
    "big_50_49_double": ([*BIG, {"totals": [49], "pays": 2, "when": "turn"}], BEST),
    "big_50_earliest": (
        [{"totals": [50], "tie": "nearest_left"}, {"at_most": 13}, {"totals": [49], "pays": 1, "when": "turn"}],
        BEST,
    ),
    "none": ([], {}),
}

PRESETS: dict[str, Rules] = {
    "classic": {},
    "waiting": {"wait_after_spread": 3, "wait_after_hit": 1},
    "dutch": {"deal_wins": "50", "catch": "low_from_everyone", "first_deal": "cut_dealer"},
    "washington_dc": {"deal_wins": "11_50_49"},
    "newark": {"deal_wins": "50_49_13", "pays_first_turn": 4},
    "baton_rouge": {"pack": 40, "deal_wins": "47_50"},
    "rushville": {
        "deal_wins": "all_courts",
        "pays_out": 2,
        "catch": "catchers_fourfold",
        "boobed": True,
        "stock_out_tie": "dead",
        "words": "rushville",
    },
    "chicago": {
        "jokers": 2,
        "jokers_wild": True,
        "deuces_wild": True,
        "upcard": False,
        "deal_wins": "big_50",
        "pays_tonk": 1,
        "pays_two_spreads": 1,
        "pays_first_turn": 2,
        "catch": "catchers_double",
    },
    "washington_state": {
        "deal_wins": "50_49_14",
        "wait_after_hit": 1,
        "wait_own_hit": False,
        "catch": "per_player",
        "words": "washington",
    },
    "push_ups": {"scoring": "push_ups", "pays_tonk": 1},
    "seattle": {"hand_size": 7, "deal_wins": "none"},
    "vietnam": {"hand_size": 7, "pack": 40, "deal_wins": "none"},
    "book": {"fourth_to_book": False, "hits_per_turn": 1, "hit_replaces_discard": True, "take_must_use": True},
    "slap": {"slap": "race"},
    "jokers": {"jokers": 2},
    "rising_courts": {"court_points": "rising", "deal_wins": "none"},
}


def same(left: object, right: object) -> bool:
    """Compare two JSON values, true and 1 being different."""
    return type(left) is type(right) and left == right


def whole(value: object) -> bool:
    """Say whether the value is a whole JSON number."""
    return type(value) is int


def read_tier(tier: object) -> dict[str, Any]:
    """Check one custom tier and fill in its defaults (RULES 3: deal wins)."""
    if not isinstance(tier, dict) or set(tier) - {"totals", "at_most", "all_courts", "pays", "when", "tie"}:
        raise ValueError(f"{tier!r} is no tier")
    full: dict[str, Any] = {"pays": 2, "when": "deal", **tier}
    if len(set(tier) & {"totals", "at_most", "all_courts"}) != 1:
        raise ValueError(f"{tier!r} needs exactly one of totals, at_most, all_courts")
    totals = full.get("totals", [0])
    good = (
        isinstance(totals, list) and totals != [] and all(whole(total) for total in totals),
        whole(full.get("at_most", 0)),
        full.get("all_courts", True) is True,
        whole(full["pays"]) and 1 <= full["pays"] <= 10,
        full["when"] in ("deal", "turn"),
        full.get("tie", "throw_in") in OPTIONS["deal_win_tie"],
    )
    if not all(good):
        raise ValueError(f"{tier!r} has a bad value")
    return full


def read_tiers(deal_wins: object) -> Menu:
    """Look up a menu by name, or check a list of tiers."""
    if isinstance(deal_wins, str) and deal_wins in MENUS:
        tiers, sets = MENUS[deal_wins]
    elif isinstance(deal_wins, list):
        tiers, sets = deal_wins, {}
    else:
        raise ValueError(f"deal_wins: {deal_wins!r} is neither a menu nor a list of tiers")
    return [read_tier(tier) for tier in tiers], sets


def read_rules(rules: object) -> Rules:
    """Compose preset and changes into all options; raise ValueError for a bad one (RULES 3 and 5)."""
    if isinstance(rules, str):
        rules = {"preset": rules}
    if not isinstance(rules, dict):
        raise ValueError("rules must be a preset name or an object")
    preset = rules.get("preset", "classic")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise ValueError(f"{preset!r} is no preset")
    chosen = {**PRESETS[preset], **{name: value for name, value in rules.items() if name != "preset"}}
    tiers, sets = read_tiers(chosen.pop("deal_wins", "49_50"))
    for name, value in chosen.items():
        if name not in OPTIONS or not any(same(value, valid) for valid in OPTIONS[name]):
            raise ValueError(f"{name}: {value!r} is not possible")
    full = {**{name: values[0] for name, values in OPTIONS.items()}, **sets, **chosen, "tiers": tiers}
    if full["deals"] and full["big_one"] > full["deals"]:
        raise ValueError("big_one is more than deals")
    return full
