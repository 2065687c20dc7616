"""Bots use nothing that is hidden from their seat (RULES 2: hands and the stock order are secret)."""

import pytest

from bots.hands import dealt
from tonk import Rules, State, after, bots, legal
from tonk.cards import numbers_in
from tonk.shuffle import Stream, hand_seed, shuffled
from tonk.view import public, view

RULES = {
    "classic": Rules.preset("classic"),
    "chicago": Rules.preset("chicago"),
    "slap": Rules.preset("slap", hits_per_turn=1, hit_replaces_discard=True),
    "waiting": Rules.preset("waiting", held_spreads="free"),
}


def rearranged(state: State, seat: int, known: dict[int, int], number: int) -> State:
    """Deal the cards that a seat does not know anew among the other hands and the stock."""
    setup = state.setup
    hidden = [setup.stock[k] for k in range(state.drawn, len(setup.stock))]
    for other, hand in enumerate(state.hands):
        if other != seat:
            hidden += numbers_in(hand & ~known[other])
    order = shuffled(len(hidden), hand_seed(bytes(32), "hidden", number))
    cards = iter([sorted(hidden)[k] for k in order])
    hands = []
    for other, hand in enumerate(state.hands):
        kept = hand if other == seat else known[other]
        for _ in range(hand.bit_count() - kept.bit_count()):
            kept |= 1 << next(cards)
        hands.append(kept)
    stock = (*setup.stock[: state.drawn], *cards)
    return state._replace(setup=setup._replace(stock=stock), hands=tuple(hands))


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("kind", bots.KINDS)
def test_other_hidden_cards_change_no_choice(name, kind):
    changed = 0
    for number in range(6):
        state, trace = dealt(RULES[name], 3, number), ()
        while not state.over:
            seat = state.actor
            seen = view(state, seat, trace)
            label = f"{number} {state.turns}"
            chosen = bots.choose(seen, legal(state, seat), Stream(bytes(32), label), kind)
            known = {other: seen.held_by(other) for other in range(3)}
            other_state = rearranged(state, seat, known, number)
            changed += other_state != state
            other_seen = view(other_state, seat, trace)
            assert other_seen == seen
            assert bots.choose(other_seen, legal(other_state, seat), Stream(bytes(32), label), kind) == chosen
            slaps = [bots.slap(view(each, seat, trace), legal(each, seat), kind) for each in (state, other_state)]
            assert slaps[0] == slaps[1]
            events = []
            state = after(state, chosen, events)
            trace = (*trace, *map(public, events))
    assert changed > 10


def test_what_a_bot_imagines_is_one_of_the_hands_it_cannot_tell_apart():
    rules = RULES["chicago"]
    state, trace = dealt(rules, 3, 1), ()
    while not state.over:
        seat = state.actor
        imagined = bots.imagine(view(state, seat, trace))
        assert view(imagined, seat, trace)._replace(discards=0, pile=0) == view(state, seat, trace)._replace(
            discards=0, pile=0
        )
        in_stock = set(imagined.setup.stock)
        in_hands = {card for hand in imagined.hands for card in numbers_in(hand)}
        assert not in_stock & in_hands
        assert len(in_hands) == sum(hand.bit_count() for hand in state.hands)
        events = []
        state = after(
            state, bots.choose(view(state, seat, trace), legal(state, seat), Stream(b"", "x"), "steady"), events
        )
        trace = (*trace, *map(public, events))
