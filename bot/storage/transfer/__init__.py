"""A whole database copied from one engine to the other: compared at the end, and gone on with if broken off."""

from bot.storage.transfer.procedure import copy_from, copy_to

__all__ = ["copy_from", "copy_to"]
