"""Games: one row each; the event log has their contents."""

import json
from collections.abc import Iterable, Sequence

from bot.storage.connection import Connection
from bot.storage.row_models import MAX_INTEGER, GameRow, Level

UNSEALED = "number NOT IN (SELECT hidden.number FROM games AS hidden WHERE hidden.sealed = 1)"
"""The condition that no other table still plays the game's cards, so that its result reveals nothing."""


def insert(
    db: Connection,
    table: int,
    game: str,
    started_at: str,
    *,
    hints: bool = False,
    levels: Sequence[Level] = (),
    oldest_message: int = 0,
) -> int:
    """Save a new game and return its number.

    Args:
        started_at: ISO 8601.
        hints: whether players can ask for hints.
        levels: the level of the computer player at each seat.
        oldest_message: messages with a smaller id are about an earlier game of this number.
    """
    row = db.execute(
        "INSERT INTO games (table_id, game, started_at, hints, levels, oldest_message) VALUES (?, ?, ?, ?, ?, ?)"
        " RETURNING number",
        (table, game, started_at, hints, json.dumps(levels), oldest_message),
    ).fetchone()
    return int(row["number"])


def levels(db: Connection, number: int) -> tuple[Level, ...]:
    """Return the level of the computer player at each seat of a game; () if unknown."""
    row = db.execute("SELECT levels FROM games WHERE number = ?", (number,)).fetchone()
    return tuple(json.loads(row["levels"])) if row and row["levels"] else ()


def place_of(db: Connection, number: int) -> tuple[int | None, int]:
    """Return the guild and the channel of a game; None and 0 if there is none of this number."""
    row = db.execute(
        "SELECT guild, channel FROM tables JOIN games ON table_id = tables.id WHERE games.number = ?", (number,)
    ).fetchone()
    return (row["guild"], row["channel"]) if row else (None, 0)


def oldest_message(db: Connection, number: int) -> int | None:
    """Return the id below which messages are about an earlier game of this number, or None."""
    if not 0 < number <= MAX_INTEGER:
        return None
    row = db.execute("SELECT oldest_message FROM games WHERE number = ?", (number,)).fetchone()
    return None if row is None else int(row["oldest_message"])


def save_players(db: Connection, number: int, people: Iterable[int]) -> None:
    """Save the players at the start of a game."""
    rows = [(person, number) for person in people]
    db.executemany("INSERT INTO players (person, game) VALUES (?, ?) ON CONFLICT DO NOTHING", rows)


def finish(db: Connection, number: int, finished_at: str, outcome: str, deals: str) -> None:
    """Save the end of a game."""
    db.execute(
        "UPDATE games SET finished_at = ?, outcome = ?, deals = ? WHERE number = ?",
        (finished_at, outcome, deals, number),
    )


def begun(db: Connection, table: int) -> bool:
    """Return whether a table has ever begun a game."""
    return db.execute("SELECT 1 FROM games WHERE table_id = ? LIMIT 1", (table,)).fetchone() is not None


def close(db: Connection, number: int, closed_at: str) -> None:
    """Save that a game was closed between two deals, without a result."""
    db.execute("UPDATE games SET closed_at = ? WHERE number = ?", (closed_at, number))


def finished(db: Connection, number: int) -> bool:
    """Return whether a game exists and has no secrets left.

    It is over, or was closed after a deal, and no table plays the same cards any more.
    """
    if not 0 < number <= MAX_INTEGER:
        return False
    row = db.execute(
        "SELECT coalesce(finished_at, closed_at) AS at FROM games WHERE number = ? AND sealed = 0", (number,)
    ).fetchone()
    return row is not None and row["at"] is not None


def finished_by(db: Connection, person: int, limit: int) -> int:
    """Return how many finished games a person has sat in, counted up to `limit`."""
    row = db.execute(
        "SELECT count(*) AS count FROM (SELECT 1 FROM players JOIN games ON games.number = players.game"
        " WHERE players.person = ? AND games.finished_at IS NOT NULL LIMIT ?) AS finished",
        (person, limit),
    ).fetchone()
    return int(row["count"]) if row else 0


def past(db: Connection, table: int) -> tuple[GameRow, ...]:
    """Return the finished games of a table, oldest first."""
    rows = db.execute(
        "SELECT number, table_id, game, outcome, deals,"
        " (SELECT options FROM results WHERE results.number = games.number LIMIT 1) AS options FROM games"
        " WHERE table_id = ? AND finished_at IS NOT NULL ORDER BY number",
        (table,),
    )
    return GameRow.read_all(rows)
