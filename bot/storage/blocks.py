"""Who is never seated together with whom."""

import json
import sqlite3
from collections.abc import Collection


def add(db: sqlite3.Connection, person: int, other: int) -> None:
    """Keep that somebody doesn't want to sit with another person; twice is once."""
    db.execute("INSERT OR IGNORE INTO blocks (person, other) VALUES (?, ?)", (person, other))


def remove(db: sqlite3.Connection, person: int, other: int) -> bool:
    """Forget it; return whether there was anything to forget."""
    return db.execute("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other)).rowcount > 0


def of_user(db: sqlite3.Connection, person: int) -> list[int]:
    """Return whom somebody has blocked; who has blocked them is nobody's business."""
    return [row["other"] for row in db.execute("SELECT other FROM blocks WHERE person = ? ORDER BY other", (person,))]


def among(db: sqlite3.Connection, users: Collection[int]) -> list[tuple[int, int]]:
    """Return the pairs among these people of whom one has blocked the other."""
    rows = db.execute(
        "SELECT person, other FROM blocks WHERE person IN (SELECT value FROM json_each(:users))"
        " AND other IN (SELECT value FROM json_each(:users))",
        {"users": json.dumps(list(users))},
    )
    return [(row["person"], row["other"]) for row in rows]
