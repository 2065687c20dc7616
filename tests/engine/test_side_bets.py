"""RULES 3, suit_bet and naturals_bet; RULES 5, side_bets of a record."""

import pytest

from engine.play import play
from tonk import Rules, State, outcome, set_up
from tonk.dealing import read_deck
from tonk.shuffle import shuffled
from tonk.state import SideBets

HANDS = ("3c 3d 3h Kd Qs", "Ah 9h 4s 4c 4d", "Kh 2s 8s 9d Ts")


def betting(bets: SideBets, stock: str = "Jc 4h 2c", hands: tuple[str, ...] = HANDS, **options: object) -> State:
    """Deal these hands, seat 0 to begin, with side bets."""
    rules = Rules.preset("classic", **{"deal_wins": "none", **options})
    rows = [hand.split() for hand in hands]
    front = [row[k] for k in range(5) for row in rows] + ["7s", *stock.split()]
    rest = [rules.pack.names[number] for number in shuffled(len(rules.pack.names), bytes(32))]
    deck = " ".join([*front, *(name for name in rest if name not in front)])
    return set_up(rules, len(hands), len(hands) - 1, read_deck(rules.pack, deck), side_bets=bets, multiple=2)


def side(state: State) -> list[tuple[str, int | None, int]]:
    """Give the results of the side bets."""
    return [tuple(found) for found in outcome(state).side]


@pytest.mark.parametrize(
    ("suit", "players", "winner"),
    [
        ("h", (0, 1, 2), 2),  # the Kh
        ("h", (0, 1), 1),  # 9h against 3h
        ("h", (0,), 0),
        ("d", (0, 2), 0),  # Kd against 9d
        ("s", (0, 1, 2), 0),  # the Qs
        ("s", (1, 2), 2),  # the Ts against the 4s
        ("c", (2,), None),
        ("c", (), None),
    ],
)
def test_the_participant_dealt_the_highest_card_of_the_suit_wins(
    suit: str, players: tuple[int, ...], winner: int | None
) -> None:
    state = play(betting(SideBets(suit=suit, suit_players=players, suit_pot=9)), "0 drop")
    assert side(state) == [("suit", winner, 9)]


def test_the_ace_is_the_lowest() -> None:
    bets = SideBets(suit="h", suit_players=(0, 1), suit_pot=4)
    hands = ("3c 3d 2h Kd Qs", "Ah 9s 4s 4c 4d", HANDS[2])
    assert side(play(betting(bets, hands=hands), "0 drop")) == [("suit", 0, 4)]


def test_only_the_dealt_hand_matters_not_what_is_drawn() -> None:
    bets = SideBets(suit="c", suit_players=(0, 2), suit_pot=4)
    assert side(
        play(betting(bets, hands=("3s 3d 3h Kd Qs", "Ah 9h 5s 4c 5d", HANDS[2])), "0 draw, 0 discard Jc, 1 drop")
    ) == [("suit", None, 4)]


NATURALS = SideBets(naturals_players=(1, 2), naturals_pot=6)


def test_the_first_participant_to_lay_a_natural_book_wins() -> None:
    state = play(betting(NATURALS), "0 draw, 0 spread 3c 3d 3h, 0 discard Jc")  # seat 0 does not take part
    state = play(state, "1 draw, 1 spread 4c 4d 4s 4h, 1 discard 9h, 2 drop")
    assert side(state) == [("naturals", 1, 6)]


def test_no_book_and_the_pot_stays() -> None:
    assert side(play(betting(NATURALS), "0 draw, 0 spread 3c 3d 3h, 0 discard Jc, 1 drop")) == [("naturals", None, 6)]


def test_a_run_is_no_three_of_a_kind() -> None:
    bets = SideBets(naturals_players=(0,), naturals_pot=6)
    hands = ("5c 6c 7c Kd Qs", *HANDS[1:])
    assert side(play(betting(bets, hands=hands), "0 draw, 0 spread 5c 6c 7c, 0 discard Jc, 1 drop")) == [
        ("naturals", None, 6)
    ]


WILD = {"jokers": 1, "jokers_wild": True, "deuces_wild": True}


def test_a_book_with_a_card_that_stands_for_another_is_not_natural() -> None:
    bets = SideBets(naturals_players=(0, 1), naturals_pot=6)
    hands = ("3c 3d X1 Kd Qs", *HANDS[1:])
    state = play(betting(bets, hands=hands, **WILD), "0 draw, 0 spread 3c 3d X1=3h, 0 discard Jc, 1 drop")
    assert side(state) == [("naturals", None, 6)]


def test_wild_twos_that_stand_for_one_another_are_not_natural() -> None:
    bets = SideBets(naturals_players=(0, 1), naturals_pot=6)
    hands = ("2h 2d X1 Kd 2s", "Ah 9h 4s 4c 4d", "Kh 3s 8s 9d Ts")
    state = play(betting(bets, hands=hands, **WILD), "0 draw, 0 spread 2d=2h 2h=2d 2s, 0 discard Jc, 1 drop")
    assert side(state) == [("naturals", None, 6)]


def test_a_book_of_wild_twos_as_themselves_is_natural() -> None:
    bets = SideBets(naturals_players=(0, 1), naturals_pot=6)
    hands = ("2h 2d X1 Kd 2s", "Ah 9h 4s 4c 4d", "Kh 3s 8s 9d Ts")
    state = play(betting(bets, hands=hands, **WILD), "0 draw, 0 spread 2d 2h 2s, 0 discard Jc, 1 drop")
    assert side(state) == [("naturals", 0, 6)]


def test_a_book_of_three_made_four_by_a_wild_hit_was_natural_when_laid() -> None:
    bets = SideBets(naturals_players=(0, 1), naturals_pot=6)
    hands = ("3c 3d 3h X1 Qs", *HANDS[1:])
    state = play(betting(bets, hands=hands, **WILD), "0 draw, 0 spread 3c 3d 3h, 0 hit X1=3s 0, 0 discard Jc, 1 drop")
    assert side(state) == [("naturals", 0, 6)]


def test_side_bets_are_never_multiplied() -> None:
    bets = SideBets(suit="h", suit_players=(0, 1, 2), suit_pot=9, naturals_players=(0,), naturals_pot=5)
    state = play(betting(bets, stake=50), "0 draw, 0 spread 3c 3d 3h, 0 discard Jc, 1 drop")
    assert side(state) == [("suit", 2, 9), ("naturals", 0, 5)]


def test_nothing_is_told_before_the_hand_ends() -> None:
    bets = SideBets(suit="h", suit_players=(0, 1, 2), suit_pot=9)
    assert side(betting(bets)) == []


def test_a_thrown_in_hand_settles_them_too() -> None:
    hands = ("Kc Kd Qh Ts Jc", "Ks Kh Qc Td 9c", "2d 3d 4d 8h 9s")
    bets = SideBets(suit="h", suit_players=(0, 1, 2), suit_pot=9)
    state = betting(bets, stock="", hands=hands, deal_wins="49_50")
    assert outcome(state).ended == "thrown_in"
    assert side(state) == [("suit", 1, 9)]


def test_side_bets_are_off_by_default() -> None:
    rules = Rules.preset("classic").side_betting
    assert (rules.suit_amount(), rules.naturals_amount()) == (0, 0)
