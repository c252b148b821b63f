"""Outages: who should know is told where the bot may not write, and what was missed is drawn later."""

from cogs.outages.cog import Outages

__all__ = ["Outages"]
