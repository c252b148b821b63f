"""The standings of a tournament as images: the chalkboard with all places, and the podium."""

from dataclasses import dataclass

from bot.render.slate_image import FRAME, LINE, MARGIN, Chalkboard

MAX_ROWS = 24
PLACE, NAME, VALUE = 62, 270, 96
CAP, SMALL, LARGE = 19, 14, 30
WIDE, STEP, BASE = 190, 48, 92
"""A step of the podium: its width, its height above the next, and the third's height."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A line of the chalkboard.

    Args:
        place: from 1; equals share one.
        name: of a player or a pair.
        values: one for each column.
    """

    place: int
    name: str
    values: tuple[str, ...] = ()


def standings(columns: tuple[str, ...], rows: tuple[StandingsRow, ...]) -> bytes:
    """Return the PNG of the chalkboard, a line per place, the first 24 of them.

    Args:
        columns: the headings of the values.
        rows: best first; at least one.
    """
    shown = rows[:MAX_ROWS]
    edge = FRAME + MARGIN
    width = 2 * edge + PLACE + NAME + VALUE * len(columns)
    board = Chalkboard(width, 2 * edge + LINE * len(shown) + 34)
    top = edge + 28
    for number, column in enumerate(columns):
        board.write(column, _middle(edge, number), edge + 14, cap=SMALL, limit=VALUE - 8)
    board.stroke((edge, top), (width - edge, top))
    for down, row in enumerate(shown, 1):
        base = top + LINE * down - 12
        board.write(f"{row.place}.", edge + PLACE // 2 - 4, base, cap=CAP)
        board.write_from(row.name, edge + PLACE, base, cap=CAP, limit=NAME - 12)
        for number, value in enumerate(row.values):
            board.write(value, _middle(edge, number), base, cap=CAP, limit=VALUE - 8)
        if down == 3 < len(shown):
            board.stroke((edge, base + 13), (width - edge, base + 13), width=1)
    return board.framed()


def _middle(edge: int, column: int) -> int:
    return edge + PLACE + NAME + VALUE * column + VALUE // 2


def podium(first: tuple[StandingsRow, ...]) -> bytes:
    """Return the PNG of the podium: the best in the middle, the second left, the third right.

    Args:
        first: one to three, best first; equals stand equally high.
    """
    edge = FRAME + MARGIN
    floor = edge + 60 + BASE + 2 * STEP
    board = Chalkboard(2 * edge + 3 * WIDE, floor + edge)
    for row, slot in zip(first, (1, 0, 2), strict=False):
        left, top = edge + WIDE * slot, floor - BASE - STEP * (3 - min(row.place, 3))
        for start, end in (
            ((left, floor), (left, top)),
            ((left, top), (left + WIDE, top)),
            ((left + WIDE, top), (left + WIDE, floor)),
        ):
            board.stroke(start, end)
        middle = left + WIDE // 2
        board.write(row.name, middle, top - 14, cap=CAP, limit=WIDE - 10)
        board.write(str(row.place), middle, top + 46, cap=LARGE)
        if row.values:
            board.write(row.values[0], middle, floor - 12, cap=SMALL, limit=WIDE - 12)
    board.stroke((edge, floor), (edge + 3 * WIDE, floor))
    return board.framed()
