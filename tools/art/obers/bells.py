"""The Ober of bells: an ensign in striped and slashed dress, who swings his banner."""

from tools.art import faces, scenery
from tools.art.body import DARK, form, limb, shoe
from tools.art.svg import CREAM, GOLD, LINE, STEEL, Tone, at, dot, path

SUN: Tone = ("#eab33a", "#c48a18")
TEAL: Tone = ("#2c7a78", "#1d5d5c")
JET: Tone = ("#40332c", "#281e19")
CORAL: Tone = ("#d1483f", "#a8322c")


def banner() -> str:
    """Return the banner with its pole, which stands on the ground on the left."""
    cloth = "M60,116 C90,100 120,124 146,112 C172,102 196,110 222,96 C216,122 222,150 214,178 C190,190 168,176"
    " 142,186 C116,196 88,178 60,190Z"
    field = form(cloth, CORAL, light=0, down=44)
    bend = form(
        "M60,116 C78,108 92,112 104,116 L206,180 C188,186 170,178 152,183 L60,128Z", CREAM, light=60, width=1.6
    )
    other = form("M222,96 C216,112 218,128 218,146 L172,108 C190,108 206,104 222,96Z", TEAL, light=26, width=1.6)
    corner = form("M60,146 L118,188 C98,190 80,184 60,190Z", TEAL, light=26, width=1.6)
    pole = path("M57,320 V100", line=LINE, width=8.4) + path("M57,320 V100", line="#9a6a3a", width=4.8)
    return field + bend + other + corner + path(cloth, width=2) + pole


def hat() -> str:
    """Return a flat cap with slashes and three feathers."""
    feathers = "".join(
        at(
            -20,
            -44,
            form("M0,0 C-10,-18 -6,-44 12,-52 C26,-46 24,-18 8,0Z", tone, light=14, width=1.7)
            + path("M3,-3 C2,-20 6,-34 11,-44", width=1.1),
            turn=turn,
        )
        for turn, tone in ((-34, CORAL), (38, TEAL), (2, CREAM))
    )
    plate = form("M-46,-42 C-34,-60 30,-62 46,-40 C40,-26 20,-24 0,-24 C-20,-24 -40,-28 -46,-42Z", CORAL, light=50)
    cuts = "".join(
        path(f"M{x},{-50 + abs(x) / 6} c-3,6 -3,12 0,18 c3,-6 3,-12 0,-18Z", CREAM[0], width=1.3)
        for x in (-30, -14, 2, 18, 34)
    )
    return feathers + plate + cuts


def head() -> str:
    """Return his head from the front, with a large moustache."""
    hair = form(
        "M0,-36 C-32,-38 -36,-12 -34,8 C-40,16 -34,26 -28,28 L-10,20 H10 L28,28 C34,26 40,16 34,8 C36,-12 32,-38"
        " 0,-36Z",
        JET,
        light=36,
    )
    half = "M0,11 C-6,8 -14,12 -18,18 C-26,26 -38,20 -36,8 C-46,22 -34,34 -20,30 C-10,28 -4,22 0,18"
    moustache = path(
        half + " C4,22 10,28 20,30 C34,34 46,22 36,8 C38,20 26,26 18,18 C14,12 6,8 0,11Z", JET[0], width=1.5
    )
    return (
        hair
        + faces.front(faces.TAN, stern=True, round_=True)
        + path("M-5,23 C-2,26 2,26 5,23", line=faces.LIPS, width=2.6)
        + moustache
        + hat()
    )


def striped(x: float, y: float, *, turn: float = 0) -> str:
    """Return a puffed and striped piece of a sleeve or of breeches around (x, y)."""
    shape = "M-16,-22 C-26,-8 -26,10 -16,22 C-6,28 6,28 16,22 C26,10 26,-8 16,-22 C6,-28 -6,-28 -16,-22Z"
    stripes = path(
        "M-10,-25 C-18,-8 -18,8 -10,25 H-2 C-6,8 -6,-8 -2,-25Z M10,-25 C18,-8 18,8 10,25 H18 C26,8 26,-8 18,-22Z",
        TEAL[0],
        width=1.3,
    )
    return at(x, y, form(shape, SUN, light=16) + stripes, turn=turn)


def sword() -> str:
    """Return the sword."""
    return (
        path("M160,206 L204,226", line=LINE, width=7)
        + path("M160,206 L204,226", line=STEEL[1], width=3.6)
        + path("M152,190 L160,216", line=LINE, width=6)
        + path("M152,190 L160,216", line=GOLD[0], width=3)
    )


def stripes() -> str:
    """Return the stripes."""
    return path(
        "M122,128 C116,152 118,180 122,204 H130 C128,178 128,150 130,126Z M142,126 C144,150 144,178 142,204 H150"
        " C156,180 156,152 150,128Z",
        TEAL[0],
        width=1.4,
    )


def collar() -> str:
    """Return the collar."""
    return path(
        "M112,124 C120,116 152,116 160,124 C166,132 160,138 154,138 C142,144 130,144 118,138 C112,138 106,132"
        " 112,124Z",
        CREAM[0],
        width=1.9,
    ) + path("M122,120 l-2,18 M132,119 v22 M142,119 v22 M150,120 l3,17", width=1.2)


def near() -> str:
    """Return the nearer limbs."""
    return (
        limb("M106,158 C96,178 80,186 64,178", CORAL, 15)
        + path("M50,168 C58,162 70,166 71,176 C70,186 58,190 50,186Z", "#d9a06e", width=1.9)
        + striped(104, 148, turn=24)
    )


def far() -> str:
    """Return the limbs farther away."""
    return (
        limb("M172,160 C184,178 180,196 164,200", CORAL, 15)
        + dot(162, 202, 8, "#bd8150", width=1.9)
        + striped(170, 148, turn=-20)
    )


def legs() -> str:
    """Return the legs."""
    return limb("M118,246 C112,264 104,278 98,300", CORAL, 17) + limb(
        "M152,246 C160,262 164,280 162,300", (TEAL[0], TEAL[1]), 17
    )


def ensign() -> str:
    """Return the figure."""
    ground = scenery.ground(("#dcc98a", "#bfa75f"))
    shoes = shoe(98, 310, DARK) + shoe(162, 312, DARK, right=True)
    garters = path("M102,266 l20,5 M150,264 l18,-4", line=GOLD[0], width=4)
    breeches = striped(116, 228, turn=10) + striped(154, 228, turn=-10)
    trunk = form(
        "M110,130 C102,152 106,180 112,204 H160 C168,180 170,152 162,130 C146,120 126,120 110,130Z", SUN, light=24
    )
    flap = path("M130,206 H142 L140,232 C138,238 134,238 132,232Z", CORAL[0], width=1.8)
    belt = path("M111,196 C126,204 146,204 161,196 L161,208 C146,214 126,214 112,208Z", DARK[0], width=1.9) + dot(
        136, 207, 6, GOLD[0], width=1.8
    )
    return (
        ground
        + banner()
        + legs()
        + garters
        + shoes
        + sword()
        + breeches
        + far()
        + trunk
        + stripes()
        + flap
        + belt
        + near()
        + collar()
        + at(136, 92, head(), scale=0.6)
    )
