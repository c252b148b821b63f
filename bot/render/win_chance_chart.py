"""The chart of a reviewed game: the probability to win before each decision, and the cost of decisions."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.render.charts import CHART_WIDTH_PX, EDGE_PX, LINE_COLOURS, SMALL_CAP_HEIGHT_PX, word, written
from bot.render.palette_cards import Colour, mix
from bot.render.slate_image import CHALK, SLATE, SUPERSAMPLING, fine

CHART_HEIGHT_PX = 340
LEFT_PX, RIGHT_PX, TOP_PX = EDGE_PX + 56, CHART_WIDTH_PX - EDGE_PX - 12, EDGE_PX + 30
GRID_PERCENTS = (0, 25, 50, 75, 100)
COST_STROKE_PX = 8
BADGE_RADIUS_PX = 15
"""Half the width of the mark of one of the costliest decisions."""
MIN_NUMBER_DISTANCE_PX = 34
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
    """The plot's coordinates on the slate, in points of the final image."""

    count: int
    bottom: int

    def across(self, number: float) -> float:
        """Return the position of a decision, from left to right."""
        return LEFT_PX + (RIGHT_PX - LEFT_PX) * (number + 0.5) / self.count

    def down(self, chance: float) -> float:
        """Return the position of a chance, from top to bottom."""
        return self.bottom - (self.bottom - TOP_PX) * chance / 100

    def badge(self, spot: ChartPoint) -> float:
        """Return the position of the middle of a costly decision's mark."""
        return max(self.down(spot.chance) - BADGE_RADIUS_PX - 4, EDGE_PX + BADGE_RADIUS_PX)


def course(spots: tuple[ChartPoint, ...], *, unit: str = "", below: str = "") -> bytes:
    """Return the PNG of the chart: a line of chances, a stroke down for the cost of a decision.

    Args:
        spots: at least one, in order.
        unit: the text above the axis of chances, such as "%".
        below: the text below the axis of deals.
    """
    field = _PlotArea(len(spots), CHART_HEIGHT_PX - EDGE_PX - (70 if below else 40))
    image = Image.new("RGB", (CHART_WIDTH_PX * SUPERSAMPLING, CHART_HEIGHT_PX * SUPERSAMPLING), SLATE)
    pen = ImageDraw.Draw(image)
    _grid(pen, field, spots)
    _strokes(pen, field, spots)
    image = image.resize((CHART_WIDTH_PX, CHART_HEIGHT_PX), Image.Resampling.LANCZOS)
    for chance in GRID_PERCENTS:
        place = LEFT_PX - 14, round(field.down(chance)) + SMALL_CAP_HEIGHT_PX // 2
        word(image, str(chance), place, CHALK, right=True)
    word(image, unit, (LEFT_PX - 14, TOP_PX - 18), CHALK, right=True)
    for number, spot in enumerate(spots):
        if spot.rank:
            place = round(field.across(number)), round(field.badge(spot)) + SMALL_CAP_HEIGHT_PX // 2
            word(image, str(spot.rank), place, SLATE)
    _deals(image, field, spots)
    word(image, below, ((LEFT_PX + RIGHT_PX) // 2, CHART_HEIGHT_PX - EDGE_PX - 6), CHALK)
    return written(image)


def _grid(pen: ImageDraw.ImageDraw, field: _PlotArea, spots: Sequence[ChartPoint]) -> None:
    for chance in GRID_PERCENTS:
        shade = mix(SLATE, CHALK, 0.55 if chance in {0, 100} else 0.16)
        _line(pen, [(LEFT_PX, field.down(chance)), (RIGHT_PX, field.down(chance))], shade)
    for number, _ in _begins(spots)[1:]:
        x = field.across(number - 0.5)
        _line(pen, [(x, TOP_PX), (x, field.bottom)], mix(SLATE, CHALK, 0.3))


def _strokes(pen: ImageDraw.ImageDraw, field: _PlotArea, spots: Sequence[ChartPoint]) -> None:
    points = [(field.across(number), field.down(spot.chance)) for number, spot in enumerate(spots)]
    _line(pen, points, LINE_COLOURS[0], 4)
    if len(points) == 1:
        _disc(pen, points[0], 5, LINE_COLOURS[0])
    for (x, y), spot in zip(points, spots, strict=True):
        if spot.cost:
            low = max(field.down(max(0, spot.chance - spot.cost)), y + 4)
            box = fine(x - COST_STROKE_PX / 2, y, x + COST_STROKE_PX / 2, low)
            pen.rectangle([*map(round, box)], fill=LINE_COLOURS[1])
    for (x, _), spot in zip(points, spots, strict=True):
        if spot.rank:
            _disc(pen, (x, field.badge(spot)), BADGE_RADIUS_PX, LINE_COLOURS[1])


def _begins(spots: Sequence[ChartPoint]) -> list[tuple[int, int]]:
    """Return the first decision of each deal, and the deal."""
    return [
        (number, spot.deal) for number, spot in enumerate(spots) if not number or spots[number - 1].deal != spot.deal
    ]


def _deals(image: Image.Image, field: _PlotArea, spots: Sequence[ChartPoint]) -> None:
    """Write the numbers of the deals below the middle of each, as far as there is room."""
    begins, last = _begins(spots), -MIN_NUMBER_DISTANCE_PX
    ends = [*(number for number, _ in begins[1:]), len(spots)]
    for (number, deal), end in zip(begins, ends, strict=True):
        x = round(field.across((number + end - 1) / 2))
        if x - last >= MIN_NUMBER_DISTANCE_PX:
            word(image, str(deal), (x, field.bottom + 32), CHALK)
            last = x


def _line(pen: ImageDraw.ImageDraw, points: Sequence[tuple[float, float]], colour: Colour, width: int = 1) -> None:
    pen.line([fine(x, y) for x, y in points], fill=colour, width=width * SUPERSAMPLING, joint="curve")


def _disc(pen: ImageDraw.ImageDraw, at: tuple[float, float], size: int, colour: Colour) -> None:
    x, y = at
    pen.ellipse([*map(round, fine(x - size, y - size, x + size, y + size))], fill=colour)
