"""The deal of the day: the command, and the handler of the buttons in its messages."""

from functools import partial

from discord import Interaction, app_commands

from bot.i18n import Translations
from bot.tables import DailyDeal, later
from bot.ui.discord import InteractionResponder, member_guild_id
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import HAND_OVER, DailyPage
from bot.ui.message_view import MessageView
from cogs.daily.messages import DayPage, result_button
from cogs.install_contexts import anywhere


class Daily(FeatureCog, name="daily"):
    """Shows the deals of a day, deals them to players, and compares the results."""

    slots = (HAND_OVER.filled(result_button),)

    @anywhere
    @app_commands.command(description="Play the deal of the day: the same cards for everyone, one try each")
    async def daily(self, interaction: Interaction) -> None:
        """Show today's deals; raises Conflict `too_fast`."""
        async with self.context.answer(interaction) as answer:
            self.context.user_rate_limiter.check(interaction.user.id)
            page = await self._page(answer, await self.service.daily.roll_over())
            await answer.private(page.overview())

    @handles(DailyPage)
    async def press(self, click: Click[DailyPage]) -> None:
        """Do what a button of a day's pages stands for; to play on a day that is over leads to today's page."""
        answer, verb, today = click.answer, click.verb, await self.service.daily.roll_over()
        if verb.what == "play" and verb.day == today:
            await self._play(answer, verb.game)
        elif verb.what == "share":
            await self._share(answer, verb.day)
        else:
            day = today if verb.what == "play" or not await self._deals(answer, verb.day) else verb.day
            await self._turn_to(click, await self._view(answer, day, verb))

    async def _turn_to(self, click: Click[DailyPage], view: MessageView) -> None:
        """Show a page in place of one's own that was pressed; a hand stays, and what was shared."""
        message = click.answer.interaction.message
        if message is not None and message.flags.ephemeral and not click.table:
            await click.answer.update(view)
        else:
            await click.answer.private(view)

    async def _view(self, answer: InteractionResponder, day: str, verb: DailyPage) -> MessageView:
        page = await self._page(answer, day)
        match verb.what:
            case "ranking":
                return page.ranking(verb.game)
            case "proof":
                return page.proof(await self.service.daily.promises(later(day)))
            case _:
                return page.overview()

    async def _play(self, answer: InteractionResponder, game: str) -> None:
        """Answer with a user's try, begun or going on; with what came of it if it is over."""
        interaction = answer.interaction
        user = interaction.user.id
        table = await self.service.daily.play(game, user, member_guild_id(interaction))
        if table.status != "playing":
            await answer.private((await self._page(answer, self.service.daily.today)).overview())
            return
        hand = await self.service.hand(table.id, user)
        await self.shared.upkeep.hands.open(interaction, hand, answer.private)

    async def _share(self, answer: InteractionResponder, day: str) -> None:
        """Show a user's result to all readers of the channel; a user without one gets the page."""
        interaction = answer.interaction
        self.context.user_rate_limiter.check(interaction.user.id)
        deals = await self._deals(answer, day)
        for deal in deals:
            if deal.own and deal.own.points is not None:
                await self.service.daily.show_in(day, deal.game, interaction.user.id, member_guild_id(interaction))
        page = await self._page(answer, day, public=True)
        if page.shareable():
            await answer.page(
                lambda _: page.shared(self.context.called(interaction).text(interaction.user.id)),
                new=True,
                public=True,
            )
        else:
            await answer.private((await self._page(answer, await self.service.daily.roll_over())).overview())

    async def _deals(self, answer: InteractionResponder, day: str) -> tuple[DailyDeal, ...]:
        interaction = answer.interaction
        return await self.service.daily.deals(day, interaction.user.id, member_guild_id(interaction))

    async def _page(self, answer: InteractionResponder, day: str, *, public: bool = False) -> DayPage:
        """Return the pages of a day, in the language of who looks or, for everyone, of the server."""
        interaction = answer.interaction
        user, guild = interaction.user.id, member_guild_id(interaction)
        live = day == self.service.daily.today
        words: partial[Translations] = partial(self.context.words, interaction)
        if public and guild is not None:
            words = partial(self.context.catalogs.words, self.shared.upkeep.board.guild_language(guild))
        deals, called = await self._deals(answer, day), self.context.called(interaction)
        listed = [each.person for deal in deals for each in (*deal.here, *deal.world) if each.person is not None]
        await self.context.lookups.learn(listed, guild)
        return DayPage(
            day,
            deals,
            await self.service.daily.streak(user),
            words,
            called,
            here=guild is not None,
            live=live,
            first=live and not await self._deals(answer, later(day, -1)),
            plain=not public and self.context.people.preferences(user).text_only,
        )
