"""Arrays for computations, allocated once, because allocating them at every turn takes longer than the work."""

from typing import NamedTuple

import numpy as np

from bot.games.bieten.cards import PACK
from tools.train.bieten.numba_engine import fields as at
from tools.train.bieten.numba_engine.actions import MOST_ACTIONS
from tools.train.bieten.numba_engine.features import MOST_ON

POOL, USABLE = 0, PACK
"""The hidden cards, and those of them that a seat could have."""
MISSING, BOUND, FREE = range(2 * PACK, 2 * PACK + 3 * at.MOST_SEATS, at.MOST_SEATS)
"""By seat how many of its cards are hidden; then the seats whose actions give information on those, and the
others."""
HIDDEN, BOUNDS, FREES = range(FREE + at.MOST_SEATS, FREE + at.MOST_SEATS + 3)
"""How many hidden cards there are, and how many seats of each kind."""
WON = FREES + 1
"""By figure how often a seat had it."""
CANDIDATES = WON + at.FIGURES
TOTALS = CANDIDATES + MOST_ACTIONS
"""The cards worth a thought, and what each of them came to."""
_NOTES = TOTALS + MOST_ACTIONS


class ScratchBuffers(NamedTuple):
    """The preallocated arrays in which a player searches.

    Args:
        on: the inputs that are on.
    """

    notes: np.ndarray
    world: np.ndarray
    trial: np.ndarray
    order: np.ndarray
    on: np.ndarray
    first: np.ndarray
    second: np.ndarray


def room(weights):
    """Return an empty room, in which this net can be asked."""
    return ScratchBuffers(
        notes=np.zeros(_NOTES, np.int64),
        world=np.zeros(at.SIZE, np.int64),
        trial=np.zeros(at.SIZE, np.int64),
        order=np.zeros(at.MOST_SEATS, np.int64),
        on=np.zeros(MOST_ON, np.int64),
        first=np.zeros(len(weights.b1), np.float32),
        second=np.zeros(len(weights.b2), np.float32),
    )
