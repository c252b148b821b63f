"""The lessons of the games, and the clicks in them.

Nothing is kept: a button says which lesson and which stop it belongs to (`@lesson.<game>.<stop>.<what>`), and the
position is read from the lesson's record, so that a lesson goes on after a restart, and whenever somebody likes.
"""

from collections.abc import Awaitable, Callable
from functools import cache

from bot.errors import NotFound
from bot.games import find_game, text_folders
from bot.i18n import Catalogs
from bot.render import refusal
from bot.rules.lesson import LEARNER, Lesson, read_lesson
from bot.tables import Table, TableService
from bot.ui.discord import Answer, CardEmojis, People
from bot.ui.layout import BACK, PRACTICE, RULES, VERB, LessonPage, ask
from bot.ui.pages.opening import Opening
from bot.ui.pages.rules import Rulebook

ShowTable = Callable[[Answer, Table], Awaitable[None]]


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


class Tutorial:
    """Shows lessons, and takes the clicks in them.

    Args:
        service: for the table to play on at afterwards.
        catalogs: all words.
        people: names, languages and preferences.
        emojis: the cards' emojis.
        rulebook: for the rules.
        opening: opens that table.
        show_table: answers with its message.
    """

    def __init__(
        self,
        service: TableService,
        catalogs: Catalogs,
        people: People,
        emojis: CardEmojis,
        rulebook: Rulebook,
        opening: Opening,
        show_table: ShowTable,
    ) -> None:
        self._service = service
        self._catalogs = catalogs
        self._people = people
        self._emojis = emojis
        self._rulebook = rulebook
        self._opening = opening
        self._show_table = show_table
        self.verbs = {VERB: self.click}

    async def begin(self, answer: Answer, game: str) -> None:
        """Answer with the first page: in a server for the asker alone, in a direct message so that it stays.

        Raises:
            NotFound: `no_lesson`.
            FormError: `unknown_game`.
        """
        view = self._page(answer, game, 0).draw()
        await (answer.private(view) if answer.interaction.guild_id else answer.public(view))

    async def click(self, answer: Answer, verb: str) -> None:
        """Do what was pressed: what the lesson asks for goes on, anything else is answered and stays."""
        _, game, number, what = verb.split(".", 3)
        page = self._page(answer, game, int(number))
        values = [str(value) for value in (answer.interaction.data or {}).get("values", [])]
        if what.startswith("="):
            what = values[0]
        elif what.startswith("%"):
            what = f"{what[1:]}:{'.'.join(values)}"
            what = f"?{what}" if ask(page.hand, what) else what
        if what == RULES:
            await answer.private(self._rulebook.page(game, None, self._people.language(answer.interaction)))
        elif what == PRACTICE:
            await self._practice(answer, page)
        elif what in {"", BACK}:
            await answer.update(page.draw())
        elif what[0] in ">?":
            await answer.update(page.draw(focus=what))
        else:
            await self._act(answer, page, what)

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
        table = await self._opening.table(answer.interaction, page.game.id, {})
        for _ in page.lesson.header.players[1 : table.max_seats]:
            table = await self._service.add_computer(table.id, answer.interaction.user.id)
        await self._show_table(answer, table)

    def _page(self, answer: Answer, game: str, number: int) -> LessonPage:
        """Return a page for whoever acts; raises NotFound `no_lesson`, FormError `unknown_game`."""
        interaction = answer.interaction
        words = self._catalogs.words(self._people.language(interaction), find_game(game).id)
        learner = interaction.user.display_name, interaction.user.mention
        liked = self._people.preferences(interaction.user.id)
        return LessonPage(lesson_of(game), number, words, learner, self._emojis, liked)
