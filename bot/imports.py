"""Imports of the bot without what it doesn't need."""

import gc
import sys
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Generator[None]:
    """Import modules without collections and leave them out of later ones; import structlog without Rich.

    Modules stay to the end. Collections in the middle of the imports visit them again and again: they took 0.43 of
    0.99 s of CPU time. structlog loads Rich for tracebacks, which the bot doesn't log: 50 modules, 3.5 MiB.
    """
    gc.disable()
    needless = "rich" not in sys.modules
    if needless:
        sys.modules["rich"] = None  # pyright: ignore[reportArgumentType]  # the documented way to stop an import
    try:
        yield
    finally:
        if needless:
            del sys.modules["rich"]
        gc.freeze()
        gc.enable()
