"""Explain the question to a seat in one line, for players who are new to the game."""

from bot.games.bieten.actions import Bet, Hold
from bot.games.bieten.cards import FIGURES, GAME
from bot.games.bieten.position import CUT, PLAY, STEAL
from bot.games.bieten.state import View
from bot.rules.panel import LocalizedText, SeatName, localized


def explain(view: View) -> LocalizedText | None:
    """Return an explanation of the question to this seat; None without a question."""
    if view.seat not in view.waiting_for:
        return None
    if view.phase == CUT:
        return localized("explain-cut", steal="yes" if view.rules.steal else "no")
    if view.phase == STEAL:
        return localized("explain-steal")
    if view.phase != PLAY:
        return None
    if view.figure >= 0:
        value = view.values[view.figure]
        meaning = localized("figure-meaning", figure=FIGURES[view.figure])
        refused, held = ("lost", "take") if view.figure == GAME else ("no", "yes")
        hold = held if Hold(view.seat) in view.legal else refused
        return localized(
            "explain-answer", meaning=meaning, hold=hold, value=value + 1, by=SeatName(view.by), points=value
        )
    may_bet = any(isinstance(action, Bet) for action in view.legal)
    if view.laid:
        return localized("explain-follow-or-bet" if may_bet else "explain-follow")
    return localized("explain-lead-or-bet" if may_bet else "explain-lead")
