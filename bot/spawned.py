"""Where a worker process begins: it imports the worker, and reports to the bot why it can't, or why it ends.

It stands apart from `bot.players`, which the process could not import to say that it can't import it.
"""

import traceback
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class Died:
    """The last message of a worker process.

    Args:
        reason: the type and place of what it ended with; for a failed import its text, too.
    """

    reason: str


def work(pipe: "Connection[Any, Any]", *arguments: object) -> None:
    """Run `bot.players.worker.work` to its end."""
    try:
        import_module("bot.players.worker").work(pipe, *arguments)
    except BaseException as error:
        # No traceback: its text may hold cards, and standard error is the bot's own.
        try:
            pipe.send(Died(reason_of(error)))
        except (OSError, ValueError):
            return  # the bot is gone
        raise SystemExit(1) from None


def reason_of(error: BaseException) -> str:
    """Return the type and place of an error; an import's own text has names of modules only."""
    said = f"{type(error).__name__}: {error}" if isinstance(error, ImportError) else type(error).__name__
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith("<")]
    return f"{said} ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else said
