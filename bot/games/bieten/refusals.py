"""Why an action is not legal, with what the sentence needs to say what would be.

The order is that of all games: the time, then the seat, then the rule.
"""

from typing import TYPE_CHECKING

from bot.games.bieten.actions import Bet, Cut, Good, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import FIGURES, SUIT, SUIT_MASK
from bot.games.bieten.names import face, faces_in, figure_name, suit_name
from bot.games.bieten.public import CUT, PHASES, PLAY, STEAL
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.panel import Face, SeatName

if TYPE_CHECKING:
    from bot.games.bieten.rules import State
    from bot.rules.actions import Action

_PHASE_OF: dict[type["Action"], int] = {Cut: CUT, Steal: STEAL, Leave: STEAL}


def refusal(state: "State", action: "Action") -> IllegalAction:
    """Return the reason why an action is not legal in this state."""
    common = state.common_refusal(action)
    if common:
        return common
    if state.phase != _PHASE_OF.get(type(action), PLAY):
        return WrongTime("wrong_phase", phase=PHASES[state.phase])
    if action.seat is None or action.seat in state.out:
        return WrongSeat("out_of_the_game")
    seat = action.seat
    match action:
        case Hold() | Good():
            return _answer(state, seat)
        case Bet() | Raise() | Play() if state.figure >= 0:
            you = "yes" if seat == state.asked else "no"
            figure, raised = figure_name(state.figure), "yes" if state.raising else "no"
            return WrongTime("must_answer", player=SeatName(state.asked), figure=figure, raised=raised, you=you)
        case Bet(figure=figure):
            return _bet(state, seat, figure)
        case Raise(figure=figure):
            return _raise(state, seat, figure)
        case Play() if seat == state.turn:
            return _play(state, seat, action)
        case _:
            return _not_your_turn(state, seat)


def _not_your_turn(state: "State", seat: int) -> IllegalAction:
    """Return the refusal for one who is not waited for, with what it may do meanwhile."""
    if state.phase != PLAY:
        meanwhile = "cut"
    elif state.figure >= 0:
        meanwhile = "answer"
    else:
        meanwhile = "bet" if any(isinstance(action, Bet) for action in state.legal_actions(seat)) else "wait"
    return WrongSeat("not_your_turn", player=SeatName(state.waiting_for[0]), meanwhile=meanwhile)


def _answer(state: "State", seat: int) -> IllegalAction:
    if state.figure < 0:
        return WrongTime("no_open_bet")
    if seat != state.asked:
        return _not_your_turn(state, seat)
    return _not_held(state, seat, state.figure)


def _not_held(state: "State", seat: int, figure: int) -> IllegalAction:
    """Return the refusal for one who has not got the figure, or whose Weli may no longer make it."""
    name = FIGURES[figure]
    code = "figure_not_held"
    if name == "game":
        return IllegalAction(code, figure=name, name=figure_name(figure), suit=suit_name(state.led), wild="no")
    wild = "yes" if state.hands[seat] & state.rules.wild else "no"
    return IllegalAction(code, figure=name, name=figure_name(figure), wild=wild)


def _bet(state: "State", seat: int, figure: int) -> IllegalAction:
    name = figure_name(figure)
    if state.owners[figure] >= 0:
        return IllegalAction("figure_closed", figure=name, player=SeatName(state.owners[figure]))
    if not state.open >> figure & 1:
        return IllegalAction("already_bet", figure=name, player=SeatName(state.first_bettor(figure)))
    if state.needs[seat] == 1:
        return IllegalAction("gespannt", needs=1, target=state.rules.target)
    return _not_held(state, seat, figure)


def _raise(state: "State", seat: int, figure: int) -> IllegalAction:
    name = figure_name(figure)
    if state.owners[figure] >= 0:
        return IllegalAction("figure_closed", figure=name, player=SeatName(state.owners[figure]))
    if state.open >> figure & 1:
        return IllegalAction("not_bet_yet", figure=name)
    if not state.raisable >> figure & 1:
        return IllegalAction("no_further_raise", figure=name)
    if state.first_bettor(figure) == seat:
        return IllegalAction("own_bet", figure=name)
    if state.needs[seat] <= 2:
        return IllegalAction("gespannt", needs=state.needs[seat], target=state.rules.target)
    return _not_held(state, seat, figure)


def _play(state: "State", seat: int, action: Play) -> IllegalAction:
    hand, card = state.hands[seat], 1 << action.card
    if not hand & card:
        return IllegalAction("card_not_held", cards=faces_in(hand & ~state.gone))
    if state.gone & card:
        return IllegalAction("card_already_played", cards=faces_in(hand & ~state.gone))
    is_wild = bool(state.rules.wild & card)
    if not is_wild and action.named is not None:
        return IllegalAction("not_a_wild_card", card=face(action.card))
    if is_wild and action.named is None:
        return IllegalAction("wild_needs_name", card=face(action.card))
    real, namable = state.playable(seat) if hand & state.rules.wild else (0, [])
    if is_wild:
        return _wild_card(state, seat, action, real, namable)
    return _real_card(state, hand & ~state.gone & ~state.rules.wild, namable)


def _real_card(state: "State", real: int, namable: list[tuple[int, int]]) -> IllegalAction:
    """Return why a real card in hand can't be played: one must follow suit, if only with a card that is bound to."""
    follow = real & SUIT_MASK[state.led]
    if follow:
        return _must_follow(state.led, follow, namable)
    wild = _wild_in(state.led, namable)
    return IllegalAction("weli_must_follow", suit=suit_name(state.led), cards=wild, count=len(wild))


def _must_follow(led: int, follow: int, namable: list[tuple[int, int]]) -> IllegalAction:
    """Return the refusal for one who can follow: with these cards, or with a wild one that can be of the suit."""
    wild = "yes" if _wild_in(led, namable) else "no"
    return IllegalAction("must_follow_suit", suit=suit_name(led), cards=faces_in(follow), wild=wild)


def _wild_in(suit: int, namable: list[tuple[int, int]]) -> tuple[Face, ...]:
    """Return the wild cards that can still be named in a suit."""
    return faces_in(sum(1 << card for card, names in namable if names & SUIT_MASK[suit]))


def _wild_card(state: "State", seat: int, action: Play, real: int, namable: list[tuple[int, int]]) -> IllegalAction:
    """Return why a wild card can't have this name."""
    name = -1 if action.named is None else action.named
    shown = face(name)
    if state.hands[seat] & ~(1 << action.card) & 1 << name or any(
        play.named == name for play in state.played_by(seat)
    ):
        return IllegalAction("weli_name_held", card=shown)
    if state.laid and state.rules.strict and SUIT[name] != state.led and real & SUIT_MASK[state.led]:
        return _must_follow(state.led, real, namable)
    possible = faces_in(dict(namable)[action.card])
    return IllegalAction("weli_name_ruled_out", card=shown, cards=possible, count=len(possible))
