"""Keep a feature's messages of one kind up to date, one for each subject such as a tournament."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Generic, TypeVar

import discord
from discord import ui

from bot.ui.discord import SHUT, ChannelAccess
from bot.ui.layout import MessageKind, ServerReader
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.tracked_message import LiveMessage, LiveMessages, bind_weakly
from bot.ui.message_view import MessageView, framed

S = TypeVar("S")


class KindMessage(LiveMessage, Generic[S]):
    """The message of one subject; `send`: edits it with the bot's token, or posts it if it isn't there yet."""

    def __init__(
        self,
        services: LiveMessages,
        key: str,
        send: "Callable[[KindMessage[S], ui.LayoutView], Awaitable[None]]",
        guild: int,
        subject: S,
    ) -> None:
        super().__init__(services, key, send, guild=guild)
        self.subject = subject
        self.server_id = guild
        self.live = True
        """Whether it is the newest one, with buttons."""


class KindMessages(Generic[S]):
    """Posts, edits and replaces the messages of one kind."""

    def __init__(
        self, kind: MessageKind[S], services: LiveMessages, board: TableMessages, access: ChannelAccess
    ) -> None:
        self._kind = kind
        self._context = services.context
        self._services = services
        self._board = board
        self._access = access
        self._newest: dict[int, KindMessage[S]] = {}
        """The newest message of each subject, by the subject's number."""

    def reader(self, guild: int) -> ServerReader:
        """Return how everyone on a server reads a message."""
        words = partial(self._context.catalogs.words, self._board.guild_language(guild))
        pictured = self._context.pictures.at_work and self._context.service.settings.cached_for_guild(guild).pictures
        return ServerReader(words, self._context.people, pictured)

    def view(self, guild: int, subject: S) -> MessageView:
        """Return the message of a subject without images, to be posted as an answer."""
        return self._kind.draw(subject, self.reader(guild), (), True)

    async def find(self, number: int, guild: int, load: Callable[[], Awaitable[S]]) -> KindMessage[S] | None:
        """Return a subject's message, from memory or as it is stored; None: it has none."""
        if number in self._newest:
            return self._newest[number]
        message = self._made(number, guild, await load())
        row = await self._services.store.read(message.key)
        if row is not None and number not in self._newest:
            message.resume(row)
            self._newest[number] = message
        return self._newest.get(number)

    async def put(
        self, number: int, guild: int, subject: S, revision: int, posted: discord.Message
    ) -> KindMessage[S]:
        """Register a posted message as the subject's; the one that `find` has returned loses its buttons."""
        old = self._newest.get(number)
        if old is not None:
            self._leave(old, revision)
        message = self._newest[number] = self._made(number, guild, subject)
        message.is_at(posted.channel.id, posted.id)
        message.mark_shown(revision, bind_weakly(self._draw, message))
        await message.store()
        return message

    def show(self, message: KindMessage[S], revision: int, subject: S) -> None:
        """Update a message to its subject's present state."""
        message.subject = subject
        message.request_edit(revision, bind_weakly(self._draw, message))

    def begin(self, number: int, guild: int, channel: int, subject: S) -> KindMessage[S]:
        """Return the message of a subject without one, which `show` posts in a channel."""
        new = self._newest[number] = self._made(number, guild, subject)
        new.is_at(channel, None)
        return new

    def renew(self, number: int, old: KindMessage[S], revision: int) -> KindMessage[S]:
        """Leave a subject's message behind without buttons, and return the one that `show` posts below.

        Where the bot may not post, it is the same message.
        """
        if not self._access.may_post(old.server_id, old.channel):
            return old
        self._leave(old, revision)
        return self.begin(number, old.server_id, old.channel, old.subject)

    def release(self, leaves: Callable[[int], bool]) -> None:
        """Edit the messages of the servers no more that another process has: `leaves` says which they are."""
        for number in [number for number, message in self._newest.items() if leaves(message.server_id)]:
            self._newest.pop(number).abandon()

    def _made(self, number: int, guild: int, subject: S) -> KindMessage[S]:
        return KindMessage(self._services, f"{self._kind.name}:{number}", self._send, guild, subject)

    def _leave(self, message: KindMessage[S], revision: int) -> None:
        message.live = False
        message.request_edit(max(message.order, revision), bind_weakly(self._draw, message))

    def _draw(self, message: KindMessage[S]) -> ui.LayoutView:
        subject, guild, live = message.subject, message.server_id, message.live
        self._context.lookups.follow(message, self._kind.users(subject), guild)
        reader = self.reader(guild)
        return framed(lambda pictures: self._kind.draw(subject, reader, pictures, live), message.frame.pictures)

    async def _send(self, message: KindMessage[S], view: ui.LayoutView) -> None:
        """Edit the message, or post it if there is none (any more); an archived thread is opened again for it."""
        try:
            try:
                await self._edit_or_post(message, view)
            except discord.HTTPException as error:
                if error.code not in SHUT or not await self._board.threads.reopen(message.channel):
                    raise
                await self._edit_or_post(message, view)
        except discord.HTTPException as error:
            if error.code not in SHUT:
                raise
            await self._refused(message, error)

    async def _edit_or_post(self, message: KindMessage[S], view: ui.LayoutView) -> None:
        guild, channel = message.server_id, message.channel
        if message.message is not None and self._access.may_edit(guild, channel):
            if await message.edit_if_there(view):
                self._access.worked(guild, channel)
                return
            message.message = None
        if not message.live or not self._access.may_post(guild, channel):
            return
        try:
            await message.post(view)
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in SHUT:
                raise
            await self._refused(message, error)
        else:
            self._access.worked(guild, channel)

    async def _refused(self, message: KindMessage[S], error: discord.HTTPException) -> None:
        """Record that Discord refused to write a message."""
        await self._access.refused(message.server_id, message.channel, error, posting=True)
        self._context.boundary.report(error)
