"""Actions as integers: the order of the outputs in `bot/games/bieten/neural/features.py`.

Raises and good, of which no output speaks, come after them.
"""

from bot.games.bieten.cards import FIGURES
from bot.games.bieten.neural.features import BET, HOLD, NAMED, OUTPUTS

RAISE, GOOD = (OUTPUTS + len(FIGURES) * place for place in range(2))
NO_ACTION = -1
MOST_ACTIONS = 5 + 2 + 32
"""More than these are never legal at once: figures, the other two cards, the names of the Weli."""

__all__ = ["BET", "GOOD", "HOLD", "MOST_ACTIONS", "NAMED", "NO_ACTION", "RAISE"]
