"""Samples of every kind of image, for inspection: complete packs, tiles in both sizes, one of each other kind."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from bot.render.assets import CardForm, SuitColours, picture
from bot.render.bitmap_font import lettering
from bot.render.card_images import CardOrderRow, TrickCard, order, trick
from bot.render.charts import Bar, bars, chart
from bot.render.slate_image import SlateColumn, slate
from bot.render.table import SeatModel, TableImageModel, private_table
from bot.rules.cards import DECKS
from bot.rules.panel import CardFace
from bot.rules.slate import SlateScore
from tools.preview.colour_vision import VISIONS, as_seen

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
SIZES = 22, 48
"""Discord's sizes of emojis, in a line of text and alone."""
STYLES: dict[str, tuple[SuitColours, ...]] = {"german": ("four",), "french": ("four", "two")}
SHADES = 40
"""The number of colours in images of a pack."""
INKED = [0] * 128 + [255] * 128
PAGE, PAGE_COLOURS = {"german": 110, "french": 80}, 128
"""The width of a card of each pack on a docs page, and the number of colours."""
ACROSS = {"german": 8, "french": 13}
SHOWN = {"german": "AO8", "french": "Q8"}
"""Ranks that represent a pack."""
CARD, SMALL, LETTERS, GAP = 46, 34, 140, 6


def previews(locale: str, style: SuitColours) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the PNG of everything."""
    for deck in DECKS:
        pack = pack_of(deck, "faces", locale, style, 150, DARK)
        yield f"{deck}-pack", png(pack)
        for vision in VISIONS:
            yield f"{deck}-pack-{vision}", png(as_seen(pack, vision))
        for size in SIZES:
            for ground, colour in (("dark", DARK), ("light", LIGHT)):
                yield f"{deck}-tiles-{size}-{ground}", png(pack_of(deck, "tiles", locale, style, size, colour))
    yield from composed(locale, style)


def packs(locale: str) -> Iterator[tuple[str, bytes]]:
    """Yield name and PNG of each whole pack, in few colours, for a page."""
    for deck in DECKS:
        pack = pack_of(deck, "faces", locale, "four", PAGE[deck], DARK)
        yield f"pack-{deck}", png(pack.quantize(PAGE_COLOURS, kmeans=1, dither=Image.Dither.NONE))


def colour_blind(locale: str) -> Iterator[tuple[str, bytes]]:
    """Yield name and PNG of each pack as seen with colour blindness, of the French one in both styles."""
    for deck, styles in STYLES.items():
        images = [row(deck, locale, style) for style in styles]
        wide, high = images[0].size
        # The same few colours for all kinds of colour vision, so that each is seen as it is.
        strip = Image.new("RGB", (wide, high * len(images)))
        for number, image in enumerate(images):
            strip.paste(image, (0, high * number))
        strip = strip.quantize(SHADES, kmeans=1, dither=Image.Dither.NONE)
        page = Image.new(
            "P", (LETTERS + wide, GAP + (high + GAP) * len(images) * len(VISIONS)), len(VISIONS) * SHADES
        )
        inks: list[int] = []
        for number, vision in enumerate(VISIONS):
            looks = as_seen(strip, vision).point([number * SHADES + index % SHADES for index in range(256)])
            inks += (as_seen(strip, vision).getpalette() or [])[: 3 * SHADES]
            for place in range(len(images)):
                top = GAP + (number + place * len(VISIONS)) * (high + GAP)
                said = lettering(vision, 14)
                page.paste(len(VISIONS) * SHADES + 1, (GAP, top + (high - said.height) // 2), said.point(INKED, "1"))
                page.paste(looks.crop((0, place * high, wide, (place + 1) * high)), (LETTERS, top))
        page.putpalette([*inks, *DARK, *LIGHT])
        yield f"colour-blind-{deck}", png(page)


def row(deck: str, locale: str, style: SuitColours) -> Image.Image:
    """Return some cards of every suit and those without one, and below them their tiles."""
    pack = DECKS[deck]
    suited = [rank + suit for suit in pack.suits for rank in SHOWN[deck]]
    codes = [*suited, *pack.codes[len(pack.suits) * len(pack.ranks) :]]
    faces = [opened("faces", deck, code, locale, style, CARD) for code in codes]
    tiles = [opened("tiles", deck, code, locale, style, SMALL) for code in codes]
    wide, high = CARD + GAP, faces[0].height + GAP
    result = Image.new("RGB", (wide * len(codes), high + SMALL), DARK)
    for number, (face, tile) in enumerate(zip(faces, tiles, strict=True)):
        result.paste(face, (number * wide, 0), face)
        result.paste(tile, (number * wide + (CARD - SMALL) // 2, high), tile)
    return result


def composed(locale: str, style: SuitColours) -> Iterator[tuple[str, bytes]]:
    """Yield one of each image that is composed at run time."""
    named, faded = CardFace("german", "W", as_code="Kl"), CardFace("german", "7l", faded=True)
    german = (*cards("german", "Oa Ol Uh Ah 9h Ta"), named, faded)
    french = cards("french", "BJ LJ As Ks Qs Js Td 9d 8h Qh Kc Jc 5c 4c 3d 2d 6h 7h")
    names = ("Jürgen", "Łucja", "Åsa", "Computer")
    for hand in (german, french):
        seats = tuple(SeatModel(name, books=place, cards=3) for place, name in enumerate(names))
        trick_on = tuple((place + 1, face) for place, face in enumerate(hand[:2]))
        data = private_table(
            TableImageModel(hand[0].deck, seats, trick_on, winner=1),
            0,
            hand[2:],
            played=frozenset({named.code}),
            locale=locale,
            style=style,
        )
        yield f"hand-{hand[0].deck}", data
    plays = tuple(
        TrickCard(name, face, winning=number == 1)
        for number, (name, face) in enumerate(zip(names, german[2:6], strict=True))
    )
    yield "trick", trick(plays, locale=locale, style=style)
    rows = (
        CardOrderRow("", cards("german", "Al Kl Ol Ul Tl 9l 8l 7l")),
        CardOrderRow("", cards("german", "W Ah Kh Oh Uh Th 9h 8h 7h")),
    )
    yield "order", order(rows, locale=locale, style=style)
    columns = tuple(SlateColumn(name, crosses, losses) for name, (crosses, losses) in zip(names, MARKS, strict=True))
    sums = ((10, 9, 11, 10), (7, 9, 8, 10), (1, 4, 8, 12), (1, 4, 3, 12), (1, -2, 3, 13))
    yield "slate", slate(columns, tuple(tuple(SlateScore(points, points == 1) for points in row) for row in sums))
    yield "chart", chart(tuple(zip(names, CURVES, strict=True)), below="1 … 9")
    yield "chart-ratings", chart((("Bieten", RATINGS), ("The Betel", RATINGS[::-2])), below="1 … 40", base=1500)
    won = tuple(Bar(name, 12 - 3 * place, f"{12 - 3 * place}") for place, name in enumerate((*names, LONG)))
    yield "bars", bars(won)
    yield (
        "bars-points",
        bars(
            tuple(
                Bar(name, points, f"{points}?" if points == 40 else str(points), pale=points == 40)
                for name, points in SUMS
            )
        ),
    )


MARKS = ((2, 0), (0, 1), (1, 3), (9, 4))
CURVES = (
    (0, 3, 2, 3, 5, 6, 8, 7, 9, 11),
    (0, -1, 1, 4, 7, 5, 8, 7, 9, 13),
    (0, 2, 1, 0, -3, -6, -5, -2, -1, -4),
    (0, 1, 2, -1, -4, -2, 0, -3, -2, 1),
)

RATINGS = tuple(1500 + place * 6 + place * place * 7 % 90 for place in range(41))
LONG = "Maximiliane Gräfin von und zu Hinterholz"
SUMS = (("Jürgen", 2140), ("Łucja", 815), ("Åsa", 40), ("Computer", 0), (LONG, -380))


def cards(deck: str, codes: str) -> tuple[CardFace, ...]:
    """Return cards by their codes."""
    return tuple(CardFace(deck, code) for code in codes.split())


def pack_of(
    deck: str, kind: CardForm, locale: str, style: SuitColours, width: int, ground: tuple[int, int, int]
) -> Image.Image:
    """Return a complete pack side by side, and the back."""
    pack = DECKS[deck]
    suited = [rank + suit for suit in pack.suits for rank in reversed(pack.ranks)]
    images = [opened(kind, deck, code, locale, style, width) for code in (*suited, *pack.codes[len(suited) :], "")]
    gap, across = max(3, width // 16), ACROSS[deck]
    wide, high = images[0].width + gap, images[0].height + gap
    result = Image.new("RGB", (gap + across * wide, gap + -(-len(images) // across) * high), ground)
    for number, image in enumerate(images):
        result.paste(image, (gap + number % across * wide, gap + number // across * high), image)
    return result


def opened(kind: CardForm, deck: str, code: str, locale: str, style: SuitColours, width: int) -> Image.Image:
    """Return a card with this width in pixels."""
    with Image.open(BytesIO(picture(kind, deck, code, locale, style))) as image:
        whole = image.convert("RGBA")
    return whole.resize((width, whole.height * width // whole.width), Image.Resampling.LANCZOS)


def png(image: Image.Image) -> bytes:
    """Return the PNG of an image, as small as possible."""
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
