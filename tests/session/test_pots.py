"""The pots of the side bets from deal to deal (RULES 3, Session)."""

import pytest

from sittings import opened, stack
from tonk import Rules, TonkError
from tonk.session import Choices, Player, Pot, Session, deal_next, end, join, leave, play
from tonk.session.happened import Bet, CalledSuit, PotStayed, SharedPot, WonPot

SUIT = Rules.preset("classic", suit_bet=2)
NATURALS = Rules.preset("classic", naturals_bet=1)
PLAIN = ["Ac 2d 4c 6d 8c", "Ah 2h 4d 6c 8s", "Kd Qd 5c 7c 9s"]  # no deal win; a heart for seat 1 only


def dropped(session: Session) -> Session:
    """End the hand at once."""
    assert session.hand is not None
    return play(session, f"{session.hand.state.turn} drop")[0]


def test_the_participants_put_the_amount_in_before_the_deal() -> None:
    session, events = deal_next(opened(3, SUIT), Choices(suit="h", suit_players=(0, 2)))
    assert session.suit_pot.amount == 4
    assert session.ledger == tuple(-2 if player in (session.seats[0], session.seats[2]) else 0 for player in range(3))
    assert events[0] == CalledSuit(session.dealer_seat, "h")
    assert events[1:3] == (Bet(0, "suit", 2), Bet(2, "suit", 2))


def test_the_highest_card_of_the_suit_wins_the_pot_when_the_hand_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(3, SUIT)
    stack(monkeypatch, session, PLAIN, upcard="2s")
    session, events = deal_next(session, Choices(suit="d", suit_players=(0, 1, 2)))
    assert not [event for event in events if isinstance(event, WonPot)]  # nothing is given away
    before = session.ledger
    assert session.hand is not None
    session, events = play(session, f"{session.hand.state.turn} drop")
    assert [event for event in events if isinstance(event, WonPot)] == [WonPot(2, "suit", 6)]  # Kd
    net = session.lines[0].sums
    winner = session.seats[2]
    assert all(
        session.ledger[player] == before[player] + (net[player] or 0) + (6 if player == winner else 0)
        for player in range(3)
    )
    assert session.suit_pot == Pot()


def test_a_pot_that_nobody_was_dealt_a_card_for_stays_for_the_next_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(3, SUIT)
    stack(monkeypatch, session, PLAIN, upcard="2s")
    session, _ = deal_next(session, Choices(suit="h", suit_players=(0, 2)))  # the only hearts are seat 1's
    assert session.hand is not None
    session, events = play(session, f"{session.hand.state.turn} drop")
    assert PotStayed(-1, "suit", 4) in events
    assert session.suit_pot.amount == 4
    stack(monkeypatch, session, PLAIN, upcard="2s")
    session, _ = deal_next(session, Choices(suit="h", suit_players=(1,)))
    assert session.suit_pot.amount == 6
    session = dropped(session)
    assert session.suit_pot == Pot()
    assert sum(session.ledger) == 0


def test_the_pot_of_naturals_grows_every_deal_until_it_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(3, NATURALS)
    everybody = Choices(naturals_players=(0, 1, 2))
    for amount in (3, 6):
        stack(monkeypatch, session, PLAIN, upcard="2s")
        session = dropped(deal_next(session, everybody)[0])
        assert session.naturals_pot.amount == amount
    first = (session.dealer_seat + 1) % 3
    hands = PLAIN[:2]
    hands.insert(first, "3c 3d 3h Jc Qs")
    stack(monkeypatch, session, hands, upcard="2s", stock="Ks")
    session, _ = deal_next(session, everybody)
    for action in ("draw", "spread 3c 3d 3h", "discard Jc"):
        session, _ = play(session, f"{first} {action}")
    assert session.hand is not None
    session, events = play(session, f"{session.hand.state.turn} drop")
    assert WonPot(first, "naturals", 9) in events
    assert session.naturals_pot == Pot()
    assert sum(session.ledger) == 0


def test_side_bets_are_settled_when_the_hand_is_thrown_in(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(2, SUIT)
    stack(monkeypatch, session, ["Kc Qc Jc Tc 9c", "Kd Qd Jd Td 9d"], upcard="2h")
    session, events = deal_next(session, Choices(suit="c", suit_players=(0, 1)))
    assert session.lines[0].ended == "thrown_in"
    assert WonPot(0, "suit", 4) in events
    assert session.ledger == (2, -2)


def test_side_bets_are_never_doubled_nor_multiplied_by_the_stake() -> None:
    rules = Rules.preset("classic", suit_bet=2, stake=50)
    session, _ = deal_next(opened(3, rules), Choices(big_one=True, suit="h", suit_players=(0,)))
    assert session.suit_pot.amount == 2


@pytest.mark.parametrize(
    ("bettors", "amount", "shared"),
    [
        ((0, 1, 2), 2, {0: 2, 1: 2, 2: 2}),
        ((0, 1), 3, {0: 3, 1: 3}),
    ],
)
def test_a_pot_left_at_the_end_is_divided_among_its_participants(
    bettors: tuple[int, ...], amount: int, shared: dict[int, int]
) -> None:
    session, _ = deal_next(opened(3, Rules.preset("classic", naturals_bet=amount)), Choices(naturals_players=bettors))
    session, events = end(session)
    assert {event.seat: event.amount for event in events if isinstance(event, SharedPot)} == shared
    assert session.ledger == (0, 0, 0)


def test_odd_units_go_one_each_from_the_dealers_left_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = opened(3, SUIT)
    for bettors in ((0, 1, 2), (0, 2)):  # 10 in the pot, hearts for nobody
        stack(monkeypatch, session, ["Ac 2d 4c 6d 8c", "As 3c 4d 6c 8s", "Kd Qd 5c 7c 9s"], upcard="2s")
        session = dropped(deal_next(session, Choices(suit="h", suit_players=bettors))[0])
    assert session.hand is not None
    left = (session.hand.state.setup.dealer + 1) % 3
    _, events = end(session)
    shares = [(event.seat, event.amount) for event in events if isinstance(event, SharedPot)]
    assert shares == [(left, 4), ((left + 1) % 3, 3), ((left + 2) % 3, 3)]


def test_participants_who_left_get_no_share() -> None:
    session = opened(3, NATURALS)
    session = dropped(deal_next(session, Choices(naturals_players=(1, 2)))[0])
    if session.naturals_pot.amount == 0:
        pytest.fail("nobody can have won the pot before a turn was played")
    stays = session.seats[2]
    session, _ = leave(session, 1)
    _, events = end(session)
    assert [(session.seats[event.seat], event.amount) for event in events if isinstance(event, SharedPot)] == [
        (stays, 2)
    ]


def test_a_pot_without_a_participant_at_the_table_is_divided_among_everybody() -> None:
    session = opened(3, NATURALS)
    session = dropped(deal_next(session, Choices(naturals_players=(1,)))[0])
    session, _ = leave(session, 1)
    session, _ = join(session, Player("Ida"))
    session, events = end(session)
    shares = {event.seat: event.amount for event in events if isinstance(event, SharedPot)}
    assert list(shares.values()) == [1]  # the one unit goes to the dealer's left
    assert sum(session.ledger) == 0


@pytest.mark.parametrize(
    ("rules", "choices", "key", "why"),
    [
        (SUIT, Choices(), "call-suit", "The dealer must call a suit before the deal: c, d, h or s."),
        (SUIT, Choices(suit="x"), "side-bet-suit", "A called suit is one of c, d, h and s, not “x”."),
        (
            SUIT,
            Choices(suit="h", suit_players=(3,)),
            "side-bet-seats",
            "In side bets suit_players is a list of seats from 0 to 2, not “[3]”.",
        ),
        (
            SUIT,
            Choices(suit="h", suit_players=(1, 1)),
            "side-bet-seats",
            "In side bets suit_players is a list of seats from 0 to 2,",
        ),
        (
            SUIT,
            Choices(suit="h", naturals_players=(1,)),
            "naturals-bet-off",
            "These rules have no bet on natural threes.",
        ),
        (NATURALS, Choices(suit="h"), "suit-bet-off", "These rules have no bet on a suit."),
        (
            NATURALS,
            Choices(naturals_players=(-1,)),
            "side-bet-seats",
            "In side bets naturals_players is a list of seats from 0 to 2,",
        ),
    ],
)
def test_bets_that_cannot_be_are_refused(rules: Rules, choices: Choices, key: str, why: str) -> None:
    with pytest.raises(TonkError) as caught:
        deal_next(opened(3, rules), choices)
    assert caught.value.refusals[0].key == f"refusal-{key}"
    assert str(caught.value).startswith(why)


def test_the_dealer_calls_even_when_not_betting() -> None:
    session, events = deal_next(opened(3, SUIT), Choices(suit="s"))
    assert events[0] == CalledSuit(session.dealer_seat, "s")
    assert session.suit_pot == Pot()
