"""Random valid rules objects in which every option and value turns up."""

from random import Random
from typing import Any

from oracle.rules_options import MENUS, OPTIONS, PRESETS, read_rules

# Long ranges are tried at a few places.
TRIED: dict[str, list[Any]] = {
    **OPTIONS,
    "stake": [1, 2, 3, 5, 25, 1000],
    "deals": [0, 1, 2, 20, 499, 500],
    "big_one": [0, 1, 2, 19, 20],
    "suit_bet": [0, 1, 2, 99, 100],
    "naturals_bet": [0, 1, 3, 99, 100],
}
ONE_VALUE = [(name, value) for name, values in TRIED.items() for value in values]

SLAPS, BOTH = ["race", "next_first"], [False, True]

# Options that work on each other are switched on together.
THEMES: list[dict[str, list[Any]]] = [
    {"slap": SLAPS, "boobed": BOTH, "hit_blocks_out": BOTH, "wait_after_hit": [0, 2]},
    {"slap": ["next_first"], "wait_after_hit": [0, 1, 2], "wait_stacking": ["add", "once_a_round"], "boobed": [True]},
    {"slap": ["next_first"], "hit_blocks_out": [True], "hand_size": [3, 4], "wait_after_hit": [0, 1]},
    {"slap": SLAPS, "pays_first_turn": [3, 5], "pays_two_spreads": [2, 4], "hand_size": [5, 6, 7, 8]},
    {"slap": SLAPS, "boobed": [True], "hand_size": [6, 7, 8], "stock_end": ["wanted", "emptied"]},
    {"slap": SLAPS, "jokers": [2, 4], "jokers_wild": [True], "deuces_wild": BOTH, "take_must_use": BOTH},
    {"slap": SLAPS, "hits_per_turn": [0, 1], "hit_replaces_discard": BOTH, "fourth_to_book": BOTH},
    {"jokers": [1, 2, 3, 4], "jokers_wild": [True], "deuces_wild": BOTH, "min_naturals": [1, 2]},
    {"held_spreads": ["free"], "deuces_wild": BOTH, "jokers": [0, 2], "jokers_wild": [True]},
    {"boobed": [True], "hand_size": [6, 7, 8], "must_spread": ["yes", "yes_but_aces"], "hit_replaces_discard": BOTH},
    {"hit_replaces_discard": [True], "hit_blocks_out": [True], "must_spread": ["no", "yes"], "hits_per_turn": [0, 1]},
    {"take_must_use": [True], "hit_blocks_out": [True], "fourth_to_book": [False], "upcard": BOTH},
    {"take_must_use": [True], "jokers": [3, 4], "jokers_wild": [True], "hit_blocks_out": BOTH},
    {"stock_end": ["emptied"], "slap": ["off", "race"], "hand_size": [7, 8], "boobed": BOTH},
    {"stock_out": ["lowest", "dead"], "stock_out_tie": ["all", "dead", "nearest_left"], "hand_size": [3, 8]},
    {"touch_stock": [True], "first_drop_turn": [2, 3], "upcard": [False], "deal_wins": ["big_50", "big_50_earliest"]},
    {"deal_wins": [[{"at_most": 40, "when": "turn", "pays": 3}]], "touch_stock": BOTH, "slap": ["off", "race"]},
    {"pays_tonk": [1, 3], "pays_two_spreads": [4, 5], "pays_first_turn": [0, 7], "hand_size": [5, 6, 7, 8]},
    {"slap": SLAPS, "pays_first_turn": [7], "pays_two_spreads": [4], "hand_size": [6, 7]},
    {"must_spread": ["yes", "yes_but_aces"], "hit_blocks_out": [True], "hand_size": [3, 4, 5]},
    {"wait_after_spread": [1, 3], "wait_after_hit": [1, 2], "wait_own_hit": BOTH, "hit_blocks_out": [True]},
    {"scoring": ["push_ups"], "held_spreads": ["free", "count"], "deal_wins": ["big_50", "50_double_49_single"]},
    {"stock_out_tie": ["nearest_left"], "boobed": [True], "hand_size": [5, 6], "scoring": ["stakes", "push_ups"]},
    {"catch": ["everyones_stake", "five_to_low", "per_player"], "hand_size": [3], "held_spreads": ["free"]},
    {"return_taken": [True], "stock_out_tie": ["all", "dead", "nearest_left"], "take_must_use": [False]},
]


def pick(rng: Random, name: str) -> Any:  # noqa: ANN401 - a value of an option is any JSON value
    """Choose a value that is not the default, where there is another."""
    return rng.choice(TRIED[name][1:] or TRIED[name])


def random_tier(rng: Random) -> dict[str, Any]:
    """Make one tier, wide enough to be dealt now and then."""
    tier: dict[str, Any] = rng.choice(
        [
            {"totals": sorted(rng.sample(range(10, 60), rng.randint(1, 12)))},
            {"at_most": rng.randint(3, 34)},
            {"all_courts": True},
        ]
    )
    for key, values in (("pays", [1, 2, 3, 10]), ("when", ["deal", "turn"]), ("tie", OPTIONS["deal_win_tie"])):
        if rng.random() < 0.4:
            tier[key] = rng.choice(values)
    return tier


def random_deal_wins(rng: Random) -> str | list[dict[str, Any]]:
    """Choose no deal wins often (so that there is play), else a menu or tiers."""
    chance = rng.random()
    if chance < 0.5:
        return "none"
    return rng.choice(list(MENUS)) if chance < 0.75 else [random_tier(rng) for _ in range(rng.randint(1, 4))]


def some_options(rng: Random) -> dict[str, Any]:
    """Change each option with one chance for all of them."""
    chance = rng.choice([0.1, 0.3, 0.6, 0.9])
    changes = {name: pick(rng, name) for name in OPTIONS if rng.random() < chance}
    if rng.random() < 0.6:
        changes["deal_wins"] = random_deal_wins(rng)
    return changes


def contest(rng: Random) -> dict[str, Any]:
    """Let most hands be deal wins of several tiers."""
    wide: list[dict[str, Any]] = [{"totals": rng.sample(range(10, 50), 20)}, {"at_most": rng.randint(20, 40)}]
    tiers = [{**rng.choice(wide), "pays": rng.randint(1, 4)} for _ in range(rng.randint(1, 3))]
    for tier in tiers:
        own: list[dict[str, Any]] = [{}, {}, {"tie": rng.choice(OPTIONS["deal_win_tie"])}, {"when": "turn"}]
        tier |= rng.choice(own)
    names = ("deal_win_contest", "deal_win_tie", "scoring")
    return {"deal_wins": tiers, **{name: rng.choice(OPTIONS[name]) for name in names}}


def pair(rng: Random) -> dict[str, Any]:
    """Change two options."""
    return {name: pick(rng, name) for name in rng.sample(list(OPTIONS), 2)}


def theme(rng: Random) -> dict[str, Any]:
    """Change options that work on each other, and sometimes a few more."""
    rules = {name: rng.choice(values) for name, values in rng.choice(THEMES).items()}
    if rng.random() < 0.5:
        rules |= rng.choice(THEMES_OF_ONE)(rng)
    return {"deal_wins": random_deal_wins(rng), **rules}


THEMES_OF_ONE = (pair, lambda rng: {"must_spread": "yes"}, lambda rng: {"held_spreads": "free"})


def random_rules(rng: Random) -> str | dict[str, Any]:
    """Make a valid rules object: a preset, one value, a pair, a theme, or anything."""
    kind = rng.choices(["preset", "changed", "value", "pair", "contest", "theme", "any"], [2, 2, 2, 2, 1, 8, 4])[0]
    preset = rng.choice(list(PRESETS))
    if kind == "preset":
        return preset if rng.random() < 0.5 else {"preset": preset}
    if kind == "value":
        changes = dict([rng.choice(ONE_VALUE)])
    else:
        changes = {"pair": pair, "contest": contest, "theme": theme}.get(kind, some_options)(rng)
    rules = {"preset": preset, **changes} if kind == "changed" else changes
    return possible(rng, rules)


def possible(rng: Random, rules: dict[str, Any]) -> dict[str, Any]:
    """Mend the one contradiction (big_one above deals), and put the options in any order."""
    if rules.get("deals") and rules.get("big_one", 0) > rules["deals"]:
        rules["big_one"] = rng.randint(0, min(20, rules["deals"]))
    names = rng.sample(list(rules), len(rules))
    read_rules(rules)
    return {name: rules[name] for name in names}
