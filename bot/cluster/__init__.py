"""Several processes on one database: who holds which shard, and how it goes from one to another (docs/scale.md)."""

from bot.cluster.members import Members, Parts
from bot.cluster.plan import Wish

__all__ = ["Members", "Parts", "Wish"]
