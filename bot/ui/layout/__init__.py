"""What messages look like, as data: it asks nothing of Discord and waits for nothing."""

from bot.ui.layout.address import Address, of_no_table
from bot.ui.layout.drawing import drawer_for
from bot.ui.layout.focus import BACK, ask
from bot.ui.layout.forms import NONE, Form, filled, one
from bot.ui.layout.house_rules import (
    differing,
    option_line,
    option_lines,
    option_word,
    preset_choices,
    value_choices,
    value_word,
)
from bot.ui.layout.languages import languages
from bot.ui.layout.lessons import PRACTICE, RULES, VERB, LessonPage
from bot.ui.layout.limits import MOST_OPTIONS, OPTION_LABEL, TITLE, clip
from bot.ui.layout.markdown import for_discord
from bot.ui.layout.message import GREY, Message
from bot.ui.layout.panels import Drawer
from bot.ui.layout.screens import Screens
from bot.ui.layout.seats import Names
from bot.ui.layout.slate_pictures import slate_page

__all__ = [
    "BACK",
    "GREY",
    "MOST_OPTIONS",
    "NONE",
    "OPTION_LABEL",
    "PRACTICE",
    "RULES",
    "TITLE",
    "VERB",
    "Address",
    "Drawer",
    "Form",
    "LessonPage",
    "Message",
    "Names",
    "Screens",
    "ask",
    "clip",
    "differing",
    "drawer_for",
    "filled",
    "for_discord",
    "languages",
    "of_no_table",
    "one",
    "option_line",
    "option_lines",
    "option_word",
    "preset_choices",
    "slate_page",
    "value_choices",
    "value_word",
]
