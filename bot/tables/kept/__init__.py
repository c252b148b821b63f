"""What is kept: one lock a table, its rows and its log, and whoever is told of a change."""

from bot.tables.kept.changes import Changes
from bot.tables.kept.check import OpenTables, check_tables
from bot.tables.kept.delivery import Delivery, Listener
from bot.tables.kept.directory import Directory
from bot.tables.kept.erasing import TABLES
from bot.tables.kept.notebook import Notebook
from bot.tables.kept.privacy import AREAS, LEFT, UNFINISHED, Privacy
from bot.tables.kept.shared_seeds import SharedSeeds, promised
from bot.tables.kept.tracked_messages import TrackedMessages

__all__ = [
    "AREAS",
    "LEFT",
    "TABLES",
    "UNFINISHED",
    "Changes",
    "Delivery",
    "Directory",
    "Listener",
    "Notebook",
    "OpenTables",
    "Privacy",
    "SharedSeeds",
    "TrackedMessages",
    "check_tables",
    "promised",
]
