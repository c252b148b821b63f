"""Draws boxes, text, and lines with suit signs on an image of a table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import ceil

from PIL import Image

from bot.render.bitmap_font import baseline, lettering, text_width
from bot.render.palette_cards import Colour
from bot.render.table.card_sprites import sign, sign_width
from bot.render.table.geometry import Box, Spot
from bot.render.table.model import SUIT_SIGNS
from bot.render.table.theme import CLOTH, CREAM, INK, Inked, disc, felt, ink, inked, rounded
from bot.rules.frozen import frozen

CODES = "shdc"
DESCENT_SHARE = 0.25
"""How far letters extend below their line, in heights of a capital."""
SECOND_LINE_STEP_PX = 2
"""How much smaller than the first text of a paper the others are at least."""


@frozen
class PaperStyle:
    """The look of a paper with text, in pixels.

    Args:
        caps: heights of capitals: of the first text, and of the others.
        least: the smallest height of the first text's capitals.
        apart: the distance of lines.
        margin: to the left and right of the text together, and above and below it together.
        above: the margin above the text.
        radius: of the corners.
    """

    caps: Spot
    least: int
    apart: int
    margin: Spot
    above: int
    radius: int


@frozen
class Paper:
    """A paper with text at its place; `lines`: its lines, with the heights of their capitals."""

    box: Box
    lines: tuple[tuple[str, int], ...]
    apart: int
    style: PaperStyle

    @property
    def size(self) -> Spot:
        """The width and the height."""
        left, top, right, bottom = self.box
        return right - left, bottom - top

    def at(self, left: int, top: int) -> "Paper":
        """Return the paper at another place."""
        return replace(self, box=(left, top, left + self.size[0], top + self.size[1]))


# The same few texts, boxes and discs are in image after image.


def line(deck: str, text: str, cap: int, limit: int, ground: Colour, colour: Colour) -> Inked:
    """Return a line of text rendered on a background."""
    return inked(deck, lettering(text, cap, limit), ground, colour)


@lru_cache(64)
def box(deck: str, size: Spot, radius: int, ground: Colour, colour: Colour) -> Inked:
    """Return a small box with round corners rendered on a background."""
    return inked(deck, rounded(size, radius), ground, colour)


@lru_cache(64)
def corners(deck: str, radius: int, ground: Colour, colour: Colour) -> tuple[Inked, ...]:
    """Return the corners of all larger boxes with this radius: on the left from the top, then on the right."""
    corner = radius + 1
    image, covered = inked(deck, rounded((2 * corner, 2 * corner), radius), ground, colour)
    parts = [(x, y, x + corner, y + corner) for x in (0, corner) for y in (0, corner)]
    return tuple((image.crop(part), covered.crop(part)) for part in parts)


@lru_cache(256)
def token(deck: str, size: int, ground: Colour, colour: Colour, text: str, cap: int, letters: Colour) -> Inked:
    """Return a disc with a number or a letter rendered on a background."""
    image, covered = inked(deck, disc(size), ground, colour)
    mask = lettering(text, cap)
    ink(image, deck, mask, ((size - mask.width) // 2, (size + cap) // 2 - baseline(cap)), colour, letters)
    return image, covered


def pieces(text: str) -> list[str]:
    """Return a line in pieces: signs of suits, and text between them."""
    found = [""]
    for char in text:
        if char in SUIT_SIGNS:
            found += [char, ""]
        else:
            found[-1] += char
    found[-1] = found[-1].rstrip()
    return [piece for piece in found if piece]


def parts(deck: str, text: str, cap: int) -> list[Image.Image]:
    """Return a line as masks of letters and pictures of suits."""
    return [
        sign(CODES[SUIT_SIGNS.index(piece)], cap + 3, deck) if piece in SUIT_SIGNS else lettering(piece, cap)
        for piece in pieces(text)
    ]


def width(text: str, cap: int) -> int:
    """Return how wide a line with suits in it is."""
    if not any(suit in text for suit in SUIT_SIGNS):
        return text_width(text, cap)
    return sum(
        sign_width(CODES[SUIT_SIGNS.index(piece)], cap + 3) if piece in SUIT_SIGNS else text_width(piece, cap)
        for piece in pieces(text)
    )


@lru_cache(128)
def written(texts: tuple[str, ...], style: PaperStyle, room: Spot) -> Paper:
    """Return a paper from the left and top edge on, with letters as large as its room allows.

    A word that doesn't fit in a line is cut if it is not in the first text, or if the letters would be too small.

    Args:
        room: the greatest width and height of the paper.
    """
    limit, high = room[0] - style.margin[0], room[1] - style.margin[1]
    lines: list[tuple[str, int]] = []
    apart = 0
    for first in range(style.caps[0], style.least - 1, -1):
        rest = min(style.caps[1], max(style.least, first - SECOND_LINE_STEP_PX))
        lines = [
            (each, rest if number else first)
            for number, text in enumerate(texts)
            for each in even(text, rest if number else first, limit)
        ]
        apart = min(style.apart, (high - sum(cap for _, cap in lines)) // len(lines))
        wide = max(width(each, cap) for each, cap in lines if cap == first)
        if wide <= limit and apart >= ceil(first * DESCENT_SHARE):
            break
    else:
        apart = ceil(style.least * DESCENT_SHARE)
        lines = lines[: max(1, high // (style.least + apart))]
    cut = tuple((_cut(each, cap, limit), cap) for each, cap in lines)
    box = (
        max(width(each, cap) for each, cap in cut) + style.margin[0],
        sum(cap + apart for _, cap in cut) + style.margin[1],
    )
    return Paper((0, 0, *box), cut, apart, style)


def _cut(text: str, cap: int, limit: int) -> str:
    """Return a line, with an ellipsis at its end if it is too wide."""
    if width(text, cap) <= limit:
        return text
    while text and width(f"{text}…", cap) > limit:
        text = text[:-1]
    return f"{text}…"


@lru_cache(256)
def even(text: str, cap: int, limit: int) -> tuple[str, ...]:
    """Return a text in as few lines as fit, balanced so that no word is alone in the last."""
    lines = broken(text, cap, limit)
    while len(lines) > 1:
        narrower = broken(text, cap, max(width(line, cap) for line in lines) - 1)
        if narrower == lines or len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def broken(text: str, cap: int, limit: int) -> tuple[str, ...]:
    """Return a text in lines, each as full as possible."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, cap) > limit:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


class TableCanvas:
    """Draws in the colours of one deck's table."""

    def __init__(self, canvas: Image.Image, deck: str) -> None:
        self.canvas = canvas
        self._deck = deck

    def ink(self, mask: Image.Image, at: Spot, ground: Colour, colour: Colour) -> None:
        """Put a colour where a mask is."""
        ink(self.canvas, self._deck, mask, at, ground, colour)

    def box(self, edges: Box, ground: Colour, colour: Colour, radius: int) -> None:
        """Fill a box with round corners."""
        left, top, right, bottom = edges
        corner = radius + 1
        if min(right - left, bottom - top) <= 2 * corner:
            self._put(box(self._deck, (right - left, bottom - top), radius, ground, colour), (left, top))
            return
        fill = felt(self._deck).ramp(ground, colour)[255]
        self.canvas.paste(fill, (left + corner, top, right - corner, bottom))
        self.canvas.paste(fill, (left, top + corner, left + corner, bottom - corner))
        self.canvas.paste(fill, (right - corner, top + corner, right, bottom - corner))
        places = ((x, y) for x in (left, right - corner) for y in (top, bottom - corner))
        for what, place in zip(corners(self._deck, radius, ground, colour), places, strict=True):
            self._put(what, place)

    def disc(self, size: int, at: Spot, ground: Colour, colour: Colour, text: str, cap: int, letters: Colour) -> None:
        """Draw a disc with a number or a letter on it."""
        self._put(token(self._deck, size, ground, colour, text, cap, letters), at)

    def left(self, text: str, x: int, base: int, cap: int, ground: Colour, colour: Colour, limit: int = 0) -> int:
        """Write from a point on; return the right end."""
        written = line(self._deck, text, cap, limit, ground, colour)
        self._put(written, (x, base - baseline(cap)))
        return x + written[0].width

    def right(self, text: str, x: int, base: int, cap: int, ground: Colour, colour: Colour, limit: int = 0) -> int:
        """Write up to a point; return the left end."""
        written = line(self._deck, text, cap, limit, ground, colour)
        x -= written[0].width
        self._put(written, (x, base - baseline(cap)))
        return x

    def paper(self, text: str, x: int, base: int, cap: int) -> None:
        """Write on paper around a point, suits in their colours."""
        x -= self.width(text, cap) // 2
        for part in parts(self._deck, text, cap):
            if part.mode == "L":
                self.ink(part, (x, base - baseline(cap)), CREAM, INK)
            else:
                self.canvas.paste(part, (x, base - part.height + 1))
            x += part.width

    def width(self, text: str, cap: int) -> int:
        """Return how wide a line with suits in it is."""
        return width(text, cap)

    def written(self, texts: Sequence[str], style: PaperStyle, room: Spot) -> Paper:
        """Return a paper no larger than its room, from the left and top edge on."""
        return written(tuple(texts), style, room)

    def sheet(self, paper: Paper) -> None:
        """Draw a paper with its lines."""
        left, top, right, _ = paper.box
        self.box(paper.box, CLOTH, CREAM, paper.style.radius)
        base = top + paper.style.above
        for line, cap in paper.lines:
            base += cap + paper.apart
            self.paper(line, (left + right) // 2, base - 2, cap)

    def _put(self, what: Inked, at: Spot) -> None:
        self.canvas.paste(what[0], at, what[1])
