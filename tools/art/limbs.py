"""Neck, arm and hand of a figure whose face's middle is the origin, and the rod he holds."""

from tools.art.svg import LINE, SKIN, Tone, at, pair, path


def neck() -> str:
    """Return the skin between chin and collar; clothes lie over its lower half."""
    return pair("M0,26 L-11,26 L-11,46 C-14,52 -18,54 -22,56 L0,66", SKIN, width=1.8)


def arm(cloth: Tone, lining: Tone, x: float, y: float) -> str:
    """Return a forearm that comes in from the side, before a hand at (x, y) on the right."""
    sleeve = path("M40,6 C26,-2 16,-8 4,-10 L4,12 C16,18 26,28 40,34Z", cloth[1])
    cuff = path("M2,-13 C9,-13 13,-9 15,-6 L13,18 C9,17 5,16 1,14Z", lining[0], width=1.8)
    return at(x, y, sleeve + cuff)


def fist(x: float, y: float) -> str:
    """Return a right hand around something upright."""
    palm = path("M-10,-8 C-10,-11 8,-12 9,-8 L10,9 C8,12 -8,12 -10,9 C-12,4 -12,-4 -10,-8Z", SKIN[0], width=1.7)
    fingers = path("M-11,-3.5 H1 M-11.4,1.2 H1 M-11,6 H1", line=LINE, width=1.2)
    thumb = path("M8,-8 C4,-12 -3,-12 -4,-8 C-3,-5 3,-6 6,-4", SKIN[0], width=1.4)
    return at(x, y, palm + fingers + thumb)


def rod(length: float, tone: Tone, width: float = 5) -> str:
    """Return a shaft upwards from the hand and a little down."""
    d = f"M0,26 V{-length}"
    return path(d, line=LINE, width=width + 3) + path(d, line=tone[0], width=width)
