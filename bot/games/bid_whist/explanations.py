"""Explain the question to a seat in one line for new players, and the possible cost of a bid."""

from operator import add

from bot.games.bid_whist.actions import KIND_DOWN, KIND_UP, BidValue, Play
from bot.games.bid_whist.cards import ACES_BAD, JOKERS, NO_TRUMP, UP, Ranking
from bot.games.bid_whist.play import allowed
from bot.games.bid_whist.position import AUCTION, BURYING, NAMING, PLAY, REVIEW, Contract
from bot.games.bid_whist.scoring import needed, points_of, total_of, winner_of
from bot.games.bid_whist.state import View
from bot.games.bid_whist.tactics import rightful
from bot.rules.panel import LocalizedText, localized


def explain(view: View) -> LocalizedText | None:
    """Return an explanation of the question to this seat; None without a question, or if the hand has it."""
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
        trump = "no" if view.contract.bid.no_trump else "yes"
        return localized("explain-naming", trump=trump, bad="yes" if ACES_BAD in terms.directions else "no")
    if view.phase == BURYING:
        book = terms.kitty_book == "declarer"
        return localized("explain-burying", count=terms.kitty, book="yes" if book else "no")
    if view.phase != PLAY:
        return None
    order = view.order
    if order is None:
        return localized("explain-lead-names")
    # Newcomers take a joker for the highest trump; in no trump it never wins.
    useless = "yes" if order.nt and view.hand & JOKERS else "no"
    if not view.trick:
        free = allowed(terms, order, view.hand, view.led, leads=True) == view.hand
        return localized("explain-lead", joker="yes" if free else "no", useless=useless)
    playable = {action.card for action in view.legal if isinstance(action, Play)}
    if len(playable) < view.hand.bit_count():  # the hand has the reason against the other cards
        return localized("explain-jokers") if useless == "yes" else None
    return localized("explain-follow", trump=_following(view, order), useless=useless)


def _following(view: View, order: Ranking) -> str:
    """Return the case of the line: what may be played without a renege, also where reneges are possible."""
    jokers = view.hand & JOKERS
    if not order.nt:
        return "yes"
    if jokers != view.hand and rightful(view.terms, order, view.hand, view.led) == jokers:
        return "joker"
    return "anytime" if jokers and view.terms.play_anytime else "no"


def bid_warning(view: View, seat: int, bid: BidValue) -> LocalizedText | None:
    """Return that a bid costs the game if it is missed by a book, with all others theirs; None if it doesn't."""
    terms = view.terms
    if not terms.pairs or not terms.keeps_score:
        return None
    side, books = terms.side_of[seat], needed(terms, bid.number) - 1
    contract = Contract(seat, bid, NO_TRUMP if bid.no_trump else 0, UP)
    taken = [books if each == side else total_of(terms) - books for each in range(terms.sides)]
    _, points = points_of(terms, contract, taken)
    misses = tuple(count + (each == side) for each, count in enumerate(view.sheet.misses))
    sheet = view.sheet._replace(scores=tuple(map(add, view.sheet.scores, points)), misses=misses)
    won = winner_of(terms, sheet, contract, made=False)
    return None if won is None or won[0] == side else localized("bid-warning", cost=-points[side])
