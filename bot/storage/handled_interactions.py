"""Records which interactions have had their effect, because two processes can receive the same one."""

from bot.storage.connection import Connection, change_one

REPLY_SECONDS = 15 * 60
"""Seconds in which Discord accepts a reply, and so in which an interaction can arrive again."""


def note(db: Connection, number: int, now: int, error: type[Exception]) -> None:
    """Record that an interaction has its effect in this transaction; raise an error if it had it before.

    Args:
        number: the interaction's id.
        now: seconds since 1970.
        error: raised as by `change_one`.
    """
    sql = "INSERT INTO interactions (id, at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING"
    change_one(db, sql, (number, now), error)


def forget(db: Connection, now: int) -> None:
    """Delete the records of interactions that can't arrive again."""
    db.execute("DELETE FROM interactions WHERE at < ?", (now - REPLY_SECONDS,))
