"""Deals of the day: the masters' results, and each user's one try."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from bot.storage.connection import Connection
from bot.storage.documents import mark
from bot.storage.row_models import DailyDealRow, DailyTryRow
from bot.storage.shard_filter import ShardFilter, tables_of


def promise(db: Connection, day: str, game: str, now: str) -> None:
    """Save that a day's deal is committed, with the time (ISO 8601) of the first call."""
    db.execute(
        "INSERT INTO daily_deals (day, game, promised_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (day, game, now)
    )


def deals(db: Connection, day: str) -> tuple[DailyDealRow, ...]:
    """Return a day's deals."""
    rows = db.execute("SELECT * FROM daily_deals WHERE day = ? ORDER BY game", (day,))
    return tuple(_deal(row) for row in rows)


def unplayed(db: Connection, since: str) -> tuple[DailyDealRow, ...]:
    """Return the deals from a day on without a masters' result, oldest first."""
    rows = db.execute("SELECT * FROM daily_deals WHERE day >= ? AND points IS NULL ORDER BY day, game", (since,))
    return tuple(_deal(row) for row in rows)


def save_masters(db: Connection, day: str, game: str, masters: str, points: Sequence[int]) -> None:
    """Save the result by seat of a version of the masters."""
    db.execute(
        "UPDATE daily_deals SET masters = ?, points = ? WHERE day = ? AND game = ?",
        (masters, json.dumps(points), day, game),
    )


def invalidate(db: Connection, since: str, versions: Mapping[str, str]) -> None:
    """Delete results of other versions of the masters, except in deals that a user has finished; keep the versions.

    Args:
        since: UTC date; earlier deals stay as they are.
        versions: this program's versions of the masters, by game.
    """
    for row in db.execute("SELECT * FROM daily_deals WHERE day >= ? AND points IS NOT NULL", (since,)).fetchall():
        deal = _deal(row)
        version = versions.get(deal.game, deal.masters)
        if version == deal.masters:
            continue
        key = (deal.day, deal.game)
        found = db.execute("SELECT count(*), count(points) FROM daily_tries WHERE day = ? AND game = ?", key)
        begun, finished = found.fetchone()
        # Tries under way met the earlier masters, and meet these from now on.
        met = ({version} if finished else {deal.masters}) if begun else set[str]()
        also = json.dumps([*deal.also, *(met - {*deal.also})])
        db.execute("UPDATE daily_deals SET also = ? WHERE day = ? AND game = ?", (also, *key))
        if not finished:
            db.execute("UPDATE daily_deals SET masters = '', points = NULL WHERE day = ? AND game = ?", key)


def is_used(db: Connection) -> bool:
    """Return whether a deal of the day was ever requested here."""
    return db.execute("SELECT 1 FROM daily_deals LIMIT 1").fetchone() is not None


def begin(db: Connection, day: str, game: str, person: int, seat: int, table: int) -> None:
    """Save the start of a user's one try; raise ConstraintViolation if they have had it."""
    db.execute(
        "INSERT INTO daily_tries (day, game, person, seat, table_id) VALUES (?, ?, ?, ?, ?)",
        (day, game, person, seat, table),
    )


def finish(db: Connection, table: int, points: int) -> None:
    """Save the result of the try at a table."""
    db.execute("UPDATE daily_tries SET points = ? WHERE table_id = ?", (points, table))


def for_person(db: Connection, day: str, person: int) -> tuple[DailyTryRow, ...]:
    """Return a user's tries of a day."""
    return _tries(db, "daily_tries.day = ? AND person = ?", day, person)


def for_deal(db: Connection, day: str, game: str) -> tuple[DailyTryRow, ...]:
    """Return all finished tries of a deal."""
    return _tries(db, "daily_tries.day = ? AND daily_tries.game = ? AND points IS NOT NULL", day, game)


def add_try_tombstones(db: Connection, person: int) -> None:
    """Save a deleted user's hash for every deal that they have tried and others still play."""
    rows = db.execute(
        "SELECT day, daily_tries.game FROM daily_tries JOIN shared_seeds"
        " ON shared_seeds.game = daily_tries.game AND name = day WHERE person = ? AND opened = 0",
        (person,),
    )
    for row in rows.fetchall():
        salt = secrets.token_hex(16)
        db.execute(
            "INSERT INTO tries_had (day, game, salt, hash) VALUES (?, ?, ?, ?)",
            (row["day"], row["game"], salt, mark(salt, person)),
        )


def has_used_try(db: Connection, day: str, game: str, person: int) -> bool:
    """Return whether a deleted user has used their try of a deal."""
    rows = db.execute("SELECT salt, hash FROM tries_had WHERE day = ? AND game = ?", (day, game))
    return any(mark(row["salt"], person) == row["hash"] for row in rows)


def purge_try_tombstones(db: Connection, day: str) -> None:
    """Delete the hashes of earlier days."""
    db.execute("DELETE FROM tries_had WHERE day < ?", (day,))


def days_of(db: Connection, person: int) -> tuple[str, ...]:
    """Return the days on which a user has finished at least one deal, newest first."""
    rows = db.execute(
        "SELECT DISTINCT day FROM daily_tries WHERE person = ? AND points IS NOT NULL ORDER BY day DESC", (person,)
    )
    return tuple(row["day"] for row in rows)


def open_before(db: Connection, day: str, shards: ShardFilter | None = None) -> tuple[int, ...]:
    """Return the open tables of tries of earlier days."""
    sql = f"SELECT id FROM tables WHERE day < ? AND status <> 'closed'{tables_of(shards)} ORDER BY id"  # noqa: S608
    rows = db.execute(sql, (day,))
    return tuple(row["id"] for row in rows)


def sealed_before(db: Connection, day: str) -> tuple[tuple[str, str], ...]:
    """Return the deals of earlier days whose seeds are still secret, as game and day."""
    rows = db.execute(
        "SELECT daily_deals.game, day FROM daily_deals JOIN shared_seeds"
        " ON shared_seeds.game = daily_deals.game AND name = day WHERE day < ? AND opened = 0 ORDER BY day",
        (day,),
    )
    return tuple((row["game"], row["day"]) for row in rows)


def place(db: Connection, day: str, game: str, person: int, guild: int) -> None:
    """Save that a user shows a guild that they play a deal."""
    db.execute(
        "INSERT INTO daily_places (day, game, person, guild) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (day, game, person, guild),
    )


def placed(db: Connection, day: str, game: str, guild: int) -> frozenset[int]:
    """Return the users who show their try of a deal in a guild."""
    rows = db.execute("SELECT person FROM daily_places WHERE day = ? AND game = ? AND guild = ?", (day, game, guild))
    return frozenset(row["person"] for row in rows)


def _tries(db: Connection, where: str, *values: object) -> tuple[DailyTryRow, ...]:
    rows = db.execute(
        "SELECT daily_tries.*, tables.number FROM daily_tries JOIN tables ON tables.id = table_id"  # noqa: S608  # our own words
        f" WHERE {where} ORDER BY daily_tries.game, person",
        values,
    )
    return DailyTryRow.read_all(rows)


def _deal(row: Any) -> DailyDealRow:
    points = tuple(json.loads(row["points"])) if row["points"] else None
    return DailyDealRow(
        day=row["day"],
        game=row["game"],
        promised_at=row["promised_at"],
        masters=row["masters"],
        points=points,
        also=tuple(json.loads(row["also"])),
    )
