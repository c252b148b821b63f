"""Selects uvloop as the event loop where it is installed: on CPython, but not on Windows.

discord.py selects orjson for JSON by itself. Both affect the speed only.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")
SWITCH_INTERVAL_SECONDS = 0.0005
"""Seconds of a thread's turn with a PostgreSQL server; Python's default is ten times as long."""


def take_short_turns() -> None:
    """Shorten the turns of threads.

    psycopg waits for a server step by step, in Python: during a busy loop each step would wait for a whole turn.
    Measured in docs/dev/optimizations.md. A file, whose reads are one step, gains nothing by it.
    """
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)


def run_on_loop(main: Coroutine[Any, Any, T], *, listens: bool = False) -> T:
    """Run a coroutine on the fastest event loop there is, and return its result.

    Args:
        listens: whether it listens to a PostgreSQL server; psycopg can't do so on Windows' usual loop.
    """
    windows = sys.platform == "win32" and listens
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop if windows else loop_factory()) as runner:
        return runner.run(main)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return the factory of the loop; None: Python's own."""
    try:
        return import_module("uvloop").new_event_loop
    except ImportError:
        return None


def in_use() -> dict[str, str]:
    """Return the packages in use as loop and for JSON, by name."""
    from discord.utils import HAS_ORJSON  # other subcommands must not wait for discord.py to load

    return {"loop": "uvloop" if loop_factory() else "asyncio", "json": "orjson" if HAS_ORJSON else "json"}
