"""The German Unters: young people of the land, each at work of his own, their sign at their feet."""

from tools.art.unters.acorns import woodcutter
from tools.art.unters.bells import dancer
from tools.art.unters.hearts import minstrel
from tools.art.unters.leaves import drummer

UNTERS = {"h": minstrel, "l": drummer, "b": dancer, "a": woodcutter}
"""What each suit's Unter looks like, without his sign."""

__all__ = ["UNTERS"]
