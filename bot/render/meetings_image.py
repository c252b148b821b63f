"""Who has met whom in a tournament, as an image: a grid on the chalkboard."""

from bot.render.slate_image import FRAME, MARGIN, Chalkboard

MOST_MET = 60
"""The most players or pairs that a grid shows."""
NUMBER, NAME = 40, 200
CELL, LEAST, WIDEST = 34, 17, 900
"""The size of a cell, the smallest one, and the width of all together."""


def meetings(names: tuple[tuple[int, str], ...], met: tuple[tuple[int, int, int], ...]) -> bytes:
    """Return the PNG of a grid with a disc for one meeting, and the number of more.

    Args:
        names: number and name of each player or pair; the first 60 are drawn.
        met: two numbers and how often they met.
    """
    shown = names[:MOST_MET]
    cell = max(LEAST, min(CELL, WIDEST // len(shown)))
    cap = max(8, cell // 2 - 1)
    edge = FRAME + MARGIN
    left, top = edge + NUMBER + NAME, edge + cell
    size = cell * len(shown)
    board = Chalkboard(left + size + edge, top + size + edge)
    place = {number: index for index, (number, _) in enumerate(shown)}
    for number, name in shown:
        index = place[number]
        base = top + cell * index + (cell + cap) // 2
        board.write(str(number), edge + NUMBER // 2, base, cap=cap)
        board.write_from(name, edge + NUMBER, base, cap=cap, limit=NAME - 10)
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
