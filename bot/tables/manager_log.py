"""The log of managers' actions that affect others, each recorded in the transaction of its change."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any

from bot.scheduler import Scheduler
from bot.storage import Connection, Database, ManagerAction, ManagerActionRow, manager_actions

KEPT = timedelta(days=90)
PAGE_SIZE = 8
JOB = "manager_log"
DAY_SECONDS = 24 * 3600.0
ROW_LIMIT = 500
"""Rows that are deleted in one piece: some milliseconds."""


@dataclass(frozen=True, slots=True)
class ManagerLogEntry:
    """An action in the log.

    Args:
        at: seconds since 1970.
        user: who acted; 0: a user whose data was deleted.
        other: whom it was about; 0: a user whose data was deleted; None: no user.
    """

    at: int
    user: int
    kind: str
    other: int | None
    details: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ManagerLogPage:
    """A page of the log, the newest entries first; `number` counts from 0."""

    entries: tuple[ManagerLogEntry, ...]
    number: int
    pages: int


class ManagerLog:
    """Records actions, returns them, and deletes them after 90 days."""

    def __init__(self, database: Database, scheduler: Scheduler) -> None:
        self._database = database
        self._scheduler = scheduler

    def start(self) -> None:
        """Delete old actions now and once a day."""
        self._scheduler.every(JOB, DAY_SECONDS, self.delete_old, first=0)

    def record(self, db: Connection, guild: int, action: ManagerAction) -> None:
        """Save an action; `db` is in the transaction of the change that it describes."""
        manager_actions.insert(db, guild, action, self._now())

    async def page(self, guild: int, number: int) -> ManagerLogPage:
        """Return a page of a guild's actions, the last page if there are fewer."""
        since = self._now() - int(KEPT.total_seconds())

        def read(db: Connection) -> ManagerLogPage:
            pages = -(-manager_actions.count(db, guild, since) // PAGE_SIZE)
            shown = max(0, min(number, pages - 1))
            rows = manager_actions.for_guild(db, guild, since, PAGE_SIZE, shown * PAGE_SIZE)
            return ManagerLogPage(tuple(map(_entry, rows)), shown, pages)

        return await self._database.read(read)

    async def delete_old(self) -> None:
        """Delete the actions of this process's guilds that are older than 90 days, piece by piece."""
        until = self._now() - int(KEPT.total_seconds())
        delete = partial(manager_actions.delete_before, moment=until, limit=ROW_LIMIT, shards=self._database.owned)
        while await self._database.write(delete) == ROW_LIMIT:
            pass

    def _now(self) -> int:
        return int(self._scheduler.clock().timestamp())


def _entry(row: ManagerActionRow) -> ManagerLogEntry:
    return ManagerLogEntry(row.at, row.person, row.kind, row.other, json.loads(row.details))
