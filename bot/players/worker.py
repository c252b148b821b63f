"""What runs in a worker process: it thinks about one view after the other until its pipe is closed."""

import os
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from bot.games import all_games, find_game, look_also_in
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICENESS = 10
"""How far thinking gives way to the bot's answers where both want the same processor."""


@dataclass(frozen=True, slots=True)
class Failed:
    """What a worker answers when the judge has failed.

    Args:
        kind: the type of the error; its text may hold cards and stays in the worker.
    """

    kind: str


@dataclass(frozen=True, slots=True)
class First:
    """What a worker says before it thinks on: the rule of thumb's move, for one that has to act before the answer.

    Args:
        action: as the judge chooses; None: nothing for now.
    """

    action: Action | None


Thought = Action | Failed | None


def work(pipe: "Connection[Any, Any]", seed: str | None, folders: Sequence[Path] = ()) -> None:
    """Answer views until the other end of the pipe is closed.

    Args:
        pipe: where (game id, view) comes in and `Thought` goes out, before it `First` of a judge that thinks on; the
            first message out says that it is ready.
        seed: what its luck begins with; None: the system's own.
        folders: where games are found besides those of this project.
    """
    # Ctrl+C goes to all processes of a terminal, and so may what stops a service; the bot alone decides when its
    # workers end, and one whose bot is gone finds its pipe closed.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(NICENESS)
    # Thinking draws a hundred times more luck than dealing does; the system's own generator would take half the time.
    rng = Random(SystemRandom().getrandbits(256) if seed is None else seed)
    look_also_in(*folders)
    all_games()
    try:
        pipe.send(None)
        while True:
            game, view = pipe.recv()
            pipe.send(_think(pipe, find_game(game), view, rng))
    except (EOFError, OSError):
        return


def _think(pipe: "Connection[Any, Any]", game: AnyGame, view: View, rng: Random) -> Thought:
    """Return what the judge of a game decides, or how it failed; raises OSError if the pipe is closed meanwhile."""
    judge = game.judge
    try:
        first = judge.choose(view, rng)
    except Exception as error:
        return Failed(type(error).__name__)
    if not judge.thinks_on:
        return first
    pipe.send(First(first))
    try:
        return judge.think(view, rng, first)
    except Exception as error:
        return Failed(type(error).__name__)
