"""Card tables: seats, games, time, tournaments and their storage, without Discord.

`TableService` is the entry for `bot/ui` and `cogs`. Each table has one lock; its event log is the source of truth.
Times are seconds since 1970 where they are integers, and ISO 8601 where they are texts.
"""

from bot.players import Decision, Manner, deciding_rule, manner_of
from bot.storage import (
    CommitUnknown,
    DatabaseClosed,
    GuildSettings,
    Level,
    NotOwner,
    Preferences,
    QuietHours,
    TrackedMessage,
    WriteFailed,
    interaction,
)
from bot.tables.clock import Reminder
from bot.tables.computer_levels import LEVELS, helps_person, level_at, level_named, manner_at, rating_of
from bot.tables.daily import DailyDeal, RankingRow, later, number_of
from bot.tables.game import ProtestCase, check_may_protest, claimable, judges, offered, offers_hint
from bot.tables.game_seed import SharedBoard, SharedSeed
from bot.tables.history import (
    ALL_TIME,
    AVERAGE_POINTS,
    PROVISIONAL_GAMES,
    By,
    Digest,
    DueDigest,
    GameSlate,
    Leaderboard,
    PlayerStats,
    Rating,
    ReviewedDecision,
    ReviewProgress,
    Season,
    Standing,
    TableHistory,
    evening,
    record_in,
    with_names,
)
from bot.tables.house_rules import HouseRules, same_name
from bot.tables.limits import Limits, Pacing
from bot.tables.manager_log import KEPT as MANAGER_LOG_KEPT
from bot.tables.manager_log import ManagerLogEntry, ManagerLogPage
from bot.tables.models import (
    Claim,
    Consent,
    ConsentKind,
    CurrentGame,
    FinishedGame,
    Hand,
    Protest,
    Ruling,
    Seat,
    Table,
    TableChanged,
    TurnClock,
)
from bot.tables.persistence import KeyValueStore, OpenTableReport, check_tables
from bot.tables.seats import (
    check_invitable,
    check_may_close,
    check_may_give_word,
    consent,
    gone,
    has_room,
    left_seats,
    missing_computers,
    partner_place,
    places,
    take_over,
)
from bot.tables.service import TableService
from bot.tables.settings import SettingsService
from bot.tables.tournaments import (
    Admission,
    BoardResult,
    Entrant,
    EveningResult,
    Form,
    League,
    LeaguePlace,
    Pairing,
    Plan,
    TableResult,
    Tournament,
    TournamentEvent,
    TournamentRank,
    board_ranges,
    board_results,
    difference,
    handicap_of,
    met,
    places_by_axis,
    places_of,
    tie_break,
)
