"""Group repeated errors: one log line a minute, and one error id for all affected users."""

from dataclasses import dataclass
from time import monotonic
from uuid import uuid4

import discord

LOG_INTERVAL_SECONDS = 60.0
"""Seconds between two log lines of the same cause."""


@dataclass(slots=True)
class _RepeatedError:
    error_id: str
    until: float
    more: int = 0


class ErrorDeduplicator:
    """Collapses errors of the same cause to one log line a minute."""

    def __init__(self) -> None:
        self._causes: dict[tuple[object, ...], _RepeatedError] = {}

    def register(self, error: BaseException) -> tuple[str, int | None]:
        """Return the id of an error, and how many like it were not logged since the last; None: nor is this one."""
        cause, now = cause_of(error), monotonic()
        known = self._causes.get(cause) if cause else None
        if known and now < known.until:
            known.more += 1
            return known.error_id, None
        error_id = uuid4().hex[:8]
        if cause:
            self._causes[cause] = _RepeatedError(error_id, now + LOG_INTERVAL_SECONDS)
        return error_id, known.more if known else 0


def cause_of(error: BaseException) -> tuple[object, ...] | None:
    """Return the key by which errors of Discord are grouped, or None for errors of the bot.

    That is a code that no user knows, or an answer that the library could not read, such as a proxy's page of HTML.
    """
    if isinstance(error, discord.HTTPException):
        return "refused", error.status, error.code
    place, trace = "", error.__traceback__
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] in {"bot", "cogs", "discord"}:
            place = module
        trace = trace.tb_next
    return ("unreadable", type(error).__name__, place) if place.startswith("discord.") else None
