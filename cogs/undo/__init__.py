"""Undo: a player asks to undo the last action; the others agree or refuse."""

from cogs.undo.cog import Undo
