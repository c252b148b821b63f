"""Random numbers, the same compiled and interpreted: xoshiro128+, its four 32-bit words in 64-bit integers."""

import numpy as np

from tools.train.bieten.numba_engine.jit import njit

WORDS = 4
_WORD = (1 << 32) - 1


def seeded(*seed):
    """Return a generator's state for a seed of whole numbers from 0."""
    return np.random.SeedSequence(seed).generate_state(WORDS).astype(np.int64)


@njit
def draw(rng):
    """Return a number from 0 to 2^32 - 1."""
    first, second, third, fourth = rng[0], rng[1], rng[2], rng[3]
    third ^= first
    fourth ^= second
    rng[0] = first ^ fourth
    rng[1] = second ^ third
    rng[2] = third ^ (second << 9 & _WORD)
    drawn = (first + rng[3]) & _WORD
    rng[3] = (fourth << 11 | fourth >> 21) & _WORD
    return drawn


@njit
def below(rng, count):
    """Return a number from 0 to count - 1; a few thousand at most."""
    return draw(rng) * count >> 32


@njit
def share(rng):
    """Return a number from 0 to below 1."""
    return draw(rng) / 4294967296.0


@njit
def branch(rng, other):
    """Seed another generator with numbers of this one."""
    for word in range(WORDS):
        other[word] = draw(rng)
    other[0] |= 1  # a state of zeros returns nothing but zeros


@njit
def shuffle(cards, rng):
    """Put the cards of an array into a random order."""
    for last in range(len(cards) - 1, 0, -1):
        place = below(rng, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
