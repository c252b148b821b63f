"""The Unter of bells: a dancer on one foot with tambourine and bells at the knees."""

from math import cos, pi, sin

from tools.art import faces, scenery
from tools.art.body import form, limb
from tools.art.svg import CREAM, GOLD, LINE, Tone, at, dot, path

SUN: Tone = ("#f0bd45", "#cb921d")
TEAL: Tone = ("#36918e", "#256b69")
CORAL: Tone = ("#d1483f", "#a8322c")
JET: Tone = ("#4a362b", "#2f2019")
SKIN = faces.BROWN


def tambourine() -> str:
    """Return a tambourine around the origin."""
    around = [(cos(n * pi / 4 + 0.4), sin(n * pi / 4 + 0.4)) for n in range(8)]
    jingles = "".join(dot(29 * x, 29 * y, 4.6, GOLD[0], width=1.6) for x, y in around)
    return (
        dot(0, 0, 29, CORAL[0], width=2)
        + dot(0, 0, 23, CREAM[0], width=1.7)
        + dot(0, 0, 17, "none", line=CORAL[0], width=1.6)
        + jingles
    )


def bell(x: float, y: float) -> str:
    """Return a small bell."""
    return dot(x, y, 6.2, GOLD[0], width=1.8) + path(f"M{x},{y + 1} v4.4", width=1.6) + dot(x, y + 1, 1.4, LINE)


def head() -> str:
    """Return his head from the front, curly, laughing, with a headband."""
    curls = "".join(
        dot(x, y, r, JET[x > 4], width=1.8)
        for x, y, r in (
            (-30, 6, 11),
            (-34, -10, 12),
            (-31, -27, 12),
            (-19, -40, 13),
            (0, -46, 14),
            (19, -40, 13),
            (31, -27, 12),
            (34, -10, 12),
            (30, 6, 11),
        )
    )
    fringe = "".join(dot(x, -30, 7.5, JET[x > 4], width=1.6) for x in (-17, -6, 6, 17))
    smile = path("M-11,15 C-5,19 5,19 11,15 C9,28 -9,28 -11,15Z", "#fdf7ea", width=1.8)
    band = path("M-29,-24 C-14,-34 14,-34 29,-24 L28,-15 C12,-24 -12,-24 -28,-15Z", CORAL[0], width=1.8) + dot(
        0, -27, 4, GOLD[0], width=1.5
    )
    ends = form(
        "M28,-22 C42,-24 52,-14 62,-22 C58,-10 48,-4 40,-8 C46,0 54,2 56,10 C44,10 32,0 27,-14Z",
        CORAL,
        light=14,
        width=1.8,
    )
    ring = dot(-26, 14, 5, "none", line=GOLD[0], width=2.6)
    return ends + curls + faces.front(SKIN, round_=True) + smile + fringe + band + ring


def tunic() -> str:
    """Return the tunic."""
    return form(
        "M102,128 C96,150 100,172 104,190 L84,222 L100,216 L106,232 L120,218 L132,236 L142,218 L158,232 L162,214"
        " L180,220 L160,190"
        " C166,170 168,150 160,128 C144,118 118,118 102,128Z",
        SUN,
        light=30,
    )


def half() -> str:
    """Return the other half."""
    return form(
        "M131,122 C132,160 131,190 132,236 L142,218 L158,232 L162,214 L180,220 L160,190 C166,170 168,150 160,128"
        " C150,122 140,120 131,122Z",
        TEAL,
        light=14,
    )


def collar() -> str:
    """Return the collar."""
    return form(
        "M104,122 L94,138 L112,134 L120,148 L131,134 L142,148 L150,134 L168,138 L158,122 C142,112 120,112 104,122Z",
        CORAL,
        light=34,
    )


def drum() -> str:
    """Return the drum."""
    return (
        limb("M160,136 C182,130 190,112 190,94", TEAL, 17)
        + at(193, 58, tambourine())
        + path("M182,82 C184,76 196,76 198,82 C198,90 196,94 190,95 C184,94 182,90 182,82Z", SKIN[0], width=1.9)
    )


def stand() -> str:
    """Return the stand."""
    return limb("M136,214 C140,240 136,268 132,298", TEAL, 19) + path(
        "M140,300 L124,300 C118,306 106,308 104,302 C100,312 108,315 140,315Z", CORAL[0], width=2
    )


def dancer() -> str:
    """Return the figure."""
    ground = scenery.ground(("#e6d596", "#ccb66c"), 312, 5)
    kick = limb("M116,214 C94,218 78,228 76,240 L92,262", SUN, 20) + path(
        "M84,262 L98,256 C104,264 112,262 112,256 C118,266 112,276 98,276 C92,276 86,270 84,262Z", CORAL[0], width=2
    )
    bells = bell(128, 254) + bell(138, 258) + bell(147, 252) + bell(70, 228) + bell(66, 239) + bell(74, 249)
    hems = "".join(bell(x, y) for x, y in ((84, 225), (106, 235), (132, 239), (158, 235), (180, 223)))
    belt = path("M103,184 C120,192 144,192 161,184 L161,194 C144,201 120,201 104,194Z", CORAL[0], width=1.8)
    raised = limb("M106,138 C88,154 70,150 56,134", SUN, 17) + dot(51, 128, 8.5, SKIN[0], width=1.9)
    swirl = "M51,130 C28,136 24,158 42,164 C62,170 58,194 40,194 C24,194 22,212 34,220"
    ribbon = path(swirl, line=LINE, width=7.4) + path(swirl, line=CORAL[0], width=4.2)
    neck = path("M122,104 H142 V122 H122Z", SKIN[1], width=1.8)
    return (
        ground
        + ribbon
        + kick
        + stand()
        + bells
        + tunic()
        + half()
        + hems
        + belt
        + raised
        + drum()
        + neck
        + collar()
        + at(131, 82, head(), scale=0.62, turn=6)
    )
