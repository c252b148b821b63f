"""The log of what managers of a guild have done that affects others."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.storage.connection import Connection, inserting
from bot.storage.row_models import ManagerActionRow
from bot.storage.shard_filter import ShardFilter

ActionKind = Literal[
    "settings_changed",
    "season_started",
    "season_closed",
    "winner_role_given",
    "winner_role_taken",
    "house_rules_replaced",
    "house_rules_deleted",
    "table_closed",
    "game_ended",
    "word_removed",
    "protest_ruled",
    "tournament_started",
    "tournament_paused",
    "tournament_resumed",
    "tournament_ended",
    "tournament_cancelled",
    "tournament_skipped",
    "tournament_word_removed",
]
"""What a manager can do to others. Each kind has a text in the catalogs `manager_log.ftl`."""


@dataclass(frozen=True, slots=True)
class ManagerAction:
    """An action of a user who has a manager's permission.

    Args:
        user: who acted.
        kind: what they did.
        other: the user whom it is about; None: no user.
        details: what it is about, as JSON has it.
    """

    user: int
    kind: ActionKind
    other: int | None = None
    details: Mapping[str, Any] = field(default_factory=dict[str, Any])


def insert(db: Connection, guild: int, action: ManagerAction, now: int) -> None:
    """Save an action.

    Args:
        db: the writing connection, in the transaction of the action itself.
        guild: where.
        action: what was done.
        now: seconds since 1970.
    """
    values = {
        "guild": guild,
        "at": now,
        "person": action.user,
        "kind": action.kind,
        "other": action.other,
        "details": json.dumps(dict(action.details), ensure_ascii=False, separators=(",", ":")),
    }
    db.execute(inserting("manager_actions", values), values)


def for_guild(db: Connection, guild: int, since: int, limit: int, skipped: int = 0) -> tuple[ManagerActionRow, ...]:
    """Return actions in a guild, the newest first.

    Args:
        since: no older ones; seconds since 1970.
        limit: at most this number.
        skipped: how many newer ones are left out.
    """
    return ManagerActionRow.read_all(
        db.execute(
            "SELECT * FROM manager_actions WHERE guild = ? AND at >= ? ORDER BY id DESC LIMIT ? OFFSET ?",
            (guild, since, limit, skipped),
        )
    )


def count(db: Connection, guild: int, since: int) -> int:
    """Return how many actions a guild has, without those before a time in seconds since 1970."""
    found = db.execute("SELECT count(*) FROM manager_actions WHERE guild = ? AND at >= ?", (guild, since))
    return int(found.fetchone()[0])


def delete_before(db: Connection, moment: int, limit: int, shards: ShardFilter | None) -> int:
    """Delete some of the actions before a time, and return how many they were.

    Args:
        moment: seconds since 1970.
        limit: at most this number.
        shards: only those in guilds of these shards; None: all.
    """
    ours = "" if shards is None else f" AND {shards.have('guild >> 22')}"
    return db.execute(
        f"DELETE FROM manager_actions WHERE id IN (SELECT id FROM manager_actions WHERE at < ?{ours} LIMIT ?)",  # noqa: S608  # our own words
        (moment, limit),
    ).rowcount
