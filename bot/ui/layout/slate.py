"""Write the slate as text: crosses and losses, and the running scores of a game in columns."""

from unicodedata import category, east_asian_width

from bot.games import find_game
from bot.i18n import Translations
from bot.render import isolated
from bot.rules.slate import SlateScore
from bot.tables import GameSlate, Seat, Table, TableHistory, evening
from bot.ui.layout.player_names import PlayerNames

CROSS, LOSS = "✗", "●"
MAX_ROWS = 16
MAX_COLUMNS = 6
"""Columns side by side on a phone."""
MAX_WIDTH = 34
"""Letters of fixed width side by side on a phone."""
MAX_HEADING = 8
NO_WIDTH = {"Mn", "Me", "Cf"}
"""Categories that take no room: accents, and what isolates a name."""


def slate_of(table: Table) -> TableHistory:
    """Return the evening at a table."""
    return evening(table, find_game)


def slate_marks(played: TableHistory, words: Translations, names: PlayerNames) -> list[str]:
    """Return a line for everyone who has played: name, games won and lost."""
    rows = zip(played.players, played.crosses, played.losses, strict=True)
    if not played.marked:
        lines = [words("slate-won", name=names.name_of(player), wins=won, losses=lost) for player, won, lost in rows]
        return [*lines, *tally(played, words, names)]
    lines = [
        words("slate-line", name=names.name_of(player), marks=CROSS * won + LOSS * lost).rstrip()
        for player, won, lost in rows
    ]
    return [*lines, *legend(played, words), *tally(played, words, names)]


def legend(played: TableHistory, words: Translations) -> list[str]:
    """Return what the marks of a slate mean, as soon as there are any."""
    return [f"-# {words('slate-legend')}"] if played.marked and any(played.crosses + played.losses) else []


def tally(played: TableHistory, words: Translations, names: PlayerNames) -> list[str]:
    """Return a line with the victories of those who play together, where the house rules count them."""
    sides = [f"{names.joined([names.name_of(seat) for seat in side])} {wins}" for side, wins in played.tally]
    return [words("slate-tally", sides=" · ".join(sides))] if sides else []


def slate_columns(played: TableHistory, game: GameSlate, words: Translations, names: PlayerNames) -> list[str]:
    """Return the running scores as blocks of fixed width, each in one piece, and what a struck score means."""
    heads = _heads(played, game, names)
    last = len(game.rows) - 1
    rows = [
        (
            str(number + 1),
            [_cell(game, row[c], c, words, ended=played.marked and number == last) for c in range(len(heads))],
        )
        for number, row in enumerate(game.rows)
    ]
    if len(rows) > MAX_ROWS:
        rows = [("⋮", [""] * len(heads)), *rows[-MAX_ROWS:]]
    blocks = [
        _block(
            [
                ("", heads[first : first + MAX_COLUMNS]),
                *((n, cells[first : first + MAX_COLUMNS]) for n, cells in rows),
            ]
        )
        for first in range(0, len(heads), MAX_COLUMNS)
    ]
    struck = any(score and score.struck for row in game.rows[-MAX_ROWS:] for score in row)
    return [*blocks, *([f"-# {words('slate-struck')}"] if struck else [])]


def _heads(played: TableHistory, game: GameSlate, names: PlayerNames) -> list[str]:
    """Return the first letters of the names over the columns; where those are alike, the places on the slate too."""
    room = min(MAX_HEADING, MAX_WIDTH // min(MAX_COLUMNS, len(game.columns)) - 1)
    return [
        "+".join(_initials(played, seat, max(1, (room + 1) // len(column) - 1), names) for seat in column)
        for column in game.columns
    ]


def _initials(played: TableHistory, seat: Seat, room: int, names: PlayerNames) -> str:
    """Return a name's first letters, so that no other user on the slate is called the same."""
    first = _cut(names, seat, room)
    if first and [_cut(names, other, room) for other in played.players].count(first) == 1:
        return isolated(first)
    place = str(played.players.index(seat) + 1)
    return isolated(_cut(names, seat, max(0, room - len(place)))) + place


def _cut(names: PlayerNames, seat: Seat, room: int) -> str:
    """Return as much of a name as fits into a block of fixed width, which three backticks would end."""
    name = names.plain(seat)
    if seat.user is None:
        return name[:room]  # two letters behind its mark distinguish a computer from the others
    while _width(name) > room:
        name = name[:-1]
    return name.replace("`", "'")


def _cell(game: GameSlate, score: SlateScore | None, column: int, words: Translations, *, ended: bool) -> str:
    """Return a score as it stands on the slate; the last one of a finished game has its mark."""
    if score is None:
        return ""
    points = words("number", number=score.points)
    text = f"~{points}~" if score.struck else points
    if ended and game.number:
        text += CROSS if column in game.winners else LOSS if column in game.losers else ""
    return text


def _block(rows: list[tuple[str, list[str]]]) -> str:
    wide = max(_width(cell) for _, cells in rows for cell in cells) + 1
    first = max(len(number) for number, _ in rows)
    lines = [
        number.rjust(first) + "".join(" " * (wide - _width(cell)) + cell for cell in cells) for number, cells in rows
    ]
    return "```\n" + "\n".join(lines) + "\n```"


def _width(text: str) -> int:
    """Return how many letters of fixed width a text takes: emojis and the like take two, accents none."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text if category(letter) not in NO_WIDTH)
