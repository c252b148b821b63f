"""Request the images of a public slate: the score sheet, and the scores as a line chart."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.i18n import Translations
from bot.render import isolated
from bot.render.alt_text import AltTexts
from bot.render.charts import chart
from bot.render.slate_image import SlateColumn, slate
from bot.tables import GameSlate, Seat, TableHistory
from bot.ui.layout.player_names import PlayerNames
from bot.ui.message_view import ImageRequest

MIN_DEALS = 3
MAX_LINES = 7
"""The most lines that are distinguishable."""


def numbers(played: TableHistory, names: PlayerNames) -> list[str]:
    """Return a line with the names that numbers replace in the images of a slate; nothing if all are drawn."""
    line = names.numbers([seat for column in played.slates[-1].columns for seat in column])
    return [f"-# {line}"] if line else []


def slate_sketch(played: TableHistory, words: Translations, names: PlayerNames) -> ImageRequest | None:
    """Return the image request for the last game's score sheet, with all crosses and losses; None without one."""
    game = played.slates[-1]
    if not game.rows:
        return None
    columns = tuple(
        _column(played, seats, name, words)
        for seats, name in zip(game.columns, _named(game, names.short), strict=True)
    )
    named_lines = [
        replace(column, name=name, foot=_won_in_words(played, column, words))
        for column, name in zip(columns, _named(game, _in_words(names)), strict=True)
    ]
    alt = AltTexts(words).slate(named_lines, game.rows)
    return ImageRequest(slate, (columns, game.rows), _thousands(words), alt)


def chart_sketch(played: TableHistory, words: Translations, names: PlayerNames) -> ImageRequest | None:
    """Return the scores of the last game of an evening, deal by deal; None if they make no line yet."""
    game = played.slates[-1]
    if len(game.rows) < MIN_DEALS or len(game.columns) > MAX_LINES:
        return None
    lines = tuple((name, _course(game, number)) for number, name in enumerate(_named(game, names.short)))
    named_lines = [(name, line) for name, (_, line) in zip(_named(game, _in_words(names)), lines, strict=True)]
    return ImageRequest(
        chart, (lines,), (("below", words("chart-deals")), *_thousands(words)), AltTexts(words).chart(named_lines)
    )


def _thousands(words: Translations) -> tuple[tuple[str, str | int], ...]:
    """Return how a language writes thousands, so that a score is the same in an image and in the text beside it."""
    least = 1000 if words("number", number=1000) != "1000" else 10000
    return ("between", words("number", number=10000)[2:-3]), ("least", least)


def _named(game: GameSlate, name: Callable[[Seat], str]) -> list[str]:
    """Return what stands over the columns; partners who share one have both names there."""
    return [" + ".join(map(name, seats)) for seats in game.columns]


def _in_words(names: PlayerNames) -> Callable[[Seat], str]:
    """Return a function from seats to names for an image's alt text."""
    return lambda seat: isolated(names.plain(seat) or names.short(seat))


def _column(played: TableHistory, seats: Sequence[Seat], name: str, words: Translations) -> SlateColumn:
    """Return a column of the slate; where a game has no marks, games won and lost are in words at its foot."""
    wins, losses = _marks(played, seats)
    foot = "" if played.marked or not wins + losses else words("slate-foot", wins=wins, losses=losses)
    return SlateColumn(name, wins, losses, foot)


def _won_in_words(played: TableHistory, column: SlateColumn, words: Translations) -> str:
    """Return the games won and lost of a column for alt text; "" where a game marks them by ✗ and ●."""
    return "" if played.marked else words("alt-won", wins=column.crosses, losses=column.losses)


def _marks(played: TableHistory, seats: Sequence[Seat]) -> tuple[int, int]:
    """Return the crosses and losses of those who share a column: partners who have come together have the same."""
    places = [played.players.index(seat) for seat in seats]
    return min(played.crosses[place] for place in places), min(played.losses[place] for place in places)


def _course(game: GameSlate, column: int) -> tuple[int, ...]:
    """Return a column's scores from nil on; who is out stays where they were."""
    values = [0]
    for row in game.rows:
        score = row[column] if column < len(row) else None
        values.append(score.points if score else values[-1])
    return tuple(values)
