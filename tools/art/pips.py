"""The signs of the number cards: where they lie, and the stems that leaves and acorns grow on."""

from tools.art.suits import STALK, Suit
from tools.art.svg import at, mirror, path

X, Y = 120, 168
COLUMN, ROW, SIZE = 38, 116, 46
GROWN_COLUMN, GROWN_SIZE = 43, 55
"""What grows on stems is a fifth larger."""
STEMS = {"l": STALK, "a": "#6b4526"}
LAYOUTS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((0, -1), (0, 1)),
    "3": ((0, -1), (0, 0), (0, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
}
LAYOUTS["5"] = (*LAYOUTS["4"], (0, 0))
LAYOUTS["6"] = (*LAYOUTS["4"], (-1, 0), (1, 0))
LAYOUTS["7"] = (*LAYOUTS["6"], (0, -0.5))
LAYOUTS["8"] = (*LAYOUTS["7"], (0, 0.5))
LAYOUTS["9"] = (*((x, y) for y in (-1, -1 / 3, 1 / 3, 1) for x in (-1, 1)), (0, 0))
LAYOUTS["T"] = (*LAYOUTS["9"][:-1], (0, -2 / 3), (0, 2 / 3))
"""Where the signs lie, in columns and rows from the middle."""


def spread(suit: Suit, rank: str, name: str) -> str:
    """Return the signs of a number card; those below the middle stand on their heads."""
    column, size = (GROWN_COLUMN, GROWN_SIZE) if name in STEMS else (COLUMN, SIZE)
    places = [(x * column, y * ROW) for x, y in LAYOUTS[rank]]
    sign = suit.pip(0, 0, size)
    signs = "".join(
        at(X + x, Y + y, mirror(sign) if name in STEMS and turned_over(x, y) else sign, turn=180 if y > 1 else 0)
        for x, y in places
    )
    return (stems(places, name) if name in STEMS else "") + signs


def turned_over(x: float, y: float) -> bool:
    """Return whether a leaf or an acorn shows its other side, so that its stalk bends to the stem in the middle."""
    return x < 0 if y > 1 else x > 0


def stems(places: list[tuple[float, float]], name: str) -> str:
    """Return a stem from top to bottom, with a twig to every sign beside it.

    A leaf has its stalk below, so its twig comes from further down; an acorn has it above and hangs over.
    """
    twigs: list[str] = []
    ends: list[float] = []
    for x, y in places:
        way = -1 if y > 1 else 1
        side = way * (-1 if turned_over(x, y) else 1)
        if name == "l":
            # Twigs from above and from below meet in the middle; they don't cross there.
            end = y + (50 if x else 24) * way
            end = min(end, -2) if y < -1 else max(end, 2) if y > 1 else end
            ends.append(end)
            if x:
                start = f"M{X + x + 7 * side:g},{Y + y + 26 * way:g}"
                twigs.append(f"{start} Q{X + x * 0.5:g},{Y + y + 34 * way:g} {X},{Y + end:g}")
        elif x:
            start = f"M{X + x + 5 * side:g},{Y + y - 26 * way:g}"
            twigs.append(f"{start} Q{X + x * 0.2:g},{Y + y - 30 * way:g} {X},{Y + y + 8 * way:g}")
            ends.append(y + 8 * way)
        else:
            ends.append(y - 24 * way)
    trunk = f"M{X},{Y + min(ends):g} V{Y + max(ends):g}"
    return path(trunk, line=STEMS[name], width=5) + path(" ".join(twigs), line=STEMS[name], width=3.4)
