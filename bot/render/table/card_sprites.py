"""Cards on a table: smaller than in a hand, so that the index is larger than on the face.

On a phone the complete image is some 340 pixels wide; a card that is only scaled down could not be read there.
"""

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.render.assets import TILE_SIZE_PX, CardForm, SuitColours, picture
from bot.render.palette_cards import INDEX_BOX_PX, Colour
from bot.render.table.packed_cache import packed
from bot.render.table.theme import CLOTH, CREAM, INK, PLATE, felt, rounded
from bot.rules.panel import CardFace

ART_BOX_PX = (54, 16, 188, 320)
"""The middle of a face, between its indices."""
HEAD_BOX_PX = 72, 28, 176, 168
"""Where a court's head is on a face."""
CORNER_RADIUS_PX = 18
SUIT_SIGN_BOX_PX = (26, TILE_SIZE_PX // 2 + 4, TILE_SIZE_PX - 26, TILE_SIZE_PX - 10)
"""Where a tile has the sign of its suit."""
BACK_COLOURS: dict[str, Colour] = {"german": (132, 32, 46), "french": (38, 74, 130)}

Size = tuple[int, int]


@packed(192)
def lying(
    face: CardFace,
    size: Size,
    locale: str,
    ground: Colour = CLOTH,
    *,
    drawn: bool = True,
    style: SuitColours = "four",
    large: bool = False,
) -> Image.Image:
    """Return a card with a thin edge, in the colours of the table.

    Args:
        face: the card, "" for its back.
        drawn: whether it shows its drawing next to its index, or letter and sign alone.
        large: whether it is in a player's own image, in the flat colours of that.
    """
    if not face.code:
        sheet = _on(_face(face, locale, style).resize(size, Image.Resampling.LANCZOS), CREAM)
    elif face.as_code:
        sheet = _named(face, size, locale, style) if drawn else _named_small(face, size, locale, style)
    else:
        sheet = _drawn(face, size, locale, style) if drawn else _large(face, size, locale, style)
    return _edged(sheet, face.deck, ground, large=large)


@packed(192)
def covered(face: CardFace, size: Size, seen: int, width: int, locale: str, style: SuitColours) -> Image.Image:
    """Return the left of a large card that another one covers: its index, and a court's head below that.

    Args:
        seen: how much of its width is free for a head; 0: it shows none.
        width: the returned part of its width.
    """
    return _covered(face, size, seen, locale, style).crop((0, 0, width, size[1]))


def _covered(face: CardFace, size: Size, seen: int, locale: str, style: SuitColours) -> Image.Image:
    """Return a large card with its index, and a court's head; arguments as of `covered`."""
    if face.as_code or not face.code:
        return lying(face, size, locale, INK, style=style, large=True)
    sheet, whole = Image.new("RGB", size, CREAM), _face(face, locale, style)
    bottom = _put_index(sheet, whole)
    if seen and has_head(face):
        _put_head(sheet, whole, seen, bottom)
    return _edged(sheet, face.deck, INK, large=True)


def has_head(face: CardFace) -> bool:
    """Return whether a card shows a person: kings, queens, Ober, Unter, jacks and jokers."""
    return face.code[0] in "KQOUJ" or face.code in {"BJ", "LJ"}


def _put_head(sheet: Image.Image, whole: Image.Image, seen: int, top: int) -> None:
    wide, high = seen - 20, sheet.height - top - 22
    if high < wide:
        return
    left, upper, right, lower = HEAD_BOX_PX
    across = min(right - left, round((lower - upper) * wide / high))
    middle = (left + right) // 2
    head = whole.crop((middle - across // 2, upper, middle + across // 2, upper + round(across * high / wide)))
    sheet.paste(_on(head.resize((wide, high), Image.Resampling.LANCZOS), CREAM), (11, top + 8))


def _edged(sheet: Image.Image, deck: str, ground: Colour, *, large: bool) -> Image.Image:
    """Return a card with round corners and a thin edge, in the colours of the table."""
    size = sheet.size
    radius = max(5, size[0] // 13)
    edged = Image.new("RGB", size, ground)
    edged.paste(INK, (0, 0), rounded(size, radius))
    inner = sheet.crop((1, 1, size[0] - 1, size[1] - 1))
    edged.paste(inner, (1, 1), rounded(inner.size, radius - 1))
    return (felt(deck).private if large else felt(deck)).fit(edged)


@lru_cache(256)
def tile(face: CardFace, size: int, locale: str, ground: Colour) -> Image.Image:
    """Return a card in the smallest readable form; a wild one as its named card."""
    image = _tile(CardFace(face.deck, face.as_code or face.code), locale).resize(
        (size, size), Image.Resampling.LANCZOS
    )
    return felt(face.deck).fit(_on(image, ground))


@lru_cache(16)
def sign(suit: str, size: int, deck: str) -> Image.Image:
    """Return the sign of a French suit on paper, with this height in pixels, in the colours of a deck's table."""
    large = _large_sign(suit)
    return felt(deck).fit(large.resize((sign_width(suit, size), size), Image.Resampling.LANCZOS))


def sign_width(suit: str, size: int) -> int:
    """Return the width of the sign of a French suit with this height, both in pixels."""
    large = _large_sign(suit)
    return round(large.width * size / large.height)


@lru_cache(4)
def _large_sign(suit: str) -> Image.Image:
    """Return the sign of a French suit on paper, as large as on a card; callers must not change it."""
    half = _on(_tile(CardFace("french", "A" + suit), "en"), CREAM).crop(SUIT_SIGN_BOX_PX)
    return half.crop(half.convert("L").point([255] * 200 + [0] * 56).getbbox() or (0, 0, *half.size))


@lru_cache(8)
def back(deck: str, size: Size) -> Image.Image:
    """Return a card face down, hardly larger than a letter."""
    colours = felt(deck)
    image = Image.new("P", size, colours.index(CREAM))
    image.paste(colours.index(BACK_COLOURS[deck]), (2, 2, size[0] - 1, size[1] - 2))
    image.paste(colours.index(PLATE), (0, 0, 1, size[1]))
    return image


def _drawn(face: CardFace, size: Size, locale: str, style: SuitColours) -> Image.Image:
    sheet = Image.new("RGB", size, CREAM)
    whole = _face(face, locale, style)
    _put_art(sheet, whole)
    _put_index(sheet, whole)
    return sheet


def _put_art(sheet: Image.Image, whole: Image.Image) -> int:
    """Put the drawing of a face on the right of a card; return its left edge."""
    wide, high = sheet.size
    art = whole.crop(ART_BOX_PX)
    left = round(wide * 0.41)
    across = wide - round(wide * 0.05) - left
    tall = round(across * art.height / art.width)
    sheet.paste(_on(art.resize((across, tall), Image.Resampling.LANCZOS), CREAM), (left, (high - tall) // 2))
    return left


def _put_index(sheet: Image.Image, whole: Image.Image) -> int:
    """Put the index of a face on the left of a card, larger; return where it ends."""
    wide, high = sheet.size
    index = whole.crop(INDEX_BOX_PX)
    sized, top = _sized(index, wide * 0.37 / index.width), round(high * 0.045)
    sheet.paste(sized, (round(wide * 0.045), top))
    return top + sized.height


def _large(face: CardFace, size: Size, locale: str, style: SuitColours) -> Image.Image:
    wide, high = size
    sheet = Image.new("RGB", size, CREAM)
    whole = _on(_tile(face, locale, style), CREAM)
    for x in (0, TILE_SIZE_PX - CORNER_RADIUS_PX):
        for y in (0, TILE_SIZE_PX - CORNER_RADIUS_PX):
            whole.paste(CREAM, (x, y, x + CORNER_RADIUS_PX, y + CORNER_RADIUS_PX))
    tall = high - 10
    image = whole.crop((8, 4, TILE_SIZE_PX - 8, TILE_SIZE_PX - 4)).resize(
        (round((TILE_SIZE_PX - 16) * tall / (TILE_SIZE_PX - 8)), tall), Image.Resampling.LANCZOS
    )
    sheet.paste(image, ((wide - image.width) // 2, (high - image.height) // 2))
    return sheet


def _named(face: CardFace, size: Size, locale: str, style: SuitColours) -> Image.Image:
    """Return a wild card with the index of its named card, framed, below its own."""
    high = size[1]
    sheet = Image.new("RGB", size, CREAM)
    whole = _face(CardFace(face.deck, face.code), locale, style)
    left = _put_art(sheet, whole)
    own = whole.crop(INDEX_BOX_PX)
    named = _face(CardFace(face.deck, face.as_code), locale, style).crop(INDEX_BOX_PX)
    share = (high - 10) / (own.height + named.height)
    upper = _sized(own, share * 0.8)
    lower = _sized(named, share * 1.1)
    sheet.paste(upper, (max(3, (left - upper.width) // 2), 3))
    x, y = max(4, (left - lower.width) // 2), high - lower.height - 5
    ImageDraw.Draw(sheet).rectangle((x - 2, y - 2, x + lower.width + 1, y + lower.height + 1), INK)
    sheet.paste(lower, (x, y))
    return sheet


def _named_small(face: CardFace, size: Size, locale: str, style: SuitColours) -> Image.Image:
    """Return a wild card as its named card, in a frame, with its own tile in the corner."""
    sheet = _large(CardFace(face.deck, face.as_code), size, locale, style)
    ImageDraw.Draw(sheet).rectangle((3, 3, size[0] - 4, size[1] - 4), None, INK, 2)
    own = size[0] * 3 // 8
    sheet.paste(
        _on(_tile(CardFace(face.deck, face.code), locale).resize((own, own), Image.Resampling.LANCZOS), INK), (1, 1)
    )
    return sheet


def _face(face: CardFace, locale: str, style: SuitColours) -> Image.Image:
    return _opened("faces", face, locale, style)


def _tile(face: CardFace, locale: str, style: SuitColours = "four") -> Image.Image:
    return _opened("tiles", face, locale, style)


def _opened(kind: CardForm, face: CardFace, locale: str, style: SuitColours = "four") -> Image.Image:
    with Image.open(BytesIO(picture(kind, face.deck, face.code, locale, style))) as image:
        return image.convert("RGBA")


def _on(image: Image.Image, ground: Colour) -> Image.Image:
    flat = Image.new("RGB", image.size, ground)
    flat.paste(image, mask=image.getchannel("A"))
    return flat


def _sized(image: Image.Image, share: float) -> Image.Image:
    """Return a part of a card, scaled, on paper."""
    size = max(1, round(image.width * share)), max(1, round(image.height * share))
    return _on(image, CREAM).resize(size, Image.Resampling.LANCZOS)
