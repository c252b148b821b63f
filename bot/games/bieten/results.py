"""How a deal was counted, in words."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.bieten.cards import FIGURES
from bot.games.bieten.names import FIGURE_KEYS, figure_name
from bot.games.bieten.parts import (
    CONCEDED,
    CONTESTED,
    GESPANNT,
    HOW,
    REVOKE,
    TIED,
    UNBET,
    UNCOUNTED,
    UNHELD_FIGURE,
    UNWON,
)
from bot.games.bieten.position import SHUFFLE, Public
from bot.rules.panel import Say, SeatName, names, say

_OFFENCES = {
    UNHELD_FIGURE: "event-unheld-figure",
    GESPANNT: "event-gespannt-offence",
}
_LOST = {
    TIED: "event-figure-tie",
    UNWON: "event-figure-nobody",
    UNCOUNTED: "event-figure-uncounted",
}
"""For figures that nobody has won."""
_SUMMARIES = {
    "unbet": "summary-unbet",
    "contested": "summary-contested",
    "conceded": "summary-conceded",
    "tie": "summary-tie",
    "nobody": "summary-nobody",
    "uncounted": "summary-uncounted",
}


def result_lines(after: Public) -> Iterator[Say]:
    """Yield how the last deal was counted, and how the game ended or who has one point to go."""
    yield from count_lines(after)
    if after.outcome:
        winners, losers = after.outcome.winners, after.outcome.losers
        if winners:
            yield say("event-won", players=names(winners), count=len(winners))
        yield say("event-lost", players=names(losers), count=len(losers))
    elif after.phase == SHUFFLE:
        tense = tuple(seat for seat in after.players if after.rules.target - after.scores[seat] == 1)
        if tense:
            yield say("event-gestrichen", players=names(tense), count=len(tense))


def count_lines(after: Public) -> Iterator[Say]:
    """Yield how the last deal was counted."""
    result = after.results[-1]
    for each in result.irregularities:
        player, points = SeatName(each.seat), -each.points
        if each.offence == REVOKE:
            yield say("event-revoke", player=player, points=points, trick=each.trick)
        else:
            figure = figure_name(each.figure)
            yield say(_OFFENCES[each.offence], player=player, points=points, trick=each.trick, figure=figure)
    for figure, winner, points, how in result.figures:
        if how in {UNBET, CONTESTED, CONCEDED}:
            won = figure_name(figure)
            if points <= 0:
                yield say("event-figure-over", player=SeatName(winner), figure=won, points=-points)
                continue
            yield say("event-figure-won", player=SeatName(winner), figure=won, points=points, how=HOW[how])
        else:
            yield say(_LOST[how], figure=figure_name(figure))
    if result.weli and result.weli.points:
        # Only a Weli that is no wild card can bring a point too many.
        minus = "event-weli-minus" if after.rules.wild else "event-weli-over"
        yield say(minus if result.weli.points < 0 else "event-weli-plus", player=SeatName(result.weli.seat))
    reached = tuple(seat for seat in after.out if result.points[seat] > 0)  # earlier ones had no cards
    if reached:
        yield say("event-out", players=names(reached), count=len(reached))


def summary(deal: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    """Yield row, column and amount of what a finished deal brings to statistics: how each figure was won.

    Args:
        deal: as records have it.
    """
    for code, result in deal["figures"].items():
        row = FIGURE_KEYS[FIGURES.index(code)]
        yield row, _SUMMARIES[result["how"]], 1
        yield row, "summary-points", result["points"]
