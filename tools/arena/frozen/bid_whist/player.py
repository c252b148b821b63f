"""The judgement of a sensible Bid Whist player, from a view."""

from typing import TYPE_CHECKING

from bot.games.bid_whist import play
from bot.games.bid_whist.actions import BARE, Accept, Bid, BidValue, Bury, CallRenege, Name, Pass, Play, Redeal
from bot.games.bid_whist.auction import highest
from bot.games.bid_whist.cards import DIRECTIONS, NO_TRUMP, TRUMPS, UNNAMED, Ranking, ranking
from bot.games.bid_whist.determinize import evidence, excluded_by_plays
from bot.games.bid_whist.position import AUCTION, NOBODY, PLAY, Call, Contract
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.state import View
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.actions import Action
from bot.rules.cards import cards_in
from bot.rules.heuristic import Heuristic
from bot.rules.legal_actions import LegalActions
from tools.arena.frozen.bid_whist import estimate, tactics

if TYPE_CHECKING:
    from random import Random

OVER_PARTNER = 1
"""How many numbers more than the partner's bid are worth overcalling it."""
NT_DOUBT = 0.5
"""Books that a no-trump bid must promise beyond a trump bid, for it loses double too."""
REDEAL_DOUBT = 0.7
"""Books that a bid must promise beyond its number where a fresh deal can be had instead."""


class BidWhistReference(Heuristic[View]):
    """Rules of thumb for the auction, the kitty, the play and renege calls."""

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return what a sensible player does now; None when it is somebody else's turn."""
        seat, legal = view.seat, view.legal
        if seat is None:
            return None
        call = _certain_renege(view, seat)
        if call is not None:
            return call
        accept = next((action for action in legal.actions if isinstance(action, Accept)), None)
        if accept is not None:
            return accept
        if seat != view.turn:
            return None
        if view.phase == PLAY:
            return _play(view, seat, [action.card for action in legal.actions if isinstance(action, Play)])
        if view.phase == AUCTION:
            return speak(view.terms, seat, view.hand, view.calls, legal)
        return _name_or_bury(view.terms, view.contract, view.hand, legal)


def speak(terms: TableRules, seat: int, hand: int, calls: tuple[Call, ...], legal: LegalActions) -> Action:
    """Return a call: the lowest bid of the best kind that the hand is worth, a redeal of a poor hand, or a pass.

    A dealer who may not pass makes the lowest bid of the kind that suits the hand.
    """
    bids = [action for action in legal.actions if isinstance(action, Bid)]
    redeal = next((action for action in legal.actions if isinstance(action, Redeal)), None)
    instead = redeal or next((action for action in legal.actions if isinstance(action, Pass)), None)
    if instead is None:
        return _best_bid(terms, hand, bids)[1]
    if bids:
        worth, bid = _best_bid(terms, hand, bids)
        least = needed(terms, bid.bid.number)
        high = highest(calls)
        if high is not None and terms.pairs and terms.side_of[high[0]] == terms.side_of[seat]:
            least = max(least, needed(terms, high[1].number) + OVER_PARTNER)
        if worth >= least + (REDEAL_DOUBT if redeal else 0.0):
            return bid
    return instead


def _best_bid(terms: TableRules, hand: int, bids: list[Bid]) -> tuple[float, Bid]:
    """Return the cheapest bid of the most promising kind, and the books that it may take."""
    cheapest: dict[int, Bid] = {}
    for action in bids:
        cheapest.setdefault(action.bid.kind, action)
    found: list[tuple[float, int, Bid]] = []
    for kind, action in cheapest.items():
        worth, _ = estimate.best(terms, orders_of(terms, action.bid), hand)
        doubt = NT_DOUBT if action.bid.no_trump else 0.0
        found.append((worth - doubt - action.bid.number, -kind, action))
    margin, _, action = max(found, key=lambda one: one[:2])
    return margin + action.bid.number, action


def orders_of(terms: TableRules, bid: BidValue) -> tuple[Ranking, ...]:
    """Return the orders that can be named after a bid of this kind."""
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    if bid.no_trump:
        return tuple(ranking(NO_TRUMP, way, terms.spade2_high) for way in ways)
    no_trump = bid.kind == BARE and "nt" in terms.trumps
    return estimate.contracts(no_trump, ways, terms.spade2_high)


def _name_or_bury(terms: TableRules, contract: Contract, hand: int, legal: LegalActions) -> Action:
    """Return the name that suits the hand best, or what to bury."""
    if legal.choices:
        choice = legal.choices[0]
        order = ranking(contract.trump, contract.direction, terms.spade2_high)
        return Bury(choice.seat, estimate.discards(terms, order, hand, choice.must))
    names = [action for action in legal.actions if isinstance(action, Name)]
    return max(names, key=lambda name: _worth_of(terms, contract, hand, name))


def _worth_of(terms: TableRules, contract: Contract, hand: int, name: Name) -> float:
    trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
    way = contract.direction
    if name.direction is not None:
        way = DIRECTIONS.index(name.direction)
    order = ranking(trump, way, terms.spade2_high)
    return estimate.books(terms, order, hand, kitty=terms.after_kitty)


def _certain_renege(view: View, seat: int) -> CallRenege | None:
    """Return a call that must be right: somebody has shown later what they did not follow with."""
    calls = {action.book: action for action in view.legal.actions if isinstance(action, CallRenege)}
    if not calls or view.order is None:
        return None
    side_of = view.terms.side_of
    known = {number for claim in view.claims for number in claim.proven}
    for number, cards in enumerate(excluded_by_plays(view, view.order)[: play.covered(view)]):
        if not cards or number in known or side_of[play.seat_at(view, number)] == side_of[seat]:
            continue
        if play.later(view, number) & cards:
            call = calls.get(number // view.seats + 1 if view.terms.must_name_book else None)
            if call is not None:
                return call
    return None


def _play(view: View, seat: int, plays: list[int]) -> Action:
    """Return the card that the rules of thumb choose; the first lead where it names the trump."""
    order = view.order
    if order is None:
        return first_lead(view.terms, seat, view.hand)
    seen = view.hand | view.buried
    for other in range(view.seats):
        seen |= view.played_by(other)
    scene = tactics.Scene(
        terms=view.terms,
        order=order,
        seat=seat,
        declarer=view.contract.seat,
        hand=view.hand,
        unseen=view.terms.deck & ~seen,
        led=view.led,
        best=view.best,
        winner=view.winner if view.best else NOBODY,
        left=view.seats - 1 - len(view.trick),
        lacking=evidence(view)[0],
        first=not view.tricks,
    )
    return Play(seat, _fair_choice(scene, plays))


def _fair_choice(scene: tactics.Scene, plays: list[int]) -> int:
    """Return a choice among the plays that are no renege."""
    if scene.terms.callable:
        fair = tactics.rightful(scene.terms, scene.order, scene.hand, scene.led)
        plays = [card for card in plays if fair >> card & 1] or plays
    return tactics.choose(scene, plays)


def first_lead(terms: TableRules, seat: int, hand: int) -> Play:
    """Return the lead that names the best trump: its highest card, or the best suit's in no trump."""
    _, order = estimate.best(terms, estimate.contracts(True, terms.directions, terms.spade2_high), hand, kitty=True)
    cards = cards_in(hand)
    if order.nt:
        return Play(seat, max(cards, key=lambda card: (order.strength(card), -card)), nt=True)
    return Play(seat, max((card for card in cards if order.suit_of[card] == order.trump), key=order.strength))
