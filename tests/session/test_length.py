"""How long a session lasts, and The Big One (RULES 3, Session)."""

import pytest

from sittings import next_played, opened, refused, stack
from tonk import Rules
from tonk.session import Choices, Session, deal_next
from tonk.session.happened import CalledBigOne, SessionEnded

FIFTY = ["Kc Qc Jc Tc Kd", "Ah 2h 4d 6c 8s"]
BIG = Choices(big_one=True)


def multiple(session: Session) -> int:
    assert session.hand is not None
    return session.hand.state.setup.multiple


def test_a_session_with_planned_deals_ends_after_them() -> None:
    session = opened(2, Rules.preset("classic", deals=3))
    for _ in range(3):
        assert not session.over
        session = next_played(session)
    assert session.over
    with refused("session-over"):
        deal_next(session)


def test_an_open_ended_session_goes_on() -> None:
    session = opened(2)
    for _ in range(12):
        session = next_played(session)
    assert not session.over


def test_the_last_deals_of_a_planned_session_count_double_and_are_announced_once() -> None:
    session = opened(2, Rules.preset("classic", deals=4, big_one=2))
    announced = []
    multiples = []
    for number in range(4):
        dealt, events = deal_next(session)
        multiples.append(multiple(dealt))
        announced += [(number, event.deals) for event in events if isinstance(event, CalledBigOne)]
        session = next_played(session)
    assert multiples == [1, 1, 2, 2]
    assert announced == [(2, 2)]


def test_a_session_of_double_deals_only_announces_them_at_once() -> None:
    session = opened(2, Rules.preset("classic", deals=1, big_one=1))
    events = deal_next(session)[1]
    assert [event.deals for event in events if isinstance(event, CalledBigOne)] == [1]


@pytest.mark.parametrize(("option", "deals"), [(0, 1), (1, 1), (3, 3)])
def test_a_called_big_one_doubles_the_next_deals_and_ends_the_session(option: int, deals: int) -> None:
    session = next_played(opened(2, Rules.preset("classic", big_one=option)))
    assert multiple(session) == 1
    choices = BIG
    for number in range(deals):
        assert not session.over
        dealt, events = deal_next(session, choices)
        assert multiple(dealt) == 2
        assert [event.deals for event in events if isinstance(event, CalledBigOne)] == ([deals] if not number else [])
        session = next_played(session, choices)
        choices = Choices()
    assert session.over


def test_payments_of_a_double_deal_are_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2)
    stack(monkeypatch, session, FIFTY, upcard="2s")
    session, events = deal_next(session, BIG)  # a deal win pays 2 stakes, doubled
    assert session.ledger == (4, -4)
    assert isinstance(events[-1], SessionEnded)


def test_push_up_points_of_a_double_deal_are_doubled(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2, Rules.preset("push_ups"))
    stack(monkeypatch, session, FIFTY, upcard="2s")
    assert deal_next(session, BIG)[0].points == (0, 84)


def test_nobody_calls_the_big_one_where_deals_are_planned() -> None:
    with refused("big-one-planned"):
        deal_next(opened(2, Rules.preset("classic", deals=5, big_one=1)), BIG)


def test_the_big_one_is_called_once() -> None:
    session = next_played(opened(2, Rules.preset("classic", big_one=3)), BIG)
    with refused("big-one-called"):
        deal_next(session, BIG)
