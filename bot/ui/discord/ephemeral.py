"""Editing a message by the token of a click on it, which lives for fifteen minutes: such edits don't count.

What Discord takes by one token stands in the headers of its answers. The library waits by itself where nothing is
left, but within the edit that was taken, or refused; here nobody waits for that.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.ui.discord.codes import BROKEN, TOKEN_EXPIRED, TOO_MANY, UNAUTHORIZED
from bot.ui.discord.pictures import SILENT, Files, Frame, NotSent, Pictures

TOKEN_SECONDS = 15 * 60
"""How long a token lives."""


class Bucket:
    """What Discord still takes by one token."""

    def __init__(self) -> None:
        self._full_until = 0.0
        self._heard: asyncio.Future[bool] | None = None

    @property
    def pause(self) -> float:
        """Seconds until it takes something again."""
        return max(0.0, self._full_until - asyncio.get_running_loop().time())

    def listen(self) -> "asyncio.Future[bool]":
        """Return what tells as soon as it is known whether the next edit was taken, or came too soon."""
        self._heard = asyncio.get_running_loop().create_future()
        return self._heard

    def hear(self, status: int, left: str | None, seconds: float, *, edit: bool) -> None:
        """Learn what Discord has answered.

        Args:
            status: HTTP status.
            left: how much more it takes; None: it didn't say.
            seconds: until it takes more.
            edit: whether it answers an edit of the message.
        """
        if status == TOO_MANY or left == "0":
            self._full_until = max(self._full_until, asyncio.get_running_loop().time() + seconds)
        taken = discord_took(status)
        if edit and self._heard is not None and not self._heard.done() and (taken or status == TOO_MANY):
            self._heard.set_result(taken)


BUCKETS: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
"""The buckets that somebody cares for, by their tokens, which stand nowhere else."""


def discord_took(status: int) -> bool:
    """Return whether a request was carried out, by its HTTP status."""
    return 200 <= status < 300  # as every HTTP client reads it


class TooSoon(NotSent):  # it never leaves this file
    """Nothing is left of what a token may do."""


class TokenWay:
    """The way to a message by the token of a click.

    Args:
        webhook: of the interaction; the token is its.
        message: message id: the one that was clicked, or an answer to the interaction.
        pictures: sends pictures with it.
        frame: the pictures it has.
        lives: whether the token still lives.
        alone: whether there is no other way: what is not the token's fault is raised then, and it waits if it must.
        press: id of the interaction; the greater, the newer.
    """

    def __init__(
        self,
        webhook: discord.Webhook,
        message: int,
        pictures: Pictures,
        frame: Frame,
        lives: Callable[[], bool],
        *,
        alone: bool,
        press: int = 0,
    ) -> None:
        self.message = message
        self.alone = alone
        self.press = press
        self._webhook = webhook
        self._pictures = pictures
        self._frame = frame
        self._lives = lives
        self._refused = False
        self._bucket = BUCKETS.setdefault(webhook.token or "", Bucket())
        self._resting: asyncio.Future[Any] | None = None
        """An edit that was taken, with which the library waits until the next one may come."""

    @property
    def open(self) -> bool:
        """Whether the token lives and was not refused."""
        return not self._refused and self._lives()

    @property
    def pause(self) -> float:
        """Seconds until Discord takes something by it again."""
        return self._bucket.pause

    async def send(self, view: ui.LayoutView) -> bool:
        """Edit the message; return whether that is done: if not, there is no way by this token, or none now.

        Raises:
            discord.HTTPException: Discord is in trouble; where this is the only way, also what it refuses otherwise.
        """
        if not self.open:
            return False
        try:
            await self._pictures.post(view, self._post, frame=self._frame)
        except TooSoon:
            return False
        except discord.HTTPException as error:
            if error.status >= BROKEN or (self.alone and not is_dead(error)):
                raise
            self._refused = error.status != TOO_MANY
            return False
        return True

    async def _post(self, view: ui.LayoutView, files: Files) -> discord.Message | None:
        """Edit the message; return it, or None where the library keeps it back until the next edit may come."""
        heard, request = self._bucket.listen(), self._frame.requests
        call = asyncio.ensure_future(
            self._webhook.edit_message(self.message, view=view, allowed_mentions=SILENT, attachments=files)
        )
        try:
            await asyncio.wait({call, heard}, return_when=asyncio.FIRST_COMPLETED)
            if not call.done() and not heard.result() and not self.alone:
                raise TooSoon
            if call.done() or not heard.result() or not self.pause:
                return await call
            self._resting = call
            call.add_done_callback(partial(self._read_late, request))
            return None
        finally:
            if self._resting is not call:
                call.cancel()

    def _read_late(self, request: int, call: "asyncio.Future[discord.WebhookMessage]") -> None:
        """Learn the files of a message from the answer to an edit for which nothing waited."""
        if not call.cancelled() and call.exception() is None:
            self._frame.learn(call.result(), request)


def is_dead(error: discord.HTTPException) -> bool:
    """Return whether a token was refused, not what was to be done with it: it or its message is there no longer."""
    return isinstance(error, discord.NotFound) or error.status == UNAUTHORIZED or error.code == TOKEN_EXPIRED


async def nowhere(*_message: object) -> None:
    """Send nothing: there is no way to this message yet."""
