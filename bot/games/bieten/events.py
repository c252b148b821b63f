"""What everybody at the table sees happen, in messages."""

from collections.abc import Iterator

from bot.games.bieten.actions import Bet, Cut, Deal, Good, Hold, Leave, Play, Raise, Shuffle, Steal
from bot.games.bieten.betting import GESPANNT_TO_BET
from bot.games.bieten.names import claimed, face, figure_name, played, raised
from bot.games.bieten.position import PLAY, Public
from bot.games.bieten.results import result_lines
from bot.rules.actions import Action, seat_of
from bot.rules.panel import Say, SeatName, say


def tell(before: Public, action: Action, after: Public) -> tuple[Say, ...]:
    """Return what everybody sees of one step."""
    return tuple(_tell(before, action, after))


def _tell(before: Public, action: Action, after: Public) -> Iterator[Say]:
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


def _card(action: Play, after: Public) -> Iterator[Say]:
    player = SeatName(seat_of(action))
    if action.named is None:
        yield say("event-play", player=player, card=played(action))
    else:
        yield say("event-play-wild", player=player, card=face(action.card), name=face(action.named))
    if after.laid == 0:
        number = len(after.plays) // len(after.trick_on_table())
        yield say("event-trick", player=SeatName(after.taker), number=number)


def _betting(before: Public, action: Action, after: Public) -> Iterator[Say]:
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


def _conceded(before: Public, after: Public) -> Iterator[Say]:
    by, figure = before.by, before.figure
    yield say("event-conceded", player=SeatName(by), figure=figure_name(figure), points=after.values[figure])
    if after.needs[by] <= GESPANNT_TO_BET < before.needs[by]:
        yield say("event-gespannt", player=SeatName(by), needs=after.needs[by])
