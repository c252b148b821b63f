"""Verify: the proof that no card of a game was moved, and the lucky words that players add to the shuffle."""

from cogs.verify.cog import Verify
