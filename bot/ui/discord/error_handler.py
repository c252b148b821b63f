"""Turn errors into texts for users, log lines and counts; all handlers use this one place."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Protocol
from uuid import uuid4

import discord
import structlog

from bot.errors import Conflict, UserError
from bot.i18n import Translations
from bot.render import refusal
from bot.rules.errors import IllegalAction, RuleError, WrongSeat, WrongTime
from bot.scheduler import Superseded
from bot.tables import CommitUnknown, DatabaseClosed, WriteFailed
from bot.ui.discord.direct import DirectMessagesClosed
from bot.ui.discord.error_codes import BROKEN, BY_STATUS, EXPECTED, TOO_MANY, busy
from bot.ui.discord.responder import InteractionResponder, Unsay
from bot.ui.escaping import quoted

log = structlog.get_logger(__name__)

REFUSALS = (UserError, RuleError)
FIELD = re.compile(r"^In ([\w.]+):", re.MULTILINE)
"""discord.py's text for the invalid field of a form (50035)."""
MAX_CONTENT_LENGTH = 2000
LOG_INTERVAL_SECONDS = 60.0
"""Seconds between two log lines of the same cause."""
REMOVABLE_SECONDS = 14 * 60.0
"""How long a text can be removed, by the token of the click that it answered."""
MAX_REMEMBERED = 1000
"""For how many users and channels the errors that were shown are remembered, the latest ones."""
Place = tuple[int, int | None]
"""The user and the channel of an error."""


def passing(error: BaseException) -> bool:
    """Return whether an error is temporary: Discord is down, or the connection to it failed."""
    if isinstance(error, discord.HTTPException):
        return busy(error)
    return isinstance(error, discord.RateLimited) or is_connection(error)


def is_connection(error: BaseException) -> bool:
    """Return whether a connection broke, nothing came over it in time, or there is none since the bot stops."""
    if isinstance(error, RuntimeError):
        return error.args == ("Session is closed",)  # as aiohttp says it
    return isinstance(error, TimeoutError | ConnectionError) or type(error).__module__.startswith("aiohttp")


class ErrorMetrics(Protocol):
    """Counts errors, without users and cards."""

    def answered(self) -> None:
        """Count a successful click."""
        ...

    def refused(self, code: str) -> None:
        """Count a click or command that was refused."""
        ...

    def failed(self) -> None:
        """Count an unexpected error, which is logged under an id."""
        ...

    def discord_failed(self, status: int, code: int) -> None:
        """Count a request that Discord refused, by HTTP status and code; 0 for a lost connection."""
        ...


def counted(error: UserError | RuleError) -> str:
    """Return the metric's code of an error: that a rule of the game refused, not which, since that can reveal cards.

    A reader of the metrics could otherwise see that a player can't follow suit or doesn't hold a figure.
    """
    by_rule = isinstance(error, IllegalAction) and not isinstance(error, WrongTime | WrongSeat)
    return "rule" if by_rule else error.code


def shortened(text: str) -> str:
    """Return a sentence shortened to Discord's limit."""
    return text if len(text) <= MAX_CONTENT_LENGTH else f"{text[: MAX_CONTENT_LENGTH - 1]}…"


def fields_of(error: discord.HTTPException) -> str:
    """Return the fields of a message that Discord refused, without their texts."""
    return " ".join(FIELD.findall(error.text))


@dataclass(slots=True)
class _RepeatedError:
    error_id: str
    until: float
    more: int = 0


class ErrorDeduplicator:
    """Collapses errors of the same cause to one log line a minute, and one error id for all affected users."""

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

    That is a code without a sentence for users, or an answer that is no JSON, such as a proxy's page.
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


class LastRefusals:
    """Remembers the latest refusals shown to each user, by code: a new one replaces an older one of the same code."""

    def __init__(self) -> None:
        self._last: dict[Place, dict[str, tuple[float, Unsay]]] = {}

    def replace(self, place: Place, code: str, unsay: Unsay) -> Unsay | None:
        """Record a new refusal; return the function that removes the older one of its code, or None."""
        now = asyncio.get_running_loop().time()
        there = self._last.pop(place, {})
        older = there.pop(code, None)
        self._last[place] = {**there, code: (now + REMOVABLE_SECONDS, unsay)}
        if len(self._last) > MAX_REMEMBERED:
            del self._last[next(iter(self._last))]
        return older[1] if older is not None and older[0] > now else None

    def pop(self, place: Place) -> tuple[Unsay, ...]:
        """Forget a user's refusals in a channel; return the functions that remove those that still can be removed."""
        now = asyncio.get_running_loop().time()
        return tuple(unsay for until, unsay in self._last.pop(place, {}).values() if until > now)


class ErrorHandler:
    """Turns errors into texts, log lines and counts."""

    def __init__(self, meter: ErrorMetrics | None = None) -> None:
        self.counts: Counter[str] = Counter()
        self._meter = meter
        self._repeats = ErrorDeduplicator()
        self._told = LastRefusals()

    async def answered(self, interaction: discord.Interaction) -> None:
        """Count a successful click, and remove the refusals that the user has read before it."""
        if self._meter:
            self._meter.answered()
        for unsay in self._told.pop((interaction.user.id, interaction.channel_id)):
            try:
                await unsay()
            except Exception as error:  # the click has succeeded in any case
                self.report(error, doing="remove a refusal")

    def expected(self, error: BaseException) -> bool:
        """Count an error that happens on Discord every day; return False for any other."""
        name = None
        if isinstance(error, discord.InteractionResponded):
            name = "answered twice"
        elif isinstance(error, discord.HTTPException):
            name = EXPECTED.get(error.code) or ("server error" if error.status >= BROKEN else None)
            name = name or BY_STATUS.get(error.status)
        elif isinstance(error, discord.RateLimited):
            name = "rate limited"
        elif isinstance(error, WriteFailed | CommitUnknown):
            name = "not kept"  # the database has logged it itself, once a minute
        elif isinstance(error, DatabaseClosed):
            name = "stopping"
        elif isinstance(error, Superseded):
            name = "elsewhere"  # another process handles it
        elif isinstance(error, DirectMessagesClosed):
            name = "direct messages closed"
        elif is_connection(error):
            name = "connection"
        if name:
            self.counts[name] += 1
        if self._meter and isinstance(error, discord.HTTPException):
            self._meter.discord_failed(error.status, error.code)
        elif self._meter and isinstance(error, discord.RateLimited):
            self._meter.discord_failed(TOO_MANY, 0)
        elif self._meter and name == "connection":
            self._meter.discord_failed(0, 0)
        return name is not None

    @staticmethod
    def is_everyday(error: BaseException) -> bool:
        """Return whether a refusal by Discord is plain to the user: something is deleted, or not allowed."""
        return not isinstance(error, discord.HTTPException) or error.code in EXPECTED

    def report(self, error: BaseException, **where: str | int | None) -> str | None:
        """Log an error that is a bug and return its id; count an expected one and return None.

        What Discord brings about in the same way again is logged once a minute, and has the id of the first. What it
        refuses without a code that means something here is a warning with status and code: no bug, and no id.
        """
        if self.expected(error):
            return None
        error_id, unsaid = self._repeats.register(error)
        if isinstance(error, discord.HTTPException):
            self.counts["refused by Discord"] += 1
            if unsaid is not None:
                details = {"status": error.status, "code": error.code, "fields": fields_of(error), "unsaid": unsaid}
                log.warning(
                    "discord_refused",
                    exc_info=error,
                    **where,
                    **{key: details[key] for key in details if details[key]},
                )
            return None
        self.counts["bug"] += 1
        if unsaid is not None:
            if self._meter:
                self._meter.failed()
            log.error("failed", error_id=error_id, exc_info=error, **where, **({"unsaid": unsaid} if unsaid else {}))
        return error_id

    async def refuse(
        self,
        answer: InteractionResponder,
        error: Exception,
        words: Translations,
        name: Callable[[int], str],
        **where: str | int,
    ) -> None:
        """Show a user an error; for a click, replace an older error of the same kind.

        Args:
            name: returns the name of a seat's player.
            where: the place for the log line; never a card.
        """
        if isinstance(error, DatabaseClosed):
            error = Conflict("shutting_down")
        tell = answer.reply_anyway
        if isinstance(error, REFUSALS):
            text = shortened(refusal(error, words, name, quoted))
            if self._meter:
                self._meter.refused(counted(error))
        elif isinstance(error, WriteFailed):
            self.expected(error)
            text = words("error-not-kept")
        elif isinstance(error, CommitUnknown):
            self.expected(error)
            text = words("error-unsure")
        elif error_id := self.report(error, **where):
            text = words("error-failed", id=error_id)
        elif passing(error) or not self.is_everyday(error):
            # If Discord has accepted the answer after all, there is no error to show.
            text, tell = words("error-not-shown"), answer.reply
        else:
            return
        try:
            unsay = await tell(text)
            if isinstance(error, REFUSALS) and error.code != "shutting_down":
                await self._replace_older(answer.interaction, error.code, unsay)
        except Exception as late:
            self.report(late, **where)

    async def _replace_older(self, interaction: discord.Interaction, code: str, unsay: Unsay) -> None:
        """Leave only the newest error of a kind for clicks. Commands and forms keep their answers."""
        if interaction.type is discord.InteractionType.component:
            older = self._told.replace((interaction.user.id, interaction.channel_id), code, unsay)
            if older is not None:
                await older()
