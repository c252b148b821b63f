"""Charts: values over time, and bars side by side. Pure functions from data to PNG, readable on a phone.

An image can't adapt to a light or dark Discord. So a chart is chalk on a slate in a wooden frame, as the score sheet
is, with good contrast on both.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageDraw

from bot.render.bitmap_font import baseline, grouped, lettering
from bot.render.palette_cards import Colour, mix
from bot.render.slate_image import CHALK, FRAME_PX, SLATE, SUPERSAMPLING, fine, framed

LINE_COLOURS: tuple[Colour, ...] = (
    (86, 180, 233),
    (230, 159, 0),
    (62, 198, 150),
    (226, 140, 190),
    (240, 228, 66),
    (255, 120, 70),
    (178, 160, 255),
)
"""Colours that are distinguishable without seeing red or green; every line also has its own mark."""
CHART_WIDTH_PX = 760
"""Twice the width of a message on a phone, where everything is half as large."""
CHART_HEIGHT_PX = 470
EDGE_PX = FRAME_PX + 20
CAP_HEIGHT_PX, SMALL_CAP_HEIGHT_PX = 20, 19
ROW_HEIGHT_PX, BAR_HEIGHT_PX, DOT_RADIUS_PX = 50, 30, 6
NAME_COLUMN_PX, LINE_NAME_PX = 256, 170
"""The widths of the column of names next to bars, and of a name at the end of a line."""
MAX_MARKED_POINTS = 24
"""Lines of more points have marks at their ends only."""
MAX_COLOURS = 64


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar.

    Args:
        value: its length, below zero to the left.
        pale: whether it is less reliable than the others.
    """

    name: str
    value: int
    text: str
    pale: bool = False


def bars(rows: tuple[Bar, ...], *, base: int = 0) -> bytes:
    """Return the PNG of bars side by side, in the order given.

    Args:
        rows: at least one.
        base: the value of no length.
    """
    values = [row.value - base for row in rows]
    texts = [lettering(row.text.replace("-", "−"), CAP_HEIGHT_PX) for row in rows]
    low, high = min(0, *values), max(0, *values)
    left = EDGE_PX + NAME_COLUMN_PX + 16
    room = max(ROW_HEIGHT_PX, CHART_WIDTH_PX - left - EDGE_PX - max(text.width for text in texts) - 12)
    height = 2 * EDGE_PX + ROW_HEIGHT_PX * len(rows)
    image = Image.new("RGB", (CHART_WIDTH_PX * SUPERSAMPLING, height * SUPERSAMPLING), SLATE)
    pen = ImageDraw.Draw(image)

    def across(value: int) -> float:
        return left + room * (value - low) / max(1, high - low)

    for number, (row, value) in enumerate(zip(rows, values, strict=True)):
        top = EDGE_PX + ROW_HEIGHT_PX * number + (ROW_HEIGHT_PX - BAR_HEIGHT_PX) // 2
        start, end = sorted((across(0), across(value)))
        box = fine(start, top, max(end, start + 3), top + BAR_HEIGHT_PX)
        colour = LINE_COLOURS[0] if value > 0 else LINE_COLOURS[1]
        if value:
            pen.rounded_rectangle(box, 5 * SUPERSAMPLING, fill=mix(colour, SLATE, 0.5) if row.pale else colour)
    zero, shade = across(0), mix(SLATE, CHALK, 0.55)
    pen.line(fine(zero, EDGE_PX, zero, height - EDGE_PX), fill=shade, width=2 * SUPERSAMPLING)
    for number, value in enumerate(values):
        if not value:
            # A value of nothing is a point on the line, not a short bar.
            r, y = DOT_RADIUS_PX, EDGE_PX + ROW_HEIGHT_PX * number + ROW_HEIGHT_PX / 2
            pen.ellipse(fine(zero - r, y - r, zero + r, y + r), fill=CHALK)
    image = image.resize((CHART_WIDTH_PX, height), Image.Resampling.LANCZOS)
    for number, (row, value, text) in enumerate(zip(rows, values, texts, strict=True)):
        line = EDGE_PX + ROW_HEIGHT_PX * number + (ROW_HEIGHT_PX + CAP_HEIGHT_PX) // 2
        spot = EDGE_PX + NAME_COLUMN_PX, line
        word(image, row.name, spot, CHALK, cap=CAP_HEIGHT_PX, right=True, limit=NAME_COLUMN_PX)
        image.paste(CHALK, (round(max(across(value), across(0))) + 12, line - baseline(CAP_HEIGHT_PX)), text)
    return written(image)


def chart(
    lines: tuple[tuple[str, tuple[int, ...]], ...],
    *,
    below: str = "",
    base: int = 0,
    between: str = "",
    least: int = 1000,
) -> bytes:
    """Return the PNG of values over time, a line per player, with the name at its end.

    Args:
        lines: name and values, the first before the first deal; at most seven.
        base: the value that is always on the axis.
        least: the smallest number with such a separator.
    """
    low, high = _bounds([value for _, values in lines for value in values], base)
    last = max(1, *(len(values) - 1 for _, values in lines))
    said = {number: _number(values[-1], between, least) for number, (_, values) in enumerate(lines)}
    widest = max(
        lettering(name, SMALL_CAP_HEIGHT_PX, LINE_NAME_PX).width + 12 + said[n].width
        for n, (name, _) in enumerate(lines)
    )
    numbers = max(_number(value, between, least).width for value in (low, high))
    right, bottom = CHART_WIDTH_PX - widest - EDGE_PX - 22, CHART_HEIGHT_PX - EDGE_PX - (84 if below else 44)
    left, top = EDGE_PX + numbers + 18, EDGE_PX + 14

    def spot(number: int, value: float) -> tuple[float, float]:
        return left + (right - left) * number / last, bottom - (bottom - top) * (value - low) / (high - low)

    image = Image.new("RGB", (CHART_WIDTH_PX * SUPERSAMPLING, CHART_HEIGHT_PX * SUPERSAMPLING), SLATE)
    pen = ImageDraw.Draw(image)
    grid = [(value, spot(0, value)[1]) for value in range(low, high + 1, _step(high - low))]
    for value, y in grid:
        shade = mix(SLATE, CHALK, 0.55 if value == base else 0.16)
        pen.line(fine(left, y, right, y), fill=shade, width=SUPERSAMPLING * (2 if value == base else 1))
    for number, (_, values) in reversed(list(enumerate(lines))):
        points = [fine(*spot(place, value)) for place, value in enumerate(values)]
        colour = LINE_COLOURS[number % len(LINE_COLOURS)]
        pen.line(points, fill=colour, width=5 * SUPERSAMPLING, joint="curve")
        for x, y in points if len(points) <= MAX_MARKED_POINTS else (points[0], points[-1]):
            _mark(pen, number, x, y, 8 * SUPERSAMPLING, colour)
    image = image.resize((CHART_WIDTH_PX, CHART_HEIGHT_PX), Image.Resampling.LANCZOS)
    for value, y in grid:
        place = left - 18, round(y) + SMALL_CAP_HEIGHT_PX // 2
        word(image, grouped(value, between, least), place, CHALK, right=True)
    for place in range(0, last + 1, _step(last)):
        word(image, str(place), (round(spot(place, 0)[0]), bottom + 34), CHALK)
    if below:
        word(image, below, ((left + right) // 2, CHART_HEIGHT_PX - EDGE_PX - 6), CHALK)
    ends = [(number, name, spot(len(values) - 1, values[-1])[1]) for number, (name, values) in enumerate(lines)]
    for number, name, y in _apart(ends):
        colour = LINE_COLOURS[number % len(LINE_COLOURS)]
        foot = round(y) + SMALL_CAP_HEIGHT_PX // 2
        image.paste(colour, (right + 22, foot - baseline(SMALL_CAP_HEIGHT_PX)), said[number])
        word(image, name, (right + 34 + said[number].width, foot), colour, limit=LINE_NAME_PX)
    return written(image)


def _number(value: int, between: str, least: int) -> Image.Image:
    return lettering(grouped(value, between, least), SMALL_CAP_HEIGHT_PX)


def _bounds(values: Iterable[int], base: int) -> tuple[int, int]:
    """Return the lowest and highest value on the axis: whole steps, with the base."""
    found = [base, *values]
    step = _step(max(found) - min(found))
    low = min(found) // step * step
    return low, max(-(-max(found) // step) * step, low + step)


def _step(span: int) -> int:
    """Return a round number of which at most six fit into a span."""
    power = 1
    while True:
        for step in (power, 2 * power, 5 * power):
            if span <= 6 * step:
                return step
        power *= 10


def _apart(ends: list[tuple[int, str, float]]) -> list[tuple[int, str, float]]:
    """Return names moved apart vertically as far as needed, so that none covers another."""
    placed: list[tuple[int, str, float]] = []
    for number, name, y in sorted(ends, key=lambda end: end[2]):
        placed.append((number, name, max(y, placed[-1][2] + 34) if placed else y))
    over = max(0.0, placed[-1][2] - (CHART_HEIGHT_PX - EDGE_PX - 16)) if placed else 0.0
    return [(number, name, y - over) for number, name, y in placed]


def _mark(pen: ImageDraw.ImageDraw, number: int, x: float, y: float, r: float, colour: Colour) -> None:
    match number % 6:
        case 0:
            pen.ellipse((x - r, y - r, x + r, y + r), fill=colour)
        case 1:
            pen.rectangle((x - r * 0.9, y - r * 0.9, x + r * 0.9, y + r * 0.9), fill=colour)
        case 2:
            pen.polygon([(x, y - r * 1.2), (x + r * 1.2, y + r), (x - r * 1.2, y + r)], fill=colour)
        case 3:
            pen.polygon([(x, y - r * 1.3), (x + r * 1.3, y), (x, y + r * 1.3), (x - r * 1.3, y)], fill=colour)
        case 4:
            pen.polygon([(x, y + r * 1.2), (x + r * 1.2, y - r), (x - r * 1.2, y - r)], fill=colour)
        case _:
            pen.rectangle((x - r * 0.5, y - r * 1.3, x + r * 0.5, y + r * 1.3), fill=colour)


def word(
    image: Image.Image,
    text: str,
    place: tuple[int, int],
    colour: Colour,
    *,
    cap: int = SMALL_CAP_HEIGHT_PX,
    right: bool = False,
    limit: int = 0,
) -> None:
    """Write up to a point (`right`), from it on with a limited width (`limit`), or around it."""
    mask = lettering(text, cap, limit)
    x = place[0] - mask.width if right else place[0] if limit else place[0] - mask.width // 2
    image.paste(colour, (x, place[1] - baseline(cap)), mask)


def written(image: Image.Image) -> bytes:
    """Return the PNG in a palette: a quarter of the bytes of full colour."""
    out = BytesIO()
    framed(image)
    image.quantize(MAX_COLOURS, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()
