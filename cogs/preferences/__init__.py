"""Preferences: a player's choices of language, hands, mentions, cards and quiet hours."""

from cogs.preferences.cog import PreferencesCog
