"""What the French court holds; a hand is at the origin unless said otherwise."""

from tools.art.body import form
from tools.art.svg import CREAM, GOLD, LINE, SKIN, STEEL, Tone, at, dot, mirror, pair, path

WOOD = "#9a6a3a"


def hand(x: float, y: float, cuff: Tone, *, skin: Tone = SKIN, turn: float = 0) -> str:
    """Return a forearm from the right with its hand around something upright."""
    sleeve = form("M8,-12 C22,-8 36,0 54,16 L44,44 C30,30 20,18 8,14Z", cuff, light=30)
    lace = path("M6,-14 C12,-15 15,-12 17,-9 L14,18 C10,18 7,17 4,15Z", CREAM[0], width=1.8)
    fist = path("M-11,-9 C-10,-13 9,-13 10,-9 L11,10 C9,13 -9,13 -11,10 C-13,5 -13,-4 -11,-9Z", skin[0], width=1.9)
    fingers = path("M-12,-4 H2 M-12.4,1.4 H2 M-12,6.6 H2", width=1.4)
    return at(x, y, sleeve + lace + fist + fingers, turn=turn)


def shaft(up: float, down: float, colour: str, width: float = 5) -> str:
    """Return a shaft through the hand."""
    return path(f"M0,{down} V-{up}", line=LINE, width=width + 4) + path(f"M0,{down} V-{up}", line=colour, width=width)


def sword(length: float = 130) -> str:
    """Return a sword, point up."""
    blade = path(f"M0,-{length} L-7,-{length - 18} V-20 H0Z", STEEL[0], width=2) + path(
        f"M0,-{length} L7,-{length - 18} V-20 H0Z", STEEL[1], width=2
    )
    guard = path("M-26,-24 C-26,-13 -14,-14 0,-14 C14,-14 26,-13 26,-24 C14,-20 -14,-20 -26,-24Z", GOLD[0], width=2)
    return blade + shaft(14, 24, "#6b4526", 6) + guard + dot(0, 28, 7, GOLD[0], width=2)


def axe() -> str:
    """Return a battle axe with two edges."""
    edge = form("M4,-112 C14,-116 26,-124 34,-132 C42,-112 42,-84 34,-64 C26,-72 14,-80 4,-84Z", STEEL, light=14)
    return (
        shaft(124, 30, WOOD, 6)
        + edge
        + mirror(edge)
        + path("M-6,-116 H6 V-80 H-6Z", GOLD[0], width=1.9)
        + dot(0, -128, 6, GOLD[0], width=1.9)
    )


def sceptre(jewel: str) -> str:
    """Return a sceptre with a lily."""
    lily = form("M0,-128 C-9,-114 -9,-104 -4,-94 H4 C9,-104 9,-114 0,-128Z", GOLD, light=7)
    leaf = path("M-4,-94 C-8,-112 -24,-114 -22,-98 C-20,-90 -12,-88 -5,-86Z", GOLD[0], width=1.9)
    return (
        shaft(88, 34, GOLD[0], 4.4)
        + leaf
        + mirror(leaf)
        + lily
        + dot(0, -88, 6, jewel, width=1.8)
        + dot(0, 36, 6, GOLD[0], width=1.8)
    )


def orb() -> str:
    """Return an orb with a cross, lying on a hand below it."""
    ball = dot(0, -22, 24, GOLD[0], width=2) + path("M8,-44 A24,24 0 0 1 8,1 C20,-10 20,-34 8,-44Z", GOLD[1], width=0)
    bands = path("M-23,-26 C-10,-18 10,-18 23,-26 M0,-46 V-20", width=2.2)
    cross = path("M0,-46 V-70 M-9,-61 H9", line=LINE, width=8) + path("M0,-46 V-69 M-8,-61 H8", line=GOLD[0], width=4)
    return ball + dot(0, -22, 24, "none", width=2) + bands + cross


def palm(skin: Tone, cuff: Tone) -> str:
    """Return a hand that carries something, with its sleeve from the right below."""
    sleeve = form("M10,2 C24,8 34,20 40,46 H-2 C-6,30 -4,16 0,10Z", cuff, light=16)
    fingers = path(
        "M-26,-8 C-24,8 -12,14 4,13 C16,12 24,4 25,-8 C18,-4 10,0 0,0 C-10,0 -18,-3 -26,-8Z", skin[0], width=2
    )
    return sleeve + fingers + path("M-16,4 C-12,7 -6,9 0,9", width=1.4)


def rose(petal: Tone) -> str:
    """Return a rose on its stalk."""
    stalk = path("M0,30 C4,4 -4,-20 0,-48", line="#1d7a48", width=4)
    leaves = path(
        "M0,-20 C-11,-36 -22,-32 -27,-27 C-19,-16 -8,-16 0,-20Z M0,-8 C10,-24 22,-20 26,-14 C18,-4 8,-4 0,-8Z",
        "#1d9157",
        width=1.7,
    )
    bloom = form(
        "M0,-86 C-14,-88 -26,-78 -24,-62 C-20,-48 -8,-44 0,-44 C8,-44 20,-48 24,-62 C26,-78 14,-88 0,-86Z",
        petal,
        light=20,
    )
    swirl = path(
        "M-20,-66 C-12,-54 12,-54 20,-66 M-12,-76 C-6,-66 10,-66 13,-76 M-2,-72 C2,-70 6,-72 5,-77", width=1.6
    )
    return stalk + leaves + bloom + swirl


def lily() -> str:
    """Return a lily on its stalk."""
    stalk = path("M0,30 C3,4 -3,-20 0,-52", line="#1d7a48", width=4)
    leaves = path("M0,-6 C-16,-20 -18,-38 -14,-46 C-4,-36 0,-20 0,-6Z", "#1d9157", width=1.7)
    half = "M0,-50 C-12,-56 -16,-72 -30,-84 C-18,-86 -12,-82 -8,-76 C-8,-86 -4,-94 0,-98"
    threads = path("M0,-60 V-84 M-3,-60 L-7,-80 M3,-60 L7,-80", line=GOLD[1], width=2)
    return stalk + leaves + pair(half, CREAM, width=1.9) + threads


def dove() -> str:
    """Return a dove that sits on a hand below it, looking to the left."""
    tail = form("M10,-14 L44,6 L38,14 L6,-2Z", ("#f4f5f7", "#cfd6de"), light=20, width=1.8)
    body = form(
        "M-30,-32 C-32,-46 -18,-52 -10,-44 C-2,-36 14,-34 20,-20 C20,-4 -2,2 -14,-4 C-24,-10 -20,-22 -30,-32Z",
        ("#ffffff", "#d3dae2"),
        light=22,
    )
    wing = form("M-6,-30 C10,-44 34,-40 44,-26 C34,-10 10,-6 -4,-14Z", ("#ffffff", "#cfd6de"), light=12, down=5)
    twig = path("M-31,-37 L-50,-30", line="#5d7a2a", width=2.4) + path(
        "M-40,-34 c-4,-8 -10,-8 -13,-4 M-44,-32 c0,7 -6,10 -11,8", "#7d9a3e", width=1.3
    )
    return (
        tail + body + wing + path("M-31,-40 L-40,-37 L-31,-34Z", GOLD[0], width=1.4) + dot(-21, -40, 2.4, LINE) + twig
    )


def halberd(tassel: str) -> str:
    """Return a halberd."""
    blade = form("M4,-106 C14,-110 26,-116 32,-124 C38,-106 36,-84 28,-68 C20,-76 12,-80 4,-82Z", STEEL, light=16)
    hook = path("M-4,-102 C-16,-104 -24,-98 -28,-86 C-18,-88 -10,-86 -4,-84Z", STEEL[0], width=1.9)
    spike = path("M0,-146 C-8,-128 -7,-116 -4,-104 H4 C7,-116 8,-128 0,-146Z", STEEL[0], width=1.9)
    knot = path("M-7,-80 H7 L11,-58 L4,-63 L0,-56 L-4,-63 L-11,-58Z", tassel, width=1.7)
    return shaft(106, 30, WOOD, 6) + blade + hook + spike + knot


def arrow() -> str:
    """Return a long arrow, point up."""
    feathers = path("M0,10 L-10,20 V40 L0,30 L10,40 V20Z", CREAM[0], width=1.7)
    return shaft(106, 30, WOOD, 3.6) + feathers + path("M0,-126 L-11,-100 L0,-107 L11,-100Z", STEEL[0], width=2)
