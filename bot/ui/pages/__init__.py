"""What is shown when somebody asks for it, one file a feature."""

from bot.ui.pages.hosting import HostingPages
from bot.ui.pages.house_rules import HousePages
from bot.ui.pages.open_hands import OpenHands
from bot.ui.pages.opening import Opening
from bot.ui.pages.preferences import PreferencesPages
from bot.ui.pages.privacy import PrivacyPages
from bot.ui.pages.replay import ReplayPages
from bot.ui.pages.rules import Rulebook
from bot.ui.pages.seasons import SeasonPages
from bot.ui.pages.settings import SettingsPages
from bot.ui.pages.statistics import StatisticsPages
from bot.ui.pages.tutorial import Tutorial

__all__ = [
    "HostingPages",
    "HousePages",
    "OpenHands",
    "Opening",
    "PreferencesPages",
    "PrivacyPages",
    "ReplayPages",
    "Rulebook",
    "SeasonPages",
    "SettingsPages",
    "StatisticsPages",
    "Tutorial",
]
