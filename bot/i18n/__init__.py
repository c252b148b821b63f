"""What people read, in every language: words that games share, those of each game, and names of time zones."""

from bot.i18n.catalogs import FALLBACK, Catalogs, Words, message_id
from bot.i18n.zones import near_zone, zones_of

__all__ = ["FALLBACK", "Catalogs", "Words", "message_id", "near_zone", "zones_of"]
