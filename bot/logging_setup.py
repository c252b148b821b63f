"""Logging: events and places, never cards.

A line has the kind of an action, never its card or custom id. Exceptions are logged by type and place; their text is
left out, since a KeyError's is the key. Lines about a table have `table` and `guild`: these are bound where a click
arrives and where a table is changed.
"""

import asyncio
import logging
import sys
import threading
import traceback
from collections.abc import MutableMapping
from datetime import UTC, date, datetime, timedelta
from io import TextIOWrapper
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Any, cast

import structlog

from bot.file_permissions import make_file, make_private_dir, restrict_permissions

SECRET_KEYS = frozenset(
    {"card", "cards", "hand", "hands", "pack", "salt", "custom_id", "values", "token", "action", "params"}
)

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def configure(level: str, *, as_json: bool = False, file: Path | None = None, days: int = 14) -> None:
    """Set up structlog and the standard library's logging, which discord.py uses.

    Args:
        level: DEBUG, INFO, WARNING or ERROR. discord.py and Pillow stay at INFO: their debug lines contain payloads
            with hands and tokens, and the sizes of drawn cards.
        as_json: JSON lines instead of text.
        file: the log file instead of standard error.
        days: how long the file of a day is kept.

    Raises:
        OSError: the file can't be written.
    """
    colors = file is None and sys.stderr.isatty()
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=colors)
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        place_of_exception,
        drop_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = DailyLogHandler(file, days) if file else logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for talkative in ("discord", "PIL"):
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for path in handler.tightened if isinstance(handler, DailyLogHandler) else ():
        structlog.get_logger(__name__).warning("permissions_tightened", path=str(path))


class DailyLogHandler(TimedRotatingFileHandler):
    """A log file that rotates at midnight, UTC; each day's file is deleted after some days.

    Args:
        path: today's file; the others have their date behind the name.
        days: how long they are kept.
    """

    def __init__(self, path: Path, days: int) -> None:
        make_private_dir(path.parent)
        super().__init__(path, when="midnight", backupCount=days, encoding="utf-8", utc=True)
        self._days = days
        self.tightened = [*restrict_permissions([path, *(other for other, _ in self._dated())])]
        for old in self.getFilesToDelete():
            Path(old).unlink(missing_ok=True)

    def _open(self) -> TextIOWrapper:
        """Open today's file, private because it shows who plays when."""
        make_file(Path(self.baseFilename))
        return super()._open()

    def _dated(self) -> list[tuple[Path, date]]:
        """Return the files of other days, each with its date."""
        path = Path(self.baseFilename)
        found = (
            (other, _day(other.name.removeprefix(f"{path.name}."))) for other in path.parent.glob(f"{path.name}.*")
        )
        return [(other, day) for other, day in found if day is not None]

    def getFilesToDelete(self) -> list[str]:  # noqa: N802  # the library's name
        """Return the expired files by date: counting files would keep those of an idle bot longer."""
        oldest = datetime.now(UTC).date() - timedelta(days=self._days)
        return [str(other) for other, day in self._dated() if day < oldest]


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def drop_secrets(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Remove fields that could contain a hand or a token from a log event, as a safety net."""
    for key in SECRET_KEYS & event.keys():
        del event[key]
    return event


def place_of_exception(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Replace an exception in a log event by its type and stack, without its text.

    For a library's log record the formatter does it.
    """
    error = _exception(event.pop("exc_info", None))
    if error is not None:
        event["error"] = type(error).__name__
        event["stack"] = "".join(traceback.format_tb(error.__traceback__))
    return event


def handle_unhandled(loop: asyncio.AbstractEventLoop) -> None:
    """Log exceptions that the event loop reports by type and place, such as those of forgotten tasks.

    The loop's own handler logs the text of the exception, and of the task or call, which can contain a hand.
    """
    loop.set_exception_handler(_unhandled_in_loop)


def handle_unhandled_elsewhere() -> None:
    """Log unhandled exceptions of threads, finalizers and the program likewise; for a separate process."""
    threading.excepthook = lambda given: _unhandled("thread", given.exc_value)
    sys.unraisablehook = lambda given: _unhandled("finalizer", given.exc_value)
    sys.excepthook = lambda _kind, error, _trace: _unhandled("program", error)


def _unhandled_in_loop(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    error, task = context.get("exception"), context.get("task") or context.get("future")
    name = task.get_name() if isinstance(task, asyncio.Task) else None
    if isinstance(error, BaseException):
        _unhandled(name or "event loop", error)
    else:
        # Without an exception the message is asyncio's own constant text; objects are in other keys.
        structlog.get_logger(__name__).error("unhandled", where=name or "event loop", what=context.get("message"))


def _unhandled(where: str, error: BaseException | None) -> None:
    structlog.get_logger(__name__).error("unhandled", where=where, exc_info=error)


def _exception(info: object) -> BaseException | None:
    """Return the exception of a logger's `exc_info`, or None."""
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        return cast("ExcInfo", info)[1]
    return sys.exc_info()[1] if info else None
