"""Leaves of the oak, which go with the acorns."""

from tools.art.svg import Tone, at, pair, path

OAK: Tone = ("#7d9a3e", "#5d7a2a")


def leaf(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """Return an oak leaf, its stalk at (x, y)."""
    half = (
        "M0,0 C-3,-4 -4,-6 -6,-9 C-13,-8 -16,-14 -12,-18 C-20,-18 -22,-28 -15,-31 C-22,-34 -21,-44 -12,-44"
        " C-14,-52 -6,-56 0,-58"
    )
    vein = path("M0,4 V-48 M0,-14 L-8,-20 M0,-14 L8,-20 M0,-29 L-9,-34 M0,-29 L9,-34", line="#e4eebf", width=1.4)
    return at(x, y, pair(half, OAK, width=1.8) + vein, turn=turn, scale=size)
