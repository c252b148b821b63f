"""The slate and the scores of an evening as pictures. Pure functions from data to PNG."""

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw

from bot.render.lettering import baseline, lettering
from bot.render.prepared import Colour, mix
from bot.rules.slate import Row, Score

SLATE: Colour = (43, 52, 54)
CHALK: Colour = (240, 238, 226)
WOOD: tuple[Colour, ...] = ((150, 104, 62), (116, 76, 42))
SHADES = 16
FRAME, MARGIN = 16, 22
COLUMN, LINE, CAP, SMALL = 170, 46, 22, 17
MOST_ROWS, MOST_MARKS = 24, 6

GROUND: Colour = (49, 51, 56)
INK: Colour = (222, 224, 228)
LINES: tuple[Colour, ...] = (
    (86, 180, 233),
    (230, 159, 0),
    (62, 198, 150),
    (226, 140, 190),
    (240, 228, 66),
    (255, 120, 70),
    (178, 160, 255),
)
"""Told apart by people who see no red or no green, too; every line has a mark of its own besides."""
CHART = 1000, 540
FINE = 2
"""Lines are drawn so many times as large, and made smaller."""


@dataclass(frozen=True, slots=True)
class Column:
    """Whoever has a column on the slate.

    Args:
        name: a player, or a side.
        crosses: games won this evening.
        losses: games lost this evening.
    """

    name: str
    crosses: int = 0
    losses: int = 0


def slate(columns: tuple[Column, ...], rows: tuple[Row, ...]) -> bytes:
    """Return the PNG of a score sheet: chalk on slate, scores struck through as the game says, ✗ and ● at the foot.

    Args:
        columns: from left to right; at least one.
        rows: the running scores after every deal; the last 24 are shown.
    """
    shown = rows[-MOST_ROWS:]
    edge = FRAME + MARGIN
    width = 2 * edge + COLUMN * len(columns)
    marked = any(column.crosses or column.losses for column in columns)
    height = 2 * edge + LINE * (len(shown) + 1) + MARGIN // 2 + (LINE + MARGIN // 2 if marked else 0)
    board = Board(width, height)
    top = edge + LINE
    board.stroke((edge, top), (width - edge, top))
    for number, column in enumerate(columns):
        left = edge + COLUMN * number
        middle = left + COLUMN // 2
        if number:
            board.stroke((left, edge), (left, height - edge), width=2)
        board.write(column.name, middle, top - 14, cap=SMALL, most=COLUMN - 12)
        for down, row in enumerate(shown, 1):
            score = row[number] if number < len(row) else None
            if score is not None:
                _score(board, score, middle, top + LINE * down - 8)
        _marks(board, column, middle, height - edge - LINE // 2 + 4)
    if marked:
        board.stroke((edge, height - edge - LINE), (width - edge, height - edge - LINE), width=2)
    return _framed(board.drawn())


class Board:
    """A slate to draw on with chalk; lines are drawn finely and made smaller, so that they are smooth.

    Args:
        width, height: in pixels.
    """

    def __init__(self, width: int, height: int) -> None:
        self._words = Image.new("L", (width, height))
        self._fine = Image.new("L", (width * FINE, height * FINE))
        self._pen = ImageDraw.Draw(self._fine)

    def stroke(self, start: tuple[int, int], end: tuple[int, int], *, width: int = 3) -> None:
        """Draw a line."""
        (a, b), (c, d) = start, end
        self._pen.line((a * FINE, b * FINE, c * FINE, d * FINE), fill=240, width=width * FINE)

    def disc(self, x: int, y: int, r: int) -> None:
        """Draw a disc."""
        self._pen.ellipse(((x - r) * FINE, (y - r) * FINE, (x + r) * FINE, (y + r) * FINE), fill=240)

    def write(self, text: str, middle: int, base: int, *, cap: int, most: int = 0) -> int:
        """Write in the middle of a column; return how wide it is."""
        mask = lettering(text, cap, most)
        self._words.paste(245, (middle - mask.width // 2, base - baseline(cap)), mask)
        return mask.width

    def drawn(self) -> Image.Image:
        """Return the slate, 255 where there is chalk."""
        return ImageChops.lighter(self._words, self._fine.resize(self._words.size, Image.Resampling.BOX))


def _score(board: Board, score: Score, middle: int, base: int) -> None:
    """Write a score; a struck one with a slanting line through it."""
    wide = board.write(str(score.points).replace("-", "−"), middle, base, cap=CAP)
    if score.struck:
        board.stroke((middle - wide // 2 - 8, base - 4), (middle + wide // 2 + 8, base - CAP + 4))


def _marks(board: Board, column: Column, middle: int, y: int) -> None:
    """Draw crosses and losses side by side; of many, one of each and how many there are."""
    if column.crosses + column.losses > MOST_MARKS:
        pairs = [(draw, count) for draw, count in ((_cross, column.crosses), (_loss, column.losses)) if count]
        for number, (draw, count) in enumerate(pairs):
            x = middle + round((number - (len(pairs) - 1) / 2) * 72)
            draw(board, x - 16, y)
            board.write(str(count), x + 14, y + 8, cap=SMALL)
        return
    marks = [_cross] * column.crosses + [_loss] * column.losses
    for number, draw in enumerate(marks):
        draw(board, middle + round((number - (len(marks) - 1) / 2) * 25), y)


def _cross(board: Board, x: int, y: int) -> None:
    """Draw a cross: a game won."""
    board.stroke((x - 8, y - 9), (x + 8, y + 9))
    board.stroke((x - 8, y + 9), (x + 8, y - 9))


def _loss(board: Board, x: int, y: int) -> None:
    """Draw a disc: a game lost."""
    board.disc(x, y, 9)


def _framed(board: Image.Image) -> bytes:
    """Return the file of a slate in its wooden frame."""
    image = board.point([(level * (SHADES - 1) + 127) // 255 for level in range(256)])
    shades = [mix(SLATE, CHALK, shade / (SHADES - 1)) for shade in range(SHADES)]
    image.putpalette([part for colour in [*shades, *WOOD] for part in colour])
    wood = ImageDraw.Draw(image)
    for inset in range(FRAME):
        colour = SHADES + (inset in {0, 1, FRAME - 1, FRAME - 2})
        wood.rectangle((inset, inset, image.width - 1 - inset, image.height - 1 - inset), outline=colour)
    return _png(image)


def chart(lines: tuple[tuple[str, tuple[int, ...]], ...], *, below: str = "") -> bytes:
    """Return the PNG of scores over an evening, a line for everybody, with the name at its end.

    Args:
        lines: name and scores, the first before the first deal; at most seven.
        below: what stands below the axis ("Deal").
    """
    low, high = _bounds(value for _, values in lines for value in values)
    last = max(1, *(len(values) - 1 for _, values in lines))
    left, top, right, bottom = 84, 36, CHART[0] - 200, CHART[1] - (84 if below else 56)

    def spot(number: int, value: float) -> tuple[float, float]:
        return left + (right - left) * number / last, bottom - (bottom - top) * (value - low) / (high - low)

    image = Image.new("RGB", (CHART[0] * FINE, CHART[1] * FINE), GROUND)
    pen = ImageDraw.Draw(image)
    grid = [(value, spot(0, value)[1]) for value in range(low, high + 1, _step(high - low))]
    for value, y in grid:
        shade = mix(GROUND, INK, 0.55 if value == 0 else 0.16)
        pen.line((left * FINE, y * FINE, right * FINE, y * FINE), fill=shade, width=FINE * (2 if value == 0 else 1))
    for number, (_, values) in reversed(list(enumerate(lines))):
        points = [spot(deal, value) for deal, value in enumerate(values)]
        colour = LINES[number % len(LINES)]
        pen.line([(x * FINE, y * FINE) for x, y in points], fill=colour, width=4 * FINE, joint="curve")
        for x, y in points:
            _mark(pen, number, x * FINE, y * FINE, 7 * FINE, colour)
    image = image.resize(CHART, Image.Resampling.LANCZOS)
    for value, y in grid:
        _word(image, str(value).replace("-", "−"), (left - 16, round(y) + 6), INK, cap=13, right=True)
    for deal in range(0, last + 1, _step(last)):
        _word(image, str(deal), (round(spot(deal, 0)[0]) + 8, bottom + 32), INK, cap=13, right=True)
    if below:
        _word(image, below, ((left + right) // 2, CHART[1] - 22), INK, cap=14)
    ends = [(number, name, spot(len(values) - 1, values[-1])[1]) for number, (name, values) in enumerate(lines)]
    for number, name, y in _apart(ends):
        _word(image, name, (right + 18, round(y) + 8), LINES[number % len(LINES)], cap=16, most=172)
    return _png(image.quantize(64, dither=Image.Dither.NONE))


def _bounds(values: Iterable[int]) -> tuple[int, int]:
    """Return the lowest and highest value on the axis: whole steps, with zero."""
    found = [0, *values]
    step = _step(max(found) - min(found))
    return min(found) // step * step, max(-(-max(found) // step) * step, min(found) // step * step + step)


def _step(span: int) -> int:
    """Return a round number of which about six fit into a span."""
    return next((step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500) if span <= 7 * step), 1000)


def _apart(ends: list[tuple[int, str, float]]) -> list[tuple[int, str, float]]:
    """Return names moved down, and all of them up again as far as needed, so that none covers another."""
    placed: list[tuple[int, str, float]] = []
    for number, name, y in sorted(ends, key=lambda end: end[2]):
        placed.append((number, name, max(y, placed[-1][2] + 28) if placed else y))
    over = max(0.0, placed[-1][2] - (CHART[1] - 40)) if placed else 0.0
    return [(number, name, y - over) for number, name, y in placed]


def _mark(pen: ImageDraw.ImageDraw, number: int, x: float, y: float, size: float, colour: Colour) -> None:
    """Draw a line's own mark: disc, square, triangles, diamond, bar."""
    r = size
    match number % 6:
        case 0:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
        case 1:
            pen.rectangle((x - r * 0.9, y - r * 0.9, x + r * 0.9, y + r * 0.9), fill=colour)
        case 2:
            pen.polygon([(x, y - r * 1.2), (x + r * 1.2, y + r), (x - r * 1.2, y + r)], fill=colour)
        case 3:
            pen.polygon([(x, y - r * 1.3), (x + r * 1.3, y), (x, y + r * 1.3), (x - r * 1.3, y)], fill=colour)
        case 4:
            pen.polygon([(x, y + r * 1.2), (x + r * 1.2, y - r), (x - r * 1.2, y - r)], fill=colour)
        case _:
            pen.rectangle((x - r * 0.5, y - r * 1.3, x + r * 0.5, y + r * 1.3), fill=colour)


def _word(
    image: Image.Image,
    text: str,
    place: tuple[int, int],
    colour: Colour,
    *,
    cap: int,
    right: bool = False,
    most: int = 0,
) -> None:
    """Write from a place on, or up to it (`right`), or, below the axis, around it."""
    mask = lettering(text, cap, most)
    x = place[0] - mask.width if right else place[0] if most else place[0] - mask.width // 2
    image.paste(colour, (x, place[1] - baseline(cap)), mask)


def _png(image: Image.Image) -> bytes:
    """Return the file."""
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()
