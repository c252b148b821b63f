"""Presence: turn times, waking players, going on without them, and coming back."""

from cogs.presence.cog import Presence
