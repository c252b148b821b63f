"""Finished games that people look back at: what is thought of their decisions, for each of them alone."""

from bot.storage.connection import Connection
from bot.storage.row_models import GameReviewRow


def find(db: Connection, game: int, person: int) -> GameReviewRow | None:
    """Return what is kept of a person's look back at a game; None if they never asked for one."""
    row = db.execute("SELECT * FROM coached WHERE game = ? AND person = ?", (game, person)).fetchone()
    return GameReviewRow.model_validate(dict(row)) if row else None


def begin(db: Connection, row: GameReviewRow) -> None:
    """Keep that somebody wants to look back at a game; what is kept already stays."""
    db.execute(
        "INSERT INTO coached (game, person, seat, total, looked, done)"
        " VALUES (:game, :person, :seat, :total, :looked, :done) ON CONFLICT DO NOTHING",
        row.model_dump(),
    )


def keep(db: Connection, row: GameReviewRow) -> bool:
    """Keep how far a look back has come; return False if it is wanted no more: the person or the game is gone."""
    changed = db.execute(
        "UPDATE coached SET total = :total, looked = :looked, done = :done WHERE game = :game AND person = :person",
        row.model_dump(),
    )
    return changed.rowcount == 1


def unfinished(db: Connection) -> tuple[tuple[int, int], ...]:
    """Return the looks back that were not finished, as game and person."""
    rows = db.execute("SELECT game, person FROM coached WHERE done = 0 ORDER BY game, person")
    return tuple((row["game"], row["person"]) for row in rows)
