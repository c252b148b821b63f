"""The court of hearts: a fair king whose sword lies behind his head, a smiling queen, a jack with red whiskers."""

from tools.art import faces
from tools.art.body import form
from tools.art.french import dress, held
from tools.art.suits import Suit
from tools.art.svg import CREAM, GOLD, STEEL, Tone, at, dot, pair, path, strokes

FAIR: Tone = ("#e9bf63", "#c6943a")
GINGER: Tone = ("#c8652a", "#9f4818")


def hair() -> str:
    """Return the hair."""
    return form(
        "M-8,-36 C-34,-32 -34,-6 -36,8 C-46,18 -38,30 -44,42 C-38,58 -22,54 -18,44 H18 C24,58 44,60 46,44"
        " C40,30 50,20 42,8 C42,-14 36,-36 8,-36Z",
        FAIR,
        light=46,
    )


def crown() -> str:
    """Return the crown."""
    return form(
        "M-38,-28 L-46,-56 C-36,-56 -30,-52 -26,-46 C-22,-56 -16,-60 -10,-60 C-6,-54 -4,-50 0,-46 C6,-54"
        " 10,-60 16,-60 C22,-58 26,-52 28,-46 C34,-52 40,-56 48,-54 L38,-26 C20,-38 -20,-38 -38,-28Z",
        GOLD,
        light=40,
    )


def beard() -> str:
    """Return the beard."""
    return form(
        "M-24,14 C-20,22 -10,26 -2,22 C8,20 16,6 23,-6 C26,14 24,34 16,44 C4,56 -12,52 -18,44 C-24,34 -26,24 -24,14Z",
        FAIR,
        light=24,
    )


def blade() -> str:
    """Return the blade."""
    return path("M70,54 L-20,-42 L-10,-52 L80,44Z", STEEL[0], width=2) + path(
        "M-15,-47 L75,49", line=STEEL[1], width=4
    )


def king(suit: Suit) -> str:
    """Return the king: turned to the left, no hair on his lip, his sword swung back."""
    locks = strokes("M-38,14 C-34,26 -38,36 -32,46 M-28,20 C-26,32 -28,38 -24,46", "#8f6a22", 1.5)
    curls = path(
        "M-16,32 C-14,40 -8,44 -4,46 M-4,30 C-2,38 2,42 6,42 M8,24 C10,32 12,34 16,34", line="#8f6a22", width=1.5
    )
    mouth = path("M-18,19 C-14,22 -8,22 -4,19", line=faces.LIPS, width=3.2)
    cap = form("M-32,-34 C-40,-74 -12,-88 0,-88 C14,-88 44,-74 34,-34Z", suit.cloth, light=30)
    stones = "".join(
        dot(x, y, 3.8, c, width=1.5)
        for x, y, c in ((-24, -38, CREAM[0]), (0, -41, suit.lining[0]), (24, -38, CREAM[0]))
    ) + dot(0, -90, 6, GOLD[0], width=2)
    mantle = dress.mantle("K", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth) + dress.panel(suit.lining, GOLD[0]) + dress.fur(("#f4e9d2", "#d9c8a4"))
    hilt = path("M58,68 L92,34", line="#2b2118", width=9) + path("M58,68 L92,34", line=GOLD[0], width=5)
    arm = at(84, 60, held.hand(0, 0, suit.lining))
    return (
        hair()
        + blade()
        + dress.neck(faces.ROSY)
        + body
        + locks
        + faces.turned(faces.ROSY)
        + beard()
        + curls
        + mouth
        + cap
        + crown()
        + stones
        + hilt
        + arm
    )


def rolls() -> str:
    """Return the rolls."""
    return "".join(
        dot(x, y, 12, FAIR[x > 0], width=1.9)
        + path(f"M{x - 5},{y} C{x - 4},{y - 7} {x + 5},{y - 6} {x + 4},{y + 1}", line="#8f6a22", width=1.5)
        for x, y in ((-31, 16), (31, 16), (-33, -6), (33, -6), (-26, -26), (26, -26))
    )


def queen(suit: Suit) -> str:
    """Return the queen: from the front, round and smiling, her hair in rolls, a rose in her hand."""
    fan = dress.standing_collar()
    front = pair("M0,-34 C-4,-24 -16,-18 -27,-6 C-32,-28 -20,-44 0,-44", FAIR, width=1.9)
    crown = form(
        "M-26,-42 L-32,-66 L-18,-56 C-16,-70 -6,-80 0,-84 C6,-80 16,-70 18,-56 L32,-66 L26,-42 C12,-50"
        " -12,-50 -26,-42Z",
        GOLD,
        light=28,
    )
    heart = at(0, -60, pair("M0,-6 C-3,-12 -11,-11 -11,-3 C-11,3 -4,8 0,12", suit.cloth, width=1.6))
    smile = path("M-9,17 C-4,15 4,15 9,17 C6,26 -6,26 -9,17Z", faces.LIPS, width=1.4) + path(
        "M-9,17 C-4,20 4,20 9,17", line="#fff", width=1.6
    )
    mole = dot(12, 13, 1.5, "#5a2a1a")
    mantle = dress.mantle("Q", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 82) + dress.bodice(suit.cloth, faces.ROSY, suit.lining)
    arm = at(82, 72, held.rose(suit.cloth), turn=6) + held.hand(82, 72, suit.lining, skin=faces.ROSY)
    return (
        fan
        + body
        + dress.necklace(suit.lining[0])
        + rolls()
        + faces.front(faces.ROSY, soft=True, round_=True)
        + smile
        + mole
        + front
        + crown
        + heart
        + arm
    )


def plume() -> str:
    """Return the plume."""
    return form(
        "M30,-40 C44,-70 74,-66 80,-44 C86,-24 72,-14 64,-18 C58,-10 46,-12 44,-20 C36,-20 30,-28 30,-40Z",
        CREAM,
        light=8,
        down=10,
    ) + path("M34,-38 C48,-54 64,-54 72,-40", width=1.4)


def moustache() -> str:
    """Return the moustache."""
    return path(
        "M-25,11 C-32,12 -40,20 -42,12 C-44,24 -32,26 -22,17 C-14,20 -8,18 -6,12 C-12,9 -20,8 -25,11Z",
        GINGER[0],
        width=1.6,
    )


def jack(suit: Suit) -> str:
    """Return the jack: from the side, with ginger whiskers, a battle axe over his shoulder."""
    hair = form("M0,-34 C30,-38 38,-10 32,10 C30,18 22,24 14,20 L8,-6Z", GINGER, light=40)
    whiskers = form(
        "M8,-4 C14,4 20,8 22,10 C20,26 8,36 -6,36 C-16,40 -26,38 -26,30 C-14,30 -2,22 4,10Z", GINGER, light=26
    )
    cap = form(
        "M-40,-24 C-44,-40 -30,-62 4,-62 C36,-62 52,-42 44,-24 C20,-36 -18,-36 -40,-24Z", suit.lining, light=46
    )
    slits = "".join(
        path(f"M{x},{-54 + abs(x) / 5} c-4,8 -4,14 0,20 c4,-6 4,-12 0,-20Z", suit.cloth[0], width=1.5)
        for x in (-24, -8, 8, 24)
    )
    mantle = dress.mantle("J", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 90) + dress.jerkin(suit.cloth, suit.lining)
    arm = at(72, 76, held.axe(), turn=8, scale=0.9) + held.hand(72, 76, suit.cloth)
    return (
        body
        + dress.neck(faces.RUDDY)
        + faces.profile(faces.RUDDY, nose="short")
        + hair
        + whiskers
        + moustache()
        + plume()
        + cap
        + slits
        + arm
    )
