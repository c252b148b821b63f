"""Tutorials: the command, and the handlers of the buttons in a lesson.

The bot stores nothing about a lesson. A button has the lesson and the stop in its verb. The position comes from the
lesson's record. So a lesson continues after a restart, and at any time.
"""

from functools import cache, partial

from discord import Interaction, app_commands

from bot.errors import NotFound
from bot.games import find_game, lesson_file
from bot.render import refusal
from bot.rules.lesson import LEARNER, Lesson, read_lesson
from bot.ui.discord import InteractionResponder, is_bot_dm, member_guild_id
from bot.ui.escaping import escaped
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import (
    MORE,
    ConfirmAction,
    Focus,
    LessonStepVerb,
    OpenLesson,
    OpenMenu,
    PickCards,
    PlayAction,
    SelectFromList,
    SimpleVerb,
    Verb,
    ask,
    read,
    write,
)
from cogs.install_contexts import anywhere
from cogs.tutorial.messages import LessonPage, menu


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson in a game's folder; raises NotFound `no_lesson`, ParseError `unknown_game`."""
    path = lesson_file(game)
    if path is None:
        raise NotFound("no_lesson")
    return read_lesson(path.read_bytes(), find_game)


class Tutorial(FeatureCog, name="tutorial"):
    """Shows lessons and answers the presses in them."""

    slots = (MORE.filled(menu),)

    @anywhere
    @app_commands.command(description="Learn a game in a guided deal against computer players, for you alone")
    @app_commands.describe(game="The game")
    async def tutorial(self, interaction: Interaction, game: str) -> None:
        """Show the first page of a lesson: privately, but as a lasting message in direct messages with the bot.

        Raises:
            NotFound: `no_lesson`.
            ParseError: `unknown_game`.
        """
        async with self.context.answer(interaction) as answer:
            await self._show(answer, self._page(answer, game, 0), new=True)

    @handles(OpenLesson)
    async def open(self, click: Click[OpenLesson]) -> None:
        """Show the first page of a lesson to the player who has pressed.

        Raises:
            NotFound: `no_lesson`.
            ParseError: `unknown_game`.
        """
        await self._show(click.answer, self._page(click.answer, click.verb.game, 0), new=True)

    @handles(LessonStepVerb)
    async def press(self, click: Click[LessonStepVerb]) -> None:
        """Go to the next stop if the press is what the lesson asks for; otherwise explain why not."""
        answer = click.answer
        page = self._page(answer, click.verb.game, click.verb.number)
        match self._meant(click, page):
            case SimpleVerb.RULES:
                locale = self.context.people.actor_locale(answer.interaction)
                await answer.private(self.shared.rulebook.page(click.verb.game, None, locale))
            case SimpleVerb.PRACTICE:
                await self._practice(answer, page)
            case SimpleVerb.EXPLAIN:
                await self._show(answer, page, explained=True)
            case None | SimpleVerb.BACK:
                await self._show(answer, page)
            case OpenMenu() | ConfirmAction() as focus:
                await self._show(answer, page, focus=focus)
            case verb:
                await self._act(answer, page, write(verb))

    @staticmethod
    def _meant(click: Click[LessonStepVerb], page: LessonPage) -> Verb | None:
        """Return the pressed verb; for a list, the chosen one."""
        match click.verb.verb:
            case SelectFromList():
                return read(click.value)
            case PickCards(act):
                action = f"{act}:{'.'.join(click.values)}"
                return ConfirmAction(action) if ask(page.panel, action) else PlayAction(action)
            case verb:
                return verb

    async def _act(self, answer: InteractionResponder, page: LessonPage, what: str) -> None:
        """Show the next stop if the lesson asks for this action; otherwise explain why not."""
        stop = page.stop
        action = page.game.codec.parse(LEARNER, what)
        if action == stop.wanted:
            await self._show(answer, self._page(answer, page.game.id, page.number + 1))
        elif stop.state.allows(action):
            await self._show(answer, page, reply=page.why_not(action))
        else:
            await self._show(answer, page, reply=refusal(stop.state.refusal(action), page.words, page.names.text))

    async def _show(
        self,
        answer: InteractionResponder,
        page: LessonPage,
        *,
        new: bool = False,
        focus: Focus | None = None,
        explained: bool = False,
        reply: str = "",
    ) -> None:
        """Show a page in the clicked message, or in a new one; then draw the image of the next page in advance."""
        draw = partial(page.draw, focus=focus, explained=explained, reply=reply)
        await answer.page(draw, new=new, public=is_bot_dm(answer.interaction))
        if self.context.pictures.at_work and not (page.last or page.liked.text_only):
            self.context.tasks.start(self._prepare(answer, page), "next picture of a lesson")

    async def _prepare(self, answer: InteractionResponder, page: LessonPage) -> None:
        """Draw the image of the page after one."""
        following = self._page(answer, page.game.id, page.number + 1)
        await self.context.pictures.render(following.draw().sketches)

    async def _practice(self, answer: InteractionResponder, page: LessonPage) -> None:
        """Start the game in the player's own lobby here, or at a new table with computer players; show the hand.

        While the player's game here is in play, answer with a link to it.
        """
        user, game = answer.interaction.user.id, page.game.id
        table = await self.shared.tables.for_game(answer.interaction, game)
        if table is not None and table.status == "playing":
            await self.shared.board.find(table)
            link = self.shared.board.link(table) or f"<#{table.channel}>"
            await answer.reply(page.words("tutorial-in-play", game=escaped(page.words("game-name")), link=link))
            return
        if table is None or table.status != "lobby" or table.host != user:
            table, _ = await self.shared.opening.table(answer.interaction, game, {})
            said = await self.shared.tables.introduce(answer, table)
            if said:
                await answer.reply(said)
        await self.service.ask_to_begin(table.id, user)
        await self.shared.clicked.show_hand(answer, table.id, here=True)

    def _page(self, answer: InteractionResponder, game: str, number: int) -> LessonPage:
        """Return a page for the player who acts; raises NotFound `no_lesson`, ParseError `unknown_game`."""
        interaction = answer.interaction
        return LessonPage(
            lesson_of(game),
            number,
            self.context.words(interaction, find_game(game).id),
            interaction.user.id,
            member_guild_id(interaction),
            self.context.people,
            self.context.emojis,
            self.context.preferences_of(interaction),
        )
