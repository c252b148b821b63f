"""What the bot stored of its messages before `tracked_messages`: notes of six forms, and rows of `hand_tokens`."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
from pydantic import SecretStr

from bot.storage.migrate import scripts
from bot.storage.postgres.engine import scripts as of_server

NUMBER = 36
"""The number of the migration that converts them."""
FORMER = """
CREATE TABLE hand_tokens (
    message {integer} PRIMARY KEY,
    table_id {integer} NOT NULL,
    person {integer} NOT NULL,
    channel {integer} NOT NULL,
    token TEXT NOT NULL,
    until {integer} NOT NULL,
    panel {integer} NOT NULL
);
"""
UNDO = """
INSERT INTO notebook (key, value, table_id)
SELECT key, '[' || channel || ', ' || message || CASE WHEN deal IS NULL THEN ''
    ELSE ', ' || coalesce(CAST(game AS TEXT), 'null') || ', ' || deal END || ']', table_id
FROM tracked_messages
WHERE key LIKE 'board:%' OR key LIKE 'copy:%' OR key LIKE 'hand:%' OR key LIKE 'tournament:%';

INSERT INTO notebook (key, value, table_id)
SELECT key, CASE WHEN message = 0 THEN 'no' ELSE channel || '.' || message END, table_id
FROM tracked_messages WHERE key LIKE 'invitation:%';

INSERT INTO notebook (key, value, table_id)
SELECT key, CAST(channel AS TEXT), table_id FROM tracked_messages WHERE key LIKE 'ping:%';

INSERT INTO hand_tokens (message, table_id, person, channel, token, until, panel)
SELECT message, table_id, coalesce(person, 1), channel, token, expires_at, CASE WHEN person IS NULL THEN 1 ELSE 0 END
FROM tracked_messages WHERE token IS NOT NULL;

DROP TABLE tracked_messages;

INSERT INTO notebook (key, value)
SELECT 'farewell', '[' || {list}(CAST(table_id AS TEXT), ', ') || ']' FROM notebook WHERE key LIKE 'farewell:%'
HAVING count(*) > 0;
DELETE FROM notebook WHERE key LIKE 'farewell:%';
"""


def upgraded(place: Path | SecretStr, rows: str = "") -> list[tuple[object, ...]]:
    """Turn what is stored of messages into what the bot before stored, and have the migration convert that.

    Args:
        place: the file, or the server's database; no bot runs on it.
        rows: statements that store more in the former way.

    Returns:
        All tracked messages, in the order of their keys.
    """
    columns = "key, channel, message, table_id, person, game, deal, token, expires_at"
    select = f"SELECT {columns} FROM tracked_messages ORDER BY key"
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as db:
            db.executescript(f"{FORMER.format(integer='INTEGER')}{UNDO.format(list='group_concat')}{rows}")
            db.executescript(dict(scripts())[NUMBER])
            return db.execute(select).fetchall()
    with psycopg.connect(place.get_secret_value(), autocommit=True) as server:
        server.execute(f"{FORMER.format(integer='BIGINT')}{UNDO.format(list='string_agg')}{rows}".encode())
        server.execute(dict(of_server())[NUMBER].encode())
        return server.execute(select.encode()).fetchall()
