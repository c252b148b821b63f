"""The German kings, each on a seat of his own; between their signs they wear their crowns."""

from bot.render.assets.source.kings.acorns import warrior
from bot.render.assets.source.kings.bells import sultan
from bot.render.assets.source.kings.hearts import emperor
from bot.render.assets.source.kings.leaves import falconer

KINGS = {"h": emperor, "l": falconer, "b": sultan, "a": warrior}
"""What each suit's king looks like, without his signs."""

__all__ = ["KINGS"]
