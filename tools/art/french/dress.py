"""What the French court wears, down to the belt; the middle of the face is the origin."""

from tools.art.body import form
from tools.art.svg import CREAM, GOLD, LINE, SKIN, Tone, at, dot, mirror, pair, path, strokes

LOW = 150
"""So far down clothes reach."""
CUTS = {
    "K": ("M0,40 C-50,42 -120,44 -200,62 V200 H0Z", (24, 46, 66), path("M0,-9 L6,0 L0,9 L-6,0Z", GOLD[0], width=1.3)),
    "Q": (
        "M0,44 C-50,44 -86,48 -108,70 C-130,50 -170,50 -200,72 V200 H0Z",
        (16, 34, 52, 69),
        dot(0, 0, 5, CREAM[0], width=1.4),
    ),
    "J": ("M0,44 C-50,44 -120,48 -200,70 V200 H0Z", (20, 39, 57), path("M-9,-4 L0,5 L9,-4", line=GOLD[0], width=3.4)),
}
"""Of each rank's mantle: its cut, where its stripes run (degrees), and what is woven into them."""


def neck(tone: Tone = SKIN) -> str:
    """Return the neck, below chin and hair."""
    return form("M-13,22 H13 V48 C18,54 24,56 28,58 L0,74 L-28,58 C-24,56 -18,54 -13,48Z", tone, light=20)


def coat(tone: Tone, wide: float = 100) -> str:
    """Return shoulders and sleeves in one colour."""
    return form(
        f"M-16,46 C-46,50 -{wide - 22},58 -{wide - 8},96 L-{wide + 6},{LOW} H{wide + 6} L{wide - 8},96"
        f" C{wide - 22},58 46,50 16,46 C8,58 -8,58 -16,46Z",
        tone,
        light=wide,
    )


def mantle(rank: str, cloth: Tone, stripe: Tone) -> str:
    """Return a mantle as broad as the card, with stripes that fan out from the neck."""
    outline, turns, woven = CUTS[rank]
    bands: list[str] = []
    for turn in turns:
        band = path("M-9,50 L-22,270 H22 L9,50Z", stripe[turn > 40], line=GOLD[0], width=4)
        edge = path("M-11,50 L-24.5,270 M11,50 L24.5,270", width=1.2)
        figures = "".join(at(0, y, woven, scale=0.5 + y / 200) for y in (76, 100, 126, 154, 184))
        bands.append(at(0, 6, edge + band + figures, turn=turn))
    clip = f'<clipPath id="mantle"><path d="{outline}"/></clipPath>'
    half = f'<g clip-path="url(#mantle)">{path(outline, cloth[0], width=0)}{"".join(bands)}</g>' + path(outline)
    return clip + half + mirror(half)


def panel(tone: Tone, gems: str) -> str:
    """Return the front of a robe, between golden hems, with stones down the middle."""
    front = pair(f"M0,50 H-18 C-22,84 -24,116 -28,{LOW} H0", tone)
    hem = strokes(f"M-20,50 C-24,84 -27,116 -31,{LOW}", LINE, 8) + strokes(
        f"M-20,50 C-24,84 -27,116 -31,{LOW}", GOLD[0], 5
    )
    stones = "".join(path(f"M0,{y} l6,8 l-6,8 l-6,-8Z", gems, width=1.4) for y in (66, 90, 114))
    return front + stones + hem


def ermine() -> str:
    """Return a cape of ermine over the shoulders."""
    half = (
        "M0,44 C-24,44 -60,52 -78,82 C-82,96 -78,102 -72,102 C-64,108 -58,102 -50,108 C-42,114 -34,106 -26,111"
        " C-16,115 -8,110 0,112"
    )
    tails = "".join(
        path(f"M{x},{y} q2.6,3.4 1.8,9 q-1.8,2.6 -3.6,0 q-0.9,-5.6 1.8,-9Z", LINE, width=0)
        for dx, y in ((-58, 76), (-62, 92), (-44, 66), (-44, 86), (-28, 74), (-28, 94), (-12, 92))
        for x in (dx, -dx)
    )
    return pair(half, CREAM) + tails


def fur(tone: Tone) -> str:
    """Return a broad collar of fur, open at the neck."""
    half = (
        "M-10,46 C-30,44 -54,50 -70,64 C-76,70 -72,78 -66,78 C-66,86 -58,88 -54,84 C-50,92 -42,92 -38,86"
        " C-34,94 -26,92 -24,86 L-14,110 L0,150 L0,72Z"
    )
    return form(half, tone, light=10, down=10) + mirror(form(half + " ", (tone[1], tone[1])))


def ruff(wide: float = 1.0) -> str:
    """Return a pleated collar."""
    half = "M0,38 C-10,34 -22,30 -32,32 C-42,34 -44,44 -42,50 C-42,60 -32,62 -24,62 C-16,67 -8,66 0,68"
    folds = "M-4,66 L-3,42 M-12,65 L-9,41 M-21,63 L-15,40 M-30,60 L-20,38 M-38,54 L-26,36 M-42,46 L-30,35"
    return at(0, 0, pair(half, CREAM) + strokes(folds, LINE, 1.2), scale=wide)


def standing_collar() -> str:
    """Return a fan of lace that stands up behind a head."""
    half = "M0,60 C-20,58 -40,50 -58,30 L-66,-4 C-58,-8 -52,-2 -50,4 C-46,-4 -40,-2 -38,6 L-20,36Z"
    return pair(half, CREAM) + strokes("M-24,44 L-58,2 M-30,50 L-60,16 M-22,40 L-48,8", LINE, 1.2)


def bodice(cloth: Tone, skin: Tone, lining: Tone) -> str:
    """Return a gown, cut low, with puffed shoulders."""
    chest = form("M-13,26 H13 V44 C20,56 36,58 46,64 L0,118 L-46,64 C-36,58 -20,56 -13,44Z", skin, light=26)
    puff = "M-40,60 C-66,52 -92,70 -90,98 C-88,112 -70,118 -58,110 C-46,102 -40,84 -40,60Z"
    slashes = "".join(
        path(f"M{x},{y} c-6,11 -7,22 -5,32 c7,-8 10,-19 10,-31Z", CREAM[0], width=1.4)
        for x, y in ((-60, 66), (-74, 72))
    )
    sleeve = form(puff, lining, light=24) + slashes
    arms = form(f"M-84,104 L-96,{LOW} H-50 L-46,100Z", cloth, light=16)
    front = pair(f"M0,104 C-8,92 -24,90 -34,70 L-44,64 C-48,92 -40,118 -38,{LOW} H0", cloth)
    hem = strokes("M0,104 C-8,92 -24,90 -34,70 L-43,65", LINE, 6.6) + strokes(
        "M0,104 C-8,92 -24,90 -34,70 L-43,65", GOLD[0], 3.6
    )
    lacing = path("M-8,114 L8,122 M8,114 L-8,122 M-8,126 L8,134 M8,126 L-8,134", line=CREAM[0], width=2)
    return chest + arms + mirror(arms) + sleeve + mirror(sleeve) + front + lacing + hem


def necklace(gem: str) -> str:
    """Return pearls with a stone."""
    pearls = "".join(
        dot(x, y, 2.8, CREAM[0], width=1.2) for x, y in ((-20, 58), (-14, 64), (-7, 68), (7, 68), (14, 64), (20, 58))
    )
    return pearls + path("M0,68 l7,9 l-7,10 l-7,-10Z", gem, width=1.6)


def doublet(cloth: Tone, lining: Tone) -> str:
    """Return a jack's doublet: puffed sleeves in stripes, buttons down the front."""
    sleeve = form(f"M-34,54 C-66,46 -96,66 -94,100 L-100,{LOW} H-44 L-36,100Z", cloth, light=30)
    stripes = "".join(
        path(
            f"M{x},{y} C{x - 10},{y + 24} {x - 12},{y + 50} {x - 13},{LOW} H{x - 3} C{x - 2},{y + 50}"
            f" {x + 2},{y + 24} {x + 9},{y + 1}Z",
            lining[0],
            width=1.4,
        )
        for x, y in ((-50, 55), (-70, 60))
    )
    front = pair(f"M0,50 H-18 C-34,56 -40,64 -40,90 L-38,{LOW} H0", cloth)
    seam = path(f"M0,52 V{LOW}", width=1.7) + strokes(f"M-26,58 C-22,90 -22,120 -24,{LOW}", GOLD[0], 3)
    buttons = "".join(dot(0, y, 3.6, GOLD[0], width=1.5) for y in range(74, LOW, 16))
    return sleeve + stripes + mirror(sleeve + stripes) + front + seam + buttons


def jerkin(cloth: Tone, lining: Tone) -> str:
    """Return a jack's sleeveless jerkin over a shirt, with wings at the shoulders."""
    sleeve = form(f"M-36,58 C-62,56 -86,76 -88,104 L-92,{LOW} H-46Z", CREAM, light=26)
    folds = path("M-60,70 C-66,90 -68,110 -70,140 M-48,76 C-52,96 -54,120 -56,146", width=1.3)
    wing = form("M-30,50 C-56,44 -82,56 -86,76 C-70,72 -52,74 -40,84Z", lining, light=22)
    front = pair(f"M0,96 L-16,50 C-32,52 -42,62 -42,84 L-40,{LOW} H0", cloth)
    shirt = path("M-16,48 L0,98 L16,48 C8,56 -8,56 -16,48Z", CREAM[0], width=1.9)
    lace = path("M-9,66 L9,74 M9,66 L-9,74 M-6,80 L6,87 M6,80 L-6,87", line=lining[0], width=2)
    hem = strokes(f"M-17,50 L-2,98 V{LOW}", GOLD[0], 3)
    return sleeve + folds + mirror(sleeve + folds) + wing + mirror(wing) + front + shirt + lace + hem
