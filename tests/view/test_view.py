"""A view shows what one seat may see, and nothing else (RULES 2)."""

import random

from hypothesis import given
from hypothesis import strategies as st

from sittings import table_rules
from tonk import Rules, State, apply, deal, legal, seen_by, view
from tonk.cards import numbers_in
from tonk.events import Discarded, Drew, Event
from tonk.view import public, taken_and_kept

HANDS = ["3c 3d 3h Kc Qd", "3s 7h 8h Jd As"]


def played(*actions: str) -> tuple[State, tuple[Event, ...]]:
    state = deal("classic", hands=HANDS, upcard="9c", stock="2s 5d 6c", dealer=1)
    trace: tuple[Event, ...] = ()
    for action in actions:
        state, events = apply(state, action)
        trace += tuple(public(event) for event in events)
    return state, trace


def test_a_seat_sees_its_own_hand_and_only_the_number_of_other_cards() -> None:
    state, trace = played("0 draw", "0 spread 3c 3d 3h", "0 discard Kc")
    seen = view(state, 1, trace)
    assert seen.hand == state.setup.pack.mask(HANDS[1])
    assert seen.shown == (None, state.setup.pack.mask(HANDS[1]))
    assert seen.cards == (2, 5)
    assert (seen.top, seen.pile, seen.stock) == (state.setup.pack.number("Kc"), 2, 40)
    assert (seen.phase, seen.turn, seen.own_turn, seen.is_to_act) == (0, 1, 1, True)
    assert seen.legal == legal(state, 1)


def test_all_hands_are_shown_when_the_hand_is_over() -> None:
    state, trace = played("0 drop")
    assert view(state, 1, trace).shown == state.hands


def test_own_turns_are_counted_from_one() -> None:
    state, _ = played()
    assert [view(state, seat).own_turn for seat in (0, 1)] == [1, 1]
    state, _ = played("0 draw", "0 discard Kc")
    assert [view(state, seat).own_turn for seat in (0, 1)] == [2, 1]


def test_a_drawn_card_is_hidden_from_the_others() -> None:
    card = 5
    assert seen_by(1, Drew(1, card)) == Drew(1, card)
    assert seen_by(0, Drew(1, card)) == Drew(1, -1)
    assert public(Drew(1, card)) == Drew(1, -1)
    assert seen_by(0, Discarded(1, card)) == Discarded(1, card)


def test_a_card_taken_from_the_pile_is_known_until_it_is_played() -> None:
    state, trace = played("0 take", "0 discard Kc", "1 draw", "1 discard Jd")
    pack = state.setup.pack
    assert view(state, 1, trace).held_by(0) == pack.mask("9c")
    assert taken_and_kept(trace, 1) == 0
    state, trace = played("0 take", "0 discard Kc", "1 draw", "1 discard Jd", "0 draw", "0 discard 9c")
    assert view(state, 1, trace).held_by(0) == 0


def test_the_unseen_cards_are_those_of_the_stock_and_of_other_hands() -> None:
    state, trace = played("0 take", "0 discard Kc")
    seen = view(state, 1, trace)
    others = state.hands[0] | sum(1 << card for card in state.setup.stock)
    assert seen.unseen == others & ~state.setup.pack.mask("9c")


def test_a_view_prints_what_the_seat_sees() -> None:
    state, trace = played("0 draw", "0 spread 3c 3d 3h", "0 discard Kc")
    assert str(view(state, 1, trace)).splitlines() == [
        "Seat 1 of classic: start of the turn of seat 1.",
        "seat 0: 2 cards, hidden",
        "seat 1, the dealer: Jd 7h 8h As 3s, count 29",
        "Spread 0 of seat 0: 3c 3d 3h",
        "Pile: Kc on top, 2 cards. Stock: 40 cards.",
    ]


@given(table_rules(), st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 60))
def test_nothing_in_a_view_depends_on_hidden_cards(rules: Rules, players: int, seed: int, steps: int) -> None:
    state, trace, chance = deal(rules, players, seed=seed.to_bytes(32, "big")), (), random.Random(seed)
    for _ in range(steps):
        if state.over:
            return
        state, events = apply(state, chance.choice(legal(state)))
        trace += tuple(public(event) for event in events)
    if state.over:
        return
    for seat in range(players):
        other = with_hidden_cards_mixed(state, seat, chance)
        assert view(other, seat, trace) == view(state, seat, trace)
        assert str(view(other, seat, trace)) == str(view(state, seat, trace))


def with_hidden_cards_mixed(state: State, seat: int, chance: random.Random) -> State:
    """Deal the cards that a seat does not see in another way."""
    stock = state.setup.stock
    hidden = [card for holder, hand in enumerate(state.hands) if holder != seat for card in numbers_in(hand)]
    hidden += stock[state.drawn :]
    chance.shuffle(hidden)
    hands = []
    for holder, hand in enumerate(state.hands):
        taken = [] if holder == seat else [hidden.pop() for _ in range(hand.bit_count())]
        hands.append(hand if holder == seat else sum(1 << card for card in taken))
    setup = state.setup._replace(stock=(*stock[: state.drawn], *hidden), deck=(), dealt=())
    return state._replace(hands=tuple(hands), setup=setup)
