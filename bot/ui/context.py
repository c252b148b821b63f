"""What the commands, the router and the listener of the table service share."""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import timedelta

import discord
from discord import Interaction, ui
from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.errors import NotFound
from bot.games import all_games, find_game
from bot.i18n import Catalogs, Words
from bot.rules.game import AnyGame
from bot.rules.options import Value, Values
from bot.tables import Changed, HouseRules, Reminder, Table, TableService
from bot.ui.discord import (
    Access,
    Answer,
    Boundary,
    CardEmojis,
    Guilds,
    Meter,
    People,
    Pictures,
    Tasks,
    Throttle,
    may_read,
)
from bot.ui.layout import (
    GREY,
    Message,
    Names,
    Screens,
    differing,
    of_no_table,
    option_lines,
    preset_choices,
    slate_page,
)
from bot.ui.live import Board, DirectMessages, Hands, Keeper, LatePictures, Mentions, Outages, RestartNotice
from bot.ui.pages import (
    HostingPages,
    HousePages,
    OpenHands,
    Opening,
    PreferencesPages,
    PrivacyPages,
    ReplayPages,
    Rulebook,
    SeasonPages,
    SettingsPages,
    StatisticsPages,
    Tutorial,
)
from bot.ui.pictured import Picture, PicturedView

Handler = Callable[[Answer, str], Awaitable[None]]
"""Answers a click on a page that belongs to no table, by its verb."""
UNDRAWN = timedelta(minutes=1)
"""What changed this short a time before the end may not have been drawn."""
AT_ONCE = 4
"""Tables drawn anew after a restart within the time between two edits of one message."""


class Context:
    """Joins what draws, what edits and what answers.

    Args:
        client: the bot.
        service: the tables.
        catalogs: all words.
        emojis: the cards' emojis.
        throttle: how fast the bot writes with its token.
        defer_after: seconds after which an interaction is acknowledged before its answer is ready.
        turn_mentions: whether people who have not chosen are mentioned when it is their turn.
        pictures: whether hands, slates and the like are shown as pictures.
        meter: counts what happens here; None: nobody does.
    """

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        catalogs: Catalogs,
        emojis: CardEmojis,
        *,
        throttle: Throttle,
        defer_after: float,
        turn_mentions: bool,
        pictures: bool = True,
        meter: Meter | None = None,
    ) -> None:
        self.client = client
        self.service = service
        self.catalogs = catalogs
        self.emojis = emojis
        self.people = People(service.settings)
        self.boundary = Boundary(meter)
        self.tasks = Tasks(self.boundary.report)
        self.screens = Screens(catalogs, self.people, emojis)
        self.rulebook = Rulebook(catalogs)
        self.house_pages = HousePages(service, catalogs, self.people)
        self.records = ReplayPages(client, service, catalogs, self.people)
        self.open_hands = OpenHands(self.records, catalogs, emojis, self.people)
        self.pictures = Pictures(self.boundary.report, at_work=pictures)
        access, direct_messages = Access(client), DirectMessages(client, service)
        keeper = Keeper(client, service, self.pictures, throttle, self.tasks)
        self.board = Board(client, service, self.screens, self.people, keeper, self.boundary, self.pictures, access)
        self.hands = Hands(
            client, service, self.board, keeper, self.people, self.tasks, self.pictures, direct_messages
        )
        self.mentions = Mentions(
            client,
            self.board,
            self.tasks,
            self.boundary,
            service.settings,
            throttle,
            direct_messages,
            service.deadlines.rests,
            otherwise=turn_mentions,
        )
        self.outages = Outages(
            service, self.people, self.board, self.hands, access, direct_messages, self.tasks, self.boundary
        )
        self.guilds = Guilds(client, service, self.tasks)
        self.opening = Opening(service)
        self.guild_pages = SettingsPages(service, catalogs, self.people, self.board)
        self.personal_pages = PreferencesPages(service, catalogs, self.people, mentions=turn_mentions)
        self.privacy = PrivacyPages(service, catalogs, self.people, self.board)
        self.hosting_pages = HostingPages(service, catalogs, self.people)
        late_pictures = LatePictures(client, self.people, self.tasks, self.pictures)
        self.statistics = StatisticsPages(service, catalogs, self.board, late_pictures)
        self.seasons = SeasonPages(service, catalogs, self.people, self.board, self.statistics)
        self.tutorial = Tutorial(service, catalogs, self.people, emojis, self.rulebook, self.opening, self.show_table)
        self.pages: Mapping[str, Handler] = {
            **self.guild_pages.verbs,
            **self.personal_pages.verbs,
            **self.privacy.verbs,
            **self.hosting_pages.verbs,
            **self.statistics.verbs,
            **self.seasons.verbs,
            **self.tutorial.verbs,
        }
        self.restart_notice = RestartNotice(service, self.board, self.boundary)
        self._throttle = throttle
        self._defer_after = defer_after
        service.subscribe(self.changed)
        service.deadlines.subscribe(self.remind)

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of all games."""
        return tuple(all_games())

    async def changed(self, change: Changed) -> None:
        """Show everybody what has changed at a table."""
        await self.board.changed(change)
        await self.hands.changed(change)
        await self.mentions.changed(change)
        await self.outages.changed(change)

    async def remind(self, reminder: Reminder) -> None:
        """Remind somebody that half of the time for their move is over."""
        self.mentions.remind(await self.service.table(reminder.table), reminder)

    @contextmanager
    def acting(self, table: int, user: int) -> Generator[None]:
        """Have everything else at a table wait until the click of this person is answered."""
        self.mentions.acted(table, user)
        with self.hands.refreshing.hold(table), self.mentions.work.hold(table):
            yield

    async def catch_up(self) -> None:
        """Draw anew what the last stop may have left undrawn, a few tables at a time and the newest first."""
        await self.client.wait_until_ready()
        left = await self.restart_notice.said()
        undrawn = [*await self.service.directory.changed_last(UNDRAWN), *self.service.deadlines.extended, *left]
        for number in dict.fromkeys(undrawn):
            with bound_contextvars(table=number, guild=None):
                try:
                    table = await self.service.table(number)
                    bind_contextvars(guild=table.guild)
                    await self.board.see(table)
                    await self.hands.see(table)
                except Exception as error:
                    self.boundary.report(error, doing="catch up")
            await asyncio.sleep(self._throttle.interval / AT_ONCE)
        await self.restart_notice.taken_back(left)

    async def close(self) -> None:
        """Let the edits that are under way end, or stop them."""
        await self.tasks.close()

    def answer(self, interaction: Interaction, *, ephemeral: bool = True) -> Answer:
        """Return the answer to an interaction, to be used as an asynchronous context around the work.

        Args:
            interaction: a command or a click.
            ephemeral: whether a command's answer is for its user only.
        """
        return Answer(interaction, self.tasks, self.pictures, self._defer_after, ephemeral=ephemeral)

    async def refuse(
        self, answer: Answer, error: Exception, *, game: str | None = None, table: Table | None = None, doing: str
    ) -> None:
        """Tell a person why something didn't happen.

        Args:
            answer: to whom.
            error: what was raised.
            game: the game it is about.
            table: the table it is about.
            doing: the command or the kind of a click, for the log.
        """
        words = self.words(answer.interaction, table.game if table else game)
        names = Names(table, words, self.people).text if table else str
        await self.boundary.refuse(answer, error, words, names, doing=doing)

    def words(self, interaction: Interaction, game: str | None = None) -> Words:
        """Return the words in the language of whoever acts."""
        return self.catalogs.words(self.people.language(interaction), game)

    async def show_table(self, answer: Answer, table: Table) -> None:
        """Answer with the table's panel, which is its public message from now on; in a DM with one's own copy of it.

        Raises:
            NotFound: `no_table`: it is another guild's.
        """
        interaction = answer.interaction
        if table.guild == interaction.guild_id:
            shown = await self._shown(answer, table, self.screens.board(table, self.board.locale(table)))
            await self.board.put(table, shown)
            return
        user = interaction.user.id
        if interaction.guild_id is not None or table.seat_of(user) is None:
            raise NotFound("no_table", table=table.id)
        await self.board.find(table)
        await self.board.copies.put(
            table, user, await self._shown(answer, table, self.board.copies.draw(table, user))
        )

    async def _shown(self, answer: Answer, table: Table, view: ui.LayoutView) -> discord.Message | None:
        """Answer with a table's message and return it; if Discord didn't take it, it comes with the bot's token."""
        try:
            return await answer.public(view)
        except (discord.HTTPException, TimeoutError):
            arrived = await answer.arrived()
            if arrived is None:
                await self.board.see(table)
                raise
            return arrived

    async def show_hand(self, answer: Answer, table: int, focus: str = "") -> None:
        """Answer with the asker's hand, for them alone.

        Args:
            answer: to whom.
            table: the table's number.
            focus: a menu or question to open in it.

        Raises:
            UserError: there is no such table or no hand.
        """
        user = answer.interaction.user.id
        hand = await self.service.hand(table, user)
        await self.board.find(hand.table)
        link = None if focus else self.hands.link(table, user)
        if link:
            await answer.say(self.words(answer.interaction)("hand-in-dm", link=link))
            return
        await self.hands.open(answer.interaction, hand, answer.private, focus)

    async def table_of_game(self, interaction: Interaction, game: str) -> Table | None:
        """Return the newest table of a game in this channel at which the asker sits."""
        tables = await self.service.directory.of_user(interaction.user.id, interaction.channel_id)
        return next((table for table in tables if table.game == game), None)

    async def show_slate(self, answer: Answer, number: int) -> None:
        """Answer with the slate of a table, for the asker alone; raises NotFound `no_table`."""
        table = await self.service.table(number)
        words, liked = self.words(answer.interaction, table.game), self.people.preferences(answer.interaction.user.id)
        names = Names(table, words, self.people)
        await answer.page(lambda pictures: slate_page(table, words, names, liked, pictures), new=True)

    async def show_rules(
        self, answer: Answer, game: str, topic: str | None = None, *, table: Table | None = None, new: bool = True
    ) -> None:
        """Answer with a section of a game's rules, for the asker alone.

        Args:
            answer: to whom.
            game: its id.
            topic: the section's title or number; None: the first.
            table: whose house rules can be read there, too.
            new: False: in the place of the clicked message.

        Raises:
            FormError: `unknown_game`.
        """
        locale, liked = self.people.language(answer.interaction), self.people.preferences(answer.interaction.user.id)

        def page(pictures: tuple[Picture, ...]) -> PicturedView:
            return self.rulebook.page(game, topic, locale, table=table, liked=liked, pictures=pictures)

        await answer.page(page, new=new)

    async def show_text(self, answer: Answer, lines: Sequence[str], *, public: bool = False) -> None:
        """Answer with plain lines of Markdown."""
        plain = not public and self.people.preferences(answer.interaction.user.id).text_only
        message = Message(GREY, of_no_table, plain=plain)
        message.text(lines)
        await (answer.public(message.view()) if public else answer.private(message.view()))

    async def show_house(self, answer: Answer, game: AnyGame, values: Values) -> None:
        """Answer with house rules in words, every option in a line."""
        words = self.words(answer.interaction, game.id)
        title = words("house-title", game=words("game-name"), code=game.options.code(values))
        await self.show_text(answer, [f"### {title}", *option_lines(game, values, words)])

    async def show_houses(self, answer: Answer, houses: Sequence[HouseRules]) -> None:
        """Answer with the names of a guild and what they stand for."""
        words = self.words(answer.interaction)
        lines: list[str] = []
        for rules in houses:
            own = self.words(answer.interaction, rules.game)
            what = differing(find_game(rules.game), rules.options, own) or own("lobby-rules-standard")
            name = discord.utils.escape_markdown(rules.name)
            lines.append(own("house-line", name=name, game=own("game-name"), code=rules.code, rules=what))
        await self.show_text(answer, [f"### {words('house-list')}", *(lines or [words("house-none")])])

    async def house_meant(
        self, interaction: Interaction, game: str | None, text: str | None
    ) -> tuple[AnyGame, Mapping[str, Value]]:
        """Return the house rules that a command names; the game's standard, or without a game those of a table here.

        Raises:
            FormError, NotFound: there is no such game, preset, name or code, or the asker sits at no table here.
        """
        if text is not None:
            return await self.service.house_rules.find(interaction.guild_id, text, game)
        if game is not None:
            return find_game(game), find_game(game).options.read({})
        table = await self.service.table(await self.table_here(interaction))
        return find_game(table.game), table.options

    async def house_names(self, interaction: Interaction, game: str | None) -> dict[str, str]:
        """Return what names house rules here, with the words for it: presets of a game, saved names, their codes."""
        known = game if game in all_games() else None
        words = self.words(interaction, known)
        offered = preset_choices(known, words) if known else {}
        for rules in await self.service.house_rules.of_guild(interaction.guild_id, known):
            offered[rules.name] = words("house-choice", name=rules.name, code=rules.code)
        return offered

    async def table_meant(self, interaction: Interaction, number: int) -> Table:
        """Return a table named by its number, for who can find it: one's own, or one in a channel that one may read.

        Raises:
            NotFound: `no_table`.
        """
        table, user = await self.service.table(number), interaction.user.id
        if table.channel == interaction.channel_id or table.takes_part(user):
            return table
        await self.board.find(table)
        found = table.guild is not None and table.guild == interaction.guild_id
        if not (found and may_read(interaction, self.board.channel(table))):
            raise NotFound("no_table", table=number)
        return table

    async def table_here(self, interaction: Interaction) -> int:
        """Return the newest table of this channel, in a DM of anywhere, at which the asker sits.

        Raises:
            NotFound: `not_at_a_table`.
        """
        channel = interaction.channel_id if interaction.guild_id else None
        tables = await self.service.directory.of_user(interaction.user.id, channel)
        if not tables:
            raise NotFound("not_at_a_table")
        return tables[0].id
