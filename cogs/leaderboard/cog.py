"""Leaderboards and seasons: the commands, and the handlers of the buttons below them."""

from collections.abc import Sequence

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.tables import ALL_TIME, By, Leaderboard, Standing
from bot.ui.discord import InteractionResponder
from bot.ui.display_names import Called
from bot.ui.features import Click, FeatureCog, handles, show_text
from bot.ui.layout import MAX_OPTIONS, CloseSeason, LeaderboardPage
from bot.ui.message_view import ImageRequest
from cogs.install_contexts import on_servers
from cogs.leaderboard.messages import PAGE_SIZE, Page, closed, question, season_lines, started
from cogs.parameters import house_choices


class Leaderboards(FeatureCog, name="leaderboard"):
    """Shows standings in public, in the language of the server; starts, closes and lists seasons."""

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

    @leaderboard.autocomplete("house")
    async def houses(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer presets, names and codes."""
        return await house_choices(self.shared, interaction, interaction.namespace.game, current)

    @leaderboard.autocomplete("season")
    async def seasons(self, interaction: Interaction, current: str) -> list[Choice[str]]:
        """Offer the seasons, and all time."""
        found = await self.service.statistics.seasons.of_guild(interaction.guild_id or 0)
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
    @app_commands.describe(name="Its name")
    async def start(self, interaction: Interaction, name: str) -> None:
        """Begin a season and announce it; raises PermissionDenied, Conflict as the service does."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            guild, manager = interaction.guild_id or 0, interaction.permissions.manage_guild
            begun = await self.service.statistics.seasons.start(guild, name, manager=manager)
            words = self.context.catalogs.words(self.shared.board.guild_language(guild))
            await answer.public(started(words, begun))

    @season.command(description="Close the season and keep its standings (server managers only)")
    async def close(self, interaction: Interaction) -> None:
        """Explain what closing means, with a button for it; raises PermissionDenied, NotFound as the service does."""
        async with self.context.answer(interaction) as answer:
            guild, manager = interaction.guild_id or 0, interaction.permissions.manage_guild
            running = await self.service.statistics.seasons.to_close(guild, manager=manager)
            await answer.private(question(self.context.words(interaction), running))

    @season.command(name="list", description="List the seasons of this server and their winners")
    async def list_(self, interaction: Interaction) -> None:
        """Show the newest seasons with their champions."""
        async with self.context.answer(interaction) as answer:
            guild, statistics = interaction.guild_id or 0, self.service.statistics
            found = (await statistics.seasons.of_guild(guild))[:MAX_OPTIONS]
            champions = {season.id: (await statistics.champion(season, guild))[:3] for season in found}
            await self.context.lookups.learn([user for users in champions.values() for user in users], guild)
            called = self.context.called(interaction)
            await show_text(
                self.context, answer, season_lines(self.context.words(interaction), called, found, champions)
            )

    @handles(CloseSeason)
    async def close_for_good(self, click: Click[CloseSeason]) -> None:
        """Close a season and show its table to everyone; raises PermissionDenied, NotFound as the service does."""
        answer, interaction = click.answer, click.answer.interaction
        guild, manager = interaction.guild_id or 0, interaction.permissions.manage_guild
        season = await self.service.statistics.seasons.close(guild, click.verb.season, manager=manager)
        await answer.update(closed(self.context.words(interaction), season))
        page = await self._page(Leaderboard(guild, season=season), 0)
        await answer.public(page.draw())

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
            incomplete=statistics.is_anew(board.guild),
        )
        await self.context.lookups.learn([one.user for one in page.shown], board.guild)
        return page

    def _add_chart(self, answer: InteractionResponder, page: Page) -> None:
        """Add a bar chart to an answered page, if it shows a player."""
        if page.shown:

            async def sketch() -> ImageRequest:
                return page.chart()

            self.shared.late_pictures.add(answer, sketch, page.draw)
