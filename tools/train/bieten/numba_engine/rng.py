"""A random source that is the same compiled or not: xoshiro128+, with 32-bit words in 64-bit integers."""

import numpy as np

from tools.train.bieten.numba_engine.jit import njit

WORDS = 4
_WORD = (1 << 32) - 1


def seeded(*seed):
    """Return the luck that belongs to these whole numbers, none of them negative."""
    return np.random.SeedSequence(seed).generate_state(WORDS).astype(np.int64)


@njit
def draw(luck):
    """Return a number from 0 to 2^32 - 1."""
    first, second, third, fourth = luck[0], luck[1], luck[2], luck[3]
    third ^= first
    fourth ^= second
    luck[0] = first ^ fourth
    luck[1] = second ^ third
    luck[2] = third ^ (second << 9 & _WORD)
    said = (first + luck[3]) & _WORD
    luck[3] = (fourth << 11 | fourth >> 21) & _WORD
    return said


@njit
def below(luck, count):
    """Return a number from 0 to count - 1; a few thousand at most."""
    return draw(luck) * count >> 32


@njit
def share(luck):
    """Return a number from 0 to below 1."""
    return draw(luck) / 4294967296.0


@njit
def branch(luck, other):
    """Make the other luck one that begins here and goes its own way."""
    for word in range(WORDS):
        other[word] = draw(luck)
    other[0] |= 1  # all zeros would stay so


@njit
def shuffle(cards, luck):
    """Put the cards of an array into a random order."""
    for last in range(len(cards) - 1, 0, -1):
        place = below(luck, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
