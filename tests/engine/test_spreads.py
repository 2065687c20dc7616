"""RULES 1, book and run; RULES 2, ace low; RULES 3, the pack of 40 and wild cards in spreads."""

import pytest

from engine.play import can, offers, play, table, why
from tonk import State
from tonk.cards import pack_of
from tonk.spreads import fits, kind_of, natural_spreads

FULL, SMALL = pack_of(52), pack_of(40)
REST = "Jd 9h 6c 4h Kd 8d Qs"


@pytest.mark.parametrize("cards", ["7c 7d 7h", "Kc Kd Ks", "Ac Ad Ah As", "2h 2s 2d"])
def test_three_or_four_cards_of_a_rank_are_a_book(cards: str) -> None:
    assert kind_of(FULL, FULL.mask(cards)) == "book"


@pytest.mark.parametrize(
    "cards", ["5s 6s 7s", "Ac 2c 3c", "Jh Qh Kh", "9d Td Jd", "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"]
)
def test_three_or_more_cards_in_a_row_of_a_suit_are_a_run(cards: str) -> None:
    assert kind_of(FULL, FULL.mask(cards)) == "run"


@pytest.mark.parametrize(
    "cards",
    [
        "7c 7d",
        "7c",
        "5s 6s",
        "5s 6s 8s",
        "5s 6s 7h",
        "5s 6h 7c",
        "7c 7d 8d",
        "Kc Ac 2c",
        "Qd Kd Ad",
        "Kc Ad 2d",
        "Qd Kd Kh",
    ],
)
def test_anything_else_is_no_spread(cards: str) -> None:
    assert kind_of(FULL, FULL.mask(cards)) is None


@pytest.mark.parametrize("cards", ["6c 7c Jc", "7d Jd Qd", "5h 6h 7h Jh Qh Kh"])
def test_in_the_pack_of_40_the_7_is_next_to_the_jack(cards: str) -> None:
    assert kind_of(SMALL, SMALL.mask(cards)) == "run"
    assert kind_of(FULL, FULL.mask(cards)) is None


@pytest.mark.parametrize(
    ("spread", "open_cards"),
    [
        ("5s 6s 7s", "4s 8s"),
        ("Ac 2c 3c", "4c"),
        ("Jh Qh Kh", "Th"),
        ("Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd", ""),
        ("7c 7d 7h", "7s"),
        ("7c 7h 7s", "7d"),
        ("7c 7d 7h 7s", ""),
    ],
)
def test_a_run_takes_cards_at_its_ends_and_a_book_its_missing_suit(spread: str, open_cards: str) -> None:
    mask = FULL.mask(spread)
    assert fits(FULL, kind_of(FULL, mask) or "", mask) == FULL.mask(open_cards)


def test_a_run_in_the_pack_of_40_goes_on_over_the_gap() -> None:
    assert fits(SMALL, "run", SMALL.mask("5s 6s 7s")) == SMALL.mask("4s Js")
    assert fits(SMALL, "run", SMALL.mask("Js Qs Ks")) == SMALL.mask("7s")


def test_every_spread_in_a_hand_is_found_longer_and_shorter() -> None:
    found = {FULL.write(mask) for mask in natural_spreads(FULL, FULL.mask("5s 6s 7s 8s 8c 8d Kh Ac"))}
    assert found == {"5s 6s 7s", "6s 7s 8s", "5s 6s 7s 8s", "8c 8d 8s"}


def test_four_of_a_kind_hold_four_books_of_three_and_one_of_four() -> None:
    found = {FULL.write(mask) for mask in natural_spreads(FULL, FULL.mask("9c 9d 9h 9s"))}
    assert found == {"9c 9d 9h", "9c 9d 9s", "9c 9h 9s", "9d 9h 9s", "9c 9d 9h 9s"}


def with_hand(cards: str, **options: object) -> State:
    """Let seat 0 hold these cards and draw the 3h."""
    rest = " ".join(card for card in REST.split() if card not in cards.split())
    other = " ".join(rest.split()[: len(cards.split())])
    return play(table(cards, other, stock="3h", **options), "0 draw")


@pytest.mark.parametrize("text", ["7s 5s 6s", "5S 6s 7S", "6s 7s 5s"])
def test_the_cards_of_a_spread_may_come_in_any_order(text: str) -> None:
    state = play(with_hand("5s 6s 7s Kc"), f"0 spread {text}")
    assert state.table[0].meaning == FULL.mask("5s 6s 7s")


def test_spreads_are_written_with_runs_in_rank_order_and_books_in_suit_order() -> None:
    assert offers(with_hand("7s 5s 6s Kc"), verb="spread") == ["0 spread 5s 6s 7s"]
    assert offers(with_hand("7s 7c 7d Kc"), verb="spread") == ["0 spread 7c 7d 7s"]


def test_a_spread_may_be_laid_longer_than_three_cards_at_once() -> None:
    state = play(with_hand("5s 6s 7s 8s Kc"), "0 spread 5s 6s 7s 8s")
    assert state.table[0].meaning == FULL.mask("5s 6s 7s 8s")


def test_a_spread_may_be_kept_in_the_hand() -> None:
    assert can(with_hand("5s 6s 7s Kc"), "0 discard Kc")


@pytest.mark.parametrize("cards", ["5s 6s", "5s 6s Kc", "5s 6s 7s Kc", "Kc"])
def test_what_is_no_spread_is_not_laid(cards: str) -> None:
    assert why(with_hand("5s 6s 7s Kc"), f"0 spread {cards}") == "not-a-spread"


def test_cards_that_are_not_in_the_hand_are_not_laid() -> None:
    assert why(with_hand("5s 6s 7s Kc"), "0 spread 6s 7s 8s") == "not-in-hand"
