"""Play all games of a match in several processes. A game's result does not depend on its process."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import TypeVar

from bot.games import add_game_folders, other_folders
from bot.players import exit_with_parent
from tools.arena.board import BoardGame, BoardGameResult
from tools.arena.match import Match

T = TypeVar("T")
Task = tuple[int, int]
"""A board and the side on which A sits."""
Going = Callable[[], bool]
"""Return whether the run should continue."""
Work = Callable[[Match, int, int, Going], T]
"""Makes something of the game of a board and a seating."""


def tasks(match: Match, boards: int, done: Iterable[Task]) -> Iterator[Task]:
    """Yield the games that are still to be played, board by board."""
    known = set(done)
    for board in range(boards):
        yield from ((board, side) for side in range(match.sides) if (board, side) not in known)


def play_all(match: Match, todo: Iterator[Task], jobs: int) -> Generator[BoardGameResult]:
    """Yield games as they are finished; closed before the end, it breaks off what is still being played.

    Args:
        todo: the games to play.
        jobs: how many processes; one is this one.
    """
    return work_all(play, match, todo, jobs)


def work_all(work: Work[T], match: Match, todo: Iterator[Task], jobs: int) -> Generator[T]:
    """Yield what is made of games, as they are finished; otherwise as `play_all`.

    Args:
        work: makes something of one game; a function of a module, which other processes find by its name.
    """
    if jobs == 1:
        yield from (work(match, board, seating, _always) for board, seating in todo)
        return
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin, initargs=(stop, other_folders()))
    try:
        # One game beyond the processes waits for each of them: none of them ever waits for this one.
        running = {pool.submit(_work, work, match, *task) for task in islice(todo, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(_work, work, match, *task) for task in islice(todo, len(done))}
            yield from (each.result() for each in done)
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


@dataclass(slots=True)
class _WorkerContext:
    """The values that each process receives at its start."""

    stop: Event | None = None


_HERE = _WorkerContext()


def _begin(stop: Event, folders: tuple[Path, ...]) -> None:
    """Prepare a process. Ctrl+C reaches all processes of a terminal; the first one stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()
    add_game_folders(*folders)
    _HERE.stop = stop


def _work(work: Work[T], match: Match, board: int, seating: int) -> T:
    """Return what is made of a game in this process."""
    stop = _HERE.stop
    return work(match, board, seating, _always if stop is None else lambda: not stop.is_set())


def _always() -> bool:
    return True


def play(match: Match, board: int, seating: int, going: Going) -> BoardGameResult:
    """Return what came of a game."""
    return BoardGame(match, board, seating, going=going).play()
