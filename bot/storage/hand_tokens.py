"""The private messages with hands that can still be edited: where they are, and the tokens that can do it."""

from pydantic import Field

from bot.storage.connection import Connection
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


def keep(db: Connection, row: HandTokenRow) -> None:
    """Keep a message, in place of what was kept of it."""
    db.execute(
        "INSERT INTO hand_tokens (message, channel, table_id, person, token, until)"
        " VALUES (:message, :channel, :table_id, :person, :token, :until)"
        " ON CONFLICT (message) DO UPDATE SET channel = excluded.channel, table_id = excluded.table_id,"
        " person = excluded.person, token = excluded.token, until = excluded.until",
        row.model_dump(),
    )


def drop(db: Connection, message: int) -> None:
    """Forget a message."""
    db.execute("DELETE FROM hand_tokens WHERE message = ?", (message,))


def forget_dead(db: Connection, now: int) -> None:
    """Forget all messages whose tokens are worth nothing any more."""
    db.execute("DELETE FROM hand_tokens WHERE until <= ?", (now,))


def alive(db: Connection, now: int) -> tuple[HandTokenRow, ...]:
    """Return the messages that can still be edited, the one pressed last first."""
    rows = db.execute("SELECT * FROM hand_tokens WHERE until > ? ORDER BY until DESC, message DESC", (now,))
    return tuple(HandTokenRow.model_validate(dict(row)) for row in rows)
