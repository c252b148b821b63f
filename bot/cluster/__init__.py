"""Cluster membership: which process owns which shard, and forwarding to the owner (docs/operate/cluster.md)."""

from bot.cluster.members import Members, Parts
from bot.cluster.plan import Wish
from bot.cluster.post import Handed, Post

__all__ = ["Handed", "Members", "Parts", "Post", "Wish"]
