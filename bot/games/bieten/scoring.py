"""The count at the end of a deal: irregularities, the figures in their order, and the Weli's minus one."""

from collections.abc import Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple

from bot.games.bieten import irregularities
from bot.games.bieten.cards import FIGURES, GAME, WELI
from bot.games.bieten.parts import (
    CONCEDED,
    CONTESTED,
    TIED,
    UNBET,
    UNCOUNTED,
    UNWON,
    Claimed,
    DealResult,
    FigureResult,
    Irregularity,
    WeliResult,
    figure_result,
)
from bot.games.bieten.position import NOBODY, NONE, Position, Public
from bot.games.bieten.worth import Height, Names, best_in


class Scores:
    """The scores while a deal is counted.

    Args:
        scores: before the deal.
        target: points that win.
        knockout: the count goes on when somebody reaches the target.
        exact: points that would exceed the target are deducted instead.
    """

    def __init__(self, scores: tuple[int, ...], target: int, *, knockout: bool, exact: bool = False) -> None:
        self.scores = list(scores)
        self.reached: list[int] = []
        self.stopped = False
        self._target = target
        self._knockout = knockout
        self._exact = exact

    def enter(self, seat: int, points: int) -> int:
        """Write down points won, and return what they came to; a player who comes to the target has reached it."""
        if self._exact and points > 0:
            points = self._exactly(seat, points)
        self.scores[seat] += points
        if points > 0 and self.scores[seat] >= self._target and seat not in self.reached:
            self.reached.append(seat)
            self.stopped = not self._knockout
        return points

    def _exactly(self, seat: int, points: int) -> int:
        """Return points that must not exceed the target: a player who has reached it gets no more."""
        if seat in self.reached:
            return 0
        return points if self.scores[seat] + points <= self._target else -points


class Count(NamedTuple):
    """What a counted deal leads to: the result, the scores, who reached the target in it, and who ended the game."""

    result: DealResult
    scores: tuple[int, ...]
    reached: tuple[int, ...]
    offenders: tuple[int, ...]


def count(position: Position) -> Count:
    """Count a deal in which all cards are face up."""
    rules, hands = position.rules, position.hands
    names = [names_in(position, hand) for hand in hands]
    scores = Scores(position.scores, rules.target, knockout=rules.knockout, exact=rules.exact)
    offences = _count_offences(position, names, scores) if position.story else ()
    void = scores.stopped = bool(offences) and rules.irregularities == "lose-game"
    figures = _count_figures(position, names, scores)
    weli = _count_weli(position, figures, scores)
    points = tuple(map(sub, scores.scores, position.scores))
    offenders = tuple(sorted({offence.seat for offence in offences})) if void else ()
    return Count(DealResult(figures, weli, offences, points), tuple(scores.scores), tuple(scores.reached), offenders)


def _count_offences(position: Position, names: Sequence[Names], scores: Scores) -> tuple[Irregularity, ...]:
    """Enter what irregularities cost, in order of time."""
    priced: list[Irregularity] = []
    for deed, offence in irregularities.found(position, names):
        points = irregularities.price(position.rules.irregularities, scores.scores[deed.seat])
        scores.enter(deed.seat, points)
        figure = deed.figure if isinstance(deed, Claimed) else NONE
        priced.append(Irregularity(deed.seat, offence, points, figure, deed.trick))
    return tuple(priced)


def _count_figures(position: Position, names: Sequence[Names], scores: Scores) -> tuple[FigureResult, ...]:
    """Enter the figures in their order, until somebody has reached the target."""
    heights = _heights(position.hands, names)
    results: list[FigureResult] = []
    for figure in in_order(position.conceded if position.rules.conceded_first else position.order):
        if scores.stopped:
            results.append(figure_result(figure, NOBODY, 0, UNCOUNTED))
            continue
        result = _award(position, figure, heights)
        if result.winner >= 0:
            result = figure_result(figure, result.winner, scores.enter(result.winner, result.points), result.how)
        results.append(result)
    return tuple(results)


@lru_cache(maxsize=512)  # there are 326 orders
def in_order(first: tuple[int, ...]) -> tuple[int, ...]:
    """Return the figures in the order of counting, these first."""
    return first + tuple(figure for figure in range(len(FIGURES)) if figure not in first)


def _award(position: Position, figure: int, heights: Sequence[Sequence[Height]]) -> FigureResult:
    """Return who wins a figure."""
    value = position.values[figure]
    if position.owners[figure] >= 0:
        return figure_result(figure, position.owners[figure], value, CONCEDED)
    how = UNBET if position.open >> figure & 1 else CONTESTED
    if figure == GAME:
        return figure_result(figure, position.taker, value, how)
    winner, tied = _highest(heights[figure])
    if winner < 0:
        return figure_result(figure, NOBODY, 0, TIED if tied else UNWON)
    return figure_result(figure, winner, value, how)


def _highest(heights: Sequence[Height]) -> tuple[int, bool]:
    """Return the one seat with the greatest height, NOBODY if none has any or several tie, and whether they do."""
    top = max(heights)
    if not top:
        return NOBODY, False
    return (NOBODY, True) if heights.count(top) > 1 else (heights.index(top), False)


def _heights(hands: Sequence[int], names: Sequence[Names]) -> list[tuple[Height, ...]]:
    """Return for every figure but `game` how good it is in each hand."""
    return list(zip(*map(best_in, hands, names), strict=True))


def winners_by_cards(deal: Public, hands: Sequence[int]) -> list[int]:
    """Return for every figure who has the cards for it once all are played, whatever was bet; or NOBODY.

    Args:
        deal: all that happened in it.
        hands: the three cards of each seat, as bit sets.
    """
    heights = _heights(hands, [names_in(deal, hand) for hand in hands])
    return [*(_highest(each)[0] for each in heights), deal.taker]


def _count_weli(position: Position, figures: Sequence[FigureResult], scores: Scores) -> WeliResult | None:
    """Enter minus one for a Weli holder who scored no figure, or the point for a Weli that is not wild."""
    strongest = max(position.hands)  # the Weli is the highest bit
    if not strongest >> WELI:
        return None
    holder = position.hands.index(strongest)
    if scores.stopped:
        return WeliResult(holder, 0)
    scored = any(result.winner == holder for result in figures)
    points = (0 if scored else -1) if position.rules.wild else 1
    return WeliResult(holder, scores.enter(holder, points))


def names_in(deal: Public, hand: int) -> Names:
    """Return what the wild cards of a hand were named."""
    if not hand & deal.rules.wild:
        return ()
    named = zip(deal.rules.wilds, deal.named, strict=True)
    return tuple((card, name) for card, name in named if hand >> card & 1)
