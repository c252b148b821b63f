"""Luck: one source of bytes, one fair number, one shuffle for all games.

Every program that draws the same bytes deals the same cards. The standard library's own `shuffle` and `randrange`
promise no such thing: they may use their source otherwise in another version.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from operator import mod
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")

WORDS = 2**32
"""How many different numbers four bytes make."""


class RandomSource(Protocol):
    """A source of bytes that can't be told beforehand: `SystemRandom` in live games, a seeded `Random` in tests."""

    def randbytes(self, n: int, /) -> bytes:
        """Return the next n bytes."""
        ...


def randbelow(n: int, luck: RandomSource) -> int:
    """Return a number from 0 to n - 1, each as likely as the others.

    Args:
        n: 1 or more, below 2^32.
        luck: four bytes of it are taken, big-endian, and four more while they are in the last, incomplete run of n:
            the remainder would favour small numbers otherwise.
    """
    return _below(n, _words(luck))


def shuffle(cards: Iterable[T], luck: RandomSource) -> list[T]:
    """Return the cards in an order by chance, each order as likely as the others (Fisher and Yates).

    Args:
        cards: in an order that everybody knows, such as the pack's.
        luck: where it comes from.
    """
    mixed = list(cards)
    last = len(mixed) - 1
    if last < 1:
        return mixed
    data = luck.randbytes(4 * last)
    words: Iterable[int] = unpack(f">{last}I", data)
    if max(words) >= WORDS - len(mixed):
        # One of them may be unfair for its place, which is so rare that the usual way needn't look at each.
        return _carefully(mixed, chain(words, _words(luck)))
    for i, j in zip(range(last, 0, -1), map(mod, words, range(last + 1, 1, -1)), strict=True):
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _carefully(mixed: list[T], words: Iterator[int]) -> list[T]:
    """Shuffle with words of which some may be thrown away."""
    for i in range(len(mixed) - 1, 0, -1):
        j = _below(i + 1, words)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


def _below(n: int, words: Iterator[int]) -> int:
    """Return a number from 0 to n - 1 made of the next word that is fair."""
    fair = WORDS - WORDS % n
    for word in words:
        if word < fair:
            return word % n
    raise AssertionError


def _words(luck: RandomSource) -> Iterator[int]:
    """Yield four bytes after the other as numbers."""
    while True:
        yield int.from_bytes(luck.randbytes(4), "big")
