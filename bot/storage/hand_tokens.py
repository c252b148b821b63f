"""The messages that are edited by tokens: private ones with hands, and tables' own where the bot is not.

Where they are, and the tokens that can do it.
"""

from pydantic import Field

from bot.storage.connection import Connection
from bot.storage.rows import Row


class HandTokenRow(Row):
    """A message with a hand, or a table's own.

    Args:
        message, channel: where it is.
        table_id, person: whose hand, and where; of a table's own message, who has pressed there last.
        token: what edits it; it stands in no text of this row.
        until: when that ends, in seconds since 1970.
        panel: whether it is a table's own.
    """

    message: int
    channel: int
    table_id: int
    person: int
    token: str = Field(repr=False)
    until: int
    panel: bool = False


def keep(db: Connection, row: HandTokenRow) -> None:
    """Keep a message, in place of what was kept of it."""
    db.execute(
        "INSERT INTO hand_tokens (message, channel, table_id, person, token, until, panel)"
        " VALUES (:message, :channel, :table_id, :person, :token, :until, :panel)"
        " ON CONFLICT (message) DO UPDATE SET channel = excluded.channel, table_id = excluded.table_id,"
        " person = excluded.person, token = excluded.token, until = excluded.until, panel = excluded.panel",
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
