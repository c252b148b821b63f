"""The masters of the deal of the day: what they do hangs on position and luck alone, wherever they sit.

The luck of a decision is made of the day, the game, the seat and how many actions there were before, so that nothing
that was thought in vain, no restart and no other table changes it.
"""

from collections.abc import Container, Iterable, Sequence
from random import Random

import structlog

from bot.players import Master
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.options import Value
from bot.rules.proof_v2 import Terms
from bot.rules.state import State, View
from bot.tables.game_seed import SeededRandomness, SharedBoard

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def luck_at(day: str, game: AnyGame, seat: int, moves: int) -> str:
    """Return what the luck of a decision begins with in a deal of the day.

    Args:
        day: UTC date.
        game: what is played.
        seat: who decides.
        moves: how many actions there have been in the deal before, those of luck included.
    """
    return f"{day}/{game.id}/{seat}/{moves}"


async def mastered(master: Master, game: AnyGame, view: View, luck: str) -> Action | None:
    """Return what a master does; by rule of thumb, the same everywhere too, if it can't choose."""
    try:
        return await master(game, view, luck)
    except Exception as error:
        log.error("master_failed", game=game.id, error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
        return game.judge.choose(view, Random(luck))


def in_turn(seats: Iterable[int], waiting_for: Container[int], first: int, count: int) -> list[int]:
    """Return seats that may act in the order in which they are heard: who is waited for comes last.

    Args:
        seats: which.
        waiting_for: the seats that are waited for.
        first: moves on with the game, so that nobody is always quicker than the others.
        count: how many seats there are.
    """
    return sorted(seats, key=lambda seat: (seat in waiting_for, (seat + first) % count))


def reached(gained: Sequence[int], seat: int) -> int:
    """Return what a deal has brought a seat: its points, where two sides play those of its side less the others'.

    Args:
        gained: the points by seat, or by side.
        seat: which.
    """
    own = gained[seat % len(gained)]
    return own - gained[1 - seat % 2] if len(gained) == 2 else own


async def played_by_masters(
    game: AnyGame, options: dict[str, Value], seats: int, day: str, board: SharedBoard, master: Master
) -> tuple[int, ...]:
    """Return what masters in all seats reach in a deal of the day, by seat.

    Args:
        game: what is played.
        options: checked values.
        seats: how many play.
        day: UTC date.
        board: which cards.
        master: thinks.
    """
    shared, pack = board.shared, game.deck.show(game.pack(options))
    luck = SeededRandomness(shared.sealed, Terms.of(shared.sealed.promise, options, pack, shared.words), board=board)
    state, moves = game.start(options, seats, board.dealer(seats)), 0
    while not state.deals:
        if state.chance_due:
            label = luck.label(draw=state.draw_due)
            action, luck = state.chance(luck.stream(label)), luck.used(label)
        else:
            action = await _next(game, state, day, moves, master)
        state.play(action)
        moves += 1
    gained = game.gained(state.deals[0])
    return tuple(reached(gained, seat) for seat in range(seats))


async def _next(game: AnyGame, state: State, day: str, moves: int, master: Master) -> Action:
    """Return what is done next: the first in turn who wants to do something does it."""
    able = [seat for seat in range(state.seats) if state.legal_actions(seat)]
    for seat in in_turn(able, state.waiting_for, moves, state.seats):
        action = await mastered(master, game, state.view(seat), luck_at(day, game, seat, moves))
        if action is not None:
            return action
    raise RuntimeError(f"nobody acts in {game.id}, although somebody is waited for")
