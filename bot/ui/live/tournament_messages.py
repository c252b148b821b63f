"""The messages of tournaments: one that is kept up to date, posted anew for every round, and what is called out."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial

import discord
from discord import ui
from structlog.contextvars import bound_contextvars

from bot.errors import UserError
from bot.tables import Pairing, Table, Tournament, TournamentNews
from bot.ui.discord import Access, Context, MessageEditor, Throttle, Use
from bot.ui.layout import TournamentPage, entrants_of
from bot.ui.live.board import Board
from bot.ui.live.threads import Threads
from bot.ui.live.tracked_message import LiveMessage, LiveMessages
from bot.ui.pictured import framed

MOST_MENTIONED = 80
"""So many mentions fit a message; Discord takes no more than a hundred."""


class TournamentMessage(LiveMessage):
    """The message of a tournament.

    Args:
        services: what all messages share.
        send: edits it with the bot's token, or posts it if it isn't there yet.
        tournament: the newest known state.
        promise: the promise that binds the cards of all boards.
    """

    def __init__(
        self,
        services: LiveMessages,
        send: Callable[["TournamentMessage", ui.LayoutView], Awaitable[None]],
        tournament: Tournament,
        promise: str | None,
    ) -> None:
        super().__init__(services, f"tournament:{tournament.id}", send, guild=tournament.guild)
        self.tournament = tournament
        self.promise = promise
        self.threads: dict[int, int] = {}
        """The threads of its tables, by the table's number."""
        self.live = True
        """Whether it is the newest one, with buttons."""


class TournamentMessages:
    """Keeps the messages of tournaments up to date.

    Args:
        client: for sending and editing.
        context: the tournaments, the words and the people.
        board: knows the language of a guild, and draws the tables.
        access: where the bot may write.
        throttle: how fast the bot writes with its token.
        services: what all messages share.
        threads: makes those of the tables.
    """

    def __init__(
        self,
        client: discord.Client,
        context: Context,
        board: Board,
        access: Access,
        throttle: Throttle,
        services: LiveMessages,
        threads: Threads,
    ) -> None:
        self._client = client
        self._threads_of = threads
        self._context = context
        self._service = context.service
        self._board = board
        self._access = access
        self._throttle = throttle
        self._services = services
        self._places: dict[int, TournamentMessage] = {}
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
            self._places.pop(number).abandon()

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
        promise = await self._service.tournaments.promise(tournament)
        place = self._places[tournament.id] = TournamentMessage(self._services, self._send, tournament, promise)
        place.is_at(message.channel.id, message.id)
        place.seen(tournament.revision, lambda: self._draw(place))
        await place.store()
        newest = await self._service.tournaments.get(tournament.id)
        place.tournament = newest
        self._show(place)  # what has changed meanwhile, and the pictures

    def editor(self, tournament: int, message: int) -> MessageEditor | None:
        """Return the door to a message, None if it is not (any more) the tournament's."""
        place = self._places.get(tournament)
        return place if place and place.message == message else None

    async def _place(self, tournament: Tournament) -> TournamentMessage | None:
        """Return the tournament's message, from memory or from its note."""
        if tournament.id in self._places:
            return self._places[tournament.id]
        promise = await self._service.tournaments.promise(tournament)
        place = TournamentMessage(self._services, self._send, tournament, promise)
        row = await self._services.store.read(place.key)
        if row is not None and tournament.id not in self._places:
            place.resume(row)
            self._places[tournament.id] = place
        return self._places.get(tournament.id)

    def _turn(self, old: TournamentMessage, now: Tournament) -> TournamentMessage:
        """Leave the old message in its final state and return a new one."""
        self._leave(old, now.revision)
        place = self._places[now.id] = TournamentMessage(self._services, self._send, now, old.promise)
        place.is_at(old.channel, None)
        return place

    def _leave(self, place: TournamentMessage, revision: int) -> None:
        place.live = False
        place.show(revision, lambda: self._draw(place))

    def _show(self, place: TournamentMessage) -> None:
        place.show(place.tournament.revision, lambda: self._draw(place))

    def _draw(self, place: TournamentMessage) -> ui.LayoutView:
        now = place.tournament
        self._context.lookups.follow(place, entrants_of(now), now.guild)
        page = partial(self.page(place.tournament, place.promise, place.threads).view, live=place.live)
        return framed(page, place.frame.pictures)

    async def _send(self, place: TournamentMessage, view: ui.LayoutView) -> None:
        """Edit the message, or post it if there is none (any more)."""
        guild, channel = place.tournament.guild, place.channel
        if place.message is not None and self._access.may_edit(guild, channel):
            if await place.edit_if_there(view):
                return
            place.message = None
        if not place.live or not self._access.may_post(guild, channel):
            return
        try:
            await place.post(view)
        except (discord.Forbidden, discord.NotFound) as error:
            await self._access.refused(guild, channel, error, posting=True)
            self._context.boundary.report(error)

    async def _call_to_tables(self, place: TournamentMessage) -> None:
        """Call those who play in a round; of them only those are pinged who want to be mentioned."""
        now = place.tournament
        users = await self._mentioned(now)
        await self._call(place, self.page(now).calls(users), users)

    async def _call(self, place: TournamentMessage, text: str, users: Sequence[int] = ()) -> None:
        """Say something in the channel, which rings for these people only."""
        now = place.tournament
        if not self._access.may_post(now.guild, place.channel):
            return
        await place.flush()  # below the message that it is about
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
