"""What messages look like, as data: it asks nothing of Discord and waits for nothing."""

from bot.ui.layout.address import PREFIX, Address, of_no_table
from bot.ui.layout.coach import CoachPage
from bot.ui.layout.daily import DayPage
from bot.ui.layout.digest import digest_view, marker, people_of_week
from bot.ui.layout.drawing import drawer_for
from bot.ui.layout.focus import ask
from bot.ui.layout.forms import NONE, Form, filled, number, one, picked, ticked, typed
from bot.ui.layout.house_rules import brought, differing, option_lines, preset_choices
from bot.ui.layout.invitation import invitation_buttons
from bot.ui.layout.languages import languages
from bot.ui.layout.lessons import LessonPage
from bot.ui.layout.levels import guild_levels
from bot.ui.layout.limits import MOST_OPTIONS
from bot.ui.layout.message import GREY, Message
from bot.ui.layout.option_pages import code_form, number_form, overview, read_value, value_page
from bot.ui.layout.panels import Drawer
from bot.ui.layout.pings import Asked, Ping, asked, asker
from bot.ui.layout.presence import costs_line
from bot.ui.layout.promise import LUCKY_FIELD, REMOVE_FIELD, lucky_form
from bot.ui.layout.protests import RULINGS, SENTENCE_FIELD, case_page, protest_form
from bot.ui.layout.record_names import RecordNames, users_of
from bot.ui.layout.replay import ReplayPage, deal_choices
from bot.ui.layout.rulebook import Rulebook
from bot.ui.layout.screens import Asks, Screens
from bot.ui.layout.seat_choice import seats_page
from bot.ui.layout.seats import Names, people_of
from bot.ui.layout.slate_pictures import slate_page
from bot.ui.layout.tournament import TournamentPage
from bot.ui.layout.tournament_names import entrants_of
from bot.ui.layout.verbs import (
    ANSWERS,
    AcceptInvitation,
    Act,
    CloseSeason,
    CoachAt,
    CoachDeals,
    CoachMoment,
    CoachMoments,
    Deals,
    DeclineInvitation,
    Do,
    Focus,
    HandsOf,
    LeaderboardPage,
    LessonStop,
    Listed,
    LookBack,
    LuckyWord,
    OfDay,
    OpenMenu,
    OpenReplay,
    OptionValue,
    PickCards,
    Question,
    ReplayAt,
    ReplayDeals,
    SayAhead,
    ShareReplay,
    Speak,
    Told,
    Topics,
    TournamentAct,
    TournamentDo,
    TryAgain,
    UsualHouseRules,
    Verb,
    WhyAt,
    game_of,
    is_in_hands,
    is_number,
    kind,
    read,
    write,
)
from bot.ui.layout.why import Why

__all__ = [
    "ANSWERS",
    "GREY",
    "LUCKY_FIELD",
    "MOST_OPTIONS",
    "NONE",
    "PREFIX",
    "REMOVE_FIELD",
    "RULINGS",
    "SENTENCE_FIELD",
    "AcceptInvitation",
    "Act",
    "Address",
    "Asked",
    "Asks",
    "CloseSeason",
    "CoachAt",
    "CoachDeals",
    "CoachMoment",
    "CoachMoments",
    "CoachPage",
    "DayPage",
    "Deals",
    "DeclineInvitation",
    "Do",
    "Drawer",
    "Focus",
    "Form",
    "HandsOf",
    "LeaderboardPage",
    "LessonPage",
    "LessonStop",
    "Listed",
    "LookBack",
    "LuckyWord",
    "Message",
    "Names",
    "OfDay",
    "OpenMenu",
    "OpenReplay",
    "OptionValue",
    "PickCards",
    "Ping",
    "Question",
    "RecordNames",
    "ReplayAt",
    "ReplayDeals",
    "ReplayPage",
    "Rulebook",
    "SayAhead",
    "Screens",
    "ShareReplay",
    "Speak",
    "Told",
    "Topics",
    "TournamentAct",
    "TournamentDo",
    "TournamentPage",
    "TryAgain",
    "UsualHouseRules",
    "Verb",
    "Why",
    "WhyAt",
    "ask",
    "asked",
    "asker",
    "brought",
    "case_page",
    "code_form",
    "costs_line",
    "deal_choices",
    "differing",
    "digest_view",
    "drawer_for",
    "entrants_of",
    "filled",
    "game_of",
    "guild_levels",
    "invitation_buttons",
    "is_in_hands",
    "is_number",
    "kind",
    "languages",
    "lucky_form",
    "marker",
    "number",
    "number_form",
    "of_no_table",
    "one",
    "option_lines",
    "overview",
    "people_of",
    "people_of_week",
    "picked",
    "preset_choices",
    "protest_form",
    "read",
    "read_value",
    "seats_page",
    "slate_page",
    "ticked",
    "typed",
    "users_of",
    "value_page",
    "write",
]
