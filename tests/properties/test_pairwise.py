"""Every two values of every two options meet in a random hand, which the oracle settles in the same way."""

from random import Random

from oracle.record import replay as replay_by_oracle
from properties.checks import check_outcome, check_state
from properties.pairwise import covering_rules, every_pair, pairs_of
from properties.policy import Policy
from properties.starts import random_start
from tonk import after, legal
from tonk.record import read_start, replay


def test_all_pairs_are_there() -> None:
    found = set().union(*(pairs_of(rules) for rules in covering_rules()))
    assert found == every_pair()


def test_a_hand_of_each_is_played_and_settled_as_by_the_oracle() -> None:
    endings = set()
    for number, rules in enumerate(covering_rules()):
        rng = Random(number)
        record = random_start(rng, rules=rules)
        state, policy = read_start(record), Policy(rng)
        while not state.over:
            check_state(state)
            action = policy.choose(legal(state))
            record["actions"].append(str(action))
            state = after(state, action)
        check_state(state)
        check_outcome(state)
        result = replay(record)
        assert result == replay_by_oracle(record), f"row {number}: {rules}"
        endings.add(result["ended"])
    assert len(endings) >= 6
