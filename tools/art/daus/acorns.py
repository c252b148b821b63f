"""The Daus of acorns: a squirrel below the oak."""

from tools.art import scenery
from tools.art.body import form, limb
from tools.art.oak import leaf
from tools.art.svg import CREAM, LINE, Tone, at, dot, mirror, pair, path

FOX: Tone = ("#c8692d", "#9c4a1b")
BARK: Tone = ("#8a6038", "#6a4625")


def squirrel() -> str:
    """Return the scene."""
    ground = form("M0,300 C50,290 140,290 196,302 V336 H0Z", ("#b9c27e", "#98a75c"), light=0, down=8)
    branch = form(
        "M228,14 C190,8 150,20 112,18 C90,16 70,22 52,16 V27 C70,33 90,27 112,31 C150,35 190,25 228,32Z",
        BARK,
        light=0,
        down=7,
    )
    leaves = (
        leaf(141, 30, 184, 1.1)
        + leaf(218, 28, 160, 0.95)
        + leaf(66, 26, 206, 0.8)
        + leaf(124, 30, 158, 0.7)
        + leaf(158, 30, 206, 0.7)
    )
    return scenery.forest() + ground + leaves + branch + at(102, 304, beast(), scale=1.06) + fallen()


def tail() -> str:
    """Return the tail."""
    return form(
        "M34,-8 C66,-10 84,-34 80,-68 C78,-92 92,-100 96,-116 C100,-138 78,-150 60,-140 C44,-132 38,-112 44,-92"
        " C50,-66 40,-50 24,-36Z",
        FOX,
        light=16,
    )


def hairs() -> str:
    """Return the hairs."""
    return path(
        "M62,-126 C54,-112 58,-96 62,-82 C66,-62 60,-42 44,-26 M78,-128 C74,-112 72,-98 72,-84",
        line="#7d3a14",
        width=1.7,
    )


def head() -> str:
    """Return the head."""
    return form(
        "M-52,-84 C-54,-92 -46,-104 -34,-110 C-16,-118 4,-108 4,-90 C4,-76 -10,-70 -24,-71 C-38,-70 -50,-76 -52,-84Z",
        FOX,
        light=34,
    )


def beast() -> str:
    """Return the squirrel, sitting; it looks to the left, between its feet is the origin."""
    haunch = form("M-4,0 C-14,-40 12,-66 36,-50 C52,-38 50,-4 34,0Z", FOX, light=18)
    chest = form("M-22,-4 C-38,-40 -34,-70 -20,-84 C0,-92 20,-80 22,-56 C24,-30 10,-4 -4,0Z", FOX, light=30)
    bib = path("M-24,-8 C-36,-40 -34,-64 -24,-80 C-14,-72 -8,-40 -14,-6Z", CREAM[0], width=1.4)
    foot = path("M34,1 H-20 C-24,-7 -14,-9 -6,-9 H26Z", FOX[0], width=2)
    ears = path("M-22,-112 C-24,-124 -20,-134 -16,-138 C-10,-132 -8,-120 -10,-110Z", FOX[0], width=1.9) + path(
        "M-8,-110 C-6,-122 0,-130 6,-132 C8,-124 6,-112 0,-104Z", FOX[1], width=1.9
    )
    tufts = path("M-17,-137 l-3,-8 M-15,-138 l1,-8 M6,-132 l2,-7 M7,-130 l6,-5", width=1.8)
    muzzle = path("M-53,-86 C-50,-76 -38,-70 -28,-71 C-34,-76 -40,-82 -42,-88Z", CREAM[0], width=1.3)
    eye = dot(-30, -94, 4.6, LINE) + dot(-31.6, -95.6, 1.5, "#fff")
    nose = dot(-52, -88, 2.6, LINE) + path("M-60,-80 L-46,-82 M-58,-74 L-45,-79", width=1)
    arm = limb("M-2,-58 C-10,-46 -22,-44 -34,-50", FOX, 10) + limb("M-16,-64 C-22,-54 -28,-56 -36,-58", FOX, 8)
    return (
        tail()
        + hairs()
        + haunch
        + chest
        + bib
        + foot
        + ears
        + tufts
        + head()
        + muzzle
        + eye
        + nose
        + nut(-42, -52, -20)
        + arm
    )


def nut(x: float, y: float, turn: float) -> str:
    """Return an acorn to eat."""
    kernel = pair("M0,-4 H-12 C-13,10 -6,16 0,21", ("#d19a55", "#a8733a"), width=1.8)
    cup = pair("M0,-14 C-10,-14 -17,-10 -15,-1 C-10,1 -5,1 0,1", ("#6d5236", "#4d3825"), width=1.8)
    return at(x, y, kernel + cup + path("M0,-14 V-19", width=2.6), turn=turn)


def fallen() -> str:
    """Return acorns and a leaf on the ground."""
    return (
        at(44, 306, nut(0, 0, 70))
        + at(154, 312, mirror(nut(0, 0, 60)))
        + leaf(30, 320, 70, 0.6)
        + leaf(172, 302, -50, 0.6)
    )
