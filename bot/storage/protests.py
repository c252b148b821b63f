"""Protests, their answers, and who agrees to deal again."""

from collections.abc import Iterable

from bot.storage.connection import Connection
from bot.storage.rows import ProtestRow


def insert(db: Connection, row: ProtestRow) -> None:
    """Keep a new protest; its id is given by the database."""
    db.execute(
        "INSERT INTO protests (game, deal, revision, person, sentence, made_at)"
        " VALUES (:game, :deal, :revision, :person, :sentence, :made_at)",
        row.model_dump(),
    )


def answer(db: Connection, game: int, said: str, other: int, now: str) -> None:
    """Keep the answer to the protest in a game that has none yet.

    Args:
        db: the writing connection.
        game: the game's number.
        said: stands, again or void.
        other: who answers.
        now: ISO 8601.
    """
    db.execute(
        "UPDATE protests SET answer = ?, other = ?, answered_at = ?, proposed = 0 WHERE game = ? AND answer IS NULL",
        (said, other, now, game),
    )


def propose(db: Connection, table: int, game: int, people: Iterable[int] | None) -> None:
    """Keep who agrees to deal again; None: nobody is asked."""
    db.execute("UPDATE protests SET proposed = ? WHERE game = ? AND answer IS NULL", (int(people is not None), game))
    db.execute("DELETE FROM again_wishes WHERE table_id = ?", (table,))
    db.executemany(
        "INSERT INTO again_wishes (table_id, place, person) VALUES (?, ?, ?)",
        [(table, place, person) for place, person in enumerate(people or ())],
    )


def of_game(db: Connection, game: int) -> tuple[ProtestRow, ...]:
    """Return the protests in a game, oldest first."""
    rows = db.execute("SELECT * FROM protests WHERE game = ? ORDER BY id", (game,))
    return tuple(ProtestRow.model_validate(dict(row)) for row in rows)


def agreed(db: Connection, table: int) -> tuple[int, ...]:
    """Return who agrees to deal again at a table, in the order in which they did."""
    rows = db.execute("SELECT person FROM again_wishes WHERE table_id = ? ORDER BY place", (table,))
    return tuple(row["person"] for row in rows)
