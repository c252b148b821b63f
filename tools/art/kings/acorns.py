"""The king of acorns: a warrior with a red beard, bent forward on a stump of oak, both hands on his sword."""

from tools.art import faces, scenery
from tools.art.body import boot, form, limb
from tools.art.svg import GOLD, LINE, STEEL, Tone, at, dot, mirror, path

COAT: Tone = ("#4c7d53", "#35613d")
HIDE: Tone = ("#8a6038", "#664323")
FUR: Tone = ("#d8c9ab", "#b39e78")
FOX: Tone = ("#c05f22", "#964312")


def stump() -> str:
    """Return the stump he sits on, and the ground."""
    ground = scenery.ground(("#c9c08a", "#a79d66"), 306, 7)
    trunk = form(
        "M22,236 C24,262 20,290 10,312 C30,308 40,316 52,308 C70,316 90,308 110,312 C104,288 104,262 106,236Z",
        HIDE,
        light=36,
    )
    bark = path(
        "M38,246 C40,270 36,288 30,304 M58,244 C60,270 58,290 60,306 M80,246 C80,266 84,286 88,304", width=1.6
    )
    top = path("M22,236 C24,226 104,226 106,236 C104,246 24,246 22,236Z", "#d9b27c", width=2)
    return ground + trunk + bark + top


def sword() -> str:
    """Return a long sword, its point on the ground at (0, 0)."""
    blade = path("M0,0 L-6,-10 V-104 H0Z", STEEL[0], width=1.9) + path("M0,0 L6,-10 V-104 H0Z", STEEL[1], width=1.9)
    guard = path(
        "M-26,-112 C-26,-104 -16,-103 0,-103 C16,-103 26,-104 26,-112 C16,-109 -16,-109 -26,-112Z", GOLD[0], width=1.9
    )
    grip = path("M0,-108 V-134", line=LINE, width=9) + path("M0,-108 V-134", line="#6b4526", width=5)
    return blade + grip + guard + dot(0, -140, 7, GOLD[0], width=1.9)


def crown() -> str:
    """Return a helmet with a spiked crown, from the side."""
    dome = form("M-27,-24 C-32,-58 -8,-72 6,-70 C26,-68 34,-48 30,-18 L24,4 C16,4 14,-4 10,-16Z", STEEL, light=30)
    ridge = path("M-14,-60 C0,-76 20,-72 30,-52", width=1.6)
    spikes = "M-32,-26 L-38,-54 L-22,-42 L-16,-66 L-3,-46 L8,-68 L15,-44 L32,-56 L33,-24 C14,-34 -16,-36 -32,-26Z"
    jewels = "".join(
        dot(x, y, 3, c, width=1.3) for x, y, c in ((-20, -37, "#14764a"), (-3, -39, "#b3202f"), (15, -36, "#14764a"))
    )
    balls = "".join(dot(x, y, 3.6, GOLD[0], width=1.6) for x, y in ((-38, -55), (-16, -67), (8, -69), (32, -57)))
    return dome + ridge + form(spikes, GOLD, light=30) + jewels + balls


def head() -> str:
    """Return his head from the side, looking to the left."""
    hair = form("M2,-20 C24,-26 34,-4 32,18 C36,28 36,40 26,46 C16,44 8,36 6,20Z", FOX, light=26)
    beard = form(
        "M-25,13 C-18,14 -12,10 -4,12 C2,6 4,-4 8,-8 C12,-2 14,8 22,8 C26,30 20,54 6,66 C-2,74 -8,70 -12,78"
        " C-20,70 -28,60 -30,46 C-32,36 -28,28 -25,24Z",
        FOX,
        light=32,
    )
    curls = path(
        "M-18,34 C-22,46 -18,58 -12,66 M-8,30 C-10,44 -6,56 0,62 M4,24 C4,38 8,48 10,54 M14,18 C16,30 16,38 16,44",
        width=1.5,
    )
    moustache = path(
        "M-25,10 C-34,12 -38,22 -36,30 C-28,30 -20,24 -17,16 C-12,16 -8,14 -6,11 C-12,8 -20,8 -25,10Z",
        FOX[0],
        width=1.6,
    )
    scar = path("M-8,4 L-2,12", line="#a4583a", width=1.8)
    brow = path("M-25,-12 C-19,-18 -12,-16 -5,-11", line=FOX[1], width=4.4)
    return hair + faces.profile(faces.RUDDY, nose="hooked") + scar + brow + beard + curls + moustache + crown()


def body() -> str:
    """Return trunk and cloak, bent forward, seen from the right."""
    cloak = form(
        "M62,140 C34,160 22,200 22,244 C18,270 10,290 8,306 C34,304 50,292 60,270 C70,240 80,200 96,150Z",
        HIDE,
        light=20,
    )
    shags = path("M32,200 C30,226 26,254 20,286 M46,184 C44,216 40,246 36,280", width=1.5)
    mail = form(
        "M72,138 C56,170 52,206 54,240 C80,250 104,248 122,238 C124,204 130,168 124,142 C108,130 86,130 72,138Z",
        STEEL,
        light=30,
    )
    rings = "".join(
        path(f"M{62 + (y % 16) / 4},{y} c6,5 10,5 15,0 c6,5 10,5 15,0 c6,5 10,5 15,0", line="#7f8a94", width=1.4)
        for y in range(160, 232, 10)
    )
    skirt = form("M54,226 C72,236 104,236 124,228 C142,236 156,246 160,262 C140,274 100,270 58,262Z", COAT, light=30)
    belt = path("M53,218 C76,230 104,230 124,222 L124,232 C104,242 76,240 53,230Z", "#5b3519", width=1.9) + path(
        "M100,224 h13 v15 h-13Z", GOLD[0], width=1.7
    )
    return cloak + shags + skirt + mail + rings + belt


def fur() -> str:
    """Return the fur."""
    return form(
        "M60,150 C58,134 76,126 96,128 C120,126 136,132 138,146 C134,156 126,154 120,160 C112,154 104,162 96,158"
        " C88,164 80,156 74,162 C66,160 60,158 60,150Z",
        FUR,
        light=18,
        down=4,
    )


def warrior() -> str:
    """Return the figure."""
    far = limb("M110,248 C140,244 158,252 154,284", ("#6d5a3c", "#544428"), 23) + boot(154, 312, right=True, high=34)
    near = limb("M84,252 C114,250 126,258 122,286", ("#8a7550", "#6d5a3c"), 25) + boot(120, 316, right=True, high=36)
    reach = limb("M122,154 C144,160 160,168 166,178", (COAT[1], "#274a2e"), 19)
    upper = limb("M78,158 C88,186 108,196 136,190 L160,186", COAT, 21)
    hands = form(
        "M152,172 C152,164 180,164 182,172 C186,182 182,196 176,198 C164,202 152,198 150,190Z",
        ("#eeb892", "#d8966c"),
        light=18,
    )
    fingers = path("M160,180 H180 M159,188 H180", width=1.4)
    return (
        stump()
        + body()
        + far
        + near
        + at(167, 316, sword())
        + reach
        + fur()
        + upper
        + hands
        + fingers
        + at(118, 108, mirror(head()), scale=0.66)
    )
