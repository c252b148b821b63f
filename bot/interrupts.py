"""Ctrl+C while the program is still loading: it ends quietly, instead of with a traceback of its imports.

It stands apart from the command line, since it must be in force before anything else is imported.
"""

import os
import signal
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT
"""The exit status of a program that Ctrl+C has ended, as shells report it."""


def end_quietly() -> None:
    """Let Ctrl+C end the process at once; nothing has begun that would have to be finished.

    A KeyboardInterrupt would surface in the middle of an import. Some imports print it, others swallow it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else a parent has it ignored
        signal.signal(signal.SIGINT, _end)


def raise_again() -> None:
    """Let Ctrl+C raise KeyboardInterrupt from now on, so that what has begun is cleaned up."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(_number: int, _frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)
