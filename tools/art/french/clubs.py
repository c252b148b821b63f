"""The court of clubs: an old king with his orb, a red-haired queen with a dove, a snub-nosed jack with an arrow."""

from tools.art import faces
from tools.art.body import form
from tools.art.french import dress, held
from tools.art.suits import Suit
from tools.art.svg import CREAM, GOLD, Tone, at, dot, mirror, path

SNOW: Tone = ("#f1eee6", "#cfc9bb")
COPPER: Tone = ("#c1592a", "#963f18")
STRAW: Tone = ("#efd07a", "#caa146")


def beard() -> str:
    """Return the beard."""
    return form(
        "M-23,12 C-18,16 -12,14 -10,14 C-2,12 8,12 14,6 C18,0 20,-6 23,-10 C30,14 30,40 22,62 C16,80 4,88 -6,96"
        " C-10,84 -20,76 -24,62"
        " C-30,44 -28,24 -23,12Z",
        SNOW,
        light=26,
    )


def hairs() -> str:
    """Return the hairs."""
    return path(
        "M-16,32 C-18,48 -14,60 -8,72 M-4,30 C-6,50 -2,66 0,78 M10,24 C12,44 12,56 10,66", line="#a39d8d", width=1.6
    )


def moustache() -> str:
    """Return the moustache."""
    return path(
        "M-14,12 C-21,11 -28,17 -32,26 C-24,27 -16,22 -12,16 C-6,22 6,28 16,22 C8,17 -4,9 -14,12Z", SNOW[0], width=1.6
    )


def king(suit: Suit) -> str:
    """Return the king: turned to the right, an old man with a long white beard, the orb in his hand."""
    hair = form("M-6,-34 C30,-44 42,-16 36,6 C46,16 38,30 46,42 C40,58 22,56 16,44 L10,20Z", SNOW, light=34)
    lips = path("M-17,21 C-13,24 -9,24 -5,21", line=faces.LIPS, width=2.8)
    brows = path("M-24,-12 C-20,-17 -15,-16 -12,-12 M-7,-12 C-2,-18 7,-17 12,-11", line=SNOW[1], width=4.4)
    arches = form("M-34,-34 C-46,-70 -14,-86 0,-86 C16,-86 46,-70 36,-34Z", GOLD, light=34)
    lining = form("M-24,-38 C-30,-62 -12,-74 -8,-76 C-10,-62 -10,-50 -9,-40Z", suit.lining, light=10) + form(
        "M8,-40 C9,-50 10,-62 8,-76 C14,-74 32,-62 26,-38Z", suit.lining, light=8
    )
    rim = path("M-37,-42 C-18,-50 18,-50 38,-40 L36,-26 C18,-36 -18,-36 -36,-28Z", GOLD[1], width=2)
    gems = "".join(
        dot(x, y, 3.8, c, width=1.5) for x, y, c in ((-20, -38, "#b3202f"), (0, -40, CREAM[0]), (20, -38, "#b3202f"))
    ) + dot(0, -92, 7, GOLD[0], width=2)
    mantle = dress.mantle("K", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth) + dress.panel(suit.lining, GOLD[0]) + dress.ermine()
    head = mirror(
        hair
        + faces.turned(faces.RUDDY, nose="hooked")
        + brows
        + beard()
        + hairs()
        + lips
        + moustache()
        + arches
        + lining
        + rim
        + gems
    )
    carried = at(80, 64, held.palm(faces.RUDDY, suit.cloth) + held.orb())
    return body + head + carried


def hair() -> str:
    """Return the hair."""
    return form(
        "M0,-38 C32,-44 46,-14 38,12 C36,24 26,30 18,24 C12,10 10,-6 6,-14 C-4,-22 -14,-24 -22,-16"
        " C-20,-32 -12,-38 0,-38Z",
        COPPER,
        light=40,
    )


def queen(suit: Suit) -> str:
    """Return the queen: from the side, a long red plait, a dove on her hand."""
    strands = path("M-14,-28 C4,-34 22,-20 28,0 M-8,-34 C14,-38 32,-18 34,8", line="#7a3010", width=1.6)
    plait = "".join(
        path(f"M{x},{y} c-14,2 -14,18 0,22 c14,-4 14,-20 0,-22Z", COPPER[n % 2], width=1.9)
        for n, (x, y) in enumerate(((30, 18), (36, 36), (37, 55), (33, 74), (26, 92)))
    )
    veil = form(
        "M8,-58 C40,-56 58,-28 58,6 C60,50 72,80 84,120 H40 C46,80 44,40 42,10 C40,-20 30,-44 4,-50Z", CREAM, light=20
    )
    crown = form(
        "M-26,-34 L-36,-62 L-18,-54 L-12,-74 L4,-58 L16,-76 L24,-54 L42,-62 L38,-34 C20,-46 -8,-46 -26,-34Z",
        GOLD,
        light=32,
    )
    gems = (
        dot(-14, -45, 3.4, suit.lining[0], width=1.4)
        + dot(6, -49, 4, "#b3202f", width=1.5)
        + dot(26, -45, 3.4, suit.lining[0], width=1.4)
    )
    balls = "".join(dot(x, y, 3.8, CREAM[0], width=1.5) for x, y in ((-37, -63), (-12, -76), (16, -78), (43, -63)))
    face = faces.profile(faces.ROSY, soft=True, nose="straight") + path(
        "M-27,16 C-24,13 -21,16 -15,17 C-20,22 -24,23 -26,21Z", faces.LIPS, width=1.2
    )
    mantle = dress.mantle("Q", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 82) + dress.bodice(suit.cloth, faces.ROSY, suit.lining)
    carried = at(90, 66, held.dove() + held.palm(faces.ROSY, suit.lining), scale=0.9)
    return veil + body + dress.necklace("#b3202f") + face + hair() + strands + plait + crown + gems + balls + carried


def fringe() -> str:
    """Return the fringe."""
    return path(
        "M-26,-8 C-26,-32 -8,-40 6,-40 C24,-38 26,-20 22,-8 C16,-16 12,-20 8,-24 C6,-18 2,-14 -4,-12"
        " C-6,-16 -6,-20 -6,-24 C-10,-18 -18,-12 -26,-8Z",
        STRAW[0],
        width=1.9,
    )


def jack(suit: Suit) -> str:
    """Return the jack: turned to the left, fair and snub-nosed, an arrow in his hand."""
    hair = form(
        "M-6,-38 C30,-44 44,-16 40,6 C40,20 46,30 40,40 C28,48 16,44 12,34 L14,-4 L-24,-10 C-28,-2 -28,6"
        " -30,12 C-40,-8 -32,-34 -6,-38Z",
        STRAW,
        light=40,
    )
    strands = path(
        "M30,-16 C32,6 34,20 34,38 M22,4 C24,20 24,30 24,40 M-14,-34 C-18,-28 -20,-22 -21,-14",
        line="#9a7526",
        width=1.5,
    )
    hat = form("M-44,-30 C-30,-46 -24,-66 2,-70 C30,-70 40,-48 58,-34 C40,-22 -24,-18 -44,-30Z", suit.cloth, light=44)
    peak = form(
        "M-60,-20 C-50,-40 -10,-44 20,-38 C40,-34 54,-36 60,-32 C48,-18 10,-24 -14,-22 C-34,-20 -50,-12 -60,-20Z",
        suit.lining,
        light=60,
    )
    feather = form("M22,-40 C40,-54 52,-76 48,-102 C66,-88 70,-56 40,-34Z", ("#cf4a3c", "#a5322a"), light=12) + path(
        "M28,-40 C44,-56 52,-74 52,-90", width=1.4
    )
    grin = path("M-18,17 C-14,24 -6,24 0,17", width=2.4)
    mantle = dress.mantle("J", suit.lining, suit.cloth)
    body = mantle + dress.coat(suit.cloth, 90) + dress.jerkin(suit.cloth, suit.lining)
    arm = at(82, 68, held.arrow(), turn=6) + held.hand(82, 68, suit.cloth)
    face = faces.turned(faces.ROSY, nose="short") + grin
    return hair + strands + body + dress.neck(faces.ROSY) + face + fringe() + feather + hat + peak + arm
