"""Who has met whom in a tournament, as an image: a grid on the chalkboard."""

from bot.render.slate_image import FRAME_PX, MARGIN_PX, Chalkboard

MAX_UNITS = 60
"""The most players or pairs that a grid shows."""
NUMBER_COLUMN_PX, NAME_COLUMN_PX = 40, 200
CELL_PX, MIN_CELL_PX, MAX_GRID_PX = 34, 17, 900
"""The size of a cell, the smallest one, and the width of all together."""


def meetings(names: tuple[tuple[int, str], ...], met: tuple[tuple[int, int, int], ...]) -> bytes:
    """Return the PNG of a grid with a disc for one meeting, and the number of more.

    Args:
        names: number and name of each player or pair; the first 60 are drawn.
        met: two numbers and how often they met.
    """
    shown = names[:MAX_UNITS]
    cell = max(MIN_CELL_PX, min(CELL_PX, MAX_GRID_PX // len(shown)))
    cap = max(8, cell // 2 - 1)
    edge = FRAME_PX + MARGIN_PX
    left, top = edge + NUMBER_COLUMN_PX + NAME_COLUMN_PX, edge + cell
    size = cell * len(shown)
    board = Chalkboard(left + size + edge, top + size + edge)
    place = {number: index for index, (number, _) in enumerate(shown)}
    for number, name in shown:
        index = place[number]
        base = top + cell * index + (cell + cap) // 2
        board.write(str(number), edge + NUMBER_COLUMN_PX // 2, base, cap=cap)
        board.write_from(name, edge + NUMBER_COLUMN_PX, base, cap=cap, limit=NAME_COLUMN_PX - 10)
        board.write(str(number), left + cell * index + cell // 2, top - (cell - cap) // 2, cap=cap, limit=cell - 2)
        x, y = left + cell * index, top + cell * index
        board.stroke((x, y), (x + cell, y + cell), width=1)
    for step in range(len(shown) + 1):
        board.stroke((left + cell * step, top), (left + cell * step, top + size), width=1)
        board.stroke((left, top + cell * step), (left + size, top + cell * step), width=1)
    for one, other, count in met:
        for row, column in ((one, other), (other, one)):
            if row in place and column in place:
                x, y = left + cell * place[column] + cell // 2, top + cell * place[row] + cell // 2
                if count == 1:
                    board.disc(x, y, cell // 5)
                else:
                    board.write(str(count), x, y + cap // 2, cap=cap)
    return board.framed()
