"""A hand as a picture: all cards in one row as long as each shows its index and a third of its face.

Discord shows a picture at its size, up to 550 pixels wide at a desk. So a hand is drawn as wide as a phone and no
wider, and what a small card would lose is drawn larger: its index.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from math import ceil

from PIL import Image, ImageDraw

from bot.render.assets import FACE, SuitColours
from bot.render.palette_cards import EDGE, PAPER, clear, mix, palette, prepared
from bot.render.table import QUICK, write_png
from bot.rules.panel import CardFace

WIDTH = 360
"""Of every hand, in pixels."""
WIDEST, GAP = 116, 6
"""So wide is a card where there is room: three lie side by side, that far apart."""
FEW = 3
"""So many cards never overlap."""
THIRD = 3
"""Of a card's width at least this part is seen."""
MOST_IN_ROW = 13
LOWER = 0.52
"""How far below the first row the second one begins, in heights of a card."""
ROOMY = 100
"""On narrower cards the index is drawn larger: that wide, and not less than so many pixels."""
INDEX_WIDE, LEAST_INDEX = 0.27, 17
SIGNED = (8, 10, 47, 95)
"""Where letter and sign stand on a face, without the frame that begins beside them."""
INSET = 4
"""So far within the face its thin edge has ended."""
FINE = 4
"""Round corners are drawn so many times as large, and made smaller."""
NOTHING, TAKEN = bytes([255] + [0] * 255), bytes([0] + [255] * 255)
"""Of what lies below a card, as masks: where there is nothing yet, and where there is something."""
SIZES, CARDS = 16, 192
"""So many outlines and small cards are kept."""

Size = tuple[int, int]


def hand(faces: tuple[CardFace, ...], *, room: int = 0, locale: str = "en", style: SuitColours = "four") -> bytes:
    """Return the PNG of a hand on no ground; more than thirteen cards lie in two rows.

    Args:
        faces: the cards of one deck, from left to right; at least one.
        room: for so many cards the picture is made, however many there are: it stays as high while they are played,
            and when more come for a moment; 0: for as many as there are.
        locale: whose index letters.
        style: the French suits' colours.
    """
    deck = faces[0].deck
    card, height = sizes(len(faces), room or len(faces))
    canvas = Image.new("P", (WIDTH, height), 0)
    outline = CardOutline.of(deck, card)
    for face, place in zip(faces, places(len(faces), card), strict=True):
        outline.lay(canvas, _card(face, card, locale, style), place)
    return write_png(canvas, bytes(_inks(deck)), clear(), QUICK)


@cache
def sizes(count: int, room: int) -> tuple[Size, int]:
    """Return width and height of a card, and the height of the picture.

    Args:
        count: how many cards there are.
        room: how many there are in this deal at the most, but for moments.
    """
    across = WIDTH / (1 + (min(room, MOST_IN_ROW) - 1) / THIRD)
    wide = WIDEST if room <= FEW else min(WIDEST, int(across))
    high = _high(wide)
    height = high if room <= MOST_IN_ROW else round(high * (1 + LOWER))
    if count > MOST_IN_ROW:
        wide = int(height / (1 + LOWER) * FACE[0] / FACE[1])
    return (wide, _high(wide)), height


def places(count: int, card: Size) -> list[tuple[int, int]]:
    """Return where the cards of a hand lie, by their left and top edges: as far apart as there is room."""
    wide, high = card
    first = count if count <= MOST_IN_ROW else ceil(count / 2)
    step = min(wide + GAP, (WIDTH - wide) / max(1, first - 1))
    return [(round(step * (number % first)), round(high * LOWER) * (number // first)) for number in range(count)]


def _high(wide: int) -> int:
    return round(wide * FACE[1] / FACE[0])


@dataclass(frozen=True, slots=True)
class CardOutline:
    """A card's round outline, as masks and as colours.

    Args:
        inside: where the card is nothing but itself.
        edge: where it is more card than not.
        on_nothing: its edge where nothing lies below, more and more opaque.
        on_paper: its edge where another card lies below.
    """

    inside: Image.Image
    edge: Image.Image
    on_nothing: Image.Image
    on_paper: Image.Image

    @staticmethod
    @lru_cache(SIZES)
    def of(deck: str, size: Size) -> "CardOutline":
        """Return the outline of a card of a deck."""
        shape, colours = rounded(size), palette(deck)
        steps = [
            colours.nearest(mix(colours.colours[PAPER], colours.colours[0], part / EDGE)) for part in range(EDGE + 1)
        ]
        return CardOutline(
            shape.point([0] * 255 + [255], "1"),
            shape.point([0] * 64 + [255] * 192, "1"),
            _coloured(shape, [level * EDGE // 256 for level in range(256)]),
            _coloured(shape, [steps[level * EDGE // 255] for level in range(256)]),
        )

    def lay(self, canvas: Image.Image, card: Image.Image, place: tuple[int, int]) -> None:
        """Lay a card on a picture, so that its corners look smooth on nothing and on other cards."""
        below = canvas.crop((*place, place[0] + card.width, place[1] + card.height)).tobytes()
        canvas.paste(self.on_nothing, place, Image.frombytes("L", card.size, below.translate(NOTHING)))
        taken = Image.new("L", card.size)
        taken.paste(Image.frombytes("L", card.size, below.translate(TAKEN)), (0, 0), self.edge)
        canvas.paste(self.on_paper, place, taken)
        canvas.paste(card, place, self.inside)


def _coloured(shape: Image.Image, colours: list[int]) -> Image.Image:
    """Return a mask as a picture, each level in its colour."""
    image = Image.new("P", shape.size)
    image.putdata([colours[level] for level in shape.tobytes()])
    return image


@lru_cache(SIZES)
def rounded(size: Size) -> Image.Image:
    """Return a card's outline as a mask: 255 within, less at the round corners."""
    wide, high = size
    mask = Image.new("L", (wide * FINE, high * FINE))
    box = 0, 0, wide * FINE - 1, high * FINE - 1
    ImageDraw.Draw(mask).rounded_rectangle(box, max(5, wide // 13) * FINE, fill=255)
    return mask.resize(size, Image.Resampling.BOX)


@lru_cache(CARDS)
def _card(face: CardFace, size: Size, locale: str, style: SuitColours) -> Image.Image:
    """Return a card in the colours of its deck, with a thin edge; not to be changed."""
    whole = _sheet(face, locale, style)
    sheet = whole.resize(size, Image.Resampling.LANCZOS)
    if size[0] < ROOMY and face.code and not face.as_code:
        _enlarge_index(sheet, whole)
    edged = Image.new("RGB", size, palette(face.deck).colours[0])
    inner = sheet.crop((1, 1, size[0] - 1, size[1] - 1))
    edged.paste(inner, (1, 1), rounded(inner.size))
    fitted = edged.quantize(palette=_opaque(face.deck), dither=Image.Dither.NONE)
    return fitted.point([PAPER] * EDGE + list(range(EDGE, 256)))


def _sheet(face: CardFace, locale: str, style: SuitColours) -> Image.Image:
    """Return a face in full colour, without its edge and corners."""
    flat = prepared(face, locale, style).point([PAPER] * EDGE + list(range(EDGE, 256)))
    flat.putpalette(_inks(face.deck))
    flat.info.pop("transparency", None)
    inner = flat.convert("RGB").crop((INSET, INSET, FACE[0] - INSET, FACE[1] - INSET))
    return inner.resize(FACE, Image.Resampling.LANCZOS)


def _enlarge_index(sheet: Image.Image, whole: Image.Image) -> None:
    """Put a larger index over the corner of a small card."""
    index = whole.crop(SIGNED)
    share = max(LEAST_INDEX, sheet.width * INDEX_WIDE) / index.width
    large = index.resize((round(index.width * share), round(index.height * share)), Image.Resampling.LANCZOS)
    left, top = max(2, round(sheet.width * 0.03)), round(sheet.height * 0.03)
    paper = whole.getpixel((FACE[0] // 2, SIGNED[1] // 2))
    assert isinstance(paper, tuple)
    sheet.paste(paper, (0, 0, left + large.width, top + large.height + 1))
    sheet.paste(large, (left, top))


@cache
def _inks(deck: str) -> list[int]:
    """Return the palette of a deck."""
    return [part for colour in palette(deck).colours for part in colour]


@cache
def _opaque(deck: str) -> Image.Image:
    """Return a deck's colours to fit pictures to; the more or less transparent ones are paper there."""
    colours = palette(deck).colours
    own = [colours[PAPER] if index < EDGE else colour for index, colour in enumerate(colours)]
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for colour in own for part in colour])
    return holder
