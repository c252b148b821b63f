"""Who is never seated together with whom."""

from collections.abc import Collection

from bot.storage.connection import Connection


def add(db: Connection, person: int, other: int) -> None:
    """Keep that somebody doesn't want to sit with another person; twice is once."""
    db.execute("INSERT INTO blocks (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, other))


def remove(db: Connection, person: int, other: int) -> bool:
    """Forget it; return whether there was anything to forget."""
    return db.execute("DELETE FROM blocks WHERE person = ? AND other = ?", (person, other)).rowcount > 0


def of_user(db: Connection, person: int) -> list[int]:
    """Return whom somebody has blocked; who has blocked them is nobody's business."""
    return [row["other"] for row in db.execute("SELECT other FROM blocks WHERE person = ? ORDER BY other", (person,))]


def among(db: Connection, users: Collection[int]) -> list[tuple[int, int]]:
    """Return the pairs among these people of whom one has blocked the other."""
    if not users:
        return []
    marks = ", ".join("?" for _ in users)
    rows = db.execute(
        f"SELECT person, other FROM blocks WHERE person IN ({marks}) AND other IN ({marks})",  # noqa: S608  # question marks
        (*users, *users),
    )
    return [(row["person"], row["other"]) for row in rows]
