"""What runs in a worker process: it thinks about one view after the other until its pipe is closed."""

import os
import signal
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random, SystemRandom
from types import FrameType
from typing import TYPE_CHECKING, Any

from bot.games import all_games, find_game, look_also_in
from bot.players.advice import advise
from bot.players.daily_master import master
from bot.players.levels import LEVELS
from bot.players.review import DecisionReview, review_decision
from bot.players.search import Decision, think
from bot.players.styles import Manner
from bot.rules.actions import Action
from bot.rules.game import AnyGame
from bot.rules.state import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICENESS = 10
"""How far thinking gives way to the bot's answers where both want the same processor."""
GRACE = 0.3
"""Seconds beyond its time after which a thought that does not come to its end is broken off."""


class ThinkTimeout(BaseException):
    """A thought that goes on and on; no `except Exception` within it holds this up."""


@dataclass(frozen=True, slots=True, repr=False)
class ThinkRequest:
    """A view to think about, all that ever leaves the bot's process; no text shows what is in it.

    Args:
        game: the game's id.
        view: what the seat may know.
        level: how well the player plays (`bot.players.levels`); None: by rule of thumb, or as well as can be where a
            person asks.
        seconds: how long it may think; None: a master of the deal of the day, who takes as long as it needs.
        luck: what its luck begins with, where a person asks (`bot.players.advice`); None: a player asks.
        also: of such a question, an action that is weighed as well.
    """

    game: str
    view: View
    level: str | None
    seconds: float | None
    luck: str | None = None
    also: Action | None = None
    done: Action | None = None
    """Of a game that is over, what the seat did then, which is judged (`bot.players.review`)."""
    manner: Manner = "even"
    """Of a player, what it likes among equals."""


@dataclass(frozen=True, slots=True)
class ThinkFailed:
    """What a worker answers when the judge has failed.

    Args:
        kind: the type of the error; its text may hold cards and stays in the worker.
    """

    kind: str


@dataclass(frozen=True, slots=True)
class MasterReply:
    """What a worker answers for a master; no message of `FallbackMove` comes before it.

    Args:
        action: what the master does; None: nothing for now.
    """

    action: Action | None


@dataclass(frozen=True, slots=True)
class FallbackMove:
    """What a worker says before it thinks on: the rule of thumb's move, for one that has to act before the answer.

    Args:
        action: as the judge chooses; None: nothing for now.
    """

    action: Action | None


Thought = Action | ThinkFailed | None


@dataclass(frozen=True, slots=True)
class ReviewReply:
    """What a worker answers of a decision in a game that is over.

    Args:
        verdict: what is thought of it; None: there is nothing to weigh.
    """

    verdict: DecisionReview | None


Reply = Thought | Decision | MasterReply | ReviewReply
"""What comes back for a question: a decision where a person has asked, a master's move where one was, a verdict of a
game that is over."""


def work(pipe: "Connection[Any, Any]", seed: str | None, folders: Sequence[Path] = ()) -> None:
    """Answer views until the other end of the pipe is closed.

    Args:
        pipe: where `ThinkRequest` comes in and `Reply` goes out, before it `FallbackMove` of a player that thinks on;
        the
            first message out says that it is ready.
        seed: what its luck begins with; None: the system's own.
        folders: where games are found besides those of this project.
    """
    # Ctrl+C goes to all processes of a terminal, and so may what stops a service; the bot alone decides when its
    # workers end, and one whose bot is gone finds its pipe closed.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _break_off)
    os.nice(NICENESS)
    # Thinking draws a hundred times more luck than dealing does; the system's own generator would take half the time.
    rng = Random(SystemRandom().getrandbits(256) if seed is None else seed)
    look_also_in(*folders)
    all_games()
    try:
        pipe.send(None)
        while True:
            question: ThinkRequest = pipe.recv()
            pipe.send(_answer(pipe, find_game(question.game), question, rng))
    except (EOFError, OSError):
        return


def _answer(pipe: "Connection[Any, Any]", game: AnyGame, question: ThinkRequest, rng: Random) -> Reply:
    """Return what a player decides, or how it failed; raises OSError if the pipe is closed meanwhile."""
    judge, view = game.judge, question.view
    if question.luck is not None and question.seconds is None:
        return _mastered(game, view, question.luck)
    if question.luck is not None:
        return _counsel(game, question, question.luck)
    try:
        first = judge.choose(view, rng)
    except Exception as error:
        return ThinkFailed(type(error).__name__)
    if not thinks_on(game, question.level):
        return first
    pipe.send(FallbackMove(first))
    try:
        with _no_longer_than((question.seconds or 0.0) + GRACE):
            if question.level is None or game.searcher is None:
                return judge.think(view, rng, first)
            level = replace(LEVELS[question.level], manner=question.manner)
            return think(game, view, rng, level, seconds=question.seconds).action
    except ThinkTimeout:
        return first
    except Exception as error:
        return ThinkFailed(type(error).__name__)


def _mastered(game: AnyGame, view: View, luck: str) -> MasterReply | ThinkFailed:
    """Return what a master does, or how it failed."""
    try:
        return MasterReply(master(game, view, luck))
    except Exception as error:
        return ThinkFailed(type(error).__name__)


def _counsel(game: AnyGame, question: ThinkRequest, luck: str) -> Decision | ReviewReply | ThinkFailed:
    """Return what is said to a person who asks, or how it failed."""
    try:
        with _no_longer_than((question.seconds or 0.0) + GRACE):
            if question.done is not None:
                return ReviewReply(review_decision(game, question.view, question.done, luck))
            return advise(game, question.view, luck, question.also, question.level)
    except ThinkTimeout as error:
        return ThinkFailed(type(error).__name__)
    except Exception as error:
        return ThinkFailed(type(error).__name__)


def thinks_on(game: AnyGame, level: str | None) -> bool:
    """Return whether a player of a game at a level has more to say than the rule of thumb."""
    return game.judge.thinks_on or (level is not None and game.searcher is not None)


@contextmanager
def _no_longer_than(seconds: float) -> Generator[None]:
    """Raise ThinkTimeout in what is done here, after so many seconds."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _break_off(_signal: int, _frame: FrameType | None) -> None:
    raise ThinkTimeout
