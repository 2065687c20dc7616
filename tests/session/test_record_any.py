"""Any session: its record replays, and its money adds up to nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sittings import next_played, opened, table_rules
from tonk import Rules
from tonk.session import Choices, Player, end, join, leave, record_text
from tonk.session.reading import read_session


@settings(max_examples=40)
@given(table_rules(), st.integers(2, 4), st.data())
def test_any_session_replays_and_its_money_adds_up_to_nothing(rules: Rules, players: int, data: st.DataObject) -> None:
    session = opened(players, rules)
    chance = data.draw(st.randoms(use_true_random=False))
    for _ in range(data.draw(st.integers(1, 4))):
        if session.over:
            break
        everybody = tuple(range(len(session.seats)))
        suit = chance.choice("cdhs") if rules.side_betting.suit_amount() else None
        bettors = tuple(seat for seat in everybody if chance.random() < 0.6)
        choices = Choices(
            suit=suit,
            suit_players=bettors if suit else (),
            naturals_players=bettors if rules.side_betting.naturals_amount() else (),
        )
        session = next_played(session, choices, lambda actions: chance.choice(actions))
        assert sum(session.ledger) + session.suit_pot.amount + session.naturals_pot.amount == 0
        room = len(session.seats) < 4
        if room and not session.over and chance.random() < 0.3:
            session, _ = join(session, Player(f"New {len(session.players)}"))
        if not session.over and len(session.seats) > 2 and chance.random() < 0.3:
            session, _ = leave(session, chance.choice(range(len(session.seats))))
    assert read_session(record_text(session)) == session
    if not session.over:
        session, _ = end(session)
    assert sum(session.ledger) == 0
    assert read_session(record_text(session)) == session
