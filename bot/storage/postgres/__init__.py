"""PostgreSQL engine of the storage: only what differs from SQLite (docs/operate/postgresql.md)."""

from bot.storage.postgres import locks
from bot.storage.postgres.drawing import draw
from bot.storage.postgres.dumping import dump
from bot.storage.postgres.ear import Ear
from bot.storage.postgres.engine import Postgres, newest, version_of
from bot.storage.postgres.errors import told
from bot.storage.postgres.look import look, read
from bot.storage.postgres.register import NEWS, Process, Register, Roll, Shard, roll
from bot.storage.postgres.session import Session
from bot.storage.postgres.turns import Turns

__all__ = [
    "NEWS",
    "Ear",
    "Postgres",
    "Process",
    "Register",
    "Roll",
    "Session",
    "Shard",
    "Turns",
    "draw",
    "dump",
    "locks",
    "look",
    "newest",
    "read",
    "roll",
    "told",
    "version_of",
]
