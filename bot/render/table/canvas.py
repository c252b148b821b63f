"""Draws boxes, text, and lines with suit signs on an image of a table."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.render.bitmap_font import baseline, lettering
from bot.render.palette_cards import Colour
from bot.render.table.card_sprites import sign
from bot.render.table.geometry import Box, Spot
from bot.render.table.model import SUIT_SIGNS
from bot.render.table.theme import CLOTH, CREAM, INK, Inked, disc, ink, inked, rounded

CODES = "shdc"


# The same few texts, boxes and discs are in image after image.


@lru_cache(256)
def line(deck: str, text: str, cap: int, limit: int, ground: Colour, colour: Colour) -> Inked:
    """Return a line of text rendered on a background."""
    return inked(deck, lettering(text, cap, limit), ground, colour)


@lru_cache(64)
def box(deck: str, size: Spot, radius: int, ground: Colour, colour: Colour) -> Inked:
    """Return a box with round corners rendered on a background."""
    return inked(deck, rounded(size, radius), ground, colour)


@lru_cache(256)
def token(deck: str, size: int, ground: Colour, colour: Colour, text: str, cap: int, letters: Colour) -> Inked:
    """Return a disc with a number or a letter rendered on a background."""
    image, covered = inked(deck, disc(size), ground, colour)
    mask = lettering(text, cap)
    ink(image, deck, mask, ((size - mask.width) // 2, (size + cap) // 2 - baseline(cap)), colour, letters)
    return image, covered


def parts(deck: str, text: str, cap: int) -> list[Image.Image]:
    """Return a line as masks of letters and pictures of suits."""
    found: list[Image.Image] = []
    plain = ""
    for char in f"{text} ":
        if char in SUIT_SIGNS:
            found += [lettering(plain, cap)] * bool(plain)
            found.append(sign(CODES[SUIT_SIGNS.index(char)], cap + 3, deck))
            plain = ""
        else:
            plain += char
    return [*found, lettering(plain.rstrip(), cap)] if plain.strip() else found


def width(deck: str, text: str, cap: int) -> int:
    """Return how wide a line with suits in it is."""
    return sum(part.width for part in parts(deck, text, cap))


@lru_cache(256)
def even(deck: str, text: str, cap: int, limit: int) -> tuple[str, ...]:
    """Return a text in as few lines as fit, balanced so that no word is alone in the last."""
    lines = broken(deck, text, cap, limit)
    while len(lines) > 1:
        narrower = broken(deck, text, cap, max(width(deck, line, cap) for line in lines) - 1)
        if narrower == lines or len(narrower) > len(lines):
            break
        lines = narrower
    return lines


def broken(deck: str, text: str, cap: int, limit: int) -> tuple[str, ...]:
    """Return a text in lines, each as full as possible."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(deck, longer, cap) > limit:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(lines)


class TableCanvas:
    """Draws in the colours of one deck's table.

    Args:
        deck: "german" or "french".
    """

    def __init__(self, canvas: Image.Image, deck: str) -> None:
        self.canvas = canvas
        self._deck = deck

    def ink(self, mask: Image.Image, at: Spot, ground: Colour, colour: Colour) -> None:
        """Put a colour where a mask is."""
        ink(self.canvas, self._deck, mask, at, ground, colour)

    def box(self, edges: Box, ground: Colour, colour: Colour, radius: int) -> None:
        """Fill a box with round corners."""
        left, top, right, bottom = edges
        self._put(box(self._deck, (right - left, bottom - top), radius, ground, colour), (left, top))

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
        return width(self._deck, text, cap)

    def lines(self, text: str, cap: int, limit: int) -> Sequence[str]:
        """Return a text in lines no wider than this, as far as its words allow, and balanced."""
        return even(self._deck, text, cap, limit)

    def sheet_lines(self, texts: Sequence[str], first: int, rest: int, limit: int) -> list[tuple[str, int]]:
        """Return the lines of a sheet of paper with their heights: of its first text, and of the others."""
        return [
            (line, cap)
            for number, text in enumerate(texts)
            for cap in [rest if number else first]
            for line in self.lines(text, cap, limit)
        ]

    def sheet(self, lines: Sequence[tuple[str, int]], at: Box, apart: int, above: int, radius: int) -> None:
        """Draw a sheet of paper with lines on it, so far apart and so far below its upper edge."""
        self.box(at, CLOTH, CREAM, radius)
        base = at[1] + above
        for line, cap in lines:
            base += cap + apart
            self.paper(line, (at[0] + at[2]) // 2, base - 2, cap)

    def _put(self, what: Inked, at: Spot) -> None:
        self.canvas.paste(what[0], at, what[1])
