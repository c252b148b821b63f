"""Split the CPU time of a click into the pieces from frame to payload.

The same clicks as in `click`, cold. Each piece ends where the next one begins: at a function that every click of a
hand passes. Work of other tasks, listeners among them, counts where it happens.
"""

import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from pathlib import Path
from pkgutil import resolve_name
from statistics import median
from time import process_time
from types import FrameType
from typing import Any

from bot.cli.event_loop import run_on_loop
from bot.games import all_games
from bot.logging_setup import configure
from tools.bench.click_cpu import CLICKS, COLD, QUIET, FrameInjector, clicker, play
from tools.bench.comparison import BenchResult
from tools.bench.load_generator import GameLoad, open_club

MARKS = (
    ("bot.ui.router:Router", "on_interaction", "the frame, as the library reads it", ""),
    ("bot.tables:TableService", "act", "who presses where", "back to the click, listeners that came first"),
    ("bot.storage:Database", "write", "rules, record, deadlines", "database: its thread, both ways"),
    ("bot.ui.live.hand_messages:HandMessages", "answer", "what the hand knows", ""),
    ("bot.ui.discord:InteractionResponder", "update", "drawing in words", ""),
)
"""Class, by its path since this looks behind doors; method, what ends as it is called, what ends as it returns."""
LAST = "components, JSON, request"
COUNTED_CLICKS = 12
"""Clicks at each table whose calls are counted."""
REST_SECONDS = 0.3
"""Seconds left after each of them: the images of hands are drawn in that time."""
OURS = Path(__file__).parents[2]
LIBRARIES = {"site-packages", "dist-packages"}


def measure(rounds: int) -> list[BenchResult]:
    """Return a line for each piece."""
    configure("ERROR")
    clicks = run_on_loop(_taken_apart(rounds))
    names = dict.fromkeys(name for click in clicks for name in click)
    pieces = [
        BenchResult(f"phases: {name}", median(click.get(name, 0.0) for click in clicks), unit="ms") for name in names
    ]
    return pieces + run_on_loop(_counted())


class CallCounter:
    """Counts calls of Python functions, and their files, while it is on; a function for `sys.setprofile`."""

    def __init__(self) -> None:
        self.calls = 0
        self.files: set[str] = set()
        self._on = False

    def begin(self) -> None:
        """Start again from zero."""
        self.calls, self.files, self._on = 0, set(), True

    def end(self) -> None:
        """Count no more."""
        self._on = False

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Count a call."""
        if self._on and event == "call":
            self.calls += 1
            self.files.add(frame.f_code.co_filename)


async def _counted() -> list[BenchResult]:
    """Return how many calls and files a click takes, at tables of as many games as there are."""
    counter, calls, files, own = CallCounter(), list[int](), list[int](), list[int]()
    games = len(all_games())
    threading.setprofile(counter)  # the database's thread is about to start
    try:
        async with open_club(GameLoad, games, **QUIET) as (ours, bot):
            window = FrameInjector(bot, counter.begin, counter.end)
            frame = await window.frame(lambda: ours.click(0))
            for number in range(games):
                await play(ours, bot, number)
                click = clicker(ours, number, window, frame)
                await click(REST_SECONDS)
                sys.setprofile(counter)
                for _ in range(COUNTED_CLICKS):
                    await click(REST_SECONDS)
                    calls.append(counter.calls)
                    files.append(len(counter.files))
                    own.append(sum(_is_ours(Path(file)) for file in counter.files))
                sys.setprofile(None)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # pyright: ignore[reportArgumentType]  # documented
    return [
        BenchResult("phases: calls of Python functions", median(calls), unit=" calls"),
        BenchResult("phases: files of these functions", median(files), unit=" files"),
        BenchResult("phases: files of ours among them", median(own), unit=" files"),
    ]


def _is_ours(file: Path) -> bool:
    return file.is_relative_to(OURS) and not LIBRARIES & {*file.parts}


async def _taken_apart(rounds: int) -> list[dict[str, float]]:
    """Return what each click spent on what, in milliseconds."""
    found: list[dict[str, float]] = []
    marks: list[tuple[str, float]] = []
    with ExitStack() as stack:
        for path, name, called, returned in MARKS:
            owner = resolve_name(path)
            method = _marked(getattr(owner, name), marks, called, returned)
            setattr(owner, name, method)
            stack.callback(setattr, owner, name, method.__wrapped__)
        async with open_club(GameLoad, rounds, **QUIET) as (ours, bot):
            window = FrameInjector(bot)
            frame = await window.frame(lambda: ours.click(0))
            for number in range(rounds):
                await play(ours, bot, number)
                click = clicker(ours, number, window, frame)
                for _ in range(CLICKS):
                    marks.clear()
                    cost = await click(COLD)
                    found.append(_between(marks, window.began, cost))
    return found


def _between(marks: list[tuple[str, float]], began: float, cost: float) -> dict[str, float]:
    """Return the milliseconds between the marks; what is left of the cost is the last piece."""
    taken: dict[str, float] = {}
    before = began
    for name, at in marks:
        if began <= at <= began + cost / 1000:
            taken[name] = taken.get(name, 0.0) + 1000 * (at - before)
            before = at
    return taken | {LAST: cost - 1000 * (before - began)}


def _marked(method: Callable[..., Any], marks: list[tuple[str, float]], called: str, returned: str) -> Any:
    """Return a function that notes when it is called and when it returns."""

    @wraps(method)
    async def run(*args: Any, **named: Any) -> Any:
        if called:
            marks.append((called, process_time()))
        result = await method(*args, **named)
        if returned:
            marks.append((returned, process_time()))
        return result

    return run
