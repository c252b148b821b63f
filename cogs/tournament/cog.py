"""Tournaments: /evening, the messages of a tournament, the handler of their buttons, and the scheduled event."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from datetime import time as clock_time
from functools import partial
from typing import Any, Literal, TypeVar

import discord
from discord import Interaction, Member, User, app_commands
from discord.app_commands import Choice
from structlog.contextvars import bound_contextvars

from bot.errors import Conflict, NotFound, UserError
from bot.games import find_game
from bot.i18n import day_name
from bot.rules.options import Values
from bot.tables import Admission, Pairing, Plan, Table, Tournament, TournamentEvent
from bot.ui.discord import NOT_REACHED, REQUEST_ERRORS, AppContext, InteractionResponder, RequestKind, is_manager
from bot.ui.features import Click, FeatureCog, Shared, check_tournament_place, handles
from bot.ui.layout import MAX_OPTIONS, ServerReader, TournamentAction, TournamentVerb, filled, one
from bot.ui.live import KindMessage, mentioning
from bot.ui.message_view import ImageRequest
from cogs.install_contexts import on_servers
from cogs.parameters import describe_target, read_date, read_time
from cogs.tournament.messages import (
    LUCKY_FIELD,
    MESSAGE,
    REMOVE_FIELD,
    Call,
    TournamentContent,
    TournamentPage,
    answered,
    entrants_of,
)

ChosenForm = Literal["duplicate", "knockout", "swiss"]
"""The forms that an organiser can choose."""
DIGITS_OF_AN_ID = 19
ROUNDS, MINUTES = 3, 30
"""What a tournament has unless its host chooses otherwise."""
MAX_ASKED = 80
"""The most users who are mentioned when a list opens because they asked for it in their preferences."""
UNTIL_START = timedelta(minutes=15)
"""How long after its list has opened a tournament is announced for; Start begins it earlier or later."""
OVERTIME = timedelta(hours=1)
"""How long after the time of all rounds Discord ends an event: Start can come late, and a tournament can pause."""

C = TypeVar("C")


def describe_format(command: C) -> C:
    """Describe the parameters that opening and planning a tournament share."""
    described = app_commands.describe(
        game="The game to play",
        rounds="The number of rounds (default: 3)",
        tables_of="Players at a table: Bieten 2 to 10, Bid Whist 3 to 5, The Betel 3",
        minutes="The minutes for each round (default: 30)",
        form="Pairs: the same cards for all, or the losers are out; otherwise Swiss: equal scores meet",
        preset="House rules: a preset, a saved name or a code",
        masters="Masters play the same cards too (Bid Whist: yes, unless you say no)",
        handicap="Weaker players get start points (Bieten), or pairs percent (duplicate), by their ratings",
    )
    rules = app_commands.autocomplete(preset=FeatureCog.offer_house_rules)
    return describe_target(described(rules(command)))


class Tournaments(FeatureCog, name="tournament"):
    """Opens tournaments, keeps their messages and events up to date, and handles their buttons."""

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        self._messages = shared.upkeep.register(MESSAGE)
        self._events = ScheduledEvents(shared.upkeep.messages.client, context)
        context.service.tournaments.lodging = self._lodge
        context.service.tournaments.check_channel = self._check_channel
        context.service.tournaments.subscribe(self._changed)

    evening = on_servers(app_commands.Group(name="evening", description="Tournaments with many tables"))

    @evening.command(name="open", description="Open the list for a tournament here")
    @describe_format
    async def open_(
        self,
        interaction: Interaction,
        game: str,
        rounds: app_commands.Range[int, 1, 30] | None = None,
        tables_of: app_commands.Range[int, 2, 10] | None = None,
        minutes: app_commands.Range[int, 1, 240] | None = None,
        form: ChosenForm | None = None,
        target: int | None = None,
        preset: str | None = None,
        masters: bool | None = None,
        handicap: bool = False,
    ) -> None:
        """Post a list with Join; Start seats everyone.

        Raises:
            PermissionDenied: as `check_tournament_place` does.
            ParseError, Conflict: as the service does.
        """
        async with self.context.answer(interaction, ephemeral=False) as answer:
            tournament = await self._new(
                interaction,
                game,
                {"preset": preset, "target": target},
                rounds=rounds or ROUNDS,
                seats=tables_of,
                minutes=minutes or MINUTES,
                form=form,
                masters=masters,
                handicap=handicap,
            )
            await self._post(answer, tournament)
            await self._invite(tournament)
            self._announce(tournament)

    @evening.command(description="Show this channel's tournament again")
    @app_commands.describe(number="The tournament's number")
    async def show(self, interaction: Interaction, number: int | None = None) -> None:
        """Post the message of an evening again; the old one loses its buttons."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            await self._post(answer, await self._meant(interaction, number))

    @evening.command(description="Choose your partner for this channel's tournament")
    @app_commands.describe(player="The player you want as a partner")
    async def partner(self, interaction: Interaction, player: User | Member) -> None:
        """Note a wish, and answer whether the other player has the same; two who choose each other are a pair."""
        async with self.context.answer(interaction) as answer:
            tournament = await self._meant(interaction, None)
            after = await self.service.tournaments.pair_with(tournament.id, interaction.user.id, player.id)
            both = (player.id, interaction.user.id) in after.wishes
            key = "tournament-partner" if both else "tournament-partner-asked"
            name = self.context.called(interaction).text(player.id)
            await answer.reply(self.context.words(interaction)(key, name=name))

    @evening.command(description="Plan a tournament here: its list opens by itself")
    @describe_format
    @app_commands.describe(
        date="The day, such as 2026-12-31 or 31.12.",
        time="The time of day, such as 20:00",
        weekly="Whether it takes place every week at this time",
        remind="How many minutes before people on the list are reminded",
        places="How many people can play; the others wait for a place",
    )
    async def plan(
        self,
        interaction: Interaction,
        game: str,
        date: str,
        time: str,
        weekly: bool = False,
        remind: app_commands.Range[int, 5, 2880] | None = None,
        places: app_commands.Range[int, 3, 100] | None = None,
        rounds: app_commands.Range[int, 1, 30] | None = None,
        tables_of: app_commands.Range[int, 2, 10] | None = None,
        minutes: app_commands.Range[int, 1, 240] | None = None,
        form: ChosenForm | None = None,
        target: int | None = None,
        preset: str | None = None,
        masters: bool | None = None,
        handicap: bool = False,
    ) -> None:
        """Post a list with Join, which opens at a time.

        Raises:
            PermissionDenied: as `check_tournament_place` does.
            ParseError, Conflict: as the service does; `bad_date`, `bad_time`, `no_zone`.
        """
        async with self.context.answer(interaction, ephemeral=False) as answer:
            zone = await self._zone_or_none(interaction)
            if zone is None:
                raise Conflict("no_zone")
            day = read_date(date, self.service.tournaments.today(zone))
            start = datetime.combine(day, clock_time(*divmod(read_time(time), 60)))
            tournament = await self._new(
                interaction,
                game,
                {"preset": preset, "target": target},
                rounds=rounds or ROUNDS,
                seats=tables_of,
                minutes=minutes or MINUTES,
                form=form,
                plan=Plan(start, zone, weekly, remind),
                places=places,
                masters=masters,
                handicap=handicap,
            )
            await self._post(answer, tournament)
            self._announce(tournament)

    @plan.autocomplete("date")
    async def dates(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the next days."""
        zone = await self._zone_or_none(interaction)
        locale, today = self.context.words(interaction).locale, self.service.tournaments.today(zone or "UTC")
        days = [today + timedelta(days=number) for number in range(MAX_OPTIONS)]
        names = {day.isoformat(): day_name(day, locale) for day in days}
        return [
            Choice(name=f"{name} · {day}"[:100], value=day)
            for day, name in names.items()
            if current.casefold() in f"{name} · {day}".casefold()
        ]

    async def _zone_or_none(self, interaction: Interaction) -> str | None:
        """Return the time zone of the server, or that of the user's quiet hours if it has none."""
        quiet = (await self.service.settings.for_user(interaction.user.id)).quiet
        return (await self.service.settings.for_guild(interaction.guild_id)).zone or (quiet.zone if quiet else None)

    async def _new(self, interaction: Interaction, game: str, rules: Values, **chosen: Any) -> Tournament:
        """Open or plan a tournament for a user, and return it."""
        check_tournament_place(interaction, await self.service.settings.for_guild(interaction.guild_id))
        options, _ = await self.shared.opening.options(interaction.guild_id, game, rules)
        tournament = await self.service.tournaments.open(
            guild=interaction.guild_id or 0,
            channel=interaction.channel_id or 0,
            host=interaction.user.id,
            game=find_game(game).id,
            options=options,
            **chosen,
        )
        await self.shared.opening.speak(interaction)
        return tournament

    def _announce(self, tournament: Tournament) -> None:
        announce = self._events.announce(tournament, self._page(tournament))
        self.context.tasks.start(announce, "announce an evening")

    async def _post(self, answer: InteractionResponder, tournament: Tournament) -> None:
        """Answer with the message of a tournament; an older one loses its buttons."""
        await self.service.settings.for_guild(tournament.guild)
        shown = await self._shown(tournament)
        posted = await answer.public(self._messages.view(tournament.guild, shown))
        old = await self._find(tournament)
        if posted is None or (old is not None and old.message == posted.id):
            return
        message = await self._messages.put(tournament.id, tournament.guild, shown, tournament.revision, posted)
        newest = await self.service.tournaments.get(tournament.id)
        # Later changes, and the images.
        self._messages.show(message, newest.revision, replace(shown, tournament=newest))

    async def _meant(self, interaction: Interaction, number: int | None) -> Tournament:
        """Return the evening of this number, or the newest of this channel; raises NotFound `no_tournament`."""
        if number is None:
            return await self.service.tournaments.newest(interaction.channel_id or 0)
        found = await self.service.tournaments.get(number)
        if found.guild != interaction.guild_id:
            raise NotFound("no_tournament", tournament=number)
        return found

    @handles(TournamentVerb)
    async def press(self, click: Click[TournamentVerb]) -> None:
        """Do what was pressed, or say why not."""
        answer, interaction, number = click.answer, click.answer.interaction, click.verb.tournament
        tournament = await self._meant(interaction, number)
        manages = is_manager(interaction)
        book, user = self.service.tournaments, click.user
        act = click.verb.what
        run: dict[TournamentAction, Callable[[], Awaitable[Tournament]]] = {
            TournamentAction.JOIN: lambda: book.join(number, user),
            TournamentAction.LEAVE: lambda: book.leave(number, user),
            TournamentAction.START: lambda: book.begin(number, user, manages=manages),
            TournamentAction.PAUSE: lambda: book.pause(number, user, manages=manages),
            TournamentAction.GO_ON: lambda: book.resume(number, user, manages=manages),
            TournamentAction.SKIP: lambda: book.skip(number, user, manages=manages),
            TournamentAction.STOP_SURE: lambda: book.close(number, user, manages=manages),
        }
        words = self.context.words(interaction)
        if act == TournamentAction.WORD:
            await self._take_word(click, tournament)
            return
        if act == TournamentAction.MORE:
            await self._show_more(answer, tournament, manages=manages)
            return
        if act == TournamentAction.STOP:
            book.check_may_close(tournament, user, manages=manages)
            await answer.private(self._page(tournament).sure())
            return
        if act == TournamentAction.STANDINGS:
            await self._show_standings(answer, tournament)
            return
        was_listed = tournament.listed
        after = await run[act]()
        said = {
            TournamentAction.JOIN: "tournament-joined",
            TournamentAction.LEAVE: "tournament-left",
            TournamentAction.SKIP: "tournament-skip-done",
            TournamentAction.STOP_SURE: "tournament-cancel-done" if was_listed else "tournament-stop-done",
        }.get(act)
        place = next((place for place, each in enumerate(after.waiting, 1) if each.user == user), None)
        if act == TournamentAction.JOIN and place:
            await answer.reply(words("tournament-joined-waiting", number=str(after.id), place=place))
        elif said and act in {TournamentAction.SKIP, TournamentAction.STOP_SURE}:
            await answer.update(answered(words(said, number=str(after.id))))
        elif said:
            await answer.reply(words(said, number=str(after.id)))

    async def _show_more(self, answer: InteractionResponder, tournament: Tournament, *, manages: bool) -> None:
        """Show one user the rules of a tournament, and the buttons that are rarely pressed."""
        interaction = answer.interaction
        await self.context.lookups.learn(entrants_of(tournament), tournament.guild)
        page = TournamentPage(await self._shown(tournament), self._reader(interaction, pictured=False))
        organises = manages or interaction.user.id == tournament.host
        await answer.private(page.more(organises=organises, plain=self.context.preferences_of(interaction).text_only))

    async def _take_word(self, click: Click[TournamentVerb], tournament: Tournament) -> None:
        """Show the form for a lucky word, or save what came back of it; raises as the service does."""
        answer, interaction, book = click.answer, click.answer.interaction, self.service.tournaments
        manages, fields = is_manager(interaction), filled(interaction)
        words = self.context.words(interaction)
        if fields is None:
            book.check_may_give_word(tournament)
            removes = manages or click.user == tournament.host
            if tournament.for_user(click.user) is None and not removes:
                raise Conflict("not_entered")
            await self.context.lookups.learn(entrants_of(tournament), tournament.guild)
            page = TournamentPage(await self._shown(tournament), self._messages.reader(tournament.guild))
            await answer.modal(page.lucky_form(click.user, words, removes=removes).modal())
            return
        typed, whose = one(fields, LUCKY_FIELD, ""), one(fields, REMOVE_FIELD)
        if whose.isascii() and whose.isdecimal() and len(whose) <= DIGITS_OF_AN_ID:
            await book.remove_word(tournament.id, click.user, int(whose), manages=manages)
        if typed.strip() != dict(await book.lucky_words(tournament)).get(click.user, ""):
            await book.give_word(tournament.id, click.user, typed)
        await answer.reply(words("tournament-lucky-done"))

    async def _show_standings(self, answer: InteractionResponder, tournament: Tournament) -> None:
        """Show one user all standings and who has met whom; raises Conflict `no_standings`."""
        if all(pairing.result is None for pairing in tournament.pairings_in(1)):
            raise Conflict("no_standings")
        interaction = answer.interaction
        await self.context.lookups.learn(entrants_of(tournament), tournament.guild)
        page = TournamentPage(TournamentContent(tournament), self._reader(interaction, pictured=True))
        plain = self.context.preferences_of(interaction).text_only or not self.context.pictures.at_work
        await answer.private(page.standings(plain=plain))

        async def sketch() -> ImageRequest:
            return page.meetings_sketch()

        self.shared.late_pictures.add(answer, sketch, partial(page.standings, plain=plain))

    def _reader(self, interaction: Interaction, *, pictured: bool) -> ServerReader:
        words = partial(self.context.catalogs.words, self.context.words(interaction).locale)
        return ServerReader(words, self.context.people, pictured=pictured)

    # What happens in a tournament

    async def _changed(self, news: TournamentEvent) -> None:
        """Show what has happened; a round has a message of its own, and so has the end."""
        now = news.tournament
        with bound_contextvars(guild=now.guild):
            await self.service.settings.for_guild(now.guild)
            if now.status in {"over", "closed"} or news.what in {"round", "resumed"}:
                self.context.tasks.start(self._events.follow(now), "event of an evening")
            if news.what in {"mute", "gone"} and now.host:
                self.context.tasks.start(self._write_to_host(news), "cancelled list")
            message = await self._find(now)
            if message is None and news.what in {"planned", "opened"}:
                message = self._messages.begin(now.id, now.guild, now.channel, await self._shown(now))
            elif news.what in {"opened", "round", "over"} and message is not None:
                message = self._messages.renew(now.id, message, now.revision)
            if message is None:
                return  # the answer to the person who opened it is about to show it
            threads = {**message.subject.threads, **await self._threads(now)}
            given = await self.service.tournaments.lucky_words(now)
            shown = replace(message.subject, tournament=now, threads=threads, lucky_words=given)
            self._messages.show(message, now.revision, shown)
            if news.what in {"round", "over"}:
                await self._unsealed(now)
            if news.what == "planned":
                self._announce(now)
            self._call_for(news, message)

    def _call_for(self, news: TournamentEvent, message: KindMessage[TournamentContent]) -> None:
        """Write below the message of a tournament what its players must not miss."""
        page, now, start = self._page(news.tournament), news.tournament, self.context.tasks.start
        if news.what == "round":
            start(self._call_those_on(message, page.calls), "call to tables")
        elif news.what == "soon":
            start(self._call(message, [Call(page.soon())]), "time nearly over")
        elif news.what == "opened":
            start(self._call_to_list(message), "call to the list")
        elif news.what == "remind":
            start(self._call_those_on(message, page.reminder), "reminder of a list")
        elif news.what in {"missed", "ownerless"}:
            start(self._call_those_on(message, partial(page.cancelled, news.what, news.repeated)), "cancelled list")
        finished = news.what == "over" or (news.what == "masters" and now.status == "over")
        if finished and not now.awaits_masters:
            start(self._post_ranges(message, page), "best and worst boards")
        if news.what == "masters":
            start(self._call(message, [Call(page.played_by_masters(now.masters[-1].board))]), "masters have played")
        if news.moved_up:
            start(self._call(message, page.moved_up(news.moved_up)), "place on a list")

    async def _write_to_host(self, news: TournamentEvent) -> None:
        """Write to the organiser of a cancelled plan; it can't be posted where it belongs."""
        now = news.tournament
        words = self.context.catalogs.words(
            self.context.people.stored_locale(now.host, self.shared.board.guild_language(now.guild))
        )
        text = self._page(now).reason(news.what, news.repeated, words)
        try:
            await self.shared.upkeep.direct.send(now.host, text)
        except NOT_REACHED as error:
            self.context.boundary.report(error)

    async def _check_channel(self, tournament: Tournament) -> Admission:
        """Return whether the list of a tournament can be posted in its channel."""
        client = self.shared.upkeep.messages.client
        guild = client.get_guild(tournament.guild)
        if guild is None or guild.unavailable or not client.is_ready():
            return "away"
        place = guild.get_channel_or_thread(tournament.channel)
        if place is None:
            try:
                place = await client.fetch_channel(tournament.channel)
            except discord.NotFound:
                return "gone"
            except discord.Forbidden:
                return "mute"
            except REQUEST_ERRORS:
                return "away"
        may_post = self.shared.upkeep.access.may_post(tournament.guild, tournament.channel)
        return "ready" if may_post and await self.shared.board.threads.is_open(place) else "mute"

    async def _lodge(self, tournament: Tournament, pairing: Pairing) -> int:
        """Return the channel for a table: a thread of its own where the bot may make one and write in it."""
        name = self._page(tournament).thread(pairing)
        made = await self.shared.board.threads.make(tournament.guild, tournament.channel, name)
        return made or tournament.channel

    async def _tables(self, pairings: Iterable[Pairing]) -> list[Table]:
        """Return the tables of pairings, without those that can't be read any more."""
        found: list[Table] = []
        for pairing in pairings:
            if pairing.table is not None:
                with suppress(UserError):
                    found.append(await self.service.table(pairing.table))
        return found

    async def _unsealed(self, tournament: Tournament) -> None:
        """Redraw the tables whose cards are public now, and mention the organiser where a protest has waited."""
        boards = [each for each in tournament.pairings if each.board and each.round >= tournament.round - 1]
        for table in await self._tables(boards):
            await self.shared.board.show(table)
            self.shared.upkeep.mentions.check(table)

    # Its messages

    def _page(self, tournament: Tournament) -> TournamentPage:
        """Return what writes beside the message of a tournament."""
        return TournamentPage(TournamentContent(tournament), self._messages.reader(tournament.guild))

    async def _shown(self, tournament: Tournament) -> TournamentContent:
        service = self.service.tournaments
        promise, masters = await service.promise(tournament), await service.masters_version(tournament)
        lucky_words = await service.lucky_words(tournament)
        return TournamentContent(tournament, promise, masters, lucky_words, await self._threads(tournament))

    async def _threads(self, tournament: Tournament) -> dict[int, int]:
        """Return the threads of the tables of the round, by the table's number."""
        tables = await self._tables(tournament.tables)
        return {table.id: table.channel for table in tables if table.channel != tournament.channel}

    async def _find(self, tournament: Tournament) -> KindMessage[TournamentContent] | None:
        return await self._messages.find(tournament.id, tournament.guild, lambda: self._shown(tournament))

    async def _invite(self, tournament: Tournament) -> None:
        """Mention the users who want it for tournaments, and the role that managers have chosen for it."""
        wanted = await self.service.settings.asked_for_evenings(tournament.guild, MAX_ASKED)
        users = [user for user in wanted if tournament.for_user(user) is None]
        message = await self._find(tournament)
        if message is not None:
            await self._call_role(message, users)

    async def _call_to_list(self, message: KindMessage[TournamentContent]) -> None:
        """Mention those on a list that has opened, the users who want it for tournaments, and the chosen role."""
        now = message.subject.tournament
        wanted = await self.service.settings.asked_for_evenings(now.guild, MAX_ASKED)
        users = list(dict.fromkeys([*await self._mentioned(now), *wanted]))
        await self._call_role(message, users)

    async def _call_role(self, message: KindMessage[TournamentContent], users: Sequence[int]) -> None:
        """Mention these users and the server's role for tournaments below a list that has opened."""
        now = message.subject.tournament
        chosen, upkeep = (await self.service.settings.for_guild(now.guild)).evening_role, self.shared.upkeep
        if not upkeep.access.may_post(now.guild, message.channel):
            return
        role = upkeep.roles.take("tournament", now.guild, message.channel, chosen)
        if not users and role is None:
            return
        try:
            await self._call(message, self._page(now).invites(users, role))
        except NOT_REACHED:
            if role is not None:
                upkeep.roles.give_back("tournament", now.guild)
            raise

    async def _call_those_on(
        self, message: KindMessage[TournamentContent], calls: Callable[[Sequence[int]], Sequence[Call]]
    ) -> None:
        """Write something to those who take part; only those are pinged who want to be mentioned."""
        await self._call(message, calls(await self._mentioned(message.subject.tournament)))

    async def _post_ranges(self, message: KindMessage[TournamentContent], page: TournamentPage) -> None:
        """Post the best and worst boards below the message of a finished tournament."""
        view, upkeep = page.ranges(), self.shared.upkeep
        if view is None or not upkeep.access.may_post(message.server_id, message.channel):
            return
        await message.flush()
        await upkeep.messages.throttle.turn(RequestKind.MENTIONS)
        channel = upkeep.messages.client.get_partial_messageable(message.channel, guild_id=message.server_id)
        await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())

    async def _mentioned(self, tournament: Tournament) -> list[int]:
        """Return who takes part and has not said that they want no mentions."""
        users = [each.user for each in tournament.people if each.user is not None]
        chosen = [(user, (await self.service.settings.for_user(user)).mentions) for user in users]
        return [user for user, mentions in chosen if mentions is not False]

    async def _call(self, message: KindMessage[TournamentContent], calls: Sequence[Call]) -> None:
        """Post something below the message of a tournament; it notifies the users and the role of each call only."""
        upkeep, guild = self.shared.upkeep, message.server_id
        if not upkeep.access.may_post(guild, message.channel):
            return
        await message.flush()
        channel = upkeep.messages.client.get_partial_messageable(message.channel, guild_id=guild)
        for call in calls:
            await upkeep.messages.throttle.turn(RequestKind.MENTIONS)
            text = self.context.commands.text(call.text)
            await channel.send(text, allowed_mentions=mentioning(call.role, call.users))


class ScheduledEvents:
    """Makes the scheduled events of tournaments, begins them with the first round, and ends them with the last.

    Discord itself begins and ends them at their times, which can't be undone: so each round moves the end.
    Without the permission for it nothing happens.
    """

    def __init__(self, client: discord.Client, context: AppContext) -> None:
        self._client = client
        self._notebook = context.service.notebook

    async def announce(self, tournament: Tournament, page: TournamentPage) -> None:
        """Make the event of a tournament whose list has opened."""
        guild = self._client.get_guild(tournament.guild)
        if guild is None or not self._may(guild, create=True):
            return
        opens_at = tournament.opens_at
        start = datetime.fromtimestamp(opens_at, UTC) if opens_at else discord.utils.utcnow() + UNTIL_START
        channel = guild.get_channel_or_thread(tournament.channel)
        event = await guild.create_scheduled_event(
            name=page.event()[:100],
            description=page.event_text(f"<#{tournament.channel}>"),
            start_time=start,
            end_time=start + timedelta(minutes=tournament.minutes * tournament.rounds) + OVERTIME,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=f"#{channel.name}"[:100] if channel else "#",
        )
        await self._notebook.write(note_key(tournament.id), str(event.id))

    async def follow(self, tournament: Tournament) -> None:
        """Begin or end the event with its tournament, or move its end with the rounds."""
        note = await self._notebook.read(note_key(tournament.id))
        guild = self._client.get_guild(tournament.guild)
        if note is None or guild is None or not self._may(guild):
            return
        playing = tournament.status == "playing"
        try:
            event = await guild.fetch_scheduled_event(int(note))
            if playing:
                await self._keep_active(event, tournament)
            elif event.status is discord.EventStatus.active:
                await event.end()
            elif event.status is discord.EventStatus.scheduled:
                await event.cancel()
        except discord.NotFound:  # it was deleted, or has ended long ago
            playing = False
        if not playing:
            await self._notebook.write(note_key(tournament.id), None)

    async def _keep_active(self, event: discord.ScheduledEvent, tournament: Tournament) -> None:
        """Begin the event of a tournament unless Discord has, and move its end behind the rounds that are left."""
        if event.status is discord.EventStatus.scheduled:
            event = await event.start()
        if event.status is not discord.EventStatus.active or tournament.due is None:
            return
        later = timedelta(minutes=tournament.minutes * (tournament.rounds - tournament.round)) + OVERTIME
        end = datetime.fromtimestamp(tournament.due, UTC) + later
        if event.end_time is None or event.end_time < end:
            await event.edit(end_time=end)

    def _may(self, guild: discord.Guild, *, create: bool = False) -> bool:
        """Return whether the bot may create events in a guild, or only begin and end its own."""
        me = guild.get_member(self._client.user.id) if self._client.user else None
        if me is None:
            return False
        return me.guild_permissions.create_events or (me.guild_permissions.manage_events and not create)


def note_key(tournament: int) -> str:
    """Return the note that keeps which event is an evening's."""
    return f"tournament-event:{tournament}"
