"""After the auction: naming what the bid left open, taking up the kitty, burying, putting jokers into the pile."""

from bot.games.bid_whist.actions import Bury, Name
from bot.games.bid_whist.cards import DIRECTIONS, JOKERS, NO_TRUMP, TRUMPS, UNNAMED
from bot.games.bid_whist.names import card_list
from bot.games.bid_whist.parts import BURYING, DRAWING, NAMING, NOBODY, PLAYING, Contract
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.ranking import NO_SUIT, ranking
from bot.games.bid_whist.terms import Terms
from bot.rules.actions import Action, Choice
from bot.rules.cards import bits, cards_in
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal


def begin(position: Position) -> None:
    """Go on from the auction: to the naming, or past it if the bid said everything."""
    contract = position.contract
    assert contract is not None
    position.turn = contract.seat
    if position.terms.by_first_lead:
        begin_play(position)
    elif UNNAMED in (contract.trump, contract.direction):
        position.phase = NAMING
        if position.terms.after_kitty:
            _take_up(position, contract)
    else:
        _go_on_named(position, contract)


def open_names(terms: Terms, contract: Contract) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """Return the words for trump and for direction to choose from; only None where nothing is open."""
    trumps = terms.trumps if contract.trump == UNNAMED else (None,)
    directions = tuple(DIRECTIONS[way] for way in terms.directions) if contract.direction == UNNAMED else (None,)
    return trumps, directions


def legal_names(position: Position, seat: int) -> Legal:
    """Return what declarer may name."""
    contract = position.contract
    if seat != position.turn or contract is None:
        return ()
    trumps, directions = open_names(position.terms, contract)
    return tuple(Name(seat, trump, direction) for direction in directions for trump in trumps)


def name(position: Position, action: Name) -> None:
    """Fix trump and direction."""
    contract = position.contract
    assert contract is not None
    if action.trump is not None:
        contract = contract._replace(trump=TRUMPS.index(action.trump))
    if action.direction is not None:
        contract = contract._replace(direction=DIRECTIONS.index(action.direction))
    position.contract = contract
    _go_on_named(position, contract)


def _go_on_named(position: Position, contract: Contract) -> None:
    position.order = ranking(contract.trump, contract.direction, position.terms.spade2_high)
    if not position.terms.kitty:
        begin_play(position)
        return
    _take_up(position, contract)
    position.phase = BURYING


def _take_up(position: Position, contract: Contract) -> None:
    position.hands[contract.seat] |= position.kitty


def legal_bury(position: Position, seat: int) -> Legal:
    """Return declarer's choice of discards."""
    if seat != position.turn:
        return ()
    hand = position.hands[seat]
    return (Choice(seat, Bury.act, tuple(cards_in(hand)), position.terms.kitty, _jokers_that_go(position, hand)),)


def _jokers_that_go(position: Position, hand: int) -> tuple[int, ...]:
    """Return the jokers that must be buried: all held, in a no-trump exchange."""
    assert position.contract is not None
    exchange = position.terms.exchange and position.contract.trump == NO_TRUMP
    return tuple(cards_in(hand & JOKERS)) if exchange else ()


def bury(position: Position, action: Bury) -> None:
    """Lay the discards away; in an exchange the others put their jokers into the pile at once."""
    contract = position.contract
    assert contract is not None
    position.buried = bits(action.cards)
    position.hands[contract.seat] ^= position.buried
    if position.terms.exchange and contract.trump == NO_TRUMP:
        seat = contract.seat
        for _ in range(position.terms.seats - 1):
            seat = position.terms.next_seat[seat]
            jokers = position.hands[seat] & JOKERS
            if jokers:
                position.hands[seat] ^= jokers
                position.swaps += ((seat, jokers.bit_count()),)
    if position.swaps:
        position.phase = DRAWING
        position.turn = NOBODY
    else:
        begin_play(position)


def begin_play(position: Position) -> None:
    """Have declarer lead to the first trick."""
    assert position.contract is not None
    position.phase = PLAYING
    position.turn = position.leader = position.contract.seat
    position.led = NO_SUIT


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return why declarer may not name or bury this."""
    contract = position.contract
    assert contract is not None
    if isinstance(action, Bury):
        hand = position.hands[contract.seat]
        jokers = _jokers_that_go(position, hand)
        if bits(action.cards) & ~hand:
            return IllegalAction("card_not_held")
        if len(action.cards) != position.terms.kitty:
            return IllegalAction("must_bury_count", count=position.terms.kitty)
        return IllegalAction("must_bury_jokers", cards=card_list(jokers))
    trumps, directions = open_names(position.terms, contract)
    what = "direction" if trumps == (None,) else "trump" if directions == (None,) else "both"
    return IllegalAction("name_what_is_open", what=what)
