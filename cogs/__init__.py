"""Command groups of the bot, one file each."""
