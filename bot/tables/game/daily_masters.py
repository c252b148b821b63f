"""The masters of deals of the day and of boards: their moves depend only on position and seed, on every machine.

The randomness of a decision comes from the deal's name, the game, the seat and the number of actions before. So
discarded searches, restarts and other tables change nothing.
"""

import asyncio
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

import structlog

from bot.players import Master, version_of
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.options import Value
from bot.rules.proof_v2 import SeedInputs
from bot.rules.state import State, View
from bot.tables.game_seed import SeededRandomness, SharedBoard

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def luck_at(name: str, game: AnyGame, seat: int, moves: int) -> str:
    """Return the prefix of the random labels for a decision after some moves, random ones included.

    Args:
        name: the UTC date of a deal of the day, or a tournament's board.
    """
    return f"{name}/{game.id}/{seat}/{moves}"


async def masters_version(game: AnyGame) -> str:
    """Return the version of a game's masters, which changes with the files of their program."""
    return await asyncio.to_thread(version_of, type(game).__module__.rpartition(".")[0])


async def mastered(master: Master, game: AnyGame, view: View, luck: str) -> Action | None:
    """Return a master's action, or the heuristic's, which is the same everywhere too, if the master fails."""
    try:
        return await master(game, view, luck)
    except Exception as error:
        log.error("master_failed", game=game.id, error=type(error).__name__)  # noqa: TRY400  # a traceback's text may hold cards
        return game.heuristic.choose(view, Random(luck))


def in_turn(seats: Iterable[int], waiting_for: Container[int], first: int, count: int) -> list[int]:
    """Return seats in the order in which they can act, awaited ones last; `first` moves on, for fairness."""
    return sorted(seats, key=lambda seat: (seat in waiting_for, (seat + first) % count))


def reached(gained: Sequence[int], seat: int) -> int:
    """Return a seat's result by points of seats or sides: its points, or of two sides the difference."""
    own = gained[seat % len(gained)]
    return own - gained[1 - seat % 2] if len(gained) == 2 else own


@dataclass(frozen=True, slots=True)
class MastersGame:
    """A game that masters have played in all seats, with its end."""

    state: State = field(repr=False)
    actions: tuple[Action, ...] = field(repr=False)

    def gained(self, game: AnyGame) -> tuple[int, ...]:
        """Return the result of the first deal by seat."""
        gained = game.points_gained(self.state.deals[0])
        return tuple(reached(gained, seat) for seat in range(self.state.seats))


async def played_by_masters(
    game: AnyGame,
    options: dict[str, Value],
    seats: int,
    name: str,
    board: SharedBoard,
    master: Master,
    *,
    one_deal: bool = False,
) -> MastersGame:
    """Return the game, or its first deal, of masters in all seats; `name` is as `luck_at` takes it."""
    shared, pack = board.shared, game.deck.show(game.pack(options))
    luck = SeededRandomness(
        shared.sealed, SeedInputs.of(shared.sealed.promise, options, pack, shared.words), board=board
    )
    state, moves, actions = game.start(options, seats, board.dealer(seats)), 0, list[Action]()
    while state.outcome is None and not (one_deal and state.deals):
        if state.is_chance_node:
            label = luck.label(draw=state.is_draw_due)
            action, luck = state.chance(luck.stream(label)), luck.used(label)
        else:
            action = await _next(game, state, name, moves, master)
            actions.append(action)
        state.play(action)
        moves += 1
    return MastersGame(state, tuple(actions))


async def _next(game: AnyGame, state: State, name: str, moves: int, master: Master) -> Action:
    """Return the next action: that of the first seat in turn that wants to act."""
    able = [seat for seat in range(state.seats) if state.legal_actions(seat)]
    for seat in in_turn(able, state.waiting_for, moves, state.seats):
        action = await mastered(master, game, state.view(seat), luck_at(name, game, seat, moves))
        if action is not None:
            return action
    raise RuntimeError(f"nobody acts in {game.id}, although somebody is waited for")
