"""Hints: the strongest player's advice for a hand, where the host has allowed it."""

from cogs.hint.cog import Hints
