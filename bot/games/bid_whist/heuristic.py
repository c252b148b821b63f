"""Choose an action for Bid Whist from a view by heuristics."""

from typing import TYPE_CHECKING

from bot.games.bid_whist import hand_evaluation, play, tactics
from bot.games.bid_whist.actions import BARE, Accept, Bid, BidValue, Bury, CallRenege, Name, Pass, Play, Redeal
from bot.games.bid_whist.auction import highest
from bot.games.bid_whist.cards import DIRECTIONS, JOKERS, NO_SUIT, NO_TRUMP, TRUMPS, UNNAMED, Ranking, ranking
from bot.games.bid_whist.determinize import evidence, excluded_by_plays
from bot.games.bid_whist.position import AUCTION, NOBODY, PLAY, Call, Contract
from bot.games.bid_whist.scoring import loses_if_set, needed
from bot.games.bid_whist.state import View
from bot.games.bid_whist.table_rules import TableRules
from bot.games.bid_whist.tactics import PlayContext
from bot.rules.actions import Action
from bot.rules.cards import cards_in
from bot.rules.heuristic import Heuristic
from bot.rules.legal_actions import LegalActions

if TYPE_CHECKING:
    from random import Random


OVER_PARTNER = 1
"""How many numbers more than the partner's bid are worth overcalling it."""
NT_DOUBT = (0.0, 0.5)
"""Books that a no-trump bid must promise beyond a trump bid where it counts double, and where it does not."""
COMPETING = 1.0
"""Books that a bid may promise less where the opponents would play otherwise, and score nothing for a set."""
AT_STAKE = 2.0
"""Books that a bid may promise less where the opponents win the game by making theirs."""
AT_RISK = 0.5
"""Books that a bid must promise more where a set loses the game, and the contract does not win it."""
REDEAL_DOUBT = 0.7
"""Books that a bid must promise beyond its number where a fresh deal can be had instead."""


class BidWhistHeuristic(Heuristic[View]):
    """Heuristics for the auction, the kitty, the play and renege calls."""

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return the heuristic action; None when it is another player's turn."""
        seat, legal = view.seat, view.legal
        if seat is None:
            return None
        call = certain_renege(view, seat)
        if call is not None:
            return call
        accept = next((action for action in legal.actions if isinstance(action, Accept)), None)
        if accept is not None:
            return accept
        if seat != view.turn:
            return None
        if view.phase == PLAY:
            return self._play(view, seat, [action.card for action in legal.actions if isinstance(action, Play)])
        if view.phase == AUCTION:
            doubt = self.doubt(view.hand)
            return speak(view.terms, seat, view.hand, view.calls, legal, view.scores, doubt=doubt)
        return _name_or_bury(view, view.contract, legal)

    def doubt(self, hand: int) -> float:
        """Return the additional books that a bid requires; negative: the seat overestimates its hand."""
        return 0.0

    def context(self, view: View, seat: int, order: Ranking) -> PlayContext:
        """Return the facts by which a seat chooses a card."""
        return scene_of(view, seat, order)

    def _play(self, view: View, seat: int, plays: list[int]) -> Action:
        """Return the chosen card; the first lead where it names the trump."""
        order = view.order
        if order is None:
            return first_lead(view.terms, seat, view.hand)
        return Play(seat, _fair_choice(self.context(view, seat, order), plays))


def speak(
    terms: TableRules,
    seat: int,
    hand: int,
    calls: tuple[Call, ...],
    legal: LegalActions,
    scores: tuple[int, ...],
    *,
    doubt: float = 0.0,
) -> Action:
    """Return a call: the lowest bid of the best kind that the hand is worth, a redeal of a poor hand, or a pass.

    A dealer who may not pass makes the lowest bid of the kind that suits the hand.

    Args:
        doubt: the additional books that a bid requires.
    """
    bids = [action for action in legal.actions if isinstance(action, Bid)]
    redeal = next((action for action in legal.actions if isinstance(action, Redeal)), None)
    instead = redeal or next((action for action in legal.actions if isinstance(action, Pass)), None)
    if instead is None:
        return _forced_bid(terms, hand, bids)
    if bids and hand_evaluation.is_signal_turn(terms, calls):
        return _show(terms, hand, calls, bids, doubt + (REDEAL_DOUBT if redeal else 0.0)) or instead
    if bids:
        partner = hand_evaluation.shown_by_partner(terms, calls, seat)
        worth, bid = _best_bid(terms, hand, bids, partner)
        least = needed(terms, bid.bid.number)
        high = highest(calls)
        if high is not None and terms.pairs and terms.side_of[high[0]] == terms.side_of[seat]:
            least = max(least, needed(terms, high[1].number) + OVER_PARTNER)
        least += doubt - _pressure(terms, seat, high, bid.bid, scores)
        if worth >= least + (REDEAL_DOUBT if redeal else 0.0):
            return bid
    return instead


def _forced_bid(terms: TableRules, hand: int, bids: list[Bid]) -> Bid:
    """Return the bid of a dealer who may not pass: no trump that is probably set would lose double."""
    worth, best = _best_bid(terms, hand, bids)
    trumps = [action for action in bids if not action.bid.no_trump]
    if best.bid.no_trump and trumps and terms.nt_multiplier > 1 and worth < needed(terms, best.bid.number):
        return _best_bid(terms, hand, trumps)[1]
    return best


def _pressure(
    terms: TableRules, seat: int, high: tuple[int, BidValue] | None, own: BidValue, scores: tuple[int, ...]
) -> float:
    """Return the additional books to risk against a bid of the opponents, who score without an overcall.

    They are negative where a set loses the game and the contract does not win it.
    """
    score = scores[terms.side_of[seat]]
    caution = AT_RISK if loses_if_set(terms, score, own) and not _wins_if_made(terms, score, own) else 0.0
    if high is None or not terms.pairs or terms.side_of[high[0]] == terms.side_of[seat]:
        return -caution
    setters = terms.options["setters"]
    if setters == "every_trick":
        # They count their books of a bid that fails as well, and it takes nothing from them.
        return 0.0
    if _wins_if_made(terms, scores[terms.side_of[high[0]]], high[1]):
        return AT_STAKE
    return (COMPETING if setters == "none" else 0.0) - caution


def _wins_if_made(terms: TableRules, score: int, bid: BidValue) -> bool:
    """Return whether a side with this score wins the game with the books of its bid."""
    gain = {"odd_books": bid.number, "flat1": 1}.get(str(terms.options["make"]), needed(terms, bid.number))
    if bid.no_trump:
        gain *= terms.nt_multiplier
    return bool(terms.target) and score + gain >= terms.target


def _show(terms: TableRules, hand: int, calls: tuple[Call, ...], bids: list[Bid], doubt: float) -> Bid | None:
    """Return the bid that shows a hand, or else promises books above all signals; None where neither is worth it."""
    ways = [
        hand_evaluation.best(terms, hand_evaluation.contracts(True, (way,), terms.spade2_high), hand)[0]
        for way in terms.directions
    ]
    up, down = ways[0], max(ways[1:])
    number = hand_evaluation.signal_for(calls, up, down)
    for action in bids:
        fits = action.bid.number == number or action.bid.number > hand_evaluation.HIGH
        if fits and max(up, down) >= needed(terms, action.bid.number) + doubt:
            return action
    return None


def _best_bid(terms: TableRules, hand: int, bids: list[Bid], partner: int | None = None) -> tuple[float, Bid]:
    """Return the cheapest bid of the most promising kind, and the books that it may take.

    A hand with both jokers bids no trump only where it can bid no suit: jokers take nothing in no trump.

    Args:
        hand: whose bid it is.
        bids: those that may be made.
        partner: the number by which the partner has shown a hand.
    """
    suits = [action for action in bids if not action.bid.no_trump] if hand & JOKERS == JOKERS else []
    cheapest: dict[int, Bid] = {}
    for action in suits or bids:
        cheapest.setdefault(action.bid.kind, action)
    found: list[tuple[float, int, Bid]] = []
    for kind, action in cheapest.items():
        orders = orders_of(terms, action.bid)
        worth = max(
            hand_evaluation.books(terms, order, hand) + hand_evaluation.gain(partner, order.direction)
            for order in orders
        )
        doubt = NT_DOUBT[terms.nt_multiplier == 1] if action.bid.no_trump else 0.0
        found.append((worth - doubt - action.bid.number, -kind, action))
    margin, _, action = max(found, key=lambda one: one[:2])
    return margin + action.bid.number, action


def orders_of(terms: TableRules, bid: BidValue) -> tuple[Ranking, ...]:
    """Return the orders that can be named after a bid of this kind."""
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    if bid.no_trump:
        return tuple(ranking(NO_TRUMP, way, terms.spade2_high) for way in ways)
    no_trump = bid.kind == BARE and "nt" in terms.trumps
    return hand_evaluation.contracts(no_trump, ways, terms.spade2_high)


def _name_or_bury(view: View, contract: Contract, legal: LegalActions) -> Action:
    """Return the best name for the hand and the partner's signal, or the cards to bury."""
    terms, hand = view.terms, view.hand
    if legal.choices:
        choice = legal.choices[0]
        order = ranking(contract.trump, contract.direction, terms.spade2_high)
        return Bury(choice.seat, hand_evaluation.discards(terms, order, hand, choice.must))
    names = [action for action in legal.actions if isinstance(action, Name)]
    partner = hand_evaluation.shown_by_partner(terms, view.calls, contract.seat)
    return max(names, key=lambda name: _worth_of(terms, contract, hand, name, partner))


def _worth_of(terms: TableRules, contract: Contract, hand: int, name: Name, partner: int | None) -> float:
    trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
    way = contract.direction
    if name.direction is not None:
        way = DIRECTIONS.index(name.direction)
    order = ranking(trump, way, terms.spade2_high)
    return hand_evaluation.books(terms, order, hand, kitty=terms.after_kitty) + hand_evaluation.gain(partner, way)


def certain_renege(view: View, seat: int) -> CallRenege | None:
    """Return a renege call that must be right: a player has later shown a card that they did not follow with."""
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


def scene_of(view: View, seat: int, order: Ranking) -> PlayContext:
    """Return the facts by which a seat chooses a card."""
    seen = view.hand | view.buried
    for other in range(view.seats):
        seen |= view.played_by(other)
    return PlayContext(
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
        returned=_partners_suit(view, seat, order) if order.nt else NO_SUIT,
    )


def _partners_suit(view: View, seat: int, order: Ranking) -> int:
    """Return the suit that the partner has led first in this deal; `NO_SUIT` if none."""
    side_of = view.terms.side_of
    for trick in view.tricks:
        if trick.leader != seat and side_of[trick.leader] == side_of[seat]:
            return order.suit_of[trick.cards[0]]
    return NO_SUIT


def _fair_choice(scene: PlayContext, plays: list[int]) -> int:
    """Return a choice among the plays that are no renege."""
    if scene.terms.callable:
        fair = tactics.rightful(scene.terms, scene.order, scene.hand, scene.led)
        plays = [card for card in plays if fair >> card & 1] or plays
    return tactics.choose(scene, plays)


def first_lead(terms: TableRules, seat: int, hand: int) -> Play:
    """Return the lead that names the best trump: its highest card, or the best suit's in no trump."""
    _, order = hand_evaluation.best(
        terms, hand_evaluation.contracts(True, terms.directions, terms.spade2_high), hand, kitty=True
    )
    cards = cards_in(hand)
    if order.nt:
        return Play(seat, max(cards, key=lambda card: (order.strength(card), -card)), nt=True)
    return Play(seat, max((card for card in cards if order.suit_of[card] == order.trump), key=order.strength))
