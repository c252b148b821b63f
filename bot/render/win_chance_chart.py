"""The course of a game as the coach sees it: the chance to win before each decision, and what decisions have cost."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.render.charts import EDGE, FINE, LINES, SMALL, WIDTH, word, written
from bot.render.palette_cards import Colour, mix
from bot.render.slate_image import CHALK, SLATE

HEIGHT = 340
LEFT, RIGHT, TOP = EDGE + 56, WIDTH - EDGE - 12, EDGE + 30
QUARTERS = (0, 25, 50, 75, 100)
DROP = 8
"""So wide is the stroke of what a decision has cost."""
BADGE = 15
"""Half as wide as the mark of one of the dearest moments."""
APART = 34
"""So far apart are the numbers of two deals at least."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision.

    Args:
        chance: to win before it, in hundredths.
        cost: what it has cost of that beyond doubt.
        deal: of the game, from 1.
        rank: 1 for the dearest of all, 2 for the next; 0: none of those.
    """

    chance: int
    cost: int = 0
    deal: int = 1
    rank: int = 0


@dataclass(frozen=True, slots=True)
class _PlotArea:
    """Where on the slate something lies, in points of the finished picture.

    Args:
        count: how many decisions there are.
        bottom: where a chance of nothing is.
    """

    count: int
    bottom: int

    def across(self, number: float) -> float:
        """Return where a decision is, from left to right."""
        return LEFT + (RIGHT - LEFT) * (number + 0.5) / self.count

    def down(self, chance: float) -> float:
        """Return where a chance is, from top to bottom."""
        return self.bottom - (self.bottom - TOP) * chance / 100

    def badge(self, spot: Spot) -> float:
        """Return where the middle of a dear moment's mark is."""
        return max(self.down(spot.chance) - BADGE - 4, EDGE + BADGE)


def course(spots: tuple[Spot, ...], *, unit: str = "", below: str = "") -> bytes:
    """Return the PNG of a game's course: a line of chances, a stroke down for what a decision has cost.

    Args:
        spots: at least one, in order.
        unit: what stands above the axis of chances ("%").
        below: what stands below the axis of deals ("Deal").
    """
    field = _PlotArea(len(spots), HEIGHT - EDGE - (70 if below else 40))
    image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), SLATE)
    pen = ImageDraw.Draw(image)
    _grid(pen, field, spots)
    _strokes(pen, field, spots)
    image = image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    for chance in QUARTERS:
        word(image, str(chance), (LEFT - 14, round(field.down(chance)) + SMALL // 2), CHALK, cap=SMALL, right=True)
    word(image, unit, (LEFT - 14, TOP - 18), CHALK, cap=SMALL, right=True)
    for number, spot in enumerate(spots):
        if spot.rank:
            place = round(field.across(number)), round(field.badge(spot)) + SMALL // 2
            word(image, str(spot.rank), place, SLATE, cap=SMALL)
    _deals(image, field, spots)
    word(image, below, ((LEFT + RIGHT) // 2, HEIGHT - EDGE - 6), CHALK, cap=SMALL)
    return written(image)


def _grid(pen: ImageDraw.ImageDraw, field: _PlotArea, spots: Sequence[Spot]) -> None:
    """Draw the lines of the chances, and one before each deal but the first."""
    for chance in QUARTERS:
        shade = mix(SLATE, CHALK, 0.55 if chance in {0, 100} else 0.16)
        _line(pen, [(LEFT, field.down(chance)), (RIGHT, field.down(chance))], shade)
    for number, _ in _begins(spots)[1:]:
        x = field.across(number - 0.5)
        _line(pen, [(x, TOP), (x, field.bottom)], mix(SLATE, CHALK, 0.3))


def _strokes(pen: ImageDraw.ImageDraw, field: _PlotArea, spots: Sequence[Spot]) -> None:
    """Draw the course itself, what was lost on it, and the marks of the dearest moments."""
    points = [(field.across(number), field.down(spot.chance)) for number, spot in enumerate(spots)]
    _line(pen, points, LINES[0], 4)
    if len(points) == 1:
        _disc(pen, points[0], 5, LINES[0])
    for (x, y), spot in zip(points, spots, strict=True):
        if spot.cost:
            low = max(field.down(max(0, spot.chance - spot.cost)), y + 4)
            pen.rectangle([round(FINE * v) for v in (x - DROP / 2, y, x + DROP / 2, low)], fill=LINES[1])
    for (x, _), spot in zip(points, spots, strict=True):
        if spot.rank:
            _disc(pen, (x, field.badge(spot)), BADGE, LINES[1])


def _begins(spots: Sequence[Spot]) -> list[tuple[int, int]]:
    """Return with which decision each deal begins, and the deal."""
    return [
        (number, spot.deal) for number, spot in enumerate(spots) if not number or spots[number - 1].deal != spot.deal
    ]


def _deals(image: Image.Image, field: _PlotArea, spots: Sequence[Spot]) -> None:
    """Write the numbers of the deals below the middle of each, as far as there is room."""
    begins, last = _begins(spots), -APART
    ends = [*(number for number, _ in begins[1:]), len(spots)]
    for (number, deal), end in zip(begins, ends, strict=True):
        x = round(field.across((number + end - 1) / 2))
        if x - last >= APART:
            word(image, str(deal), (x, field.bottom + 32), CHALK, cap=SMALL)
            last = x


def _line(pen: ImageDraw.ImageDraw, points: Sequence[tuple[float, float]], colour: Colour, width: int = 1) -> None:
    pen.line([(x * FINE, y * FINE) for x, y in points], fill=colour, width=width * FINE, joint="curve")


def _disc(pen: ImageDraw.ImageDraw, at: tuple[float, float], size: int, colour: Colour) -> None:
    x, y = at
    pen.ellipse([round(FINE * v) for v in (x - size, y - size, x + size, y + size)], fill=colour)
