"""Whole hands and sessions through the port."""

import json
import random
from typing import Any

import pytest

from borders import SECRET, Page
from sittings import stack
from tonk.port import Port


def play_on(page: Page, chance: random.Random) -> None:
    """Play the hand that is on to its end."""
    while page.view["next"] in ("you", "bot"):
        if page.view["next"] == "bot":
            page.ask("bot")
        else:
            page.ask("act", action=chance.choice(page.offered()))


@pytest.mark.parametrize("bots", [1, 2, 5])
def test_three_hands_are_played_and_the_session_is_ended(bots: int) -> None:
    page, chance = Page(), random.Random(bots)
    page.begin(bots=bots)
    for number in range(1, 4):
        assert page.view["hand_number"] == number
        play_on(page, chance)
        assert page.view["next"] == "deal"
        assert page.view["result"]["ended"]
        assert page.view["session"]["hands"][-1]["net"] == page.view["result"]["net"]
        page.ask("next_hand")
    page.ask("end_session")
    session = page.view["session"]
    assert page.view["next"] == "end"
    assert session["secret"] == SECRET
    assert len(session["hands"]) == 3
    assert sum(session["ledger"]) == 0
    assert session["ledger"] == [sum(hand["net"][seat] for hand in session["hands"]) for seat in range(bots + 1)]


def test_the_first_hand_is_dealt_at_once() -> None:
    page = Page()
    reply = page.begin()
    assert [event["type"] for event in reply["events"]] == ["cut"] * 3 + ["became_dealer", "dealt"]
    assert page.view["seats"][0]["name"] == "You"
    assert page.view["you"] == 0
    assert [seat["cards"] for seat in page.view["seats"]] == [5, 5, 5]
    assert page.view["stock"] == 52 - 15 - 1
    assert page.view["session"]["word"] == ""


def test_the_deal_can_wait_for_a_word_of_your_own() -> None:
    page = Page()
    page.begin(deal=False)
    assert (page.view["next"], page.view["hand_number"], page.view["result"]) == ("deal", 0, None)
    assert page.update["legal"] == {}
    page.ask("next_hand", word=" kitty ")
    assert (page.view["hand_number"], page.view["session"]["word"]) == (1, "kitty")


def test_your_hand_is_shown_and_the_others_are_not() -> None:
    page = Page()
    page.begin()
    you, *others = page.view["seats"]
    assert len(you["hand"]) == 5
    assert type(you["count"]) is int
    assert all(seat["hand"] is None and seat["count"] is None for seat in others)


def test_a_reload_brings_back_the_same_hand_with_all_its_events() -> None:
    page, chance = Page(), random.Random(4)
    page.begin()
    seen = [event for event in page.update["events"] if event["type"] == "dealt"]
    for _ in range(7):
        if page.view["next"] not in ("you", "bot"):
            break
        action = chance.choice([text for text in page.offered() if "drop" not in text] or [""])
        seen += page.ask("act", action=action)["events"] if page.view["next"] == "you" else page.ask("bot")["events"]
    saved = page.ask("record")
    assert saved["hidden"] is True
    assert saved["secret"] is True
    before = page.update
    other = Page()
    reply = other.ask("resume", record=saved["text"])
    assert reply["resumed"] is True
    assert reply["view"] == before["view"]
    assert reply["legal"] == before["legal"]
    assert reply["events"] == seen


def test_the_record_of_a_session_that_is_over_hides_nothing() -> None:
    page = Page()
    page.begin()
    page.ask("end_session")
    saved = page.ask("record")
    assert (saved["hidden"], saved["secret"]) == (False, False)


def test_a_session_that_the_page_cannot_play_is_not_resumed() -> None:
    page = Page()
    page.begin()
    record = json.loads(page.ask("record")["text"])
    record["bots"] = [None, None, "easy"]
    before = page.port._session
    assert page.ask("resume", record=json.dumps(record))["type"] == "refused"
    assert page.port._session is before


def test_records_are_checked() -> None:
    page = Page()
    page.begin()
    text = page.ask("record")["text"]
    assert page.ask("check", record=text) | {"id": 0} == {
        "id": 0, "type": "record_ok", "kind": "session", "hands": 0, "over": False
    }  # fmt: skip
    hand = {"format": "tonk-hand/1", "rules": "classic", "players": 2, "dealer": 0, "seed": "00" * 32, "actions": []}
    over = {**hand, "actions": ["1 drop"]}
    found = page.ask("check", record=f"{json.dumps(over)}\n{json.dumps(hand)}")
    assert (found["kind"], found["hands"], found["over"]) == ("hand", 2, False)
    reply = page.ask("check", record=json.dumps({**hand, "actions": ["0 draw"]}))
    assert page.say(reply["why"]) == "Hand record 1 cannot be: It is seat 1's turn."


def test_bots_come_and_go_between_hands() -> None:
    page = Page()
    page.begin(deal=False)
    page.ask("join", name="Ida", bot="sharp")
    assert [seat["name"] for seat in page.view["seats"]].count("Ida") == 1
    gone = page.view["seats"][1]["name"]
    reply = page.ask("leave", seat=1)
    assert page.say(reply["events"][0]) == f"{gone} left the table."
    assert gone not in [seat["name"] for seat in page.view["seats"]]
    assert page.view["session"]["gone"] == [{"name": gone, "ledger": 0}]
    assert len(page.view["session"]["ledger"]) == 3


def test_after_somebody_left_the_sheet_follows_the_seats() -> None:
    page, chance = Page(), random.Random(1)
    page.begin(bots=3)
    play_on(page, chance)
    by_name = dict(zip([s["name"] for s in page.view["seats"]], page.view["session"]["hands"][0]["net"], strict=True))
    page.ask("leave", seat=2)
    page.ask("join", name="Ida", bot="easy")
    names = [seat["name"] for seat in page.view["seats"]]
    assert page.view["session"]["hands"][0]["net"] == [by_name.get(name) for name in names]
    assert page.view["result"] is None
    page.ask("next_hand")
    play_on(page, chance)
    assert None not in page.view["session"]["hands"][1]["net"]


def test_side_bets_wait_for_your_decision_before_the_first_deal() -> None:
    page = Page()
    page.begin({"suit_bet": 2, "naturals_bet": 1})
    decisions = page.view["session"]["decisions"]
    assert (page.view["next"], decisions["suit_bet"], decisions["naturals_bet"]) == ("deal", 2, 1)
    deals = decisions["call_suit"]
    assert deals == (page.view["session"]["dealer"] == 0)
    page.ask("next_hand", suit_bet=True, **({"suit": "h"} if deals else {}))
    bets = page.view["side_bets"]
    assert bets["suit"]["pot"] == 6
    assert bets["suit"]["players"] == [0, 1, 2]
    assert bets["naturals"] == {"players": [1, 2], "pot": 2}


def test_only_the_dealer_calls_the_suit_and_the_big_one() -> None:
    for number in range(20):
        page = Page()
        page.begin({"suit_bet": 2}, secret=f"{number:02x}" * 32)
        if page.view["session"]["dealer"] != 0:
            dealer = page.view["seats"][page.view["session"]["dealer"]]["name"]
            for asked in ({"suit": "h"}, {"big_one": True}):
                reply = page.ask("next_hand", **asked)
                assert reply["why"]["key"] == "refusal-dealer-decides"
                assert page.say(reply["why"]) == f"{dealer} deals, and so calls the suit and The Big One."
        else:
            assert page.say(page.ask("next_hand")["why"]).startswith("The dealer must call a suit")
            page.ask("next_hand", suit="d", big_one=True)
            assert page.view["big_one"] is True
            assert page.view["session"]["double_left"] == 1


def test_the_form_and_the_sheet_are_answered() -> None:
    page = Page()
    assert page.ask("form", rules={"preset": "waiting", "stake": 5})["preset"] == "waiting"
    assert page.ask("sheet", rules="chicago")["sections"]


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


def test_the_same_requests_give_the_same_bytes() -> None:
    def run() -> list[str]:
        port = Port()
        new = {"id": 1, "type": "new_session", "names": ["You", "West"], "bots": [None, "sharp"], "secret": SECRET}
        return [port.handle(json.dumps(new)), *(port.handle('{"id":2,"type":"bot"}') for _ in range(4))]

    assert run() == run()
