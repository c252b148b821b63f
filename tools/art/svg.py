"""SVG written by hand: paths, pairs of mirrored halves, words as outlines."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

LINE = "#2b2118"
PAPER = "#fffdf8"
GOLD = ("#edbb3c", "#cf9420")
CREAM = ("#fdf7ea", "#ece0c8")
SKIN = ("#f6d7b5", "#e8bd94")
STEEL = ("#e3e8ec", "#b9c3cb")

Tone = tuple[str, str]
"""The colour in the light (left) and in the shade (right)."""


def path(d: str, fill: str = "none", *, line: str = LINE, width: float = 2.0, more: str = "") -> str:
    """Return a path; `width` 0 leaves the line out."""
    stroke = (
        f' stroke="{line}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if width else ""
    )
    return f'<path d="{d}" fill="{fill}"{stroke}{" " + more if more else ""}/>'


def dot(x: float, y: float, r: float, fill: str, *, line: str = LINE, width: float = 0) -> str:
    """Return a filled circle, with no line around it unless it has a width."""
    stroke = f' stroke="{line}" stroke-width="{width}"' if width else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{stroke}/>'


def at(x: float, y: float, what: str, *, scale: float = 1.0, turn: float = 0.0) -> str:
    """Return `what` moved, turned (degrees) and scaled."""
    turned = f" rotate({turn:g})" if turn else ""
    scaled = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{scaled}">{what}</g>'


def mirror(what: str) -> str:
    """Return `what` seen in a mirror at x = 0."""
    return f'<g transform="scale(-1 1)">{what}</g>'


def pair(d: str, tone: Tone, *, line: str = LINE, width: float = 2.0) -> str:
    """Return a left half and its mirror image, lit from the left.

    The path begins and ends at the middle and is left open there, so that the outline is one. A hair of the fill's
    own colour around both halves closes the seam between them.
    """
    left = path(d, tone[0], line=tone[0], width=0.9)
    right = mirror(path(d, tone[1], line=tone[1], width=0.9))
    edge = path(d, line=line, width=width) if width else ""
    return right + left + edge + (mirror(edge) if width else "")


def strokes(d: str, line: str = LINE, width: float = 1.6) -> str:
    """Return thin lines and their mirror image."""
    return path(d, line=line, width=width) + mirror(path(d, line=line, width=width))


def document(width: int, height: int, what: str) -> str:
    """Return a whole SVG file."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{what}</svg>\n'


@dataclass(frozen=True, slots=True)
class Outlines:
    """Letters as outlines, so that no font is needed to draw them.

    Args:
        em: units an em.
        cap: height of a capital letter, in units.
        advance: by character, how far the next one stands.
        shape: by character, its SVG path; y points up.
    """

    em: int
    cap: int
    advance: dict[str, int]
    shape: dict[str, str]


@cache
def outlines() -> Outlines:
    """Return the letters beside this file."""
    return Outlines(**json.loads(Path(__file__).with_name("outlines.json").read_text(encoding="utf-8")))


def word(
    text: str, x: float, base: float, cap: float, fill: str, *, most: float = 0, track: float = 0, more: str = ""
) -> str:
    """Return text as outlines, centred on `x`.

    Args:
        base: the baseline.
        most: squeezed to this width, 0 for as wide as it is.
        track: room between letters, in units of the font.
    """
    font = outlines()
    high = cap / font.cap
    pen, parts = 0.0, list[str]()
    for char in text:
        parts.append(f'<path transform="translate({pen:g})" d="{font.shape[char]}"/>')
        pen += font.advance[char] + track
    pen -= track
    wide = min(high, most / pen) if most else high
    place = f"translate({x - pen * wide / 2:.2f} {base:g}) scale({wide:.5f} {-high:.5f})"
    return f'<g transform="{place}" fill="{fill}"{" " + more if more else ""}>{"".join(parts)}</g>'
