"""The auction: who may bid what, who may not pass, who may demand a redeal, and what the winning bid leaves open."""

from bot.games.bid_whist import kitty
from bot.games.bid_whist.actions import (
    BARE,
    DOWN,
    KIND_DOWN,
    KIND_NT,
    KIND_NT_DOWN,
    KIND_UP,
    MOST_SEATS,
    NO_TRUMP,
    UNNAMED,
    UP,
    Bid,
    Pass,
    Redeal,
)
from bot.games.bid_whist.names import bid_name
from bot.games.bid_whist.parts import NOBODY, SHUFFLE, Calls, Contract
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.terms import Terms
from bot.rules.actions import Action
from bot.rules.cards import bits
from bot.rules.errors import IllegalAction
from bot.rules.game import Legal
from bot.rules.panel import say

PASS = tuple(Pass(seat) for seat in range(MOST_SEATS))
REDEAL = tuple(Redeal(seat) for seat in range(MOST_SEATS))
COURT = bits(suit * 13 + rank for suit in range(4) for rank in (9, 10, 11))
"""Jacks, queens and kings; aces do not count as court."""


def highest(calls: Calls) -> tuple[int, int]:
    """Return seat and bid of the highest bid so far; the bid is 0 if there is none."""
    for seat, bid in reversed(calls):
        if bid:
            return seat, bid
    return NOBODY, 0


def legal(position: Position, seat: int) -> Legal:
    """Return the bids, the pass and the redeal that a seat may choose from."""
    if seat != position.turn:
        return ()
    actions: list[Action] = list(_bids(position, seat))
    if not is_forced(position):
        actions.append(PASS[seat])
    if may_redeal(position, seat):
        actions.append(REDEAL[seat])
    return tuple(actions)


def is_forced(position: Position) -> bool:
    """Return whether everybody else has passed, so that the dealer may not."""
    return len(position.calls) == position.terms.seats - 1 and not any(bid for _, bid in position.calls)


def may_redeal(position: Position, seat: int) -> bool:
    """Return whether a seat may demand a redeal: by its cards, at its first turn, or as the dealer left alone."""
    terms = position.terms
    if terms.one_or_redeal and is_forced(position):
        return True
    spoken = any(caller == seat for caller, _ in position.calls)
    return terms.no_court_redeal and not spoken and not position.hands[seat] & COURT


def _bids(position: Position, seat: int) -> list[Bid]:
    terms = position.terms
    bids = terms.bid_actions[seat]
    if is_forced(position):
        if terms.one_or_redeal or terms.forced_min:
            return [action for action in bids if action.bid // 6 == terms.min_bid]
        return list(bids)
    _, high = highest(position.calls)
    if not high:
        return list(bids)
    matching = terms.dealer_may_match and seat == position.sheet.dealer
    least = terms.values[high] + (0 if matching else 1)
    return [action for action in bids if terms.values[action.bid] >= least]


def bid(position: Position, action: Bid) -> None:
    """Make a bid."""
    assert action.seat is not None
    _speak(position, action.seat, action.bid)


def pass_turn(position: Position, action: Pass) -> None:
    """Make no bid."""
    assert action.seat is not None
    _speak(position, action.seat, 0)


def redeal(position: Position, action: Redeal) -> None:
    """Have the same dealer deal again."""
    position.clear()
    position.phase = SHUFFLE


def _speak(position: Position, seat: int, call: int) -> None:
    terms = position.terms
    position.calls += ((seat, call),)
    if terms.one_turn:
        over = len(position.calls) == terms.seats
        passed: set[int] = set()
    else:
        passed = {caller for caller, made in position.calls if not made}
        _, high = highest(position.calls)
        # Nobody can outbid the top: the others need not be asked.
        over = high > 0 and (len(passed) == terms.seats - 1 or terms.values[high] == terms.top)
    if over:
        declarer, high = highest(position.calls)
        position.contract = contract_of(terms, declarer, high)
        kitty.begin(position)
        return
    position.turn = terms.next_seat[seat]
    while position.turn in passed:
        position.turn = terms.next_seat[position.turn]


def contract_of(terms: Terms, declarer: int, made: int) -> Contract:
    """Return the contract as far as the bid fixes it."""
    kind = made % 6
    one_way = UP if len(terms.directions) == 1 else UNNAMED
    if kind == BARE:
        return Contract(declarer, made, UNNAMED, one_way)
    if kind in (KIND_UP, KIND_DOWN):
        return Contract(declarer, made, UNNAMED, UP if kind == KIND_UP else DOWN)
    if kind == KIND_NT:
        return Contract(declarer, made, NO_TRUMP, one_way)
    return Contract(declarer, made, NO_TRUMP, DOWN if kind == KIND_NT_DOWN else UP)


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return why a seat whose turn it is may not make this call."""
    assert action.seat is not None
    terms = position.terms
    bids = _bids(position, action.seat)
    lowest = bid_name(bids[0].bid) if bids else say("bid-none")
    or_redeal = "yes" if terms.one_or_redeal else "no"
    if isinstance(action, Redeal):
        return IllegalAction("no_redeal", option="on" if terms.no_court_redeal else "off")
    if isinstance(action, Pass):
        return IllegalAction("dealer_must_bid", bid=lowest, redeal=or_redeal)
    assert isinstance(action, Bid)
    if action.bid not in terms.bids:
        return IllegalAction("bid_not_offered", low=bid_name(terms.bids[0]), high=bid_name(terms.bids[-1]))
    if is_forced(position):
        return IllegalAction("forced_bid", number=terms.min_bid, redeal=or_redeal)
    _, high = highest(position.calls)
    return IllegalAction("bid_too_low", high=bid_name(high), bid=lowest)
