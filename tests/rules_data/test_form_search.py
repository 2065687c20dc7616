"""House rules are found in the form by the words that players use."""

import json

import pytest

from tonk.form import form
from tonk.messages import say


def found_by(words: str) -> list[str]:
    """Find options as the page does: every word in label, sentence, search words or choices."""
    found = []
    drawn = json.loads(json.dumps(form("classic")))
    for option in (option for section in drawn["sections"] for option in section["options"]):
        said = [option["label"], option["help"], option["words"]]
        said += [key for choice in option.get("choices", []) for key in (choice["label"], choice["help"]) if key]
        text = " ".join(say(key) for key in said if "number" not in key).lower()
        if all(word in text for word in words.lower().split()):
            found.append(option["name"])
    return found


# RULES 4, last paragraph: named house rules that must be easy to find.
@pytest.mark.parametrize(
    ("words", "option"),
    [
        ("no upcard", "upcard"),
        ("forced spreads", "must_spread"),
        ("three aces", "must_spread"),
        ("tonk single double", "pays_tonk"),
        ("tonk two spreads", "pays_two_spreads"),
        ("caught", "catch"),
        ("caught man pays everybody", "catch"),
        ("dead hand", "stock_out"),
        ("dead hand", "stock_out_tie"),
        ("49 single", "deal_wins"),
        ("big 50", "deal_wins"),
        ("book rule", "fourth_to_book"),
        ("book rule", "hits_per_turn"),
        ("book rule", "hit_replaces_discard"),
        ("book rule", "take_must_use"),
        ("waiting", "wait_after_spread"),
        ("waiting", "wait_after_hit"),
        ("waiting", "wait_own_hit"),
        ("waiting", "wait_stacking"),
        ("waiting", "hit_blocks_out"),
        ("touch stock", "touch_stock"),
        ("slap priority", "slap"),
        ("big one", "big_one"),
        ("side bet", "suit_bet"),
        ("side bet", "naturals_bet"),
        ("seven cards", "hand_size"),
        ("knock", "first_drop_turn"),
    ],
)
def test_a_house_rule_is_found_by_the_words_players_use(words: str, option: str) -> None:
    found = found_by(words)
    assert option in found
    assert len(found) <= 8
