"""Copies a whole database from one engine to the other; compared at the end, and resumable."""

from bot.storage.transfer.procedure import copy_from, copy_to
