"""What the bots of a session decide comes from its secret; the race to slap (RULES 3, Slapping)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sittings import opened, refused, stack, table_rules
from tonk import Rules, legal
from tonk.actions import Slap
from tonk.session import Choices, Player, Session, deal_next, play, start
from tonk.session.bots import bot_action, slap_window, why_not_first, with_bots
from tonk.session.reading import read_session
from tonk.session.saving import record_text


def slapped_table(monkeypatch: pytest.MonkeyPatch, mode: str, person: int) -> Session:
    """Play to a discard that fits a spread: seat 0 has laid 5s 6s 7s and discards 8s. Bots slap whenever they can."""
    monkeypatch.setattr("tonk.bots.slap", lambda view, actions, kind: actions[0])
    players = [Player(f"P{seat}", None if seat == person else "sharp") for seat in range(3)]
    rules = Rules.preset("classic", slap=mode, first_deal="random", deal_wins="none")
    session = next(
        session for number in range(50) if (session := start(rules, players, bytes([number]) * 32)[0]).dealer_seat == 2
    )
    stack(monkeypatch, session, ["5s 6s 7s 8s Kd", "Ac 3d 9h Jc Kh", "2d 4c Th Qd Ks"], upcard="2c", stock="Kc")
    session, _ = deal_next(session)
    for action in ("0 draw", "0 spread 5s 6s 7s", "0 discard 8s"):
        session, _ = play(session, action)
    return session


def test_bots_race_with_a_person_to_slap(monkeypatch: pytest.MonkeyPatch) -> None:
    session = slapped_table(monkeypatch, "race", person=1)
    window = slap_window(session)
    assert window is not None
    assert session.rules.pack.names[window.card] == "8s"
    quickest, slower = window.bots
    assert {quickest.seat, slower.seat} == {0, 2}
    assert 0 < quickest.ms <= slower.ms
    assert window.ms is None  # a person plays next
    assert str(bot_action(session)) == f"{quickest.seat} slap 0"
    assert str(bot_action(session, seat=slower.seat)) == f"{slower.seat} slap 0"
    with refused("bot-no-slap"):
        bot_action(session, seat=1)
    assert why_not_first(session, 1) is None


def test_the_bot_that_plays_next_leaves_the_discard_lying_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    window = slap_window(slapped_table(monkeypatch, "race", person=2))
    assert window is not None
    assert window.ms is not None
    assert window.ms >= 2000


def test_bots_slower_than_the_next_player_are_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    session = slapped_table(monkeypatch, "race", person=2)
    monkeypatch.setattr("tonk.bots.reaction_ms", lambda kind, stream: 5000)
    window = slap_window(session)
    assert window is not None
    assert [reaction.seat for reaction in window.bots] == [1]  # the next player is not too late for its own turn
    assert str(bot_action(session)) == "1 slap 0"


def test_with_priority_only_the_next_player_races_when_able(monkeypatch: pytest.MonkeyPatch) -> None:
    session = slapped_table(monkeypatch, "next_first", person=2)
    window = slap_window(session)
    assert window is not None
    assert [reaction.seat for reaction in window.bots] == [1]
    why = why_not_first(session, 2)
    assert why is not None
    assert why.key == "refusal-slap-priority"
    assert str(why) == "seat 1 plays next and slaps first."


def test_with_priority_bots_leave_the_race_to_a_person_who_plays_next(monkeypatch: pytest.MonkeyPatch) -> None:
    session = slapped_table(monkeypatch, "next_first", person=1)
    window = slap_window(session)
    assert window is not None
    assert window.bots == ()
    assert why_not_first(session, 1) is None


def test_the_window_closes_when_the_next_turn_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    session = slapped_table(monkeypatch, "race", person=1)
    session, _ = play(session, "1 draw")
    assert slap_window(session) is None


def test_nothing_can_be_slapped_without_the_rule() -> None:
    session, _ = deal_next(opened(3))
    while session.playing and session.hand is not None and len(session.hand.actions) < 12:
        assert slap_window(session) is None
        session, _ = play(session, legal(session.hand.state)[0])


def test_a_person_is_not_played_by_a_bot() -> None:
    players = [Player("A"), Player("B")]
    session, _ = deal_next(start(Rules.preset("classic", deal_wins="none"), players, bytes(32))[0])
    with refused("not-a-bot"):
        bot_action(session)


def test_bots_take_part_in_every_side_bet_and_call_the_suit_when_they_deal() -> None:
    rules = Rules.preset("classic", suit_bet=1, naturals_bet=1)
    called = set()
    for number in range(30):
        session = opened(3, rules, secret=bytes([number]) * 32)
        choices = with_bots(session, Choices())
        assert choices.suit_players == choices.naturals_players == (1, 2)
        if session.dealer_seat == 0:
            assert choices.suit is None
        else:
            called.add(choices.suit)
    assert called == set("cdhs")


@settings(max_examples=25)
@given(table_rules(), st.integers(2, 4), st.binary(min_size=32, max_size=32), st.integers(0, 40))
def test_a_resumed_game_goes_on_exactly_as_it_would_have(rules: Rules, players: int, secret: bytes, steps: int) -> None:
    bots = [Player(f"P{seat}", "easy") for seat in range(players)]
    session = start(rules, bots, secret)[0]
    for _ in range(steps):
        session = step(session)
    resumed = read_session(record_text(session))
    for _ in range(15):
        assert slap_window(resumed) == slap_window(session)
        session, resumed = step(session), step(resumed)
        assert resumed == session


def step(session: Session) -> Session:
    """Do what comes next at a table of bots."""
    if session.over:
        return session
    if not session.playing:
        return deal_next(session, with_bots(session, Choices()))[0]
    action = bot_action(session)
    assert isinstance(action, Slap) or action.seat == (session.hand.state.actor if session.hand else -1)
    return play(session, action)[0]
