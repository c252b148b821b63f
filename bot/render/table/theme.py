"""The palette of a table, for wood, cloth, paper and a deck's cards, and masks for drawing."""

from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property, lru_cache

from PIL import Image, ImageDraw

from bot.render.palette_cards import PAPER_INDEX, Colour, mix, palette, prepared
from bot.rules.cards import DECKS
from bot.rules.panel import CardFace

CLOTH: Colour = (30, 92, 66)
DEEP: Colour = (22, 70, 50)
WOOD: Colour = (92, 56, 34)
BARK: Colour = (58, 34, 22)
GRAIN: Colour = (124, 80, 50)
PLATE: Colour = (16, 34, 30)
CHALK: Colour = (250, 247, 236)
MUTED: Colour = (168, 190, 178)
GOLD: Colour = (255, 204, 72)
CREAM: Colour = (253, 251, 244)
INK: Colour = (34, 30, 28)
SIDE_COLOURS: tuple[Colour, ...] = ((86, 180, 233), (240, 150, 60))
"""Colours of sides that are distinguishable without seeing red or green."""
CHIP_COLOURS: tuple[Colour, ...] = ((196, 42, 54), (26, 138, 84), (44, 98, 178), (176, 108, 20), (112, 70, 164))
PAINTS = (CLOTH, DEEP, WOOD, BARK, GRAIN, PLATE, CHALK, MUTED, GOLD, CREAM, INK, *SIDE_COLOURS, *CHIP_COLOURS)
BLENDED_PAIRS = (
    *((CLOTH, other) for other in (CHALK, GOLD, PLATE, CREAM)),
    *((PLATE, other) for other in (CHALK, GOLD, MUTED)),
    (CREAM, INK),
    *((chip, CHALK) for chip in CHIP_COLOURS),
)
"""The pairs of colours for letters and edges, and their backgrounds."""
SHADES_PER_PAIR = 4
"""Steps between two of them: more are not visible, and make the file larger."""
RIM_OPACITY_COLOURS = 4
"""The first colours of the palette: the table's rim, more and more opaque."""
FACE_COLOURS = 24
SUPERSAMPLING = 4
"""The factor by which masks are drawn larger before they are scaled down."""
CORNER_RADIUS_PX = 26
RIM_STRIPES = ((3, BARK, GRAIN), (5, GRAIN, WOOD), (11, WOOD, BARK), (13, BARK, DEEP), (17, DEEP, CLOTH))
"""The rim around the cloth: distances from the edge, and the colours that meet there."""
TABLE_EDGE_PX = CORNER_RADIUS_PX + 6
"""The distance from the edge beyond which all is cloth, and rim and stripes are straight."""
COVERAGE_MASK = [0] * 32 + [255] * 224

PALE: Colour = (150, 158, 152)
PALE_SHARE = 0.6
"""The colour mixed into a card that can't be played, and its share."""
GREY: Colour = (186, 188, 190)
FLAT_COLOURS = (64, 18), (36, 26)
"""The distance of the flat colours of large cards, and their number."""

Inked = tuple[Image.Image, Image.Image]


class TableTheme:
    """The palette of a deck's table."""

    def __init__(self, deck: str) -> None:
        self._deck = deck
        steps = [mix(a, b, step / SHADES_PER_PAIR) for a, b in BLENDED_PAIRS for step in range(1, SHADES_PER_PAIR)]
        strip = Image.new("RGB", (len(palette(deck).colours) - PAPER_INDEX, 1))
        strip.putdata(palette(deck).colours[PAPER_INDEX:])
        few = strip.quantize(FACE_COLOURS, Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE)
        flat = (few.getpalette() or [])[: 3 * FACE_COLOURS]
        cards: list[Colour] = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
        colours: list[Colour] = list(dict.fromkeys([*PAINTS, *steps, *cards]))
        self._colours = [BARK] * RIM_OPACITY_COLOURS + colours
        self.flat = bytes(part for colour in self._colours for part in colour)
        # Every place of the chart is filled, so that nothing is found where no colour is; the first of equals counts.
        whole = [colours[0]] * RIM_OPACITY_COLOURS + colours
        whole += [colours[0]] * (256 - len(whole))
        self._chart = Image.new("P", (1, 1))
        self._chart.putpalette([part for colour in whole for part in colour])
        self._places = [RIM_OPACITY_COLOURS + colours.index(colour) for colour in whole]
        self._found: dict[Colour, int] = {}
        self._ramps: dict[tuple[Colour, Colour], list[int]] = {}

    @cached_property
    def private(self) -> "PrivateColours":
        """The colours of a player's own image."""
        return PrivateColours(self._deck, self._colours)

    def index(self, colour: Colour) -> int:
        """Return the index of the colour most similar to this one."""
        if colour not in self._found:
            self._found[colour] = min(
                range(RIM_OPACITY_COLOURS, len(self._colours)),
                key=lambda index: sum((a - b) ** 2 for a, b in zip(self._colours[index], colour, strict=True)),
            )
        return self._found[colour]

    def ramp(self, ground: Colour, ink: Colour) -> list[int]:
        """Return by the amount of ink, 0 to 255, its colour on a background."""
        if (ground, ink) not in self._ramps:
            shades = [self.index(mix(ground, ink, step / SHADES_PER_PAIR)) for step in range(SHADES_PER_PAIR + 1)]
            self._ramps[ground, ink] = [shades[(level * SHADES_PER_PAIR + 127) // 255] for level in range(256)]
        return self._ramps[ground, ink]

    def fit(self, image: Image.Image) -> Image.Image:
        """Return an image in these colours."""
        return image.convert("RGB").quantize(palette=self._chart, dither=Image.Dither.NONE).point(self._places)


class PrivateColours:
    """The palette of a player's own image: the table's, flat colours for large cards, and pale ones of them all.

    A large card needs few colours that are far apart: a shade between two of them is visible in single pixels only,
    and makes the file larger.
    """

    def __init__(self, deck: str, colours: list[Colour]) -> None:
        large = _flat_colours(deck)
        first = len(colours)
        everything = [*colours, *large]
        count = len(everything)
        self.flat = bytes(part for colour in everything for part in colour)
        self.with_pale = self.flat + bytes(part for each in everything for part in mix(each, PALE, PALE_SHARE))
        """The palette, and once more each of its colours in a card that can't be played."""
        self.pale = [index + count if index < count else index for index in range(256)]
        """The index of each colour's pale one."""
        grounds = [CLOTH, GOLD]
        whole = [*grounds, *large]
        self._places = [*map(colours.index, grounds), *range(first, count)]
        self._places += [self._places[0]] * (256 - len(whole))
        self._chart = Image.new("P", (1, 1))
        self._chart.putpalette([part for colour in whole + [CLOTH] * (256 - len(whole)) for part in colour])

    def fit(self, image: Image.Image) -> Image.Image:
        """Return a large card in these colours."""
        return image.convert("RGB").quantize(palette=self._chart, dither=Image.Dither.NONE).point(self._places)


def _flat_colours(deck: str) -> list[Colour]:
    """Return the colours that cover most of a deck's faces, none similar to another."""
    counts = Counter[Colour]()
    colours = palette(deck).colours
    for code in DECKS[deck].codes:
        # Not cached: hands show few of them in this size.
        pixels = prepared.__wrapped__(CardFace(deck, code), "en", "four").histogram()
        counts.update(dict(zip(colours, pixels, strict=False)))
    chosen = [CREAM, INK, GREY]
    for apart, most in FLAT_COLOURS:
        for colour, _ in counts.most_common():
            distances = [sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) for other in chosen]
            if len(chosen) < most and min(distances) >= apart**2:
                chosen.append(colour)
    return chosen


@cache
def felt(deck: str) -> TableTheme:
    """Return the palette of a deck's table; made once."""
    return TableTheme(deck)


def empty_table(deck: str, size: tuple[int, int]) -> Image.Image:
    """Return a table without seats, with round transparent corners."""
    (wide, high), small = size, _small_table(deck)
    canvas = Image.new("P", size, small.getpixel((TABLE_EDGE_PX, TABLE_EDGE_PX)))
    right, bottom = wide - TABLE_EDGE_PX, high - TABLE_EDGE_PX
    for place, x in ((0, 0), (TABLE_EDGE_PX + 1, right)):
        side = small.crop((place, TABLE_EDGE_PX, place + TABLE_EDGE_PX, TABLE_EDGE_PX + 1))
        canvas.paste(side.resize((TABLE_EDGE_PX, high), Image.Resampling.NEAREST), (x, 0))
    for row, y in ((0, 0), (TABLE_EDGE_PX + 1, bottom)):
        edge = small.crop((TABLE_EDGE_PX, row, TABLE_EDGE_PX + 1, row + TABLE_EDGE_PX))
        canvas.paste(edge.resize((wide, TABLE_EDGE_PX), Image.Resampling.NEAREST), (0, y))
        for place, x in ((0, 0), (TABLE_EDGE_PX + 1, right)):
            canvas.paste(small.crop((place, row, place + TABLE_EDGE_PX, row + TABLE_EDGE_PX)), (x, y))
    return canvas


@cache
def _small_table(deck: str) -> Image.Image:
    """Return the smallest table: its corners, and between them one pixel of each edge and of the cloth."""
    colours = felt(deck)
    wide = high = 2 * TABLE_EDGE_PX + 1
    rim = rounded((wide, high), CORNER_RADIUS_PX)
    canvas = Image.new("P", (wide, high), 0)
    canvas.paste(
        rim.point([min(RIM_OPACITY_COLOURS - 1, level * RIM_OPACITY_COLOURS // 256) for level in range(256)])
    )
    canvas.paste(colours.index(BARK), (0, 0), rim.point([0] * 250 + [255] * 6, "1"))
    for inset, below, colour in RIM_STRIPES:
        mask = rounded((wide - 2 * inset, high - 2 * inset), CORNER_RADIUS_PX - inset + 4)
        ink(canvas, deck, mask, (inset, inset), below, colour)
    return canvas


def ink(
    canvas: Image.Image, deck: str, mask: Image.Image, at: tuple[int, int], ground: Colour, colour: Colour
) -> None:
    """Put a colour where a mask is, from its left and top edge on.

    Args:
        mask: 255 where there is ink.
        ground: the present background, for smooth edges.
    """
    image, covered = inked(deck, mask, ground, colour)
    canvas.paste(image, at, covered)


def inked(deck: str, mask: Image.Image, ground: Colour, colour: Colour) -> Inked:
    """Return a mask in a colour on a background, and where it covers that; arguments as of `ink`."""
    return mask.point(felt(deck).ramp(ground, colour)), mask.point(COVERAGE_MASK, "1")


def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a box with round corners, as a mask."""
    (wide, high), corner = size, radius + 1
    if min(size) <= 2 * corner:
        return _box(size, radius)
    # The corners of every box with this radius are equal; a table drawn larger would take 19 MB.
    small, mask = _box((2 * corner, 2 * corner), radius), Image.new("L", size, 255)
    for x, left in ((0, 0), (wide - corner, corner)):
        for y, top in ((0, 0), (high - corner, corner)):
            mask.paste(small.crop((left, top, left + corner, top + corner)), (x, y))
    return mask


@lru_cache(64)
def _box(size: tuple[int, int], radius: int) -> Image.Image:
    """Return a small box with round corners, as a mask; callers must not change it."""
    wide, high = size
    return _fine(
        size,
        lambda pen: pen.rounded_rectangle(
            (0, 0, wide * SUPERSAMPLING - 1, high * SUPERSAMPLING - 1), radius * SUPERSAMPLING, 255
        ),
    )


@lru_cache(16)
def disc(size: int) -> Image.Image:
    """Return a disc, as a mask."""
    return _fine(
        (size, size), lambda pen: pen.ellipse((0, 0, size * SUPERSAMPLING - 1, size * SUPERSAMPLING - 1), 255)
    )


@lru_cache(8)
def star(size: int) -> Image.Image:
    """Return a star of five points, as a mask."""
    half = [(0.5, 0.02), (0.62, 0.37), (0.98, 0.37), (0.69, 0.59), (0.8, 0.95)]
    outline = [*half, (0.5, 0.73), *((1 - x, y) for x, y in reversed(half[1:]))]
    return _fine(
        (size, size),
        lambda pen: pen.polygon([(x * size * SUPERSAMPLING, y * size * SUPERSAMPLING) for x, y in outline], 255),
    )


def _fine(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    image = Image.new("L", (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING))
    draw(ImageDraw.Draw(image))
    return image.resize(size, Image.Resampling.BOX)
