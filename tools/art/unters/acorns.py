"""The Unter of acorns: a sturdy woodcutter with a straw hat, his foot on a log, his axe on the shoulder."""

from tools.art import faces, scenery
from tools.art.body import LEATHER, boot, fist, form, limb
from tools.art.svg import LINE, STEEL, Tone, at, dot, path

LINEN: Tone = ("#f1e7d2", "#d3c3a0")
MOSS: Tone = ("#5f8a5c", "#456a46")
EARTH: Tone = ("#8a6038", "#6a4625")
STRAW: Tone = ("#ecc869", "#c99f3f")
CARROT: Tone = ("#cf6a2c", "#a84c18")


def axe() -> str:
    """Return an axe, its handle down from the head at the origin."""
    handle = path("M0,-12 C2,20 -4,60 2,104", line=LINE, width=9) + path(
        "M0,-12 C2,20 -4,60 2,104", line="#b98a4e", width=5.2
    )
    blade = form("M-6,-10 C6,-14 20,-18 34,-24 C40,-6 38,12 30,24 C20,14 8,8 -6,8Z", STEEL, light=30)
    return handle + blade + path("M28,-20 C33,-6 32,8 26,18", line="#ffffff", width=2.4)


def log() -> str:
    """Return a log lying on the ground, its cut end on the left."""
    trunk = form("M96,288 H196 V320 H96Z", EARTH, light=0, down=12)
    end = '<ellipse cx="98" cy="304" rx="11" ry="16" fill="#e0bd86" stroke="#2b2118" stroke-width="2"/>'
    rings = '<ellipse cx="98" cy="304" rx="6" ry="9" fill="none" stroke="#a87c46" stroke-width="1.6"/>'
    return trunk + path("M124,294 h20 M130,306 h34 M150,298 h24", line="#4d3218", width=1.7) + end + rings


def head() -> str:
    """Return his head from the front: broad, freckled, a straw in the mouth."""
    hair = "".join(
        dot(x, y, r, CARROT[x > 0], width=1.7)
        for x, y, r in ((-28, -6, 9), (28, -6, 9), (-30, 8, 7), (30, 8, 7), (-24, -20, 9), (24, -20, 9))
    )
    ears = dot(-28, 4, 6, faces.RUDDY[0], width=1.7) + dot(28, 4, 6, faces.RUDDY[1], width=1.7)
    freckles = "".join(
        dot(x, y, 1.2, "#b3602f") for x in (-1, 1) for x, y in ((x * 12, 8), (x * 17, 6), (x * 15, 12), (x * 20, 11))
    )
    smile = path("M-12,17 C-6,26 8,26 13,15", width=2.3)
    straw = path("M8,21 L34,30 M34,30 l7,-3 M34,30 l6,4", line=STRAW[1], width=2.2)
    dome = form("M-26,-28 C-28,-54 -16,-64 0,-64 C16,-64 28,-54 26,-28Z", STRAW, light=26)
    band = path("M-27,-38 C-10,-44 10,-44 27,-38 L27,-28 C10,-34 -10,-34 -27,-28Z", MOSS[0], width=1.7)
    brim = form("M-52,-18 C-42,-36 42,-36 52,-18 C36,-12 18,-22 0,-22 C-18,-22 -36,-12 -52,-18Z", STRAW, light=60)
    weave = path(
        "M-44,-22 C-20,-32 20,-32 44,-22 M-18,-56 C-20,-48 -20,-44 -20,-40 M0,-62 V-44 M18,-56 C20,-48 20,-44 20,-40",
        line="#9a7526",
        width=1.2,
    )
    return hair + ears + faces.front(faces.RUDDY, round_=True) + freckles + smile + straw + dome + brim + band + weave


def shirt() -> str:
    """Return the shirt."""
    return form(
        "M94,122 C82,146 86,180 92,204 C110,212 138,212 154,204 C160,178 164,146 152,122 C136,112 110,112 94,122Z",
        LINEN,
        light=26,
    )


def scarf() -> str:
    """Return the scarf."""
    return path(
        "M104,112 C116,122 132,122 144,112 L146,122 L128,132 L130,148 L121,150 L118,132 L102,122Z",
        "#b4412c",
        width=1.8,
    )


def bent() -> str:
    """Return the bent."""
    return limb("M138,222 C162,226 168,240 164,262", (EARTH[1], "#4d3218"), 25) + boot(
        160, 289, LEATHER, right=True, high=30
    )


def vest() -> str:
    """Return the vest."""
    return form("M94,122 C84,146 86,176 90,204 L106,210 C110,180 110,150 108,116Z", MOSS, light=14) + form(
        "M152,122 C162,146 160,176 156,204 L140,210 C136,180 136,150 138,116Z", (MOSS[1], "#35523a"), light=12
    )


def woodcutter() -> str:
    """Return the figure."""
    ground = scenery.ground(("#bfc48a", "#9ca568"), 308)
    stand = limb("M108,222 C104,244 102,262 100,280", EARTH, 25) + boot(100, 314, LEATHER, high=32)
    apron = form("M100,184 H146 L154,250 C138,258 112,258 96,250Z", LEATHER, light=20)
    pocket = path("M112,214 H136 V234 C130,240 118,240 112,234Z M100,184 L96,206 M146,184 L150,206", width=1.6)
    near = limb("M96,134 C76,148 70,172 84,192 L96,198", LINEN, 20) + path(
        "M90,190 C98,186 106,192 106,200 C102,208 92,206 86,202Z", "#eeb892", width=1.9
    )
    far = limb("M150,134 C168,146 180,160 174,172", LINEN, 20) + limb(
        "M176,172 C178,164 170,154 162,149", ("#eeb892", "#d8966c"), 13
    )
    squeeze = fist(159, 148, turn=-30, tone=("#eeb892", "#d8966c"), scale=1.15)
    return (
        ground
        + log()
        + stand
        + bent()
        + shirt()
        + vest()
        + apron
        + pocket
        + far
        + at(180, 72, axe(), turn=14)
        + squeeze
        + near
        + path("M113,100 H133 V120 H113Z", "#d8966c", width=1.8)
        + scarf()
        + at(123, 84, head(), scale=0.62, turn=-4)
    )
