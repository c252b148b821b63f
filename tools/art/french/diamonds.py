"""The court of diamonds: a merchant king seen from the side, a dark queen with a lily, a young jack with curls."""

from tools.art import faces
from tools.art.body import form
from tools.art.french import dress, held
from tools.art.suits import Suit
from tools.art.svg import CREAM, GOLD, Tone, at, dot, pair, path

GREY: Tone = ("#c9c6c0", "#9f9b94")
RAVEN: Tone = ("#3d2f2a", "#261b18")
NUT: Tone = ("#7a4a2a", "#5b341b")


def beard() -> str:
    """Return the beard."""
    return form(
        "M-25,14 C-18,16 -8,12 -2,14 C6,6 8,-4 12,-6 C16,4 20,8 24,8 C24,30 12,48 -6,52 C-18,56 -28,50"
        " -30,40 C-32,32 -28,28 -25,24Z",
        GREY,
        light=30,
    )


def moustache() -> str:
    """Return the moustache."""
    return path(
        "M-25,10 C-33,12 -38,20 -37,27 C-29,27 -20,24 -16,16 C-12,17 -8,15 -6,11 C-12,8 -20,8 -25,10Z",
        CREAM[0],
        width=1.6,
    )


def rim() -> str:
    """Return the rim."""
    return form(
        "M-40,-22 L-48,-50 L-30,-38 L-22,-56 L-6,-40 L8,-58 L20,-38 L38,-52 L44,-20 C20,-34 -16,-34 -40,-22Z",
        GOLD,
        light=44,
    )


def king(suit: Suit) -> str:
    """Return the king: from the side, a short grey beard, a turban in his crown, an axe in his hand."""
    hair = form("M4,-30 C34,-34 38,-2 34,14 C38,26 34,38 26,42 C16,40 10,32 8,20Z", GREY, light=30)
    hairs = path(
        "M-20,34 C-20,42 -16,46 -12,48 M-8,30 C-8,40 -4,44 0,46 M4,22 C6,32 8,36 12,38", line="#77736c", width=1.5
    )
    wraps = form("M-34,-26 C-46,-48 -30,-76 4,-78 C40,-76 54,-46 40,-24 C18,-38 -14,-38 -34,-26Z", CREAM, light=50)
    folds = path(
        "M-36,-36 C-16,-60 14,-72 36,-58 M-28,-32 C-4,-56 28,-58 45,-44 M-40,-52 C-26,-66 -6,-74 10,-76", width=1.6
    )
    stones = (
        at(-4, -33, path("M0,-9 L7,0 L0,9 L-7,0Z", suit.cloth[0], width=1.6))
        + dot(-26, -30, 3.4, suit.lining[0], width=1.4)
        + dot(20, -30, 3.4, suit.lining[0], width=1.4)
    )
    mantle = dress.mantle("K", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth) + dress.panel(suit.lining, CREAM[0]) + dress.fur(("#9a6a42", "#744c2c"))
    arm = at(84, 62, held.axe(), scale=0.94) + held.hand(84, 62, suit.cloth, skin=faces.RUDDY)
    return (
        hair
        + dress.neck(faces.RUDDY)
        + body
        + faces.profile(faces.RUDDY, nose="hooked")
        + beard()
        + hairs
        + moustache()
        + wraps
        + folds
        + rim()
        + stones
        + arm
    )


def front() -> str:
    """Return the front."""
    return path(
        "M-24,-6 C-28,-32 -12,-42 4,-42 C28,-40 32,-16 25,4 C20,-8 16,-20 6,-27 C-6,-26 -18,-20 -24,-6Z",
        RAVEN[0],
        width=1.9,
    )


def queen(suit: Suit) -> str:
    """Return the queen: turned to the left, dark, with braids and golden rings, a lily in her hand."""
    skin = faces.BROWN
    back = form("M-4,-40 C-40,-40 -42,0 -36,20 L-30,40 H34 L40,20 C48,-8 40,-40 -4,-40Z", RAVEN, light=46)
    braid = "".join(
        path(f"M{x},{y} c-12,3 -12,17 0,20 c12,-3 12,-17 0,-20Z", RAVEN[n % 2], width=1.8)
        for n, (x, y) in enumerate(((36, 22), (38, 40), (37, 58), (34, 76), (30, 94)))
    )
    crown = form(
        "M-38,-34 C-36,-60 -52,-70 -54,-84 C-36,-84 -20,-78 -6,-92 C8,-78 26,-84 46,-80 C40,-66 34,-56"
        " 36,-32 C14,-46 -16,-46 -38,-34Z",
        suit.lining,
        light=40,
    )
    gold = path("M-38,-40 C-14,-52 16,-52 36,-38 L35,-26 C14,-40 -14,-40 -37,-28Z", GOLD[0], width=2) + path(
        "M-53,-83 C-36,-82 -20,-78 -6,-91 C8,-78 26,-83 45,-79", line=GOLD[0], width=4
    )
    gem = at(-4, -64, path("M0,-14 L10,0 L0,14 L-10,0Z", suit.cloth[0], width=2))
    rings = dot(22, 20, 7, "none", line=GOLD[1], width=3.2)
    face = faces.turned(skin, soft=True, nose="short") + path(
        "M-18,18 C-14,14 -12,16 -10,16.5 C-8,16 -6,14 -2,18 C-6,25 -14,25 -18,18Z", "#a33a3a", width=1.3
    )
    torque = path("M-18,50 C-10,62 10,62 18,50", line="#2b2118", width=10) + path(
        "M-18,50 C-10,62 10,62 18,50", line=GOLD[0], width=6
    )
    mantle = dress.mantle("Q", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 82) + dress.bodice(suit.cloth, skin, suit.lining)
    arm = at(86, 74, held.lily(), turn=6) + held.hand(86, 74, suit.lining, skin=skin)
    return back + body + torque + face + front() + rings + braid + crown + gold + gem + arm


def curls() -> str:
    """Return the curls."""
    return "".join(
        dot(x, y, r, NUT[x > 0], width=1.9)
        for x, y, r in (
            (-32, 28, 9),
            (32, 28, 9),
            (-36, 12, 11),
            (36, 12, 11),
            (-36, -8, 12),
            (36, -8, 12),
            (-28, -26, 12),
            (28, -26, 12),
        )
    )


def freckles() -> str:
    """Return the freckles."""
    return "".join(dot(s * x, y, 1.3, "#a35d36") for s in (-1, 1) for x, y in ((10, 8), (15, 6), (13, 12), (18, 10)))


def jack(suit: Suit) -> str:
    """Return the jack: from the front, freckled, brown curls under a cap with a pearl, a sword at his side."""
    fringe = "".join(dot(x, -27, 8, NUT[x > 0], width=1.7) for x in (-18, -6, 6, 18))
    cap = form(
        "M-40,-34 C-50,-58 -22,-68 10,-66 C44,-66 62,-50 60,-32 C58,-22 46,-20 38,-26 C20,-40 -18,-42 -40,-34Z",
        suit.lining,
        light=50,
    )
    band = path("M-34,-38 C-14,-46 14,-46 34,-38 L33,-28 C14,-36 -14,-36 -33,-28Z", suit.cloth[0], width=1.9)
    brooch = dot(-18, -42, 7, GOLD[0], width=1.9) + dot(-18, -42, 3, CREAM[0], width=1.2)
    feather = form("M-20,-48 C-36,-58 -46,-78 -40,-100 C-28,-96 -12,-78 -12,-54Z", CREAM, light=12) + path(
        "M-18,-50 C-28,-64 -34,-80 -36,-92", width=1.4
    )
    mantle = dress.mantle("J", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 90) + dress.doublet(suit.cloth, suit.lining)
    collar = pair("M0,48 L-18,38 C-30,44 -38,52 -44,62 L-20,74 L0,58", CREAM)
    arm = at(84, 70, held.sword(120), turn=10) + held.hand(84, 70, suit.lining, skin=faces.TAN)
    return (
        curls()
        + body
        + dress.neck(faces.TAN)
        + collar
        + faces.front(faces.TAN, soft=True)
        + freckles()
        + faces.mouth(smile=4)
        + fringe
        + feather
        + cap
        + band
        + brooch
        + arm
    )
