"""Leaderboards and seasons: the commands, and the handlers of the buttons below them."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from discord import Interaction, Member, User, app_commands
from discord.app_commands import Choice

from bot.errors import Conflict, NotFound, PermissionDenied, StaleView
from bot.rules.errors import ParseError
from bot.tables import ALL_TIME, By, Leaderboard, Season, Standing
from bot.ui.discord import LASTING, InteractionResponder, RoleProblem, manager_of
from bot.ui.display_names import Called
from bot.ui.features import Click, FeatureCog, handles, show_text, without_deleted
from bot.ui.layout import (
    MAX_OPTIONS,
    SETTINGS_BUTTONS,
    SETTINGS_LINES,
    CloseSeason,
    GiveWinnerRole,
    LeaderboardPage,
    SimpleVerb,
    chosen_ids,
)
from bot.ui.live import Charted
from bot.ui.message_view import ImageRequest, MessageView
from cogs.install_contexts import on_servers
from cogs.leaderboard import messages
from cogs.leaderboard.messages import PAGE_SIZE, HandedRole, LeaguePage, Page


class Leaderboards(FeatureCog, name="leaderboard"):
    """Shows standings in public, in the language of the server; starts, closes and lists seasons."""

    slots = (SETTINGS_LINES.filled(messages.role_line), SETTINGS_BUTTONS.filled(messages.role_button))
    season = on_servers(app_commands.Group(name="season", description="Start, close and list seasons"))

    @on_servers
    @app_commands.command(description="Show who has won how often on this server")
    @app_commands.describe(
        game="Only this game",
        season="Only this season (default: the current one)",
        house="Only these house rules: a name, a preset or a code",
        by="What to sort by",
        year="Only games of this year",
    )
    @app_commands.autocomplete(house=FeatureCog.offer_house_rules)
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        season: str | None = None,
        house: str | None = None,
        by: By = "wins",
        year: app_commands.Range[int, 2000, 9999] | None = None,
    ) -> None:
        """Show the first page to everyone, of all games or of some of them.

        Raises:
            ParseError, NotFound: nothing has that name.
            Conflict: `too_fast`, or the reason for which the statistics refuse it.
        """
        async with self.context.answer(interaction, ephemeral=False) as answer:
            self.context.user_rate_limiter.check(interaction.user.id)
            guild = interaction.guild_id or 0
            board = await self.service.statistics.board(guild, game, house, season=season, by=by, year=year)
            page = await self._page(board, 0)
            await answer.public(page.draw())
            self._add_chart(answer, page)

    @leaderboard.autocomplete("season")
    async def seasons(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the seasons, and all time."""
        found = await self.service.statistics.seasons.for_guild(interaction.guild_id or 0)
        fitting = [season.name for season in found if current.casefold() in season.name.casefold()]
        all_time = self.context.words(interaction)("season-all-time")[:100]
        seasons = [Choice(name=name, value=name) for name in fitting[: MAX_OPTIONS - 1]]
        return [*seasons, Choice(name=all_time, value=ALL_TIME)]

    @handles(LeaderboardPage)
    async def turn(self, click: Click[LeaderboardPage]) -> None:
        """Show another page of a leaderboard; raises StaleView if there is no such board any more."""
        answer = click.answer
        board = await self.service.statistics.board_of(answer.interaction.guild_id or 0, click.verb.board)
        page = await self._page(board, click.verb.page)
        await answer.update(page.draw())
        self._add_chart(answer, page)

    @season.command(description="Begin a season (server managers only)")
    @app_commands.describe(
        name="Its name",
        league="Whether it has a league: points for the places in tournaments",
        best="How many tournaments of a player count for the league (default: all)",
    )
    async def start(
        self,
        interaction: Interaction,
        name: str,
        league: bool = False,
        best: app_commands.Range[int, 1, 100] | None = None,
    ) -> None:
        """Begin a season and announce it; raises PermissionDenied, Conflict as the service does."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            guild, manager = interaction.guild_id or 0, manager_of(interaction)
            counted = best or (0 if league else None)
            seasons = self.service.statistics.seasons
            begun = await seasons.start(guild, name, manager=manager, best_evenings=counted)
            words = self.context.catalogs.words(self.shared.board.guild_language(guild))
            await answer.public(messages.started(words, begun))

    @season.command(description="Close the season and keep its standings (server managers only)")
    async def close(self, interaction: Interaction) -> None:
        """Explain what closing means, with a button for it; raises PermissionDenied, NotFound as the service does."""
        async with self.context.answer(interaction) as answer:
            guild, manager = interaction.guild_id or 0, manager_of(interaction)
            running = await self.service.statistics.seasons.to_close(guild, manager=manager)
            now = without_deleted(await self.service.settings.for_guild(guild), interaction.guild)
            await answer.private(messages.question(self.context.words(interaction), running, now.winner_role))

    @season.command(name="list", description="List the seasons of this server and their winners")
    async def list_(self, interaction: Interaction) -> None:
        """Show the newest seasons with their champions."""
        async with self.context.answer(interaction) as answer:
            guild, statistics = interaction.guild_id or 0, self.service.statistics
            found = (await statistics.seasons.for_guild(guild))[:MAX_OPTIONS]
            champions = {season.id: (await statistics.champion(season, guild))[:3] for season in found}
            await self.context.lookups.learn([user for users in champions.values() for user in users], guild)
            called = self.context.called(interaction)
            await show_text(
                self.context, answer, messages.season_lines(self.context.words(interaction), called, found, champions)
            )

    @season.command(description="Show the league of a season: points for the places in tournaments")
    @app_commands.describe(season="The season (default: the current one)")
    async def league(self, interaction: Interaction, season: str | None = None) -> None:
        """Show the league to everyone; raises NotFound `no_season`, `no_running_season`, `no_league`."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            page = await self._league(interaction, season)
            await answer.public(page.table())
            if page.league.places:
                self._add_image(answer, page.chart, page.table)

    @season.command(description="Show a player's tournaments in the league of a season")
    @app_commands.describe(
        player="Whose tournaments (default: yours)", season="The season (default: the current one)"
    )
    async def player(
        self, interaction: Interaction, player: User | Member | None = None, season: str | None = None
    ) -> None:
        """Show a player's evenings to everyone; raises as `league`, and NotFound `not_in_league`."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            page, user = await self._league(interaction, season), (player or interaction.user).id
            if page.league.for_user(user) is None:
                raise NotFound("not_in_league", user=user, season=page.league.season.name)
            await answer.public(page.player_page(user))
            self._add_image(answer, partial(page.player_chart, user), partial(page.player_page, user))

    @league.autocomplete("season")
    @player.autocomplete("season")
    async def leagues(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the seasons that count evenings."""
        found = await self.service.statistics.seasons.for_guild(interaction.guild_id or 0)
        names = [season.name for season in found if season.best_evenings is not None]
        fitting = [name for name in names if current.casefold() in name.casefold()]
        return [Choice(name=name, value=name) for name in fitting[:MAX_OPTIONS]]

    async def _league(self, interaction: Interaction, name: str | None) -> LeaguePage:
        """Return the page of a league, with its names looked up; raises as `league`."""
        self.context.user_rate_limiter.check(interaction.user.id)
        guild, seasons = interaction.guild_id or 0, self.service.statistics.seasons
        season = await seasons.find(guild, name) if name else await seasons.running(guild)
        if season is None:
            raise NotFound("no_running_season")
        found = await self.service.leagues.for_season(season)
        await self.context.lookups.learn([place.player for place in found.places], guild)
        words = partial(self.context.catalogs.words, self.shared.board.guild_language(guild))
        return LeaguePage(found, words, Called(self.context.people, guild))

    @handles(CloseSeason)
    async def close_for_good(self, click: Click[CloseSeason]) -> None:
        """Close a season and show its table to everyone; raises PermissionDenied, NotFound as the service does."""
        answer, interaction = click.answer, click.answer.interaction
        guild, manager = interaction.guild_id or 0, manager_of(interaction)
        season = await self.service.statistics.seasons.close(guild, click.verb.season, manager=manager)
        await answer.update(messages.closed(self.context.words(interaction), season))
        page = await self._page(Leaderboard(guild, season=season), 0)
        await answer.public(page.draw())
        role = (await self.service.settings.for_guild(guild)).winner_role
        if role is not None:
            await answer.private(await self._hand_role(click, season, role))

    # The role for the winner of a season

    @handles(SimpleVerb.WINNER_ROLE)
    async def choose_role(self, click: Click[SimpleVerb]) -> None:
        """Open the form for the role of winners, or save what was chosen.

        Raises:
            PermissionDenied: `managers_only`, `winner_role_powers`: the user couldn't give this role to others.
            ParseError: `bad_field`: it is no role of this server.
            Conflict: `winner_role_managed`: no user can be given this role.
        """
        answer = click.answer
        given = await self.shared.more_settings.submitted(answer, messages.role_form)
        if given is None:
            return
        guild, words, before = given.guild, given.words, given.before
        chosen = chosen_ids(given.fields, messages.ROLE_FIELD, words("settings-winner"), "role", most=1)
        role = chosen[0] if chosen else None
        problem = self.shared.member_roles.problem(guild, role) if role else None
        if role and role != before.winner_role:
            self._check_role(answer.interaction, role, problem, words("settings-winner"))
        after = await self.service.settings.change_guild(guild, by=click.user, winner_role=role)
        await self.shared.more_settings.show(answer, before, after)
        if role and problem:
            await answer.private(messages.role_not_yet(words, role, problem))

    def _check_role(self, interaction: Interaction, role: int, problem: RoleProblem | None, label: str) -> None:
        """Accept a role that a manager chooses for winners; raise as `choose_role`.

        A role with powers must be one that they could give to others by themselves: else the winner, or they
        themselves, would get powers by the bot's help.
        """
        if problem == "gone":
            raise ParseError("bad_field", reason="role", field=label)
        if problem == "managed":
            raise Conflict("winner_role_managed")
        guild, member = interaction.guild, interaction.user
        found = guild.get_role(role) if guild else None
        if guild is None or found is None or not self.shared.member_roles.gives_powers(guild.id, role):
            return
        above = isinstance(member, Member) and (member.id == guild.owner_id or found < member.top_role)
        if not above or not interaction.permissions.manage_roles:
            raise PermissionDenied("winner_role_powers")

    @handles(GiveWinnerRole)
    async def give_role(self, click: Click[GiveWinnerRole]) -> None:
        """Try again to give the role to the winner of the last season.

        Raises:
            PermissionDenied: `managers_only`.
            StaleView: another season was closed since, or there is no such role any more.
        """
        guild, _ = self.shared.more_settings.managed(click.answer)
        seasons = await self.service.statistics.seasons.for_guild(guild)
        last = next((season for season in seasons if not season.running), None)
        role = (await self.service.settings.for_guild(guild)).winner_role
        if last is None or last.id != click.verb.season or role is None:
            raise StaleView("stale_view")
        await click.answer.update(await self._hand_role(click, last, role))

    async def _hand_role(self, click: Click[Any], season: Season, role: int) -> MessageView:
        """Give the role to the winners of a closed season, take it from those before, and return what was done.

        While others play the cards of some of its games, their results are secret and can change the winner: the role
        stays where it is.
        """
        guild, seasons = click.answer.interaction.guild_id or 0, self.service.statistics.seasons
        words = self.context.words(click.answer.interaction)
        if not await seasons.is_complete(season):
            return messages.role_not_yet(words, role, "sealed", again=season)
        winners = [user for user in await self.service.statistics.champion(season, guild) if user]
        holders = await seasons.role_holders(guild)
        done = HandedRole(role, season.id)
        server_words = self.context.catalogs.words(self.shared.board.guild_language(guild))
        reason = server_words("winner-role-reason", season=season.name)
        reason_before = server_words("winner-role-reason-before")
        for user in winners:
            await seasons.note_role(guild, role, user)
            problem = await self.shared.member_roles.give(guild, role, user, reason)
            done.given[user] = problem
            if problem is None:
                await seasons.role_given(guild, role, user, by=click.user)
            elif problem in LASTING or (problem != "refused" and (role, user) not in holders):
                await seasons.forget_role(guild, role, user)
        for held, user in holders if winners else ():
            if user in winners and held == role:
                continue
            problem = await self.shared.member_roles.take(guild, held, user, reason_before)
            if problem in LASTING:
                await seasons.forget_role(guild, held, user)
                continue
            done.taken[user] = problem
            if problem is None:
                await seasons.role_taken(guild, held, user, by=click.user)
        await self.context.lookups.learn([*done.given, *done.taken], guild)
        return messages.handed(words, self.context.called(click.answer.interaction), done)

    async def _page(self, board: Leaderboard, number: int) -> Page:
        """Return a page of a leaderboard, the last one if there are fewer; looks up its unknown names."""
        statistics = self.service.statistics
        ranked: Sequence[Standing] = await statistics.ranked(board)
        number = min(number, max(0, len(ranked) - 1) // PAGE_SIZE)
        page = Page(
            board,
            ranked,
            number,
            self.context.catalogs,
            self.shared.board.guild_language(board.guild),
            Called(self.context.people, board.guild),
            options=statistics.options_of(board),
            incomplete=statistics.is_rebuilding(board.guild),
        )
        await self.context.lookups.learn([one.user for one in page.shown], board.guild)
        return page

    def _add_chart(self, answer: InteractionResponder, page: Page) -> None:
        """Add a bar chart to an answered page, if it shows a player."""
        if page.shown:
            self._add_image(answer, page.chart, page.draw)

    def _add_image(self, answer: InteractionResponder, chart: Callable[[], ImageRequest], draw: Charted) -> None:
        async def sketch() -> ImageRequest:
            return chart()

        self.shared.late_pictures.add(answer, sketch, draw)
