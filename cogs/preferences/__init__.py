"""Preferences: what a player chooses for themselves."""

from cogs.preferences.cog import PreferencesCog
