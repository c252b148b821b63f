"""The table service: who sits where, one lock a table, an event log that is the truth."""

from bot.players import Decision, Stood, stood
from bot.storage import Closed, GuildSettings, HandTokenRow, Level, NotKept, Preferences, QuietHours
from bot.tables.clock import Reminder
from bot.tables.daily import DealOfDay, Ranked, Try, later, number_of
from bot.tables.game import Case, check_may_protest, claimable, judges, offered, offers_hint
from bot.tables.history import (
    ALL_TIME,
    AVERAGE,
    PROVISIONAL,
    By,
    Evening,
    GameSlate,
    Leaderboard,
    Looked,
    OwnFigures,
    Rating,
    Report,
    Season,
    Standing,
    evening,
    people_in,
    record_in,
    with_names,
)
from bot.tables.house_rules import HouseBook, HouseRules
from bot.tables.kept import AREAS, OpenTables, check_tables
from bot.tables.levels import BEST, LEVELS, helps_person, level_at, level_named, rating_of
from bot.tables.limits import Limits, Pace
from bot.tables.luck import Board, Shared
from bot.tables.models import Changed, Claim, Clock, GameEnd, Hand, Round, Ruling, Seat, Table
from bot.tables.seats import check_may_close, check_may_give_word, left_seats, places, take_over
from bot.tables.service import TableService
from bot.tables.settings import SettingsBook

__all__ = [
    "ALL_TIME",
    "AREAS",
    "AVERAGE",
    "BEST",
    "LEVELS",
    "PROVISIONAL",
    "Board",
    "By",
    "Case",
    "Changed",
    "Claim",
    "Clock",
    "Closed",
    "DealOfDay",
    "Decision",
    "Evening",
    "GameEnd",
    "GameSlate",
    "GuildSettings",
    "Hand",
    "HandTokenRow",
    "HouseBook",
    "HouseRules",
    "Leaderboard",
    "Level",
    "Limits",
    "Looked",
    "NotKept",
    "OpenTables",
    "OwnFigures",
    "Pace",
    "Preferences",
    "QuietHours",
    "Ranked",
    "Rating",
    "Reminder",
    "Report",
    "Round",
    "Ruling",
    "Season",
    "Seat",
    "SettingsBook",
    "Shared",
    "Standing",
    "Stood",
    "Table",
    "TableService",
    "Try",
    "check_may_close",
    "check_may_give_word",
    "check_may_protest",
    "check_tables",
    "claimable",
    "evening",
    "helps_person",
    "judges",
    "later",
    "left_seats",
    "level_at",
    "level_named",
    "number_of",
    "offered",
    "offers_hint",
    "people_in",
    "places",
    "rating_of",
    "record_in",
    "stood",
    "take_over",
    "with_names",
]
