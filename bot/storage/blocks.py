"""Blocks between users who must not sit together.

If a blocked user deletes their data, a salted hash replaces their id, as a negative number. So the block still
applies when they come back.
"""

from collections.abc import Collection

from bot.storage.connection import Connection
from bot.storage.documents import mark

HASH_DIGITS = 15
"""Hexadecimal digits of a hash, so that it fits a column of integers."""


def add(db: Connection, person: int, other: int) -> None:
    """Save that a user blocks another; a repetition changes nothing."""
    db.execute("INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, other))


def remove(db: Connection, person: int, other: int) -> bool:
    """Delete a block; return whether there was one."""
    which = (person, other, _hashed(person, other))
    return db.execute("DELETE FROM blocks WHERE person = ? AND other IN (?, ?)", which).rowcount > 0


def for_user(db: Connection, person: int) -> list[int]:
    """Return the users whom a user has blocked; blocks by others are private."""
    rows = db.execute("SELECT other FROM blocks WHERE person = ? AND other > 0 ORDER BY other", (person,))
    return [row["other"] for row in rows]


def hide(db: Connection, other: int) -> None:
    """Replace the id of a deleted user by a hash in the blocks of others, each with the blocker's id as its salt."""
    for row in db.execute("DELETE FROM blocks WHERE other = ? RETURNING person", (other,)).fetchall():
        add(db, row["person"], _hashed(row["person"], other))


def _hashed(person: int, other: int) -> int:
    """Return the number that recognizes a deleted user whom a person has blocked; no id is negative."""
    return -1 - int(mark(str(person), other)[:HASH_DIGITS], 16)


def among(db: Connection, users: Collection[int]) -> list[tuple[int, int]]:
    """Return the pairs among these users with a block between them."""
    if not users:
        return []
    marks = ", ".join("?" for _ in users)
    rows = db.execute(
        f"SELECT person, other FROM blocks WHERE person IN ({marks}) AND (other IN ({marks}) OR other < 0)",  # noqa: S608  # question marks
        (*users, *users),
    ).fetchall()
    hidden = {(row["person"], row["other"]) for row in rows if row["other"] < 0}
    returned = [
        (person, user)
        for person in {person for person, _ in hidden}
        for user in users
        if (person, _hashed(person, user)) in hidden
    ]
    return [*((row["person"], row["other"]) for row in rows if row["other"] > 0), *returned]
