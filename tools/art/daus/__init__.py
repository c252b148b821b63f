"""The German aces: a Daus has two large signs, and below them a scene of his own."""

from tools.art.daus.acorns import squirrel
from tools.art.daus.bells import boar
from tools.art.daus.hearts import cupid
from tools.art.daus.leaves import goblet

SCENES = {"h": cupid, "l": goblet, "b": boar, "a": squirrel}
"""What is seen below the two signs, by suit."""

__all__ = ["SCENES"]
