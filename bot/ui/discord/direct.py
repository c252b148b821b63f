"""Limits on opening direct messages (DMs): how far apart, and for how long Discord has closed them for the whole bot.

Discord quarantines a bot that opens many DM channels with new people. `DirectMessages` in `bot/ui/live` opens them.
"""

import asyncio
from collections.abc import Callable
from typing import ClassVar

from bot.ui.discord.error_codes import DIRECT_MESSAGES_OPENED_FAST, QUARANTINED, REQUEST_ERRORS

OPENING_INTERVAL_SECONDS = 3.0
"""Seconds between two new DM channels of the whole bot."""
MIN_SHARE = 0.01
CLOSED_SECONDS = 6 * 3600.0
"""How long the bot opens no DM channels after Discord has refused one for the whole bot."""
WHOLE_BOT = {QUARANTINED, DIRECT_MESSAGES_OPENED_FAST}
"""The codes by which Discord refuses DMs to everyone, not only to one person."""


class DirectMessagesClosed(Exception):
    """The bot can open no new DM channel now."""


NOT_REACHED = (*REQUEST_ERRORS, DirectMessagesClosed)
"""Why a direct message can fail: its request fails, or the bot's own restraint."""


class Openings:
    """Spaces the openings of DM channels.

    Args:
        spacing: seconds between two openings of the whole bot; 0: none.
        share: returns the part of all openings that this process may make, from 0 to 1.
    """

    unspaced: ClassVar[bool] = False
    """Whether no opening waits: the sandbox of a benchmark lets a bot open as many as it likes."""

    def __init__(self, spacing: float, share: Callable[[], float]) -> None:
        self._spacing = 0.0 if self.unspaced else spacing
        self._share = share
        self._next = 0.0

    @property
    def wait(self) -> float:
        """Return how many seconds the next opening would wait."""
        return max(0.0, self._next - asyncio.get_running_loop().time())

    async def turn(self) -> None:
        """Wait for the turn of an opening."""
        wait = self.wait
        self._next = asyncio.get_running_loop().time() + wait + self._spacing / max(MIN_SHARE, self._share())
        await asyncio.sleep(wait)
