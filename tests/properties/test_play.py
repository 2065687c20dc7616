"""Random rules, random play, legal and hostile (hypothesis)."""

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from properties.checks import LONGEST, check_notation, check_outcome, check_refused, check_state, check_step
from properties.hostile import hostile
from properties.policy import Policy
from properties.space import check_all_legal, is_small
from properties.starts import dealt
from tonk import State, legal

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]
RANDOMS = st.randoms(use_true_random=True)
MOST_ASKED = 60  # positions of a hand whose whole action space is asked about


def played_to_the_end(rng: Random, state: State) -> list[State]:
    """Play a hand and give all its positions."""
    policy, states = Policy(rng), [state]
    while not state.over:
        state = check_step(state, policy.choose(legal(state)))
        states.append(state)
        assert len(states) < LONGEST, "the hand does not end"
    return states


@settings(max_examples=150, suppress_health_check=SLOW)
@given(RANDOMS)
def test_cards_payments_and_ends(rng: Random) -> None:
    for state in played_to_the_end(rng, dealt(rng)):
        check_state(state)
        check_outcome(state)


@settings(max_examples=60, suppress_health_check=SLOW)
@given(RANDOMS)
def test_legal_is_exactly_what_is_not_refused(rng: Random) -> None:
    states = [state for state in played_to_the_end(rng, dealt(rng, most_players=4)) if is_small(state)]
    for state in rng.sample(states, min(len(states), MOST_ASKED)):
        check_all_legal(state)


@settings(max_examples=150, suppress_health_check=SLOW)
@given(RANDOMS)
def test_actions_print_as_their_notation_and_read_back(rng: Random) -> None:
    for state in played_to_the_end(rng, dealt(rng)):
        for action in legal(state):
            check_notation(state, action)


@settings(max_examples=150, suppress_health_check=SLOW)
@given(RANDOMS)
def test_hostile_actions_are_refused_in_words_and_change_nothing(rng: Random) -> None:
    for state in played_to_the_end(rng, dealt(rng)):
        texts = [str(action) for action in legal(state)] or ["0 draw"]
        for _ in range(5):
            check_refused(state, hostile(rng, state, rng.choice(texts)))
