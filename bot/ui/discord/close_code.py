"""Keeps the close code of the gateway's connection, also if Discord disconnects at once.

aiohttp answers a close before it reports it. If the other end is gone by then, it drops the code and reports 1006,
"lost". discord.py takes that for a broken connection and identifies again and again, with a token that Discord has
just refused (4004), until Discord resets the token.

The connection also takes turns with all other work: aiohttp returns messages that have arrived already without a turn
of the event loop. Thousands of guilds that arrive at once would hold it for a second.
"""

import asyncio
from time import monotonic

from aiohttp import WSMessage, WSMsgType
from discord.gateway import DiscordClientWebSocketResponse

from bot.ui.discord.internals import use_socket

TURN_SECONDS = 0.001
"""Seconds in which messages are handled one after the other before other work has its turn."""


class CloseCodeWebSocket(DiscordClientWebSocketResponse):
    """discord.py's connection, which remembers the code it was closed with, and lets other work have its turn."""

    _told: int | None = None
    _turn_end = 0.0

    async def receive(self, timeout: float | None = None) -> WSMessage:  # noqa: ASYNC109  # as aiohttp has it
        """Return the next message."""
        if monotonic() > self._turn_end:
            await asyncio.sleep(0)
            self._turn_end = monotonic() + TURN_SECONDS
        message = await super().receive(timeout)
        if message.type is WSMsgType.CLOSE and isinstance(message.data, int):
            self._told = message.data
        return message

    @property
    def close_code(self) -> int | None:
        """The received code, or aiohttp's code for a lost connection."""
        return self._told or super().close_code


def remember_close_codes() -> None:
    """Make discord.py use sockets that remember their close code."""
    use_socket(CloseCodeWebSocket)
