"""Premoves: a player decides on an action before it is their turn."""

from cogs.premove.cog import Premove
