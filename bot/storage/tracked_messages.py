"""Tracked messages: where the messages are that the bot edits after it has posted them, and the tokens for it."""

from collections.abc import Iterable

from pydantic import Field

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import RowModel
from bot.storage.shard_filter import ShardFilter, rows_of


class TrackedMessage(RowModel):
    """A message that the bot edits after it has posted it.

    A message with a reader and a token is ephemeral: it is gone when its token expires.

    Args:
        key: says which message it is: its kind, the table or tournament, the person; only the newest one is kept.
        channel, message: where it is; 0: it was deleted.
        table_id: the table it is about; the row is deleted after that table is closed.
        person: its only reader, or the person it mentions; None: it is public.
        game, deal: what it shows.
        token: the interaction token that edits it, a secret; None: the bot's own token does.
        expires_at: when the token expires, in seconds since 1970.
    """

    key: str
    channel: int
    message: int
    table_id: int | None = None
    person: int | None = None
    game: int | None = None
    deal: int | None = None
    token: str | None = Field(default=None, repr=False)
    expires_at: int | None = None


def save(db: Connection, messages: Iterable[TrackedMessage]) -> None:
    """Store messages, each in place of the one with the same key."""
    for message in messages:
        values = message.model_dump()
        db.execute(inserting("tracked_messages", values, replaces=("key",)), values)


def read(db: Connection, key: str) -> TrackedMessage | None:
    """Return the message with a key, or None."""
    return TrackedMessage.read_one(db.execute("SELECT * FROM tracked_messages WHERE key = ?", (key,)))


def for_table(db: Connection, table: int, kind: str) -> tuple[TrackedMessage, ...]:
    """Return the messages of one kind that are about a table."""
    first, last = f"{kind}:{table}:", f"{kind}:{table};"
    return TrackedMessage.read_all(
        db.execute("SELECT * FROM tracked_messages WHERE key >= ? AND key < ? ORDER BY key", (first, last))
    )


def with_token(db: Connection, now: int, shards: ShardFilter | None = None) -> tuple[TrackedMessage, ...]:
    """Return the messages that have a token which is still valid, the one pressed last first."""
    rows = db.execute(
        f"SELECT * FROM tracked_messages WHERE expires_at > ?{rows_of(shards)}"  # noqa: S608
        " ORDER BY expires_at DESC, message DESC",
        (now,),
    )
    return TrackedMessage.read_all(rows)


def drop(db: Connection, keys: Iterable[str]) -> None:
    """Delete the messages with these keys."""
    for key in keys:
        db.execute("DELETE FROM tracked_messages WHERE key = ?", (key,))


def drop_tokens(db: Connection, now: int) -> None:
    """Delete all expired tokens, and the messages that could only be edited by them."""
    db.execute("DELETE FROM tracked_messages WHERE expires_at <= ? AND person IS NOT NULL", (now,))
    db.execute("UPDATE tracked_messages SET token = NULL, expires_at = NULL WHERE expires_at <= ?", (now,))


def drop_token(db: Connection, key: str, message: int) -> None:
    """Delete the token of a message, and an ephemeral message itself."""
    this = "key = ? AND message = ? AND token IS NOT NULL"
    db.execute(f"DELETE FROM tracked_messages WHERE {this} AND person IS NOT NULL", (key, message))  # noqa: S608
    db.execute(f"UPDATE tracked_messages SET token = NULL, expires_at = NULL WHERE {this}", (key, message))  # noqa: S608


def drop_closed(db: Connection) -> None:
    """Delete the messages that are about closed tables."""
    db.execute(
        "DELETE FROM tracked_messages WHERE table_id IS NOT NULL"
        " AND (SELECT status FROM tables WHERE tables.id = tracked_messages.table_id) = 'closed'"
    )
