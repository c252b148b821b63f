"""Explains why an action is not legal, with data for a sentence: the time first, then seat, then rule."""

from typing import NamedTuple

from bot.games.bieten.actions import Bet, Cut, Good, Hold, Leave, Play, Raise, Steal
from bot.games.bieten.cards import FIGURES, GAME, SUIT, SUIT_MASK
from bot.games.bieten.feasible_claims import GESPANNT_TO_BET, GESPANNT_TO_RAISE, Namable, playable
from bot.games.bieten.labels import face, faces_in, figure_name, suit_name
from bot.games.bieten.play import legal
from bot.games.bieten.position import CUT, PHASES, PLAY, STEAL, Position
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.panel import CardFace, LocalizedText, Param, SeatName, localized

SENTENCES = {
    "already_bet": "error-already-bet",
    "card_already_played": "error-card-already-played",
    "card_not_held": "error-card-not-held",
    "figure_closed": "error-figure-closed",
    "figure_not_held": "error-figure-not-held",
    "gespannt": "error-gespannt",
    "must_answer": "error-must-answer",
    "must_follow_suit": "why-follow",
    "no_further_raise": "error-no-further-raise",
    "no_open_bet": "error-no-open-bet",
    "not_a_wild_card": "error-not-a-wild-card",
    "not_bet_yet": "error-not-bet-yet",
    "not_your_turn": "error-not-your-turn",
    "out_of_the_game": "error-out-of-the-game",
    "own_bet": "error-own-bet",
    "weli_must_follow": "why-weli-follow",
    "weli_name_held": "error-weli-name-held",
    "weli_name_ruled_out": "error-weli-name-ruled-out",
    "wild_needs_name": "error-wild-needs-name",
    "wrong_phase": "error-wrong-phase",
}
"""By code the sentence for what can't be pressed; `bot.render.error_text` finds that of a refusal."""

_PHASE_OF: dict[type[Action], int] = {Cut: CUT, Steal: STEAL, Leave: STEAL}


class RefusalReason(NamedTuple):
    """The reason why an action is not legal; its data can contain the player's own cards."""

    code: str
    params: dict[str, Param]
    kind: type[IllegalAction] = IllegalAction

    def error(self) -> IllegalAction:
        """Return it as an error, to be raised."""
        return self.kind(self.code, **self.params)

    def sentence(self) -> LocalizedText:
        """Return it in words, for a button that can't be pressed now."""
        return localized(SENTENCES[self.code], **self.params)


def _rule(code: str, **params: Param) -> RefusalReason:
    return RefusalReason(code, params)


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return the game's own reason why an action is illegal; those common to all games are checked before."""
    return reason_for(position, action).error()


def reason_for(position: Position, action: Action) -> RefusalReason:
    """Return the same with its sentence."""
    if position.phase != _PHASE_OF.get(type(action), PLAY):
        return RefusalReason("wrong_phase", {"phase": PHASES[position.phase]}, WrongTime)
    if action.seat is None or action.seat in position.out:
        return RefusalReason("out_of_the_game", {}, WrongSeat)
    seat = action.seat
    match action:
        case Hold() | Good():
            return _answer(position, seat)
        case Bet() | Raise() | Play() if position.figure >= 0:
            return _must_answer(position, seat)
        case Bet(figure=figure):
            return _bet(position, seat, figure)
        case Raise(figure=figure):
            return _raise(position, seat, figure)
        case Play() if seat == position.turn:
            return _play(position, seat, action)
        case _:
            return _not_your_turn(position, seat)


# The time and the seat


def _must_answer(position: Position, seat: int) -> RefusalReason:
    """Return the error for any action except an answer while a bet is open."""
    params: dict[str, Param] = {
        "player": SeatName(position.asked),
        "figure": figure_name(position.figure),
        "raised": "yes" if position.raising else "no",
        "you": "yes" if seat == position.asked else "no",
    }
    return RefusalReason("must_answer", params, WrongTime)


def _not_your_turn(position: Position, seat: int) -> RefusalReason:
    """Return the error for a seat out of turn, with the actions that it can take."""
    if position.phase != PLAY:
        meanwhile = "cut"
    elif position.figure >= 0:
        meanwhile = "answer"
    else:
        meanwhile = "bet" if any(isinstance(action, Bet) for action in legal(position, seat)) else "wait"
    return RefusalReason(
        "not_your_turn", {"player": SeatName(position.waiting_for[0]), "meanwhile": meanwhile}, WrongSeat
    )


# Betting


def _answer(position: Position, seat: int) -> RefusalReason:
    if position.figure < 0:
        return RefusalReason("no_open_bet", {}, WrongTime)
    if seat != position.asked:
        return _not_your_turn(position, seat)
    return _not_held(position, seat, position.figure)


def _not_held(position: Position, seat: int, figure: int) -> RefusalReason:
    """Return the refusal for a seat without the figure, or whose Weli can no longer complete it."""
    code, name = FIGURES[figure], figure_name(figure)
    if figure == GAME:
        return _rule("figure_not_held", figure=code, name=name, suit=suit_name(position.led), wild="no")
    wild = "yes" if position.hands[seat] & position.rules.wild else "no"
    return _rule("figure_not_held", figure=code, name=name, wild=wild)


def _bet(position: Position, seat: int, figure: int) -> RefusalReason:
    name = figure_name(figure)
    if position.owners[figure] >= 0:
        return _rule("figure_closed", figure=name, player=SeatName(position.owners[figure]))
    if not position.open >> figure & 1:
        return _rule("already_bet", figure=name, player=SeatName(position.first_bettor(figure)))
    return _gespannt(position, seat, GESPANNT_TO_BET) or _not_held(position, seat, figure)


def _raise(position: Position, seat: int, figure: int) -> RefusalReason:
    name = figure_name(figure)
    if position.owners[figure] >= 0:
        return _rule("figure_closed", figure=name, player=SeatName(position.owners[figure]))
    if position.open >> figure & 1:
        return _rule("not_bet_yet", figure=name)
    if not position.raisable >> figure & 1:
        return _rule("no_further_raise", figure=name)
    if position.first_bettor(figure) == seat:
        return _rule("own_bet", figure=name)
    return _gespannt(position, seat, GESPANNT_TO_RAISE) or _not_held(position, seat, figure)


def _gespannt(position: Position, seat: int, gespannt_at: int) -> RefusalReason | None:
    """Return the refusal for a player who is gespannt: too close to the target."""
    needs = position.needs[seat]
    return _rule("gespannt", needs=needs, target=position.rules.target) if needs <= gespannt_at else None


# Cards


def _play(position: Position, seat: int, action: Play) -> RefusalReason:
    hand, card = position.hands[seat], 1 << action.card
    if not hand & card:
        return _rule("card_not_held", cards=faces_in(hand & ~position.gone))
    if position.gone & card:
        return _rule("card_already_played", cards=faces_in(hand & ~position.gone))
    is_wild = bool(position.rules.wild & card)
    if not is_wild and action.named is not None:
        return _rule("not_a_wild_card", card=face(action.card))
    if is_wild and action.named is None:
        return _rule("wild_needs_name", card=face(action.card))
    real, namable = playable(position, seat) if hand & position.rules.wild else (0, ())
    if is_wild:
        return _wild_card(position, seat, action, real, namable)
    return _real_card(position, hand & ~position.gone & ~position.rules.wild, namable)


def _real_card(position: Position, real: int, namable: Namable) -> RefusalReason:
    """Return why a real card in hand can't be played: one must follow suit, if only with a card that is bound to."""
    follow = real & SUIT_MASK[position.led]
    if follow:
        return _must_follow(position.led, follow, namable)
    wild = _wild_in(position.led, namable)
    return _rule("weli_must_follow", suit=suit_name(position.led), cards=wild, count=len(wild))


def _must_follow(led: int, follow: int, namable: Namable) -> RefusalReason:
    """Return the refusal for a player who can follow suit, with a real or a wild card."""
    wild = "yes" if _wild_in(led, namable) else "no"
    return _rule("must_follow_suit", suit=suit_name(led), cards=faces_in(follow), wild=wild)


def _wild_in(suit: int, namable: Namable) -> tuple[CardFace, ...]:
    """Return the wild cards that can still be named in a suit."""
    return faces_in(sum(1 << card for card, names in namable if names & SUIT_MASK[suit]))


def _wild_card(position: Position, seat: int, action: Play, real: int, namable: Namable) -> RefusalReason:
    name, others = action.counts_as, position.hands[seat] & ~(1 << action.card)
    if others >> name & 1 or any(play.named == name for play in position.played_by(seat)):
        return _rule("weli_name_held", card=face(name))
    if position.laid and position.rules.strict and SUIT[name] != position.led and real & SUIT_MASK[position.led]:
        return _must_follow(position.led, real, namable)
    possible = faces_in(dict(namable)[action.card])
    return _rule("weli_name_ruled_out", card=face(name), cards=possible, count=len(possible))
