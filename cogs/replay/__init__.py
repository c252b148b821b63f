"""Replay: a finished game move by move, all hands of its deals, and a computer player's reasons."""

from cogs.replay.cog import Replays
