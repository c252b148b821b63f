"""Notices: the greeting with the server's language, and what is new after an update."""

from cogs.notices.cog import Notices
