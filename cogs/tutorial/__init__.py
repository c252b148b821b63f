"""Tutorials: lessons in which a player learns a game by playing it."""

from cogs.tutorial.cog import Tutorial
