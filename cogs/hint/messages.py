"""Hints: the button and the advice in a hand, and in the lobby the button that allows them."""

from collections.abc import Iterator
from random import Random

from bot.games import find_game
from bot.i18n import Translations
from bot.rules.evaluator import Evaluation
from bot.tables import Decision, Hand, Table, offers_hint
from bot.ui.layout import Button, PanelRenderer, Piece, Reader, SimpleVerb, Text, action_words

STEPS = ((0.005, "same"), (0.02, "little"), (0.06, "more"), (1.1, "much"))
"""Up to which cost in chance to win another choice is called how much worse."""


def allow_menu(table: Table, reader: Reader) -> Iterator[Button]:
    """Yield the button by which the host allows hints, or forbids them.

    Who plays alone with computers can ask for hints anyway, and such a game is never rated.
    """
    alone = sum(seat.user is not None for seat in table.seats) < 2
    if table.status not in {"lobby", "over"} or reader.user != table.host or (alone and not table.hints):
        return
    verb, key = (SimpleVerb.NO_HINTS, "button-no-hints") if table.hints else (SimpleVerb.HINTS, "button-hints")
    yield Button(verb, reader.words(key))


def lobby_lines(table: Table, reader: Reader) -> Iterator[str]:
    """Yield that hints are allowed."""
    if table.hints:
        yield reader.words("hints-allowed")


def small_print(table: Table, reader: Reader) -> Iterator[str]:
    """Yield that the game is played with hints."""
    if table.hints:
        yield reader.words("hints-small")


def menu(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button that asks for a hint, if there can be one."""
    if offers_hint(hand):
        yield Button(SimpleVerb.HINT, reader.words("button-hint"))


def note(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the hint that the player has asked for."""
    said, drawer, words = hand.hint, reader.drawer, reader.words
    if said is None:
        return
    game = find_game(hand.table.game)
    panel = game.hand_panel(hand.view)
    best = action_words(drawer, panel, said.action)
    known = None
    if said.action and said.rule != "only":
        known = game.hint_reason(hand.view, said.action, Random(0))  # the same at every redraw
    reasons = (*([drawer.speech.text(known)] if known else ()), _reason(drawer, hand, said, words))
    lines = [f"💡 {words('hint', action=best)} {' '.join(reasons)}"]
    second = next((one for one in said.weighed if one.action != said.action), None)
    named = said.rule == "searched" and second is not None and second.action == said.first
    if second is not None and not named:  # the reason compares with it already
        key = f"hint-second-{how_much_worse(_value(said) - second.value)}"
        lines.append(f"-# {words(key, action=action_words(drawer, panel, second.action))}")
    yield Text(tuple(lines))


def how_much_worse(cost: float) -> str:
    """Return the word for what a choice costs in chance to win: same, little, more or much."""
    return next(word for most, word in STEPS if cost < most)


def _reason(drawer: PanelRenderer, hand: Hand, said: Decision, words: Translations) -> str:
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


def _chosen(said: Decision) -> Evaluation:
    """Return what the choice is worth; something was weighed."""
    return next(one for one in said.weighed if one.action == said.action)


def _value(said: Decision) -> float:
    return _chosen(said).value
