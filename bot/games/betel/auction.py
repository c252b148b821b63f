"""The auction: the twins step and the call, what is legal in it, and where it ends."""

from typing import TYPE_CHECKING, NamedTuple

from bot.games.betel.actions import (
    BIDS,
    CONTRAS,
    LOOKS,
    PASSES,
    SEATS,
    SLOTS,
    Bid,
    Contra,
    Exchange,
    Look,
    Put,
)
from bot.games.betel.contracts import CODES, TOP
from bot.games.betel.phases import PLAY
from bot.games.betel.scoring import TARIFF
from bot.games.betel.words import face
from bot.rules.actions import Action, Choice
from bot.rules.cards import bits, cards_in
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal
from bot.rules.panel import say

if TYPE_CHECKING:
    from bot.games.betel.rules import BetelState

PASSED = 0
DOUBLED = TOP + 1
"""What stands as the word of a call beside the numbers of the contracts."""


class Call(NamedTuple):
    """A finished call as everybody saw it.

    Args:
        seat: who called.
        looked: bit set of the slots looked at.
        swapped: bit set of the slots exchanged.
        word: the number of the contract bid, PASSED or DOUBLED.
    """

    seat: int
    looked: int
    swapped: int
    word: int


def calls_allowed(state: "BetelState", seat: int) -> Legal:
    """Return all that the seat whose call it is may do."""
    high = state.high
    if state.swapped:
        return BIDS[seat][high]
    looked = state.looked
    legal: Legal = LOOKS[seat][looked]
    if looked and high < TOP:
        legal += (Choice(seat, Exchange.act, tuple(cards_in(state.hands[seat] | taken_up(state, looked)))),)
    legal += BIDS[seat][high] + PASSES[seat]
    if high and state.rules.contra and state.contra < 0:
        legal += CONTRAS[seat]
    return legal


def taken_up(state: "BetelState", slots: int) -> int:
    """Return the bit set of the cards that lie in these slots."""
    return bits(state.twins[slot] for slot in SLOTS if slots >> slot & 1)


def slots_of(put: Put) -> int:
    """Return the bit set of the slots that an exchange takes up."""
    return sum(1 << slot for slot in SLOTS if put[slot] is not None)


def exchange_fits(state: "BetelState", seat: int, put: Put) -> bool:
    """Return whether these cards may be put there, once an exchange is legal at all."""
    slots = slots_of(put)
    return bool(slots) and not slots & ~state.looked and _missing(state, seat, put) is None


def _missing(state: "BetelState", seat: int, put: Put) -> int | None:
    """Return a card to be put back that is neither in the hand nor taken up, or is named twice."""
    held = state.hands[seat] | taken_up(state, slots_of(put))
    for card in put:
        if card is None:
            continue
        if not held >> card & 1:
            return card
        held ^= 1 << card
    return None


def look(state: "BetelState", slot: int) -> None:
    """Turn up one of the twins for the seat whose call it is."""
    state.looked |= 1 << slot
    known = list(state.known)
    known[slot] |= 1 << state.turn
    state.known = known[0], known[1]


def exchange(state: "BetelState", put: Put) -> None:
    """Take up and put back; from now on only this seat knows what lies there."""
    seat = state.turn
    slots = slots_of(put)
    hand = state.hands[seat] | taken_up(state, slots)
    twins, known = list(state.twins), list(state.known)
    for slot in SLOTS:
        card = put[slot]
        if card is not None:
            hand ^= 1 << card
            twins[slot] = card
            known[slot] = 1 << seat
    state.hands[seat] = hand
    state.twins, state.known = (twins[0], twins[1]), (known[0], known[1])
    state.swapped = slots


def say_word(state: "BetelState", word: int) -> None:
    """End a call by a bid, a pass or contra, and the auction if that was the last one."""
    seat = state.turn
    if word == PASSED:
        state.passes += 1
        _pay_for_looks(state, seat)
    else:
        state.passes = 0
        if word == DOUBLED:
            state.contra = seat
        else:
            state.high, state.declarer, state.contra = word, seat, -1
    state.calls += (Call(seat, state.looked, state.swapped, word),)
    state.looked = state.swapped = 0
    state.turn = (seat + 1) % SEATS
    if state.passes == (SEATS - 1 if state.high else SEATS):
        # The declarer leads, after three passes the dealer.
        state.phase = PLAY
        state.turn = state.dealt_by if state.declarer < 0 else state.declarer


def _pay_for_looks(state: "BetelState", seat: int) -> None:
    """Charge one who passes for each slot looked at in this call."""
    price = TARIFF.look * state.looked.bit_count()
    if price:
        state.looks = _charged(state.looks, seat, price)
        state.sheet = _charged(state.sheet, seat, price)


def _charged(points: tuple[int, int, int], seat: int, price: int) -> tuple[int, int, int]:
    charged = list(points)
    charged[seat] -= price
    return charged[0], charged[1], charged[2]


def refuse_call(state: "BetelState", action: Action) -> IllegalAction:
    """Return the rule that forbids an action of the seat whose call it is."""
    match action:
        case Look():
            return _refuse_look(state, action.slot)
        case Exchange():
            return _refuse_exchange(state, action)
        case Bid():
            return _refuse_bid(state, action.contract)
        case Contra():
            return _refuse_contra(state)
        case _:
            return IllegalAction("must_bid", **_least(state))


def _least(state: "BetelState") -> dict[str, object]:
    """Return the lowest contract that may be bid, for the sentence; there is one."""
    return {"contract": say(f"contract-{CODES[state.high]}")}


def _refuse_look(state: "BetelState", slot: int) -> IllegalAction:
    if state.swapped:
        return IllegalAction("already_exchanged", **_least(state))
    return IllegalAction("already_looked", slot=slot + 1)


def _refuse_exchange(state: "BetelState", action: Exchange) -> IllegalAction:
    if state.swapped:
        return IllegalAction("already_exchanged", **_least(state))
    if state.high == TOP:
        return IllegalAction("no_higher_contract")
    slots = slots_of(action.put)
    if not slots:
        return IllegalAction("nothing_exchanged")
    unseen = slots & ~state.looked
    if unseen:
        return IllegalAction("not_looked", slot=unseen.bit_length())
    card = _missing(state, state.turn, action.put)
    assert card is not None
    return IllegalAction("card_not_held", card=face(card))


def _refuse_bid(state: "BetelState", number: int) -> IllegalAction:
    named, high = say(f"contract-{CODES[number - 1]}"), say(f"contract-{CODES[state.high - 1]}")
    if state.high == TOP:
        return IllegalAction("bid_too_low", contract=named, high=high, top="yes")
    least = say(f"contract-{CODES[state.high]}")
    return IllegalAction("bid_too_low", contract=named, high=high, top="no", least=least)


def _refuse_contra(state: "BetelState") -> IllegalAction:
    if not state.rules.contra:
        return IllegalAction("contra_off")
    if state.swapped:
        return IllegalAction("must_bid", **_least(state))
    if not state.high:
        return IllegalAction("nothing_to_contra")
    return IllegalAction("already_contra", high=say(f"contract-{CODES[state.high - 1]}"))
