"""The features: one folder each, listed in `FEATURES` (docs/architecture.md)."""

from bot.ui.features import FeatureCog
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
from cogs.manager_log import ManagerLogs
from cogs.notices import Notices
from cogs.outages import OutageNotices
from cogs.play import Play
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
from cogs.tournament import Tournaments
from cogs.traveller import Traveller
from cogs.tutorial import Tutorial
from cogs.undo import Undo
from cogs.verify import Verify

__all__ = ["FEATURES"]

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
    ManagerLogs,
    Notices,
    OutageNotices,
    Play,
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
    Traveller,
    Tutorial,
    Undo,
    Verify,
    WeeklyDigests,
)
"""The features, each with its commands, buttons and slots. docs/dev/features.md lists them."""
