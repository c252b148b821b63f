"""Hints: the button in a hand, what is said there, and the button that allows them before a game."""

from bot.games import find_game
from bot.i18n import Words
from bot.rules.searcher import Weighed
from bot.tables import Decision, Hand, Table, offers_hint
from bot.ui.layout.choices import action_words
from bot.ui.layout.message import Message
from bot.ui.layout.panels import Drawer
from bot.ui.layout.parts import Part
from bot.ui.layout.verbs import Do

STEPS = ((0.005, "same"), (0.02, "little"), (0.06, "more"), (1.1, "much"))
"""Up to which cost in chance to win another choice is called how much worse."""


def hints_button(message: Message, table: Table, words: Words) -> Part:
    """Return the button by which the host allows hints, or allows them no more."""
    verb, key = (Do.NO_HINTS, "button-no-hints") if table.hints else (Do.HINTS, "button-hints")
    return message.button(verb, words(key))


def hint_button(message: Message, hand: Hand, words: Words) -> list[Part]:
    """Return the button that asks for a hint; none where there is none to have."""
    return [message.button(Do.HINT, words("button-hint"))] if offers_hint(hand) else []


def hint_lines(message: Message, drawer: Drawer, hand: Hand, words: Words) -> None:
    """Add what the holder of a hand was told who has asked for a hint, if it was anything."""
    said = hand.hint
    if said is None:
        return
    panel = find_game(hand.table.game).hand_panel(hand.view)
    best = action_words(drawer, panel, said.action)
    lines = [f"💡 {words('hint', action=best)} {_reason(drawer, hand, said, words)}"]
    second = next((one for one in said.weighed if one.action != said.action), None)
    if second is not None:
        key = f"hint-second-{how_much_worse(_value(said) - second.value)}"
        lines.append(f"-# {words(key, action=action_words(drawer, panel, second.action))}")
    message.text(lines)


def how_much_worse(cost: float) -> str:
    """Return the word for what a choice costs in chance to win: same, little, more or much."""
    return next(word for most, word in STEPS if cost < most)


def _reason(drawer: Drawer, hand: Hand, said: Decision, words: Words) -> str:
    """Return why it is what one should do, in a sentence."""
    if said.rule == "only":
        return words("hint-only")
    if not said.weighed:
        return words("hint-rule")
    chance = round(100 * _value(said))
    if said.rule != "searched":
        return words("hint-thumb", chance=chance)
    panel = find_game(hand.table.game).hand_panel(hand.view)
    more = round(100 * _chosen(said).margin)
    usual = action_words(drawer, panel, said.first)
    return words("hint-searched", chance=chance, more=more, usual=usual)


def _chosen(said: Decision) -> Weighed:
    """Return what the choice is worth; something was weighed."""
    return next(one for one in said.weighed if one.action == said.action)


def _value(said: Decision) -> float:
    return _chosen(said).value
