"""The shuffle that anybody can check, seeds, commitments and labelled streams (RULES 6)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count
from struct import unpack

from tonk.errors import TonkError
from tonk.refusals import refuse

SEED_BYTES = 32
_WORD_LIMIT = 64


def _numbers(seed: bytes) -> Iterator[int]:
    """Give the stream SHA-256(seed || 0), SHA-256(seed || 1), ... as numbers of 4 bytes, big-endian."""
    for counter in count():
        yield from unpack(">8I", sha256(seed + counter.to_bytes(8, "big")).digest())


@cache
def _fair(limit: int) -> int:
    """Give the bound under which every remainder by `limit` is equally likely."""
    return (1 << 32) // limit * limit


def _below(numbers: Iterator[int], limit: int) -> int:
    """Take the next number of a stream, evenly below a limit."""
    fair = _fair(limit)
    return next(number for number in numbers if number < fair) % limit


def shuffled(size: int, seed: bytes) -> tuple[int, ...]:
    """Give the dealing order of a pack of so many cards, as numbers in its starting order (RULES 6)."""
    order = list(range(size))
    k = size
    for number in _numbers(seed):
        if number < _fair(k):
            j = number % k
            k -= 1
            order[k], order[j] = order[j], order[k]
            if k <= 1:
                break
    return tuple(order)


def hand_seed(secret: bytes, word: str, number: int) -> bytes:
    """Give the seed of a hand of a session, counted from 0.

    >>> hand_seed(bytes([1]) * 32, "kitty", 3).hex()[:16]
    'c4b22ca37d3ee7d6'
    """
    return sha256(secret + word.encode() + number.to_bytes(8, "big")).digest()


def commitment(secret: bytes) -> str:
    """Give what is shown of a secret before the first deal: its SHA-256."""
    return sha256(secret).hexdigest()


def tidy_word(text: str) -> str:
    """Read the player's own word: NFC, trimmed, at most 64 code points. Raises TonkError."""
    word = unicodedata.normalize("NFC", text).strip()
    if len(word) > _WORD_LIMIT:
        raise TonkError(refuse("word-too-long", length=len(word), most=_WORD_LIMIT))
    try:
        word.encode()
    except UnicodeEncodeError:
        raise TonkError(refuse("word-not-text")) from None
    return word


class Stream:
    """A stream of numbers of its own for one purpose, from SHA-256(secret || label || counter).

    It gives what bots and cuts need of a source of chance, the same in every Python.
    """

    def __init__(self, secret: bytes, label: str) -> None:
        self._numbers = _numbers(secret + label.encode())

    def below(self, limit: int) -> int:
        """Take a number from 0 to `limit` - 1."""
        return _below(self._numbers, limit)

    def random(self) -> float:
        """Take a number from 0 up to 1."""
        return next(self._numbers) / (1 << 32)
