"""Detect unreadable answers with status 200: truncated JSON, or a proxy's page.

The library raises a parser's error for it, or returns the page as if it were the answer. Here it becomes a broken
connection. The library repeats a request after a reset connection by itself, files included.
"""

import errno

import aiohttp
from aiohttp import ClientResponse

from bot.ui.discord.internals import read_answer, use_reader

GOOD = range(200, 300)
REPEATABLE = frozenset({"GET", "PUT", "PATCH", "DELETE"})
"""Methods with the same effect when repeated. A POST may have made its message, so its caller decides."""
CONNECTION_RESET = 54
"""The error number after which discord.py retries."""


class Unreadable(ConnectionError):
    """An answer with a readable status and an unreadable body."""


async def json_or_text(response: ClientResponse) -> object:
    """Return the body of an answer; raises Unreadable for one that says yes and can't be read."""
    try:
        found = await read_answer(response)
    except (ValueError, aiohttp.ClientPayloadError) as error:
        if response.status not in GOOD:
            return ""  # the status says enough
        raise unreadable(response) from error
    if isinstance(found, str) and found and response.status in GOOD:
        raise unreadable(response)
    return found


def unreadable(response: ClientResponse) -> Unreadable:
    """Return the error for an answer, with the number that makes the library ask again where that is harmless."""
    number = CONNECTION_RESET if response.method in REPEATABLE else errno.EPROTO
    return Unreadable(number, f"{response.status}, but the answer can't be read")


def read_carefully() -> None:
    """Make discord.py treat unreadable responses as broken connections, which it retries."""
    use_reader(json_or_text)
