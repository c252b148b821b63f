"""A look over all open tables from outside, for whoever runs the bot; what cannot be read is counted, too."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.rules.record import FindGame
from bot.storage import FAILURES, Connection, tables
from bot.tables.persistence import table_mapper


@dataclass(frozen=True, slots=True)
class OpenTableReport:
    """The tables that are not closed, as a check found them.

    Args:
        by_status: how many tables that are not closed there are of each status.
        unreadable: those of them whose log this program cannot play again.
        channels: the channels they are in.
    """

    by_status: Mapping[str, int]
    unreadable: tuple[int, ...]
    channels: frozenset[int]


def check_tables(db: Connection, find_game: FindGame) -> OpenTableReport:
    """Look at every table that is not closed.

    Args:
        db: a connection that reads; the file must have had all migrations.
        find_game: how to find a game by its id.
    """
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
        except Exception:  # whatever it is: the table is named, and the others are looked at
            unreadable.append(table)
    return OpenTableReport(tables.count_open(db), tuple(unreadable), frozenset(channels))
