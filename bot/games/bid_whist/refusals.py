"""Name the rule that an illegal action breaks, with the parameters of its sentence."""

from bot.games.bid_whist.actions import Accept, Bid, BidValue, Bury, CallRenege, Name, Pass, Play, Redeal
from bot.games.bid_whist.auction import bids_allowed, highest
from bot.games.bid_whist.kitty import jokers_to_bury, open_names
from bot.games.bid_whist.labels import bid_name, card_list, trump_name
from bot.games.bid_whist.play import calls_allowed, playable
from bot.games.bid_whist.position import AUCTION, BURYING, NAMING, PLAY, REVIEW, Position
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.actions import Action, seat_of
from bot.rules.cards import bits, cards_in
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.panel import SeatName, localized

ACTS: dict[int, tuple[type[Action], ...]] = {
    AUCTION: (Bid, Pass, Redeal),
    NAMING: (Name,),
    BURYING: (Bury,),
    PLAY: (Play, CallRenege),
    REVIEW: (CallRenege, Accept),
}
"""What belongs to each phase; anything else comes at the wrong time."""


def refusal(position: Position, action: Action) -> IllegalAction:
    """Return why a seat's action is not legal while seats act: the phase, the seat, then the rule."""
    reneging = isinstance(action, CallRenege | Accept)
    if type(action) not in ACTS[position.phase] or (reneging and not position.terms.callable):
        return WrongTime("wrong_phase", phase=position.phase_name)
    if reneging:
        return _refuse_review(position, seat_of(action))
    if action.seat != position.turn:
        return WrongSeat("not_your_turn", player=SeatName(position.turn))
    match action:
        case Play():
            return _refuse_play(position, action)
        case Bury():
            return _refuse_bury(position, action)
        case Name():
            return _refuse_name(position)
        case Bid():
            return _refuse_bid(position, action.bid)
        case Redeal():
            return IllegalAction("no_redeal", option="on" if position.terms.no_court_redeal else "off")
        case _:
            return _refuse_pass(position)


def _refuse_pass(position: Position) -> IllegalAction:
    if position.terms.one_or_redeal or position.terms.forced_min:
        return _forced_bid(position.terms)
    return IllegalAction("dealer_must_bid", bid=bid_name(bids_allowed(position, position.turn)[0].bid))


def _forced_bid(terms: TableRules) -> IllegalAction:
    return IllegalAction("forced_bid", number=terms.min_bid, redeal="yes" if terms.one_or_redeal else "no")


def _refuse_bid(position: Position, bid: BidValue) -> IllegalAction:
    terms = position.terms
    if bid not in terms.bids:
        return IllegalAction("bid_not_offered", low=bid_name(terms.bids[0]), high=bid_name(terms.bids[-1]))
    high = highest(position.calls)
    if high is None:
        # Where there is nothing to beat, only a dealer left alone is held to some bids.
        return _forced_bid(terms)
    allowed = bids_allowed(position, position.turn)
    lowest = bid_name(allowed[0].bid) if allowed else localized("bid-none")
    return IllegalAction("bid_too_low", high=bid_name(high[1]), bid=lowest)


def _refuse_name(position: Position) -> IllegalAction:
    trumps, directions = open_names(position.terms, position.contract)
    what = "direction" if trumps == (None,) else "trump" if directions == (None,) else "both"
    return IllegalAction("name_what_is_open", what=what)


def _refuse_bury(position: Position, action: Bury) -> IllegalAction:
    if bits(action.cards) & ~position.hands[position.turn]:
        return IllegalAction("card_not_held")
    if len(action.cards) != position.terms.kitty:
        return IllegalAction("must_bury_count", count=position.terms.kitty)
    return IllegalAction("must_bury_jokers", cards=card_list(jokers_to_bury(position)))


def _refuse_play(position: Position, action: Play) -> IllegalAction:
    hand, order = position.hands[position.turn], position.order
    if not hand >> action.card & 1:
        return IllegalAction("card_not_held")
    if action.nt or order is None:
        return IllegalAction("no_trump_is_named")
    cards = card_list(cards_in(playable(position, order, position.turn)))
    if not position.trick:
        return IllegalAction("joker_leads_last", cards=cards)
    if hand & order.masks[position.led]:
        return IllegalAction("must_follow_suit", suit=trump_name(position.led), cards=cards)
    return IllegalAction("must_throw_joker", cards=cards)


def _refuse_review(position: Position, seat: int) -> IllegalAction:
    """Return why a seat may not make this call, or accept again."""
    if position.accepted >> seat & 1:
        return IllegalAction("already_accepted")
    books = [call.book for call in calls_allowed(position, seat)]
    if not books:
        return IllegalAction("nothing_to_call")
    if not position.terms.must_name_book:
        return IllegalAction("call_names_no_book")
    return IllegalAction("no_such_call", books=", ".join(map(str, books)))
