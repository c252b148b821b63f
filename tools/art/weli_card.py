"""The Weli: six bells on a garland and in the meadow, the mountains behind a ribbon with its name.

He may stand for any card, so he bears a heart and an acorn beside his bells, as in Salzburg and Tyrol.
"""

from math import cos, pi, sin

from tools.art.body import form
from tools.art.suits import GERMAN
from tools.art.svg import GOLD, Tone, at, dot, path, word

RIBBON: Tone = ("#c2202f", "#8f1220")
ROCK: Tone = ("#a9c2d2", "#84a2b8")
WOOD: Tone = ("#5f9a78", "#3f7a5c")
BELL = 50


def mountains() -> str:
    """Return two ranges with snow, woods and a meadow."""
    far = form(
        "M0,170 L36,124 L60,150 L104,92 L136,136 L158,116 L190,152 L214,128 L240,160 V220 H0Z",
        ROCK,
        light=0,
        down=24,
        width=1.6,
    )
    snow = path(
        "M104,92 L88,113 L96,110 L103,119 L111,108 L119,113Z M158,116 L149,125 L157,124 L163,130 L168,126Z M36,124"
        " L27,135 L36,133 L42,139 L46,134Z M214,128 L205,137 L214,136 L220,141 L224,138Z",
        "#ffffff",
        width=1.2,
    )
    firs = "".join(
        at(x, 208, path("M0,-26 L-9,-6 H-4 L-12,8 H12 L4,-6 H9Z", WOOD[n % 2], width=1.2), scale=0.9)
        for n, x in enumerate(range(10, 240, 15))
    )
    meadow = form("M0,206 C60,196 160,196 240,208 V336 H0Z", ("#b4d98f", "#93c173"), light=0, down=64, width=1.6)
    return far + snow + firs + meadow


def garland() -> str:
    """Return a garland between the upper corners, with a leaf at every step."""
    parts = [path("M56,16 C84,44 112,48 141,30 C170,48 200,44 227,18", line="#3d6b33", width=4)]
    for x, y, turn in (
        (66, 25, -50),
        (78, 34, 130),
        (92, 39, -80),
        (106, 41, 110),
        (120, 39, -110),
        (132, 34, 70),
        (150, 34, -70),
        (162, 39, 110),
        (176, 41, -90),
        (190, 40, 90),
        (204, 35, -120),
        (216, 27, 50),
    ):
        parts.append(at(x, y, path("M0,0 C-6,-5 -6,-13 0,-18 C6,-13 6,-5 0,0Z", "#5d9a45", width=1.3), turn=turn))
    return "".join(parts)


def edelweiss(x: float, y: float, scale: float) -> str:
    """Return an edelweiss."""
    petals = "".join(
        at(
            0,
            0,
            path("M0,-4 C-7,-10 -6,-24 0,-30 C6,-24 7,-10 0,-4Z", "#fbfaf2" if n % 2 else "#e6e8da", width=1.5),
            turn=n * 360 / 7,
        )
        for n in range(7)
    )
    heart = "".join(dot(6.4 * cos(n * pi / 3), 6.4 * sin(n * pi / 3), 4, GOLD[0], width=1.2) for n in range(6))
    return at(x, y, petals + heart + dot(0, 0, 4, GOLD[1], width=1.2), scale=scale)


def gentian(x: float, y: float, turn: float) -> str:
    """Return a gentian on its stalk."""
    cup = path("M-4,0 C-8,-14 -10,-22 -15,-28 L-6,-27 L0,-33 L6,-27 L15,-28 C10,-22 8,-14 4,0Z", "#2f55b0", width=1.7)
    return at(
        x,
        y,
        path("M0,0 V16", line="#3d6b33", width=3.4) + cup + path("M0,-4 V-22", line="#9db8ee", width=1.8),
        turn=turn,
    )


def rose(x: float, y: float) -> str:
    """Return a tuft of alpine rose."""
    leaves = "".join(
        at(0, 0, path("M0,0 C-6,-8 -5,-18 0,-24 C5,-18 6,-8 0,0Z", "#3f7a3c", width=1.3), turn=turn)
        for turn in (-100, -60, 60, 100)
    )
    return at(
        x,
        y,
        leaves
        + "".join(
            dot(a, b, 6.4, "#d8486a", width=1.5) + dot(a, b, 1.8, "#f9d6df")
            for a, b in ((-8, -6), (8, -6), (0, -15), (0, -2))
        ),
    )


def ribbon() -> str:
    """Return the ribbon with its name, from edge to edge."""
    tail = path("M46,184 L16,176 L28,196 L16,216 L46,214Z", RIBBON[1], width=2)
    fold = path("M36,172 L46,184 L46,173Z", "#5f0b15", width=1.4)
    sides = f'{tail}{fold}<g transform="translate(240 0) scale(-1 1)">{tail}{fold}</g>'
    band = form("M36,172 C82,160 158,160 204,172 V210 C158,198 82,198 36,210Z", RIBBON, light=0, down=26)
    hems = path("M38,177 C82,165.5 158,165.5 202,177 M38,205 C82,193.5 158,193.5 202,205", line=GOLD[0], width=2)
    stars = dot(56, 190, 3.4, GOLD[0]) + dot(184, 190, 3.4, GOLD[0])
    return sides + band + hems + stars + word("WELI", 120, 193.5, 20, "#fff6e0", track=420)


def weli() -> str:
    """Return the picture."""
    bell = GERMAN["b"].pip
    above = "".join(bell(x, y, BELL) for x, y in ((92, 66), (141, 76), (190, 66)))
    below = "".join(bell(x, y, BELL) for x, y in ((48, 246), (99, 240), (150, 246)))
    others = GERMAN["h"].pip(40, 143, 36) + GERMAN["a"].pip(200, 143, 38)
    flowers = (
        gentian(66, 298, -10)
        + gentian(134, 298, 12)
        + rose(38, 306)
        + rose(162, 306)
        + edelweiss(100, 293, 0.95)
        + gentian(80, 312, -4)
        + gentian(120, 312, 6)
    )
    return mountains() + garland() + above + others + ribbon() + below + flowers
