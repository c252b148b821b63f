"""What organisers and server managers see: the pages of the settings."""

from collections.abc import Iterator
from functools import partial

from bot.i18n import Translations
from bot.tables import GuildSettings
from bot.ui.features import slots_of
from bot.ui.layout import SettingsChange, SimpleVerb, languages, more_settings_page
from bot.ui.message_view import MessageView
from cogs import FEATURES
from cogs.settings.messages import SettingsPages
from tests.screen.measuring import CATALOGS, Phase

HIGHEST = 700, 700
"""How high a page may be in each window: it is for one person, like a hand."""
MOST_PAGE_WORDS, MOST_ROWS = 80, 2
CHANNELS, ROLES = (11, 12), (21, 22)
CHOSEN = GuildSettings(
    channels=CHANNELS,
    openers="role",
    opener_roles=ROLES,
    turn_time=259_200,
    pause_days=30,
    patience=43_200,
    digest=11,
    zone="America/Argentina/Buenos_Aires",
    evening_channel=12,
    organisers="role",
    organiser_roles=ROLES,
    evening_role=21,
    table_role=22,
    winner_role=21,
    house_rules={"bid_whist": "cincinnati"},
)
"""Settings with everything chosen."""
SLOTS = slots_of(FEATURES)


def server_phases() -> Iterator[Phase]:
    """Yield every message that is about a server."""
    yield from settings()


def settings() -> Iterator[Phase]:
    """Yield every page of a server's settings, with nothing and with everything chosen."""
    pages = {
        "settings": SimpleVerb.SETTINGS_PAGE,
        "settings, tables": SimpleVerb.TABLE_SETTINGS,
        "settings, messages": SimpleVerb.MESSAGE_SETTINGS,
        "settings, more": SimpleVerb.MORE_SETTINGS,
    }
    for name, page in pages.items():
        for state, now in (("none chosen", GuildSettings()), ("all chosen", CHOSEN)):
            yield Phase(f"{name}: {state}", partial(_settings, page, now), HIGHEST, MOST_PAGE_WORDS, MOST_ROWS)


def _settings(page: SimpleVerb, now: GuildSettings, locale: str, pictured: bool) -> MessageView:
    words = CATALOGS.words(locale)
    change = SettingsChange(None, now, words, plain=not pictured)
    if page is SimpleVerb.MORE_SETTINGS:
        return more_settings_page(change, SLOTS)
    return SettingsPages(change, partial(_words, locale), languages(CATALOGS, words)).view(page)


def _words(locale: str, game: str) -> Translations:
    return CATALOGS.words(locale, game)
