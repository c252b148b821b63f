"""The slate as an image. Pure functions from data to PNG."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageChops, ImageDraw

from bot.render.bitmap_font import baseline, grouped, lettering
from bot.render.palette_cards import Colour, mix
from bot.rules.slate import Row, SlateScore

SLATE: Colour = (43, 52, 54)
CHALK: Colour = (240, 238, 226)
WOOD: tuple[Colour, Colour] = ((150, 104, 62), (116, 76, 42))
SHADES_PER_COLOUR = 16
FRAME_PX, MARGIN_PX = 16, 22
COLUMN_WIDTH_PX, WIDE_COLUMN_PX, LINE_HEIGHT_PX, CAP_HEIGHT_PX, SMALL_CAP_HEIGHT_PX = 170, 250, 46, 22, 17
"""Two columns are wider, because partners often share them."""
MAX_ROWS, MAX_MARKS = 24, 6
SUPERSAMPLING = 2
"""The factor by which lines are drawn larger before they are scaled down."""


@dataclass(frozen=True, slots=True)
class SlateColumn:
    """A column of the slate, or of its alt text; `foot`: both in words, for games without the marks ✗ and ●."""

    name: str
    crosses: int = 0
    losses: int = 0
    foot: str = ""


def slate(columns: tuple[SlateColumn, ...], rows: tuple[Row, ...], *, between: str = "", least: int = 1000) -> bytes:
    """Return the PNG of a score sheet: chalk on slate, scores struck through as in the game, ✗ and ● at the foot.

    Args:
        rows: the running scores after every deal; the last 24 are shown.
    """
    shown = rows[-MAX_ROWS:]
    edge = FRAME_PX + MARGIN_PX
    wide = COLUMN_WIDTH_PX if len(columns) > 2 else WIDE_COLUMN_PX
    width = 2 * edge + wide * len(columns)
    marked = any(column.crosses or column.losses for column in columns)
    height = 2 * edge + LINE_HEIGHT_PX * (len(shown) + 1) + MARGIN_PX // 2
    if marked:
        height += LINE_HEIGHT_PX + MARGIN_PX // 2
    board = Chalkboard(width, height)
    top = edge + LINE_HEIGHT_PX
    board.stroke((edge, top), (width - edge, top))
    for number, column in enumerate(columns):
        left = edge + wide * number
        middle = left + wide // 2
        if number:
            board.stroke((left, edge), (left, height - edge), width=2)
        board.write(column.name, middle, top - 14, cap=SMALL_CAP_HEIGHT_PX, limit=wide - 12)
        for down, row in enumerate(shown, 1):
            score = row[number] if number < len(row) else None
            if score is not None:
                _score(board, score, middle, top + LINE_HEIGHT_PX * down - 8, grouped(score.points, between, least))
        foot = height - edge - LINE_HEIGHT_PX // 2
        if column.foot:
            board.write(column.foot, middle, foot + 12, cap=SMALL_CAP_HEIGHT_PX, limit=wide - 12)
        else:
            _marks(board, column, middle, foot + 4)
    if marked:
        board.stroke((edge, height - edge - LINE_HEIGHT_PX), (width - edge, height - edge - LINE_HEIGHT_PX), width=2)
    return board.framed()


def fine(*values: float) -> tuple[float, ...]:
    """Return coordinates on an image that is drawn larger."""
    return tuple(value * SUPERSAMPLING for value in values)


class Chalkboard:
    """A slate to draw on with chalk; lines are drawn larger and scaled down, so that they are smooth."""

    def __init__(self, width: int, height: int) -> None:
        self._words = Image.new("L", (width, height))
        self._fine = Image.new("L", (width * SUPERSAMPLING, height * SUPERSAMPLING))
        self._pen = ImageDraw.Draw(self._fine)

    def stroke(self, start: tuple[int, int], end: tuple[int, int], *, width: int = 3) -> None:
        """Draw a line."""
        (a, b), (c, d) = start, end
        self._pen.line(fine(a, b, c, d), fill=240, width=width * SUPERSAMPLING)

    def disc(self, x: int, y: int, r: int) -> None:
        """Draw a filled circle of radius r around a point."""
        self._pen.ellipse(fine(x - r, y - r, x + r, y + r), fill=240)

    def write(self, text: str, middle: int, base: int, *, cap: int, limit: int = 0) -> int:
        """Write in the middle of a column; return the width."""
        mask = lettering(text, cap, limit)
        self._words.paste(245, (middle - mask.width // 2, base - baseline(cap)), mask)
        return mask.width

    def write_from(self, text: str, left: int, base: int, *, cap: int, limit: int = 0) -> int:
        """Write from a point on; return the width."""
        mask = lettering(text, cap, limit)
        self._words.paste(245, (left, base - baseline(cap)), mask)
        return mask.width

    def framed(self) -> bytes:
        """Return the PNG of the slate in its wooden frame."""
        chalk = ImageChops.lighter(self._words, self._fine.resize(self._words.size, Image.Resampling.BOX))
        image = chalk.point([(level * (SHADES_PER_COLOUR - 1) + 127) // 255 for level in range(256)])
        shades = [mix(SLATE, CHALK, shade / (SHADES_PER_COLOUR - 1)) for shade in range(SHADES_PER_COLOUR)]
        image.putpalette([part for colour in [*shades, *WOOD] for part in colour])
        framed(image, (SHADES_PER_COLOUR, SHADES_PER_COLOUR + 1))
        out = BytesIO()
        image.save(out, "PNG")
        return out.getvalue()


def _score(board: Chalkboard, score: SlateScore, middle: int, base: int, text: str) -> None:
    wide = board.write(text, middle, base, cap=CAP_HEIGHT_PX)
    if score.struck:
        board.stroke((middle - wide // 2 - 8, base - 4), (middle + wide // 2 + 8, base - CAP_HEIGHT_PX + 4))


def _marks(board: Chalkboard, column: SlateColumn, middle: int, y: int) -> None:
    """Draw crosses and losses side by side; of many, one of each and how many there are."""
    if column.crosses + column.losses > MAX_MARKS:
        pairs = [(draw, count) for draw, count in ((_cross, column.crosses), (_loss, column.losses)) if count]
        for number, (draw, count) in enumerate(pairs):
            x = middle + round((number - (len(pairs) - 1) / 2) * 72)
            draw(board, x - 16, y)
            board.write(str(count), x + 14, y + 8, cap=SMALL_CAP_HEIGHT_PX)
        return
    marks = [_cross] * column.crosses + [_loss] * column.losses
    for number, draw in enumerate(marks):
        draw(board, middle + round((number - (len(marks) - 1) / 2) * 25), y)


def _cross(board: Chalkboard, x: int, y: int) -> None:
    """Draw a cross: a game won."""
    board.stroke((x - 8, y - 9), (x + 8, y + 9))
    board.stroke((x - 8, y + 9), (x + 8, y - 9))


def _loss(board: Chalkboard, x: int, y: int) -> None:
    """Draw a disc: a game lost."""
    board.disc(x, y, 9)


def framed(image: Image.Image, wood: tuple[Colour | int, Colour | int] = WOOD) -> None:
    """Draw the wooden frame around a slate."""
    pen = ImageDraw.Draw(image)
    for inset in range(FRAME_PX):
        colour = wood[inset in {0, 1, FRAME_PX - 1, FRAME_PX - 2}]
        pen.rectangle((inset, inset, image.width - 1 - inset, image.height - 1 - inset), outline=colour)
