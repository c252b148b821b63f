"""Statistics: the page of a player, with a chart of ratings or points."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games import find_game
from bot.i18n import Catalogs, Translations
from bot.render import PanelFormatter, drawn, isolated
from bot.render.alt_text import AltTexts
from bot.render.charts import chart
from bot.tables import AVERAGE_POINTS, PROVISIONAL_GAMES, PlayerStats, Rating
from bot.ui.display_names import Called
from bot.ui.escaping import escaped
from bot.ui.layout import GREY, MessageBuilder, without_table
from bot.ui.message_view import ImageAttachment, ImageRequest, MessageView


@dataclass(frozen=True, slots=True)
class Page:
    """The statistics of a player in the games of a server.

    Args:
        figures: the statistics of each game, the most played first.
    """

    player: int
    figures: Sequence[PlayerStats]
    catalogs: Catalogs
    locale: str
    called: Called
    incomplete: bool

    def draw(self, sketch: ImageRequest | None = None, ready: tuple[ImageAttachment, ...] = ()) -> MessageView:
        """Return the page, with a chart if there is one."""
        words, name = self._words(), self.called.text(self.player)
        message = MessageBuilder(GREY, without_table)
        message.text([f"### {words('stats-title', name=name)}"])
        if not self.figures:
            message.text([words("stats-empty", name=name)])
        for each in self.figures:
            message.text(_game_lines(self._words(each.game), each))
        if self.incomplete:
            message.text([f"-# {words('statistics-anew')}"])
        if sketch:
            message.hang(sketch, ready)
        return message.view()

    def rating_chart(self, ratings: Mapping[str, tuple[int, ...]]) -> ImageRequest:
        """Return a chart of ratings after each game, a line for each game of which there are two or more."""
        lines = [(self._words(game)("game-name"), values) for game, values in ratings.items() if len(values) > 1]
        return self._chart(self._words()("chart-rating"), lines, AVERAGE_POINTS, lines)

    def points_chart(self, sums: tuple[int, ...]) -> ImageRequest:
        """Return a chart of the points of the most played game, summed up game by game."""
        title = self._words()("chart-points", game=self._words(self.figures[0].game)("game-name"))
        name = self.called.name(self.player) or ""
        line = drawn(name) or "–"
        return self._chart(title, [(line, sums)], 0, [(isolated(name) if name else line, sums)])

    def _chart(
        self,
        title: str,
        lines: Sequence[tuple[str, tuple[int, ...]]],
        base: int,
        in_words: Sequence[tuple[str, tuple[int, ...]]],
    ) -> ImageRequest:
        alt = AltTexts(self._words()).course(title, list(in_words))
        return ImageRequest(chart, (tuple(lines),), (("below", title), ("base", base)), alt)

    def _words(self, game: str | None = None) -> Translations:
        return self.catalogs.words(self.locale, game)


def _game_lines(words: Translations, own: PlayerStats) -> list[str]:
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
    tally = find_game(own.game).stat_counters
    speech = PanelFormatter(words, str, str)
    counted = [speech.text(line) for line in tally.text_lines(own.counts)] if tally and own.counts else []
    return [head, *([_rating(words, own.rating)] if own.rating else []), *counted]


def _rating(words: Translations, rating: Rating) -> str:
    if rating.provisional:
        return words(
            "stats-rating-provisional", rating=str(rating.points), games=rating.games, needed=PROVISIONAL_GAMES
        )
    return words("stats-rating", rating=str(rating.points))


def _average(words: Translations, points: int, games: int) -> str:
    tenths = round(10 * abs(points) / games)
    sign = "−" if points < 0 and tenths else ""
    return words("stats-average", sign=sign, whole=tenths // 10, tenth=tenths % 10)
