"""Write actions and the coach's choices as text, and lists of deals and of levels."""

from collections.abc import Iterable, Iterator, Mapping

from discord import SelectOption

from bot.i18n import Translations
from bot.rules import panel as p
from bot.rules.actions import Action
from bot.tables import Decision
from bot.ui.escaping import escaped
from bot.ui.layout.discord_limits import MAX_OPTION_LABEL, MAX_OPTIONS, clip
from bot.ui.layout.panel_renderer import PanelRenderer

MAX_CHOICES = 12


def action_words(drawer: PanelRenderer, panel: p.Panel, action: Action | None) -> str:
    """Return an action as the panel of its seat names it.

    Args:
        panel: of the seat, at the moment when it could do it.
        action: what it could do; None: nothing for now.
    """
    if action is None:
        return drawer.speech.say("choice-nothing")
    return escaped(_found(drawer, panel.rows, action.text()) or _picked(drawer, panel, action) or action.act)


def _found(drawer: PanelRenderer, rows: Iterable[p.Row], text: str) -> str:
    """Return the phrase of an action, or its button's words after those of its menus; "" if no button does it."""
    found, path = _button(rows, text)
    if found is None:
        return ""
    if found.phrase:
        return drawer.named.text(found.phrase)
    label = drawer.label(found, roomy=True)
    menus = [drawer.label(menu, roomy=True).removesuffix("…").strip() for menu in path if not menu.groups]
    return drawer.speech.say("labelled", label=", ".join(menus), text=label) if menus else label


def _button(rows: Iterable[p.Row], text: str) -> tuple[p.Button | None, tuple[p.Menu, ...]]:
    """Return the button of an action and the menus that lead to it, the outermost first."""
    for row in rows:
        for item in row:
            if isinstance(item, p.Button) and item.action == text:
                return item, ()
            if isinstance(item, p.Menu | p.Select):
                found, path = _button(item.rows if isinstance(item, p.Menu) else [item.options], text)
                if found:
                    return found, (item, *path) if isinstance(item, p.Menu) else path
    return None, ()


def _picked(drawer: PanelRenderer, panel: p.Panel, action: Action) -> str:
    """Return the cards that are chosen for an action from a list; "" if the panel has no such list."""
    pick = next((item for item in panel.items() if isinstance(item, p.CardPicker) and item.act == action.act), None)
    if pick is None:
        return ""
    codes = action.text().partition(":")[2].split(".")
    cards = drawer.labels.cards(drawer.faces.short(face) for face in pick.cards if face.code in codes)
    return drawer.speech.say("labelled", label=drawer.labels.text(pick.phrase or pick.prompt), text=cards)


def choice_lines(
    drawer: PanelRenderer, panel: p.Panel, said: Decision, done: Action, words: Translations, limit: int = MAX_CHOICES
) -> Iterator[str]:
    """Yield the table of choices, the best first: chance to win, margin, and what it is; what was done is bold.

    Args:
        limit: how many choices; the one that was done is always among them.
    """
    if not said.weighed:
        return
    yield f"-# {words('why-columns', usual=action_words(drawer, panel, said.first))}"
    for place, one in enumerate(said.weighed):
        if place < limit or one.action == done:
            choice = action_words(drawer, panel, one.action)
            choice = f"**{choice}**" if one.action == done else choice
            chance = words("percent", number=str(round(100 * one.value)))
            yield f"`{chance:>5}` `{hundredths(one.margin, words):>5}` {choice}"


def hundredths(share: float, words: Translations) -> str:
    """Return a difference of chances in hundredths, with its sign, as the language writes it: "+1.2"."""
    text = f"{100 * share:+.1f}"
    text = "0.0" if float(text) == 0 else text.replace("-", "\N{MINUS SIGN}")
    return text.replace(".", words("decimal-mark"))


def deal_choices(words: Translations, deal: int, deals: int) -> Iterator[SelectOption]:
    """Yield the deals of a game to choose from; the one that is shown is always among them."""
    first = max(1, min(deal - MAX_OPTIONS // 2, deals - MAX_OPTIONS + 1))
    for number in range(first, min(first + MAX_OPTIONS, deals + 1)):
        yield SelectOption(label=words("open-hands-deal", deal=number), value=str(number), default=number == deal)


def level_options(labels: Mapping[str, str], words: Translations, now: str | None = None) -> list[SelectOption]:
    """Return levels to choose from, each with what is to be expected of it."""
    return [
        SelectOption(
            label=clip(label, MAX_OPTION_LABEL),
            description=clip(words(f"level-{level}-hint"), MAX_OPTION_LABEL),
            value=level,
            default=level == now,
        )
        for level, label in labels.items()
    ]
