"""Explains why an action is not legal: the broken rule, and the data for its sentence."""

from typing import NamedTuple

from bot.games.betel.actions import Bid, Contra, Exchange, Look, Play
from bot.games.betel.auction import missing, slots_of
from bot.games.betel.cards import BIT, SUIT, SUIT_OF
from bot.games.betel.contracts import NO_CONTRACT, TOP, Contract, above
from bot.games.betel.labels import contract_name, face, faces_in, suit_name
from bot.games.betel.play import playable
from bot.games.betel.position import PLAY, Position
from bot.rules.actions import Action
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.panel import LocalizedText, Param, localized

# Duties


SENTENCES = {
    "must_follow_suit": "why-follow",
    "must_trump": "why-trump",
    "must_overtake": "why-overtake",
    "must_overtrump": "why-overtrump",
}
"""By duty its sentence; a duty that narrows another comes after it, and stands for both where one line must do."""
_ORDER = tuple(SENTENCES)


class Duty(NamedTuple):
    """A duty: its code, and the parameters of its sentence; the cards are the asker's."""

    code: str
    params: dict[str, Param]

    @property
    def narrowness(self) -> int:
        """The position of the duty among all: the narrowest has the highest number."""
        return _ORDER.index(self.code)

    def sentence(self) -> LocalizedText:
        """Return the text for the line above a hand, which shows the cards itself."""
        return localized(SENTENCES[self.code], **self.params)


def broken_duty(card: int, trick: tuple[int, ...], allowed: int) -> Duty:
    """Return which duty a held card would break in a trick with at least a lead."""
    led = SUIT[trick[0]]
    cards = faces_in(allowed)
    if allowed & led:
        if not BIT[card] & led:
            return Duty("must_follow_suit", {"suit": suit_name(SUIT_OF[trick[0]]), "cards": cards})
        top = max(other for other in trick if BIT[other] & led)
        return Duty("must_overtake", {"top": face(top), "cards": cards})
    # A player who can't follow and still may not play everything has to ruff: only trumps are allowed.
    trump = allowed.bit_length() - 1
    if SUIT_OF[card] == SUIT_OF[trump]:
        return Duty("must_overtrump", {"top": face(trick[1]), "cards": cards})
    return Duty(
        "must_trump", {"suit": suit_name(SUIT_OF[trump]), "lead": suit_name(SUIT_OF[trick[0]]), "cards": cards}
    )


# Refusals


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return why a seat's action is not legal while seats act: the phase, the seat, then the rule."""
    if isinstance(action, Play) != (position.phase == PLAY):
        return WrongTime("wrong_phase", phase=position.phase_name)
    if action.seat != position.turn:
        return WrongSeat("not_your_turn")
    match action:
        case Play():
            return _refuse_play(position, action.card)
        case Look():
            return _refuse_look(position, action.slot)
        case Exchange():
            return _refuse_exchange(position, action)
        case Bid():
            return _refuse_bid(position, action.contract)
        case Contra():
            return _refuse_contra(position)
        case _:
            return _must_bid(position)


def _must_bid(position: Position) -> IllegalAction:
    return IllegalAction("must_bid", contract=_least(position.contract))


def _least(high: Contract) -> LocalizedText:
    """Return the name of the lowest contract above the last bid; there is one."""
    return contract_name(above(high)[0])


def _refuse_look(position: Position, slot: int) -> IllegalAction:
    if position.swapped:
        return IllegalAction("already_exchanged", contract=_least(position.contract))
    return IllegalAction("already_looked", slot=slot + 1)


def _refuse_exchange(position: Position, action: Exchange) -> IllegalAction:
    if position.swapped:
        return IllegalAction("already_exchanged", contract=_least(position.contract))
    if position.contract is TOP:
        return IllegalAction("no_higher_contract")
    slots = slots_of(action.put)
    if not slots:
        return IllegalAction("nothing_exchanged")
    unseen = slots & ~position.looked
    if unseen:
        # Of two slots not looked at the second is named.
        return IllegalAction("not_looked", slot=unseen.bit_length())
    card = missing(position, position.turn, action.put)
    assert card is not None
    return IllegalAction("card_not_held", card=face(card))


def _refuse_bid(position: Position, contract: Contract) -> IllegalAction:
    named, high = contract_name(contract), contract_name(position.contract)
    if position.contract is TOP:
        return IllegalAction("bid_too_low", contract=named, high=high, top="yes")
    return IllegalAction("bid_too_low", contract=named, high=high, top="no", least=_least(position.contract))


def _refuse_contra(position: Position) -> IllegalAction:
    if not position.rules.contra:
        return IllegalAction("contra_off")
    if position.swapped:
        return _must_bid(position)
    if position.contract is NO_CONTRACT:
        return IllegalAction("nothing_to_contra")
    return IllegalAction("already_contra", high=contract_name(position.contract))


def _refuse_play(position: Position, card: int) -> IllegalAction:
    if not BIT[card] & position.hands[position.turn]:
        return IllegalAction("card_not_held", card=face(card))
    duty = broken_duty(card, position.trick, playable(position, position.turn))
    return IllegalAction(duty.code, **duty.params)
