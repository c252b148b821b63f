"""The Unter of hearts: a minstrel with his lute, one leg crossed before the other, singing."""

from tools.art import faces, scenery
from tools.art.body import DARK, form, limb, shoe
from tools.art.svg import CREAM, GOLD, LINE, Tone, at, dot, path

RED: Tone = ("#cf2a38", "#a51725")
NAVY: Tone = ("#4a689b", "#34507f")
FAIR: Tone = ("#e6b95a", "#c08d33")
WOOD: Tone = ("#c58a48", "#9c6830")


def lute() -> str:
    """Return a lute, its belly around the origin, its neck to the upper left."""
    belly = form(
        "M-22,-12 C-26,-34 -8,-30 4,-34 C28,-36 44,-18 42,4 C40,26 20,40 -2,34 C-20,28 -20,8 -22,-12Z", WOOD, light=40
    )
    neck = path("M-20,-14 L-76,-50", line=LINE, width=11) + path("M-20,-14 L-76,-50", line="#7d4f28", width=7)
    head = path("M-76,-50 L-82,-26", line=LINE, width=10) + path("M-76,-50 L-82,-27", line="#7d4f28", width=6)
    pegs = path("M-90,-42 h8 M-91,-34 h8 M-73,-38 h6 M-75,-30 h6", line=GOLD[1], width=3)
    rose = dot(4, 0, 9.5, "#5c3317", width=1.6) + path("M4,-6 V6 M-2,0 H10", line=WOOD[0], width=1.6)
    strings = path("M-74,-51 L26,12 M-76,-47 L22,16", line="#fdf3d8", width=1.2)
    bridge = path("M18,22 L30,6", line=LINE, width=3.4)
    return neck + head + pegs + belly + rose + bridge + strings


def head() -> str:
    """Return his head, turned to the left, with a cap and its long tail."""
    hair = form(
        "M-4,-36 C28,-42 36,-16 32,4 C34,18 42,24 38,34 C28,40 14,38 8,30 L-20,-10 C-26,-6 -28,0 -30,8 C-36,-14"
        " -28,-34 -4,-36Z",
        FAIR,
        light=34,
    )
    lock = path("M28,-6 C26,10 30,20 30,32 M20,6 C20,18 22,26 22,34", width=1.4)
    mouth = path("M-17,17 C-16,26 -8,27 -6,17 C-9,15 -14,15 -17,17Z", "#8e2a2a", width=1.7)
    tail = form(
        "M20,-48 C40,-52 52,-36 50,-14 C50,4 58,12 54,24 C44,18 38,8 40,-8 C40,-22 34,-30 20,-30Z", NAVY, light=12
    )
    cap = form("M-34,-26 C-40,-50 -18,-66 6,-64 C30,-62 42,-46 36,-24 C22,-34 -16,-38 -34,-26Z", RED, light=32)
    rim = form("M-38,-28 C-18,-42 22,-40 40,-24 L38,-14 C18,-26 -16,-28 -36,-18Z", NAVY, light=40)
    return (
        hair
        + lock
        + faces.turned(faces.ROSY, soft=True, nose="short")
        + mouth
        + tail
        + cap
        + rim
        + dot(-14, -30, 4.4, GOLD[0], width=1.6)
    )


def notes() -> str:
    """Return two notes of his song."""
    one = path("M0,0 V-22 L12,-25 V-4", width=2.6) + "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="5" ry="3.6" fill="{LINE}"/>' for x, y in ((-4, 0), (8, -4))
    )
    two = path("M0,0 V-20 C4,-16 9,-16 8,-8", width=2.4) + f'<ellipse cx="-4" cy="0" rx="5" ry="3.6" fill="{LINE}"/>'
    return at(72, 62, one) + at(84, 34, two, scale=0.85)


def doublet() -> str:
    """Return the doublet."""
    return form(
        "M104,118 C94,142 98,172 102,196 C98,208 96,218 96,230 C116,240 154,240 172,230 C172,216 168,206 164,194"
        " C170,170 172,142 162,118 C146,108 120,108 104,118Z",
        RED,
        light=26,
    )


def party() -> str:
    """Return the party."""
    return form(
        "M134,112 C136,150 135,200 135,237 C150,238 162,236 172,230 C172,216 168,206 164,194 C170,170 172,142"
        " 162,118 C154,112 144,110 134,112Z",
        NAVY,
        light=12,
    )


def minstrel() -> str:
    """Return the figure."""
    ground = scenery.ground(("#e7b7ae", "#cf9a90"), 312, 5)
    back = limb("M148,218 C146,246 138,270 132,300", NAVY, 19) + shoe(134, 312, DARK)
    front = limb("M124,218 C128,246 140,268 154,298", RED, 20) + path(
        "M164,294 L150,303 L148,314 H174 C178,308 170,304 166,302Z", DARK[0], width=2
    )
    scallops = path("M96,229 l6,9 l8,-6 l7,9 l9,-6 l9,7 l9,-6 l8,5 l7,-8 l8,4 l5,-7", CREAM[0], width=1.6)
    belt = path("M101,190 C118,198 148,198 165,190 L164,199 C148,206 118,206 102,199Z", GOLD[0], width=1.8)
    collar = path("M112,110 L122,126 L134,114 L146,126 L156,110 C144,102 124,102 112,110Z", CREAM[0], width=1.8)
    far = limb("M160,130 C184,144 190,168 176,182 L158,180", (NAVY[1], "#25395c"), 17)
    strum = path("M144,172 C152,168 164,172 164,180 C160,188 150,188 142,184Z", "#f4cba8", width=1.8)
    near = limb("M104,130 C86,148 74,150 70,142 L66,132", RED, 17)
    fret = dot(65, 128, 8, "#f6d7b5", width=1.9) + path("M58,125 l8,-3 M58,130 l9,-3", width=1.2)
    return (
        ground
        + notes()
        + back
        + front
        + doublet()
        + party()
        + scallops
        + belt
        + far
        + at(128, 168, lute())
        + strum
        + near
        + fret
        + collar
        + at(134, 82, head(), scale=0.62)
    )
