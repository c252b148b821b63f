"""Claims: a player shows their hand and claims the rest of the deal; the others agree, or the deal is played out."""

from cogs.claim.cog import Claims
