"""Protests and their answers."""

from bot.storage.connection import Connection
from bot.storage.row_models import ProtestRow


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
        "UPDATE protests SET answer = ?, other = ?, answered_at = ? WHERE game = ? AND answer IS NULL",
        (said, other, now, game),
    )


def of_game(db: Connection, game: int) -> tuple[ProtestRow, ...]:
    """Return the protests in a game, oldest first."""
    rows = db.execute("SELECT * FROM protests WHERE game = ? ORDER BY id", (game,))
    return tuple(ProtestRow.model_validate(dict(row)) for row in rows)
