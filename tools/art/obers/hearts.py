"""The Ober of hearts: a cavalier who shows his rapier, one hand on his hip."""

from tools.art import faces, scenery
from tools.art.body import LEATHER, boot, fist, form, limb
from tools.art.svg import CREAM, GOLD, LINE, STEEL, Tone, at, dot, path

RED: Tone = ("#cf2a38", "#a51725")
NAVY: Tone = ("#34507f", "#243a61")
CHESTNUT: Tone = ("#7d4a26", "#5c3317")


def rapier() -> str:
    """Return a rapier, point up; the hand is at the origin."""
    blade = path("M-2.6,-16 L-1,-112 L0,-120 L1,-112 L2.6,-16Z", STEEL[0], width=1.6)
    basket = path("M-13,-2 C-16,-16 16,-16 13,-2 C8,-8 -8,-8 -13,-2Z", GOLD[0], width=1.8)
    bars = path("M-20,-13 H20", line=LINE, width=5.4) + path("M-19,-13 H19", line=GOLD[0], width=2.6)
    return blade + path("M0,-4 V14", line=LINE, width=8) + bars + basket + dot(0, 16, 4.6, GOLD[0], width=1.7)


def hat() -> str:
    """Return a broad hat, tilted, with a white plume over its brim."""
    dome = form("M-22,-34 C-24,-62 -12,-70 4,-70 C20,-68 28,-58 26,-30Z", RED, light=26)
    band = path("M-23,-42 C-8,-48 12,-46 27,-38 L26,-28 C10,-36 -8,-38 -23,-32Z", GOLD[0], width=1.7)
    brim = form(
        "M-56,-30 C-42,-40 -16,-38 4,-34 C24,-30 44,-30 56,-46 C60,-34 50,-18 30,-17 C6,-16 -30,-14 -56,-30Z",
        RED,
        light=70,
    )
    plume = form(
        "M12,-44 C14,-72 40,-84 56,-72 C68,-64 64,-50 58,-46 C66,-38 58,-24 48,-28 C38,-22 20,-28 12,-44Z",
        CREAM,
        light=6,
        down=14,
    )
    quill = path(
        "M16,-44 C26,-58 40,-66 54,-66 M26,-52 C32,-46 38,-42 46,-40 M36,-60 C44,-56 50,-54 58,-52", width=1.3
    )
    return dome + band + brim + plume + quill


def head() -> str:
    """Return his head, turned to the left."""
    hair = form(
        "M-14,-30 C-32,-26 -34,0 -32,14 C-42,24 -36,36 -40,46 C-34,60 -20,56 -16,46 L10,40 L20,52 C32,60 44,52 42,40"
        " C46,30 38,22 40,10 C40,-14 30,-34 10,-34Z",
        CHESTNUT,
        light=30,
    )
    locks = path(
        "M-32,16 C-30,26 -34,38 -28,50 M32,-10 C30,8 36,20 32,30 C30,38 34,44 32,52 M26,12 C24,28 28,38 24,48",
        width=1.5,
    )
    moustache = path(
        "M-14,12 C-19,11 -24,14 -31,8 C-31,18 -22,22 -13,17 C-5,22 6,20 8,9 C2,14 -6,10 -14,12Z",
        CHESTNUT[1],
        width=1.5,
    )
    tuft = path("M-15,24 C-18,30 -15,40 -11,46 C-6,40 -5,30 -8,24Z", CHESTNUT[1], width=1.5)
    return (
        hair
        + locks
        + faces.turned(faces.ROSY)
        + path("M-16,20 C-13,23 -9,23 -6,20", line=faces.LIPS, width=2.4)
        + moustache
        + tuft
        + hat()
    )


def coat() -> str:
    """Return his coat, sash and collar."""
    trunk = form(
        "M88,128 C82,152 88,176 92,192 C84,208 80,222 76,238 C98,248 134,248 156,238 C152,222 146,206 142,192"
        " C148,172 150,150 146,128 C128,118 106,118 88,128Z",
        RED,
        light=24,
    )
    front = path("M115,128 V244", width=1.6) + path("M111,130 V243 M119,130 V243", line=GOLD[0], width=2)
    buttons = "".join(dot(105, y, 2.6, GOLD[0], width=1.2) for y in (150, 164, 178, 210, 224))
    sash = form("M90,136 C108,152 128,174 144,190 L142,204 C120,190 100,168 86,150Z", NAVY, light=30)
    bow = path("M142,192 C152,186 162,194 158,206 L164,226 L152,222 L146,206Z", NAVY[0], width=1.8)
    belt = path("M91,188 C106,196 128,196 143,188 L143,199 C128,206 106,206 90,199Z", LEATHER[0], width=1.8)
    collar = path(
        "M92,124 C98,118 134,118 140,124 L150,136 L140,140 L136,147 L126,143 L116,150 L106,143 L96,147 L92,140"
        " L82,136Z",
        CREAM[0],
        width=1.9,
    )
    return trunk + front + buttons + belt + sash + bow + collar


def cavalier() -> str:
    """Return the figure."""
    ground = scenery.ground(("#e0a6a2", "#c78984"))
    cape = form("M92,130 C66,146 50,190 38,250 C58,262 84,258 100,246 L130,130Z", NAVY, light=22)
    legs = limb("M100,232 L86,262", ("#e7d8b8", "#c9b58a"), 25) + limb(
        "M132,232 L148,262", ("#d3bf96", "#b39c6c"), 25
    )
    boots = boot(80, 312, LEATHER, high=48, turn=5) + boot(154, 312, LEATHER, right=True, high=48, turn=-5)
    tops = form("M66,258 C78,250 98,252 104,262 L100,274 C90,268 76,266 64,272Z", LEATHER, light=18) + form(
        "M130,262 C138,252 158,250 168,258 L170,272 C158,266 146,268 134,274Z", (LEATHER[1], "#44260f"), light=18
    )
    hip = limb("M94,138 C70,156 62,176 74,192 L92,196", RED, 20) + path(
        "M78,184 L72,200 L90,208 L94,194Z", CREAM[0], width=1.8
    )
    raised = limb("M142,138 C164,156 176,164 184,156 L186,146", (RED[1], "#7d0f1a"), 19) + path(
        "M175,146 H197 L196,136 H176Z", CREAM[0], width=1.8
    )
    return (
        ground
        + cape
        + legs
        + boots
        + tops
        + coat()
        + hip
        + raised
        + at(188, 126, rapier(), turn=-17, scale=0.8)
        + fist(187, 127, scale=1.1)
        + at(116, 92, head(), scale=0.6)
    )
