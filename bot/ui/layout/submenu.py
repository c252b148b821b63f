"""Draw an opened submenu in a private message: a menu, or a question before an action."""

from collections.abc import Iterable, Sequence

from discord import ButtonStyle

from bot.i18n import Translations
from bot.rules import panel as p
from bot.ui.layout.custom_id_verbs import ConfirmAction, Focus, OpenMenu, PlayAction, SimpleVerb
from bot.ui.layout.message import MessageBuilder
from bot.ui.layout.panel_renderer import PanelRenderer, walk
from bot.ui.layout.raw_components import Part

MAX_LENGTH = 2500
"""Characters of what is shown over the prompt of a menu."""


def opened(
    message: MessageBuilder,
    drawer: PanelRenderer,
    words: Translations,
    panels: Iterable[p.Panel],
    focus: Focus | None,
    beside: Sequence[Part] = (),
) -> bool:
    """Draw what is opened; return False if it isn't there (any more).

    Args:
        panels: in which of them it is looked for, the first that has it counts.
        beside: buttons next to Back in a menu.
    """
    if focus is None:
        return False
    back = message.button(SimpleVerb.BACK, words("button-back"))
    for panel in panels:
        match focus:
            case OpenMenu(path) if menu := panel.find(path):
                drawer.blocks(message, menu.blocks, limit=MAX_LENGTH)
                message.text([f"**{drawer.speech.text(menu.prompt)}**", *drawer.warnings(menu.rows)])
                *rows, last = menu.rows or ((),)
                buttons = drawer.buttons(message, last, path)
                if len(buttons) < len(last) or len(buttons) + 1 + len(beside) > p.MAX_BUTTONS_IN_ROW:
                    rows, buttons = menu.rows, []
                drawer.rows(message, rows, path)
                message.buttons([*buttons, back, *beside])
                return True
            case ConfirmAction(action) if question := ask(panel, action):
                message.text([f"**{drawer.speech.text(question[0])}**", *map(drawer.speech.text, question[1:])])
                message.buttons(
                    [message.button(PlayAction(action), words("button-yes"), style=ButtonStyle.success), back]
                )
                return True
            case _:
                pass
    return False


def ask(panel: p.Panel, action: str) -> tuple[p.LocalizedText, ...] | None:
    """Return the question to ask before an action, with the chosen cards if it is a pick; None if there is none."""
    for item in walk((*panel.rows, *panel.more)):
        if isinstance(item, p.Button) and item.action == action and item.confirm:
            return (item.confirm,)
        if isinstance(item, p.CardPicker) and item.confirm and action.startswith(f"{item.act}:"):
            codes = action.removeprefix(f"{item.act}:").split(".")
            chosen = tuple(face for face in item.cards if face.code in codes)
            return item.confirm, p.localized("pick-chosen", cards=chosen)
    return None
