"""The standings of a tournament as images: the chalkboard with all places, and the podium."""

from dataclasses import dataclass
from itertools import pairwise

from bot.render.slate_image import FRAME_PX, LINE_HEIGHT_PX, MARGIN_PX, Chalkboard

MAX_ROWS = 24
PLACE_COLUMN_PX, NAME_COLUMN_PX, VALUE_COLUMN_PX = 62, 270, 96
CAP_HEIGHT_PX, SMALL_CAP_HEIGHT_PX, LARGE_CAP_HEIGHT_PX = 19, 14, 30
STEP_WIDTH_PX, STEP_HEIGHT_PX, THIRD_STEP_HEIGHT_PX = 190, 48, 92
"""A step of the podium: its width, its height above the next, and the third's height."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A line of the chalkboard; `place`: from 1; equals share one."""

    place: int
    name: str
    values: tuple[str, ...] = ()


def standings(columns: tuple[str, ...], rows: tuple[StandingsRow, ...]) -> bytes:
    """Return the PNG of the chalkboard, a line per place, the first 24 of them."""
    shown = rows[:MAX_ROWS]
    edge = FRAME_PX + MARGIN_PX
    width = 2 * edge + PLACE_COLUMN_PX + NAME_COLUMN_PX + VALUE_COLUMN_PX * len(columns)
    board = Chalkboard(width, 2 * edge + LINE_HEIGHT_PX * len(shown) + 34)
    top = edge + 28
    for number, column in enumerate(columns):
        board.write(column, _middle(edge, number), edge + 14, cap=SMALL_CAP_HEIGHT_PX, limit=VALUE_COLUMN_PX - 8)
    board.stroke((edge, top), (width - edge, top))
    for down, row in enumerate(shown, 1):
        base = top + LINE_HEIGHT_PX * down - 12
        board.write(f"{row.place}.", edge + PLACE_COLUMN_PX // 2 - 4, base, cap=CAP_HEIGHT_PX)
        board.write_from(row.name, edge + PLACE_COLUMN_PX, base, cap=CAP_HEIGHT_PX, limit=NAME_COLUMN_PX - 12)
        for number, value in enumerate(row.values):
            board.write(value, _middle(edge, number), base, cap=CAP_HEIGHT_PX, limit=VALUE_COLUMN_PX - 8)
        if down == 3 < len(shown):
            board.stroke((edge, base + 13), (width - edge, base + 13), width=1)
    return board.framed()


def _middle(edge: int, column: int) -> int:
    return edge + PLACE_COLUMN_PX + NAME_COLUMN_PX + VALUE_COLUMN_PX * column + VALUE_COLUMN_PX // 2


def podium(first: tuple[StandingsRow, ...]) -> bytes:
    """Return the PNG of the podium: the best in the middle, the second left, the third right.

    Several winners stand side by side from the left, in the order in which the text names them.

    Args:
        first: one to three, best first; equals stand equally high.
    """
    edge = FRAME_PX + MARGIN_PX
    floor = edge + 60 + THIRD_STEP_HEIGHT_PX + 2 * STEP_HEIGHT_PX
    board = Chalkboard(2 * edge + 3 * STEP_WIDTH_PX, floor + edge)
    shared = len(first) > 1 and first[1].place == 1
    for row, slot in zip(first, (0, 1, 2) if shared else (1, 0, 2), strict=False):
        left = edge + STEP_WIDTH_PX * slot
        top, right = floor - THIRD_STEP_HEIGHT_PX - STEP_HEIGHT_PX * (3 - min(row.place, 3)), left + STEP_WIDTH_PX
        for start, end in pairwise(((left, floor), (left, top), (right, top), (right, floor))):
            board.stroke(start, end)
        middle = left + STEP_WIDTH_PX // 2
        board.write(row.name, middle, top - 14, cap=CAP_HEIGHT_PX, limit=STEP_WIDTH_PX - 10)
        board.write(str(row.place), middle, top + 46, cap=LARGE_CAP_HEIGHT_PX)
        if row.values:
            board.write(row.values[0], middle, floor - 12, cap=SMALL_CAP_HEIGHT_PX, limit=STEP_WIDTH_PX - 12)
    board.stroke((edge, floor), (edge + 3 * STEP_WIDTH_PX, floor))
    return board.framed()
