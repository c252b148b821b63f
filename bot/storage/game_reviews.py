"""Reviews of finished games, each for one user."""

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import GameReviewRow


def find(db: Connection, game: int, person: int) -> GameReviewRow | None:
    """Return a user's review of a game, or None."""
    return GameReviewRow.read_one(db.execute("SELECT * FROM coached WHERE game = ? AND person = ?", (game, person)))


def begin(db: Connection, row: GameReviewRow) -> None:
    """Save that a user wants a review of a game; an existing one stays."""
    values = row.model_dump()
    db.execute(f"{inserting('coached', values)} ON CONFLICT DO NOTHING", values)


def save(db: Connection, row: GameReviewRow) -> bool:
    """Save the progress of a review; return False if its user or game is deleted."""
    changed = db.execute(
        "UPDATE coached SET total = :total, looked = :looked, done = :done WHERE game = :game AND person = :person",
        row.model_dump(),
    )
    return changed.rowcount == 1


def unfinished(db: Connection) -> tuple[tuple[int, int], ...]:
    """Return the unfinished reviews, as game and user."""
    rows = db.execute("SELECT game, person FROM coached WHERE done = 0 ORDER BY game, person")
    return tuple((row["game"], row["person"]) for row in rows)
