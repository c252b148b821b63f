"""Catalogs of words: one common, one a game, by locale."""

from bot.i18n.catalogs import FALLBACK, Catalogs, Words, message_id

__all__ = ["FALLBACK", "Catalogs", "Words", "message_id"]
