"""Handles Ctrl+C during the imports: the program ends without a traceback.

It is separate from the command line, because it must be active before other imports.
"""

import os
import signal
from types import FrameType

INTERRUPTED = 128 + signal.SIGINT
"""The exit status after Ctrl+C, as shells report it."""


def end_quietly() -> None:
    """Let Ctrl+C end the process at once; at this stage there is no work to finish.

    A KeyboardInterrupt would surface in the middle of an import. Some imports print it, others swallow it.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else a parent process ignores it
        signal.signal(signal.SIGINT, _end)


def raise_again() -> None:
    """Let Ctrl+C raise KeyboardInterrupt from now on, so that clean-up runs."""
    if signal.getsignal(signal.SIGINT) is _end:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _end(_number: int, _frame: FrameType | None) -> None:
    os._exit(INTERRUPTED)
