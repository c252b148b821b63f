"""Host: players end a game by consent; the host hands the table over, sends a player away, or closes it."""

from cogs.host.cog import Host
