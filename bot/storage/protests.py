"""Protests and their answers."""

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import ProtestRow


def insert(db: Connection, row: ProtestRow) -> None:
    """Save a new protest; the database assigns its id."""
    values = row.model_dump()
    db.execute(inserting("protests", values), values)


def answer(db: Connection, game: int, said: str, other: int, now: str) -> None:
    """Save the answer to the open protest in a game.

    Args:
        game: the game's number.
        said: stands, again or void.
        other: the user who answers.
        now: ISO 8601.
    """
    db.execute(
        "UPDATE protests SET answer = ?, other = ?, answered_at = ? WHERE game = ? AND answer IS NULL",
        (said, other, now, game),
    )


def for_game(db: Connection, game: int) -> tuple[ProtestRow, ...]:
    """Return the protests in a game, oldest first."""
    return ProtestRow.read_all(db.execute("SELECT * FROM protests WHERE game = ? ORDER BY id", (game,)))
