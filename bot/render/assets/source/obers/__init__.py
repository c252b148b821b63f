"""The German Obers: officers, each with a stance and a tool of his own, their sign above them."""

from bot.render.assets.source.obers.acorns import knight
from bot.render.assets.source.obers.bells import ensign
from bot.render.assets.source.obers.hearts import cavalier
from bot.render.assets.source.obers.leaves import marksman

OBERS = {"h": cavalier, "l": marksman, "b": ensign, "a": knight}
"""What each suit's Ober looks like, without his sign."""

__all__ = ["OBERS"]
