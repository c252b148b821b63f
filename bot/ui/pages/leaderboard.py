"""Leaderboards, with a chart that follows."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games import all_games, find_game
from bot.i18n import Words
from bot.render import drawn, isolated
from bot.render.captions import Captions
from bot.render.charts import Bar, bars
from bot.tables import AVERAGE, PROVISIONAL, By, Leaderboard, Season, Standing
from bot.ui.discord import Answer, Context
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, LeaderboardPage, Message, of_no_table
from bot.ui.live import Board, LatePictures
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pictured import Picture, PicturedView, Sketch

A_PAGE = 25
MOST_BARS = 10


class LeaderboardPages:
    """Shows standings in public, in the language of the server.

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
        self.handlers: Handlers = {LeaderboardPage: self._turn}

    async def show(
        self,
        answer: Answer,
        game: str | None,
        house: str | None,
        *,
        season: str | None,
        by: By,
        year: int | None = None,
    ) -> None:
        """Answer with the first page of a leaderboard.

        Args:
            answer: to whom.
            game: only this game.
            house: only these house rules: a preset, a name or a code.
            season: only this season; None: the running one, if there is one.
            by: what decides.
            year: only games finished in this year.

        Raises:
            FormError, NotFound: there is nothing of that name.
            Conflict: `too_fast`; or as the statistics refuse it.
        """
        self._context.sparing.check(answer.interaction.user.id)
        guild = answer.interaction.guild_id or 0
        board = await self._statistics.board(guild, game, house, season=season, by=by, year=year)
        ranked = await self._statistics.ranked(board)
        await self._learn(board, ranked, 0)
        await answer.public(self._page(board, ranked, 0))
        self._illustrate(answer, board, ranked, 0)

    async def show_closed(self, answer: Answer, season: Season) -> None:
        """Show everybody the table that a closed season leaves, after a click that was answered."""
        board = Leaderboard(answer.interaction.guild_id or 0, season=season)
        ranked = await self._statistics.ranked(board)
        await self._learn(board, ranked, 0)
        await answer.public(self._page(board, ranked, 0))

    async def _turn(self, click: Click[LeaderboardPage]) -> None:
        """Turn the page of a leaderboard; raises StaleView if there is no such board any more."""
        answer = click.answer
        board = await self._statistics.board_of(answer.interaction.guild_id or 0, click.verb.board)
        ranked = await self._statistics.ranked(board)
        page = min(click.verb.page, max(0, len(ranked) - 1) // A_PAGE)
        await self._learn(board, ranked, page)
        await answer.update(self._page(board, ranked, page))
        self._illustrate(answer, board, ranked, page)

    async def _learn(self, board: Leaderboard, ranked: Sequence[Standing], page: int) -> None:
        """Look up the unknown names of a page."""
        await self._context.lookups.learn([one.user for one in _shown(ranked, page)], board.guild)

    def _words(self, guild: int, game: str | None = None) -> Words:
        return self._context.catalogs.words(self._board.guild_language(guild), game)

    def _page(
        self,
        board: Leaderboard,
        ranked: Sequence[Standing],
        page: int,
        sketch: Sketch | None = None,
        ready: tuple[Picture, ...] = (),
    ) -> PicturedView:
        """Return a page of a leaderboard."""
        words = self._words(board.guild)
        shown = _shown(ranked, page)
        message = Message(GREY, of_no_table)
        message.text([f"### {self._title(board, escaped)}", f"-# {self._about(board, escaped)}"])
        called = Called(self._context.people, board.guild)
        message.text([self._line(words, called, one) for one in shown] or [words("leaderboard-empty")])
        pages = -(-len(ranked) // A_PAGE)
        small = [words("leaderboard-page", page=page + 1, pages=pages)] if pages > 1 else []
        if any(one.rating and one.rating.provisional for one in shown):
            small.append(words("leaderboard-provisional", games=PROVISIONAL))
        if board.by == "rating" and self._statistics.is_anew(board.guild):
            small.append(words("statistics-anew"))
        message.text(f"-# {line}" for line in small)
        if sketch:
            message.hang(sketch, ready)
        if pages > 1:
            before, after = (LeaderboardPage(number, board.token()) for number in (max(0, page - 1), page + 1))
            message.buttons(
                [
                    message.button(before, words("button-page-before"), enabled=page > 0),
                    message.button(after, words("button-page-after"), enabled=page + 1 < pages),
                ]
            )
        return message.view()

    def _title(self, board: Leaderboard, shown: Callable[[str], str] = str) -> str:
        """Return what a leaderboard is of; `shown` makes names what they are where it stands."""
        words = self._words(board.guild)
        if board.game is None or board.game not in all_games():
            return words("leaderboard-title")
        name = shown(self._words(board.guild, board.game)("game-name"))
        options = self._statistics.options_of(board)
        if options is None:
            return words("leaderboard-game-title", game=name)
        code = find_game(board.game).options.code(options)
        return words("leaderboard-house-title", game=name, code=code)

    def _about(self, board: Leaderboard, shown: Callable[[str], str] = str) -> str:
        """Return which time a leaderboard is of, and what decides; `shown` as above."""
        words = self._words(board.guild)
        by = words(f"by-{board.by}")
        if board.year is not None:
            return words("leaderboard-year", year=str(board.year), by=by)
        if board.season is None:
            return words("leaderboard-all-time", by=by)
        return words("leaderboard-season", season=shown(board.season.name), by=by)

    def _line(self, words: Words, called: Called, one: Standing) -> str:
        """Return what a person has done in a line: the rating where that decides, counts otherwise."""
        name = called.text(one.user) if one.user else words("leaderboard-nobody")
        if one.rating is not None:
            return words(
                "leaderboard-rating-line",
                place=one.place,
                name=name,
                rating=str(one.rating.points),
                provisional="yes" if one.rating.provisional else "no",
                games=one.rating.games,
            )
        if one.points is None:
            return words(
                "leaderboard-all-line",
                place=one.place,
                name=name,
                games=one.games,
                wins=one.wins,
                losses=one.losses,
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

    def _illustrate(self, answer: Answer, board: Leaderboard, ranked: Sequence[Standing], page: int) -> None:
        """Add bars for the first people of a page, if there is anybody."""
        shown = ranked[page * A_PAGE :][:MOST_BARS]
        if not shown:
            return

        async def sketch() -> Sketch:
            words = self._words(board.guild)
            called = Called(self._context.people, board.guild)
            rows = tuple(self._bar(words, called, board, one) for one in shown)
            full = [
                replace(row, name=isolated(called.name(one.user) or row.name))
                for row, one in zip(rows, shown, strict=True)
            ]
            alt = Captions(words).bars(f"{self._title(board)}, {self._about(board)}", full)
            return Sketch(bars, (rows,), (("base", AVERAGE if board.by == "rating" else 0),), alt)

        self._late_pictures.add(answer, sketch, lambda wanted, ready: self._page(board, ranked, page, wanted, ready))

    def _bar(self, words: Words, called: Called, board: Leaderboard, one: Standing) -> Bar:
        """Return a person's bar, as long as what decides; a rating that few games stand behind is pale.

        The place, which the text has too, replaces a name that can't be drawn.
        """
        name = drawn(called.name(one.user)) or f"{one.place}." if one.user else words("leaderboard-nobody")
        if one.rating is not None:
            doubt = "?" if one.rating.provisional else ""
            return Bar(name, one.rating.points, f"{one.rating.points}{doubt}", pale=one.rating.provisional)
        value = {"points": one.points or 0, "losses": one.losses, "games": one.games}.get(board.by, one.wins)
        return Bar(name, value, words("number", number=value))


def _shown(ranked: Sequence[Standing], page: int) -> Sequence[Standing]:
    """Return who is on a page."""
    return ranked[page * A_PAGE : (page + 1) * A_PAGE]
