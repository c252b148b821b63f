"""The slate in words: crosses and losses of the evening, and the running scores of a game in columns."""

from collections.abc import Iterator

from bot.games import find_game
from bot.i18n import Words
from bot.rules.slate import Score
from bot.tables import Evening, GameSheet, Table, evening
from bot.ui.seats import Names

CROSS, LOSS = "✗", "●"
MOST_ROWS = 16
ACROSS = 6
"""Columns side by side on a phone."""
ROOM = 3400


def slate_of(table: Table) -> Evening:
    """Return the evening at a table."""
    return evening(table, find_game)


def marks(played: Evening, words: Words, names: Names) -> list[str]:
    """Return a line for everybody who has played: their number on the slate, name, crosses and losses."""
    rows = zip(played.players, played.crosses, played.losses, strict=True)
    return [
        words("slate-line", number=number, name=names.of(player), marks=CROSS * won + LOSS * lost).rstrip()
        for number, (player, won, lost) in enumerate(rows, 1)
    ]


def columns(played: Evening, sheet: GameSheet, words: Words) -> list[str]:
    """Return the running scores as blocks of fixed width, each in one piece, and what a struck score means."""
    heads = ["+".join(str(played.players.index(seat) + 1) for seat in column) for column in sheet.columns]
    last = len(sheet.rows) - 1
    rows = [
        (str(number + 1), [_cell(sheet, row[c], c, ended=number == last) for c in range(len(heads))])
        for number, row in enumerate(sheet.rows)
    ]
    if len(rows) > MOST_ROWS:
        rows = [("⋮", [""] * len(heads)), *rows[-MOST_ROWS:]]
    blocks = [
        _block([("", heads[first : first + ACROSS]), *((n, cells[first : first + ACROSS]) for n, cells in rows)])
        for first in range(0, len(heads), ACROSS)
    ]
    struck = any(score and score.struck for row in sheet.rows[-MOST_ROWS:] for score in row)
    return [*blocks, *([f"-# {words('slate-struck')}"] if struck else [])]


def whole(table: Table, words: Words, names: Names) -> Iterator[str]:
    """Yield all that is on the slate of an evening, the newest games if not all fit."""
    played = slate_of(table)
    if not played.sheets:
        yield words("slate-empty")
        return
    yield from marks(played, words, names)
    pieces: list[str] = []
    room = ROOM
    for count, sheet in enumerate(reversed(played.sheets)):
        key = "slate-game" if sheet.number else "slate-now"
        piece = [f"**{words(key, number=str(sheet.number or ''), code=sheet.house)}**"]
        piece += columns(played, sheet, words) if sheet.rows else [f"-# {words('slate-no-deal')}"]
        room -= sum(map(len, piece)) + len(piece)
        if room < 0 and pieces:
            pieces.insert(0, f"-# {words('slate-earlier', count=len(played.sheets) - count)}")
            break
        pieces[:0] = piece
    yield from pieces


def _cell(sheet: GameSheet, score: Score | None, column: int, *, ended: bool) -> str:
    """Return a score as it stands on the slate; the last one of a finished game has its mark."""
    if score is None:
        return ""
    text = f"~{score.points}~" if score.struck else str(score.points)
    if ended and sheet.number:
        text += CROSS if column in sheet.winners else LOSS if column in sheet.losers else ""
    return text


def _block(rows: list[tuple[str, list[str]]]) -> str:
    """Return rows in columns of equal width."""
    wide = max(len(cell) for _, cells in rows for cell in cells) + 1
    first = max(len(number) for number, _ in rows)
    lines = [number.rjust(first) + "".join(cell.rjust(wide) for cell in cells) for number, cells in rows]
    return "```\n" + "\n".join(lines) + "\n```"
