"""What the court wears and holds: shoulders down to the belt, below a head whose face's middle is the origin."""

from bot.render.assets.source.svg import CREAM, GOLD, LINE, SKIN, STEEL, Tone, at, dot, mirror, pair, path, strokes

FLOOR = 200
"""So far down bodies reach; frames cut them off."""
WOOD = ("#9a6a3a", "#7d522a")


def neck() -> str:
    """Return the skin between chin and collar; clothes lie over its lower half."""
    return pair("M0,26 L-11,26 L-11,46 C-14,52 -18,54 -22,56 L0,66", SKIN, width=1.8)


def mantle(cloth: Tone, lining: Tone) -> str:
    """Return a king's robe: mantle, gown, gold hems."""
    gown = pair(f"M0,44 L-18,44 L-24,{FLOOR} H0", lining)
    lozenges = "".join(path(f"M0,{y} l6,8 l-6,8 l-6,-8Z", GOLD[0], width=1.3) for y in range(74, FLOOR, 22))
    robe = pair(f"M-14,44 C-40,50 -58,60 -62,84 L-72,{FLOOR} H-22 C-20,150 -14,100 -14,44", cloth)
    hem = strokes(f"M-15,60 C-15,110 -20,160 -23,{FLOOR}", LINE, 7.5) + strokes(
        f"M-15,60 C-15,110 -20,160 -23,{FLOOR}", GOLD[0], 4.6
    )
    folds = strokes("M-50,96 C-46,130 -52,160 -54,198 M-36,100 C-34,130 -38,160 -38,198", LINE, 1.2)
    return gown + lozenges + robe + folds + hem


def ermine() -> str:
    """Return a king's cape of ermine."""
    half = (
        "M0,40 C-26,42 -54,52 -64,80 C-66,92 -64,98 -60,100 C-54,104 -48,101 -42,106"
        " C-34,111 -26,106 -18,110 C-12,112 -6,110 0,108"
    )
    tails = "".join(
        path(f"M{x},{y} q2.4,3 1.6,8 q-1.6,2.4 -3.2,0 q-0.8,-5 1.6,-8Z", LINE, width=0)
        for dx, y in ((-50, 70), (-54, 86), (-39, 82), (-40, 62), (-29, 92), (-26, 70))
        for x in (dx, -dx)
    )
    return pair(half, CREAM) + tails


def doublet(cloth: Tone, lining: Tone) -> str:
    """Return an officer's doublet with slashed sleeves, buttons and a sash."""
    sleeve = pair(f"M-20,52 C-44,52 -58,62 -62,84 C-66,110 -70,150 -72,{FLOOR} H-30 L-26,80", cloth)
    slashes = "".join(
        path(f"M{x},{y} c-5,10 -6,19 -5,28 c6,-6 9,-15 10,-25Z", lining[0], width=1.3)
        for x, y in ((-53, 70), (-41, 66), (-57, 106), (-44, 102))
    )
    body = pair(f"M0,48 L-14,50 C-26,56 -32,70 -32,90 L-30,{FLOOR} H0", cloth)
    seams = strokes(f"M-18,56 C-16,90 -16,140 -18,{FLOOR}", LINE, 4.6) + strokes(
        f"M-18,56 C-16,90 -16,140 -18,{FLOOR}", GOLD[0], 2.4
    )
    front = path(f"M0,50 V{FLOOR}", line=LINE, width=1.6)
    buttons = "".join(dot(0, y, 3, GOLD[0], width=1.3) for y in range(68, FLOOR, 15))
    return sleeve + slashes + mirror(slashes) + body + seams + front + buttons


def sash(tone: Tone) -> str:
    """Return a sash from the left shoulder down."""
    band = "M-30,56 C-10,84 14,112 34,130 L32,146 C8,128 -18,100 -38,70Z"
    return path(band, tone[0], width=1.8) + path("M-33,64 C-12,92 10,116 33,138", line=LINE, width=1)


def jerkin(cloth: Tone, lining: Tone) -> str:
    """Return a young man's jerkin: shirt at the neck, puffed sleeves, belt."""
    sleeve = pair("M-22,50 C-44,48 -60,60 -63,82 C-65,100 -58,112 -46,112 C-36,108 -30,92 -28,76", lining)
    puffs = strokes("M-50,58 C-46,74 -48,94 -52,108 M-38,56 C-34,72 -36,92 -40,108", LINE, 1.2)
    arm = pair(f"M-60,106 C-64,130 -68,160 -72,{FLOOR} H-36 L-34,104 C-42,114 -52,114 -60,106", cloth)
    body = pair(f"M0,46 L-16,46 C-28,54 -33,66 -33,84 L-30,{FLOOR} H0", cloth)
    shirt = path("M-14,44 L0,84 L14,44 C6,52 -6,52 -14,44Z", CREAM[0], width=1.8)
    lacing = "".join(
        path(f"M-{w},{y} L{w},{y + 6} M{w},{y} L-{w},{y + 6}", line=LINE, width=1.1) for w, y in ((7, 58), (4, 68))
    )
    belt = pair("M0,134 C-12,134 -22,133 -31,131 L-31,144 C-22,146 -12,147 0,147", ("#6b4526", "#54351b"), width=1.6)
    buckle = path("M-8,132 H8 V149 H-8Z", GOLD[0], width=1.6) + path("M-4,136 H4 V145 H-4Z", "#6b4526", width=1.2)
    hems = strokes(f"M-16,48 C-12,70 -8,80 0,92 V{FLOOR}", GOLD[0], 2.6)
    return sleeve + puffs + arm + body + shirt + lacing + hems + belt + buckle


def gown(cloth: Tone, lining: Tone) -> str:
    """Return a queen's gown: bodice, wide sleeves, necklace."""
    shoulders = pair("M0,40 L-11,40 C-18,52 -34,54 -42,62 L0,100", SKIN, width=1.8)
    sleeve = pair(f"M-34,60 C-54,58 -62,76 -64,96 C-66,130 -72,160 -74,{FLOOR} H-30 L-26,96", lining)
    puffs = strokes("M-48,64 C-44,90 -52,130 -56,180 M-38,64 C-34,94 -40,136 -42,184", LINE, 1.2)
    bodice = pair(
        f"M0,92 C-6,82 -18,80 -26,66 C-34,60 -40,62 -42,64 C-38,90 -30,110 -28,134 C-36,160 -44,180 -48,{FLOOR} H0",
        cloth,
    )
    panel = pair(f"M0,94 C-4,90 -8,88 -12,86 L-8,136 L-18,{FLOOR} H0", CREAM, width=1.6)
    lozenges = "".join(path(f"M0,{y} l5,7 l-5,7 l-5,-7Z", GOLD[0], width=1.2) for y in (102, 120, 150, 170))
    belt = pair("M0,142 C-10,140 -20,137 -29,132 L-29,140 C-20,146 -10,150 0,151", GOLD, width=1.6)
    hem = strokes("M0,93 C-8,82 -18,80 -27,66 C-33,60 -38,61 -42,63", GOLD[0], 3)
    chain = path("M-17,54 C-12,70 12,70 17,54", line=GOLD[1], width=2.4) + path(
        "M0,64 l5,7 l-5,8 l-5,-8Z", lining[0], width=1.3
    )
    return shoulders + sleeve + puffs + bodice + panel + lozenges + belt + hem + chain


def arm(cloth: Tone, lining: Tone, x: float, y: float) -> str:
    """Return a forearm that comes in from the side, before a hand at (x, y) on the right."""
    sleeve = path("M40,6 C26,-2 16,-8 4,-10 L4,12 C16,18 26,28 40,34Z", cloth[1])
    cuff = path("M2,-13 C9,-13 13,-9 15,-6 L13,18 C9,17 5,16 1,14Z", lining[0], width=1.8)
    return at(x, y, sleeve + cuff)


def fist(x: float, y: float) -> str:
    """Return a right hand around something upright."""
    palm = path("M-10,-8 C-10,-11 8,-12 9,-8 L10,9 C8,12 -8,12 -10,9 C-12,4 -12,-4 -10,-8Z", SKIN[0], width=1.7)
    fingers = path("M-11,-3.5 H1 M-11.4,1.2 H1 M-11,6 H1", line=LINE, width=1.2)
    thumb = path("M8,-8 C4,-12 -3,-12 -4,-8 C-3,-5 3,-6 6,-4", SKIN[0], width=1.4)
    return at(x, y, palm + fingers + thumb)


def rod(length: float, tone: Tone, width: float = 5) -> str:
    """Return a shaft upwards from the hand and a little down."""
    d = f"M0,26 V{-length}"
    return path(d, line=LINE, width=width + 3) + path(d, line=tone[0], width=width)


def sceptre(jewel: str) -> str:
    """Return a sceptre with a lily."""
    lily = "M0,-92 C-5,-82 -6,-76 -3,-68 H3 C6,-76 5,-82 0,-92Z"
    leaves = "M-3,-68 C-6,-78 -16,-80 -15,-70 C-14,-64 -8,-64 -4,-62"
    return (
        rod(62, GOLD)
        + path(leaves, GOLD[0], width=1.7)
        + mirror(path(leaves, GOLD[1], width=1.7))
        + path(lily, GOLD[0], width=1.7)
        + dot(0, -61, 4, jewel, width=1.5)
        + dot(0, 28, 4.5, GOLD[0], width=1.6)
    )


def sword() -> str:
    """Return a sword, point up."""
    blade = path("M0,-112 L-5.5,-98 V-20 H0Z", STEEL[0], width=1.7) + path(
        "M0,-112 L5.5,-98 V-20 H0Z", STEEL[1], width=1.7
    )
    guard = path("M-19,-20 C-20,-12 -12,-13 0,-13 C12,-13 20,-12 19,-20 C10,-17 -10,-17 -19,-20Z", GOLD[0], width=1.7)
    return blade + rod(12, ("#6b4526", "#54351b")) + guard + dot(0, 28, 5.5, GOLD[0], width=1.7)


def halberd() -> str:
    """Return a halberd, its edge turned outwards."""
    wood = rod(86, WOOD)
    spike = path("M0,-124 C-6,-108 -5,-98 -3,-86 H3 C5,-98 6,-108 0,-124Z", STEEL[0], width=1.7)
    axe = path("M3,-91 C9,-94 15,-99 18,-103 C22,-90 22,-76 17,-62 C12,-68 8,-71 3,-73Z", STEEL[1], width=1.7)
    hook = path("M-3,-88 C-9,-90 -13,-86 -17,-79 C-12,-80 -8,-79 -3,-77Z", STEEL[0], width=1.7)
    return wood + axe + hook + spike


def partisan(tassel: str) -> str:
    """Return a spear with a broad blade and a tassel."""
    blade = "M0,-126 C-8,-112 -12,-100 -8,-84 C-12,-84 -16,-88 -18,-92 C-18,-80 -10,-74 0,-74"
    knot = path("M-6,-74 H6 L9,-58 L4,-62 L0,-56 L-4,-62 L-9,-58Z", tassel, width=1.5)
    return rod(78, WOOD) + pair(blade, STEEL, width=1.7) + path("M0,-122 V-76", line=LINE, width=1.1) + knot


def flower(petal: str) -> str:
    """Return a flower on its stalk."""
    stalk = path("M0,24 C3,4 -3,-16 0,-38", line="#1d7a48", width=3)
    leaves = path("M0,-14 C-8,-26 -16,-24 -20,-20 C-14,-12 -6,-12 0,-14Z", "#1d9157", width=1.4)
    petals = "".join(
        at(0, -48, path("M0,0 C-9,-7 -8,-18 0,-20 C8,-18 9,-7 0,0Z", petal, width=1.5), turn=72 * n) for n in range(5)
    )
    return stalk + leaves + petals + dot(0, -48, 5, GOLD[0], width=1.5)


def orb() -> str:
    """Return an orb with its cross."""
    ball = dot(0, 0, 14, GOLD[0], width=1.9) + path("M5,-13 A14,14 0 0 1 5,13 C12,6 12,-6 5,-13Z", GOLD[1], width=0)
    return (
        ball
        + path("M-13.6,-2 C-6,2 6,2 13.6,-2 M0,-14 V-1", line=LINE, width=1.6)
        + path("M0,-15 V-28 M-5,-23 H5", line=LINE, width=5)
        + path("M0,-15 V-27.5 M-4.5,-23 H4.5", line=GOLD[0], width=2.4)
    )


def open_hand(x: float, y: float) -> str:
    """Return a left hand that carries something from below."""
    return at(
        x,
        y,
        path("M-15,-4 C-14,6 -6,10 2,9 C9,8 14,2 14,-5 C11,-3 9,-1 6,0 C0,2 -9,1 -15,-4Z", SKIN[0], width=1.7)
        + path("M-8,2 C-6,4 -3,5 0,5", line=LINE, width=1.1),
    )
