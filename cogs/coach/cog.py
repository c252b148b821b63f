"""The coach: the command, and the handlers of the buttons in its messages."""

import asyncio

from discord import Interaction, app_commands

from bot.errors import NotFound
from bot.rules.errors import ParseError
from bot.tables import ReviewProgress
from bot.ui.discord import REQUEST_ERRORS, AppContext, InteractionResponder, is_user_install_only, member_guild_id
from bot.ui.features import Click, FeatureCog, Shared, check_place, filmed, handles
from bot.ui.layout import (
    DETAILS,
    TABLE_REVIEW,
    OpenReview,
    ReviewDecision,
    ReviewOverview,
    SelectReviewDeal,
    SelectReviewDecision,
    TryAgain,
    without_table,
)
from bot.ui.message_view import DrawWith
from cogs.coach.messages import CoachPage, review, small_print
from cogs.install_contexts import anywhere

PROGRESS_SECONDS = 2.5
"""Seconds between two looks at how far it has come: Discord takes no more edits of a message than that."""


class Coach(FeatureCog, name="coach"):
    """Shows each player the review of their own decisions."""

    slots = (TABLE_REVIEW.filled(review), DETAILS.filled(small_print))

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        self._open: dict[tuple[int, int], object] = {}
        """By person and game: the page that was opened last, which is kept up to date while it is looked at."""

    @anywhere
    @app_commands.command(description="Review your decisions with the strongest computer player, for you alone")
    @app_commands.describe(number="The game's number")
    async def coach(self, interaction: Interaction, number: int) -> None:
        """Review one's own decisions in a game, or show how far the review has come.

        Raises:
            NotFound: `no_record`.
            PermissionDenied: `not_your_game`.
            Conflict: `too_fast`, `coach_busy`.
        """
        async with self.context.answer(interaction) as answer:
            self.context.user_rate_limiter.check(interaction.user.id)
            await self._show(answer, number, new=True)

    @handles(OpenReview)
    async def look_back(self, click: Click[OpenReview]) -> None:
        """Open the review in a new message."""
        await self._show(click.answer, click.verb.game, new=True)

    @handles(ReviewOverview)
    async def whole(self, click: Click[ReviewOverview]) -> None:
        """Return to the whole game."""
        await self._show(click.answer, click.verb.game, new=False)

    async def _show(self, answer: InteractionResponder, number: int, *, new: bool) -> None:
        """Show the whole game, and go on showing it until all was looked at."""
        report = await self._report(answer, number)
        await answer.page(await self._drawn(answer, report), new=new)
        if not report.done:
            this = self._open[self._place(answer, number)] = object()
            self.context.tasks.start(self._follow(answer, report, this), "coach")

    async def _follow(self, answer: InteractionResponder, report: ReviewProgress, this: object) -> None:
        """Redraw the page while the review goes on, until the player opens another one."""
        place = self._place(answer, report.number)
        try:
            while not report.done:
                seen = report
                report = await self.service.coach.more(report.number, answer.interaction.user.id, report)
                if self._open.get(place) is not this or report == seen:
                    return
                await answer.redraw(await self._drawn(answer, report))
                await asyncio.sleep(0 if report.done else PROGRESS_SECONDS)
        except (*REQUEST_ERRORS, NotFound):
            return  # deleted, or open for too long: the next press shows it
        finally:
            if self._open.get(place) is this:
                del self._open[place]

    @handles(SelectReviewDeal)
    async def deal(self, click: Click[SelectReviewDeal]) -> None:
        """Show all decisions of a deal."""
        page, deal = await self._turned(click.answer, click.verb.game), click.number
        await click.answer.page(lambda _: page.deal(without_table, deal), new=False)

    @handles(SelectReviewDecision)
    async def chosen(self, click: Click[SelectReviewDecision]) -> None:
        """Show the decision that was chosen in a list."""
        await self._one(click.answer, click.verb.game, click.number)

    @handles(ReviewDecision)
    async def moment(self, click: Click[ReviewDecision]) -> None:
        """Show one of the dearest decisions."""
        await self._one(click.answer, click.verb.game, click.verb.line)

    @handles(TryAgain)
    async def again(self, click: Click[TryAgain]) -> None:
        """Open a table that goes on from before a decision, against computer players, where it was pressed."""
        answer, verb, service = click.answer, click.verb, self.service
        interaction = answer.interaction
        guild = member_guild_id(interaction)
        check_place(interaction, await service.settings.for_guild(guild))
        table = await service.try_again(
            verb.game,
            verb.line,
            click.user,
            guild=guild,
            channel=interaction.channel_id or 0,
            abroad=is_user_install_only(interaction),
        )
        words = self.context.words(interaction, table.game)
        await self.shared.tables.show(answer, table, words("practice-begun", number=str(verb.game), move=verb.line))

    async def _one(self, answer: InteractionResponder, number: int, line: int) -> None:
        page = await self._turned(answer, number)
        looked = next((each for each in page.report.looked if each.line == line), None)
        if looked is None:
            raise ParseError("bad_action", reason="other")
        await answer.page(lambda pictures: page.moment(without_table, looked, pictures), new=False)

    async def _turned(self, answer: InteractionResponder, number: int) -> CoachPage:
        """Return the pages of a game, of which another one than the whole is shown now."""
        report = await self._report(answer, number)
        self._open.pop(self._place(answer, number), None)
        return await self._page(answer, report)

    async def _drawn(self, answer: InteractionResponder, report: ReviewProgress) -> DrawWith:
        page = await self._page(answer, report)
        return lambda pictures: page.whole(without_table, pictures)

    async def _page(self, answer: InteractionResponder, report: ReviewProgress) -> CoachPage:
        context, interaction = self.context, answer.interaction
        film = await filmed(await self.shared.records.visible_record(interaction, report.number))
        words = context.words(interaction, film.header.game.id)
        names = await self.shared.records.names(interaction, report.number, film.header, words)
        return CoachPage(film, names, report, words, context.emojis, context.preferences_of(interaction))

    async def _report(self, answer: InteractionResponder, number: int) -> ReviewProgress:
        interaction = answer.interaction
        return await self.service.coach.review(number, interaction.user.id, member_guild_id(interaction))

    @staticmethod
    def _place(answer: InteractionResponder, number: int) -> tuple[int, int]:
        return answer.interaction.user.id, number
