"""SQLite: one durable batching writer, numbered migrations, one repository a thing that is kept."""

from bot.storage import games, house_rules, log, notebook, results, tables
from bot.storage.database import Database, read_only
from bot.storage.migrate import NewerDatabase
from bot.storage.rows import GameRow, HouseRow, LogRow, ResultRow, SeatRow, StandingRow, TableRow
from bot.storage.tables import OutOfDate

__all__ = [
    "Database",
    "GameRow",
    "HouseRow",
    "LogRow",
    "NewerDatabase",
    "OutOfDate",
    "ResultRow",
    "SeatRow",
    "StandingRow",
    "TableRow",
    "games",
    "house_rules",
    "log",
    "notebook",
    "read_only",
    "results",
    "tables",
]
