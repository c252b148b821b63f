"""Log lines: what happened and where, never what anybody holds.

A line names the kind of an action, never its card or custom id. Exceptions are logged by type and place; their
text is left out, since a KeyError's is the key.
"""

import logging
import sys
import traceback
from collections.abc import MutableMapping
from types import TracebackType
from typing import Any, cast

import structlog

SECRET_KEYS = frozenset(
    {"card", "cards", "hand", "hands", "pack", "salt", "custom_id", "values", "token", "action", "params"}
)

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def configure(level: str, *, as_json: bool = False) -> None:
    """Set up structlog and the standard library's logging, which discord.py uses.

    Args:
        level: DEBUG, INFO, WARNING or ERROR; discord.py itself never goes below INFO, since its debug lines hold
            whole payloads, hands and tokens included.
        as_json: JSON lines instead of text.
    """
    renderer = (
        structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        place_of_exception,
        drop_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))


def drop_secrets(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Take out what may tell a hand or a token, whoever logged it by mistake."""
    for key in SECRET_KEYS & event.keys():
        del event[key]
    return event


def place_of_exception(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Put the type and the stack of an exception in its place, without its text."""
    error = _exception(event.pop("exc_info", None))
    if error is not None:
        event["error"] = type(error).__name__
        event["stack"] = "".join(traceback.format_tb(error.__traceback__))
    record = event.get("_record")
    if isinstance(record, logging.LogRecord):
        # The formatter would append the exception's text by itself.
        record.exc_info, record.exc_text = None, None
    return event


def _exception(info: object) -> BaseException | None:
    """Return the exception meant by a logger's `exc_info`."""
    if isinstance(info, BaseException):
        return info
    if isinstance(info, tuple):
        return cast("ExcInfo", info)[1]
    return sys.exc_info()[1] if info else None
