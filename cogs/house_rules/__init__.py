"""House rules: a host changes those of a table; a server gives names to its own."""

from cogs.house_rules.cog import HouseRules
