"""The Daus of bells: a hound has leapt on the boar ("Sau" is what players call this card), which is belled."""

from tools.art import scenery
from tools.art.body import form, limb
from tools.art.svg import CREAM, GOLD, LINE, Tone, at, dot, mirror, path

FUR: Tone = ("#6d5240", "#49352a")
MEADOW: Tone = ("#a9bf63", "#84a04a")
COAT: Tone = ("#f3e6cc", "#d6c19a")
TAN = "#b9783e"
SNOUT: Tone = ("#d79a86", "#b97a66")


def reeds(x: float, y: float) -> str:
    """Return a few reeds growing from (x, y)."""
    stalks = path(
        "M0,0 C-2,-20 -8,-36 -14,-48 M2,0 C2,-24 4,-44 4,-60 M4,0 C10,-18 16,-28 22,-38", line="#56752c", width=3
    )
    heads = "".join(
        path(f"M{a},{b} v-15", line=LINE, width=8.5) + path(f"M{a},{b} v-15", line="#8a5a2c", width=5)
        for a, b in ((-14, -42), (4, -54), (22, -32))
    )
    return at(x, y, stalks + heads)


def leg(d: str, tone: Tone) -> str:
    """Return a leg with its hoof at the end of the line."""
    x, y = (float(part) for part in d.rsplit(" ", 1)[1].split(","))
    return limb(d, tone, 11) + path(f"M{x - 7},{y + 7} L{x - 5},{y - 3} H{x + 6} L{x + 6},{y + 7}Z", LINE, width=1.5)


def hill() -> str:
    """Return the hill."""
    return form(
        "M0,224 C50,192 110,190 150,206 C180,218 210,222 240,214 V336 H0Z",
        ("#d5dd9a", "#bccb7c"),
        light=0,
        down=12,
        width=1.6,
    )


def body() -> str:
    """Return the body."""
    return form(
        "M62,186 C86,160 128,160 154,176 C172,184 180,204 174,226 C168,248 150,256 130,254 C112,262 94,260 82,252"
        " C66,254 50,250 40,242 L18,246 C14,240 14,230 18,226 C30,218 36,204 46,194Z",
        FUR,
        light=0,
        down=30,
    )


def bristles() -> str:
    """Return the bristles."""
    return path(
        "M58,186 L62,172 L68,180 L74,164 L80,174 L88,158 L93,168 L103,154 L107,165 L118,153 L121,165 L133,157"
        " L135,168"
        " L148,164 L147,174 L160,174 L156,182 C130,162 86,164 58,186Z",
        "#33251d",
        width=1.6,
    )


def hairs() -> str:
    """Return the hairs."""
    return path(
        "M104,190 l8,6 M122,186 l8,6 M140,192 l7,7 M116,206 l8,6 M134,210 l8,5 M152,210 l6,6 M98,212 l8,5",
        line="#2e211a",
        width=1.6,
    )


def snout() -> str:
    """Return the snout."""
    return (
        path("M18,226 C13,230 13,242 18,247 C24,247 26,228 18,226Z", SNOUT[0], width=2)
        + dot(18, 233, 1.5, LINE)
        + dot(18.5, 240, 1.5, LINE)
    )


def jingles() -> str:
    """Return the jingles."""
    return "".join(
        dot(x, y, 8, GOLD[0], width=1.9) + path(f"M{x},{y + 2} v5", width=1.7) + dot(x, y + 1.5, 1.7, LINE)
        for x, y in ((88, 214), (95, 232), (93, 251))
    )


def far() -> str:
    """Return the limbs farther away."""
    return leg("M78,248 C72,264 58,270 50,276", (FUR[1], "#33251d")) + leg(
        "M148,244 C158,262 170,266 174,276", (FUR[1], "#33251d")
    )


def ears() -> str:
    """Return the ears."""
    return path("M66,194 C64,178 72,170 80,168 C84,180 80,192 74,200Z", FUR[0], width=2) + path(
        "M71,192 C71,184 74,178 77,175", line="#2e211a", width=1.5
    )


def collar() -> str:
    """Return the collar."""
    return path("M78,196 C92,210 96,236 88,256", line=LINE, width=10) + path(
        "M78,196 C92,210 96,236 88,256", line="#b3202f", width=6.4
    )


def grass() -> str:
    """Return the grass."""
    return path(
        "M100,318 l-4,-12 M106,318 l1,-14 M112,318 l5,-11 M140,314 l-3,-9 M146,314 l3,-10", line="#56752c", width=2.4
    )


def hound() -> str:
    """Return a hound in the leap, its head to the left; its chest is at the origin."""
    tail = path("M50,2 C64,-6 66,-22 58,-32", line=LINE, width=8) + path(
        "M50,2 C64,-6 66,-22 58,-32", line=COAT[0], width=4
    )
    hind = limb("M44,16 C56,24 60,34 50,44 L56,56", (COAT[1], "#a9926c"), 11)
    fore = limb("M-8,12 L-24,26 L-36,26", COAT, 10) + limb("M4,14 L-6,30 L-18,34", (COAT[1], "#a9926c"), 10)
    trunk = form("M-20,-14 C-4,-22 28,-22 46,-8 C58,4 58,22 48,28 C38,28 32,18 26,12 C12,22 -6,24 -16,16Z", COAT)
    spots = path("M10,-18 C22,-20 32,-14 30,-6 C20,0 8,-6 10,-18Z M40,2 C50,2 54,14 48,20 C40,18 36,8 40,2Z", TAN)
    head = form(
        "M-12,-20 C-24,-28 -38,-22 -42,-13 L-58,-8 C-62,-2 -58,2 -52,2 L-44,2 L-54,10 C-50,15 -38,12 -32,7"
        " C-22,8 -14,4 -12,-2Z",
        COAT,
        light=30,
    )
    ear = path("M-24,-21 C-14,-24 -6,-12 -10,2 C-19,2 -26,-8 -24,-21Z", TAN, width=1.9)
    collar = path("M-14,-16 C-9,-6 -9,4 -14,14", line=LINE, width=8) + path(
        "M-14,-16 C-9,-6 -9,4 -14,14", line="#b3202f", width=4.6
    )
    face = dot(-37, -13, 2.3, LINE) + dot(-58, -5, 3, LINE) + path("M-45,2 L-36,2", width=1.6)
    return tail + hind + fore + trunk + spots + collar + head + ear + face


def boar() -> str:
    """Return the scene."""
    meadow = form("M0,296 C50,284 130,286 190,298 V336 H0Z", MEADOW, light=0, down=8)
    near = leg("M96,250 C92,268 84,276 74,286", FUR) + leg("M134,250 C138,268 148,276 154,288", FUR)
    tail = path("M172,196 C184,188 188,200 180,204 C176,208 182,214 188,210", line=LINE, width=3.2)
    tusk = path("M36,240 C30,240 27,233 29,224 C33,230 38,232 43,236Z", CREAM[0], width=1.7)
    jaw = path("M40,242 C34,238 30,238 24,240", width=1.6)
    eye = dot(52, 208, 4, CREAM[0], width=1.4) + dot(51, 208.4, 2.3, LINE) + path("M45,202 L58,203", width=2.4)
    beast = (
        far()
        + tail
        + near
        + body()
        + bristles()
        + hairs()
        + ears()
        + eye
        + jaw
        + snout()
        + tusk
        + collar()
        + jingles()
    )
    return (
        scenery.fir(34, 218)
        + scenery.fir(78, 216, 0.8)
        + hill()
        + meadow
        + at(14, 14, beast, scale=0.96)
        + at(170, 158, hound(), scale=0.82)
        + reeds(34, 322)
        + mirror_at(182, 320)
        + grass()
    )


def mirror_at(x: float, y: float) -> str:
    """Return reeds the other way round."""
    return at(x, y, mirror(reeds(0, 0)), scale=0.8)
