"""Which of Discord's interactions have had their effect already: two processes may hear of the same one."""

from bot.storage.connection import Connection

KEPT = 15 * 60
"""Seconds for which Discord takes an answer, and so for which one may come up again."""


def note(db: Connection, number: int, now: int) -> bool:
    """Note that an interaction has its effect in this transaction; return False if it had it before.

    Args:
        db: the writing connection.
        number: the interaction's id.
        now: seconds since 1970.
    """
    sql = "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
    return db.execute(sql, (number, now)).rowcount == 1


def forget(db: Connection, now: int) -> None:
    """Forget those that can't come up again."""
    db.execute("DELETE FROM interactions WHERE at < ?", (now - KEPT,))
