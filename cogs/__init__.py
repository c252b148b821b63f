"""The features, one folder each, and the commands whose pages are still in `bot/ui/pages`."""

from discord.ext import commands

from bot.ui import Context, Pages
from bot.ui.pages import FeatureCog, offer_games
from cogs.claim import Claims
from cogs.coach import Coach
from cogs.consent import Answers
from cogs.daily import Daily
from cogs.digest import WeeklyDigests
from cogs.help import Help
from cogs.hint import Hints
from cogs.host import Host
from cogs.house_rules import HouseRules
from cogs.invite import Invite
from cogs.leaderboard import Leaderboards
from cogs.notices import Notices
from cogs.outages import Outages
from cogs.preferences import PreferencesCog
from cogs.premove import Premove
from cogs.presence import Presence
from cogs.privacy import Privacy
from cogs.protest import Protests
from cogs.replay import Replays
from cogs.seats import Seats
from cogs.settings import Settings
from cogs.slate import Slate
from cogs.statistics import Statistics
from cogs.table import TableCommands
from cogs.tournament import Tournaments
from cogs.tutorial import Tutorial
from cogs.undo import Undo
from cogs.verify import Verify

__all__ = ["FEATURES", "all_cogs"]

FEATURES: tuple[type[FeatureCog], ...] = (
    Claims,
    Coach,
    Answers,
    Daily,
    Help,
    Hints,
    Host,
    HouseRules,
    Invite,
    Leaderboards,
    Notices,
    Outages,
    PreferencesCog,
    Premove,
    Presence,
    Privacy,
    Protests,
    Replays,
    Seats,
    Settings,
    Slate,
    Statistics,
    Tournaments,
    Tutorial,
    Undo,
    Verify,
    WeeklyDigests,
)
"""The features, each with its commands, buttons and slots. docs/dev/features.md lists them."""


def all_cogs(context: Context, pages: Pages) -> list[commands.Cog]:
    """Return every group of commands, ready to be added to the bot."""
    groups: list[commands.Cog] = [
        TableCommands(context, pages),
    ]
    for cog in groups:
        offer_games(cog)
    return groups
