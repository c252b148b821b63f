"""The king of bells: a sultan, cross-legged on his cushions, who lifts his cup."""

from tools.art import faces
from tools.art.body import form, limb
from tools.art.svg import CREAM, GOLD, LINE, STEEL, Tone, at, dot, mirror, pair, path

SUN: Tone = ("#e5a829", "#bd7f10")
TEAL: Tone = ("#2c7a78", "#1d5d5c")
PLUM: Tone = ("#8c3a4e", "#6b2639")
JET: Tone = ("#453730", "#2c211b")


def cushions() -> str:
    """Return carpet and cushions."""
    carpet = form("M6,300 H190 V340 H6Z", PLUM, light=0, down=16) + path("M14,308 H186", line=GOLD[0], width=2.4)
    diamonds = "".join(path(f"M{x},311 l6,5 l-6,5 l-6,-5Z", GOLD[0], width=0) for x in range(30, 184, 22))
    back = form(
        "M54,214 C40,190 56,172 80,180 C110,172 160,172 184,180 C208,174 220,192 208,214 C214,238 200,246 182,240"
        " H82 C60,246 48,236 54,214Z",
        TEAL,
        light=22,
        down=6,
    )
    seat = form(
        "M26,276 C18,258 40,252 60,258 H176 C194,250 206,262 192,280 C200,304 182,310 168,304 H56 C34,310 18,300"
        " 26,276Z",
        PLUM,
        light=0,
        down=24,
    )
    tassels = "".join(
        dot(x, y, 6, GOLD[0], width=1.8) + path(f"M{x},{y + 2} v5", width=1.6)
        for x, y in ((24, 258), (26, 302), (52, 182), (214, 184))
    )
    return carpet + diamonds + back + seat + tassels


def cup() -> str:
    """Return a goblet; the hand is at the origin."""
    bowl = pair("M0,-12 C-10,-12 -19,-22 -18,-40 H0", GOLD, width=1.9)
    return (
        bowl
        + path("M-19,-40 H19", line=LINE, width=6)
        + path("M-18,-40 H18", line=GOLD[0], width=3)
        + pair("M0,-14 H-4 L-4,4 C-8,7 -14,8 -15,12 H0", GOLD, width=1.9)
        + dot(0, -26, 4.4, "#b3202f", width=1.5)
    )


def turban() -> str:
    """Return a turban within a crown, with a plume."""
    plume = form(
        "M2,-70 C-14,-84 -12,-108 8,-120 C10,-110 22,-106 20,-92 C18,-82 10,-76 6,-68Z", CREAM, light=16, width=1.8
    ) + path("M4,-70 C2,-86 6,-100 8,-112", width=1.2)
    wraps = form("M-36,-32 C-48,-50 -34,-74 0,-76 C34,-74 48,-50 36,-32 C20,-42 -20,-42 -36,-32Z", CREAM, light=44)
    folds = path(
        "M-36,-44 C-18,-64 8,-72 26,-66 M-30,-37 C-8,-58 24,-60 39,-50 M-40,-56 C-28,-68 -12,-74 -2,-75 M0,-41"
        " C14,-50 30,-50 40,-44",
        width=1.5,
    )
    half = "M0,-28 C-14,-30 -26,-28 -34,-22 L-40,-44 C-34,-42 -30,-40 -28,-36 L-22,-48 L-15,-38 C-10,-42 -4,-48 0,-54"
    return (
        plume
        + wraps
        + folds
        + pair(half, GOLD)
        + dot(0, -37, 4.6, "#1d7f7c", width=1.6)
        + dot(-20, -32, 2.6, "#b3202f", width=1.2)
        + dot(20, -32, 2.6, "#b3202f", width=1.2)
    )


def head() -> str:
    """Return his head, turned to the cup."""
    neck = path("M-10,24 H16 L18,48 H-12Z", faces.BROWN[1], width=1.8)
    beard = form(
        "M-22,12 C-16,18 -4,16 4,12 C12,8 18,-2 23,-10 C26,12 26,34 14,64 C10,54 4,50 -2,46 C-4,54 -10,60 -18,64"
        " C-24,46 -24,28 -22,12Z",
        JET,
        light=22,
    )
    lip = path("M-17,21 C-13,24 -9,24 -5,21", line="#c96a5c", width=2.6)
    moustache = path(
        "M-14,13 C-22,13 -30,18 -36,10 C-36,22 -26,26 -13,17 C-2,26 16,26 18,10 C10,18 -4,12 -14,13Z",
        JET[0],
        width=1.5,
    )
    ring = dot(22, 14, 5, "none", line=GOLD[0], width=2.6)
    return neck + faces.turned(faces.BROWN, nose="hooked") + beard + lip + moustache + ring + turban()


def trousers() -> str:
    """Return the trousers."""
    return form(
        "M104,236 C70,232 42,248 34,268 C30,284 48,290 70,284 C96,290 104,276 122,270 C142,278 160,290 184,282"
        " C206,274 194,252 176,244 C162,236 148,234 140,236Z",
        TEAL,
        light=24,
        down=3,
    )


def coat() -> str:
    """Return the coat."""
    return form(
        "M88,158 C80,190 84,218 78,244 C98,252 112,240 122,246 C134,238 150,254 170,244 C162,216 166,186 160,158"
        " C142,146 106,146 88,158Z",
        SUN,
        light=28,
    )


def slippers() -> str:
    """Return the slippers, their tips curled up."""
    one = path(
        "M90,290 C70,296 46,294 34,282 C26,272 36,264 40,272 C42,278 46,276 52,272 L92,276Z", "#b3202f", width=2
    )
    return at(208, 0, mirror(one)) + one


def dots() -> str:
    """Return the dots."""
    return "".join(
        dot(x, y, 2.4, TEAL[1])
        for x, y in ((96, 176), (100, 194), (94, 240), (154, 176), (150, 194), (158, 238), (92, 206), (158, 206))
    )


def seams() -> str:
    """Return the seams."""
    return path(
        "M60,252 C74,256 92,262 104,272 M172,252 C156,256 146,262 136,270 M52,264 C64,268 74,272 84,278", width=1.4
    )


def sultan() -> str:
    """Return the figure."""
    shirt = path("M110,152 L124,210 L138,152 C130,158 118,158 110,152Z", CREAM[0], width=1.8) + path(
        "M124,170 V206", width=1.3
    )
    trim = path(
        "M106,154 C112,184 118,206 118,242 M142,154 C136,184 130,206 130,242", line=GOLD[0], width=3.4
    ) + path("M104,154 C110,184 116,206 115,242 M144,154 C138,184 132,206 133,242", width=1.1)
    sash = form("M84,212 C108,222 140,222 164,212 L166,228 C140,238 108,238 83,228Z", PLUM, light=40)
    lifted = limb("M92,168 C70,192 50,190 51,164", SUN, 22) + path("M41,166 H62 L61,156 H42Z", TEAL[0], width=1.9)
    hand = dot(52, 149, 9.5, faces.BROWN[0], width=1.9) + path("M46,144 H57 M45,149 H57", width=1.3)
    arm = limb("M158,168 C180,184 182,206 164,222", (SUN[1], "#96630a"), 22) + dot(
        158, 226, 9, faces.BROWN[0], width=1.9
    )
    return (
        cushions()
        + sabre()
        + coat()
        + dots()
        + shirt
        + trim
        + sash
        + trousers()
        + seams()
        + slippers()
        + arm
        + at(52, 150, cup(), scale=0.95)
        + lifted
        + hand
        + at(126, 124, head(), scale=0.64)
    )


def sabre() -> str:
    """Return a sabre that leans on the cushions."""
    blade = path("M0,-6 C10,-40 34,-58 56,-64 C44,-50 24,-30 8,0Z", STEEL[0], width=1.9)
    hilt = (
        path("M-10,-10 L14,4", line=LINE, width=7)
        + path("M-10,-10 L14,4", line=GOLD[0], width=3.6)
        + path("M2,-2 L-8,18", line=LINE, width=8)
        + path("M2,-2 L-8,18", line="#6b4526", width=4.6)
    )
    return at(170, 216, blade + hilt + dot(-9, 20, 4.4, GOLD[0], width=1.6))
