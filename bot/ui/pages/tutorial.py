"""The lessons of the games, and the clicks in them.

Nothing is kept: a button says which lesson and which stop it belongs to, and the position is read from the lesson's
record, so that a lesson goes on after a restart, and whenever somebody likes.
"""

from functools import cache

from bot.errors import NotFound
from bot.games import find_game, text_folders
from bot.render import isolated, refusal
from bot.rules.lesson import LEARNER, Lesson, read_lesson
from bot.ui.discord import Answer, Context, is_direct
from bot.ui.layout import (
    Act,
    Do,
    LessonPage,
    LessonStop,
    Listed,
    OpenMenu,
    PickCards,
    Question,
    Rulebook,
    Verb,
    ask,
    read,
    write,
)
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.opening import Opening
from bot.ui.pages.tables import TablePages


@cache
def lesson_of(game: str) -> Lesson:
    """Return the lesson in a game's folder.

    Raises:
        NotFound: `no_lesson`.
        FormError: `unknown_game`.
    """
    path = text_folders()[find_game(game).id] / "lesson.jsonl"
    if not path.exists():
        raise NotFound("no_lesson")
    return read_lesson(path.read_bytes(), find_game)


class TutorialPages:
    """Shows lessons, and takes the clicks in them.

    Args:
        context: the tables, the words and the people.
        rulebook: for the rules.
        opening: opens a table to play on at afterwards.
        tables: shows it.
    """

    def __init__(self, context: Context, rulebook: Rulebook, opening: Opening, tables: TablePages) -> None:
        self._context = context
        self._rulebook = rulebook
        self._opening = opening
        self._tables = tables
        self.handlers: Handlers = {LessonStop: self._click}

    async def begin(self, answer: Answer, game: str) -> None:
        """Answer with the first page: for the asker alone; in their direct messages with the bot so that it stays.

        Raises:
            NotFound: `no_lesson`.
            FormError: `unknown_game`.
        """
        view = self._page(answer, game, 0).draw()
        await (answer.public(view) if is_direct(answer.interaction) else answer.private(view))

    async def _click(self, click: Click[LessonStop]) -> None:
        """Do what was pressed: what the lesson asks for goes on, anything else is answered and stays."""
        answer = click.answer
        page = self._page(answer, click.verb.game, click.verb.number)
        match self._meant(click, page):
            case Do.RULES:
                locale = self._context.people.language(answer.interaction)
                await answer.private(self._rulebook.page(click.verb.game, None, locale))
            case Do.PRACTICE:
                await self._practice(answer, page)
            case None | Do.BACK:
                await answer.update(page.draw())
            case OpenMenu() | Question() as focus:
                await answer.update(page.draw(focus=focus))
            case verb:
                await self._act(answer, page, write(verb))

    @staticmethod
    def _meant(click: Click[LessonStop], page: LessonPage) -> Verb | None:
        """Return what is to be done at a stop: of a list, what was chosen."""
        match click.verb.verb:
            case Listed():
                return read(click.value)
            case PickCards(act):
                action = f"{act}:{'.'.join(click.values)}"
                return Question(action) if ask(page.hand, action) else Act(action)
            case verb:
                return verb

    async def _act(self, answer: Answer, page: LessonPage, what: str) -> None:
        """Go on if this is what the lesson asks for; otherwise say why not."""
        stop = page.stop
        action = page.game.codec.parse(LEARNER, what)
        if action == stop.wanted:
            page = self._page(answer, page.game.id, page.number + 1)
            await answer.update(page.draw())
        elif stop.state.allows(action):
            await answer.update(page.draw(reply=page.why_not(action)))
        else:
            reply = refusal(stop.state.refusal(action), page.words, page.name)
            await answer.update(page.draw(reply=reply))

    async def _practice(self, answer: Answer, page: LessonPage) -> None:
        """Open a table of the game here, with as many computer players as the lesson had."""
        table, _ = await self._opening.table(answer.interaction, page.game.id, {})
        for _ in page.lesson.header.players[1 : table.max_seats]:
            table = await self._context.service.add_computer(table.id, answer.interaction.user.id)
        await self._tables.show(answer, table)

    def _page(self, answer: Answer, game: str, number: int) -> LessonPage:
        """Return a page for whoever acts; raises NotFound `no_lesson`, FormError `unknown_game`."""
        interaction = answer.interaction
        words = self._context.words(interaction, find_game(game).id)
        called, user = self._context.called(interaction), interaction.user.id
        learner = isolated(called.name(user)), called.text(user)
        liked = self._context.liked(interaction)
        return LessonPage(lesson_of(game), number, words, learner, self._context.emojis, liked)
