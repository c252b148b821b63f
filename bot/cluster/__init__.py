"""Cluster membership: which process owns which shard, and forwarding to the owner (docs/operate/cluster.md)."""

from bot.cluster.assignment import ShardPreference
from bot.cluster.forwarding import ForwardedInteraction, InteractionForwarder
from bot.cluster.membership import ClusterMembership, ShardCallbacks
