"""The PostgreSQL engine: everything that differs from SQLite (docs/operate/postgresql.md)."""

from bot.storage.postgres import advisory_locks
from bot.storage.postgres.cluster_registry import NEWS, ClusterRegistry, ProcessRow, RegistrySnapshot, ShardRow, roll
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.engine import PostgresEngine, newest, version_of
from bot.storage.postgres.errors import translate_error
from bot.storage.postgres.id_allocation import draw
from bot.storage.postgres.identify_lock import IdentifyLock
from bot.storage.postgres.inspect import inspect_server, read
from bot.storage.postgres.listener import NotificationListener
from bot.storage.postgres.pg_dump import dump
