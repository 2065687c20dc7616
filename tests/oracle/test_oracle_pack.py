"""The oracle's cards, shuffle and notation (RULES 2, 5 and 6)."""

import pytest

from oracle.cards import hand_seed, pack, points, read_card, shuffled
from oracle.notation import read_action, write_action
from oracle.record import replay
from oracle.rules_options import MENUS, PRESETS, read_rules

ZERO = (
    "9s 9d Jd Qd 2d 2h 6d Kh 5d 4s Tc Qs Js Ah 9h 2s 9c 3c 5c 2c Th 7h Jh 8s Ks 3s 3h Ac 8c 6c 3d 6s 5s 4c As 7c Td 4d"
    " 8d Kd 7d Jc 6h 5h Kc Ts 8h Qh Ad 7s Qc 4h"
)


def test_the_seed_of_zero_bytes_gives_the_printed_order() -> None:
    assert " ".join(shuffled(bytes(32), pack(read_rules("classic")))) == ZERO


def test_secret_word_and_number_give_the_printed_seed() -> None:
    seed = hand_seed(b"\x01" * 32, "kitty", 3)
    assert seed.hex() == "c4b22ca37d3ee7d6337b2a77951f02938c0e5f103186a05fbe426567da4b3406"
    assert " ".join(shuffled(seed, pack(read_rules("classic")))[:10]) == "Ac 5d 3d 3s Kh Tc 2c Js 2h 2d"


def test_the_starting_order_of_a_small_pack_with_jokers() -> None:
    cards = pack(read_rules({"pack": 40, "jokers": 2}))
    assert (len(cards), cards[6:9], cards[-3:]) == (42, ["7c", "Jc", "Qc"], ["Ks", "X1", "X2"])


def test_points() -> None:
    classic, rising = read_rules("classic"), read_rules("rising_courts")
    assert [points(card, classic) for card in ("As", "9d", "Th", "Jc", "Ks", "X1")] == [1, 9, 10, 10, 10, 0]
    assert [points(card, rising) for card in ("Td", "Jc", "Qc", "Kc")] == [10, 11, 12, 13]


@pytest.mark.parametrize(("text", "card"), [("as", "As"), ("10D", "Td"), ("tD", "Td"), ("x2", "X2")])
def test_cards_are_read_in_any_case(text: str, card: str) -> None:
    assert read_card(text) == card


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1  DRAW", "1 draw"),
        ("1 spread 5S x1=6s 10S", "1 spread 5s X1=6s Ts"),
        ("2 slap 0", "2 slap 0"),
        ("2 slap 2c=2c 0", "2 slap 2c 0"),
        ("1 hit X1=8s 0", "1 hit X1=8s 0"),
    ],
)
def test_actions_are_read_and_written(text: str, written: str) -> None:
    assert write_action(read_action(text)) == written


def test_every_preset_and_menu_is_valid() -> None:
    assert (len(PRESETS), len(MENUS)) == (16, 16)
    assert [read_rules(preset)["stake"] for preset in PRESETS] == [1] * 16


def test_a_menu_brings_its_contest_unless_one_is_chosen() -> None:
    assert read_rules("newark")["deal_win_tie"] == "nearest_left"
    assert read_rules({"preset": "newark", "deal_win_contest": "all"})["deal_win_contest"] == "all"
    assert read_rules({"preset": "newark", "deal_wins": "50"})["deal_win_contest"] == "throw_in"


@pytest.mark.parametrize(
    "rules",
    [
        "poker",
        {"tempo": 1},
        {"jokers": True},
        {"pack": "52"},
        {"deals": 2, "big_one": 3},
        {"deal_wins": [{"totals": []}]},
        {"deal_wins": [{"totals": [50], "at_most": 9}]},
        {"deal_wins": [{"all_courts": True, "pays": 11}]},
    ],
)
def test_bad_rules_are_a_fault_of_the_record(rules: object) -> None:
    outcome = replay(
        {"format": "tonk-hand/1", "rules": rules, "players": 2, "dealer": 0, "seed": "00" * 32, "actions": ["5"]}
    )
    assert (outcome["error"]["index"], outcome["error"]["action"]) == (None, None)


def test_an_illegal_action_is_named_by_its_index() -> None:
    record = {"format": "tonk-hand/1", "rules": "classic", "players": 3, "dealer": 0, "seed": "00" * 32}
    outcome = replay({**record, "actions": ["1 draw", "1 discard 9s", "1 drop"]})
    assert (outcome["error"]["index"], outcome["error"]["action"]) == (2, "1 drop")
    assert replay({**record, "actions": ["1 draw"]})["ended"] is None
    assert replay({**record, "players": 9})["error"]["index"] is None  # 52 - 45 - 1 = 6 cards for 9 players
