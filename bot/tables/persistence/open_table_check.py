"""Checks all open tables in the database for operators, and counts the unreadable ones."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.record import FindGame
from bot.storage import FAILURES, Connection, tables
from bot.tables.persistence import table_mapper


@dataclass(frozen=True, slots=True)
class OpenTableReport:
    """The open tables found by a check; this program can't replay the logs of `unreadable`."""

    by_status: Mapping[str, int]
    unreadable: tuple[int, ...]
    channels: frozenset[int]


def check_tables(db: Connection, find_game: FindGame) -> OpenTableReport:
    """Return a report on all open tables of a migrated database."""
    unreadable: list[int] = []
    channels: set[int] = set()
    for table in tables.not_closed(db):
        try:
            kept = table_mapper.read(db, table)
            assert kept is not None
            channels.add(kept.row.channel)
            table_mapper.restore(kept, find_game)
        except FAILURES:
            raise
        except Exception:  # any error: the table is reported, and the others are still checked
            unreadable.append(table)
    return OpenTableReport(tables.count_open(db), tuple(unreadable), frozenset(channels))
