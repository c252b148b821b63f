"""Assign processors: one to the bot, the others to all other processes.

Where a system has one only, or none can be chosen, all share what there is, and `describe` says so.
"""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class CpuAffinity:
    """Who runs where; nothing where no processor can be chosen."""

    bot: frozenset[int] = frozenset()
    others: frozenset[int] = frozenset()
    every: frozenset[int] = frozenset()

    @property
    def describe(self) -> str:
        """A note on the processors, "" where the bot has a separate one."""
        if not self.every:
            return "no processor can be chosen here: bot, sandbox and people run where the system has them"
        if self.bot == self.others:
            return "there is one processor: bot, sandbox and people share it"
        return ""


@cache
def cores() -> CpuAffinity:
    """Return who runs where on this machine, as this process first found it."""
    if sys.platform == "win32" or not hasattr(os, "sched_setaffinity"):
        return CpuAffinity()
    pinned = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    every = frozenset(os.sched_getaffinity(0))
    os.sched_setaffinity(0, pinned)
    bot = frozenset({min(every)})
    return CpuAffinity(bot, every - bot or bot, every)


def move(processors: frozenset[int], process: int = 0) -> None:
    """Have this process, or another one, run on these processors only."""
    if processors:
        os.sched_setaffinity(process, processors)


def pin() -> None:
    """Keep this process on one processor, that of the bot."""
    move(cores().bot)


@contextmanager
def unpinned() -> Generator[None]:
    """Let this process, and those started in the block, run on any processor."""
    with on(cores().every):
        yield


@contextmanager
def beside_the_bot() -> Generator[None]:
    """Have this process, with its users, run where the bot does not."""
    with on(cores().others):
        yield


@contextmanager
def on(processors: frozenset[int]) -> Generator[None]:
    """Make this process run on these processors during the block."""
    before = frozenset(os.sched_getaffinity(0)) if processors else processors
    move(processors)
    try:
        yield
    finally:
        move(before)
