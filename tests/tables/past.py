"""Finished games put straight into a database: a past for statistics, without playing it."""

import json
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.games import find_game
from bot.rules.record import Replay
from bot.storage import (
    Document,
    PersonId,
    ResultRow,
    SeatRow,
    TableRow,
    documents,
    event_log,
    games,
    results,
    seasons,
    tables,
)
from bot.storage.migrate import migrate
from bot.storage.migrate import scripts as of_sqlite
from bot.tables.house_rules import options_json


def open_file(path: Path | SecretStr) -> Any:
    """Return a connection to a database of the newest version; of a server that has one already."""
    if isinstance(path, SecretStr):
        # Only here: who has no driver for a server tests with files all the same.
        from tests.postgres.server import opened

        return opened(path)
    db = sqlite3.connect(path, isolation_level=None)
    db.row_factory = sqlite3.Row
    db.execute("PRAGMA foreign_keys = ON").close()
    migrate(db)
    return db


def put_old(path: Path | SecretStr, kept: Mapping[str, Any]) -> None:
    """Write a database of an older version.

    Args:
        path: of a file that does not exist yet, or of a database on a server, which is emptied.
        kept: `version`, and `rows` by table; bytes are `{"hex": ...}`.
    """
    db: Any
    if isinstance(path, SecretStr):
        import psycopg

        from bot.storage.postgres.engine import scripts

        db = psycopg.connect(path.get_secret_value(), autocommit=True)
        db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        for number, script in scripts():
            if number <= kept["version"]:
                db.execute(f"{script}\nUPDATE schema_version SET version = {number}".encode())
        db.execute("SET session_replication_role = replica")  # tables and games refer to each other
        mark = "%s"
    else:
        db = sqlite3.connect(path, isolation_level=None)
        migrate(db, [(number, script) for number, script in of_sqlite() if number <= kept["version"]])
        mark = "?"
    for table, rows in kept["rows"].items():
        for row in rows:
            values = [bytes.fromhex(value["hex"]) if isinstance(value, dict) else value for value in row.values()]
            marks = ", ".join([mark] * len(values))
            db.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", values)  # our own words
    if isinstance(path, SecretStr):
        found = db.execute(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = 'public' AND is_identity = 'YES'"
        )
        for table, column in found.fetchall():
            db.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), 1 + coalesce(max({column}), 0))"
                f" FROM {table}"
            )
    db.close()


def finished(
    db: sqlite3.Connection,
    guild: int | None,
    users: Sequence[int | None],
    scores: Sequence[int],
    *,
    game: str = "bieten",
    at: str = "2026-01-01T12:00:00+00:00",
    record: Sequence[str] = (),
    **options: object,
) -> int:
    """Write a game: who has the highest score wins, who has the lowest loses; return its number.

    Args:
        db: a connection that writes.
        guild: where it was played.
        users: by seat; None: a computer player.
        scores: by seat.
        game: its id.
        at: when it was finished.
        record: the lines of its log.
        options: house rules.
    """
    found = find_game(game)
    values = found.options.validate(options)
    text = options_json(found, values)
    seats = [
        SeatRow(PersonId(user) if user else None, computer=None if user else place + 1)
        for place, user in enumerate(users)
    ]
    row = TableRow(
        id=0,
        guild=guild,
        channel=1,
        host=next(user for user in users if user),
        game=game,
        options=text,
        room=len(users),
        status="closed",
        revision=0,
        number=None,
        waiting=False,
        opened_at=at,
        changed_at=at,
    )
    table = tables.insert(db, row)
    documents.save(db, table, Document(seats=tuple(seats)))
    number = games.insert(db, table, game, at)
    sides = found.sides(values, len(users))
    won = [score == max(scores) for score in scores]
    lost = [score == min(scores) and score < max(scores) for score in scores]
    outcome = {
        "reason": "target",
        "scores": list(scores[:sides]),
        "winners": [side for side in range(sides) if won[side]],
        "losers": [side for side in range(sides) if lost[side]],
    }
    games.finish(db, number, at, json.dumps(outcome), "[]")
    rows = [
        ResultRow(
            seat=place,
            person=user,
            computer=None if user else place + 1,
            score=score,
            won=won[place],
            lost=lost[place],
        )
        for place, (user, score) in enumerate(zip(users, scores, strict=True))
    ]
    season = seasons.running(db, guild)
    results.insert(db, number, guild, game, text, at, rows, season.id if season else None)
    event_log.append(db, number, 0, record)
    games.save_players(db, number, [user for user in users if user])
    return number


def bluffed(users: Sequence[int]) -> list[str]:
    """Return the record of one deal of Bieten in which seat 1 gets away with a weak bet on Rot and the deal ends.

    The game itself goes on: a log that can be counted needs no more.
    """
    lines: list[dict[str, object]] = [
        {"record": 1, "game": "bieten", "players": [str(user) for user in users], "dealer": 0},
        {"act": "deal", "hands": ["Ah Kl 9b", "9h 8l 7a"]},
        {"seat": 1, "act": "bet", "figure": "red"},
        {"seat": 0, "act": "good"},
    ]
    played = ((1, "9h"), (0, "Ah"), (0, "Kl"), (1, "8l"), (0, "9b"), (1, "7a"))
    lines += [{"seat": seat, "act": "play", "card": card} for seat, card in played]
    record, told = Replay(find_game), [json.dumps(line) for line in lines]
    for line in told:
        record.feed(line.encode())
    return told
