"""Records which interactions have had their effect, because two processes can receive the same one."""

from bot.storage.connection import Connection

REPLY_SECONDS = 15 * 60
"""Seconds in which Discord accepts a reply, and so in which an interaction can arrive again."""


def note(db: Connection, number: int, now: int) -> bool:
    """Record that an interaction has its effect in this transaction; return False if it had it before.

    Args:
        number: the interaction's id.
        now: seconds since 1970.
    """
    sql = "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
    return db.execute(sql, (number, now)).rowcount == 1


def forget(db: Connection, now: int) -> None:
    """Delete the records of interactions that can't arrive again."""
    db.execute("DELETE FROM interactions WHERE at < ?", (now - REPLY_SECONDS,))
