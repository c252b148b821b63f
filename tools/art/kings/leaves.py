"""The king of leaves: a hunter on a mossy bench of stone, legs apart, a falcon on his fist."""

from tools.art import faces, scenery
from tools.art.body import LEATHER, boot, form, limb
from tools.art.svg import CREAM, GOLD, LINE, Tone, at, dot, pair, path

GREEN: Tone = ("#188153", "#0d603b")
WINE: Tone = ("#96303a", "#76202b")
STONE: Tone = ("#b9b7a8", "#96958a")
BEARD: Tone = ("#7d4f28", "#5e3818")
BIRD: Tone = ("#8b6a4a", "#5f4630")


def bench() -> str:
    """Return the bench and the ground before it."""
    ground = scenery.ground(("#8fbf8b", "#6aa070"), 308, 7)
    seat = form("M62,232 H226 V250 H62Z", STONE, light=0, down=9)
    base = form("M74,250 H216 V308 H74Z", (STONE[1], "#7d7c72"), light=0, down=24)
    cracks = path("M150,250 V276 H186 V308 M108,250 V270 H74 M112,308 V286 H150", line="#6b6a60", width=1.4)
    return ground + base + cracks + seat


def falcon() -> str:
    """Return a falcon that looks to the left; its feet are at the origin."""
    tail = form("M4,-8 L22,28 L12,32 L-2,-4Z", BIRD, light=9, width=1.7)
    body = form(
        "M-14,-34 C-16,-14 -8,0 4,0 C16,-4 22,-24 14,-40 C4,-48 -10,-46 -14,-34Z", (CREAM[1], "#cdbb98"), light=18
    )
    bars = path(
        "M-12,-28 l5,3 M-12,-20 l6,3 M-10,-12 l6,3 M-5,-30 l5,3 M-4,-22 l5,3 M-3,-13 l5,3", line=BIRD[1], width=2
    )
    wing = form("M4,-40 C20,-36 26,-16 22,14 C12,6 2,-12 0,-28Z", BIRD, light=10)
    head = form("M-16,-40 C-18,-54 -8,-62 2,-60 C14,-58 18,-46 12,-38 C2,-34 -10,-34 -16,-40Z", BIRD, light=20)
    beak = path("M-16,-50 C-24,-50 -26,-44 -23,-39 C-21,-43 -19,-43 -15,-43Z", GOLD[0], width=1.7)
    eye = dot(-8, -50, 3.6, GOLD[0], width=1) + dot(-8, -50, 2.1, LINE)
    feet = path("M-5,-2 v6 M0,-1 v6 M6,-2 v6", line=GOLD[1], width=3)
    return tail + body + bars + wing + head + beak + eye + feet


def crown() -> str:
    """Return a low crown of golden leaves over a green cap."""
    cap = form("M-28,-36 C-30,-62 -8,-74 8,-70 C24,-66 30,-52 28,-34Z", GREEN, light=26)
    points = "".join(
        at(x, y, pair("M0,0 C-7,-3 -12,-12 -8,-20 C-5,-20 -2,-25 0,-30 ", GOLD, width=1.7), turn=turn)
        for x, y, turn in ((-24, -40, -14), (0, -42, 0), (24, -38, 14))
    )
    band = path("M-31,-44 C-14,-50 14,-50 31,-42 L29,-28 C12,-36 -14,-36 -29,-30Z", GOLD[1], width=2)
    stones = (
        dot(-16, -39.5, 3, "#b3202f", width=1.2)
        + dot(0, -41, 3.4, "#14764a", width=1.2)
        + dot(16, -39, 3, "#b3202f", width=1.2)
    )
    return cap + points + band + stones


def head() -> str:
    """Return his head, turned to the falcon."""
    hair = form("M-8,-36 C20,-44 34,-22 32,2 C34,16 40,22 36,34 C28,42 16,40 12,30Z", BEARD, light=30)
    beard = form(
        "M-23,10 C-18,14 -14,12 -11,13 C-4,10 4,14 10,8 C16,4 18,-6 23,-10 C28,12 24,36 20,52 C8,60 -12,58 -20,54"
        " C-22,40 -25,26 -23,10Z",
        BEARD,
        light=24,
    )
    hairs = path("M-14,30 C-14,40 -12,46 -10,52 M-2,28 C-2,40 0,48 2,54 M10,24 C11,36 12,44 12,50", width=1.3)
    lip = path("M-17,20 C-13,23 -8,23 -4,20", line=faces.LIPS, width=2.6)
    moustache = path(
        "M-14,12 C-20,11 -26,17 -29,22 C-22,24 -15,20 -12,15 C-6,20 4,24 12,18 C6,15 -4,9 -14,12Z",
        BEARD[1],
        width=1.6,
    )
    return hair + faces.turned(faces.RUDDY, nose="hooked") + beard + hairs + lip + moustache + crown()


def tunic() -> str:
    """Return tunic, belt and collar."""
    skirt = form(
        "M98,196 C86,208 78,218 74,230 C90,236 104,238 112,246 C122,252 138,252 146,246 C154,240 166,238 182,232"
        " C178,220 170,208 158,196Z",
        GREEN,
        light=34,
    )
    folds = path("M106,210 C100,220 98,226 97,234 M128,206 V250 M150,208 C156,220 158,228 159,236", width=1.4)
    edge = path(
        "M74,229 C90,235 104,237 112,245 C122,251 138,251 146,245 C154,239 166,237 182,231", line=GOLD[0], width=4.4
    )
    trunk = form(
        "M96,132 C88,152 92,180 98,202 H160 C168,178 170,150 162,132 C146,122 112,122 96,132Z", GREEN, light=30
    )
    belt = path("M97,192 C116,199 144,199 161,192 L160,205 C142,211 116,211 98,205Z", LEATHER[0], width=1.9) + path(
        "M122,193 h14 v16 h-14Z", GOLD[0], width=1.8
    )
    front = path("M129,130 V192", line=GOLD[0], width=3) + "".join(
        dot(129, y, 2.8, CREAM[0], width=1.2) for y in (150, 164, 178)
    )
    return skirt + folds + edge + trunk + front + belt


def falconer() -> str:
    """Return the figure."""
    cloak = form(
        "M92,134 C74,170 70,214 60,292 C84,300 110,300 128,296 C160,300 190,296 204,282 C196,220 184,166 166,134Z",
        WINE,
        light=26,
    )
    legs = limb("M110,232 C90,230 80,240 80,282", WINE, 27) + limb(
        "M148,232 C166,230 172,240 172,282", (WINE[1], "#5c1620"), 27
    )
    boots = boot(80, 312, high=36) + boot(170, 312, right=True, high=36)
    far = limb("M160,142 C182,158 190,182 182,206 L166,222", (GREEN[1], "#084a2c"), 20) + path(
        "M172,214 C164,212 154,220 152,230 C160,236 172,234 178,226Z", "#e8bd94", width=1.9
    )
    near = limb("M100,144 C86,164 74,178 58,180", GREEN, 20)
    glove = form("M68,168 C58,164 42,164 36,172 C34,182 40,190 50,190 C60,192 66,192 72,188Z", LEATHER, light=22)
    collar = path("M104,128 C116,142 144,142 156,128 L162,138 C144,154 114,154 98,138Z", CREAM[0], width=1.8)
    body = cloak + bench() + legs + boots + tunic() + far + near + glove + collar
    return body + at(48, 166, falcon()) + at(132, 106, head(), scale=0.62)
