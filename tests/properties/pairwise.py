"""Rules objects in which every two values of every two options come together at least once."""

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from tonk.rules import OPTIONS

Pair = tuple[tuple[str, str], tuple[str, str]]
Rules = dict[str, Any]
SHORT = {"deals": [0, 30, 500]}  # never fewer deals than The Big One has


@cache
def values(name: str) -> tuple[Any, ...]:
    """List the values of an option that are tried: all choices; of a range the ends and one between."""
    option = OPTIONS[name]
    if name in SHORT:
        return tuple(SHORT[name])
    return option.choices or tuple(sorted({option.low, option.high, (option.low + option.high) // 2}))


def pairs_of(rules: Rules) -> set[Pair]:
    """List the pairs of values in a rules object."""
    items = [(name, repr(rules[name])) for name in sorted(rules)]
    return set(combinations(items, 2))


def every_pair() -> set[Pair]:
    """List all pairs of values of two options."""
    found: set[Pair] = set()
    for one, other in combinations(sorted(OPTIONS), 2):
        found |= {((one, repr(a)), (other, repr(b))) for a in values(one) for b in values(other)}
    return found


def row(rng: Random, missing: set[Pair]) -> Rules:
    """Make a rules object that has many of the missing pairs, one of them for sure."""
    (one, a), (other, b) = min(rng.sample(sorted(missing), 1))
    chosen: Rules = {one: read(one, a), other: read(other, b)}
    for name in rng.sample(sorted(OPTIONS), len(OPTIONS)):
        if name not in chosen:
            chosen[name] = max(values(name), key=lambda value, name=name: gain(chosen, name, value, missing))
    return chosen


def read(name: str, shown: str) -> Any:  # noqa: ANN401 - a value of an option is any JSON value
    """Find a value by how it is written."""
    return next(value for value in values(name) if repr(value) == shown)


def gain(chosen: Rules, name: str, value: object, missing: set[Pair]) -> int:
    """Count the missing pairs that a value makes with those chosen."""
    mine = (name, repr(value))
    return sum(tuple(sorted((mine, (other, repr(chosen[other]))))) in missing for other in chosen)


@cache
def covering_rules() -> tuple[Rules, ...]:
    """List rules objects that have all pairs."""
    rng, missing, found = Random(0), every_pair(), list[Rules]()
    while missing:
        found.append(row(rng, missing))
        missing -= pairs_of(found[-1])
    return tuple(found)
