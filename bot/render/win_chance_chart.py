"""The chart of a reviewed game: the probability to win before each decision, and the cost of decisions."""

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
"""The width of the stroke of a decision's cost."""
BADGE = 15
"""Half the width of the mark of one of the costliest decisions."""
APART = 34
"""The least distance between the numbers of two deals."""


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """A decision.

    Args:
        chance: to win before it, in percent.
        cost: its certain cost, in percent.
        deal: of the game, from 1.
        rank: 1 for the costliest of all, 2 for the next; 0: none of those.
    """

    chance: int
    cost: int = 0
    deal: int = 1
    rank: int = 0


@dataclass(frozen=True, slots=True)
class _PlotArea:
    """The plot's coordinates on the slate, in points of the final image.

    Args:
        count: how many decisions there are.
        bottom: the position of a chance of 0.
    """

    count: int
    bottom: int

    def across(self, number: float) -> float:
        """Return the position of a decision, from left to right."""
        return LEFT + (RIGHT - LEFT) * (number + 0.5) / self.count

    def down(self, chance: float) -> float:
        """Return the position of a chance, from top to bottom."""
        return self.bottom - (self.bottom - TOP) * chance / 100

    def badge(self, spot: ChartPoint) -> float:
        """Return the position of the middle of a costly decision's mark."""
        return max(self.down(spot.chance) - BADGE - 4, EDGE + BADGE)


def course(spots: tuple[ChartPoint, ...], *, unit: str = "", below: str = "") -> bytes:
    """Return the PNG of the chart: a line of chances, a stroke down for the cost of a decision.

    Args:
        spots: at least one, in order.
        unit: the text above the axis of chances ("%").
        below: the text below the axis of deals ("Deal").
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


def _grid(pen: ImageDraw.ImageDraw, field: _PlotArea, spots: Sequence[ChartPoint]) -> None:
    """Draw the lines of the chances, and one before each deal but the first."""
    for chance in QUARTERS:
        shade = mix(SLATE, CHALK, 0.55 if chance in {0, 100} else 0.16)
        _line(pen, [(LEFT, field.down(chance)), (RIGHT, field.down(chance))], shade)
    for number, _ in _begins(spots)[1:]:
        x = field.across(number - 0.5)
        _line(pen, [(x, TOP), (x, field.bottom)], mix(SLATE, CHALK, 0.3))


def _strokes(pen: ImageDraw.ImageDraw, field: _PlotArea, spots: Sequence[ChartPoint]) -> None:
    """Draw the line, the costs, and the marks of the costliest decisions."""
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


def _begins(spots: Sequence[ChartPoint]) -> list[tuple[int, int]]:
    """Return the first decision of each deal, and the deal."""
    return [
        (number, spot.deal) for number, spot in enumerate(spots) if not number or spots[number - 1].deal != spot.deal
    ]


def _deals(image: Image.Image, field: _PlotArea, spots: Sequence[ChartPoint]) -> None:
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
