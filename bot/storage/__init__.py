"""Database access for SQLite and PostgreSQL: one batching writer, numbered migrations, a module per kind of data.

`bot/tables` calls its functions through `Database`; no other package has SQL.
"""

from bot.storage import (
    blocks,
    daily,
    deadlines,
    deletion,
    digests,
    documents,
    event_log,
    game_reviews,
    games,
    handled_interactions,
    house_rules,
    key_value,
    manager_actions,
    personal_data,
    protests,
    ratings,
    results,
    seasons,
    seed_commitments,
    settings,
    shared_seeds,
    standing_totals,
    stat_counters,
    tables,
    tournaments,
    tracked_messages,
)
from bot.storage.backup import CorruptBackup, DiskFull, DumpFailed, back_up, last_backup, record_backup
from bot.storage.connection import Connection, change_one, read_batch
from bot.storage.copy_marker import OnProgress
from bot.storage.database import Database
from bot.storage.database_file import (
    MAX_WAL_BYTES,
    MissingDriver,
    UnusableDatabase,
    explained,
    is_strange,
    log_size,
    read_only,
)
from bot.storage.database_url import redact_password
from bot.storage.documents import (
    ClaimEnd,
    ClaimRow,
    ConsentKind,
    DamagedDocument,
    Document,
    LargeDocument,
    NewerDocument,
    PersonId,
    RequestRow,
    SeatRow,
)
from bot.storage.engine import Serializable, Work
from bot.storage.errors import (
    FAILURES,
    CommitUnknown,
    ConstraintViolation,
    DatabaseBroken,
    DatabaseClosed,
    StorageError,
    WriteFailed,
)
from bot.storage.inspection import DatabaseInspection
from bot.storage.integrity_check import IntegrityChecker
from bot.storage.lock_file import DatabaseLocked, lock_database
from bot.storage.manager_actions import ActionKind, ManagerAction
from bot.storage.migrate import NewerDatabase, scripts, version_of
from bot.storage.migration_backup import files_of_database
from bot.storage.postgres_admin import copy_from, copy_to, dump_server, inspect_server, read_server
from bot.storage.row_models import (
    USUAL,
    DailyDealRow,
    DailyTryRow,
    DeadlineRow,
    FinishedGameRow,
    GameReviewRow,
    GameRow,
    HouseRulesRow,
    Level,
    LogRow,
    ManagerActionRow,
    ProtestRow,
    RatingRow,
    RedealRow,
    ResultRow,
    SeasonRow,
    SeedCommitmentRow,
    SharedSeedRow,
    StandingRow,
    TableRow,
    UndoRow,
)
from bot.storage.settings import GuildSettings, Preferences, QuietHours
from bot.storage.shard_filter import ShardFilter
from bot.storage.shard_ownership import AlreadyHandled, Guard, NotOwner, ShardOwnership, interaction
from bot.storage.tables import ConcurrentUpdate
from bot.storage.tournaments import EntrantRow, Form, MastersRow, PairingRow, TournamentRow, TournamentStatus
from bot.storage.tracked_messages import TrackedMessage
from bot.storage.wal import WalWatch
