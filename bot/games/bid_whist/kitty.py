"""Handle the phases after the auction: naming, taking up the kitty, burying, putting jokers into the pile."""

from bot.games.bid_whist.actions import Bury, Name
from bot.games.bid_whist.cards import DIRECTIONS, JOKERS, NO_SUIT, NO_TRUMP, TRUMPS, UNNAMED, ranking
from bot.games.bid_whist.position import BURYING, DRAWING, NAMING, NOBODY, PLAY, Contract, Position, PublicPosition
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.actions import CardSelection
from bot.rules.cards import bits, cards_in
from bot.rules.legal_actions import NOTHING, LegalActions


def begin(position: Position) -> None:
    """Continue after the auction with the naming, or skip it if the bid left no part open."""
    contract = position.contract
    position.turn = contract.seat
    if position.terms.by_first_lead:
        begin_play(position)
    elif UNNAMED in (contract.trump, contract.direction):
        position.phase = NAMING
        if position.terms.after_kitty:
            _take_kitty(position)
    else:
        _after_naming(position)


def open_names(terms: TableRules, contract: Contract) -> tuple[tuple[str | None, ...], tuple[str | None, ...]]:
    """Return the words for trump and for direction to choose from; only None where nothing is open."""
    trumps = terms.trumps if contract.trump == UNNAMED else (None,)
    directions = tuple(DIRECTIONS[way] for way in terms.directions) if contract.direction == UNNAMED else (None,)
    return trumps, directions


def legal_names(position: Position, seat: int) -> LegalActions:
    """Return the trump suits and no-trump directions that declarer can name."""
    if seat != position.turn:
        return NOTHING
    trumps, directions = open_names(position.terms, position.contract)
    return LegalActions(tuple(Name(seat, trump, direction) for direction in directions for trump in trumps))


def name(position: Position, action: Name) -> None:
    """Fix trump and direction as far as they are open."""
    contract, trump, direction = position.contract, action.trump, action.direction
    position.contract = Contract(
        contract.seat,
        contract.bid,
        contract.trump if trump is None else TRUMPS.index(trump),
        contract.direction if direction is None else DIRECTIONS.index(direction),
    )
    _after_naming(position)


def _after_naming(position: Position) -> None:
    """Go on to the burying, or without a kitty to the play."""
    contract = position.contract
    position.order = ranking(contract.trump, contract.direction, position.terms.spade2_high)
    if position.terms.kitty:
        # With naming after the kitty it is in the hand already; to take it up again changes nothing.
        _take_kitty(position)
        position.phase = BURYING
    else:
        begin_play(position)


def _take_kitty(position: Position) -> None:
    position.hands[position.contract.seat] |= position.kitty


def legal_bury(position: Position, seat: int) -> LegalActions:
    """Return declarer's choice of discards."""
    if seat != position.turn:
        return NOTHING
    hand = tuple(cards_in(position.hands[seat]))
    return LegalActions((CardSelection(seat, Bury.act, hand, position.terms.kitty, jokers_to_bury(position)),))


def exchanges(position: PublicPosition) -> bool:
    """Return whether jokers are exchanged for discards in this deal, before the play."""
    return position.terms.exchange and position.contract.trump == NO_TRUMP


def jokers_to_bury(position: Position) -> tuple[int, ...]:
    """Return the jokers that declarer must bury: all held, in an exchange."""
    return tuple(cards_in(position.hands[position.turn] & JOKERS)) if exchanges(position) else ()


def bury(position: Position, action: Bury) -> None:
    """Lay the discards away; in an exchange the others put their jokers into the pile at once."""
    position.buried = bits(action.cards)
    position.hands[position.turn] ^= position.buried
    if exchanges(position):
        _discard_jokers(position)
    if position.swaps:
        # What they draw is randomness, and so no player's turn.
        position.phase = DRAWING
        position.turn = NOBODY
    else:
        begin_play(position)


def _discard_jokers(position: Position) -> None:
    """Take the others' jokers, clockwise from declarer's left; they draw later, in the same order."""
    seat = position.turn
    for _ in range(position.terms.seats - 1):
        seat = position.terms.next_seat[seat]
        jokers = position.hands[seat] & JOKERS
        if jokers:
            position.hands[seat] ^= jokers
            position.swaps += ((seat, jokers.bit_count()),)


def begin_play(position: Position) -> None:
    """Let declarer lead to the first trick."""
    position.phase = PLAY
    position.turn = position.leader = position.contract.seat
    position.led = NO_SUIT
