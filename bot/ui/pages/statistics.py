"""Leaderboards and everybody's own figures, with a chart that follows."""

from collections.abc import Sequence

from discord.abc import User
from discord.utils import escape_markdown

from bot.errors import StaleView
from bot.games import all_games, find_game
from bot.i18n import Catalogs, Words
from bot.render import Speech
from bot.render.captions import Captions
from bot.render.charts import Bar, bars, chart
from bot.tables import AVERAGE, PROVISIONAL, Board, OwnFigures, Rating, Season, Standing, TableService
from bot.ui.discord import Answer
from bot.ui.layout import GREY, Message, of_no_table
from bot.ui.live import LatePictures
from bot.ui.live import board as live
from bot.ui.pictured import Picture, PicturedView, Sketch

TURN = "@board"
A_PAGE = 25
MOST_BARS = 10


class StatisticsPages:
    """Shows standings and figures in public, in the language of the server.

    Args:
        service: what is counted.
        catalogs: all words.
        board: knows the language of a server.
        late_pictures: adds the charts.
    """

    def __init__(
        self, service: TableService, catalogs: Catalogs, board: live.Board, late_pictures: LatePictures
    ) -> None:
        self._service = service
        self._catalogs = catalogs
        self._board = board
        self._late_pictures = late_pictures
        self.verbs = {TURN: self.turn}

    async def show_board(self, answer: Answer, board: Board) -> None:
        """Answer with the first page of a leaderboard."""
        ranked = await self._service.statistics.ranked(board)
        await answer.public(self._page(board, ranked, 0))
        self._illustrate_board(answer, board, ranked, 0)

    async def show_closed(self, answer: Answer, season: Season) -> None:
        """Show everybody the table that a closed season leaves, after a click that was answered."""
        board = Board(answer.interaction.guild_id or 0, season=season)
        await answer.public(self._page(board, await self._service.statistics.ranked(board), 0))

    async def turn(self, answer: Answer, verb: str) -> None:
        """Turn the page of a leaderboard; raises StaleView if there is no such board any more."""
        _, number, token = verb.split(".", 2)
        board = await self._service.statistics.board_of(answer.interaction.guild_id or 0, token)
        ranked = await self._service.statistics.ranked(board)
        if not number.isdecimal():
            raise StaleView("stale_view")
        page = min(int(number), max(0, len(ranked) - 1) // A_PAGE)
        await answer.update(self._page(board, ranked, page))
        self._illustrate_board(answer, board, ranked, page)

    async def show_person(self, answer: Answer, person: User, game: str | None = None) -> None:
        """Answer with what a person has done in each game, or in one."""
        guild = answer.interaction.guild_id or 0
        found = await self._service.statistics.of_person(guild, person.id, game)
        figures = [each for each in found if each.game in all_games()]
        await answer.public(self._figures(guild, person, figures))
        if figures:

            async def sketch() -> Sketch:
                return await self._course(guild, person, figures)

            self._late_pictures.add(
                answer, sketch, lambda wanted, drawn: self._figures(guild, person, figures, wanted, drawn)
            )

    # Leaderboards

    def _words(self, guild: int, game: str | None = None) -> Words:
        return self._catalogs.words(self._board.guild_language(guild), game)

    def _page(
        self,
        board: Board,
        ranked: Sequence[Standing],
        page: int,
        sketch: Sketch | None = None,
        drawn: tuple[Picture, ...] = (),
    ) -> PicturedView:
        """Return a page of a leaderboard."""
        words = self._words(board.guild)
        shown = ranked[page * A_PAGE : (page + 1) * A_PAGE]
        message = Message(GREY, of_no_table)
        message.text([f"### {self._title(board)}", f"-# {escape_markdown(self._about(board))}"])
        message.text([self._line(words, one) for one in shown] or [words("leaderboard-empty")])
        pages = -(-len(ranked) // A_PAGE)
        small = [words("leaderboard-page", page=page + 1, pages=pages)] if pages > 1 else []
        if any(one.rating and one.rating.provisional for one in shown):
            small.append(words("leaderboard-provisional", games=PROVISIONAL))
        message.text(f"-# {line}" for line in small)
        if sketch:
            message.hang(sketch, drawn)
        if pages > 1:
            verb = f"{TURN}.{{}}.{board.token()}"
            message.buttons(
                [
                    message.button(verb.format(max(0, page - 1)), words("button-page-before"), enabled=page > 0),
                    message.button(verb.format(page + 1), words("button-page-after"), enabled=page + 1 < pages),
                ]
            )
        return message.view()

    def _title(self, board: Board) -> str:
        """Return what a leaderboard is of."""
        words = self._words(board.guild)
        if board.game is None or board.game not in all_games():
            return words("leaderboard-title")
        name = self._words(board.guild, board.game)("game-name")
        options = self._service.statistics.options_of(board)
        if options is None:
            return words("leaderboard-game-title", game=name)
        code = find_game(board.game).options.code(options)
        return words("leaderboard-house-title", game=name, code=code)

    def _about(self, board: Board) -> str:
        """Return which time a leaderboard is of, and what decides."""
        words = self._words(board.guild)
        by = words(f"by-{board.by}")
        if board.season is None:
            return words("leaderboard-all-time", by=by)
        return words("leaderboard-season", season=board.season.name, by=by)

    def _line(self, words: Words, one: Standing) -> str:
        """Return a person's line."""
        name = f"<@{one.user}>" if one.user else words("leaderboard-nobody")
        if one.rating is not None:
            return words(
                "leaderboard-rating-line",
                place=one.place,
                name=name,
                rating=str(one.rating.points),
                provisional="yes" if one.rating.provisional else "no",
                games=one.rating.games,
            )
        return words(
            "leaderboard-line",
            place=one.place,
            name=name,
            games=one.games,
            wins=one.wins,
            losses=one.losses,
            points=one.points,
        )

    def _illustrate_board(self, answer: Answer, board: Board, ranked: Sequence[Standing], page: int) -> None:
        """Add bars for the first people of a page, if there is anybody."""
        shown = ranked[page * A_PAGE :][:MOST_BARS]
        if not shown:
            return

        async def sketch() -> Sketch:
            words = self._words(board.guild)
            rows = tuple([await self._bar(words, board, one) for one in shown])
            alt = Captions(words).bars(f"{self._title(board)}, {self._about(board)}", rows)
            return Sketch(bars, (rows,), (("base", AVERAGE if board.by == "rating" else 0),), alt)

        self._late_pictures.add(answer, sketch, lambda wanted, drawn: self._page(board, ranked, page, wanted, drawn))

    async def _bar(self, words: Words, board: Board, one: Standing) -> Bar:
        """Return a person's bar."""
        name = words("leaderboard-nobody") if not one.user else await self._name(words, one.user, one.place)
        if one.rating is not None:
            doubt = "?" if one.rating.provisional else ""
            return Bar(name, one.rating.points, f"{one.rating.points}{doubt}", pale=one.rating.provisional)
        value = {"points": one.points, "losses": one.losses, "games": one.games}.get(board.by, one.wins)
        return Bar(name, value, str(value))

    async def _name(self, words: Words, user: int, number: int) -> str:
        return await self._late_pictures.name(user, words("person-name", number=number))

    # Own figures

    def _figures(
        self,
        guild: int,
        person: User,
        figures: Sequence[OwnFigures],
        sketch: Sketch | None = None,
        drawn: tuple[Picture, ...] = (),
    ) -> PicturedView:
        """Return the page of a person."""
        words = self._words(guild)
        message = Message(GREY, of_no_table)
        message.text([f"### {words('stats-title', name=person.mention)}"])
        if not figures:
            message.text([words("stats-empty", name=person.mention)])
        for each in figures:
            message.text(self._of_game(self._words(guild, each.game), each))
        if sketch:
            message.hang(sketch, drawn)
        return message.view()

    def _of_game(self, words: Words, own: OwnFigures) -> list[str]:
        """Return what a person has done in a game."""
        total = own.total
        head = words(
            "stats-game",
            game=words("game-name"),
            games=total.games,
            wins=total.wins,
            losses=total.losses,
            points=total.points,
            average=_average(words, total.points, total.games),
        )
        tally = find_game(own.game).tally
        speech = Speech(words, str, str)
        told = [speech.text(line) for line in tally.lines(own.counts)] if tally and own.counts else []
        return [head, *([_rating(words, own.rating)] if own.rating else []), *told]

    async def _course(self, guild: int, person: User, figures: Sequence[OwnFigures]) -> Sketch:
        """Return a chart of a person's ratings; of their points, if they have none."""
        words, statistics = self._words(guild), self._service.statistics
        lines: list[tuple[str, tuple[int, ...]]] = []
        for each in figures:
            values = await statistics.course(guild, person.id, each.game)
            if len(values) > 1:
                lines.append((self._words(guild, each.game)("game-name"), values))
        title, base = words("chart-rating"), AVERAGE
        if not lines:
            game = figures[0].game
            title, base = words("chart-points", game=self._words(guild, game)("game-name")), 0
            name = await self._name(words, person.id, 1)
            lines = [(name, await statistics.sums(guild, person.id, game))]
        return Sketch(
            chart, (tuple(lines),), (("below", title), ("base", base)), Captions(words).course(title, lines)
        )


def _rating(words: Words, rating: Rating) -> str:
    """Return a rating in words."""
    if rating.provisional:
        return words("stats-rating-provisional", rating=str(rating.points), games=rating.games, needed=PROVISIONAL)
    return words("stats-rating", rating=str(rating.points))


def _average(words: Words, points: int, games: int) -> str:
    """Return points a game with one digit after the point."""
    tenths = round(10 * abs(points) / games)
    sign = "−" if points < 0 and tenths else ""
    return words("stats-average", sign=sign, whole=tenths // 10, tenth=tenths % 10)
