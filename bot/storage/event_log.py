"""The event log: the lines of every game's record, which are the source of truth.

An undone line stays there and is skipped together with the row that undid it: readers get neither. The same holds for
a deal that was dealt again.
"""

import json
from collections.abc import Sequence

from bot.storage.connection import Connection
from bot.storage.row_models import MAX_INTEGER, LogRow, RedealRow, UndoRow


def append(db: Connection, game: int, first: int, lines: Sequence[str]) -> None:
    """Save lines at consecutive revisions from `first`.

    Raises:
        ConstraintViolation: there is a line at one of these revisions already.
    """
    db.executemany(
        "INSERT INTO log (game, revision, line) VALUES (?, ?, ?)",
        [(game, revision, line) for revision, line in enumerate(lines, first)],
    )


def undo(db: Connection, game: int, revision: int, drops: int, seat: int) -> None:
    """Drop a line by a separate row.

    Args:
        game: the game's number.
        revision: of this row.
        drops: the revision of the line.
        seat: the seat that acted.

    Raises:
        ConstraintViolation: there is a line at this revision already.
    """
    db.execute(
        "INSERT INTO log (game, revision, line, drops) VALUES (?, ?, ?, ?)",
        (game, revision, json.dumps({"taken_back": seat}), drops),
    )


def deal_again(db: Connection, game: int, row: RedealRow) -> None:
    """Drop all lines of a deal by one row.

    Raises:
        ConstraintViolation: there is a line at this revision already.
    """
    line = json.dumps({"dealt_again": row.deal, "labels": row.labels})
    db.execute(
        "INSERT INTO log (game, revision, line, drops, drops_to) VALUES (?, ?, ?, ?, ?)",
        (game, row.revision, line, row.first, row.last),
    )


def lines(db: Connection, game: int, until: int | None = None) -> tuple[LogRow, ...]:
    """Return the lines of a game, the header first; only those up to a revision, if one is given."""
    rows = db.execute(
        "SELECT revision, line FROM log WHERE game = :game AND revision <= :until"
        " AND drops IS NULL AND NOT EXISTS (SELECT 1 FROM log AS later WHERE later.game = :game"
        " AND later.drops IS NOT NULL AND log.revision BETWEEN later.drops AND coalesce(later.drops_to, later.drops)"
        " AND later.revision <= :until) ORDER BY revision",
        {"game": game, "until": MAX_INTEGER if until is None else until},
    )
    return LogRow.read_all(rows)


def undos(db: Connection, game: int) -> tuple[UndoRow, ...]:
    """Return the undos of a game, oldest first, without those in a deal that was dealt again."""
    rows = db.execute(
        "SELECT revision, drops, line FROM log WHERE game = :game AND drops IS NOT NULL AND drops_to IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM log AS later WHERE later.game = :game AND later.drops_to IS NOT NULL"
        " AND log.revision BETWEEN later.drops AND later.drops_to) ORDER BY revision",
        {"game": game},
    )
    return tuple(
        UndoRow(revision=row["revision"], drops=row["drops"], seat=json.loads(row["line"])["taken_back"])
        for row in rows
    )


def dealt_again(db: Connection, game: int) -> tuple[RedealRow, ...]:
    """Return the redeals of a game, oldest first."""
    rows = db.execute(
        "SELECT revision, drops, drops_to, line FROM log WHERE game = ? AND drops_to IS NOT NULL ORDER BY revision",
        (game,),
    )
    found = [(row, json.loads(row["line"])) for row in rows]
    return tuple(
        RedealRow(
            revision=row["revision"],
            first=row["drops"],
            last=row["drops_to"],
            deal=line["dealt_again"],
            labels=tuple(line["labels"]),
        )
        for row, line in found
    )
