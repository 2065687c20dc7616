"""RULES 3, must_spread and held_spreads; J9."""

import pytest

from engine.play import can, offers, play, result, table, why
from tonk import Rules, State

OTHER = "9d 7h Kd 4s 3s"


def forced(cards: str, must_spread: str = "yes", drawn: str = "Jc", **options: object) -> State:
    """Let seat 0 hold five cards and draw another."""
    return play(table(cards, OTHER, upcard="9h", stock=drawn, must_spread=must_spread, **options), "0 draw")


def test_no_spread_is_forced_by_default() -> None:
    assert can(play(table("3c 3d 3h Kc Qd", OTHER, stock="Jc"), "0 draw"), "0 discard Kc")


@pytest.mark.parametrize("must_spread", ["yes", "yes_but_aces"])
def test_a_player_may_not_discard_while_holding_a_spread(must_spread: str) -> None:
    state = forced("3c 3d 3h Kc Qd", must_spread)
    assert offers(state) == ["0 spread 3c 3d 3h"]
    assert why(state, "0 discard Kc") == "must-spread"
    assert can(play(state, "0 spread 3c 3d 3h"), "0 discard Kc")


def test_what_counts_is_the_hand_before_the_discard() -> None:
    assert why(forced("3c 3d 3h Kc Qd"), "0 discard 3h") == "must-spread"


def test_every_spread_must_be_laid() -> None:
    state = play(forced("3c 3d 3h 5s 6s", drawn="7s"), "0 spread 3c 3d 3h")
    assert offers(state) == ["0 spread 5s 6s 7s"]


def test_no_hit_is_forced() -> None:
    state = play(forced("3c 3d 3h 6s 9c", drawn="Qs"), "0 spread 3c 3d 3h")
    state = play(state, "0 discard Qs, 1 draw")
    assert can(state, "1 discard 9d")  # seat 1 holds the 3s that fits


def test_only_a_book_of_aces_may_be_kept() -> None:
    aces, run = "Ac Ad Ah 9c 6s", "Ac 2c 3c 9c 6s"
    assert why(forced(aces), "0 discard 6s") == "must-spread"
    assert can(forced(aces, "yes_but_aces"), "0 discard 6s")
    assert why(forced(run, "yes_but_aces"), "0 discard 6s") == "must-spread"


def test_four_aces_are_a_book_of_aces_too() -> None:
    assert can(forced("Ac Ad Ah As 6s", "yes_but_aces"), "0 discard 6s")


def test_beside_kept_aces_another_spread_must_be_laid() -> None:
    state = forced("Ac Ad Ah 6s 7s", "yes_but_aces", drawn="8s")
    assert why(state, "0 discard Ac") == "must-spread"


def test_wild_cards_make_no_natural_spread() -> None:
    wild = {"jokers": 1, "jokers_wild": True, "deuces_wild": True}
    assert can(forced("3c 3d X1 Kc Qd", **wild), "0 discard Kc")
    assert can(forced("3c 3d 2h Kc Qd", **wild), "0 discard Kc")
    assert why(forced("2c 2d 2h Kc Qd", **wild), "0 discard Kc") == "must-spread"


def test_end_is_refused_like_a_discard() -> None:
    hands = ("3c 3d 3h 5s 6s 7s", "9d 7h Kd 4s 3s Kh")
    state = play(table(*hands, stock="8s", must_spread="yes", hit_replaces_discard=True), "0 draw")
    state = play(state, "0 spread 5s 6s 7s, 0 hit 8s 0")
    assert why(state, "0 end") == "must-spread"


def count(cards: str, **options: object) -> int:
    """Count a hand with held spreads free."""
    rules = Rules.preset("classic", **{"held_spreads": "free", "jokers": 2, **options})
    return rules.spreading.count(rules.pack, rules.pack.mask(cards))


@pytest.mark.parametrize(
    ("cards", "free", "options"),
    [
        ("3c 3d 3h Kc Qd", 20, {}),
        ("5s 6s 7s 8s Kc", 10, {}),
        ("4s 5s 6s 6d 6h", 9, {}),  # the run frees 15, the book 18
        ("4s 5s 6s 7s 7d 7h", 0, {}),  # run of three and book
        ("8s 8d 8h 7s 6s", 13, {}),  # the book frees 24, the run 21
        ("3c 3d Kc Qd 5h", 31, {}),
        ("Qd Qh X1 5s", 25, {}),  # dead jokers complete nothing
        ("Qd Qh X1 5s", 5, {"jokers_wild": True}),
        ("Qd 2h X1 5s", 5, {"jokers_wild": True, "deuces_wild": True}),
        ("Qd 2h X1 5s", 17, {"jokers_wild": True, "deuces_wild": True, "min_naturals": 2}),
        ("Qd Qh X1 5s", 5, {"jokers_wild": True, "min_naturals": 2}),
    ],
)
def test_free_held_spreads_leave_the_lowest_count(cards: str, free: int, options: dict[str, object]) -> None:
    assert count(cards, **options) == free


def test_by_default_a_held_spread_counts_in_full() -> None:
    assert count("3c 3d 3h Kc Qd", held_spreads="count") == 29


def test_free_held_spreads_decide_a_drop() -> None:
    hands = ("3c 3d 3h Kc", "9d 2h 2s Ah")  # 19 against 14; free: 10 against 14
    assert result(play(table(*hands), "0 drop"))[0] == "caught"
    assert result(play(table(*hands, held_spreads="free"), "0 drop")) == ("drop", [0], [1, -1])


def test_a_deal_win_takes_the_plain_sum_although_held_spreads_are_free() -> None:
    state = table("Kc Kh Ks Ts 9c", OTHER, deal_wins="49_50", held_spreads="free")
    assert result(state)[0] == "deal"
