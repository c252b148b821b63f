"""Randomness: one source of bytes, one fair number, one shuffle for all games.

Every program that draws the same bytes deals the same cards. The standard library's `shuffle` and `randrange` don't
guarantee that: they can use their source differently in another version.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from operator import mod
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORD_VALUES = 2**32


class RandomSource(Protocol):
    """A source of unpredictable bytes: `SystemRandom` in live games, a seeded `Random` in tests."""

    def randbytes(self, n: int, /) -> bytes:
        """Return the next n bytes."""
        ...


def randbelow(n: int, luck: RandomSource) -> int:
    """Return a number from 0 to n - 1, each equally likely.

    Args:
        n: 1 or more, below 2^32.
        luck: gives four bytes, big-endian, and four more while they are in the last, incomplete run of n: otherwise
            the remainder would favour small numbers.
    """
    return _below(n, _words(luck))


def shuffle(cards: Iterable[T], luck: RandomSource) -> list[T]:
    """Return the cards in a random order, each order equally likely (Fisher and Yates).

    Args:
        cards: in a public order, such as the pack's.
    """
    mixed = list(cards)
    last = len(mixed) - 1
    if last < 1:
        return mixed
    data = luck.randbytes(4 * last)
    words: Iterable[int] = unpack(f">{last}I", data)
    if max(words) >= WORD_VALUES - len(mixed):
        # One of them may be unfair for its place, which is so rare that the usual path needn't check each.
        return _carefully(mixed, chain(words, _words(luck)))
    for i, j in zip(range(last, 0, -1), map(mod, words, range(last + 1, 1, -1)), strict=True):
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _carefully(mixed: list[T], words: Iterator[int]) -> list[T]:
    """Shuffle with words of which some may be discarded."""
    for i in range(len(mixed) - 1, 0, -1):
        j = _below(i + 1, words)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _below(n: int, words: Iterator[int]) -> int:
    """Return a number from 0 to n - 1 from the next fair word."""
    fair = WORD_VALUES - WORD_VALUES % n
    for word in words:
        if word < fair:
            return word % n
    raise AssertionError


def _words(luck: RandomSource) -> Iterator[int]:
    """Yield the source's bytes as numbers of four bytes."""
    while True:
        yield int.from_bytes(luck.randbytes(4), "big")
