"""Whole hands and sessions through the port."""

import json
import random

import pytest

from borders import SECRET, Page
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


def test_the_same_requests_give_the_same_bytes() -> None:
    def run() -> list[str]:
        port = Port()
        new = {"id": 1, "type": "new_session", "names": ["You", "West"], "bots": [None, "sharp"], "secret": SECRET}
        return [port.handle(json.dumps(new)), *(port.handle('{"id":2,"type":"bot"}') for _ in range(4))]

    assert run() == run()
