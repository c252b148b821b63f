"""Card images in the palette of their deck, so that combining them is copying bytes."""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from io import BytesIO

from PIL import Image, ImageChops

from bot.render.assets import FACE_SIZE_PX, SuitColours, picture
from bot.rules.panel import CardFace

EDGE_COLOURS = 8
"""The first colours of a palette: the card's edge, more and more opaque; the next one is paper."""
PAPER_INDEX = EDGE_COLOURS
PALE_SHARE = 0.66
INDEX_BOX_PX = (8, 10, 50, 100)
"""The place of letter and sign on a face: left, top, right, bottom."""
BADGE_CORNER_PX = (8, 112)
"""The place of a wild card's named card."""
CACHE_SIZE = 64
"""Faces, 65 kB each."""
CORNER_RADIUS_PX = 20
SOLID_MASK = [0] * EDGE_COLOURS + [255] * (256 - EDGE_COLOURS)
FRINGE_MASK = [0] + [255] * (EDGE_COLOURS - 1) + [0] * (256 - EDGE_COLOURS)

Colour = tuple[int, int, int]


class Background:
    """A colour below a card's edge, and the corners of cards on it.

    Args:
        back: any card that isn't faded: their corners are the same.
        colour: its index.
        edge: the edge's colours on it, more and more opaque.
    """

    def __init__(self, back: Image.Image, colour: int, edge: Sequence[int]) -> None:
        self.same = [255 if index == colour else 0 for index in range(256)]
        seen = back.point([*edge, *range(EDGE_COLOURS, 256)])
        self.corners = {place: seen.crop(box) for place, box in boxes(back).items()}


def boxes(image: Image.Image) -> dict[tuple[int, int], tuple[int, int, int, int]]:
    """Return the corners of a card, by their left and top edge."""
    right, bottom = image.width - CORNER_RADIUS_PX, image.height - CORNER_RADIUS_PX
    return {(x, y): (x, y, x + CORNER_RADIUS_PX, y + CORNER_RADIUS_PX) for x in (0, right) for y in (0, bottom)}


class Palette:
    """The colours of a deck's faces, and further ones in the remaining places."""

    def __init__(self, deck: str) -> None:
        back = _read(CardFace(deck, ""), "en", "four")
        flat = back.getpalette() or []
        self.colours: list[Colour] = list(zip(flat[::3], flat[1::3], flat[2::3], strict=True))
        self.fade = self._table(lambda colour: mix(colour, self.colours[PAPER_INDEX], PALE_SHARE))
        paper = [
            self.nearest(mix(self.colours[PAPER_INDEX], self.colours[0], index / EDGE_COLOURS))
            for index in range(EDGE_COLOURS)
        ]
        self.back = back
        self.blank = back.copy()
        self.blank.paste(
            PAPER_INDEX,
            (
                CORNER_RADIUS_PX // 2,
                CORNER_RADIUS_PX // 2,
                FACE_SIZE_PX[0] - CORNER_RADIUS_PX // 2,
                FACE_SIZE_PX[1] - CORNER_RADIUS_PX // 2,
            ),
        )
        self.solid = back.point(SOLID_MASK, "1")
        self.fringe = {place: back.crop(box).point(FRINGE_MASK, "1") for place, box in boxes(back).items()}
        self.grounds = Background(back, 0, range(EDGE_COLOURS)), Background(back, PAPER_INDEX, paper)

    def nearest(self, colour: Colour) -> int:
        """Return the index of the opaque colour most similar to this one."""
        return min(
            range(EDGE_COLOURS, len(self.colours)),
            key=lambda index: sum((a - b) ** 2 for a, b in zip(self.colours[index], colour, strict=True)),
        )

    def _table(self, change: Callable[[Colour], Colour]) -> list[int]:
        """Return for every index that of its changed colour; the edge has no fringe then."""
        changed = [self.nearest(change(colour)) for colour in self.colours[EDGE_COLOURS:]]
        fringe = [0] * (EDGE_COLOURS // 2) + [self.nearest(change(self.colours[0]))] * (EDGE_COLOURS // 2)
        return [*fringe, *changed, *range(EDGE_COLOURS + len(changed), 256)]


def mix(colour: Colour, other: Colour, share: float) -> Colour:
    """Return a colour with a share of another one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(colour, other, strict=True))
    return red, green, blue


@cache
def palette(deck: str) -> Palette:
    """Return the colours that all images of a deck share; made once."""
    return Palette(deck)


def clear() -> bytes:
    """Return the opacity of the first colours of a palette, for the PNG."""
    return bytes(index * 255 // EDGE_COLOURS for index in range(EDGE_COLOURS))


@lru_cache(CACHE_SIZE)
def prepared(face: CardFace, locale: str, style: SuitColours) -> Image.Image:
    """Return a face in the colours of its deck's palette; callers must not change it.

    Args:
        face: the card; a named wild card has the index of its named card.
    """
    image = _read(face, locale, style)
    if face.as_code:
        named = _read(CardFace(face.deck, face.as_code), locale, style).crop(INDEX_BOX_PX)
        left, top = BADGE_CORNER_PX
        ink = palette(face.deck).nearest(palette(face.deck).colours[0])
        image.paste(ink, (left - 2, top - 2, left + named.width + 2, top + named.height + 2))
        image.paste(named, BADGE_CORNER_PX)
    return image.point(palette(face.deck).fade) if face.faded else image


def lay(
    canvas: Image.Image,
    face: CardFace,
    image: Image.Image,
    place: tuple[int, int],
    grounds: Sequence[Background],
    *,
    sides: Sequence[int] = (0, FACE_SIZE_PX[0] - CORNER_RADIUS_PX),
) -> None:
    """Put a face on an image, with smooth round corners on any background.

    Args:
        grounds: the possible backgrounds.
        sides: the visible corners, by their left edges.
    """
    colours = palette(face.deck)
    if face.faded:
        # The edge of a faded card has no fringe, and is wider by it.
        canvas.paste(image, place, image.point(SOLID_MASK, "1"))
        return
    canvas.paste(image, place, colours.solid)
    for (x, y), fringe in colours.fringe.items():
        if x not in sides:
            continue
        left, top = place[0] + x, place[1] + y
        below = canvas.crop((left, top, left + CORNER_RADIUS_PX, top + CORNER_RADIUS_PX))
        for ground in grounds:
            mask = ImageChops.logical_and(fringe, below.point(ground.same, "1"))
            canvas.paste(ground.corners[x, y], (left, top), mask)


def fan(
    canvas: Image.Image,
    cards: Sequence[tuple[CardFace, Image.Image]],
    place: tuple[int, int],
    step: int,
    grounds: Sequence[Background],
) -> None:
    """Put overlapping cards on an image, from left to right.

    The left corners of a card on the card before it are always the same, so they are cached.
    """
    left, top = place
    last = len(cards) - 1
    for number, (face, image) in enumerate(cards):
        sides = [0] if number == 0 else []
        if number == last:
            sides.append(FACE_SIZE_PX[0] - CORNER_RADIUS_PX)
        lay(canvas, face, image, (left, top), grounds, sides=sides)
        if number and not face.faded:
            for y, corner in overlaps(face.deck, step).items():
                canvas.paste(corner, (left, top + y), palette(face.deck).fringe[0, y])
        left += step


@cache
def overlaps(deck: str, step: int) -> dict[int, Image.Image]:
    """Return the left corners of a card on the card before it, by their upper edges."""
    colours, back = palette(deck), CardFace(deck, "")
    canvas = Image.new("P", (FACE_SIZE_PX[0] + step, FACE_SIZE_PX[1]), 0)
    for left in (0, step):
        lay(canvas, back, colours.blank, (left, 0), colours.grounds)
    return {
        y: canvas.crop((step, y, step + CORNER_RADIUS_PX, y + CORNER_RADIUS_PX))
        for y in (0, FACE_SIZE_PX[1] - CORNER_RADIUS_PX)
    }


def _read(face: CardFace, locale: str, style: SuitColours) -> Image.Image:
    with Image.open(BytesIO(picture("faces", face.deck, face.code, locale, style))) as image:
        image.load()
        return image
