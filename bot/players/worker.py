"""The main loop of a worker process: searches one view after the other until its pipe is closed."""

import ctypes
import os
import signal
import sys
from _thread import interrupt_main
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random, SystemRandom
from threading import Timer
from types import FrameType
from typing import TYPE_CHECKING, Any

from bot.games import add_game_folders, all_games, find_game
from bot.players.advice import advise
from bot.players.daily_master import master
from bot.players.levels import LEVELS, Level
from bot.players.review import DecisionReview, review_decision
from bot.players.search import Decision, think
from bot.players.styles import Manner
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.spawned import STOP_SIGNALS

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICENESS = 10
"""The lower priority of searches, so that the bot's replies get the processor first."""
BELOW_NORMAL_PRIORITY_CLASS = 0x4000
"""The same for Windows."""
GRACE_SECONDS = 0.3
"""Seconds beyond its time limit after which a search is interrupted."""
INTERRUPTION = signal.SIGTERM if sys.platform == "win32" else signal.SIGALRM
"""The signal that interrupts a search. Windows has no SIGALRM, but sends no SIGTERM itself."""


class ThinkTimeout(BaseException):
    """A search is far over its limit; no `except Exception` within it catches this."""


@dataclass(frozen=True, slots=True, repr=False)
class ThinkRequest:
    """A view to search, the only data that leaves the bot's process; its `repr` hides the cards.

    Args:
        level: the player's level (`bot.players.levels`); None: the heuristic, or the strongest level for a hint.
        seconds: the time limit; None: a master of the deal of the day, without a limit.
        luck: the prefix of the seed for a hint (`bot.players.advice`); None: a player's move.
        also: for a hint, an action to compare as well.
    """

    game: str
    view: View
    level: str | None
    seconds: float | None
    luck: str | None = None
    also: Action | None = None
    done: Action | None = None
    """For a finished game, the seat's action, which is reviewed (`bot.players.review`)."""
    manner: Manner = "even"
    """For a player, its style."""


@dataclass(frozen=True, slots=True)
class ThinkFailed:
    """A worker's reply after an error in the search.

    Args:
        kind: the type of the error; its text can contain cards and stays in the worker.
    """

    kind: str


@dataclass(frozen=True, slots=True)
class MasterReply:
    """A worker's reply for a master; no `FallbackMove` comes before it.

    Args:
        action: the master's action; None: nothing for now.
    """

    action: Action | None


@dataclass(frozen=True, slots=True)
class FallbackMove:
    """A worker's message before the search: the heuristic's move, for a player who must act before the reply.

    Args:
        action: the heuristic's choice; None: nothing for now.
    """

    action: Action | None


Thought = Action | ThinkFailed | None


@dataclass(frozen=True, slots=True)
class ReviewReply:
    """A worker's reply for a decision in a finished game.

    Args:
        verdict: its evaluation; None: there was no choice to compare.
    """

    verdict: DecisionReview | None


Reply = Thought | Decision | MasterReply | ReviewReply
"""The replies of a worker: a decision, a master's move, or a review."""


def work(pipe: "Connection[Any, Any]", seed: str | None, folders: Sequence[Path] = ()) -> None:
    """Answer requests until the other end of the pipe is closed.

    Args:
        pipe: receives `ThinkRequest` and sends `Reply`, before it `FallbackMove` for a player that searches on;
        the first message out reports that the worker is ready, and None ends it.
        seed: of its randomness; None: the system's own.
        folders: folders with additional games.
    """
    # Ctrl+C goes to all processes of a terminal, and so can the signal that stops a service. The bot alone decides
    # when its workers end, and a worker whose bot is gone finds its pipe closed.
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    signal.signal(INTERRUPTION, _break_off)
    _lower_priority()
    # A search uses a hundred times more random numbers than dealing; the system's generator would take half the time.
    rng = Random(SystemRandom().getrandbits(256) if seed is None else seed)
    add_game_folders(*folders)
    all_games()
    try:
        pipe.send(None)
        while True:
            question: ThinkRequest | None = pipe.recv()
            if question is None:
                return
            pipe.send(_answer(pipe, find_game(question.game), question, rng))
    except (EOFError, OSError):
        return


def _answer(pipe: "Connection[Any, Any]", game: AnyGame, question: ThinkRequest, rng: Random) -> Reply:
    """Return a player's decision, or its error; raise OSError if the pipe is closed."""
    view = question.view
    if question.luck is not None and question.seconds is None:
        return _mastered(game, view, question.luck)
    if question.luck is not None:
        return _counsel(game, question, question.luck)
    level = replace(LEVELS[question.level], manner=question.manner) if question.level else None
    judge = level.heuristic(game) if level else game.heuristic
    try:
        first = judge.choose(view, rng)
    except Exception as error:
        return ThinkFailed(type(error).__name__)
    if not thinks_on(game, level):
        return first
    pipe.send(FallbackMove(first))
    try:
        with _no_longer_than((question.seconds or 0.0) + GRACE_SECONDS):
            if level is None or game.evaluator is None:
                return judge.search(view, rng, first)
            return think(game, view, rng, level, seconds=question.seconds).action
    except ThinkTimeout:
        return first
    except Exception as error:
        return ThinkFailed(type(error).__name__)


def _mastered(game: AnyGame, view: View, luck: str) -> MasterReply | ThinkFailed:
    try:
        return MasterReply(master(game, view, luck))
    except Exception as error:
        return ThinkFailed(type(error).__name__)


def _counsel(game: AnyGame, question: ThinkRequest, luck: str) -> Decision | ReviewReply | ThinkFailed:
    """Return the reply to a hint or review, or its error."""
    try:
        with _no_longer_than((question.seconds or 0.0) + GRACE_SECONDS):
            if question.done is not None:
                return ReviewReply(review_decision(game, question.view, question.done, luck))
            return advise(game, question.view, luck, question.also, question.level)
    except ThinkTimeout as error:
        return ThinkFailed(type(error).__name__)
    except Exception as error:
        return ThinkFailed(type(error).__name__)


def thinks_on(game: AnyGame, level: Level | None) -> bool:
    """Return whether a player of a game at a level searches beyond the heuristic."""
    if level is None or game.evaluator is None:
        return game.heuristic.has_search
    return level.searches or level.manner != "even"


def _lower_priority() -> None:
    """Give way to the bot's process."""
    if sys.platform == "win32":
        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(NICENESS)


@contextmanager
def _no_longer_than(seconds: float) -> Generator[None]:
    """Raise ThinkTimeout in the block after the given seconds."""
    if sys.platform == "win32":
        timer = Timer(seconds, interrupt_main, (INTERRUPTION,))
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _break_off(_signal: int, _frame: FrameType | None) -> None:
    raise ThinkTimeout
