"""The commands, one file a group: read the arguments, call the service, show the answer."""

from discord.ext import commands

from bot.ui import Surface
from cogs.choices import offer_games
from cogs.help import Help
from cogs.house import House
from cogs.leaderboard import Leaderboard
from cogs.order import OrderCommands
from cogs.play import Play
from cogs.privacy import PrivacyCommands
from cogs.records import Records
from cogs.season import SeasonCommands
from cogs.settings import SettingsCommands
from cogs.stats import Stats
from cogs.table import TableCommands
from cogs.tutorial import TutorialCommands

__all__ = ["all_cogs"]


def all_cogs(surface: Surface) -> list[commands.Cog]:
    """Return every group of commands, ready to be added to the bot."""
    groups: list[commands.Cog] = [
        Play(surface),
        TableCommands(surface),
        OrderCommands(surface),
        House(surface),
        Leaderboard(surface),
        Stats(surface),
        SeasonCommands(surface),
        Records(surface),
        SettingsCommands(surface),
        PrivacyCommands(surface),
        TutorialCommands(surface),
        Help(surface),
    ]
    for cog in groups:
        offer_games(cog)
    return groups
