"""Mark messages of tables, games and tournaments that no longer exist after a restored backup.

The database has forgotten what was begun after the backup, and gives out the same numbers again. So a press counts
only if its message is newer than the table, game or tournament of that number (`oldest_message`). Ids of Discord's
grow with time, so that works for every message a button can be on: public, direct and ephemeral ones, those of places
where the bot is not, and those that earlier releases posted.

After a start the bot looks for such messages by itself. It keeps the newest id of Discord's that it knows, and a
restored database knows an old one: the bot reads what it has posted since then in the channels that it may read.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress

import discord
from discord import ui
from discord.utils import MISSING

from bot.errors import Conflict, NotFound, UserError
from bot.i18n import Translations
from bot.tables import NotOwner, Table
from bot.ui.discord import InteractionResponder, RequestKind, files_in, is_ping
from bot.ui.layout import (
    GREY,
    AcceptInvitation,
    CustomId,
    DeclineInvitation,
    MessageBuilder,
    TournamentVerb,
    game_of,
    without_table,
)
from bot.ui.live.table_messages import TableMessages
from bot.ui.live.tracked_message import LiveMessages

LAPSED = {"table_gone", "game_gone", "tournament_gone"}
A_MINUTE = 60_000 << 22
"""As a difference of two ids of Discord's."""
MAX_CHANNELS = 500
"""Channels that are read after a start, those with the newest messages first."""
MAX_MESSAGES = 200
"""Messages that are read in a channel, the newest first."""
KIND = "newest"


class LapsedMessages:
    """Recognizes lapsed messages at a click, and finds them after a start."""

    def __init__(self, services: LiveMessages, board: TableMessages) -> None:
        self._client = services.client
        self._context = services.context
        self._service = services.context.service
        self._board = board
        self._throttle = services.throttle
        self._kept: dict[int, int] = {}
        """By shard, the newest id that is kept; a shard whose channels are still to be read is not in it."""

    # Clicks

    async def check(self, interaction: discord.Interaction, address: CustomId) -> Table | None:
        """Accept a press on a message of what still exists; return the table that it is about, None for no table.

        Raises:
            NotFound: `table_gone`, `game_gone`, `tournament_gone`; `no_table` for a form that a command opened.
            NotOwner, Conflict: as the service does.
        """
        if interaction.message is not None:
            return await self._subject(interaction.message.id, address)
        return await self._service.table(address.table) if address.table else None

    async def redraw(self, answer: InteractionResponder, error: Exception) -> bool:
        """Redraw a clicked message as lapsed; return whether that succeeded.

        Only a message that has the pressed custom id is drawn: any user who talks to Discord can send any.
        """
        interaction = answer.interaction
        message, data = interaction.message, dict(interaction.data or {})
        if message is None or data.get("custom_id") not in [*custom_ids(message.components)]:
            return False
        if is_ping(message):
            await answer.remove()
            return False
        public = interaction.guild_id is not None and not message.flags.ephemeral
        words = self._words(interaction.guild_id) if public else self._context.words(interaction)
        await answer.update(_lapsed_view(str(error), words))
        return True

    async def _subject(self, message: int, address: CustomId) -> Table | None:
        """Return the table that a message is about, None for no table; raises as `check`."""
        verb = address.verb
        if isinstance(verb, AcceptInvitation | DeclineInvitation):
            await self._table(message, verb.table)
        if address.table:
            return await self._table(message, address.table)
        if isinstance(verb, TournamentVerb):
            try:
                tournament = await self._service.tournaments.get(verb.tournament)
            except NotFound:
                raise NotFound("tournament_gone") from None
            if message < tournament.oldest_message:
                raise NotFound("tournament_gone")
        elif (game := game_of(verb)) is not None:
            oldest = await self._service.archive.oldest_message(game)
            if oldest is None or message < oldest:
                raise NotFound("game_gone")
        return None

    async def _table(self, message: int, number: int) -> Table:
        """Return the table of a number; raises NotFound `table_gone` if a message is about an earlier one."""
        try:
            table = await self._service.table(number)
        except NotFound:
            raise NotFound("table_gone") from None
        if message < table.oldest_message:
            raise NotFound("table_gone")
        return table

    # After a start

    async def since(self, shard: int = 0) -> int | None:
        """Return after which message channels are to be read; None: they needn't be. Ask before the bot acts."""
        self._kept.pop(shard, None)
        note = await self._service.notebook.read(self._key(shard))
        known = await self._service.directory.newest_message()
        if note is None and known == 0:
            return None  # from a release before this was saved
        return max(int(note or 0), known or 0)

    def note(self, table: Table) -> None:
        """Schedule saving the newest known id, a minute after the last time; unread channels come before."""
        shard, newest = self._service.ownership.shard(table.guild, table.id), self._service.newest_id
        kept = self._kept.get(shard)
        if kept is not None and newest >= kept + A_MINUTE:
            self._kept[shard] = newest
            write = self._service.notebook.write(self._key(shard), str(newest))
            self._context.tasks.start(write, "newest id")

    async def sweep(self, since: int | None, shard: int | None = None) -> frozenset[int]:
        """Redraw or delete messages that the database doesn't have; return the tables that they are about.

        Args:
            since: newer ones than this message are read; None: none are.
            shard: on which shard's servers; None: on all.
        """
        channels = sorted(self._channels(shard), key=lambda each: each.last_message_id or 0, reverse=True)
        newest = (channels[0].last_message_id or 0) if channels else 0
        self._service.saw(newest)
        if since is not None:
            tables: set[int] = set()
            for channel in [each for each in channels if (each.last_message_id or 0) > since][:MAX_CHANNELS]:
                tables |= await self._read(channel, since)
            if tables and (shard is None or self._service.is_leader):
                for number in await self._service.notebook.values("dm", MAX_CHANNELS):
                    place = self._client.get_partial_messageable(int(number), type=discord.ChannelType.private)
                    await self._read(place, since)
        else:
            tables = set()
        self._kept[shard or 0] = since or 0
        return frozenset(tables)

    def _channels(self, shard: int | None) -> Iterator[discord.TextChannel | discord.VoiceChannel | discord.Thread]:
        """Yield the channels and open threads in which the bot may read what it has posted."""
        for guild in self._client.guilds:
            me = guild.get_member(self._client.user.id) if self._client.user else None
            if me is None or (shard is not None and self._service.ownership.shard(guild.id, 0) != shard):
                continue
            for channel in (*guild.text_channels, *guild.voice_channels, *guild.threads):
                with suppress(discord.ClientException):  # a thread whose channel is unknown
                    allowed = channel.permissions_for(me)
                    if allowed.view_channel and allowed.read_message_history:
                        yield channel

    async def _read(self, channel: discord.abc.Messageable, since: int) -> set[int]:
        """Redraw or delete a channel's messages that the database doesn't have; return their tables."""
        found: set[int] = set()
        try:
            await self._throttle.turn(RequestKind.CHORES)
            async for message in channel.history(limit=MAX_MESSAGES):
                if message.id <= since:
                    break
                if self._client.user is not None and message.author.id == self._client.user.id:
                    found |= await self._check(message)
        except Exception as error:  # the other channels are read all the same
            self._context.boundary.report(error, doing="look for messages of before")
        return found

    async def _check(self, message: discord.Message) -> set[int]:
        """Redraw or delete a message that the database doesn't have; return the tables that it is about."""
        found: set[int] = set()
        for address in addresses(message):
            try:
                table = await self._subject(message.id, address)
            except NotFound as error:
                words = self._words(message.guild.id if message.guild else None)
                await self._draw(message, _lapsed_view(error.code, words))
                return found | {address.table}
            except (NotOwner, Conflict):
                continue
            if table is not None and address.seen > table.revision:
                found.add(table.id)
        for number in found:
            with suppress(UserError, NotOwner):
                table = await self._service.table(number)
                await self._board.find(table)
                if self._board.editor(number, message.id) is None:
                    await self._draw(message, self._board.elsewhere(table, message.id))
        return found

    async def _draw(self, message: discord.Message, view: ui.LayoutView) -> None:
        """Edit a message; one that mentions people goes."""
        await self._throttle.turn(RequestKind.CHORES)
        if is_ping(message):
            await message.delete()
            return
        self._context.commands.view(view)
        await message.edit(view=view, attachments=[] if files_in(message) else MISSING)

    def _words(self, guild: int | None) -> Translations:
        return self._context.catalogs.words(self._board.guild_language(guild) if guild else "en-US")

    def _key(self, shard: int) -> str:
        """Return the key of a note; of another number of shards it is about other servers."""
        return f"{KIND}:{self._service.ownership.count}.{shard}"


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """Yield the custom ids in a message, nested components included."""
    for component in components:
        own = getattr(component, "custom_id", None)
        if isinstance(own, str):
            yield own
        yield from custom_ids(getattr(component, "children", ()))
        yield from custom_ids(filter(None, [getattr(component, "accessory", None)]))


def addresses(message: discord.Message) -> Iterator[CustomId]:
    """Yield what the buttons and lists of a message refer to."""
    return filter(None, map(CustomId.parse, custom_ids(message.components)))


def _lapsed_view(code: str, words: Translations) -> ui.LayoutView:
    """Return a message that says what no longer exists, with nothing to press."""
    message = MessageBuilder(GREY, without_table)
    message.text([words(f"error-{code.replace('_', '-')}")])
    return message.view()
