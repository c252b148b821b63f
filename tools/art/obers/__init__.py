"""The German Obers: officers, each with a stance and a tool of his own, their sign above them."""

from tools.art.obers.acorns import knight
from tools.art.obers.bells import ensign
from tools.art.obers.hearts import cavalier
from tools.art.obers.leaves import marksman

OBERS = {"h": cavalier, "l": marksman, "b": ensign, "a": knight}
"""What each suit's Ober looks like, without his sign."""

__all__ = ["OBERS"]
