"""The properties themselves: each raises AssertionError where it does not hold."""

from copy import deepcopy

from tonk import State, TonkError, after, apply, legal, outcome, parse_action, why_not
from tonk.actions import Action
from tonk.cards import numbers_in
from tonk.state import OVER

LONGEST = 3000  # actions; random play that draws now and then ends long before


def check_cards(state: State) -> None:
    """Hold that hands, stock, pile and table are the pack, each card once."""
    cards = [number for hand in state.hands for number in numbers_in(hand)]
    cards += state.setup.stock[state.drawn :]
    cards += [card for laid in state.table for card, _ in laid.placed]
    pile = state.pile
    while pile is not None:
        card, pile = pile
        cards.append(card)
    assert sorted(cards) == list(range(len(state.setup.pack.names))), "a card is missing or there twice"


def check_state(state: State) -> None:
    """Hold what is true of every position."""
    check_cards(state)
    assert (state.phase == OVER) == (state.ending is not None)
    assert all(wait >= 0 for wait in state.waits)
    assert len(state.hands) == len(state.waits) == state.setup.players
    for laid in state.table:
        assert laid.meaning.bit_count() == len(laid.placed) >= 3
        assert not laid.open & laid.meaning
    assert bool(legal(state)) == (not state.over), "somebody can act until the hand is over, and nobody after it"


def check_outcome(state: State) -> None:
    """Hold that payments sum to zero and belong to the ending."""
    found, net = outcome(state), [0] * state.setup.players
    for payment in found.payments:
        assert payment.amount > 0
        net[payment.payer] -= payment.amount
        net[payment.to] += payment.amount
    assert list(found.net) == net
    assert sum(net) == 0
    pairs = [(payment.payer, payment.to, payment.why) for payment in found.payments]
    assert pairs == sorted(set(pairs)), "payments are out of order, or there are two for one pair and reason"
    assert list(found.winners) == sorted(set(found.winners))
    assert (found.ended is None) == (not state.over)
    assert bool(found.winners) == (found.ended not in (None, "thrown_in", "dead"))
    if found.scores is not None:
        assert not found.payments
        assert all(found.scores[seat] == 0 for seat in found.winners)


def check_notation(state: State, action: Action) -> None:
    """Hold that an action prints as its notation and reads back as itself."""
    text = str(action)
    read = parse_action(state.setup.pack, state.setup.players, text)
    assert read == action
    assert str(read) == text
    assert why_not(state, text) == why_not(state, action)


def check_step(state: State, action: Action) -> State:
    """Hold that a legal action leads to one next position, told or untold, and leaves the old one as it was."""
    kept = deepcopy(state[1:])
    assert why_not(state, action) is None
    untold = after(state, action)
    told, events = apply(state, action)
    assert told == untold, "events change the position"
    assert events
    assert state[1:] == kept, "the old position has changed"
    return untold


def refused(state: State, action: Action | str) -> str:
    """Give the sentence with which an action is refused or cannot be read, or nothing when it is accepted."""
    try:
        return str(why_not(state, action) or "")
    except TonkError as error:
        return str(error)


def check_refused(state: State, action: Action | str) -> bool:
    """Tell whether an action is refused; then it is by a whole sentence, and the play refuses it too."""
    sentence = refused(state, action)
    if not sentence:
        check_cards(apply(state, action)[0])
        return False
    assert sentence.endswith(".")
    try:
        apply(state, action)
    except TonkError:
        return True
    raise AssertionError(f"{action} is refused by why_not and accepted by apply")
