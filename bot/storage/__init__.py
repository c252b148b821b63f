"""SQLite: one durable batching writer, numbered migrations, one repository a thing that is kept."""

from bot.storage import (
    blocks,
    deadlines,
    games,
    house_rules,
    log,
    notebook,
    privacy,
    ratings,
    results,
    rounds,
    seasons,
    settings,
    tables,
    tallies,
)
from bot.storage.claim import Taken, claim
from bot.storage.database import Database
from bot.storage.migrate import NewerDatabase
from bot.storage.place import Unusable, explained, read_only
from bot.storage.rows import (
    DeadlineRow,
    FinishedRow,
    GameRow,
    HouseRow,
    LogRow,
    RatingRow,
    ResultRow,
    SeasonRow,
    SeatRow,
    StandingRow,
    TableRow,
    TakenBackRow,
)
from bot.storage.settings import GuildSettings, Preferences, QuietHours
from bot.storage.tables import OutOfDate

__all__ = [
    "Database",
    "DeadlineRow",
    "FinishedRow",
    "GameRow",
    "GuildSettings",
    "HouseRow",
    "LogRow",
    "NewerDatabase",
    "OutOfDate",
    "Preferences",
    "QuietHours",
    "RatingRow",
    "ResultRow",
    "SeasonRow",
    "SeatRow",
    "StandingRow",
    "TableRow",
    "Taken",
    "TakenBackRow",
    "Unusable",
    "blocks",
    "claim",
    "deadlines",
    "explained",
    "games",
    "house_rules",
    "log",
    "notebook",
    "privacy",
    "ratings",
    "read_only",
    "results",
    "rounds",
    "seasons",
    "settings",
    "tables",
    "tallies",
]
