"""The German Unters: young people of the land, each at work of his own, their sign at their feet."""

from bot.render.assets.source.unters.acorns import woodcutter
from bot.render.assets.source.unters.bells import dancer
from bot.render.assets.source.unters.hearts import minstrel
from bot.render.assets.source.unters.leaves import drummer

UNTERS = {"h": minstrel, "l": drummer, "b": dancer, "a": woodcutter}
"""What each suit's Unter looks like, without his sign."""

__all__ = ["UNTERS"]
