"""Undo: a player asks to take the last action back; the others agree or refuse."""

from cogs.undo.cog import Undo
