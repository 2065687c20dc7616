"""Dealing in turn, joining and leaving between hands, the ledger (RULES 2, First deal; RULES 3, Push-ups)."""

import pytest

from sittings import next_played, opened, played_out, refused, stack
from tonk import Rules
from tonk.session import Player, Session, deal_next, end, join, leave, play
from tonk.session.happened import Dealt, Ended, Joined, Left, Paid, Scored


def dealer_name(session: Session) -> str:
    return session.names[session.dealer_seat]


def test_the_deal_passes_to_the_left_after_every_hand() -> None:
    session = opened(3)
    dealers = []
    for _ in range(4):
        session = next_played(session)
        assert session.hand is not None
        dealers.append(session.hand.state.setup.dealer)
    first = dealers[0]
    assert dealers == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_the_deal_passes_after_a_hand_that_is_thrown_in_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2)
    before = session.dealer_seat
    stack(monkeypatch, session, ["Kc Qc Jc Tc 9c", "Kd Qd Jd Td 9d"], upcard="2h")  # 49 each
    session, events = deal_next(session)
    ended = next(event for event in events if isinstance(event, Ended))
    assert ended.ended == "thrown_in"
    assert session.ledger == (0, 0)
    assert session.dealer_seat == 1 - before


def test_the_dealer_deals_first_to_the_left() -> None:
    session, events = deal_next(opened(4))
    assert session.hand is not None
    dealt = next(event for event in events if isinstance(event, Dealt))
    assert dealt.seat == session.dealer_seat
    assert session.hand.state.turn == (dealt.seat + 1) % 4


def test_payments_go_into_the_ledger_hand_after_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2, Rules.preset("classic", stake=5))
    stack(monkeypatch, session, ["Kc Qc Jc Tc Kd", "Ah 2h 4d 6c 8s"], upcard="2s")  # 50 for seat 0 pays twice the stake
    session, events = deal_next(session)
    assert session.ledger == (10, -10)
    stack(monkeypatch, session, ["Ac Qc Jc Tc 9d", "Ah 2h 4d 6c 8s"], upcard="2s")  # 40 against 21
    session, _ = deal_next(session)
    assert session.hand is not None
    session, events = play(session, f"{session.hand.state.turn} drop")
    paid = [(event.seat, event.to, event.amount) for event in events if isinstance(event, Paid)]
    dropper = session.hand.state.turn
    # The dropper with 21 gets the stake; the dropper with 40 is caught and pays twice.
    assert paid == ([(0, 1, 5)] if dropper == 1 else [(0, 1, 10)])
    assert session.ledger == ((5, -5) if dropper == 1 else (0, 0))
    assert session.lines[0].sums == (10, -10)
    assert [line.ended for line in session.lines] == ["deal", "drop" if dropper == 1 else "caught"]


def test_push_up_points_are_added_and_nobody_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2, Rules.preset("push_ups"))
    stack(monkeypatch, session, ["Kc Qc Jc Tc Kd", "Ah 2h 4d 6c 8s"], upcard="2s")  # a deal win doubles: 2 x 21
    session, events = deal_next(session)
    assert session.points == (0, 42)
    assert session.ledger == (0, 0)
    assert [(event.seat, event.points) for event in events if isinstance(event, Scored)] == [(1, 42)]
    assert session.lines[0].sums == (0, 42)


def test_a_newcomer_sits_on_the_right_of_the_next_dealer() -> None:
    session = next_played(opened(3))
    dealer = dealer_name(session)
    session, events = join(session, Player("Ida", "easy"))
    assert session.names[(session.dealer_seat - 1) % 4] == "Ida"
    assert dealer_name(session) == dealer
    assert events == (Joined(session.names.index("Ida")),)


def test_newcomers_sit_down_one_after_the_other() -> None:
    session = next_played(opened(2))
    session, _ = join(session, Player("Ida", "easy"))
    session, _ = join(session, Player("Lem", "easy"))
    seats = [session.names[(session.dealer_seat - k) % 4] for k in (1, 2)]
    assert seats == ["Lem", "Ida"]


def test_the_seat_of_the_first_player_stays_when_others_come_and_go() -> None:
    session = opened(4)
    for newcomer in ("Ann", "Bo"):
        session = next_played(session)
        session, _ = join(session, Player(newcomer, "easy"))
        assert session.names[0] == "You"
    session, _ = leave(session, 2)
    assert session.names[0] == "You"


def test_a_newcomer_plays_and_the_ledger_of_all_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2)
    stack(monkeypatch, session, ["Kc Qc Jc Tc Kd", "Ah 2h 4d 6c 8s"], upcard="2s")
    session, _ = deal_next(session)
    session, _ = join(session, Player("Ida", "easy"))
    assert session.ledger == (2, -2, 0)
    hands = {"You": "Ac 2c 4h 6d 8c", "West": "Ah 2h 4d 6c 8s", "Ida": "Kc Qc Jc Tc Kd"}
    stack(monkeypatch, session, [hands[name] for name in session.names], upcard="2s")
    session, _ = deal_next(session)  # Ida's 50 gets 2 from each
    assert session.ledger == (0, -4, 4)
    assert session.lines[0].sums == (2, -2)
    assert session.lines[1].sums == (-2, -2, 4)


def test_when_the_next_dealer_leaves_the_player_on_the_left_deals() -> None:
    session = next_played(opened(4))
    leaving, heir = session.dealer_seat, session.names[(session.dealer_seat + 1) % 4]
    name = session.names[leaving]
    session, events = leave(session, leaving)
    assert dealer_name(session) == heir
    assert events == (Left(-1, name),)
    assert len(session.seats) == 3


def test_when_another_leaves_the_dealer_stays_the_same() -> None:
    session = next_played(opened(4))
    dealer = dealer_name(session)
    session, _ = leave(session, (session.dealer_seat + 2) % 4)
    assert dealer_name(session) == dealer


def test_what_a_player_who_left_has_won_stays_in_the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(3)
    stack(monkeypatch, session, ["Ac 2c 4h 6d 8c", "Kc Qc Jc Tc Kd", "Ah 2h 4d 6c 8s"], upcard="2s")
    session, _ = deal_next(session)
    winner = session.seats[1]
    session, _ = leave(session, 1)
    assert session.ledger[winner] == 4
    assert sum(session.ledger) == 0
    assert sum(next_played(session).ledger) == 0


def test_a_session_needs_two_players() -> None:
    with refused("two-stay"):
        leave(opened(2), 1)


def test_nobody_comes_or_goes_during_a_hand() -> None:
    session, _ = deal_next(opened(3))
    for step in (lambda: join(session, Player("Ida")), lambda: leave(session, 1), lambda: deal_next(session)):
        with refused("hand-on"):
            step()


def test_there_is_room_only_while_the_pack_suffices() -> None:
    session = opened(6)
    for name in ("G", "H"):
        session, _ = join(session, Player(name))
    with refused("too-many-players"):  # 8 x 5 dealt and 1 up leave 11; 9 leave 6
        join(session, Player("I"))


def test_nothing_is_played_without_a_hand_or_after_the_end() -> None:
    session = opened(2)
    with refused("no-hand"):
        play(session, "0 draw")
    session, _ = end(session)
    for step in (lambda: play(session, "0 draw"), lambda: deal_next(session), lambda: end(session)):
        with refused("session-over"):
            step()


def test_a_hand_that_is_on_at_the_end_does_not_count() -> None:
    session, _ = deal_next(opened(2))
    assert session.playing
    session, _ = end(session)
    assert session.over
    assert not session.playing
    assert session.lines == ()
    assert session.ledger == (0, 0)


def test_actions_are_kept_in_their_notation() -> None:
    session, _ = deal_next(opened(2))
    assert session.hand is not None
    session, _ = play(session, f" {session.hand.state.turn}  DRAW ")
    assert session.hand is not None
    assert session.hand.actions == (f"{session.hand.state.turn} draw",)
    assert played_out(session).lines
