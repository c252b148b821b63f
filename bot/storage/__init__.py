"""SQLite: one writer that works in batches, numbered migrations, a file for each kind of thing that is kept."""

from bot.storage import (
    blocks,
    deadlines,
    games,
    house_rules,
    log,
    notebook,
    privacy,
    queue,
    ratings,
    results,
    rounds,
    seasons,
    settings,
    tables,
    tallies,
)
from bot.storage.backup import Damaged, NoSpace, back_up
from bot.storage.checkup import Checkup
from bot.storage.claim import Taken, claim
from bot.storage.condition import Closed, NotKept
from bot.storage.database import Database, Work
from bot.storage.migrate import NewerDatabase, scripts, version_of
from bot.storage.place import Unusable, explained, is_strange, read_only
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
    "Checkup",
    "Closed",
    "Damaged",
    "Database",
    "DeadlineRow",
    "FinishedRow",
    "GameRow",
    "GuildSettings",
    "HouseRow",
    "LogRow",
    "NewerDatabase",
    "NoSpace",
    "NotKept",
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
    "Work",
    "back_up",
    "blocks",
    "claim",
    "deadlines",
    "explained",
    "games",
    "house_rules",
    "is_strange",
    "log",
    "notebook",
    "privacy",
    "queue",
    "ratings",
    "read_only",
    "results",
    "rounds",
    "scripts",
    "seasons",
    "settings",
    "tables",
    "tallies",
    "version_of",
]
