"""Settings: a server's choices by its managers."""

from cogs.settings.cog import Settings
