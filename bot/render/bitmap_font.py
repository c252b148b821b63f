"""Writes text into images from one image of all letters: no font is needed, and every machine renders the same."""

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image, ImageDraw

from bot.render import assets
from bot.render.assets import ASCENT_PX, CAP_HEIGHT_PX, DESCENT_PX, SIDE_BEARING_PX
from bot.render.computer_names import MARK

MISSING_LETTER = "·"
ROBOT_SIZE_PX = CAP_HEIGHT_PX + 6
SUPERSAMPLING = 4
"""The factor by which the sign is drawn larger before it is scaled down."""


@cache
def letters() -> tuple[Image.Image, dict[str, tuple[int, int, int]]]:
    """Return the image of all letters, and by character its place and advance width."""
    folder = files(assets)
    places: dict[str, tuple[int, int, int]] = json.loads(folder.joinpath("letters.json").read_text(encoding="utf-8"))
    with Image.open(BytesIO(folder.joinpath("letters.png").read_bytes())) as image:
        return image.convert("L"), places


@lru_cache(384)
def lettering(text: str, cap: int, limit: int = 0) -> Image.Image:
    """Return a line of text as a mask: 255 where there is ink. Its baseline is at `baseline(cap)`.

    Args:
        text: letters without an image are written in their plain form, or as dots.
        cap: height of a capital, in pixels, at most 30.
        limit: the greatest width; longer text ends with an ellipsis. 0: no limit.
    """
    image, places = letters()
    known = [char for wanted in text for char in _written(wanted, places)]
    most_here = limit * CAP_HEIGHT_PX / cap if limit else 0
    if most_here and _width(known, places) > most_here:
        while known and _width([*known, "…"], places) > most_here:
            known.pop()
        known.append("…")
    line = Image.new("L", (_width(known, places), ASCENT_PX + DESCENT_PX))
    x = 0
    for char in known:
        advance = _advance(char, places)
        cell = _robot() if char == MARK else _cell(image, places[char])
        # Letters may extend into their neighbours' space.
        line.paste(255, (x, 0), cell)
        x += advance
    size = max(1, round(line.width * cap / CAP_HEIGHT_PX)), round(line.height * cap / CAP_HEIGHT_PX)
    return line.resize(size, Image.Resampling.LANCZOS)


def text_width(text: str, cap: int) -> int:
    """Return the width of `lettering`, without its image."""
    return max(1, round(_full_width(text) * cap / CAP_HEIGHT_PX))


@lru_cache(512)
def _full_width(text: str) -> int:
    _, places = letters()
    return _width([char for wanted in text for char in _written(wanted, places)], places)


def letter(char: str) -> str:
    """Return the drawn form of a character: itself or its plain form; "" if neither has an image."""
    _, places = letters()
    if char in places:
        return char if char.isprintable() else ""
    parts = unicodedata.normalize("NFKD", char)
    plain = "".join(part for part in parts if part in places)
    return plain if all(part in places or unicodedata.combining(part) for part in parts) else ""


def grouped(number: int, between: str, least: int = 1000) -> str:
    """Return a number as text for images: with a true minus, and with a separator between its thousands.

    Args:
        least: the smallest number, without its sign, that has a separator: 10000 in Spanish and Polish.
    """
    text = f"{number:,}".replace(",", between if abs(number) >= least else "")
    return text.replace("-", "\N{MINUS SIGN}")


def baseline(cap: int) -> int:
    """Return the distance from the top of a line to its baseline, in pixels."""
    return round(ASCENT_PX * cap / CAP_HEIGHT_PX)


def _width(known: list[str], places: dict[str, tuple[int, int, int]]) -> int:
    return sum(_advance(char, places) for char in known) + 2 * SIDE_BEARING_PX


def _advance(char: str, places: dict[str, tuple[int, int, int]]) -> int:
    return ROBOT_SIZE_PX + SIDE_BEARING_PX if char == MARK else places[char][2]


def _cell(image: Image.Image, place: tuple[int, int, int]) -> Image.Image:
    left, top, advance = place
    return image.crop((left, top, left + advance + 2 * SIDE_BEARING_PX, top + ASCENT_PX + DESCENT_PX))


@lru_cache(8)
def robot(size: int) -> Image.Image:
    """Return the sign of a computer player, a robot's head, as a mask: images have no emojis."""
    image = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING))
    pen, part = ImageDraw.Draw(image), size * SUPERSAMPLING / 16
    pen.line((8 * part, 0, 8 * part, 4 * part), 255, round(1.6 * part))
    pen.rounded_rectangle((part, 4 * part, 15 * part, 15 * part), 3 * part, 255)
    for x in (5, 11):
        pen.ellipse(((x - 1.7) * part, 7 * part, (x + 1.7) * part, 10.4 * part), 0)
    pen.line((5 * part, 12.6 * part, 11 * part, 12.6 * part), 0, round(1.3 * part))
    return image.resize((size, size), Image.Resampling.BOX)


@cache
def _robot() -> Image.Image:
    """Return the sign of a computer player as a letter."""
    cell = Image.new("L", (ROBOT_SIZE_PX + 2 * SIDE_BEARING_PX, ASCENT_PX + DESCENT_PX))
    cell.paste(robot(ROBOT_SIZE_PX), (SIDE_BEARING_PX, ASCENT_PX - ROBOT_SIZE_PX + 2))
    return cell


def _written(char: str, places: dict[str, tuple[int, int, int]]) -> str:
    if char in places or char == MARK:
        return char
    plain = "".join(part for part in unicodedata.normalize("NFKD", char) if part in places)
    return plain or ("" if unicodedata.combining(char) or unicodedata.category(char) == "Cf" else MISSING_LETTER)
