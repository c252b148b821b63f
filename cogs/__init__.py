"""The commands, one file a group: read the arguments, call the service, show the answer."""

from discord.ext import commands

from bot.ui import Context
from cogs.choices import offer_games
from cogs.help import HelpCommands
from cogs.hosting import HostingCommands
from cogs.house import HouseCommands
from cogs.leaderboard import LeaderboardCommands
from cogs.play import PlayCommands
from cogs.privacy import PrivacyCommands
from cogs.replay import ReplayCommands
from cogs.season import SeasonCommands
from cogs.settings import SettingsCommands
from cogs.stats import StatsCommands
from cogs.table import TableCommands
from cogs.tutorial import TutorialCommands

__all__ = ["all_cogs"]


def all_cogs(context: Context) -> list[commands.Cog]:
    """Return every group of commands, ready to be added to the bot."""
    groups: list[commands.Cog] = [
        PlayCommands(context),
        TableCommands(context),
        HostingCommands(context),
        HouseCommands(context),
        LeaderboardCommands(context),
        StatsCommands(context),
        SeasonCommands(context),
        ReplayCommands(context),
        SettingsCommands(context),
        PrivacyCommands(context),
        TutorialCommands(context),
        HelpCommands(context),
    ]
    for cog in groups:
        offer_games(cog)
    return groups
