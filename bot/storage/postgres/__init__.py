"""PostgreSQL behind the door of the storage: what differs from SQLite, and nothing else (docs/scale.md)."""

from bot.storage.postgres.engine import Postgres
from bot.storage.postgres.look import look

__all__ = ["Postgres", "look"]
