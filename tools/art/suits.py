"""Draw the suit signs, each in a box of 100 x 100 around its middle, lit from the left.

Suits differ first by shape, then by lightness, then by colour, so no reader has to distinguish red from green. The
inks have equal steps of lightness. They stay distinct for readers who see no red, no green, no blue or no colour at
all (`tools.preview.colour_vision`); each is dark enough to be read on paper. So the hearts are a deep red, which some
readers see darker than others, and the greens are light.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.svg import Tone, at, dot, pair, path, strokes


@dataclass(frozen=True, slots=True)
class Suit:
    """How a suit looks.

    Args:
        cloth: what its court wears.
        lining: the second colour of its court.
        tint: the ground behind its court.
        sign: draws the sign; False: a plain one, for tiles.
    """

    ink: str
    cloth: Tone
    lining: Tone
    tint: str
    sign: Callable[[bool], str]

    def pip(self, x: float, y: float, size: float, *, turn: float = 0, fine: bool = True) -> str:
        """Return the sign, `size` units high."""
        return at(x, y, self.sign(fine), scale=size / 100, turn=turn)


RED: Tone = ("#c41f33", "#980f1c")
BLACK: Tone = ("#2b3138", "#14181c")
STALK = "#4c6b2f"
"""Of a leaf, and the stem it grows on."""


def heart(fine: bool) -> str:
    """Return a heart; `fine` adds what is seen only when it is large."""
    half = "M0,-24 C-8,-46 -48,-46 -48,-12 C-48,14 -16,30 0,48Z"
    shine = path("M-35,-14 C-35,-25 -26,-30 -18,-28", line="#f6aab1", width=5) if fine else ""
    return pair(half, RED, width=0) + shine


def leaf(fine: bool) -> str:
    """Return a leaf with its veins."""
    stalk = path("M0,30 C1,40 5,46 13,50", line=STALK, width=7.5)
    blade = pair("M0,-50 C-10,-30 -47,-16 -47,12 C-47,35 -20,43 0,31Z", ("#169a5f", "#0d7549"), width=0)
    if not fine:
        return stalk + blade + path("M0,-34 V30 M-22,22 L0,8 L22,22", line="#e2f5ea", width=6)
    ribs = "M0,-37 V24 M0,-13 L-19,1 M0,-13 L19,1 M0,9 L-27,21 M0,9 L27,21"
    return stalk + blade + path(ribs, line="#d4efe0", width=3.8)


def bell(fine: bool) -> str:
    """Return a sleigh bell: a ball with a belt, and the slit below."""
    rim, wide = "#7a4b00", 5.0 if fine else 7.0
    loop = path("M-9,-35 C-14,-52 14,-52 9,-35", line=rim, width=6.5)
    ball = dot(0, 5, 42, "#f7bd17", line=rim, width=wide)
    shade = path("M8,-36 A42,42 0 0 1 8,46 C26,30 26,-20 8,-36Z", "#dc9a08", width=0)
    belt = path("M-42,2 C-20,10 20,10 42,2 L42,14 C20,22 -20,22 -42,14Z", "#fff3c8", line=rim, width=4)
    slit = path("M0,29 V45", line=rim, width=5.5) + dot(0, 29, 7, rim)
    if not fine:
        return (
            loop
            + ball
            + slit
            + path("M-42,2 C-20,10 20,10 42,2 L42,16 C20,24 -20,24 -42,16Z", "#fff3c8", line=rim, width=5)
        )
    shine = path("M-28,-12 C-24,-23 -15,-29 -6,-30", line="#fff6d6", width=5)
    return loop + ball + shade + dot(0, 5, 42, "none", line=rim, width=wide) + belt + slit + shine


def acorn(fine: bool) -> str:
    """Return an acorn hanging from its stalk, the cup above and the nut below."""
    stalk = path("M0,-32 C-2,-41 2,-46 10,-49", line="#3d2410", width=7.5)
    nut = pair("M0,-6 L-29,-6 C-32,21 -14,36 0,50Z", ("#93592a", "#6e3f18"), width=0)
    shine = path("M-18,6 C-18,17 -13,25 -9,30", line="#d8a878", width=5) if fine else ""
    cup = pair("M0,-36 C-22,-36 -42,-28 -40,-4 C-26,3 -14,3 0,3Z", ("#513a24", "#3a2816"), width=0)
    if not fine:
        return stalk + nut + cup
    hatch = "M-33,-11 L-16,-31 M-20,-2 L6,-35 M2,1 L25,-29 M23,-1 L36,-17"
    return stalk + nut + shine + cup + strokes(hatch, "#93734f", 2.8)


def spade(fine: bool) -> str:
    """Return a spade; its shine is grey, so that it stays black from afar."""
    foot = path("M-4,10 C-3,32 -9,42 -20,49 H20 C9,42 3,32 4,10Z", "#14181c", width=0)
    half = "M0,-50 C-10,-30 -46,-12 -46,14 C-46,36 -18,40 0,20Z"
    shine = path("M-34,14 C-34,4 -25,-6 -18,-12", line="#77818b", width=4.5) if fine else ""
    return foot + pair(half, BLACK, width=0) + shine


def club(fine: bool, light: str = "#1a9657", dark: str = "#0e7d43") -> str:
    """Return a club, in green for four colours and in black for two."""
    foot = path("M-5,6 C-4,32 -9,42 -20,49 H20 C9,42 4,32 5,6Z", dark, width=0)
    left = path("M0,-48 A22,22 0 0 0 -16,-11 A22,22 0 1 0 -6,24 L0,18Z", light, width=0)
    right = path("M0,-48 A22,22 0 0 1 16,-11 A22,22 0 1 1 6,24 L0,18Z", dark, width=0)
    shine = path("M-38,12 C-39,4 -34,-1 -28,-3", line="#ffffff88", width=4.5) if fine else ""
    return foot + left + right + shine


def diamond(fine: bool, light: str = "#2257b4", dark: str = "#0c3884") -> str:
    """Return a diamond with its sides drawn in."""
    shine = path("M-25,-3 C-19,-10 -15,-16 -11,-23", line="#ffffff88", width=4.5) if fine else ""
    return pair("M0,-50 C-9,-30 -22,-13 -38,0 C-22,13 -9,30 0,50Z", (light, dark), width=0) + shine


MAROON, NAVY, TEAL = ("#96303a", "#76202b"), ("#34507f", "#243a61"), ("#2c7a78", "#1d5d5c")
AMBER = ("#e08f2e", "#b86d17")

GERMAN = {
    "h": Suit("#920f1b", ("#cf2a38", "#a51725"), NAVY, "#fdf1ef", heart),
    "l": Suit("#0d6a47", ("#188153", "#0d603b"), MAROON, "#eef7f0", leaf),
    "b": Suit("#986400", ("#d99a1f", "#b57708"), TEAL, "#fff6df", bell),
    "a": Suit("#2e1b0d", ("#7a4f2c", "#5a371c"), ("#4c7d53", "#35613d"), "#f8f0e6", acorn),
}
FRENCH = {
    "s": Suit("#191d22", ("#3c4650", "#262d35"), MAROON, "#f1f2f4", spade),
    "h": Suit("#a31320", ("#cf2a38", "#a51725"), NAVY, "#fdf1ef", heart),
    "d": Suit("#0c3884", ("#3a78d4", "#225aae"), AMBER, "#eef4fd", diamond),
    "c": Suit("#0e8145", ("#188153", "#0d603b"), ("#6b4a8c", "#503570"), "#eef7f0", club),
}
TWO_COLOUR = {
    "d": Suit("#a31320", ("#cf2a38", "#a51725"), TEAL, "#fdf1ef", lambda fine: diamond(fine, *RED)),
    "c": Suit("#191d22", ("#3c4650", "#262d35"), NAVY, "#f1f2f4", lambda fine: club(fine, *BLACK)),
}
"""The suits that change where the French pack is wanted in two colours."""
