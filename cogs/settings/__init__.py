"""Settings: what the managers of a server choose for it."""

from cogs.settings.cog import Settings
