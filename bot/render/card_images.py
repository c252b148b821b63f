"""Images of cards: a trick, the order of the cards, open hands. Pure functions from data to PNG."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from math import ceil

from PIL import Image

from bot.render.assets import FACE_SIZE_PX, SuitColours
from bot.render.bitmap_font import baseline, lettering
from bot.render.palette_cards import EDGE_COLOURS, Background, Colour, clear, fan, lay, mix, palette, prepared
from bot.rules.panel import CardFace

CARD_WIDTH_PX, CARD_HEIGHT_PX = FACE_SIZE_PX
OVERLAP_STEP_PX = CARD_WIDTH_PX * 2 // 5
"""The visible width of an overlapped card: the column with its index."""
MAX_CARDS_IN_ROW = 9
SEPARATE_STEP_PX, MAX_SEPARATE_CARDS = CARD_WIDTH_PX + 10, 4
"""Up to this many cards lie side by side without overlapping."""
SECOND_ROW_OFFSET_PX = 214
"""How far below the first line of a row the second one begins."""
MARGIN_PX, GAP_PX = 20, 24
SHOWN_SIZE_PX = 400, 350
"""About the size at which Discord shows an image: wider at a desk, narrower on a phone."""
LABEL_CAP_PX = 26
RAISED_CARD_PX = 14
CLOTH: Colour = (28, 66, 52)
CHALK: Colour = (246, 240, 222)
GOLD: Colour = (242, 196, 78)
SHADES_PER_COLOUR = 8
ZLIB_LEVEL = 2
"""The compression level: well under half the time of the default, for a third more bytes."""


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card of a trick; `winning`: whether it wins so far, or has won."""

    name: str
    face: CardFace
    winning: bool = False


@dataclass(frozen=True, slots=True)
class CardOrderRow:
    """A row of cards, the highest first."""

    label: str
    faces: tuple[CardFace, ...]


def trick(plays: tuple[TrickCard, ...], *, locale: str = "en", style: SuitColours = "four") -> bytes:
    """Return the PNG of a trick on the table's cloth: names above the cards, the winning one raised and framed.

    Args:
        plays: leader first; at least one.
    """
    deck = plays[0].face.deck
    cloth = _cloth(deck)
    top = MARGIN_PX + 2 * LABEL_CAP_PX + RAISED_CARD_PX
    size = 2 * MARGIN_PX + len(plays) * CARD_WIDTH_PX + (len(plays) - 1) * GAP_PX, top + CARD_HEIGHT_PX + MARGIN_PX
    canvas = _canvas(deck, size, cloth)
    for number, play in enumerate(plays):
        left, up = MARGIN_PX + number * (CARD_WIDTH_PX + GAP_PX), RAISED_CARD_PX if play.winning else 0
        _write(
            canvas,
            cloth,
            play.name,
            (left, MARGIN_PX + LABEL_CAP_PX + RAISED_CARD_PX - up),
            CARD_WIDTH_PX,
            gold=play.winning,
        )
        if play.winning:
            frame = left - 8, top - up - 8, left + CARD_WIDTH_PX + 8, top - up + CARD_HEIGHT_PX + 8
            canvas.paste(cloth + 2 * SHADES_PER_COLOUR, frame)
        image = prepared(play.face, locale, style)
        lay(canvas, play.face, image, (left, top - up), _grounds(deck))
    return _png(canvas)


def order(
    ranks: tuple[CardOrderRow, ...], *, locale: str = "en", style: SuitColours = "four", beside: bool = False
) -> bytes:
    """Return the PNG of rows of cards on the table's cloth; more than nine cards are in two lines.

    Args:
        ranks: the rows, all of one deck; at least one.
        beside: whether rows lie side by side where Discord shows the image larger then.
    """
    deck = ranks[0].faces[0].deck
    heads = [2 * LABEL_CAP_PX if row.label else 0 for row in ranks]
    lines = [_lines(row.faces) for row in ranks]
    longest = max(len(line) for row in lines for line in row)
    step = SEPARATE_STEP_PX if longest <= MAX_SEPARATE_CARDS else OVERLAP_STEP_PX
    wide = CARD_WIDTH_PX + step * (longest - 1)
    tall = [
        head + CARD_HEIGHT_PX + SECOND_ROW_OFFSET_PX * (len(row) - 1) for head, row in zip(heads, lines, strict=True)
    ]
    columns = _columns(wide, tall) if beside else 1
    cloth = _cloth(deck)
    canvas = _canvas(deck, _size(wide, tall, columns), cloth)
    for place, (row, head, parts) in enumerate(zip(ranks, heads, lines, strict=True)):
        x = MARGIN_PX + place % columns * (wide + GAP_PX)
        y = _size(wide, tall[: place - place % columns], columns)[1]
        if row.label:
            _write(canvas, cloth, row.label, (x, y + LABEL_CAP_PX + LABEL_CAP_PX // 4), wide)
        for number, line in enumerate(parts):
            images = [(face, prepared(face, locale, style)) for face in line]
            top = y + head + SECOND_ROW_OFFSET_PX * number
            if step == OVERLAP_STEP_PX:
                fan(canvas, images, (x, top), OVERLAP_STEP_PX, _grounds(deck))
            else:
                for each, (face, image) in enumerate(images):
                    lay(canvas, face, image, (x + step * each, top), _grounds(deck))
    return _png(canvas)


def _size(wide: int, tall: Sequence[int], columns: int) -> tuple[int, int]:
    """Return width and height of an image with rows of these heights in columns."""
    height = MARGIN_PX + sum(max(tall[first : first + columns]) + MARGIN_PX for first in range(0, len(tall), columns))
    return 2 * MARGIN_PX + wide * columns + GAP_PX * (columns - 1), height


def _columns(wide: int, tall: Sequence[int]) -> int:
    """Return the number of columns with which Discord shows the cards largest."""

    def scale(columns: int) -> float:
        return min(most / side for most, side in zip(SHOWN_SIZE_PX, _size(wide, tall, columns), strict=True))

    return max(range(1, len(tall) + 1), key=scale)


def _lines(faces: tuple[CardFace, ...]) -> list[tuple[CardFace, ...]]:
    if len(faces) <= MAX_CARDS_IN_ROW:
        return [faces]
    half = ceil(len(faces) / 2)
    return [faces[:half], faces[half:]]


def _cloth(deck: str) -> int:
    """Return the palette index of the cloth's colour; shades of chalk, of gold and of card edges follow."""
    return len(palette(deck).colours)


def _canvas(deck: str, size: tuple[int, int], ground: int) -> Image.Image:
    canvas = Image.new("P", size, ground)
    canvas.putpalette(_inks(deck))
    return canvas


@cache
def _grounds(deck: str) -> tuple[Background, ...]:
    """Return the possible backgrounds of a card's edge: transparent, other cards, the cloth."""
    cloth = _cloth(deck)
    edge = cloth + 2 * SHADES_PER_COLOUR
    return *palette(deck).grounds, Background(
        palette(deck).back, cloth, [cloth, *range(edge + 1, edge + EDGE_COLOURS)]
    )


@cache
def _inks(deck: str) -> bytes:
    inks = [
        mix(CLOTH, ink, shade / SHADES_PER_COLOUR)
        for ink in (CHALK, GOLD)
        for shade in range(1, SHADES_PER_COLOUR + 1)
    ]
    edge = [mix(CLOTH, palette(deck).colours[0], shade / EDGE_COLOURS) for shade in range(1, EDGE_COLOURS)]
    return bytes(part for colour in [*palette(deck).colours, CLOTH, *inks, *edge] for part in colour)


def _write(
    canvas: Image.Image, cloth: int, text: str, place: tuple[int, int], width: int, *, gold: bool = False
) -> None:
    """Write on the cloth, in the middle of `width` pixels from `place` on, which is on the baseline."""
    mask = lettering(text, LABEL_CAP_PX, width)
    first = cloth + (SHADES_PER_COLOUR if gold else 0)
    ink = mask.point([first + (level * SHADES_PER_COLOUR + 127) // 255 for level in range(256)])
    spot = place[0] + (width - mask.width) // 2, place[1] - baseline(LABEL_CAP_PX)
    canvas.paste(ink, spot, mask.point([0 if level * SHADES_PER_COLOUR < 128 else 255 for level in range(256)], "1"))


def _png(canvas: Image.Image) -> bytes:
    """Return the PNG of an image; the first colours of its palette are more or less transparent."""
    out = BytesIO()
    canvas.save(out, "PNG", transparency=clear(), compress_level=ZLIB_LEVEL)
    return out.getvalue()
