"""The German aces: a Daus has two large signs, and below them a scene of his own."""

from bot.render.assets.source.daus.acorns import squirrel
from bot.render.assets.source.daus.bells import boar
from bot.render.assets.source.daus.hearts import cupid
from bot.render.assets.source.daus.leaves import goblet

SCENES = {"h": cupid, "l": goblet, "b": boar, "a": squirrel}
"""What is seen below the two signs, by suit."""

__all__ = ["SCENES"]
