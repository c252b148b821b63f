"""After the auction: naming what the bid left open, taking up the kitty, burying, putting jokers into the pile."""

from typing import TYPE_CHECKING

from bot.games.bid_whist.actions import DIRECTIONS, JOKERS, NO_TRUMP, TRUMPS, UNNAMED, Bury, Name
from bot.games.bid_whist.names import card_list
from bot.games.bid_whist.parts import BURYING, DRAWING, NAMING, PLAYING, Contract
from bot.games.bid_whist.ranking import NO_SUIT, ranking
from bot.rules.actions import Action, Choice
from bot.rules.cards import bits, cards_in
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal

if TYPE_CHECKING:
    from bot.games.bid_whist.rules import BidWhistState
    from bot.games.bid_whist.terms import Terms


def begin(state: "BidWhistState") -> None:
    """Go on from the auction: to the naming, or past it if the bid said everything."""
    contract = state.contract
    assert contract is not None
    state.turn = contract.seat
    if state.terms.by_first_lead:
        begin_play(state)
    elif UNNAMED in (contract.trump, contract.direction):
        state.phase = NAMING
        if state.terms.after_kitty:
            _take_up(state, contract)
    else:
        _go_on_named(state, contract)


def open_names(terms: "Terms", contract: Contract) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """Return the words for trump and for direction to choose from; only None where nothing is open."""
    trumps = terms.trumps if contract.trump == UNNAMED else (None,)
    directions = tuple(DIRECTIONS[way] for way in terms.directions) if contract.direction == UNNAMED else (None,)
    return trumps, directions


def legal_names(state: "BidWhistState", seat: int) -> Legal:
    """Return what declarer may name."""
    contract = state.contract
    if seat != state.turn or contract is None:
        return ()
    trumps, directions = open_names(state.terms, contract)
    return tuple(Name(seat, trump, direction) for direction in directions for trump in trumps)


def name(state: "BidWhistState", action: Name) -> None:
    """Fix trump and direction."""
    contract = state.contract
    assert contract is not None
    if action.trump is not None:
        contract = contract._replace(trump=TRUMPS.index(action.trump))
    if action.direction is not None:
        contract = contract._replace(direction=DIRECTIONS.index(action.direction))
    state.contract = contract
    _go_on_named(state, contract)


def _go_on_named(state: "BidWhistState", contract: Contract) -> None:
    state.order = ranking(contract.trump, contract.direction, state.terms.spade2_high)
    if not state.terms.kitty:
        begin_play(state)
        return
    _take_up(state, contract)
    state.phase = BURYING


def _take_up(state: "BidWhistState", contract: Contract) -> None:
    state.hands[contract.seat] |= state.kitty


def legal_bury(state: "BidWhistState", seat: int) -> Legal:
    """Return declarer's choice of discards."""
    if seat != state.turn:
        return ()
    hand = state.hands[seat]
    return (Choice(seat, Bury.act, tuple(cards_in(hand)), state.terms.kitty, _jokers_that_go(state, hand)),)


def _jokers_that_go(state: "BidWhistState", hand: int) -> tuple[int, ...]:
    """Return the jokers that must be buried: all held, in a no-trump exchange."""
    assert state.contract is not None
    exchange = state.terms.exchange and state.contract.trump == NO_TRUMP
    return tuple(cards_in(hand & JOKERS)) if exchange else ()


def bury(state: "BidWhistState", action: Bury) -> None:
    """Lay the discards away; in an exchange the others put their jokers into the pile at once."""
    contract = state.contract
    assert contract is not None
    state.buried = bits(action.cards)
    state.hands[contract.seat] ^= state.buried
    if state.terms.exchange and contract.trump == NO_TRUMP:
        seat = contract.seat
        for _ in range(state.terms.seats - 1):
            seat = state.terms.next_seat[seat]
            jokers = state.hands[seat] & JOKERS
            if jokers:
                state.hands[seat] ^= jokers
                state.swaps += ((seat, jokers.bit_count()),)
    if state.swaps:
        state.phase = DRAWING
        state.turn = -1
    else:
        begin_play(state)


def begin_play(state: "BidWhistState") -> None:
    """Have declarer lead to the first trick."""
    assert state.contract is not None
    state.phase = PLAYING
    state.turn = state.leader = state.contract.seat
    state.led = NO_SUIT


def refusal(state: "BidWhistState", action: Action) -> IllegalAction:
    """Return why declarer may not name or bury this."""
    contract = state.contract
    assert contract is not None
    if isinstance(action, Bury):
        hand = state.hands[contract.seat]
        jokers = _jokers_that_go(state, hand)
        if bits(action.cards) & ~hand:
            return IllegalAction("card_not_held")
        if len(action.cards) != state.terms.kitty:
            return IllegalAction("must_bury_count", count=state.terms.kitty)
        return IllegalAction("must_bury_jokers", cards=card_list(jokers))
    trumps, directions = open_names(state.terms, contract)
    what = "direction" if trumps == (None,) else "trump" if directions == (None,) else "both"
    return IllegalAction("name_what_is_open", what=what)
