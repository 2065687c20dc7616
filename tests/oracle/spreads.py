"""Books, runs, wild meanings and the count of a hand, by brute force (RULES 1, 2 and 3)."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from oracle.cards import SUITS, Rules, is_joker, is_wild, plain_sum, rank_cards, ranks

Placed = tuple[str, str]  # a card and the card it stands for


@cache
def every_spread(order: str) -> tuple[tuple[str, ...], ...]:
    """List every book and run there can be, each in written order, for the ranks of a pack."""
    books = [tuple(rank + s for s in suits) for rank in order for size in (3, 4) for suits in combinations(SUITS, size)]
    runs = [
        tuple(rank + suit for rank in order[first:last])
        for suit in SUITS
        for first in range(len(order))
        for last in range(first + 3, len(order) + 1)
    ]
    return tuple(books + runs)


@cache
def every_set(order: str) -> dict[frozenset[str], tuple[str, ...]]:
    """Give every spread by its set of cards."""
    return {frozenset(spread): spread for spread in every_spread(order)}


def written(meanings: set[str], rules: Rules) -> tuple[str, ...] | None:
    """Give the cards in written order if they form a spread, else None."""
    return every_set(ranks(rules)).get(frozenset(meanings))


def is_book(meanings: list[str]) -> bool:
    """Tell a book from a run: all its ranks are equal."""
    return len({card[0] for card in meanings}) == 1


def may_stand_for(placed: Placed, rules: Rules) -> bool:
    """Say whether the card may have this meaning (RULES 3: wild cards)."""
    card, meaning = placed
    if card == meaning:
        return not is_joker(card)
    return is_wild(card, rules) and meaning in rank_cards(rules)


def is_spread(cards: list[Placed], rules: Rules) -> bool:
    """Say whether the cards with their meanings can be laid as one spread."""
    meanings = {meaning for _, meaning in cards}
    naturals = [card for card, meaning in cards if card == meaning]
    return (
        len({card for card, _ in cards}) == len(meanings) == len(cards)
        and all(may_stand_for(placed, rules) for placed in cards)
        and written(meanings, rules) is not None
        and len(naturals) >= rules["min_naturals"]
    )


def fits(spread: list[Placed], placed: Placed, rules: Rules) -> bool:
    """Say whether the card with its meaning can be added to a spread on the table."""
    meanings = [meaning for _, meaning in spread]
    if is_book(meanings) and not rules["fourth_to_book"]:
        return False
    return (
        may_stand_for(placed, rules)
        and placed[1] not in meanings
        and written({*meanings, placed[1]}, rules) is not None
    )


def assigned(used: tuple[str, ...], spread: tuple[str, ...]) -> list[Placed]:
    """Let cards stand for themselves where they can, the others for the vacant places in written order."""
    vacant = [meaning for meaning in spread if meaning not in used]
    stand_ins = dict(zip(vacant, (card for card in used if card not in spread), strict=True))
    return [(stand_ins.get(meaning, meaning), meaning) for meaning in spread]


def layable(hand: list[str], rules: Rules) -> Iterator[list[Placed]]:
    """List the spreads in a hand: every set of meanings with every set of cards that can make it."""
    cards, wild = sorted(hand), {card for card in hand if is_wild(card, rules)}
    for spread in every_spread(ranks(rules)):
        usable = [card for card in cards if card in spread or card in wild]
        for used in combinations(usable, len(spread)):
            if sum(card in spread for card in used) >= rules["min_naturals"]:
                yield assigned(used, spread)


def natural_threes(hand: list[str], rules: Rules) -> list[list[str]]:
    """List the spreads of three cards in a hand in which every card stands for itself, a 2 too (J4)."""
    return [list(three) for three in combinations(hand, 3) if written(set(three), rules)]


def count(hand: list[str], rules: Rules) -> int:
    """Count a hand; with held_spreads free the best partition into spreads is left out (RULES 3)."""
    total = plain_sum(hand, rules)
    if rules["held_spreads"] == "count":
        return total
    groups = {frozenset(card for card, _ in spread) for spread in layable(hand, rules)}
    return total - best_freed(frozenset(hand), groups, {}, rules)


def best_freed(
    hand: frozenset[str], groups: set[frozenset[str]], known: dict[frozenset[str], int], rules: Rules
) -> int:
    """Find the most points that spreads without a common card can free."""
    if hand not in known:
        inside = {group for group in groups if group <= hand}
        freed = [plain_sum(list(group), rules) + best_freed(hand - group, inside, known, rules) for group in inside]
        known[hand] = max(freed, default=0)
    return known[hand]
