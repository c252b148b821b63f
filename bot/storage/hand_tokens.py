"""The private messages with hands that can still be edited: where they are, and the tokens that can do it."""

import sqlite3

from pydantic import Field

from bot.storage.rows import Row


class HandTokenRow(Row):
    """A message with a hand.

    Args:
        message, channel: where it is.
        table_id, person: whose hand, and where.
        token: what edits it; it stands in no text of this row.
        until: when that ends, in seconds since 1970.
    """

    message: int
    channel: int
    table_id: int
    person: int
    token: str = Field(repr=False)
    until: int


def keep(db: sqlite3.Connection, row: HandTokenRow) -> None:
    """Keep a message, in place of what was kept of it."""
    db.execute(
        "INSERT OR REPLACE INTO hand_tokens (message, channel, table_id, person, token, until)"
        " VALUES (:message, :channel, :table_id, :person, :token, :until)",
        row.model_dump(),
    )


def drop(db: sqlite3.Connection, message: int) -> None:
    """Forget a message."""
    db.execute("DELETE FROM hand_tokens WHERE message = ?", (message,))


def forget_dead(db: sqlite3.Connection, now: int) -> None:
    """Forget all messages whose tokens are worth nothing any more."""
    db.execute("DELETE FROM hand_tokens WHERE until <= ?", (now,))


def alive(db: sqlite3.Connection, now: int) -> tuple[HandTokenRow, ...]:
    """Return the messages that can still be edited, the one pressed last first."""
    rows = db.execute("SELECT * FROM hand_tokens WHERE until > ? ORDER BY until DESC, message DESC", (now,))
    return tuple(HandTokenRow.model_validate(dict(row)) for row in rows)
