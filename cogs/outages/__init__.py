"""Outages: notify players where the bot can't write, and redraw missed states later."""

from cogs.outages.cog import OutageNotices
