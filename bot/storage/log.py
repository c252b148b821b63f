"""The log: the lines of every game's record, which are the truth about it."""

import sqlite3
from collections.abc import Sequence

from bot.storage.rows import LogRow


def append(db: sqlite3.Connection, game: int, first: int, lines: Sequence[str]) -> None:
    """Keep lines at consecutive revisions from `first`.

    Raises:
        sqlite3.IntegrityError: there is a line at one of these revisions already.
    """
    db.executemany(
        "INSERT INTO log (game, revision, line) VALUES (?, ?, ?)",
        [(game, revision, line) for revision, line in enumerate(lines, first)],
    )


def lines(db: sqlite3.Connection, game: int, until: int | None = None) -> tuple[LogRow, ...]:
    """Return the lines of a game, the header first; only those up to a revision, if one is given."""
    rows = db.execute(
        "SELECT revision, line FROM log WHERE game = :game AND (:until IS NULL OR revision <= :until)"
        " ORDER BY revision",
        {"game": game, "until": until},
    )
    return tuple(LogRow.model_validate(dict(row)) for row in rows)
