"""An action in words: as the button says it by which a seat would do it."""

from collections.abc import Iterable

from bot.rules import panel as p
from bot.rules.actions import Action
from bot.ui.escaping import escaped
from bot.ui.layout.panels import Drawer


def action_words(drawer: Drawer, panel: p.Panel, action: Action | None) -> str:
    """Return an action as the panel of its seat names it.

    Args:
        drawer: whose words.
        panel: of the seat, at the moment when it could do it.
        action: what it could do; None: nothing for now.
    """
    if action is None:
        return drawer.speech.say("choice-nothing")
    return escaped(_found(drawer, panel.rows, action.text()) or _picked(drawer, panel, action) or action.act)


def _found(drawer: Drawer, rows: Iterable[p.Row], text: str) -> str:
    """Return the words of the button for an action, after those of the menus that it needs; "" if there is none."""
    for row in rows:
        for item in row:
            if isinstance(item, p.Button) and item.action == text:
                return drawer.label(item, roomy=True)
            if isinstance(item, p.Select):
                found = _found(drawer, [item.options], text)
                if found:
                    return found
            if isinstance(item, p.Menu):
                found = _found(drawer, item.rows, text)
                if found and item.groups:
                    return found
                if found:
                    label = drawer.label(item, roomy=True).removesuffix("…").strip()
                    return drawer.speech.say("labelled", label=label, text=found)
    return ""


def _picked(drawer: Drawer, panel: p.Panel, action: Action) -> str:
    """Return the cards that are chosen for an action from a list; "" if the panel has no such list."""
    pick = next((item for item in panel.items() if isinstance(item, p.Pick) and item.act == action.act), None)
    if pick is None:
        return ""
    codes = action.text().partition(":")[2].split(".")
    cards = drawer.labels.cards(drawer.faces.short(face) for face in pick.cards if face.code in codes)
    return drawer.speech.say("labelled", label=drawer.labels.text(pick.prompt), text=cards)
