"""The Daus of hearts: Cupid draws his bow on a cloud."""

from bot.render.assets.source import faces
from bot.render.assets.source.body import form, limb
from bot.render.assets.source.svg import GOLD, LINE, Tone, at, dot, mirror, path

FLESH: Tone = ("#f8d3b4", "#e8b18c")
FEATHER: Tone = ("#ffffff", "#cfdcec")
SKY: Tone = ("#ffffff", "#d6e2f0")
BLUE: Tone = ("#3f6299", "#2a4671")
CURL = "#e0a83e"


def wing() -> str:
    """Return a wing to the left, its root at the origin."""
    long = "M4,8 C-16,14 -44,8 -58,-24 C-62,-40 -56,-52 -46,-58 C-44,-40 -26,-20 4,-10Z"
    feathers = path(
        "M-52,-38 C-44,-18 -24,-4 2,0 M-46,-12 C-34,0 -18,6 0,7 M-53,-50 C-46,-32 -28,-16 -2,-7", width=1.2
    )
    return form(long, FEATHER, light=6, down=10) + feathers


def bow() -> str:
    """Return the bow with its arrow, pointing to the right; the string hand is at the origin."""
    wood = "M46,-58 C72,-46 52,-20 66,0 C52,20 72,46 46,58"
    string = path("M46,-58 L0,0 L46,58", line="#6b5a44", width=1.3)
    curve = path(wood, line=LINE, width=7) + path(wood, line=GOLD[0], width=3.8)
    shaft = path("M-8,0 H88", line=LINE, width=4.6) + path("M-8,0 H88", line="#b98a4e", width=2)
    tip = path("M82,-9 C88,-17 100,-10 94,0 C100,10 88,17 82,9 L104,0Z", "none", width=0)
    point = path("M84,-8 L106,0 L84,8 L89,0Z", "#cf2a38", width=1.7)
    return string + curve + shaft + tip + point + path("M-8,-5 L0,0 L-8,5 M-13,-5 L-5,0 L-13,5", width=1.5)


def head() -> str:
    """Return a child's head with curls, looking to the right."""
    curls = "".join(
        dot(x, y, r, CURL, width=1.8)
        for x, y, r in ((12, -34, 11), (24, -22, 10), (27, -6, 9), (23, 9, 8), (-4, -40, 11), (-18, -34, 9))
    )
    back = dot(4, -18, 26, CURL)
    face = faces.profile(FLESH, soft=True, nose="short")
    return mirror(back + face + curls + dot(-22, -22, 6, CURL, width=1.6))


def clouds() -> str:
    """Return the clouds he stands on."""
    far = form(
        "M0,300 C10,270 44,262 66,276 C86,252 128,254 140,272 C160,258 190,268 194,290 V336 H0Z",
        SKY,
        light=4,
        down=14,
    )
    near = form("M0,318 C20,292 54,292 70,306 C90,290 124,292 134,306 C150,298 176,302 190,316 V336 H0Z", SKY, down=9)
    return far + near


def sash() -> str:
    """Return the sash."""
    return form(
        "M82,222 C96,232 114,230 126,218 L130,228 C124,244 100,250 84,238 C70,252 58,252 46,246 C60,240 70,232"
        " 82,222Z",
        BLUE,
    )


def cupid() -> str:
    """Return the scene."""
    legs = limb("M98,232 C92,250 96,262 92,284", FLESH, 19) + limb(
        "M112,230 C126,244 122,252 112,262 L94,266", FLESH, 18
    )
    feet = path("M100,280 C102,292 92,293 74,292 C74,284 84,284 86,278Z", FLESH[0], width=2)
    heel = path("M96,257 C88,254 82,258 78,274 C86,276 92,276 98,274Z", FLESH[1], width=2)
    trunk = form(
        "M88,170 C78,192 78,216 86,236 C98,246 116,244 122,234 C128,214 126,190 118,170 C108,162 98,162 88,170Z",
        FLESH,
    )
    belly = path("M104,222 v3 M92,196 q4,3 7,0", width=1.6)
    back = at(94, 176, wing()) + at(116, 172, mirror(wing()), scale=0.8, turn=8)
    arms = limb("M116,176 C130,178 142,176 156,176", FLESH, 15)
    near = limb("M92,178 C76,186 66,184 62,178 C70,176 78,176 88,176", FLESH, 14)
    return (
        back
        + clouds()
        + legs
        + heel
        + feet
        + trunk
        + belly
        + sash()
        + arms
        + at(88, 176, bow())
        + near
        + dot(88, 176, 7.5, FLESH[0], width=1.9)
        + dot(155, 176, 8, FLESH[0], width=1.9)
        + at(104, 138, head(), scale=0.74)
    )
