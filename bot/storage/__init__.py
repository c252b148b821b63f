"""SQLite: one durable batching writer, numbered migrations, one repository a thing that is kept."""

from bot.storage import (
    blocks,
    deadlines,
    games,
    house_rules,
    log,
    notebook,
    order,
    privacy,
    results,
    settings,
    tables,
)
from bot.storage.database import Database, read_only
from bot.storage.migrate import NewerDatabase
from bot.storage.rows import DeadlineRow, GameRow, HouseRow, LogRow, ResultRow, SeatRow, StandingRow, TableRow
from bot.storage.settings import GuildSettings, Preferences, QuietHours
from bot.storage.tables import OutOfDate

__all__ = [
    "Database",
    "DeadlineRow",
    "GameRow",
    "GuildSettings",
    "HouseRow",
    "LogRow",
    "NewerDatabase",
    "OutOfDate",
    "Preferences",
    "QuietHours",
    "ResultRow",
    "SeatRow",
    "StandingRow",
    "TableRow",
    "blocks",
    "deadlines",
    "games",
    "house_rules",
    "log",
    "notebook",
    "order",
    "privacy",
    "read_only",
    "results",
    "settings",
    "tables",
]
