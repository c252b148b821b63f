"""Blocks between users who must not sit together."""

from collections.abc import Collection

from bot.storage.connection import Connection


def add(db: Connection, person: int, other: int) -> None:
    """Save that a user blocks another; a repetition changes nothing."""
    db.execute("INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, other))


def remove(db: Connection, person: int, other: int) -> bool:
    """Delete a block; return whether there was one."""
    return db.execute("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other)).rowcount > 0


def for_user(db: Connection, person: int) -> list[int]:
    """Return the users whom a user has blocked; blocks by others are private."""
    return [row["other"] for row in db.execute("SELECT other FROM blocks WHERE person = ? ORDER BY other", (person,))]


def among(db: Connection, users: Collection[int]) -> list[tuple[int, int]]:
    """Return the pairs among these users with a block between them."""
    if not users:
        return []
    marks = ", ".join("?" for _ in users)
    rows = db.execute(
        f"SELECT person, other FROM blocks WHERE person IN ({marks}) AND other IN ({marks})",  # noqa: S608  # question marks
        (*users, *users),
    )
    return [(row["person"], row["other"]) for row in rows]
