"""Lay out all messages as data, without requests to Discord and without waiting."""

from bot.ui.layout.action_labels import action_words, choice_lines, deal_choices, level_options
from bot.ui.layout.card_style import CardEmojiSource, deal_sketch, drawer_for
from bot.ui.layout.custom_id import PREFIX, AddressOf, CustomId, without_table
from bot.ui.layout.custom_id_verbs import (
    ANSWERS,
    AcceptInvitation,
    BoardPage,
    CloseSeason,
    ConfirmAction,
    DailyPage,
    DeclineInvitation,
    DefaultHouseRules,
    DownloadGame,
    ExplainMove,
    FieldVerb,
    Focus,
    GiveWinnerRole,
    LeaderboardPage,
    LessonStepVerb,
    LuckyWord,
    Number,
    OpenLesson,
    OpenMenu,
    OpenReplay,
    OpenReview,
    PickCards,
    PlayAction,
    ReplayDeals,
    ReplayStep,
    ReviewDecision,
    ReviewOverview,
    SelectDeal,
    SelectFromList,
    SelectReviewDeal,
    SelectReviewDecision,
    SelectRulesTopic,
    SetOption,
    SetPremove,
    ShareReplay,
    ShowAllHands,
    ShowManagerLog,
    SimpleVerb,
    SitAtPlace,
    Speak,
    TournamentAction,
    TournamentVerb,
    TryAgain,
    Verb,
    game_of,
    is_in_hands,
    is_number,
    kind,
    read,
    verb,
    write,
)
from bot.ui.layout.discord_limits import MAX_ALT_TEXT, MAX_HINT, MAX_OPTION_LABEL, MAX_OPTIONS, MAX_TITLE, clip
from bot.ui.layout.forms import NONE, Form, chosen_ids, filled, one, picked, ticked, typed
from bot.ui.layout.hand import HandBuilder, HandControls
from bot.ui.layout.house_rules import (
    brought,
    differing,
    differing_lines,
    option_line,
    option_lines,
    option_word,
    preset_choices,
    value_choices,
    value_word,
)
from bot.ui.layout.mention_messages import PINGS, MentionContent, MentionReason, asked, asker
from bot.ui.layout.message import GREY, MessageBuilder
from bot.ui.layout.message_kinds import MessageKind, ServerReader
from bot.ui.layout.message_renderer import MessageRenderer
from bot.ui.layout.origin import ProjectLinks
from bot.ui.layout.panel_renderer import PanelRenderer
from bot.ui.layout.pieces import Button, Buttons, Choices, Piece, Text, UserChoices
from bot.ui.layout.player_names import PlayerNames, people_of
from bot.ui.layout.public_panel import public_panel
from bot.ui.layout.raw_components import Part, pressable
from bot.ui.layout.reading_limits import PROMISE_DIGITS, Room
from bot.ui.layout.record_names import RecordNames, users_of
from bot.ui.layout.requests import REQUEST_ANSWERS, answers, request, request_line, request_to
from bot.ui.layout.rulebook import HOUSE_RULES_TOPIC, Rulebook
from bot.ui.layout.settings_page import (
    SettingsChange,
    WordsOf,
    back_to_settings,
    channel_mentions,
    languages,
    main_texts,
    message_texts,
    more_settings_page,
    role_mentions,
    settings_page,
    settings_texts,
    table_texts,
    turn_time,
)
from bot.ui.layout.slate import slate_columns, slate_marks, slate_of
from bot.ui.layout.slate_pictures import chart_sketch, numbers, slate_sketch
from bot.ui.layout.slots import (
    DETAILS,
    HAND_ACTIONS,
    HAND_MENU,
    HAND_NOTES,
    HAND_OPENED,
    HAND_OVER,
    HAND_REQUESTS,
    HAND_SUBMENU,
    LEFT_REVIEW,
    LOBBY_ACTIONS,
    LOBBY_LINES,
    LOBBY_REQUESTS,
    LOBBY_SEATS,
    MORE,
    MORE_END,
    MORE_LISTS,
    NEXT_GAME_REQUESTS,
    SEALED_MORE,
    SEALED_REQUESTS,
    SETTINGS_BUTTONS,
    SETTINGS_LINES,
    TABLE_HEADLINE,
    TABLE_OUTCOME,
    TABLE_REQUESTS,
    TABLE_REVIEW,
    TABLE_STATUS,
    TABLE_STATUS_MENU,
    Filling,
    Reader,
    Slots,
)
from bot.ui.layout.submenu import ask
from bot.ui.layout.table_picture import PictureSeat, TablePicture, cloth_of
