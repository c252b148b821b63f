"""The ace of spades, by old custom the richest card of a pack: one large spade, engraved, crowned and wreathed."""

from math import cos, pi, sin

from tools.art.body import form
from tools.art.svg import CREAM, GOLD, Tone, at, dot, mirror, pair, path, strokes

INK: Tone = ("#2b3138", "#14181c")
LAUREL: Tone = ("#59636d", "#39424a")
PALE = "#eef0f2"
BLADE = "M0,-92 C-18,-56 -84,-24 -84,26 C-84,64 -36,74 -4,38"


def spade() -> str:
    """Return the spade, engraved with tendrils around a rose."""
    foot = pair("M0,30 C-2,62 -14,80 -36,92 H0", INK, width=0)
    blade = pair(BLADE + " L0,34", INK, width=0)
    inner = strokes("M0,-78 C-18,-46 -74,-20 -74,25 C-74,54 -38,62 -12,34", GOLD[0], 2)
    return foot + blade + inner + tendrils() + rose() + strokes("M-3,48 C-6,66 -14,78 -26,86", GOLD[0], 1.8)


def tendrils() -> str:
    """Return the scrolls on either side, with their leaves."""
    scroll = (
        "M0,-56 C-8,-40 -24,-34 -30,-22 C-34,-12 -26,-4 -19,-10 C-14,-16 -20,-22 -25,-18"
        " M-30,-22 C-48,-12 -62,4 -62,24 C-62,40 -46,46 -39,36 C-34,27 -42,20 -48,26"
        " M-39,36 C-28,48 -14,40 -8,28 M-56,2 C-46,-2 -40,4 -44,11"
    )
    leaves = "".join(
        at(x, y, path("M0,0 C-5,-4 -5,-10 0,-14 C5,-10 5,-4 0,0Z", PALE, width=0), turn=turn, scale=scale)
        for x, y, turn, scale in (
            (-12, -42, -70, 0.8),
            (-20, -36, 20, 0.7),
            (-44, -14, -60, 0.9),
            (-52, -5, 60, 0.7),
            (-61, 12, -80, 0.8),
            (-58, 36, -140, 0.8),
            (-24, 43, 190, 0.8),
            (-36, 14, 0, 0.7),
        )
    )
    return strokes(scroll, PALE, 2.4) + leaves + mirror(leaves) + path("M0,-70 l4,7 l-4,7 l-4,-7Z", GOLD[0], width=0)


def rose() -> str:
    """Return the rose in the middle, in gold, with five petals."""
    petals = "".join(
        at(
            0,
            8,
            path("M0,-4 C-12,-8 -12,-22 0,-21 C12,-22 12,-8 0,-4Z", GOLD[0], line=INK[1], width=1.8),
            turn=72 * n,
        )
        for n in range(5)
    )
    rays = "".join(dot(27 * cos(n * pi / 8), 8 + 27 * sin(n * pi / 8), 1.6, PALE) for n in range(16))
    return rays + petals + dot(0, 8, 6.4, CREAM[0], line=INK[1], width=1.8) + dot(0, 8, 2.4, GOLD[1])


def crown() -> str:
    """Return the crown above."""
    half = "M0,-34 C-4,-22 -10,-16 -14,-14 C-18,-20 -20,-26 -21,-32 C-26,-24 -32,-18 -38,-16 L-44,-30 L-36,8"
    " C-22,2 -10,1 0,1"
    band = pair("M0,-6 C-12,-6 -26,-4 -38,1 L-36,10 C-24,4 -10,3 0,3", (GOLD[1], "#a87a1c"), width=1.8)
    balls = "".join(
        dot(x, y, 4, GOLD[0], width=1.7) for x, y in ((0, -38), (-21, -35), (21, -35), (-45, -33), (45, -33))
    )
    gems = dot(0, -1.6, 3.4, "#96303a", width=1.3) + "".join(
        dot(x, 0.4, 2.4, CREAM[0], width=1.1) for x in (-14, 14, -27, 27)
    )
    return pair(half, GOLD) + band + gems + balls


def wreath() -> str:
    """Return the left branch of laurel that bends up from below."""
    stem = path("M-2,8 C-40,12 -76,-10 -90,-52", line=LAUREL[1], width=3)
    parts = [stem]
    for n in range(6):
        t = (n + 0.7) / 6
        x, y = -2 - 88 * t, 8 + 16 * t - 76 * t * t
        for side in (-1, 1):
            shape = "M0,0 C-8,-6 -8,-18 0,-26 C8,-18 8,-6 0,0Z"
            parts.append(
                at(
                    x,
                    y,
                    form(shape, LAUREL, light=8, width=1.4),
                    turn=-78 + 62 * t + 42 * side,
                    scale=1.16 - 0.36 * t,
                )
            )
        parts.append(dot(x - 2, y - 5, 3, GOLD[0], width=1))
    return "".join(parts)


def ace_of_spades() -> str:
    """Return the picture between the two letters."""
    branch = wreath()
    knot = dot(0, 8, 7, GOLD[0], width=1.9) + path("M-3,14 L-12,30 L-2,25 L2,25 L12,30 L3,14Z", GOLD[1], width=1.7)
    return at(120, 258, branch + mirror(branch) + knot, scale=0.86) + at(120, 160, spade()) + at(120, 58, crown())
