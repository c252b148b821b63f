"""Explain the question to a seat in one line for new players, and the possible cost of a bid."""

from operator import add

from bot.games.bid_whist.actions import KIND_DOWN, KIND_UP, BidValue
from bot.games.bid_whist.cards import JOKERS, NO_TRUMP, UP
from bot.games.bid_whist.play import allowed
from bot.games.bid_whist.position import AUCTION, BURYING, NAMING, PLAY, REVIEW, Contract
from bot.games.bid_whist.scoring import needed, points_of, total_of, winner_of
from bot.games.bid_whist.state import View
from bot.rules.panel import LocalizedText, localized


def explain(view: View) -> LocalizedText | None:
    """Return an explanation of the question to this seat; None without a question."""
    terms = view.terms
    if view.phase == REVIEW and view.legal:
        return localized("explain-review", penalty=terms.false_penalty)
    if view.turn != view.seat:
        return None
    kinds = any(bid.kind in {KIND_UP, KIND_DOWN} for bid in terms.bids)
    if view.phase == AUCTION:
        return localized(
            "explain-auction",
            pairs="yes" if terms.pairs else "no",
            kinds="yes" if kinds else "no",
            kitty="yes" if terms.kitty else "no",
        )
    if view.phase == NAMING:
        return localized("explain-naming", trump="no" if view.contract.bid.no_trump else "yes")
    if view.phase == BURYING:
        book = terms.kitty_book == "declarer"
        return localized("explain-burying", count=terms.kitty, book="yes" if book else "no")
    if view.phase != PLAY:
        return None
    # Newcomers take a joker for the highest trump; in no trump it never wins.
    useless = "yes" if view.contract.trump == NO_TRUMP and view.hand & JOKERS else "no"
    if not view.trick:
        return localized("explain-lead", joker="no" if _must_play(view) & ~JOKERS else "yes", useless=useless)
    forced = "joker" if _must_play(view) & JOKERS else "no"
    trump = forced if view.contract.trump == NO_TRUMP else "yes"
    return localized("explain-follow", trump=trump, useless=useless)


def _must_play(view: View) -> int:
    """Return the only cards that may be played because of the rules for jokers in no trump; 0 if others may."""
    order = view.order
    if order is None or (view.trick and view.hand & order.masks[view.led]):
        return 0
    cards = allowed(view.terms, order, view.hand, view.led, leads=not view.trick)
    return cards if cards != view.hand else 0


def bid_warning(view: View, seat: int, bid: BidValue) -> LocalizedText | None:
    """Return that a bid costs the game if it is missed by a book, with all others theirs; None if it doesn't."""
    terms = view.terms
    if not terms.pairs:
        return None
    side, books = terms.side_of[seat], needed(terms, bid.number) - 1
    contract = Contract(seat, bid, NO_TRUMP if bid.no_trump else 0, UP)
    taken = [books if each == side else total_of(terms) - books for each in range(terms.sides)]
    _, points = points_of(terms, contract, taken)
    misses = tuple(count + (each == side) for each, count in enumerate(view.sheet.misses))
    sheet = view.sheet._replace(scores=tuple(map(add, view.sheet.scores, points)), misses=misses)
    won = winner_of(terms, sheet, contract, made=False)
    return None if won is None or won[0] == side else localized("bid-warning", cost=-points[side])
