"""The entry point of a worker process: imports the worker, and reports to the bot why it fails or ends.

It is separate from `bot.players`: a process that can't import that package must be able to report it.
"""

import signal
import sys
import traceback
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

STOP_SIGNALS = (
    (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK) if sys.platform == "win32" else (signal.SIGINT, signal.SIGTERM)
)
"""The signals that stop the bot; on Windows Ctrl+Break, too, which also a closed window sends."""


@dataclass(frozen=True, slots=True)
class Died:
    """The last message of a worker process.

    Args:
        reason: the type and place of its error; for a failed import its text, too.
    """

    reason: str


def work(pipe: "Connection[Any, Any]", *arguments: object) -> None:
    """Run `bot.players.worker.work` to completion."""
    try:
        import_module("bot.players.worker").work(pipe, *arguments)
    except BaseException as error:
        # Without a traceback: its text can contain cards, and standard error is the bot's.
        try:
            pipe.send(Died(reason_of(error)))
        except (OSError, ValueError):
            return  # the bot is gone
        raise SystemExit(1) from None


def reason_of(error: BaseException) -> str:
    """Return the type and place of an error; an import error's text has only names of modules."""
    said = f"{type(error).__name__}: {error}" if isinstance(error, ImportError) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith("<")]
    return f"{said} ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else said
