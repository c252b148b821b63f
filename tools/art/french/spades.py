"""The court of spades: a stern king with a black beard, a queen in a dark hood, a jack with a thin moustache."""

from tools.art import faces
from tools.art.body import form
from tools.art.french import dress, held
from tools.art.suits import Suit
from tools.art.svg import CREAM, GOLD, Tone, at, dot, mirror, pair, path

JET: Tone = ("#40352f", "#2a211d")


def king(suit: Suit) -> str:
    """Return the king: from the front, sword upright."""
    hair = form(
        "M-6,-34 C-36,-30 -36,0 -38,22 C-44,36 -38,50 -28,52 L28,52 C38,50 44,36 38,22 C36,0 36,-30 6,-34Z",
        JET,
        light=44,
    )
    beard = form(
        "M-24,-6 C-22,10 -12,14 0,13 C12,14 22,10 24,-6 C30,14 28,40 22,58 C16,68 12,76 10,82 C6,74 2,66 0,62"
        " C-2,66 -6,74 -10,82 C-12,76 -16,68 -22,58 C-28,40 -30,14 -24,-6Z",
        JET,
        light=24,
    )
    lips = path("M-7,22 C-3,25 3,25 7,22", line=faces.LIPS, width=3)
    curl = "M0,12 C-7,8 -16,11 -22,19 C-14,24 -5,22 0,17"
    crown = form(
        "M-36,-34 L-44,-70 L-25,-52 L-18,-84 L0,-56 L18,-84 L25,-52 L44,-70 L36,-34 C20,-44 -20,-44 -36,-34Z",
        GOLD,
        light=36,
    )
    rim = path("M-37,-40 C-18,-50 18,-50 37,-40 L34,-26 C18,-36 -18,-36 -34,-26Z", GOLD[1], width=2)
    gems = dot(0, -41, 5, suit.lining[0], width=1.6) + "".join(
        dot(x, y, 3.6, CREAM[0], width=1.4) for x, y in ((-20, -38), (20, -38))
    )
    balls = "".join(dot(x, y, 4.6, GOLD[0], width=1.8) for x, y in ((-45, -72), (-18, -86), (18, -86), (45, -72)))
    mantle = dress.mantle("K", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth) + dress.panel(suit.lining, GOLD[0]) + dress.ermine()
    face = faces.front(faces.ROSY, stern=True) + beard + lips + pair(curl, JET, width=1.6)
    arm = at(80, 60, held.sword(142)) + held.hand(80, 60, suit.cloth)
    return hair + body + face + crown + rim + gems + balls + arm


def queen(suit: Suit) -> str:
    """Return the queen: turned to the right, in a hood with pearls, a sceptre in her hand."""
    veil = form(
        "M0,-52 C-44,-56 -54,-20 -48,14 C-54,50 -70,80 -76,120 H76 C70,80 54,50 48,14 C54,-20 44,-56 0,-52Z",
        JET,
        light=60,
    )
    hood = form(
        "M6,-62 C-30,-64 -46,-36 -42,-2 C-42,20 -46,34 -48,46 L-24,44 C-30,22 -30,-2 -26,-14 C-20,-32 4,-38 20,-24"
        " C28,-14 28,4 26,22"
        " L38,30 C44,-6 44,-58 6,-62Z",
        suit.lining,
        light=20,
    )
    pearls = "".join(
        dot(x, y, 3, CREAM[0], width=1.2)
        for x, y in ((-30, 26), (-31, 12), (-29, -2), (-24, -15), (-14, -25), (0, -29), (14, -25), (24, -13))
    )
    tiara = form(
        "M-26,-50 L-30,-74 L-14,-62 L-4,-86 L8,-62 L24,-76 L24,-48 C8,-58 -12,-58 -26,-50Z", GOLD, light=26
    ) + dot(-2, -60, 4.4, suit.lining[0], width=1.6)
    mantle = dress.mantle("Q", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 84) + dress.panel(CREAM, suit.lining[0])
    collar = pair("M0,40 C-14,42 -34,44 -50,60 L-56,92 L-32,78 L0,112", CREAM)
    face = faces.turned(faces.ROSY, soft=True) + faces.mouth(-9, soft=True)
    head = mirror(face + hood + pearls + tiara)
    arm = at(84, 70, held.sceptre(suit.lining[0]), turn=8) + held.hand(84, 70, suit.cloth)
    return veil + body + dress.neck(faces.ROSY) + collar + dress.necklace(suit.lining[0]) + head + arm


def jack(suit: Suit) -> str:
    """Return the jack: from the side, with a pointed moustache and a tall hat, a halberd beside him."""
    hair = form("M2,-36 C34,-38 36,-8 32,12 C36,24 40,30 38,40 C28,48 14,42 10,30 L6,-4Z", JET, light=40)
    moustache = path(
        "M-25,11 C-32,10 -40,6 -46,10 C-42,17 -32,19 -22,15 C-16,16 -12,15 -9,11 C-14,8 -20,8 -25,11Z",
        JET[0],
        width=1.4,
    )
    tuft = path("M-24,24 C-30,30 -28,40 -24,46 C-18,40 -16,32 -16,26Z", JET[0], width=1.6)
    hat = form("M-30,-22 C-36,-52 -24,-86 -6,-94 C18,-94 34,-62 36,-20Z", suit.lining, light=26)
    band = path("M-34,-34 C-12,-44 18,-44 38,-32 L38,-18 C18,-30 -12,-30 -34,-20Z", suit.cloth[0], width=2) + dot(
        -14, -32, 5.4, GOLD[0], width=1.8
    )
    feather = form(
        "M-12,-40 C-26,-64 -18,-96 10,-108 C14,-98 22,-98 20,-86 C20,-66 4,-52 -8,-38Z", CREAM, light=12
    ) + path("M-10,-42 C-10,-66 -2,-88 8,-100", width=1.4)
    mantle = dress.mantle("J", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 90) + dress.doublet(suit.cloth, suit.lining)
    arm = at(82, 66, held.halberd(suit.lining[0])) + held.hand(82, 66, suit.lining)
    return (
        body
        + dress.neck(faces.ROSY)
        + dress.ruff()
        + faces.profile(faces.ROSY, nose="hooked")
        + hair
        + moustache
        + tuft
        + hat
        + band
        + feather
        + arm
    )
