"""The auction: legal bids, forced bids, redeals, and the contract of the winning bid."""

from bisect import bisect_left

from bot.games.bid_whist import kitty
from bot.games.bid_whist.actions import PASSES, REDEALS, Bid, BidValue, Pass, Redeal
from bot.games.bid_whist.cards import NO_TRUMP, UNNAMED, UP
from bot.games.bid_whist.position import DEALING, Call, Contract, Position, PublicPosition
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.legal_actions import NOTHING, LegalActions

COURT = bits(suit * 13 + rank for suit in range(4) for rank in (9, 10, 11))
"""Jacks, queens and kings; aces do not count as court."""


def highest(calls: tuple[Call, ...]) -> tuple[int, BidValue] | None:
    """Return seat and bid of the highest bid so far, None if all have passed."""
    for seat, bid in reversed(calls):
        if bid is not None:
            return seat, bid
    return None


def legal(position: Position, seat: int) -> LegalActions:
    """Return the bids, the pass and the redeal that a seat can choose from."""
    if seat != position.turn:
        return NOTHING
    actions: tuple[Action, ...] = bids_allowed(position, seat)
    if not is_forced(position):
        actions += PASSES[seat]
    if may_redeal(position, seat):
        actions += REDEALS[seat]
    return LegalActions(actions)


def is_forced(position: PublicPosition) -> bool:
    """Return whether all others have passed, so that the dealer must bid."""
    return len(position.calls) == position.terms.seats - 1 and not any(bid for _, bid in position.calls)


def may_redeal(position: Position, seat: int) -> bool:
    """Return whether a seat may demand a redeal: by its cards, at its first turn, or as the dealer left alone."""
    terms = position.terms
    if terms.one_or_redeal and is_forced(position):
        return True
    spoken = any(caller == seat for caller, _ in position.calls)
    return terms.no_court_redeal and not spoken and not position.hands[seat] & COURT


def bids_allowed(position: Position, seat: int) -> tuple[Bid, ...]:
    """Return the bids of the seat whose turn it is, lowest first."""
    first, end = span(position, seat)
    return position.terms.bid_actions[seat][first:end]


def span(position: Position, seat: int) -> tuple[int, int]:
    """Return the range of the legal bids of the seat to call, among all bids."""
    terms = position.terms
    if is_forced(position):
        # Instead of a redeal, too, only the lowest number may be bid.
        lowest_only = terms.one_or_redeal or terms.forced_min
        return 0, terms.lowest if lowest_only else len(terms.bids)
    high = highest(position.calls)
    if high is None:
        return 0, len(terms.bids)
    matching = terms.dealer_may_match and seat == position.sheet.dealer
    least = terms.height_of[high[1]] + (0 if matching else 1)
    # The bids are in ascending order of their heights, so that those high enough are the last ones.
    return bisect_left(terms.heights, least), len(terms.bids)


def bid(position: Position, action: Bid) -> None:
    """Make a bid."""
    speak(position, action.bid)


def pass_turn(position: Position, action: Pass) -> None:
    """Make no bid."""
    speak(position, None)


def redeal(position: Position, action: Redeal) -> None:
    """Let the same dealer deal again."""
    position.clear()
    position.phase = DEALING


def speak(position: Position, made: BidValue | None) -> None:
    """Enter the call of the seat in turn; go on to the next seat, or end the auction."""
    position.calls += (Call(position.turn, made),)
    high = highest(position.calls) if _is_over(position) else None
    if high is None:
        position.turn = _next_speaker(position)
    else:
        position.contract = contract_of(position.terms, *high)
        kitty.begin(position)


def _is_over(position: Position) -> bool:
    """Return whether no player may speak any more."""
    terms, calls = position.terms, position.calls
    if terms.one_turn:
        return len(calls) == terms.seats
    high = highest(calls)
    if high is None:
        return False
    # No player can outbid the top: the others need not be asked.
    return len(_passed(calls)) == terms.seats - 1 or terms.height_of[high[1]] == terms.heights[-1]


def _next_speaker(position: Position) -> int:
    """Return the next seat that has not passed; where everyone speaks once, none of those to come has."""
    terms = position.terms
    seat = terms.next_seat[position.turn]
    if not terms.one_turn:
        passed = _passed(position.calls)
        while seat in passed:
            seat = terms.next_seat[seat]
    return seat


def _passed(calls: tuple[Call, ...]) -> set[int]:
    return {seat for seat, bid in calls if bid is None}


def contract_of(terms: TableRules, declarer: int, made: BidValue) -> Contract:
    """Return the contract as far as the bid fixes it."""
    direction = made.direction
    if direction == UNNAMED and len(terms.directions) == 1:
        direction = UP
    return Contract(declarer, made, NO_TRUMP if made.no_trump else UNNAMED, direction)
