"""Choose uvloop as the event loop where it is installed: on CPython, but not on Windows.

discord.py chooses orjson for JSON by itself. Only the speed depends on either.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")
TURN = 0.0005
"""Seconds of a thread's turn where the database is a server; Python's own are ten times as long."""


def take_short_turns() -> None:
    """Have threads take turns sooner.

    psycopg waits for a server step by step, in Python: beside a busy loop each step would wait for a whole turn.
    Measured in docs/dev/optimizations.md; with a file, whose reads are one step, nothing is gained.
    """
    sys.setswitchinterval(TURN)


def run_on_loop(main: Coroutine[Any, Any, T]) -> T:
    """Return what something returns that runs on the fastest event loop there is."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(main)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the loop; None: Python's own."""
    try:
        return import_module("uvloop").new_event_loop
    except ImportError:
        return None


def in_use() -> dict[str, str]:
    """Return what is used as loop and for JSON, by name."""
    from discord.utils import HAS_ORJSON  # only now: other subcommands don't wait for discord.py to load

    return {"loop": "uvloop" if loop_factory() else "asyncio", "json": "orjson" if HAS_ORJSON else "json"}
