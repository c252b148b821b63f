"""The auction: the twins step and the call, the legal actions in it, and its end."""

from bot.games.betel.actions import BIDS, CALLS, LOOKS, Bid, Contra, Exchange, Look, Pass, Put
from bot.games.betel.cards import SEATS, SLOTS
from bot.games.betel.contracts import NO_CONTRACT, TOP
from bot.games.betel.position import NOBODY, PLAY, FinishedCall, Points, Position
from bot.games.betel.scoring import TARIFF
from bot.rules.actions import CardSelection
from bot.rules.cards import bits, cards_in
from bot.rules.legal_actions import LegalActions


def legal(position: Position, seat: int) -> LegalActions:
    """Return the actions of the seat whose call it is; exchanges are one selection without a count."""
    high, looked = position.contract, position.looked
    if position.swapped:
        return LegalActions(BIDS[seat][high.number])
    may_double = position.rules.contra and high is not NO_CONTRACT and position.contra == NOBODY
    calls = CALLS[seat][looked][high.number][may_double]
    if not looked or high is TOP:
        return calls
    held = position.hands[seat] | cards_in_slots(position, looked)
    looks = LOOKS[seat][looked]  # they come first among the calls, and the exchange comes after them
    return LegalActions((*looks, CardSelection(seat, Exchange.act, tuple(cards_in(held))), *calls[len(looks) :]))


def cards_in_slots(position: Position, slots: int) -> int:
    """Return the bit set of the cards in these slots."""
    return bits(position.twins[slot] for slot in SLOTS if slots >> slot & 1)


def slots_of(put: Put) -> int:
    """Return the bit set of the slots that an exchange takes up."""
    return sum(1 << slot for slot in SLOTS if put[slot] is not None)


def exchange_fits(position: Position, seat: int, put: Put) -> bool:
    """Return whether these cards may be put there, once an exchange is legal at all."""
    slots = slots_of(put)
    return bool(slots) and not slots & ~position.looked and missing(position, seat, put) is None


def missing(position: Position, seat: int, put: Put) -> int | None:
    """Return a card to be put back that is neither in the hand nor taken up, or is named twice."""
    held = position.hands[seat] | cards_in_slots(position, slots_of(put))
    for card in put:
        if card is None:
            continue
        if not held >> card & 1:
            return card
        held ^= 1 << card
    return None


def look(position: Position, action: Look) -> None:
    """Turn up one of the twins for the seat whose call it is."""
    position.looked |= 1 << action.slot
    known = list(position.known)
    known[action.slot] |= 1 << position.turn
    position.known = known[0], known[1]


def exchange(position: Position, action: Exchange) -> None:
    """Take up one of the twins or both and put back; from now on only this seat has seen the new cards."""
    seat, put = position.turn, action.put
    slots = slots_of(put)
    hand = position.hands[seat] | cards_in_slots(position, slots)
    twins, known = list(position.twins), list(position.known)
    for slot in SLOTS:
        card = put[slot]
        if card is not None:
            hand ^= 1 << card
            twins[slot] = card
            known[slot] = 1 << seat  # a player who looked before has seen a card that is gone
    position.hands[seat] = hand
    position.twins, position.known = (twins[0], twins[1]), (known[0], known[1])
    position.swapped = slots


def bid(position: Position, action: Bid) -> None:
    """Bid a contract; a contra of the last one is void."""
    seat, contract = position.turn, action.contract
    position.contract, position.declarer, position.contra = contract, seat, NOBODY
    _end_call(position, FinishedCall(seat, position.looked, position.swapped, contract))


def contra(position: Position, _: Contra) -> None:
    """Double the contract."""
    seat = position.turn
    position.contra = seat
    _end_call(position, FinishedCall(seat, position.looked, position.swapped, None, contra=True))


def pass_turn(position: Position, _: Pass) -> None:
    """Charge the looks of this call, and end the auction if the others have passed, too."""
    seat = position.turn
    price = TARIFF.look * position.looked.bit_count()
    if price:  # booked at once, with any result of the play
        position.looks = _charged(position.looks, seat, price)
        position.scores = _charged(position.scores, seat, price)
    _end_call(position, FinishedCall(seat, position.looked, position.swapped, None))
    # With no bid all three have to pass, else the two others.
    last = position.calls[-SEATS:] if position.contract is NO_CONTRACT else position.calls[1 - SEATS :]
    if len(position.calls) >= SEATS and all(call.passed for call in last):
        position.phase = PLAY
        position.turn = position.leader


def _charged(points: Points, seat: int, price: int) -> Points:
    charged = list(points)
    charged[seat] -= price
    return charged[0], charged[1], charged[2]


def _end_call(position: Position, call: FinishedCall) -> None:
    position.calls += (call,)
    position.looked = position.swapped = 0
    position.turn = (call.seat + 1) % SEATS
