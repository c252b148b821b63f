"""What a person has done in the games of a server, with a chart that follows."""

from collections.abc import Awaitable, Callable, Sequence

from discord.abc import User

from bot.errors import Conflict
from bot.games import all_games, find_game
from bot.i18n import Words
from bot.render import Speech, drawn, isolated
from bot.render.captions import Captions
from bot.render.charts import chart
from bot.tables import AVERAGE, PROVISIONAL, OwnFigures, Rating
from bot.ui.discord import Answer, Context
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, Message, of_no_table
from bot.ui.live import Board, LatePictures
from bot.ui.pictured import Picture, PicturedView, Sketch

Tell = Callable[[PicturedView], Awaitable[object]]
"""Shows a message: to everybody, or to one person."""


class StatisticsPages:
    """Shows everybody's own figures: in public in the language of the server, or to one person in theirs.

    Args:
        context: what is counted, the words and the people.
        board: knows the language of a server.
        late_pictures: adds the charts.
    """

    def __init__(self, context: Context, board: Board, late_pictures: LatePictures) -> None:
        self._context = context
        self._statistics = context.service.statistics
        self._board = board
        self._late_pictures = late_pictures

    async def show(self, answer: Answer, person: User, game: str | None = None) -> None:
        """Answer with what a person has done in each game, or in one; raises Conflict `too_fast`."""
        locale = self._board.guild_language(answer.interaction.guild_id or 0)
        await self._show(answer, person, game, locale, answer.public)

    async def show_privately(self, answer: Answer, person: User) -> None:
        """Show the asker alone what a person has done in each game; raises Conflict `stats_bot`, `too_fast`."""
        if person.bot:
            raise Conflict("stats_bot")
        await self._show(answer, person, None, self._context.people.language(answer.interaction), answer.private)

    async def _show(self, answer: Answer, person: User, game: str | None, locale: str, tell: Tell) -> None:
        self._context.sparing.check(answer.interaction.user.id)
        guild = answer.interaction.guild_id or 0
        found = await self._statistics.of_person(guild, person.id, game)
        figures = [each for each in found if each.game in all_games()]
        await tell(self._figures(guild, locale, person, figures))
        if figures:

            async def sketch() -> Sketch:
                return await self._course(guild, locale, person, figures)

            self._late_pictures.add(
                answer, sketch, lambda wanted, ready: self._figures(guild, locale, person, figures, wanted, ready)
            )

    def _words(self, locale: str, game: str | None = None) -> Words:
        return self._context.catalogs.words(locale, game)

    def _figures(
        self,
        guild: int,
        locale: str,
        person: User,
        figures: Sequence[OwnFigures],
        sketch: Sketch | None = None,
        ready: tuple[Picture, ...] = (),
    ) -> PicturedView:
        """Return the page of a person."""
        words = self._words(locale)
        message = Message(GREY, of_no_table)
        name = Called(self._context.people, guild).text(person.id)
        message.text([f"### {words('stats-title', name=name)}"])
        if not figures:
            message.text([words("stats-empty", name=name)])
        for each in figures:
            message.text(self._of_game(self._words(locale, each.game), each))
        if self._statistics.is_anew(guild):
            message.text([f"-# {words('statistics-anew')}"])
        if sketch:
            message.hang(sketch, ready)
        return message.view()

    def _of_game(self, words: Words, own: OwnFigures) -> list[str]:
        """Return what a person has done in a game."""
        total, points = own.total, own.total.points or 0
        head = words(
            "stats-game-alone" if own.alone else "stats-game",
            game=escaped(words("game-name")),
            games=total.games,
            wins=total.wins,
            losses=total.losses,
            points=points,
            average=_average(words, points, total.games),
        )
        tally = find_game(own.game).tally
        speech = Speech(words, str, str)
        told = [speech.text(line) for line in tally.lines(own.counts)] if tally and own.counts else []
        return [head, *([_rating(words, own.rating)] if own.rating else []), *told]

    async def _course(self, guild: int, locale: str, person: User, figures: Sequence[OwnFigures]) -> Sketch:
        """Return a chart of a person's ratings; of their points, if they have none."""
        words = self._words(locale)
        lines: list[tuple[str, tuple[int, ...]]] = []
        for each in [each for each in figures if not each.alone]:
            values = await self._statistics.course(guild, person.id, each.game)
            if len(values) > 1:
                lines.append((self._words(locale, each.game)("game-name"), values))
        title, base, whole = words("chart-rating"), AVERAGE, ""
        if not lines:
            game = figures[0].game
            title, base = words("chart-points", game=self._words(locale, game)("game-name")), 0
            whole = self._context.people.name(person.id, guild) or ""
            lines = [
                (drawn(whole) or "–", await self._statistics.sums(guild, person.id, game, alone=figures[0].alone))
            ]
        told = [(isolated(whole) if whole else name, values) for name, values in lines]
        alt = Captions(words).course(title, told)
        return Sketch(chart, (tuple(lines),), (("below", title), ("base", base)), alt)


def _rating(words: Words, rating: Rating) -> str:
    """Return a rating in words, and how many games are needed until it counts."""
    if rating.provisional:
        return words("stats-rating-provisional", rating=str(rating.points), games=rating.games, needed=PROVISIONAL)
    return words("stats-rating", rating=str(rating.points))


def _average(words: Words, points: int, games: int) -> str:
    """Return points a game with one digit after the point."""
    tenths = round(10 * abs(points) / games)
    sign = "−" if points < 0 and tenths else ""
    return words("stats-average", sign=sign, whole=tenths // 10, tenth=tenths % 10)
