"""The king of hearts: an emperor, old and stern, straight on his throne with orb and sceptre."""

from tools.art import faces
from tools.art.body import fist, form, limb, shoe
from tools.art.svg import CREAM, GOLD, LINE, Tone, at, dot, mirror, pair, path, strokes

RED: Tone = ("#cf2a38", "#a51725")
LAP: Tone = ("#45659b", "#34507f")
NAVY: Tone = ("#34507f", "#243a61")
WHITE: Tone = ("#efebe2", "#d3ccbd")
BOOTS: Tone = ("#3b2a22", "#2a1d17")
WOOD: Tone = ("#a3703c", "#7f522a")


def throne() -> str:
    """Return a throne with a pointed back."""
    back = pair("M0,84 C-14,96 -34,100 -46,102 L-46,316 H0", WOOD)
    cloth = pair("M0,98 C-12,108 -26,112 -36,114 L-36,300 H0", NAVY, width=1.6)
    lilies = "".join(
        path(f"M{x},{y} l4,6 l-4,6 l-4,-6Z", GOLD[0], width=0) for x in (-28, 28) for y in (124, 150, 176)
    )
    post = pair("M-42,98 H-54 V318 H-42", WOOD, width=1.8)
    knobs = "".join(dot(x, 92, 7, GOLD[0], width=1.9) for x in (-48, 48)) + dot(0, 82, 6, GOLD[0], width=1.8)
    return back + cloth + lilies + post + knobs


def arms() -> str:
    """Return the arms of the throne, on either side of his knees."""
    half = pair("M-54,222 H-70 V316 H-54", WOOD, width=1.9)
    return half + "".join(dot(x, 217, 9, GOLD[0], width=1.9) for x in (-62, 62))


def robe() -> str:
    """Return gown and mantle: a broad lap, two knees, and folds from them to the ground."""
    fall = "M-56,178 C-70,210 -64,250 -60,312 H-44 C-42,280 -46,256 -48,234"
    mantle = form(fall + " L-20,176Z", RED, light=14) + mirror(form(fall + " L-20,176 Z", (RED[1], RED[1]), light=0))
    skirt = pair("M0,196 C-30,200 -50,216 -50,240 C-48,264 -44,286 -44,306 H0", NAVY)
    hem = strokes("M-44,299 H0", LINE, 8) + strokes("M-44,299 H0", GOLD[0], 5)
    knees = form(
        "M-16,204 C-40,210 -54,228 -53,256 C-50,272 -28,272 -22,258 C-18,244 -14,226 -16,204Z", LAP, light=26
    )
    other = form(
        "M16,204 C40,210 54,228 53,256 C50,272 28,272 22,258 C18,244 14,226 16,204Z", (LAP[1], NAVY[1]), light=20
    )
    folds = strokes("M-38,268 C-37,278 -36,286 -36,294 M-22,258 C-20,270 -19,284 -20,294", LINE, 1.4)
    lozenges = "".join(path(f"M0,{y} l6,8 l-6,8 l-6,-8Z", GOLD[0], width=1.3) for y in (226, 250, 274))
    return mantle + skirt + folds + hem + knees + other + lozenges


def ermine() -> str:
    """Return the cape of ermine."""
    half = (
        "M0,116 C-22,116 -46,124 -54,146 C-58,162 -56,170 -54,174 C-48,180 -42,178 -36,182 C-28,188 -20,184 -14,188"
        " C-8,190 -4,188 0,188"
    )
    tails = "".join(
        path(f"M{x},{y} q2.4,3 1.6,8 q-1.6,2.4 -3.2,0 q-0.8,-5 1.6,-8Z", LINE, width=0)
        for dx, y in ((-42, 138), (-46, 156), (-32, 150), (-32, 168), (-20, 172), (-22, 132))
        for x in (dx, -dx)
    )
    return pair(half, CREAM) + tails


def sceptre() -> str:
    """Return a sceptre with a heart, its hand at the origin."""
    rod = path("M0,34 V-66", line=LINE, width=7) + path("M0,34 V-66", line=GOLD[0], width=3.6)
    heart = pair("M0,-84 C-4,-94 -20,-94 -20,-80 C-20,-70 -8,-66 0,-56", RED, width=1.8)
    return (
        rod
        + heart
        + path("M-9,-58 H9", line=LINE, width=6)
        + path("M-8,-58 H8", line=GOLD[0], width=3)
        + dot(0, 36, 5, GOLD[0], width=1.8)
    )


def locks() -> str:
    """Return his hair, down to the shoulders."""
    half = "M0,-34 C-26,-38 -37,-20 -34,-4 C-32,6 -40,12 -37,24 C-34,32 -41,38 -34,48 C-26,56 -14,50 -12,40 L0,30"
    return pair(half, WHITE) + strokes("M-31,-12 C-27,2 -33,12 -29,24 C-26,32 -31,40 -25,47", LINE, 1.2)


def beard() -> str:
    """Return his long beard and moustache."""
    whiskers = "M0,16 C-8,13 -20,18 -25,-4 C-27,6 -27,14 -26,20 C-25,34 -19,50 -13,58 C-9,66 -4,70 0,78"
    hairs = strokes("M-20,24 C-19,36 -15,44 -11,50 M-11,26 C-11,38 -8,46 -5,52", LINE, 1.1)
    lips = path("M-5,21 C-2,23.5 2,23.5 5,21", faces.LIPS, width=1)
    return (
        pair(whiskers, WHITE)
        + hairs
        + lips
        + pair("M0,12.5 C-5,10 -13,13 -19,22 C-12,22 -4,20 0,17", WHITE, width=1.6)
    )


def circlet() -> str:
    """Return the crown's rim with its stones."""
    band = pair("M0,-43 C-10,-43 -20,-41 -31,-36 L-29,-27 C-18,-33 -8,-34 0,-34", (GOLD[1], "#b37f15"), width=1.8)
    stones = dot(0, -38.6, 3.6, RED[0], width=1.3) + "".join(
        dot(x, -35.6 if abs(x) < 20 else -33, 2.3, CREAM[0], width=1.1) for x in (-13, 13, -23, 23)
    )
    return band + stones + "".join(dot(x, -46, 4, GOLD[0], width=1.8) for x in (-31, 31))


def orb() -> str:
    """Return an orb with its cross."""
    ball = dot(0, 0, 14, GOLD[0], width=1.9) + path("M5,-13 A14,14 0 0 1 5,13 C12,6 12,-6 5,-13Z", GOLD[1], width=0)
    return (
        ball
        + path("M-13.6,-2 C-6,2 6,2 13.6,-2 M0,-14 V-1", line=LINE, width=1.6)
        + path("M0,-15 V-28 M-5,-23 H5", line=LINE, width=5)
        + path("M0,-15 V-27.5 M-4.5,-23 H4.5", line=GOLD[0], width=2.4)
    )


def crown() -> str:
    """Return an arched crown with orb and cross."""
    arches = pair("M0,-84 C-26,-84 -38,-66 -31,-42 H0", GOLD) + pair(
        "M0,-76 C-14,-76 -24,-62 -24,-44 H0", RED, width=1.6
    )
    middle = path("M-4,-83 C-6,-70 -6,-56 -5,-44 H5 C6,-56 6,-70 4,-83Z", GOLD[0], width=1.6)
    pearls = "".join(
        dot(x, y, 2.3, CREAM[0], width=1.1)
        for x, y in ((-27, -70), (27, -70), (-32, -56), (32, -56), (-15, -80), (15, -80))
    )
    cross = path("M0,-86 V-102 M-6,-96 H6", line=LINE, width=6.4) + path(
        "M0,-86 V-101 M-5,-96 H5", line=GOLD[0], width=3
    )
    return cross + arches + middle + pearls + circlet()


def head() -> str:
    """Return his head."""
    hair = locks()
    whiskers = beard()
    brows = path("M-19,-9 C-15,-15 -8,-13 -3,-9 M19,-9 C15,-15 8,-13 3,-9", line="#b8b0a0", width=4)
    return hair + faces.front(faces.RUDDY, stern=True) + brows + whiskers + crown()


def emperor() -> str:
    """Return the figure."""
    stool = form("M-50,308 H50 L58,332 H-58Z", ("#b48a3c", "#8f6a26"), light=0, down=7)
    shoes = shoe(-10, 310, BOOTS) + shoe(10, 310, BOOTS, right=True)
    left = limb("M-46,152 C-62,166 -70,182 -62,200 L-48,212", RED, 19)
    right = limb("M46,152 C62,166 72,182 66,200 L58,206", (RED[1], "#86101c"), 19)
    cuffs = path("M-58,200 L-44,202 L-44,218 L-60,216Z", CREAM[0], width=1.8) + path(
        "M54,196 L66,204 L60,216 L48,208Z", CREAM[0], width=1.8
    )
    hands = at(-34, 200, orb(), scale=1.15) + path(
        "M-50,206 C-46,222 -26,222 -20,208 C-28,214 -38,212 -50,206Z", "#f6d7b5", width=1.8
    )
    body = throne() + robe() + stool + shoes + arms() + left + right + ermine() + cuffs + hands
    return at(128, 0, body + at(56, 200, sceptre(), turn=7) + fist(54, 204) + at(0, 104, head(), scale=0.6))
