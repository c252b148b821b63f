"""Seeds that many tables play with, their lucky words, and the games that were played with them."""

from collections.abc import Iterable
from typing import Any

from bot.storage import seasons
from bot.storage.connection import Connection
from bot.storage.row_models import SharedSeedRow


def insert(db: Connection, game: str, name: str, promise: str, seed: bytes) -> None:
    """Save a new seed; an existing one stays.

    Args:
        name: the tournament's number, or the date.
        promise: the published commitment.
        seed: 32 bytes.
    """
    db.execute(
        "INSERT INTO shared_seeds (game, name, promise, seed) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (game, name, promise, seed),
    )


def find(db: Connection, game: str, name: str) -> SharedSeedRow | None:
    """Return the seed of a game for a tournament or a date, or None."""
    row = db.execute("SELECT * FROM shared_seeds WHERE game = ? AND name = ?", (game, name)).fetchone()
    return _row(db, row) if row else None


def save_words(db: Connection, seed: int, words: Iterable[tuple[int, str]]) -> None:
    """Save the lucky words of a seed, each with its user, in place of earlier ones."""
    db.execute("DELETE FROM shared_words WHERE seed = ?", (seed,))
    db.executemany(
        "INSERT INTO shared_words (seed, place, person, word) VALUES (?, ?, ?, ?)",
        [(seed, place, person, word) for place, (person, word) in enumerate(words)],
    )


def words(db: Connection, seed: int) -> tuple[tuple[int, str], ...]:
    """Return the lucky words of a seed in their order, each with its user; 0: a deleted user."""
    rows = db.execute("SELECT person, word FROM shared_words WHERE seed = ? ORDER BY place", (seed,))
    return tuple((row["person"], row["word"]) for row in rows)


def withdraw_words(db: Connection, person: int) -> None:
    """Delete a person's words that don't count for any cards yet: those of tournaments that have not begun."""
    given = db.execute(
        "SELECT shared_seeds.id, name FROM shared_words JOIN shared_seeds ON shared_seeds.id = shared_words.seed"
        " WHERE person = ?",
        (person,),
    ).fetchall()
    for row in given:
        # A date has no words.
        found = db.execute("SELECT status FROM tournaments WHERE id = ?", (int(row["name"]),)).fetchone()
        if found is not None and found["status"] in {"planned", "open"}:
            db.execute("DELETE FROM shared_words WHERE seed = ? AND person = ?", (row["id"], person))


def delete_of_guild(db: Connection, guild: int, last: int) -> None:
    """Delete the seeds of a guild's tournaments up to a number, with their words; their games are deleted."""
    seeds = (
        "SELECT shared_seeds.id FROM tournaments JOIN shared_seeds ON shared_seeds.game = tournaments.game"
        " AND shared_seeds.name = CAST(tournaments.id AS TEXT) WHERE guild = ? AND tournaments.id <= ?"
    )
    for table, column in (("shared_words", "seed"), ("shared_seeds", "id")):
        db.execute(f"DELETE FROM {table} WHERE {column} IN ({seeds})", (guild, last))  # noqa: S608  # our own words


def forget_words(db: Connection) -> None:
    """Empty the words of deleted users once no randomness is derived from them any more."""
    db.execute(
        "UPDATE shared_words SET word = '' WHERE person = 0 AND seed IN"
        " (SELECT id FROM shared_seeds WHERE opened = 1)"
    )


def begin(db: Connection, number: int, seed: int, board: int, *, sealed: bool) -> None:
    """Save that a game is a board of a seed; `sealed`: its record is secret while other tables play the board."""
    db.execute("INSERT INTO boards (game, seed, board) VALUES (?, ?, ?)", (number, seed, board))
    if sealed:
        db.execute("UPDATE games SET sealed = 1 WHERE number = ?", (number,))


def for_game(db: Connection, number: int) -> tuple[SharedSeedRow, int, bool] | None:
    """Return the seed of a game, its board, and whether it is sealed; None for a game with a separate seed."""
    row = db.execute(
        "SELECT shared_seeds.*, board, games.sealed AS sealed FROM boards"
        " JOIN shared_seeds ON shared_seeds.id = boards.seed JOIN games ON games.number = boards.game"
        " WHERE boards.game = ?",
        (number,),
    ).fetchone()
    return (_row(db, row), row["board"], bool(row["sealed"])) if row else None


def open_board(db: Connection, seed: int, board: int) -> list[int]:
    """Open the records of a board's finished games; return the tables they were played at."""
    where = "number IN (SELECT game FROM boards WHERE seed = ? AND board = ?)"
    hidden = db.execute(f"SELECT number FROM games WHERE {where} AND sealed = 1", (seed, board)).fetchall()  # noqa: S608  # our own words
    db.execute(f"UPDATE games SET sealed = 0 WHERE {where}", (seed, board))  # noqa: S608  # our own words
    seasons.complete(db, [row["number"] for row in hidden])
    rows = db.execute(f"SELECT DISTINCT table_id FROM games WHERE {where}", (seed, board))  # noqa: S608  # our own words
    return [row["table_id"] for row in rows]


def open_seed(db: Connection, seed: int) -> list[int]:
    """Open a seed and the records of all its boards; return the tables they were played at."""
    db.execute("UPDATE shared_seeds SET opened = 1 WHERE id = ?", (seed,))
    forget_words(db)
    boards = db.execute("SELECT DISTINCT board FROM boards WHERE seed = ? ORDER BY board", (seed,)).fetchall()
    return sorted({table for row in boards for table in open_board(db, seed, row["board"])})


def _row(db: Connection, row: Any) -> SharedSeedRow:
    words = db.execute("SELECT person, word FROM shared_words WHERE seed = ? ORDER BY place", (row["id"],)).fetchall()
    return SharedSeedRow(
        id=row["id"],
        game=row["game"],
        name=row["name"],
        promise=row["promise"],
        seed=row["seed"],
        opened=bool(row["opened"]),
        words=tuple(each["word"] for each in words),
        words_deleted=any(each["person"] == 0 for each in words),
    )
