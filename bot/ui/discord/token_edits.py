"""Edit a message with the token of a click on it, for 15 minutes: such edits cost no budget.

The headers of Discord's answers say how many edits a token has left. If none are left, discord.py waits within the
edit that was accepted or refused. The caller here doesn't wait for that.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.ui.discord.error_codes import BROKEN, TOKEN_EXPIRED, TOO_MANY, UNAUTHORIZED
from bot.ui.discord.image_sender import SILENT, Files, ImageSender, MessageImages, NotSent, uploads_of

TOKEN_SECONDS = 15 * 60


class TokenRateLimit:
    """The rate limit of one token."""

    def __init__(self) -> None:
        self._full_until = 0.0
        self._outcomes: dict[int, asyncio.Future[bool]] = {}
        """Of the edits that are on their way, by message: a table's message and a hand can have the same token."""

    @property
    def pause(self) -> float:
        """Seconds until Discord accepts an edit again."""
        return max(0.0, self._full_until - asyncio.get_running_loop().time())

    def expect(self, message: int) -> "asyncio.Future[bool]":
        """Return a future for a message's next edit: True when Discord accepts it, False when it comes too early."""
        self._outcomes[message] = asyncio.get_running_loop().create_future()
        return self._outcomes[message]

    def update(self, status: int, left: str | None, seconds: float, *, message: int | None) -> None:
        """Update the limit from the headers of an answer.

        Args:
            left: requests that are left; None: the answer does not say.
            seconds: until there are more.
            message: the message whose edit it answers; None: it answers another request.
        """
        if status == TOO_MANY or left == "0":
            self._full_until = max(self._full_until, asyncio.get_running_loop().time() + seconds)
        taken = discord_took(status)
        if message in self._outcomes and (taken or status == TOO_MANY):
            outcome = self._outcomes.pop(message)
            if not outcome.done():
                outcome.set_result(taken)


RATE_LIMITS: WeakValueDictionary[str, TokenRateLimit] = WeakValueDictionary()


def discord_took(status: int) -> bool:
    """Return whether a request was carried out, by its HTTP status."""
    return 200 <= status < 300  # like every HTTP client


class TokenRateLimited(NotSent):  # it never leaves this file
    """A token has no edits left now."""


class TokenEditor:
    """Edits a message with the token of a press.

    Args:
        message: id of the pressed message, or of an answer to the interaction.
        alone: whether nothing else can edit the message: then it waits for the rate limit, and raises errors that are
            not about the token.
        press: id of the interaction; a newer one is greater.
    """

    def __init__(
        self,
        webhook: discord.Webhook,
        message: int,
        pictures: ImageSender,
        frame: MessageImages,
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
        self._limit = RATE_LIMITS.setdefault(webhook.token or "", TokenRateLimit())
        self._resting: asyncio.Future[Any] | None = None
        """An accepted edit in which discord.py waits for the rate limit."""

    @property
    def open(self) -> bool:
        """Whether the token is valid and was not refused."""
        return not self._refused and self._lives()

    @property
    def pause(self) -> float:
        """Seconds until Discord accepts an edit with it again."""
        return self._limit.pause

    async def send(self, view: ui.LayoutView) -> bool:
        """Edit the message; return False if the token can't do it, or not now.

        Raises:
            discord.HTTPException: Discord has a problem; if nothing else can edit the message, any refusal.
        """
        if not self.open:
            return False
        try:
            await self._pictures.send_view(view, self._post, frame=self._frame)
        except TokenRateLimited:
            return False
        except discord.HTTPException as error:
            if error.status >= BROKEN or (self.alone and not is_dead(error)):
                raise
            self._refused = error.status != TOO_MANY
            return False
        return True

    @property
    def can_post(self) -> bool:
        """Whether the token can also post messages: after a restart the library can only edit with it."""
        return self.open and self._webhook.type is discord.WebhookType.application

    async def post(self, view: ui.LayoutView, frame: MessageImages) -> discord.Message:
        """Post another ephemeral message with the token."""

        async def send(view: ui.LayoutView, files: Files) -> discord.Message:
            return await self._webhook.send(
                view=view, ephemeral=True, wait=True, files=uploads_of(files), allowed_mentions=SILENT
            )

        return await self._pictures.send_view(view, send, frame=frame)

    def of(self, message: int, frame: MessageImages) -> "TokenEditor":
        """Return the editor of a message that the token has posted."""
        return TokenEditor(
            self._webhook, message, self._pictures, frame, self._lives, alone=self.alone, press=self.press
        )

    async def delete(self) -> None:
        """Delete the message with the token."""
        await self._webhook.delete_message(self.message)

    async def _post(self, view: ui.LayoutView, files: Files) -> discord.Message | None:
        """Edit the message; return it, or None while discord.py holds it back for the rate limit."""
        outcome, request = self._limit.expect(self.message), self._frame.requests
        call = asyncio.ensure_future(
            self._webhook.edit_message(self.message, view=view, allowed_mentions=SILENT, attachments=files)
        )
        try:
            await asyncio.wait({call, outcome}, return_when=asyncio.FIRST_COMPLETED)
            if not call.done() and not outcome.result() and not self.alone:
                raise TokenRateLimited
            if call.done() or not outcome.result() or not self.pause:
                return await call
            self._resting = call
            call.add_done_callback(partial(self._read_late, request))
            return None
        finally:
            if self._resting is not call:
                call.cancel()

    def _read_late(self, request: int, call: "asyncio.Future[discord.WebhookMessage]") -> None:
        if not call.cancelled() and call.exception() is None:
            self._frame.learn(call.result(), request)


def is_dead(error: discord.HTTPException) -> bool:
    """Return whether Discord refused the token, not the edit: the token or its message does not exist any more."""
    return isinstance(error, discord.NotFound) or error.status == UNAUTHORIZED or error.code == TOKEN_EXPIRED


async def nowhere(*_message: object) -> None:
    """Send nothing: only a token can edit this message."""
