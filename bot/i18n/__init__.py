"""Texts in every language: catalogs shared by all games, those of each game, and names of days and time zones."""

from bot.i18n.catalogs import FALLBACK, Catalogs, Translations, message_id
from bot.i18n.checking import MAX_BUTTON_LENGTH, SHARED, Texts, check, same_as_english, shipped
from bot.i18n.days import day_name
from bot.i18n.template import write_template
from bot.i18n.zones import near_zone, zones_of
