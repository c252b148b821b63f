"""Statistics: the command /stats, and the entry in a person's menu."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from discord import Interaction, Member, User, app_commands
from discord.app_commands import ContextMenu

from bot.errors import Conflict
from bot.games import all_games
from bot.ui.discord import InteractionResponder
from bot.ui.display_names import Called
from bot.ui.features import FeatureCog
from bot.ui.message_view import ImageRequest, MessageView
from cogs.install_contexts import on_servers
from cogs.statistics.messages import Page

Show = Callable[[MessageView], Awaitable[object]]
"""Sends a message: to everyone, or to one reader."""


class Statistics(FeatureCog, name="statistics"):
    """Shows a player's statistics: in public in the language of the server, or to one reader in theirs."""

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """The entry in a person's menu."""
        return (on_servers(ContextMenu(name="Statistics", callback=self.for_person)),)

    @on_servers
    @app_commands.command(description="Show a player's statistics in each game on this server")
    @app_commands.describe(player="The player (default: you)", game="Only this game")
    async def stats(self, interaction: Interaction, player: User | None = None, game: str | None = None) -> None:
        """Show a player's statistics to everyone, by default the asker's; raises Conflict `too_fast`."""
        async with self.context.answer(interaction, ephemeral=False) as answer:
            locale = self.shared.board.guild_language(interaction.guild_id or 0)
            await self._show(answer, player or interaction.user, game, locale, answer.public)

    async def for_person(self, interaction: Interaction[Any], person: User | Member) -> None:
        """Show a person's statistics to the asker; raises Conflict `stats_bot`, `too_fast`."""
        async with self.context.answer(interaction) as answer:
            if person.bot:
                raise Conflict("stats_bot")
            await self._show(answer, person, None, self.context.people.actor_locale(interaction), answer.private)

    async def _show(
        self, answer: InteractionResponder, person: User | Member, game: str | None, locale: str, show: Show
    ) -> None:
        """Show a page, and add a chart of ratings or points to it afterwards."""
        self.context.user_rate_limiter.check(answer.interaction.user.id)
        guild, statistics = answer.interaction.guild_id or 0, self.service.statistics
        found = await statistics.for_person(guild, person.id, game)
        figures = [each for each in found if each.game in all_games()]
        called = Called(self.context.people, guild)
        page = Page(
            person.id, figures, self.context.catalogs, locale, called, incomplete=statistics.is_rebuilding(guild)
        )
        await show(page.draw())

        async def sketch() -> ImageRequest:
            alone, own = figures[0].alone, [each.game for each in figures if not each.alone]
            ratings = {game: await statistics.course(guild, person.id, game) for game in own}
            if any(len(values) > 1 for values in ratings.values()):
                return page.rating_chart(ratings)
            return page.points_chart(await statistics.sums(guild, person.id, figures[0].game, alone=alone))

        if figures:
            self.shared.late_pictures.add(answer, sketch, page.draw)
