"""Send plain direct messages (DMs), and open their channels.

The bot keeps the ids of DM channels, spaces new ones, and opens none for some hours once Discord refuses them for the
whole bot. That moment is a note in the database: it survives a restart, all processes read it, and so does
`bot doctor`.
"""

import asyncio
from weakref import WeakValueDictionary

import discord
import structlog

from bot.ui.discord import (
    CLOSED_SECONDS,
    WHOLE_BOT,
    AppContext,
    DirectMessagesClosed,
    EditThrottle,
    Openings,
    RequestKind,
)

CLOSED_NOTE = "direct-messages-closed"
"""Key of the note: until when, in seconds since 1970, and the code that Discord gave."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class DirectMessages:
    """Sends direct messages to users."""

    def __init__(
        self, client: discord.Client, context: AppContext, throttle: EditThrottle, openings: Openings
    ) -> None:
        self._throttle = throttle
        self._openings = openings
        self._client = client
        self._commands = context.commands
        self._notebook = context.service.notebook
        self._of_user: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._one_at_a_time = asyncio.Lock()
        self._closed_until = 0.0

    @property
    def closed_for(self) -> float:
        """For how many seconds the bot opens no new channels, as far as this process knows."""
        return max(0.0, self._closed_until - now())

    async def recall(self) -> None:
        """Read until when the bot opens no new channels."""
        note = await self._notebook.read(CLOSED_NOTE)
        self._closed_until = float(note.split()[0]) if note else 0.0

    async def is_open(self, user: int) -> bool:
        """Return whether the bot has a DM channel with a user."""
        return await self._notebook.read(note_key(user)) is not None

    async def channel(self, user: int, *, patience: float | None = None) -> int:
        """Return the id of a person's DM channel, which is opened if there is none.

        Args:
            patience: how many seconds an opening may wait for its turn; None: any time.

        Raises:
            DirectMessagesClosed: no channel can be opened for the next hours, or within `patience`.
            discord.HTTPException: Discord refuses this person's.
        """
        lock = self._of_user.setdefault(user, asyncio.Lock())
        async with lock:
            note = await self._notebook.read(note_key(user))
            if note:
                return int(note)
            await self._check()
            if patience is not None and self._openings.wait > patience:
                raise DirectMessagesClosed
            await self._openings.turn()
            # After a refusal there is no second request.
            async with self._one_at_a_time:
                await self._check()
                return await self._open(user)

    async def _check(self) -> None:
        """Raise DirectMessagesClosed while the bot opens no channels."""
        await self.recall()
        if self.closed_for:
            raise DirectMessagesClosed

    async def _open(self, user: int) -> int:
        try:
            opened = (await self._client.create_dm(discord.Object(user))).id
        except discord.RateLimited as error:
            await self._close(0, max(CLOSED_SECONDS, error.retry_after))
            raise DirectMessagesClosed from error
        except discord.HTTPException as error:
            if await self.closed_by(error):
                raise DirectMessagesClosed from error
            raise
        await self._notebook.write(note_key(user), str(opened))
        return opened

    async def closed_by(self, error: BaseException) -> bool:
        """Return whether no channel can be opened now; note it if Discord has just refused them for the whole bot."""
        if isinstance(error, DirectMessagesClosed):
            return True
        if isinstance(error, discord.HTTPException) and error.code in WHOLE_BOT:
            await self._close(error.code, CLOSED_SECONDS)
            return True
        return False

    async def _close(self, code: int, seconds: float) -> None:
        """Open no channels for some seconds, with a note of that."""
        await self.recall()
        if not self.closed_for:
            self._closed_until = now() + seconds
            await self._notebook.write(CLOSED_NOTE, f"{self._closed_until:.0f} {code}")
            log.warning("direct_messages_closed", code=code, hours=round(seconds / 3600, 1))

    async def send(self, user: int, text: str) -> None:
        """Write to a person; raises what Discord answers, or DirectMessagesClosed."""
        place = self._client.get_partial_messageable(await self.channel(user), type=discord.ChannelType.private)
        await self._throttle.turn(RequestKind.DIRECT)
        await place.send(self._commands.text(text), suppress_embeds=True)


def note_key(user: int) -> str:
    """Return the note that keeps a person's DM channel."""
    return f"dm:{user}"


def now() -> float:
    """Return the time in seconds since 1970."""
    return discord.utils.utcnow().timestamp()
