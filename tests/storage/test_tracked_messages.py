"""Tracked messages: notes and tokens of the bot before are converted once, and expired tokens are deleted."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot.storage import Connection, Database, TrackedMessage, deletion, key_value, tracked_messages
from bot.tables.persistence import TrackedMessages
from tests.storage.former_notes import upgraded

TABLES = """
INSERT INTO tables (id, guild, channel, host, game, options, room, status, revision, waiting, opened_at, changed_at)
VALUES (7, 5, 50, 100, 'bieten', '{}', 3, 'playing', 9, 0, '2026-01-01', '2026-01-01'),
    (70, NULL, 51, 100, 'bieten', '{}', 3, 'playing', 9, 0, '2026-01-01', '2026-01-01');
"""
FORMER: Mapping[str, tuple[str, list[tuple[object, ...]]]] = {
    "a table's message, in the lobby": (
        "INSERT INTO notebook VALUES ('board:7', '[50, 900, null, 0]', 7);",
        [("board:7", 50, 900, 7, None, None, 0, None, None)],
    ),
    "a table's message of a deal": (
        "INSERT INTO notebook VALUES ('board:70', '[51, 900, 12, 3]', 70);",
        [("board:70", 51, 900, 70, None, 12, 3, None, None)],
    ),
    "a copy": (
        "INSERT INTO notebook VALUES ('copy:7:1234567890123456789', '[60, 901]', 7);",
        [("copy:7:1234567890123456789", 60, 901, 7, 1234567890123456789, None, None, None, None)],
    ),
    "a hand in a direct message": (
        "INSERT INTO notebook VALUES ('hand:7:100', '[61, 902, 12, 3]', 7);",
        [("hand:7:100", 61, 902, 7, 100, 12, 3, None, None)],
    ),
    "a tournament": (
        (
            "INSERT INTO notebook VALUES ('tournament:4', '[50, 903]', NULL);"
            "INSERT INTO notebook VALUES ('tournament-event:4', '77', NULL);"
        ),
        [("tournament:4", 50, 903, None, None, None, None, None, None)],
    ),
    "an invitation": (
        "INSERT INTO notebook VALUES ('invitation:7:100', '50.904', 7);",
        [("invitation:7:100", 50, 904, 7, 100, None, None, None, None)],
    ),
    "a declined invitation": (
        "INSERT INTO notebook VALUES ('invitation:7:100', 'no', 7);",
        [("invitation:7:100", 0, 0, 7, 100, None, None, None, None)],
    ),
    "a ping of three people": (
        "INSERT INTO notebook VALUES ('ping:7:vote:905:100:101:102', '50', 7);",
        [(f"ping:7:vote:905:{user}", 50, 905, 7, user, None, None, None, None) for user in (100, 101, 102)],
    ),
    "an ephemeral hand, the one pressed last": (
        (
            "INSERT INTO hand_tokens VALUES (906, 7, 100, 50, 'older', 1000, 0);"
            "INSERT INTO hand_tokens VALUES (907, 7, 100, 50, 'newer', 2000, 0);"
            "INSERT INTO hand_tokens VALUES (908, 70, 100, 50, 'other', 1500, 0);"
        ),
        [
            ("ephemeral:70:100", 50, 908, 70, 100, None, None, "other", 1500),
            ("ephemeral:7:100", 50, 907, 7, 100, None, None, "newer", 2000),
        ],
    ),
    "a table where the bot is no member": (
        (
            "INSERT INTO notebook VALUES ('board:70', '[51, 900, 12, 3]', 70);"
            "INSERT INTO hand_tokens VALUES (900, 70, 100, 51, 'secret', 2000, 1);"
            "INSERT INTO hand_tokens VALUES (899, 70, 100, 51, 'of the message before', 1900, 1);"
        ),
        [("board:70", 51, 900, 70, None, 12, 3, "secret", 2000)],
    ),
    "damaged notes": (
        (
            "INSERT INTO notebook VALUES ('board:7', '[50, ', 7);"
            "INSERT INTO notebook VALUES ('tournament:4', '[50, null]', NULL);"
        ),
        [],
    ),
    "a restart notice": ("INSERT INTO notebook VALUES ('farewell', '[7, 70, 700]', NULL);", []),
    "none": ("", []),
}


NOTES = {"a tournament": ["tournament-event:4"], "a restart notice": ["farewell:7", "farewell:70"]}
"""The notes that are left."""


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Return a file with all tables, and nothing in them."""
    database = Database(tmp_path / "bot.sqlite")
    await database.open()
    await database.close()
    return tmp_path / "bot.sqlite"


@pytest.mark.parametrize("kind", FORMER)
async def test_what_the_bot_before_stored_is_converted(kind: str, path: Path | SecretStr) -> None:
    rows, expected = FORMER[kind]
    assert await asyncio.to_thread(upgraded, path, f"{TABLES}{rows}") == expected
    database = Database(path)
    await database.open()
    try:
        left = await database.read(lambda db: [row["key"] for row in db.execute("SELECT key FROM notebook")])
        assert sorted(left) == NOTES.get(kind, [])
    finally:
        await database.close()


def message(key: str, number: int, **more: Any) -> TrackedMessage:
    return TrackedMessage(key=key, channel=50, message=number, **more)


async def test_expired_tokens_are_deleted_and_ephemeral_messages_with_them(path: Path | SecretStr) -> None:
    database = Database(path)
    await database.open()
    store = TrackedMessages(database, lambda: datetime.fromtimestamp(1000, UTC))
    hand = message("ephemeral:7:100", 1, person=100, token="mine", expires_at=1000)
    other = message("ephemeral:7:101", 2, person=101, token="other", expires_at=1001)
    board = message("board:7", 3, token="public", expires_at=900)
    try:
        await store.save(hand, other, board)
        assert await store.with_token() == (other,)
        assert [await store.read(each.key) for each in (hand, other, board)] == [None, other, message("board:7", 3)]
        newer = message("ephemeral:7:101", 4, person=101, token="newer", expires_at=1500)
        await store.save(newer)
        await store.drop_token(other)
        assert await store.with_token() == (newer,), "it is the token of a message that was replaced"
        await store.drop_token(newer)
        assert await store.for_table(7, "ephemeral") == ()
    finally:
        await database.close()


async def test_messages_of_closed_tables_are_deleted(path: Path | SecretStr) -> None:
    database = Database(path)
    await database.open()
    store = TrackedMessages(database, lambda: datetime.fromtimestamp(1000, UTC))
    rows = [message("board:7", 1, table_id=7), message("board:70", 2, table_id=70), message("tournament:4", 3)]
    try:
        for statement in filter(str.strip, TABLES.split(";")):
            await database.write(lambda db, statement=statement: db.execute(statement).rowcount)
        await store.save(*rows)
        await database.write(lambda db: db.execute("UPDATE tables SET status = 'closed' WHERE id = 7").rowcount)
        await database.write(tracked_messages.drop_closed)
        assert [await store.read(row.key) for row in rows] == [None, *rows[1:]]
    finally:
        await database.close()


async def test_the_messages_of_a_guilds_tournaments_are_deleted_with_it(path: Path | SecretStr) -> None:
    database = Database(path)
    await database.open()
    store = TrackedMessages(database, lambda: datetime.fromtimestamp(1000, UTC))

    def forget(db: Connection) -> None:
        for number, guild in ((4, 5), (5, 6)):
            db.execute(
                "INSERT INTO tournaments (id, guild, channel, host, game, options, form, rounds, seats, minutes,"
                " status, round, warned, revision, opened_at) VALUES (?, ?, 50, 1, 'bieten', '{}', 'rotation', 3, 4,"
                " 30, 'over', 3, 0, 1, '2026-01-01')",
                (number, guild),
            )
        deletion.begin_guild(db, 5)
        deletion.erase_guild(db, 5, deletion.ROW_LIMIT)

    try:
        await store.save(message("tournament:4", 1), message("tournament:5", 2))
        await database.write(lambda db: key_value.write(db, "tournament-event:4", "77", None))
        await database.write(forget)
        assert await store.read("tournament:4") is None
        assert await database.read(lambda db: key_value.read(db, "tournament-event:4")) is None
        assert await store.read("tournament:5") is not None
    finally:
        await database.close()
