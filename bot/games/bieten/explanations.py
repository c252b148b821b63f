"""Explain the question to a seat in one line, for players who are new to the game."""

from bot.games.bieten.actions import Bet, Hold, Play, Raise
from bot.games.bieten.cards import FIGURES, GAME, SUIT_MASK
from bot.games.bieten.determinize import own_part
from bot.games.bieten.feasible_claims import recall
from bot.games.bieten.options import agree
from bot.games.bieten.position import CUT, PLAY, STEAL
from bot.games.bieten.state import View
from bot.rules.legal_actions import LegalActions
from bot.rules.panel import LocalizedText, SeatName, localized


def explain(view: View) -> LocalizedText | None:
    """Return an explanation of the question to this seat; None without a question, or if the hand has it."""
    if view.seat not in view.waiting_for:
        return None
    if view.phase == CUT:
        return localized("explain-cut", steal="yes" if view.rules.steal else "no")
    if view.phase == STEAL:
        return localized("explain-steal")
    if view.phase != PLAY:
        return None
    fair = _fair(view, view.seat)
    if view.figure >= 0:
        value = view.values[view.figure]
        meaning = localized("figure-meaning", figure=FIGURES[view.figure])
        refused, held = ("lost", "take") if view.figure == GAME else ("no", "yes")
        hold = held if Hold(view.seat) in fair else refused if view.rules.strict else "foul"
        return localized(
            "explain-answer",
            meaning=meaning,
            hold=hold,
            value=value + 1,
            by=SeatName(view.by),
            points=value,
            last="yes" if view.after[view.asked] == view.by else "no",
        )
    can_follow = view.left & (SUIT_MASK[view.led] | view.rules.wild)
    play = localized("explain-lead" if not view.laid else "explain-follow" if can_follow else "explain-discard")
    # The hand names the suit that must be followed where some cards may not be played.
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    forced = 0 < len(playable) < view.left.bit_count()
    may_bet, may_raise = (any(isinstance(each, kind) for each in fair) for kind in (Bet, Raise))
    if not (may_bet or may_raise):
        return None if forced else play
    claims = "both" if may_bet and may_raise else "bet" if may_bet else "raise"
    also = localized("explain-claims", claims=claims)
    return also if forced else localized("explain-play", play=play, claims=also)


def _fair(view: View, seat: int) -> LegalActions:
    """Return what a seat may do without an irregularity: what would be legal if the table prevented these."""
    if view.rules.strict:
        return view.legal
    state = own_part(view)
    state.rules = agree(tuple({**view.rules.values, "irregularities": "prevented"}.items()), view.rules.seats)
    recall(state, seat)
    return state.legal_actions(seat)
