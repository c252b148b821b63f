"""The Daus of hearts: Cupid draws his bow on a cloud."""

from tools.art import faces
from tools.art.body import form, limb
from tools.art.svg import GOLD, LINE, Tone, at, dot, mirror, path

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
    point = path("M84,-8 L106,0 L84,8 L89,0Z", "#cf2a38", width=1.7)
    return string + curve + shaft + point + path("M-8,-5 L0,0 L-8,5 M-13,-5 L-5,0 L-13,5", width=1.5)


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


def legs() -> str:
    """Return his legs: he stands on his toes, the other leg swung back."""
    swung = limb("M100,228 C94,250 84,260 66,258 L46,246", (FLESH[1], "#d3976f"), 17)
    sole = path("M50,237 C42,230 34,224 31,231 C31,240 40,252 49,256Z", FLESH[1], width=2)
    straight = limb("M114,228 C120,250 112,266 112,288", FLESH, 19)
    toes = path("M104,282 L103,296 C112,299 126,298 129,293 C126,287 119,288 120,280Z", FLESH[0], width=2)
    return swung + sole + straight + toes


def sash() -> str:
    """Return the sash around his hips, its end in the wind."""
    end = form("M88,226 C70,230 54,218 40,206 C42,222 34,230 28,234 C46,244 72,246 92,240Z", BLUE, light=20)
    return end + form("M86,222 C98,230 116,228 126,216 L130,234 C118,246 98,248 86,240Z", BLUE, light=22)


def cupid() -> str:
    """Return the scene."""
    trunk = form(
        "M90,170 C82,192 82,214 88,232 C98,240 116,238 124,230 C128,212 126,190 120,170 C110,162 98,162 90,170Z",
        FLESH,
        light=22,
    )
    back = at(96, 176, wing()) + at(116, 172, mirror(wing()), scale=0.72, turn=14)
    aim = limb("M116,176 C128,178 138,176 148,176", FLESH, 15) + dot(149, 176, 8, FLESH[0], width=1.9)
    draw = limb("M94,178 C78,188 68,184 66,178 C72,175 78,176 86,176", FLESH, 14) + dot(
        88, 176, 7.5, FLESH[0], width=1.9
    )
    figure = (
        back
        + legs()
        + trunk
        + path("M106,220 v3", width=1.6)
        + sash()
        + aim
        + at(88, 176, bow(), scale=0.9)
        + draw
        + at(108, 142, head(), scale=0.72)
    )
    return clouds() + at(24, 4, figure)
