"""Why an action is not legal, with what the sentence needs to say what would be.

The order is that of all games: the time, then the seat, then the rule.
"""

from bot.games.bieten.actions import Bet, Cut, Good, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import FIGURES, GAME, SUIT, SUIT_MASK
from bot.games.bieten.holding import Namable, playable
from bot.games.bieten.names import face, faces_in, figure_name, suit_name
from bot.games.bieten.play import legal
from bot.games.bieten.position import CUT, PHASES, PLAY, STEAL, Position
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.panel import Face, SeatName

_PHASE_OF: dict[type[Action], int] = {Cut: CUT, Steal: STEAL, Leave: STEAL}


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return the reason why an action is not legal, where it is not one that all games share."""
    if position.phase != _PHASE_OF.get(type(action), PLAY):
        return WrongTime("wrong_phase", phase=PHASES[position.phase])
    if action.seat is None or action.seat in position.out:
        return WrongSeat("out_of_the_game")
    seat = action.seat
    match action:
        case Hold() | Good():
            return _answer(position, seat)
        case Bet() | Raise() | Play() if position.figure >= 0:
            you = "yes" if seat == position.asked else "no"
            figure, raised = figure_name(position.figure), "yes" if position.raising else "no"
            return WrongTime("must_answer", player=SeatName(position.asked), figure=figure, raised=raised, you=you)
        case Bet(figure=figure):
            return _bet(position, seat, figure)
        case Raise(figure=figure):
            return _raise(position, seat, figure)
        case Play() if seat == position.turn:
            return _play(position, seat, action)
        case _:
            return _not_your_turn(position, seat)


def _not_your_turn(position: Position, seat: int) -> IllegalAction:
    """Return the refusal for one who is not waited for, with what it may do meanwhile."""
    if position.phase != PLAY:
        meanwhile = "cut"
    elif position.figure >= 0:
        meanwhile = "answer"
    else:
        meanwhile = "bet" if any(isinstance(action, Bet) for action in legal(position, seat)) else "wait"
    return WrongSeat("not_your_turn", player=SeatName(position.waiting_for[0]), meanwhile=meanwhile)


def _answer(position: Position, seat: int) -> IllegalAction:
    if position.figure < 0:
        return WrongTime("no_open_bet")
    if seat != position.asked:
        return _not_your_turn(position, seat)
    return _not_held(position, seat, position.figure)


def _not_held(position: Position, seat: int, figure: int) -> IllegalAction:
    """Return the refusal for one who has not got the figure, or whose Weli may no longer make it."""
    code, name = FIGURES[figure], figure_name(figure)
    if figure == GAME:
        return IllegalAction("figure_not_held", figure=code, name=name, suit=suit_name(position.led), wild="no")
    wild = "yes" if position.hands[seat] & position.rules.wild else "no"
    return IllegalAction("figure_not_held", figure=code, name=name, wild=wild)


def _bet(position: Position, seat: int, figure: int) -> IllegalAction:
    name = figure_name(figure)
    if position.owners[figure] >= 0:
        return IllegalAction("figure_closed", figure=name, player=SeatName(position.owners[figure]))
    if not position.open >> figure & 1:
        return IllegalAction("already_bet", figure=name, player=SeatName(position.first_bettor(figure)))
    if position.needs[seat] == 1:
        return IllegalAction("gespannt", needs=1, target=position.rules.target)
    return _not_held(position, seat, figure)


def _raise(position: Position, seat: int, figure: int) -> IllegalAction:
    name = figure_name(figure)
    if position.owners[figure] >= 0:
        return IllegalAction("figure_closed", figure=name, player=SeatName(position.owners[figure]))
    if position.open >> figure & 1:
        return IllegalAction("not_bet_yet", figure=name)
    if not position.raisable >> figure & 1:
        return IllegalAction("no_further_raise", figure=name)
    if position.first_bettor(figure) == seat:
        return IllegalAction("own_bet", figure=name)
    if position.needs[seat] <= 2:
        return IllegalAction("gespannt", needs=position.needs[seat], target=position.rules.target)
    return _not_held(position, seat, figure)


def _play(position: Position, seat: int, action: Play) -> IllegalAction:
    hand, card = position.hands[seat], 1 << action.card
    if not hand & card:
        return IllegalAction("card_not_held", cards=faces_in(hand & ~position.gone))
    if position.gone & card:
        return IllegalAction("card_already_played", cards=faces_in(hand & ~position.gone))
    is_wild = bool(position.rules.wild & card)
    if not is_wild and action.named is not None:
        return IllegalAction("not_a_wild_card", card=face(action.card))
    if is_wild and action.named is None:
        return IllegalAction("wild_needs_name", card=face(action.card))
    real, namable = playable(position, seat) if hand & position.rules.wild else (0, ())
    if is_wild:
        return _wild_card(position, seat, action, real, namable)
    return _real_card(position, hand & ~position.gone & ~position.rules.wild, namable)


def _real_card(position: Position, real: int, namable: Namable) -> IllegalAction:
    """Return why a real card in hand can't be played: one must follow suit, if only with a card that is bound to."""
    follow = real & SUIT_MASK[position.led]
    if follow:
        return _must_follow(position.led, follow, namable)
    wild = _wild_in(position.led, namable)
    return IllegalAction("weli_must_follow", suit=suit_name(position.led), cards=wild, count=len(wild))


def _must_follow(led: int, follow: int, namable: Namable) -> IllegalAction:
    """Return the refusal for one who can follow: with these cards, or with a wild one that can be of the suit."""
    wild = "yes" if _wild_in(led, namable) else "no"
    return IllegalAction("must_follow_suit", suit=suit_name(led), cards=faces_in(follow), wild=wild)


def _wild_in(suit: int, namable: Namable) -> tuple[Face, ...]:
    """Return the wild cards that can still be named in a suit."""
    return faces_in(sum(1 << card for card, names in namable if names & SUIT_MASK[suit]))


def _wild_card(position: Position, seat: int, action: Play, real: int, namable: Namable) -> IllegalAction:
    """Return why a wild card can't have this name."""
    name = -1 if action.named is None else action.named
    shown = face(name)
    if position.hands[seat] & ~(1 << action.card) & 1 << name or any(
        play.named == name for play in position.played_by(seat)
    ):
        return IllegalAction("weli_name_held", card=shown)
    if position.laid and position.rules.strict and SUIT[name] != position.led and real & SUIT_MASK[position.led]:
        return _must_follow(position.led, real, namable)
    possible = faces_in(dict(namable)[action.card])
    return IllegalAction("weli_name_ruled_out", card=shown, cards=possible, count=len(possible))
