"""Say what everybody at the table sees happen, how a deal was counted, and what a review remarks."""

from collections.abc import Iterator, Mapping
from typing import Any

from bot.games.bieten.actions import Bet, Cut, Deal, Good, Hold, Leave, Play, Raise, Shuffle, Steal
from bot.games.bieten.cards import FIGURES
from bot.games.bieten.feasible_claims import GESPANNT_TO_BET
from bot.games.bieten.labels import FIGURE_KEYS, claimed, face, figure_name, played, raised
from bot.games.bieten.position import (
    CONCEDED,
    CONTESTED,
    GESPANNT,
    HOW,
    PLAY,
    REVOKE,
    SHUFFLE,
    TIED,
    UNBET,
    UNCOUNTED,
    UNHELD_FIGURE,
    UNWON,
    PublicPosition,
)
from bot.rules.actions import Action, seat_of
from bot.rules.panel import Say, SeatName, names, say

# Results


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


def result_lines(after: PublicPosition) -> Iterator[Say]:
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


def count_lines(after: PublicPosition) -> Iterator[Say]:
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


# Events


def tell(before: PublicPosition, action: Action, after: PublicPosition) -> tuple[Say, ...]:
    """Return what everybody sees of one step."""
    return tuple(_tell(before, action, after))


def _tell(before: PublicPosition, action: Action, after: PublicPosition) -> Iterator[Say]:
    match action:
        case Shuffle():
            yield say("event-shuffled", dealer=SeatName(after.dealer), cutter=SeatName(after.cutter))
        case Cut():
            yield say("event-cut", player=SeatName(before.cutter))
        case Steal():
            yield say("event-stole", player=SeatName(before.cutter), count=after.stolen)
        case Leave():
            yield say("event-left", player=SeatName(before.cutter), count=after.stolen)
        case Deal():
            yield say("event-set-up")
        case Play():
            yield from _card(action, after)
        case _:
            yield from _betting(before, action, after)
    if before.phase != PLAY and after.phase == PLAY:
        yield say("event-dealt", dealer=SeatName(after.dealer), player=SeatName(after.turn))
        if after.bottom >= 0:
            yield say("event-bottom", card=face(after.bottom))
    if len(after.results) > len(before.results):
        yield from result_lines(after)


def _card(action: Play, after: PublicPosition) -> Iterator[Say]:
    player = SeatName(seat_of(action))
    if action.named is None:
        yield say("event-play", player=player, card=played(action))
    else:
        yield say("event-play-wild", player=player, card=face(action.card), name=face(action.named))
    if after.laid == 0:
        number = len(after.plays) // len(after.trick_on_table())
        yield say("event-trick", player=SeatName(after.taker), number=number)


def _betting(before: PublicPosition, action: Action, after: PublicPosition) -> Iterator[Say]:
    player = SeatName(seat_of(action))
    match action:
        case Bet(figure=figure):
            yield say("event-bet", player=player, figure=claimed(figure))
        case Raise(figure=figure):
            yield say("event-raise", player=player, figure=raised(figure))
        case Hold():
            figure = before.figure
            yield say("event-hold", player=player, figure=figure_name(figure), value=after.values[figure])
        case Good():
            yield say("event-good", player=player)
            if after.figure < 0:
                yield from _conceded(before, after)
        case _:
            pass


def _conceded(before: PublicPosition, after: PublicPosition) -> Iterator[Say]:
    by, figure = before.by, before.figure
    yield say("event-conceded", player=SeatName(by), figure=figure_name(figure), points=after.values[figure])
    if after.needs[by] <= GESPANNT_TO_BET < before.needs[by]:
        yield say("event-gespannt", player=SeatName(by), needs=after.needs[by])


# Remarks in a review


def remark(done: Action, best: Action | None) -> Say | None:
    """Return what speaks for one action and against the other; None where nothing short can be said.

    Args:
        done: what a seat did.
        best: what it should have done; None: nothing for now.
    """
    match done, best:
        case Hold() | Raise(), Good():
            return say("remark-held")
        case Good(), Hold() | Raise():
            return say("remark-gave-way")
        case Bet() | Raise(), None | Play() | Hold():
            return say("remark-bet-weak")
        case Play() | Hold(), Bet() | Raise():
            return say("remark-no-bet")
        case _:
            return None
