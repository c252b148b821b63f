"""Seeds of a table's games with their commitments."""

from bot.storage.connection import Connection
from bot.storage.row_models import SeedCommitmentRow


def insert(db: Connection, table: int, promise: SeedCommitmentRow) -> None:
    """Save the commitment for a table's next game."""
    db.execute(
        "INSERT INTO promises (table_id, place, promise, previous, seed) VALUES"
        " (?, 1 + coalesce((SELECT max(place) FROM promises WHERE table_id = ?), 0), ?, ?, ?)",
        (table, table, promise.promise, promise.previous, promise.seed),
    )


def begin(db: Connection, table: int, game: int) -> None:
    """Save that the next game has begun, under this number."""
    db.execute("UPDATE promises SET game = ? WHERE table_id = ? AND game IS NULL", (game, table))


def for_next_game(db: Connection, table: int) -> SeedCommitmentRow | None:
    """Return the commitment for a table's next game; None for a table from before there were any."""
    return SeedCommitmentRow.read_one(
        db.execute("SELECT * FROM promises WHERE table_id = ? AND game IS NULL", (table,))
    )


def for_game(db: Connection, game: int) -> SeedCommitmentRow | None:
    """Return the commitment to a game's seed; None for a game from before there were any."""
    return SeedCommitmentRow.read_one(db.execute("SELECT * FROM promises WHERE game = ?", (game,)))


def unopened(db: Connection, game: int) -> list[str]:
    """Return the commitments just before a game's at its table whose records are secret, oldest first."""
    rows = db.execute(
        "SELECT promises.promise, coalesce(games.finished_at, games.closed_at) AS seen FROM promises"
        " JOIN promises AS this ON this.game = ? AND this.table_id = promises.table_id"
        " LEFT JOIN games ON games.number = promises.game"
        " WHERE promises.place < this.place ORDER BY promises.place DESC",
        (game,),
    )
    found: list[str] = []
    for row in rows:
        if row["seen"] is not None:
            break
        found.append(row["promise"])
    return found[::-1]


def without(db: Connection) -> list[tuple[int, str]]:
    """Return the open tables without a commitment for the next game, with their games' ids."""
    rows = db.execute(
        "SELECT id, game FROM tables WHERE status <> 'closed' AND NOT EXISTS"
        " (SELECT 1 FROM promises WHERE table_id = id AND promises.game IS NULL) ORDER BY id"
    )
    return [(row["id"], row["game"]) for row in rows]


def last(db: Connection, table: int) -> str | None:
    """Return the newest commitment of a table."""
    row = db.execute(
        "SELECT promise FROM promises WHERE table_id = ? ORDER BY place DESC LIMIT 1", (table,)
    ).fetchone()
    return row["promise"] if row else None
