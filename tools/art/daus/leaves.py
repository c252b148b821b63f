"""The Daus of leaves: a covered goblet, with a vine around it."""

from tools.art.body import form
from tools.art.svg import GOLD, Tone, at, dot, mirror, pair, path, strokes

RUBY, EMERALD = "#b3202f", "#14764a"
VINE: Tone = ("#2f9a63", "#1a7549")
GRAPE: Tone = ("#6b4a8c", "#503570")


def cup() -> str:
    """Return the goblet, its foot at the origin."""
    foot = pair("M0,0 H-38 C-38,-10 -30,-12 -16,-16 C-8,-20 -6,-28 -5,-36 L0,-36", GOLD)
    knop = pair("M0,-34 C-16,-36 -16,-52 0,-54", GOLD) + strokes("M-11,-44 H0", width=1.3)
    bowl = pair("M0,-52 C-26,-54 -44,-74 -42,-112 L0,-112", GOLD)
    gems = "".join(
        path(f"M{x},-92 l7,8 l-7,9 l-7,-9Z", fill, width=1.6)
        for x, fill in ((-26, EMERALD), (0, RUBY), (26, EMERALD))
    )
    flutes = strokes("M-30,-66 C-22,-62 -10,-58 0,-58 M-41,-100 H0", width=1.4)
    rim = pair("M0,-112 H-47 V-121 H0", GOLD, width=1.9)
    lid = pair("M0,-121 H-42 C-40,-140 -22,-146 -12,-150 C-8,-154 -8,-158 0,-158", GOLD)
    ribs = strokes("M-24,-122 C-20,-136 -10,-144 -5,-152 M-2,-122 C-2,-134 -1,-144 0,-154", width=1.3)
    top = dot(0, -165, 8, RUBY, width=2) + dot(-2.4, -167.4, 2, "#f3a3a8")
    shine = path("M-35,-108 C-36,-88 -31,-74 -24,-66", line="#fff3c8", width=4)
    return foot + knop + bowl + flutes + gems + shine + rim + lid + ribs + top


def leaf(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """Return a leaf of the vine, its stalk at (x, y)."""
    half = "M0,0 C-6,-3 -16,2 -19,-6 C-24,-9 -18,-14 -20,-20 C-12,-20 -13,-28 -8,-30 C-6,-34 -3,-36 0,-42"
    veins = path("M0,0 V-34 M0,-9 L-11,-16 M0,-9 L11,-16 M0,-20 L-7,-27 M0,-20 L7,-27", line="#d9f2e3", width=1.3)
    return at(x, y, pair(half, VINE, width=1.7) + veins, turn=turn, scale=size)


def grapes(x: float, y: float) -> str:
    """Return a bunch of grapes hanging from (x, y)."""
    places = ((-10, 4), (0, 2), (10, 4), (-6, 12), (5, 12), (-1, 21), (8, 20), (2, 30))
    return at(
        x, y, "".join(dot(a, b, 6.6, GRAPE[a > 0], width=1.5) + dot(a - 2, b - 2, 1.5, "#cdb6e4") for a, b in places)
    )


def tendril() -> str:
    """Return the left half of the vine, from the goblet's foot upwards."""
    stem = "M-6,-8 C-44,-4 -74,-22 -70,-54 C-66,-84 -90,-92 -84,-122 C-82,-136 -72,-144 -62,-140"
    curl = (
        "M-70,-54 C-58,-60 -50,-54 -54,-46 M-82,-104 C-96,-106 -100,-120 -90,-124 M-44,-12 C-40,-24 -52,-30 -56,-22"
    )
    return path(stem, line="#6b4526", width=4.5) + path(curl, line="#6b4526", width=2)


def goblet() -> str:
    """Return the scene."""
    ground = form("M0,306 C40,296 150,296 190,306 V336 H0Z", ("#7fb98c", "#5c9d70"), light=0, down=7)
    left = (
        tendril()
        + leaf(-71, -44, -14, 0.8)
        + leaf(-80, -94, 4, 0.9)
        + leaf(-62, -138, 20, 0.9)
        + leaf(-30, -8, -30, 0.8)
    )
    right = mirror(tendril()) + leaf(71, -44, 14, 0.8) + leaf(62, -138, -20, 0.9) + leaf(30, -8, 30, 0.8)
    return ground + at(103, 303, left + right + leaf(80, -94, -4, 0.9) + cup() + grapes(-60, -74) + grapes(62, -74))
