"""What the port offers on your turn: actions with what they move, meanings of wild cards, reasons, slaps, the end."""

from typing import Any

import pytest

from borders import Page
from sittings import stack


def stacked(monkeypatch: pytest.MonkeyPatch, hands: list[str], rules: object = "classic", **rest: str) -> Page:
    """Sit down with stacked cards, you to play first."""
    for number in range(40):
        page = Page()
        page.begin(rules, bots=len(hands) - 1, deal=False, secret=f"{number:02x}" * 32)
        session = page.port._session
        if session is not None and session.dealer_seat == len(hands) - 1:
            stack(monkeypatch, session, hands, **rest)
            page.ask("next_hand")
            return page
    raise AssertionError("nobody on your right ever dealt")


HANDS = ["7c 7d 7h 8s 2c", "Kd Qd 3c 5h 9s"]


def kinds(page: Page) -> dict[str, Any]:
    legal: dict[str, Any] = page.update["legal"]
    return legal


def test_each_action_says_what_it_moves_and_your_count_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = stacked(monkeypatch, HANDS, upcard="3d", stock="9d")
    assert kinds(page)["take"]["actions"] == [{"text": "0 take", "after": 34}]  # 31 and 3
    assert page.view["count_after_take"] == 34
    page.ask("act", action="0 draw")
    assert kinds(page)["spread"]["actions"] == [
        {"text": "0 spread 7c 7d 7h", "cards": ["7c", "7d", "7h"], "as": ["7c", "7d", "7h"], "after": 19}
    ]
    assert {"text": "0 discard 8s", "cards": ["8s"], "after": 32} in kinds(page)["discard"]["actions"]
    assert kinds(page)["hit"] == {"actions": [], "why": {"key": "refusal-nothing-to-hit", "values": {}}}


def test_each_kind_says_why_there_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    page = stacked(monkeypatch, HANDS, upcard="3d", stock="9d")
    why = {kind: offered["why"] and page.say(offered["why"]) for kind, offered in kinds(page).items()}
    first = "Begin the turn first: draw, take the top discard, or drop."
    assert why == {"draw": None, "take": None, "drop": None, "spread": first, "hit": first, "discard": first}
    page.ask("act", action="0 draw")
    assert page.say(kinds(page)["drop"]["why"]) == "You may only drop at the start of your turn."
    page.ask("act", action="0 spread 7c 7d 7h")
    assert page.say(kinds(page)["spread"]["why"]) == "You hold no spread."
    assert page.say(kinds(page)["hit"]["why"]) == "None of your cards fits a spread on the table."
    assert [kinds(page)[kind]["why"]["key"] for kind in ("spread", "hit")] == ["refusal-no-spread", "refusal-no-hit"]
    page.ask("act", action="0 discard 8s")
    assert {page.say(offered["why"]) for offered in kinds(page).values()} == {"It is West's turn."}


def test_only_the_kinds_that_the_rules_have_are_offered() -> None:
    page = Page()
    page.begin({"touch_stock": True, "slap": "race", "hit_replaces_discard": True, "deal_wins": "big_50"})
    assert {"touch", "slap", "end", "claim"} < set(kinds(page))


def test_picked_cards_are_told_what_they_can_do(monkeypatch: pytest.MonkeyPatch) -> None:
    page = stacked(monkeypatch, HANDS, upcard="3d", stock="9d")
    can = page.ask("with", cards=["7c", "7d", "7h"])
    assert (can["spreads"], page.say(can["why"]["spread"])) == (
        [],
        "Begin the turn first: draw, take the top discard, or drop.",
    )
    page.ask("act", action="0 draw")
    assert [action["text"] for action in page.ask("with", cards=["7h", "7c", "7d"])["spreads"]] == ["0 spread 7c 7d 7h"]
    can = page.ask("with", cards=["7h", "8s"])
    assert page.say(can["why"]["spread"]).startswith("“7h 8s” is no spread")
    assert can["why"]["hit"] == {"key": "refusal-hit-one-card", "values": {}}
    assert page.say(can["why"]["hit"]) == "A hit is made with one card at a time."
    assert page.say(page.ask("with", cards=["Kd"])["why"]) == "Not in the hand: Kd."
    assert page.say(page.ask("with", cards=["7h", "7h"])["why"]).startswith("“7h” is named twice")
    page.ask("act", action="0 spread 7c 7d 7h")
    why = page.ask("with", cards=["8s"])["why"]["hit"]
    assert why == {"key": "refusal-no-hit-with", "values": {"card": "8s"}}
    assert page.say(why) == "8s fits no spread on the table."


WILD = {"jokers": 1, "jokers_wild": True, "deuces_wild": True, "deal_wins": "none"}


def test_wild_cards_get_all_their_meanings_best_first(monkeypatch: pytest.MonkeyPatch) -> None:
    page = stacked(monkeypatch, ["6s 7s X1 4s Kh", "Kd Qd 3c 5h 9s"], WILD, upcard="3d", stock="9d")
    page.ask("act", action="0 draw")
    assert kinds(page)["spread"]["more"] is True
    assert kinds(page)["spread"]["actions"] == []
    found = [action["text"] for action in page.ask("with", cards=["X1", "6s", "7s"])["spreads"]]
    # The four of spades could then be hit on 5-6-7, so that meaning comes first.
    assert found == ["0 spread X1=5s 6s 7s", "0 spread 6s 7s X1=8s"]
    page.ask("act", action=found[1])
    spread = page.view["table"][0]
    assert spread["cards"][2] == {"card": "X1", "as": "8s"}
    assert spread["open"] == ["5s", "9s"]


def test_a_hit_with_a_wild_card_lists_its_places(monkeypatch: pytest.MonkeyPatch) -> None:
    page = stacked(monkeypatch, ["6s 7s 8s X1 Kh", "Kd Qd 3c 5h 9d"], WILD, upcard="3d", stock="Td")
    page.ask("act", action="0 draw")
    page.ask("act", action="0 spread 6s 7s 8s")
    assert [action["text"] for action in page.ask("with", cards=["X1"])["hits"]] == ["0 hit X1=5s 0", "0 hit X1=9s 0"]


def test_the_end_of_a_hand_shows_hands_counts_and_payments(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["9c Qd 2h 4s 6d", "3c 2d As 4d Td", "Kh Qs 5c 8d 9h"]  # 31, 20, 42
    page = stacked(monkeypatch, hands, {"stake": 5}, upcard="3d")
    page.ask("act", action="0 drop")
    result = page.view["result"]
    assert (result["ended"], result["winners"], result["counts"]) == ("caught", [1], [31, 20, 42])
    assert result["net"] == [-10, 15, -5]
    assert page.say(result["headline"]) == "You dropped with 31 and were caught: West held 20."
    assert [(paid["from"], paid["to"], paid["amount"], page.say(paid)) for paid in result["payments"]] == [
        (0, 1, 10, "You dropped with 31 and West held 20: a caught drop pays 2 stakes."),
        (
            2,
            1,
            5,
            "West had the lowest count, 20, and North held 42: when a drop is caught, the lowest count gets 1 stake.",
        ),
    ]
    assert [seat["dropped"] for seat in page.view["seats"]] == [True, False, False]
    assert [len(seat["hand"]) for seat in page.view["seats"]] == [5, 5, 5]
    assert page.view["session"]["ledger"] == [-10, 15, -5]


def test_a_slap_window_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["5s 6s 7s 8s Kd", "Ac 3d 9h Jc Kh", "2d 4c Th Qd Ks"]
    page = stacked(monkeypatch, hands, {"slap": "race", "deal_wins": "none"}, upcard="2c", stock="Kc")
    monkeypatch.setattr("tonk.bots.slap", lambda view, actions, kind: actions[0] if view.seat else None)
    for action in ("0 draw", "0 spread 5s 6s 7s", "0 discard 8s"):
        page.ask("act", action=action)
    window = page.view["slap"]
    assert window["card"] == "8s"
    assert {bot["seat"] for bot in window["bots"]} == {1, 2}
    assert window["ms"] >= 2000
    assert [action["text"] for action in kinds(page)["slap"]["actions"]] == ["0 slap 0"]
    reply = page.ask("bot", seat=2)
    assert page.say(reply["events"][0]) == "North slapped 8s on your spread."
    assert (page.view["phase"], page.view["actor"], page.view["next"]) == ("extra", 2, "bot")


def test_a_discard_that_fits_nowhere_cannot_be_slapped(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["5s 6s 7s 8s Kd", "Ac 3d 9h Jc Kh"]
    page = stacked(monkeypatch, hands, {"slap": "race", "deal_wins": "none"}, upcard="2c", stock="Kc")
    assert page.say(kinds(page)["slap"]["why"]) == "Only a card discarded by the last act can be slapped."
    for action in ("0 draw", "0 spread 5s 6s 7s", "0 discard Kd"):
        page.ask("act", action=action)
    assert kinds(page)["slap"]["why"] == {"key": "refusal-no-slap", "values": {"card": "Kd"}}
    assert page.view["slap"] is None


def test_with_priority_your_slap_waits_for_the_next_player(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = ["5s 6s 7s 8s Kd", "Ac 3d 9h Jc Kh", "2d 4c Th Qd Ks"]
    page = stacked(monkeypatch, hands, {"slap": "next_first", "deal_wins": "none"}, upcard="2c", stock="Kc")
    monkeypatch.setattr("tonk.bots.slap", lambda view, actions, kind: actions[0])
    for action in ("0 draw", "0 spread 5s 6s 7s", "0 discard 8s"):
        page.ask("act", action=action)
    assert page.say(page.ask("act", action="0 slap 0")["why"]) == "West plays next and slaps first."
    assert [bot["seat"] for bot in page.view["slap"]["bots"]] == [1]
