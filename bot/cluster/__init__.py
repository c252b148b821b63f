"""Several processes on one database: who holds which shard, and how it goes from one to another (docs/scale.md)."""

from bot.cluster.members import Members, Parts
from bot.cluster.plan import Wish
from bot.cluster.post import Handed, Post

__all__ = ["Handed", "Members", "Parts", "Post", "Wish"]
