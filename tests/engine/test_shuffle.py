"""RULES 6: the check values, and that the shuffle is fair."""

import hashlib
from collections import Counter

import pytest

from tonk import Rules, TonkError, deal
from tonk.shuffle import Stream, commitment, hand_seed, shuffled, tidy_word

ZERO_ORDER = (
    "9s 9d Jd Qd 2d 2h 6d Kh 5d 4s Tc Qs Js Ah 9h 2s 9c 3c 5c 2c Th 7h Jh 8s Ks 3s 3h Ac 8c 6c 3d 6s 5s 4c As 7c Td "
    "4d 8d Kd 7d Jc 6h 5h Kc Ts 8h Qh Ad 7s Qc 4h"
)
KITTY = "c4b22ca37d3ee7d6337b2a77951f02938c0e5f103186a05fbe426567da4b3406"


def order(seed: bytes, preset: str = "classic") -> str:
    """Write the dealing order of a seed."""
    names = Rules.preset(preset).pack.names
    return " ".join(names[number] for number in shuffled(len(names), seed))


def test_the_seed_of_zero_bytes() -> None:
    assert order(bytes(32)) == ZERO_ORDER


def test_the_seed_of_a_hand_of_a_session() -> None:
    seed = hand_seed(b"\x01" * 32, "kitty", 3)
    assert seed.hex() == KITTY
    assert order(seed).startswith("Ac 5d 3d 3s Kh Tc 2c Js 2h 2d ")


def test_the_seed_is_sha256_of_secret_word_and_number() -> None:
    secret = bytes(range(32))
    expected = hashlib.sha256(secret + "poes é".encode() + (7).to_bytes(8, "big")).digest()
    assert hand_seed(secret, "poes é", 7) == expected


def by_hand(size: int, seed: bytes) -> tuple[int, ...]:
    """Shuffle as the rules say, in the plainest way."""
    stream = b"".join(hashlib.sha256(seed + i.to_bytes(8, "big")).digest() for i in range(40))
    cards, at = list(range(size)), 0
    for k in range(size - 1, 0, -1):
        while True:
            u = int.from_bytes(stream[at : at + 4], "big")
            at += 4
            if u < 2**32 // (k + 1) * (k + 1):
                break
        cards[k], cards[u % (k + 1)] = cards[u % (k + 1)], cards[k]
    return tuple(cards)


@pytest.mark.parametrize("size", [2, 40, 44, 52, 56])
def test_the_shuffle_is_the_one_of_the_rules(size: int) -> None:
    for k in range(50):
        seed = hashlib.sha256(bytes([k])).digest()
        assert shuffled(size, seed) == by_hand(size, seed)


def test_a_pack_of_40_and_jokers_are_shuffled_in_their_own_starting_order() -> None:
    assert sorted(order(bytes(32), "baton_rouge").split()) == sorted(Rules.preset("baton_rouge").pack.names)
    assert set(order(bytes(32), "chicago").split()) >= {"X1", "X2"}


def test_a_deal_from_a_seed_gives_the_first_card_to_the_dealers_left() -> None:
    state = deal(Rules.preset("classic", deal_wins="none"), 2, dealer=0)
    deck = ZERO_ORDER.split()
    assert set(state.setup.pack.cards(state.hands[1])) == set(deck[0:10:2])
    assert state.setup.pack.names[state.setup.stock[0]] == deck[11]


def test_every_place_is_as_likely_for_every_card() -> None:
    seen = Counter((place, card) for k in range(6000) for place, card in enumerate(shuffled(4, k.to_bytes(32, "big"))))
    expected = 6000 / 4
    chi_square = sum((found - expected) ** 2 / expected for found in seen.values())
    assert len(seen) == 16
    assert chi_square < 27.9  # 9 degrees of freedom, once in a thousand


def test_every_order_is_as_likely() -> None:
    seen = Counter(shuffled(4, k.to_bytes(32, "big")) for k in range(6000))
    chi_square = sum((found - 250) ** 2 / 250 for found in seen.values())
    assert len(seen) == 24
    assert chi_square < 49.7  # 23 degrees of freedom, once in a thousand


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("kitty", "kitty"),
        ("  kitty\n", "kitty"),
        ("", ""),
        ("e\u0301", "é"),
        ("x" * 64, "x" * 64),
        (" " * 99 + "x", "x"),
    ],
)
def test_a_word_is_brought_to_nfc_then_trimmed(typed: str, word: str) -> None:
    assert tidy_word(typed) == word


def test_a_word_of_more_than_64_code_points_is_refused() -> None:
    with pytest.raises(TonkError, match="65 characters: at most 64"):
        tidy_word("x" * 65)
    assert tidy_word("e\u0301" * 64) == "é" * 64  # counted after NFC


def test_a_word_that_cannot_be_written_in_utf_8_is_refused() -> None:
    with pytest.raises(TonkError, match="no text"):
        tidy_word("\ud800")


def test_streams_with_other_labels_differ_and_the_same_repeat() -> None:
    numbers = [[Stream(bytes(32), label).below(1000) for _ in range(5)] for label in ("cut", "cut", "bots")]
    assert numbers[0] == numbers[1] != numbers[2]
    assert all(0 <= Stream(bytes(32), str(k)).random() < 1 for k in range(100))
