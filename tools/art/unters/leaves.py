"""The Unter of leaves: a drummer on the march, his leg in the air, both sticks up."""

from tools.art import faces, scenery
from tools.art.body import DARK, form, limb
from tools.art.svg import CREAM, GOLD, LINE, Tone, at, dot, path

GREEN: Tone = ("#188153", "#0d603b")
WINE: Tone = ("#96303a", "#76202b")
SAND: Tone = ("#efe2c4", "#d3c095")
RED: Tone = ("#b4532a", "#8f3d1c")
EAR = path("M4,-6 C9,-11 14,-4 11,2 C9,7 4,8 3,4 C3,1 5,-2 4,-6Z", "#e6ae88", width=1.5)


def drum() -> str:
    """Return a drum, a little tilted, the middle of its upper skin at the origin."""
    side = form("M-38,0 L-34,50 C-20,62 20,62 34,50 L38,0Z", WINE, light=30)
    ropes = path("M-36,8 L-24,56 L-12,10 L0,60 L12,10 L24,56 L36,8", line=CREAM[0], width=2.2)
    hoops = path("M-34,50 C-20,62 20,62 34,50", line=LINE, width=9) + path(
        "M-34,50 C-20,62 20,62 34,50", line=GOLD[0], width=5
    )
    skin = '<ellipse cx="0" cy="0" rx="40" ry="13" fill="#cf9420" stroke="#2b2118" stroke-width="2"/>'
    return (
        side
        + ropes
        + hoops
        + skin
        + '<ellipse cx="0" cy="-2" rx="34" ry="9.4" fill="#fdf7ea" stroke="#2b2118" stroke-width="1.6"/>'
    )


def stick(x: float, y: float, turn: float) -> str:
    """Return a hand with its drumstick."""
    wood = (
        path("M0,10 V-40", line=LINE, width=6)
        + path("M0,10 V-40", line="#d9b27c", width=3)
        + dot(0, -42, 4.4, "#d9b27c", width=1.6)
    )
    return at(x, y, wood + dot(0, 0, 8, "#f6d7b5", width=1.9) + path("M-6,-2 H4 M-6,3 H4", width=1.2), turn=turn)


def head() -> str:
    """Return a boy's head from the side, looking to the left, under a three-cornered hat."""
    hair = form(
        "M-2,-32 C22,-42 38,-20 32,6 C33,14 36,18 46,20 C40,34 24,34 18,22 C10,14 4,2 4,-12 L-20,-18Z", RED, light=30
    )
    ribbon = path("M28,12 L42,6 L40,20Z M30,14 L40,28 L28,24Z", DARK[0], width=1.5)
    freckles = "".join(dot(x, y, 1, "#b4532a") for x, y in ((-18, 5), (-14, 7), (-11, 4), (-20, 9)))
    hat = form(
        "M-48,-24 C-42,-46 -26,-48 -20,-60 C-8,-74 22,-72 30,-54 C36,-46 50,-40 52,-22 C40,-30 22,-34 2,-32"
        " C-18,-30 -34,-22 -48,-24Z",
        GREEN,
        light=40,
    )
    flap = form(
        "M-48,-24 C-30,-46 10,-52 52,-22 C40,-30 22,-34 2,-32 C-18,-30 -34,-22 -48,-24Z", GREEN, light=64, width=1.8
    )
    edge = path("M-47,-25 C-30,-46 10,-52 51,-23", line=GOLD[0], width=3.4)
    cockade = dot(-20, -42, 6.5, CREAM[0], width=1.7) + dot(-20, -42, 2.8, "#b3202f")
    return (
        faces.profile(faces.ROSY, soft=True, nose="short")
        + hair
        + EAR
        + ribbon
        + freckles
        + hat
        + flap
        + edge
        + cockade
    )


def stand() -> str:
    """Return the stand."""
    return (
        limb("M112,214 C110,244 106,262 102,300", SAND, 19)
        + form("M93,262 H114 L112,313 H92Z", DARK, light=9)
        + path("M112,302 C122,304 130,308 130,314 H92 V302Z", DARK[0], width=2)
    )


def lifted() -> str:
    """Return the lifted."""
    return (
        limb("M124,214 C146,216 160,222 168,234 L164,262", (SAND[1], "#b3a074"), 19)
        + form("M155,248 L176,252 L170,286 H152Z", DARK, light=9)
        + path("M168,276 C180,276 190,280 192,288 L152,290 L152,276Z", DARK[0], width=2)
    )


def trunk() -> str:
    """Return the trunk."""
    return form(
        "M94,120 C84,146 88,176 92,204 H146 C148,178 152,146 142,120 C128,110 108,110 94,120Z", GREEN, light=26
    )


def facing() -> str:
    """Return the facing."""
    return form(
        "M120,114 C124,144 124,176 122,204 H146 C148,178 152,146 142,120 C136,114 128,112 120,114Z", SAND, light=16
    )


def strap() -> str:
    """Return the strap."""
    return path("M98,118 C118,140 140,166 158,186", line=LINE, width=11) + path(
        "M98,118 C118,140 140,166 158,186", line=CREAM[0], width=7
    )


def drummer() -> str:
    """Return the figure; he marches to the right."""
    ground = scenery.ground(("#a9d3a4", "#86bb86"))
    tails = form("M94,186 C82,210 76,236 74,262 C86,264 96,258 102,246 L116,204Z", GREEN, light=18)
    lining = path("M92,214 C88,232 86,246 86,260 L100,248 C100,236 98,224 100,214Z", WINE[0], width=1.6)
    buttons = "".join(dot(126, y, 2.7, GOLD[0], width=1.2) for y in (136, 152, 168, 184))
    far = limb("M138,130 C160,134 178,130 184,112", (GREEN[1], "#084a2c"), 17) + path(
        "M174,112 h19 v9 h-19Z", WINE[0], width=1.8
    )
    near = limb("M98,132 C84,156 92,178 120,172", GREEN, 18) + path("M114,162 h9 v20 h-9Z", WINE[0], width=1.8)
    cravat = path("M106,108 H132 L134,122 C124,128 112,128 104,122Z", CREAM[0], width=1.8)
    figure = (
        tails
        + lining
        + lifted()
        + stand()
        + trunk()
        + facing()
        + buttons
        + far
        + stick(184, 102, 24)
        + strap()
        + at(146, 196, drum(), turn=-8, scale=0.94)
        + near
        + stick(128, 172, 66)
        + cravat
        + at(119, 83, f'<g transform="scale(-1 1)">{head()}</g>', scale=0.62)
    )
    return ground + at(-8, 0, figure)
