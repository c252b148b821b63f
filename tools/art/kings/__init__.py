"""The German kings, each on a seat of his own; between their signs they wear their crowns."""

from tools.art.kings.acorns import warrior
from tools.art.kings.bells import sultan
from tools.art.kings.hearts import emperor
from tools.art.kings.leaves import falconer

KINGS = {"h": emperor, "l": falconer, "b": sultan, "a": warrior}
"""What each suit's king looks like, without his signs."""

__all__ = ["KINGS"]
