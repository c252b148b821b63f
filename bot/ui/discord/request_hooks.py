"""Hook every request to Discord: those with the bot's token wait for the budget, the others are counted.

Also what the library repeats by itself, and what it asks of its own accord, passes here.
"""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Literal

from aiohttp import ClientSession, TraceConfig, TraceRequestEndParams, TraceRequestStartParams, hdrs
from yarl import URL

from bot.ui.discord.error_codes import TOO_MANY
from bot.ui.discord.invalid import InvalidRequests
from bot.ui.discord.request_budget import RequestBudget, RequestKind, noted
from bot.ui.discord.token_edits import RATE_LIMITS

Way = Literal["bot", "token"]
"""By whose token: the bot's own, or that of an interaction."""
Count = Callable[[str, Way], None]
"""Counts a request, by what it is for and whose token it has."""
BY_TOKEN = ("/webhooks/", "/interactions/")
HOOKS = "/webhooks/"
ANSWER = "answer"
"""The use of requests by an interaction's token, except redraws."""


def watch_requests(
    budget: RequestBudget, count: Count, responded: Callable[[int], None], invalid: InvalidRequests
) -> TraceConfig:
    """Return a trace that makes requests wait for the budget, counts them and their responses, and reads rate limits.

    Args:
        responded: counts a response by its status.
    """

    async def begins(_session: ClientSession, _context: SimpleNamespace, asked: TraceRequestStartParams) -> None:
        if any(part in asked.url.path for part in BY_TOKEN):
            use = noted()
            count(use.value if use else ANSWER, "token")
        elif hdrs.AUTHORIZATION in asked.headers:
            use = await budget.claim(use_of(asked.method, asked.url))
            count(use.value, "bot")

    async def ended(_session: ClientSession, _context: SimpleNamespace, params: TraceRequestEndParams) -> None:
        responded(params.response.status)
        invalid.note(params.response.status, params.response.headers)
        _, _, rest = params.url.path.partition(HOOKS)
        parts = rest.split("/")
        limit = RATE_LIMITS.get(parts[1]) if len(parts) > 1 else None
        if limit is None:
            return
        headers, status = params.response.headers, params.response.status
        after = headers.get("Retry-After" if status == TOO_MANY else "X-RateLimit-Reset-After")
        message = int(parts[-1]) if params.method == "PATCH" and parts[-1].isdigit() else None
        limit.update(status, headers.get("X-RateLimit-Remaining"), float(after or 0), message=message)

    trace = TraceConfig()
    trace.on_request_start.append(begins)
    trace.on_request_end.append(ended)
    return trace


def use_of(method: str, url: URL) -> RequestKind:
    """Return the use of a request without an explicit one."""
    parts = url.path.rsplit("/", 2)
    if method == "POST" and parts[-1] in {"messages", "threads"}:
        return RequestKind.NEW
    if method == "PATCH" and parts[-2] == "messages":
        return RequestKind.PANELS
    if method == "POST" and parts[-2:] == ["@me", "channels"]:
        return RequestKind.DIRECT
    return RequestKind.CHORES
