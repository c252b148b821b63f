"""Arrays that a search uses again and again: to allocate them for each decision takes longer than the search."""

from typing import NamedTuple

import numpy as np

from bot.games.bieten.cards import PACK
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.actions import MOST_ACTIONS
from tools.train.bieten.numba_engine.features import MOST_ON

POOL, USABLE = 0, PACK
"""Where `notes` has the hidden cards, and those of them that a seat could have."""
MISSING, BOUND, FREE = range(2 * PACK, 2 * PACK + 3 * at.MOST_SEATS, at.MOST_SEATS)
"""By seat the number of its hidden cards; then the seats whose actions give information about them, then others."""
HIDDEN, BOUNDS, FREES = range(FREE + at.MOST_SEATS, FREE + at.MOST_SEATS + 3)
"""The number of hidden cards, and of seats of each kind."""
WON = FREES + 1
"""By figure the number of sampled deals in which a seat had it."""
CANDIDATES = WON + at.FIGURES
TOTALS = CANDIDATES + MOST_ACTIONS
"""The cards that are considered, and the points of each."""
_NOTES = TOTALS + MOST_ACTIONS


class ScratchBuffers(NamedTuple):
    """The arrays of a search.

    Args:
        notes: cards, seats and sums, at the places named above.
        world, trial: a sampled position, and a copy in which an action is tried.
        order: the seats that are asked, in turn.
        on: the net's inputs that are on.
        first, second: the values of its hidden layers.
    """

    notes: np.ndarray
    world: np.ndarray
    trial: np.ndarray
    order: np.ndarray
    on: np.ndarray
    first: np.ndarray
    second: np.ndarray


def scratch_buffers(weights):
    """Return buffers for searches with a net."""
    return ScratchBuffers(
        notes=np.zeros(_NOTES, np.int64),
        world=np.zeros(at.SIZE, np.int64),
        trial=np.zeros(at.SIZE, np.int64),
        order=np.zeros(at.MOST_SEATS, np.int64),
        on=np.zeros(MOST_ON, np.int64),
        first=np.zeros(len(weights.b1), np.float32),
        second=np.zeros(len(weights.b2), np.float32),
    )
