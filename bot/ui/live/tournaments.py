"""The messages of tournaments: one that is kept up to date, posted anew for every round, and what is called out."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import discord
from discord import ui
from structlog.contextvars import bound_contextvars

from bot.errors import UserError
from bot.tables import Pairing, Table, Tournament, TournamentNews, TrackedMessage
from bot.ui.discord import GONE, Access, Context, Editor, Throttle, Use
from bot.ui.layout import TournamentPage, entrants_of
from bot.ui.live.board import Board
from bot.ui.live.threads import Threads
from bot.ui.pictured import framed

MOST_MENTIONED = 80
"""So many mentions fit a message; Discord takes no more than a hundred."""


@dataclass(slots=True, eq=False)
class Place:
    """Where the message of a tournament is.

    Args:
        tournament: the newest state known.
        editor: the door to it.
        channel: channel id.
        message: message id, None while it is still to be sent.
        promise: what binds the cards of all boards.
        threads: those of its tables, by the table's number.
        live: False: it is left behind.
    """

    tournament: Tournament
    editor: Editor
    channel: int
    message: int | None = None
    promise: str | None = None
    threads: dict[int, int] = field(default_factory=dict[int, int])
    live: bool = True


class TournamentBoard:
    """Keeps the messages of tournaments up to date.

    Args:
        client: for sending and editing.
        context: the tournaments, the words and the people.
        board: knows the language of a guild, and draws the tables.
        access: where the bot may write.
        throttle: how fast the bot writes with its token.
        threads: makes those of the tables.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        board: Board,
        access: Access,
        throttle: Throttle,
        threads: Threads,
    ) -> None:
        self._client = client
        self._threads_of = threads
        self._context = context
        self._service = context.service
        self._board = board
        self._access = access
        self._throttle = throttle
        self._places: dict[int, Place] = {}
        context.service.tournaments.lodging = self.lodge
        context.service.tournaments.subscribe(self.heard)

    async def heard(self, news: TournamentNews) -> None:
        """Show what has happened; a round has a message of its own, and so has the end."""
        now = news.tournament
        with bound_contextvars(guild=now.guild):
            await self._service.settings.of_guild(now.guild)
            place = await self._place(now)
            if place is None:
                return  # whoever opened it is about to show it
            if news.what in {"round", "over"} and self._access.may_post(now.guild, place.channel):
                place = self._turn(place, now)
            place.tournament = now
            place.threads |= await self._threads(now)
            self._show(place)
            if news.what == "round":
                await self._unsealed(now)
                self._context.tasks.start(self._call_to_tables(place), "call to tables")
            elif news.what == "soon":
                self._context.tasks.start(self._call(place, self.page(now).soon()), "time nearly over")
            elif news.what == "over":
                await self._unsealed(now)

    def let_go(self, ours: Callable[[int], bool]) -> None:
        """See no longer to the messages of guilds that another process has: `ours` says which they are."""
        for number in [number for number, place in self._places.items() if ours(place.tournament.guild)]:
            self._places.pop(number).editor.abandon()

    async def lodge(self, tournament: Tournament, pairing: Pairing) -> int:
        """Return the channel for a table: a thread of its own where the bot may make one and write in it."""
        name = self.page(tournament).thread(pairing)
        return await self._threads_of.make(tournament.guild, tournament.channel, name) or tournament.channel

    async def _threads(self, tournament: Tournament) -> dict[int, int]:
        """Return the threads of the tables of the round, by the table's number."""
        tables = await self._tables(tournament.tables)
        return {table.id: table.channel for table in tables if table.channel != tournament.channel}

    async def _tables(self, pairings: Iterable[Pairing]) -> list[Table]:
        """Return the tables of pairings; one that can't be read any more keeps the others from nothing."""
        found: list[Table] = []
        for pairing in pairings:
            if pairing.table is not None:
                with suppress(UserError):
                    found.append(await self._service.table(pairing.table))
        return found

    def page(
        self, tournament: Tournament, promise: str | None = None, threads: Mapping[int, int] | None = None
    ) -> TournamentPage:
        """Return what lays out the messages of a tournament."""
        locale = self._board.guild_language(tournament.guild)
        catalogs, settings = self._context.catalogs, self._service.settings
        return TournamentPage(
            tournament,
            catalogs.words(locale),
            catalogs.words(locale, tournament.game),
            self._context.people,
            promise=promise,
            threads=threads,
            pictured=self._context.pictures.at_work and settings.seen_of_guild(tournament.guild).pictures,
        )

    async def invite(self, tournament: Tournament) -> None:
        """Mention those who asked to be told of an evening, once its list is there."""
        asked = await self._service.settings.asked_for_evenings(tournament.guild, MOST_MENTIONED)
        users = [user for user in asked if tournament.of_user(user) is None]
        place = await self._place(tournament)
        if users and place is not None:
            await self._call(place, self.page(tournament).invites(users), users)

    async def put(self, tournament: Tournament, message: discord.Message | None) -> None:
        """Take a message as the tournament's from now on; an older one loses its buttons."""
        if message is None:
            return
        old = await self._place(tournament)
        if old is not None and old.message == message.id:
            return
        if old is not None:
            self._leave(old, max(old.tournament.revision, tournament.revision))
        place = await self._new(tournament, message.channel.id, message.id)
        place.editor.seen(tournament.revision, lambda: self._draw(place))
        await self._remember(place)
        newest = await self._service.tournaments.get(tournament.id)
        place.tournament = newest
        self._show(place)  # what has changed meanwhile, and the pictures

    def editor(self, tournament: int, message: int) -> Editor | None:
        """Return the door to a message, None if it is not (any more) the tournament's."""
        place = self._places.get(tournament)
        return place.editor if place and place.message == message else None

    async def _place(self, tournament: Tournament) -> Place | None:
        """Return the tournament's message, from memory or from its note."""
        if tournament.id in self._places:
            return self._places[tournament.id]
        tracked = await self._service.tracked_messages.read(key_of(tournament.id))
        if tracked and tournament.id not in self._places:
            await self._new(tournament, tracked.channel, tracked.message)
        return self._places.get(tournament.id)

    async def _new(self, tournament: Tournament, channel: int, message: int | None) -> Place:
        promise = await self._service.tournaments.promise(tournament)
        return self._at(tournament, channel, message, promise)

    def _turn(self, old: Place, now: Tournament) -> Place:
        """Leave the old message in its final state and return the place of a new one."""
        self._leave(old, now.revision)
        return self._at(now, old.channel, None, old.promise)

    def _at(self, tournament: Tournament, channel: int, message: int | None, promise: str | None) -> Place:
        """Return the place of a message, the tournament's from now on."""

        async def send(view: ui.LayoutView) -> None:
            await self._send(place, view)

        def use() -> Use:
            return Use.NEW if place.message is None else Use.PANELS

        editor = Editor(send, self._throttle, self._context.tasks, self._context.pictures, use)
        editor.frame.place = channel
        place = self._places[tournament.id] = Place(tournament, editor, channel, message, promise)
        return place

    def _leave(self, place: Place, revision: int) -> None:
        place.live = False
        place.editor.show(revision, lambda: self._draw(place))

    def _show(self, place: Place) -> None:
        place.editor.show(place.tournament.revision, lambda: self._draw(place))

    def _draw(self, place: Place) -> ui.LayoutView:
        now = place.tournament
        self._context.lookups.follow(place.editor, entrants_of(now), now.guild)
        page = partial(self.page(place.tournament, place.promise, place.threads).view, live=place.live)
        return framed(page, place.editor.frame.pictures)

    async def _send(self, place: Place, view: ui.LayoutView) -> None:
        """Edit the message, or post it if there is none (any more)."""
        guild, frame = place.tournament.guild, place.editor.frame
        channel = self._client.get_partial_messageable(place.channel, guild_id=guild)
        if place.message is not None and self._access.may_edit(guild, place.channel):
            try:
                await self._context.pictures.edit(channel.get_partial_message(place.message), view, frame)
            except discord.HTTPException as error:
                if error.code not in GONE:
                    raise
                place.message = None
            else:
                return
        if not place.live or not self._access.may_post(guild, place.channel):
            return
        try:
            place.message = (await self._context.pictures.send(channel, view, frame)).id
        except (discord.Forbidden, discord.NotFound) as error:
            await self._access.refused(guild, place.channel, error, posting=True)
            self._context.boundary.report(error)
            return
        await self._remember(place)

    async def _call_to_tables(self, place: Place) -> None:
        """Call those who play in a round; of them only those are pinged who want to be mentioned."""
        now = place.tournament
        users = await self._mentioned(now)
        await self._call(place, self.page(now).calls(users), users)

    async def _call(self, place: Place, text: str, users: Sequence[int] = ()) -> None:
        """Say something in the channel, which rings for these people only."""
        now = place.tournament
        if not self._access.may_post(now.guild, place.channel):
            return
        await place.editor.flush()  # below the message that it is about
        wanted = [discord.Object(user) for user in users]
        channel = self._client.get_partial_messageable(place.channel, guild_id=now.guild)
        text = self._context.commands.text(text[:2000])
        await self._throttle.turn(Use.MENTIONS)
        await channel.send(text, allowed_mentions=discord.AllowedMentions(users=wanted))

    async def _mentioned(self, tournament: Tournament) -> list[int]:
        """Return who takes part and has not said that they want no mentions, a hundred at the most."""
        users = [each.user for each in tournament.people if each.user is not None]
        chosen = [(user, (await self._service.settings.of_user(user)).mentions) for user in users]
        return [user for user, mentions in chosen if mentions is not False][:MOST_MENTIONED]

    async def _unsealed(self, tournament: Tournament) -> None:
        """Draw the tables anew whose cards may be seen now."""
        boards = [each for each in tournament.pairings if each.board and each.round >= tournament.round - 1]
        for table in await self._tables(boards):
            await self._board.see(table)

    async def _remember(self, place: Place) -> None:
        """Keep through a restart where the message is."""
        assert place.message is not None
        row = TrackedMessage(key=key_of(place.tournament.id), channel=place.channel, message=place.message)
        await self._service.tracked_messages.keep(row)


def key_of(tournament: int) -> str:
    """Return the key of a tournament's message."""
    return f"tournament:{tournament}"
