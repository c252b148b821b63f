"""What people read, in every language: the words all games share, and those of each game."""

from bot.i18n.catalogs import FALLBACK, Catalogs, Words, message_id

__all__ = ["FALLBACK", "Catalogs", "Words", "message_id"]
