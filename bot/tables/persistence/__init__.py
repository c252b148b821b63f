"""Table persistence: locking, rows, event log and change notifications; also key-value data, privacy and seeds."""

from bot.tables.persistence.deletion import TABLES
from bot.tables.persistence.directory import TableDirectory
from bot.tables.persistence.event_dispatch import EventDispatcher, Listener
from bot.tables.persistence.key_value import KeyValueStore
from bot.tables.persistence.open_table_check import OpenTableReport, check_tables
from bot.tables.persistence.privacy import LEFT, UNFINISHED, PrivacyService
from bot.tables.persistence.shared_seeds import SharedSeedService, promised
from bot.tables.persistence.table_mapper import insert_finished
from bot.tables.persistence.table_store import TableStore
from bot.tables.persistence.tracked_messages import TrackedMessages
