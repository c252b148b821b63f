"""End a process by SIGKILL or by SIGTERM; every second SIGTERM is followed by SIGKILL during the shutdown."""

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from random import Random
from signal import SIGKILL
from typing import Any

PRELOADED = ["tools.bench.crash.targets"]
"""Modules that the server that forks the processes loads beforehand."""
STOP_SHARE = 0.25
"""The share of ready processes that are stopped by SIGTERM first."""
KILL_AFTER_STOP_SECONDS = 0.03
"""N seconds later at the latest it is killed all the same, every other time."""
STOP_TIMEOUT_SECONDS = 20.0
"""Seconds in which it must have stopped, the other times."""


def start(target: Callable[..., None], *args: object) -> tuple[BaseProcess, Any]:
    """Start a process that may be killed; its function gets a pipe as its last argument, whose end is returned."""
    context = get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=target, args=(*args, theirs), daemon=True)
    process.start()
    theirs.close()  # if the process is killed, reading ends
    return process, ours


def patience(rng: Random, leave: float = KILL_AFTER_STOP_SECONDS) -> float | None:
    """Return the seconds between SIGTERM and SIGKILL, or None for SIGKILL at once.

    Args:
        leave: the longest time, in seconds, in which it is killed while it takes its leave.
    """
    if rng.random() >= STOP_SHARE:
        return None
    return STOP_TIMEOUT_SECONDS if rng.random() < 0.5 else rng.uniform(0, leave)


def stop(process: BaseProcess, wait: float | None) -> None:
    """End a life that would go on for ever; raises RuntimeError if it ended otherwise than it was to."""
    if not process.is_alive():
        raise RuntimeError("the service ended by itself")
    break_off(process, wait)
    if process.exitcode not in ({-SIGKILL} if wait is None else {-SIGKILL, 0}):
        raise RuntimeError(f"the service ended by itself: {process.exitcode}")


def break_off(process: BaseProcess, wait: float | None) -> None:
    """End what may have ended by itself; raises RuntimeError where SIGTERM doesn't end it in time."""
    if wait is not None:
        process.terminate()
        process.join(wait)
    late = wait == STOP_TIMEOUT_SECONDS and process.is_alive()
    process.kill()
    process.join()
    if late:
        raise RuntimeError(f"it still ran {STOP_TIMEOUT_SECONDS:g} seconds after SIGTERM")


def rest(pipe: Any) -> Iterator[Any]:
    """Yield the content of a killed process's pipe; a torn last message counts as never sent."""
    try:
        while True:
            yield pipe.recv()
    except (EOFError, OSError):
        pipe.close()
