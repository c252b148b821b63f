"""What everybody at the table sees happen, in messages."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Cut, Deal, Good, Hold, Leave, Play, Raise, Shuffle, Steal, seat_of
from bot.games.bieten.cards import FIGURES
from bot.games.bieten.names import face, figure_name, names, played
from bot.games.bieten.public import OVER, PLAY, SHUFFLE
from bot.games.bieten.scoring import CONCEDED, CONTESTED, HOW, UNBET
from bot.rules.panel import Say, SeatName, say

if TYPE_CHECKING:
    from bot.games.bieten.public import Public
    from bot.rules.actions import Action


_OFFENCE_KEYS = ("event-revoke", "event-unheld-figure", "event-gespannt-offence")


def tell(before: "Public", action: "Action", after: "Public") -> tuple[Say, ...]:
    """Return what everybody sees of one step."""
    return tuple(_tell(before, action, after))


def _tell(before: "Public", action: "Action", after: "Public") -> Iterator[Say]:
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


def _card(action: Play, after: "Public") -> Iterator[Say]:
    player = SeatName(seat_of(action))
    if action.named is None:
        yield say("event-play", player=player, card=played(action))
    else:
        yield say("event-play-wild", player=player, card=face(action.card), name=face(action.named))
    if after.laid == 0:
        number = len(after.plays) // len(after.trick_on_table())
        yield say("event-trick", player=SeatName(after.taker), number=number)


def _betting(before: "Public", action: "Action", after: "Public") -> Iterator[Say]:
    player = SeatName(seat_of(action))
    match action:
        case Bet(figure=figure):
            yield say("event-bet", player=player, figure=figure_name(figure))
        case Raise(figure=figure):
            yield say("event-raise", player=player, figure=figure_name(figure))
        case Hold():
            figure = before.figure
            yield say("event-hold", player=player, figure=figure_name(figure), value=after.values[figure])
        case Good():
            yield say("event-good", player=player)
            if after.figure < 0:
                yield from _conceded(before, after)
        case _:
            pass


def _conceded(before: "Public", after: "Public") -> Iterator[Say]:
    by, figure = before.by, before.figure
    yield say("event-conceded", player=SeatName(by), figure=figure_name(figure), points=after.values[figure])
    if after.needs[by] <= 1 < before.needs[by]:
        yield say("event-gespannt", player=SeatName(by), needs=after.needs[by])


def result_lines(after: "Public") -> Iterator[Say]:
    """Yield how the last deal was counted, and how the game ended or who has one point to go."""
    yield from count_lines(after)
    if after.phase == OVER and after.ending:
        _, winners, losers = after.ending
        if winners:
            yield say("event-won", players=names(winners), count=len(winners))
        yield say("event-lost", players=names(losers), count=len(losers))
    elif after.phase == SHUFFLE:
        tense = tuple(seat for seat in after.players if after.rules.target - after.scores[seat] == 1)
        if tense:
            yield say("event-gestrichen", players=names(tense), count=len(tense))


def count_lines(after: "Public") -> Iterator[Say]:
    """Yield how the last deal was counted."""
    result = after.results[-1]
    for seat, kind, points in result.irregularities:
        yield say(_OFFENCE_KEYS[kind], player=SeatName(seat), points=-points)
    for figure, winner, points, how in result.figures:
        if how in {UNBET, CONTESTED, CONCEDED}:
            figure_won = figure_name(figure)
            yield say("event-figure-won", player=SeatName(winner), figure=figure_won, points=points, how=HOW[how])
        else:
            yield say(f"event-figure-{HOW[how]}", figure=say(f"figure-{FIGURES[figure]}"))
    if result.weli and result.weli[1]:
        sign = "minus" if result.weli[1] < 0 else "plus"
        yield say(f"event-weli-{sign}", player=SeatName(result.weli[0]))
    reached = tuple(seat for seat in after.out if result.points[seat] > 0)  # earlier ones had no cards
    if reached:
        yield say("event-out", players=names(reached), count=len(reached))
