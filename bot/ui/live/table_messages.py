"""Keep the public message of each table: post it for every deal, edit it, find it after a restart."""

import asyncio
from collections.abc import Callable, Collection, Generator, Iterable
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile

import discord
from discord import ui

from bot.errors import UserError
from bot.i18n import Translations
from bot.tables import GuildSettings, Table, TableChanged, gone
from bot.ui.discord import (
    EDITED_OFTEN,
    GONE,
    SHUT,
    ChannelAccess,
    MessageEditor,
    is_ping,
)
from bot.ui.layout import people_of
from bot.ui.live.dm_copies import DmCopies
from bot.ui.live.superseded_messages import SupersededMessage, SupersededMessages
from bot.ui.live.threads import TableThreads
from bot.ui.live.tracked_message import LiveMessages, TableMessage, bind_weakly
from bot.ui.message_view import framed

OFFER = "offer_to_wake"
"""The job that redraws a table when players can wake those whom it waits for."""
POST_SECONDS = 2.0
"""Seconds that a hand waits for the table's new message."""
LATE_PRESS_SECONDS = 10.0
"""Seconds for which a press on a message that the table has left may still arrive."""
USUAL_PATIENCE = GuildSettings().patience
"""Seconds for which games wait before a user may be woken, where a server has chosen nothing else."""


@dataclass(frozen=True, slots=True)
class LeftMessage:
    """A message that its table has left a moment ago."""

    place: TableMessage
    page: Callable[[str], ui.LayoutView]
    """What draws its final state, with a note."""
    until: float
    """The loop's time after which no press on it is expected."""

    def is_shown(self, now: float) -> bool:
        """Return whether a press may still arrive, or the final state is not on Discord yet."""
        return now < self.until or self.place.is_pending


class TableMessages:
    """Keeps the public messages of all tables up to date."""

    def __init__(self, services: LiveMessages, access: ChannelAccess, threads: TableThreads) -> None:
        context = services.context
        self._client = services.client
        self._service = context.service
        self._catalogs = context.catalogs
        self._people = context.people
        self._lookups = context.lookups
        self._boundary = context.boundary
        self._tasks = context.tasks
        self._pictures = context.pictures
        self._screens = services.screens
        self._services = services
        self._access = access
        self.threads = threads
        self._posted: list[Callable[[TableMessage], None]] = []
        self._coming: dict[int, asyncio.Event] = {}
        """By table: its first message is on its way, as the response to a command; the event is set at the end."""
        self._superseded: dict[int, LeftMessage] = {}
        """By id: messages that their tables have left a moment ago, the oldest first."""
        self.copies = DmCopies(services)
        self.panels = SupersededMessages(context.service.notebook, context.tasks)

    def locale(self, table: Table) -> str:
        """Return the language of what everyone at a table reads; in a direct message that is one person."""
        if table.guild is None:
            return self._people.stored_locale(table.host, "en-US")
        own = "" if self.has_language(table.guild) else self._services.get(table.id).language
        return own or self.guild_language(table.guild)

    def words(self, table: Table) -> Translations:
        """Return the words in which everyone at a table is written to."""
        return self._catalogs.words(self.locale(table))

    def guild_language(self, guild: int) -> str:
        """Return the language of public messages in a guild.

        It is the one that a manager has chosen, or a Community's own. All other guilds have none on Discord, which
        reports English for them: there it is the language of the person who opened the last table.
        """
        chosen, there = self._service.settings.cached_for_guild(guild), self._client.get_guild(guild)
        own = str(there.preferred_locale.value) if there else "en-US"
        return chosen.language or (own if self.has_language(guild) else chosen.spoken or own)

    def has_language(self, guild: int) -> bool:
        """Return whether a guild has a language: a manager has chosen one, or it is a Community's on Discord."""
        there = self._client.get_guild(guild)
        community = there is not None and "COMMUNITY" in there.features
        return community or self._service.settings.cached_for_guild(guild).language is not None

    async def speak(self, guild: int | None, language: str, table: int | None = None) -> None:
        """Use the language of a person who opens a table or a tournament, as long as the guild has none.

        Args:
            guild: where; None: nowhere that others read.
            table: the table; None: it is a tournament.
        """
        if guild is None or self.has_language(guild):
            return
        if (await self._service.settings.for_guild(guild)).spoken != language:
            await self._service.settings.change_guild(guild, spoken=language)
        if table is not None:
            self._services.for_table(table, guild).language = language
            await self._service.notebook.write(language_key(table), language, table=table)

    async def renew(self, tables: Iterable[int]) -> None:
        """Load the present tables after a deletion without change events."""
        for place in filter(None, map(self._public, tables)):
            try:
                place.table = await self._service.table(place.table.id)
            except UserError:
                self._services.get(place.table.id).public = None

    def release(self, tables: Collection[int]) -> None:
        """Stop updating tables' messages: another process does."""
        for table in tables:
            self._tasks.cancel((OFFER, table))

    def redraw(self, guild: int) -> None:
        """Redraw a guild's messages after it has chosen another language."""
        for place in self._services.public:
            if place.table.guild == guild:
                self._show(place)

    def try_again(self, channel: int) -> None:
        """Redraw the messages of a channel where Discord has refused an edit."""
        for place in self._services.public:
            if place.channel == channel:
                self._show(place)

    def pressed(self, table: int) -> None:
        """Redraw a table's message after a click there, if a refusal of Discord has frozen it."""
        place = self._public(table)
        if place is None:
            return
        # If there is a message to edit, a new one can wait for the budget.
        if self._access.pressed(place.table.guild, place.channel, posting=place.message is None):
            self._show(place)

    async def changed(self, change: TableChanged) -> None:
        """Update a table's message after a change; a click's response may have shown it already."""
        place = self._public(change.after.id)
        if change.before is not None and (place is None or place.table is not change.after):
            await self.show(change.after)

    async def show(self, table: Table) -> None:
        """Update a table's message to this state, unless a newer one is shown; tries of a daily deal have none."""
        if table.daily_date is not None:
            return
        self.copies.update(table)
        place = await self._place(table)
        if place is None and table.id in self._coming:
            return
        if place is None:
            place = self._new_public(table, table.channel)
        elif table.revision < place.table.revision:
            return
        elif place.has_turned(table) and self._may_post(place):
            self._left(place)
            place = self._turn(place, table)
        if table.status == "closed":
            self._left(place)
        alike = (
            place.message is not None
            and not self._services.get(table.id).restarting
            and self._is_same_view(place.table, table)
        )
        place.table, place.shown = table, table.game_and_deal
        if not alike:
            self._show(place)
        self._watch(table)
        if table.status == "closed":
            here = self._services.for_table(table.id, table.guild)
            here.public = here.language = None
            self._services.tidy(table)

    def _is_same_view(self, old: Table, new: Table) -> bool:
        """Return whether a move shows no difference, where others still play the same cards.

        The edit is left out: its moment would reveal the move. What was on the message before a restart is unknown.
        """
        sealed = bool(old.current_game and new.current_game and old.current_game.sealed and new.current_game.sealed)
        if not sealed or old.status != new.status or not 0 <= old.revision < new.revision:
            return False
        before, after = (self._screens.board(each, self.locale(new)).to_components() for each in (old, new))
        return before == after

    def subscribe_to_posts(self, listener: Callable[[TableMessage], None]) -> None:
        """Call a listener after each message that was posted for a deal or a game."""
        self._posted.append(listener)

    async def wait_for_post(self, table: int) -> None:
        """Wait until a table's new message is posted, but not long: what is sent next comes below it."""
        place = self._public(table)
        if place is not None and place.message is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(POST_SECONDS):
                    await place.posted.wait()

    def _watch(self, table: Table) -> None:
        """Schedule a redraw when players can wake those whom the game waits for."""
        later = [wait.wake_at for wait in gone.wakeable(table) if wait.wake_at > self._service.waking.now()]
        if later:
            self._tasks.at((OFFER, table.id), min(later), partial(self._offer_wake, table.id))
        else:
            self._tasks.cancel((OFFER, table.id))

    def watch_again(self, tables: Iterable[int]) -> None:
        """Schedule these redraws after a restart, for the servers' default settings."""
        for table in tables:
            self._tasks.after((OFFER, table), USUAL_PATIENCE, partial(self._offer_wake, table))

    def _offer_wake(self, table: int) -> None:
        place = self._public(table)
        if place is not None:
            self._show(place)
            self._watch(place.table)
        else:
            self._tasks.start(self._update_wake(table), OFFER)

    async def _update_wake(self, table: int) -> None:
        """Load and update a table's message if a player there can be woken."""
        with suppress(UserError):
            now = await self._service.table(table)
            if gone.wakeable(now):
                await self.show(now)

    def _left(self, place: TableMessage) -> None:
        """Record which deal a message shows that is left behind, until that is done."""
        game, deal = place.shown or (None, 0)
        if place.message is not None and game is not None:
            self.panels.save(place.message, SupersededMessage(place.table.id, game, deal))

    def shown_deal(self, table: Table) -> SupersededMessage | None:
        """Return which deal the message of a table shows; None before its first game."""
        game, deal = table.game_and_deal
        if game is None and table.past:
            game, deal = table.past[-1].number, 0
        return None if game is None else SupersededMessage(table.id, game, deal)

    def _show(self, place: TableMessage) -> None:
        place.request_edit(place.table.revision, bind_weakly(self._draw, place))

    def _draw(self, place: TableMessage) -> ui.LayoutView:
        self._lookups.follow(place, people_of(place.table), place.table.guild)
        locale = self.locale(place.table)
        notice = self._catalogs.words(locale)("back-soon") if self._services.get(place.table.id).restarting else ""
        page = partial(
            self._screens.board,
            place.table,
            locale,
            note=notice,
            pictured=self._pictured(place.table),
            asleep=place.asleep,
        )
        frame = place.frame
        hung = frame.sketches[0] if frame.pictures and frame.sketches and place.spares else None
        return framed(lambda pictures: page(pictures=pictures, hung=hung), frame.pictures)

    def _pictured(self, table: Table) -> bool:
        """Return whether a table is shown as an image: where neither the guild nor any user there wants words."""
        settings = self._service.settings
        words = any(settings.cached_for_user(seat.user).text_only for seat in table.seats if seat.user is not None)
        return self._pictures.at_work and settings.cached_for_guild(table.guild).pictures and not words

    def _turn(self, old: TableMessage, table: Table) -> TableMessage:
        """Leave the old message in its final state and return the place of a new one."""
        locale = self.locale(table)
        counted = _counted(old.table, table)
        final = _over(old.table, table) or counted or old.table
        board = self._screens.board
        self._leave(
            old,
            table.revision,
            lambda note: board(
                final, locale, live=False, left=True, note=note, counted=counted is not None, after=table
            ),
            self._catalogs.words(locale)("ended-here"),
        )
        place = self._new_public(table, old.channel)
        place.follows, old.follows = old, None
        return place

    def _leave(self, old: TableMessage, revision: int, page: Callable[[str], ui.LayoutView], note: str) -> None:
        """Show the final state of a message that the table leaves; for some seconds also to those who press it."""
        old.request_edit(revision, lambda: page(note))
        now = asyncio.get_running_loop().time()
        late = takewhile(lambda each: self._superseded[each].until <= now, self._superseded)
        for message in [each for each in late if not self._superseded[each].is_shown(now)]:
            del self._superseded[message]
        if old.message is not None:
            self._superseded[old.message] = LeftMessage(old, page, now + LATE_PRESS_SECONDS)

    def _new_place(self, table: Table, channel: int, message: int | None = None) -> TableMessage:
        key = key_of(table.id)
        place = TableMessage(self._services, key, self._send, table)
        place.lapse = bind_weakly(self._lapse, place)
        place.is_at(channel, message)
        return place

    def _new_public(self, table: Table, channel: int, message: int | None = None) -> TableMessage:
        place = self._new_place(table, channel, message)
        self._services.for_table(table.id, table.guild).public = place
        return place

    def _public(self, table: int) -> TableMessage | None:
        return self._services.get(table).public

    async def _send(self, place: TableMessage, view: ui.LayoutView) -> None:
        """Edit the message, or post it if there is none; where the bot may do neither, answers to clicks must do.

        An archived thread is opened again, one that is locked or gone is replaced.
        """
        if place.table.is_user_installed:
            place.behind = True  # the next press on it edits it
            return
        if self._access.is_deleted(place.table.guild, place.channel):
            await self._replace_thread(place)
        try:
            await self._edit_or_post(place, view)
        except discord.HTTPException as error:
            if error.code not in SHUT:
                raise
            if not await self.threads.reopen(place.channel) and not await self._replace_thread(place):
                raise
            await self._edit_or_post(place, view)

    async def _replace_thread(self, place: TableMessage) -> bool:
        """Move a table out of a lost thread that was made for it; return whether that applies."""
        if self._public(place.table.id) is not place:
            return False  # the message left behind stays where it was
        channel = await self.threads.replace(place.table, self.thread_name(place.table))
        if channel is None:
            return False
        place.is_at(channel, None)
        place.follows, place.frame.there = None, {}
        return True

    def thread_name(self, table: Table) -> str:
        """Return how the thread of a table is called."""
        words = self._catalogs.words(self.locale(table), table.game)
        return words("table-thread", game=words("game-name"), table=str(table.id))

    async def _edit_or_post(self, place: TableMessage, view: ui.LayoutView) -> None:
        if place.message is not None and not await self._edit(place, view):
            return
        if place.message is None and not self._may_post(place):
            await self._stay(place, view)
            return
        asked = self.changes(place.table)
        try:
            await place.post(view)
        except (discord.Forbidden, discord.NotFound) as error:
            if error.code in SHUT:
                raise
            await self._refused(place, error, asked, posting=True)
            await self._stay(place, view)
        else:
            place.follows = None
            self._access.worked(place.table.guild, place.channel)
            for listener in self._posted:
                listener(place)

    async def _edit(self, place: TableMessage, view: ui.LayoutView) -> bool:
        """Edit the message; return whether another has to be posted for it."""
        if place.message is None or not self._access.may_edit(place.table.guild, place.channel):
            return False
        asked = self.changes(place.table)
        try:
            await place.edit(view)
        except discord.HTTPException as error:
            if error.code in SHUT | EDITED_OFTEN:
                raise
            if error.code not in GONE and not isinstance(error, discord.Forbidden | discord.NotFound):
                raise
            if error.code not in GONE:
                await self._refused(place, error, asked, posting=False)
                return False
            self._boundary.report(error)
            place.message = None
            return self._may_post(place)
        self._access.worked(place.table.guild, place.channel)
        return False

    async def _stay(self, place: TableMessage, view: ui.LayoutView) -> None:
        """Continue in the message before, where a new one can't be posted."""
        old, place.follows = place.follows, None
        if old is not None and old.message is not None:
            await old.flush()
            place.message, place.frame.there = old.message, {**old.frame.there}
            await place.store()
            await self._edit(place, view)

    async def _refused(self, place: TableMessage, error: discord.HTTPException, asked: int, *, posting: bool) -> None:
        """Record that Discord refused to write a message; repeat requests made before a permission changed."""
        if self.changes(place.table) == asked:
            await self._access.refused(place.table.guild, place.channel, error, posting=posting)
        else:
            self._show(place)
        self._boundary.report(error)

    def _may_post(self, place: TableMessage) -> bool:
        return not place.table.is_user_installed and self._access.may_post(place.table.guild, place.channel)

    def may_post(self, table: Table) -> bool:
        """Return whether nothing is known to be against new messages where a table is."""
        return not table.is_user_installed and self._access.may_post(table.guild, self.channel(table))

    async def refused(self, table: Table, error: discord.HTTPException) -> None:
        """Record that a new message of a table was refused."""
        await self._access.refused(table.guild, self.channel(table), error, posting=True)

    def changes(self, table: Table) -> int:
        """Return how often what the bot may do where a table is may have become something else."""
        return self._access.changes(table.guild)

    def is_channel_deleted(self, table: Table) -> bool:
        """Return whether the channel where a table is was deleted."""
        return self._access.is_deleted(table.guild, self.channel(table))

    def shown(self, guild: int) -> list[Table]:
        """Return the tables of a guild whose messages are known."""
        return [place.table for place in self._services.public if place.table.guild == guild]

    def channel(self, table: Table) -> int:
        """Return the channel where a table's message is."""
        place = self._public(table.id)
        return place.channel if place else table.channel

    @contextmanager
    def coming(self, table: int) -> Generator[None]:
        """Post no message of a table in this block: one is on its way, and a second one would exist next to it."""
        new = table not in self._coming
        arrived = self._coming.setdefault(table, asyncio.Event())
        try:
            yield
        finally:
            if new:
                del self._coming[table]
                arrived.set()

    async def register(
        self, table: Table, message: discord.Message | None, interaction: discord.Interaction | None = None
    ) -> None:
        """Register a message that shows this table; an older one loses its buttons.

        That may be this one: while it was on its way a user may have pressed it, and the table gone on below.

        Args:
            message: its message; None: nothing is known of one.
        """
        if message is None:
            return
        old = await self._place(table)
        if old is not None and old.newest >= message.id:
            if old.newest > message.id and await self.panels.read(message.id) is None:
                late = self._new_place(table, message.channel.id, message.id)
                late.request_edit(table.revision, lambda: self.elsewhere(old.table, message.id))
            return
        place = self._new_public(table, message.channel.id, message.id)
        place.mark_shown(table.revision, bind_weakly(self._draw, place))
        if table.is_user_installed and interaction is not None:
            self._store_token(place, interaction)
        if self._pictures.needs_update(place.frame, self._draw(place)):
            self._show(place)
        if old:
            self._left(old)
            locale = self.locale(table)
            note = self._catalogs.words(locale)("moved-on-link", link=message.jump_url)
            final, newest, board = old.table, max(old.table.revision, table.revision), self._screens.board
            self._leave(old, newest, lambda note: board(final, locale, live=False, left=True, note=note), note)
            if old.table.revision > table.revision:
                place.table = old.table
                self._show(place)
        await place.store()

    async def show_restart_notice(self, table: Table) -> None:
        """Show the restart notice in a table's message, once it has arrived; no new one is posted for it."""
        if arrived := self._coming.get(table.id):
            await arrived.wait()
        place = await self._place(table)
        if place is None or place.message is None or not self._access.may_edit(table.guild, place.channel):
            return
        self._services.for_table(table.id, table.guild).restarting = True
        await self.show(table)
        await self.flush(table.id)

    async def flush(self, table: int) -> None:
        """Wait until a table's message is drawn."""
        place = self._public(table)
        if place is not None:
            await place.flush()

    def editor(self, table: int, message: int) -> MessageEditor | None:
        """Return the editor of a table's message or of a copy of it; None: the message is none of these."""
        place = self._public(table)
        return place if place and place.message == message else self.copies.find(table, message)

    async def find(self, table: Table, clicked: discord.Message | None = None) -> None:
        """Load from the database where a table's message is, after a restart.

        Args:
            clicked: a message of it; it becomes the table's message if none is known, as when Discord's answer to it
                is still to come, or got lost.
        """
        place = await self._place(table)
        # A user-installed message with an unknown fate can't be posted again.
        known = place is not None and not (table.is_user_installed and place.message is None)
        if clicked is not None and place is not None and place.asleep and place.message == clicked.id:
            # If the answer is another message than this, this one still has to be updated.
            place.asleep, place.behind = False, True
        if known or clicked is None or clicked.flags.ephemeral or is_ping(clicked):
            return
        there = clicked.guild is not None and clicked.guild.id == table.guild
        if there or (table.is_user_installed and clicked.channel.id == table.channel):
            await self.register(table, clicked)

    def learn_token(self, interaction: discord.Interaction, table: int) -> None:
        """Keep a table's message, or a copy of it, up to date by the token of an answered click on it."""
        place, message = self._public(table), interaction.message
        if message is None or not interaction.response.is_done():
            return
        if place is None or not place.table.is_user_installed:
            pressed = place if place and place.message == message.id else self.copies.find(table, message.id)
            if pressed is not None:
                pressed.learn(interaction)
        elif message.id == place.message and interaction.type is discord.InteractionType.component:
            self._store_token(place, interaction)

    def _store_token(self, place: TableMessage, interaction: discord.Interaction) -> None:
        """Edit a message where the bot is not by the token of a press on it, or of the command that it answers."""
        behind = place.asleep or place.behind
        place.server, place.asleep, place.behind = interaction.guild_id, False, False
        place.use_token(interaction)
        if behind:
            self._show(place)

    async def resume(self) -> None:
        """Resume user-installed messages from before a restart, as long as their tokens are valid."""
        for row in await self._services.store.with_token():
            try:
                if row.person is None:
                    await self._place(await self._service.table(row.table_id or 0))
            except Exception as error:
                self._boundary.report(error, doing="take up panels")

    def _lapse(self, place: TableMessage) -> None:
        """Show in a table's message that it will not change any more, unless it was replaced."""
        if self._public(place.table.id) is place:
            place.asleep = True
            place.edit_now(bind_weakly(self._draw, place))

    def message(self, table: int) -> int | None:
        """Return the id of a table's message, None if it isn't known or still to be sent."""
        place = self._public(table)
        return place.message if place else None

    def is_user_install_only(self, table: int) -> bool:
        """Return whether a table whose message is known is where the bot is not."""
        place = self._public(table)
        return place is not None and place.table.is_user_installed

    def link(self, table: Table) -> str | None:
        """Return a link to the table's message."""
        place = self._public(table.id)
        if place is None or self._access.is_deleted(table.guild, place.channel):
            return None
        return place.link

    def elsewhere(self, table: Table, message: int | None = None) -> ui.LayoutView:
        """Return a message of this table without buttons, with a link to the one that is kept up to date.

        Args:
            message: the outdated message that it replaces, of which the result alone stays; None: it is shown to a
                user who looks on.
        """
        locale = self.locale(table)
        words, link = self._catalogs.words(locale), self.link(table)
        left = self._superseded.get(message or 0)
        if left is not None and left.is_shown(asyncio.get_running_loop().time()):
            return left.page(words("moved-on-link", link=link) if link else words("ended-here"))
        note = words("moved-on-link", link=link) if link else ""
        return self._screens.board(table, locale, live=False, left=message is not None, note=note)

    async def _place(self, table: Table) -> TableMessage | None:
        """Return the table's message, from memory or from its note; learn how those who read it like it."""
        users = [seat.user for seat in table.seats if seat.user is not None]
        await self._service.settings.remember(table.guild, users)
        if table.guild is not None and self._services.get(table.id).language is None:
            noted = await self._service.notebook.read(language_key(table.id)) or ""
            here = self._services.for_table(table.id, table.guild)
            here.language = noted if here.language is None else here.language
        place = self._public(table.id)
        if place is None:
            await self.copies.load(table)
            row = await self._services.store.read(key_of(table.id))
            # Another task may have found it first.
            if row and self._public(table.id) is None:
                # Without a revision: any state of the table is newer than the message's.
                self._new_public(replace(table, revision=-1), table.channel).resume(row)
            self._services.tidy(table)
            place = self._public(table.id)
        return place


def language_key(table: int) -> str:
    """Return the note that keeps the language of the person who opened a table."""
    return f"language:{table}"


def key_of(table: int) -> str:
    """Return the key of a table's message."""
    return f"board:{table}"


def _counted(old: Table, table: Table) -> Table | None:
    """Return a table as it was when its last deal was counted, if the game that it shows goes on; None otherwise."""
    then, now = old.current_game, table.current_game
    if then is None or now is None or then.number != now.number or now.ended is None:
        return None
    if now.deal < then.deal:
        return None  # the deal before the one that it shows is dealt again
    return old.with_current_game(view=now.ended, recent=now.recent, deals=now.deals)


def _over(old: Table, table: Table) -> Table | None:
    """Return a table as the game that it shows was over, if that was in the change that began the one after it."""
    last = table.current_game.follows if table.current_game else None
    same = last is not None and last.game_and_deal[0] == old.game_and_deal[0]
    return last if same else None
