"""The beginner at Bid Whist: it plays only by the advice of the tutorial.

The advice (`bot/games/bid_whist/text/en/lesson.ftl`): count your hand uptown and downtown, add the buried
book, and bid what you can count and a little from the kitty. Bury whole suits. Draw trumps before anything else, from
the top, and give the card that beats you a low one. Cash the sure books, then lose what you must while you can
still cut. The tutorial has little advice for defenders; the beginner leads aces, and plays high to win, else low.
"""

from random import Random

from bot.games.bid_whist.actions import Accept, Bid, Bury, Name, Pass, Play
from bot.games.bid_whist.cards import DIRECTIONS, JOKERS, NO_SUIT, TRUMPS, Ranking, ranking
from bot.games.bid_whist.heuristic import orders_of
from bot.games.bid_whist.position import AUCTION, PLAY
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.state import View
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in
from bot.rules.heuristic import Heuristic

OTHERS = 0.5
"""The share of the other books that a beginner expects from the kitty and the partner.

The lesson counts nine books, bids ten, and takes eleven: half of the four others.
"""


class BidWhistBeginner(Heuristic[View]):
    """Plays by the tutorial's advice."""

    def choose(self, view: View, rng: Random) -> Action | None:
        """Return the advised action; None when it is another player's turn."""
        accept = next((action for action in view.legal.actions if isinstance(action, Accept)), None)
        if accept is not None or view.seat is None or view.seat != view.turn:
            return accept
        if view.phase == AUCTION:
            return _call(view)
        if view.phase == PLAY:
            return _card(view, [action for action in view.legal.actions if isinstance(action, Play)])
        if view.legal.choices:
            return _bury(view)
        names = [action for action in view.legal.actions if isinstance(action, Name)]
        return max(names, key=lambda name: _expected(view, _named(view, name)))


# The auction


def _call(view: View) -> Action:
    """Return the lowest bid that the count allows, or a pass; a forced dealer makes the best of the lowest bids."""
    bids = [action for action in view.legal.actions if isinstance(action, Bid)]
    instead = next((action for action in view.legal.actions if isinstance(action, Pass)), None)
    lowest = [action for action in bids if action.bid.number == bids[0].bid.number]
    best = max(lowest, key=lambda action: _best(view, action), default=None)
    if best is None or (instead and _best(view, best) < needed(view.terms, best.bid.number)):
        return instead or bids[0]
    return best


def _best(view: View, action: Bid) -> float:
    return max(_expected(view, order) for order in orders_of(view.terms, action.bid))


def _expected(view: View, order: Ranking) -> float:
    """Return the books that the beginner expects under a contract; no trump is not for hands with jokers."""
    if order.nt and view.hand & JOKERS:
        return 0.0
    counted = _count(view, order) + (view.terms.kitty_book != "none")
    return counted + OTHERS * (view.terms.hand + 1 - counted)


def _count(view: View, order: Ranking) -> int:
    """Return the books in the hand: trumps except one for each higher one outside, and sure cards of side suits."""
    total = 0
    for suit in range(4):
        held = view.hand & order.masks[suit]
        sure = _sure(order, view.hand, suit)
        if suit == order.trump:
            sure = max(sure, held.bit_count() - (view.terms.jokers & ~held).bit_count())
        total += sure
    return total


def _sure(order: Ranking, hand: int, suit: int) -> int:
    """Return how many cards of a suit are the best ones of it."""
    held = sorted(cards_in(hand & order.masks[suit]), key=order.strength, reverse=True)
    return next((place for place, card in enumerate(held) if order.above[card] & ~hand), len(held))


def _named(view: View, name: Name) -> Ranking:
    contract = view.contract
    trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
    direction = contract.direction if name.direction is None else DIRECTIONS.index(name.direction)
    return ranking(trump, direction, view.terms.spade2_high)


def _bury(view: View) -> Action:
    """Bury whole suits, the ones with the fewest cards first, but no trumps and no sure cards."""
    choice, order = view.legal.choices[0], view.order
    assert order is not None

    def keep(card: int) -> tuple[bool, bool, int, int]:
        suit = order.suit_of[card]
        sure = not order.above[card] & ~view.hand
        length = (view.hand & order.masks[suit]).bit_count()
        return not order.nt and suit == order.trump, sure and suit != NO_SUIT, length, order.strength(card)

    spare = sorted((card for card in choice.cards if card not in choice.must), key=keep)
    return Bury(choice.seat, tuple(sorted((*choice.must, *spare[: choice.count - len(choice.must)]))))


# The play


def _card(view: View, plays: list[Play]) -> Play:
    """Return the card: the first lead names the longest suit, later ones follow the advice."""
    order = view.order
    if order is None:
        suits = [play.card // 13 for play in plays if not play.nt]
        longest = max(suits, key=suits.count)
        return max((play for play in plays if play.card // 13 == longest and not play.nt), key=lambda p: p.card)
    by_card = {play.card: play for play in plays}
    cards = sorted(by_card, key=order.strength)
    return by_card[_follow(view, order, cards) if view.trick else _lead(view, order, cards)]


def _lead(view: View, order: Ranking, cards: list[int]) -> int:
    """Lead trumps as declarer's side, then sure cards, then the highest of the shortest suit."""
    seen = view.hand | view.buried | bits(card for trick in view.tricks for card in trick.cards)
    out = view.terms.deck & ~seen
    trumps = [card for card in cards if not order.nt and order.suit_of[card] == order.trump]
    if trumps and view.seat == view.contract.seat and out & order.masks[order.trump]:
        return trumps[0] if order.above[trumps[-1]] & out else trumps[-1]
    side = [card for card in cards if card not in trumps and not JOKERS >> card & 1]
    sure = [card for card in side if not order.above[card] & ~seen]
    if sure:
        return sure[-1]
    return side[0] if side else cards[-1]


def _follow(view: View, order: Ranking, cards: list[int]) -> int:
    """Win with the lowest card that wins if last, else with the highest; throw the lowest on the partner's book."""
    led = view.led if view.led != NO_SUIT else order.suit_of[cards[0]]
    powers = order.powers[led]
    winning = sorted((card for card in cards if powers[card] > view.best), key=powers.__getitem__)
    last = len(view.trick) == view.seats - 1
    sides = view.terms.side_of
    partners = bool(view.best) and view.terms.pairs and sides[view.winner] == sides[view.seat or 0]
    if not winning or (partners and (last or len(view.trick) > 1)):
        return _throw(order, cards)
    cuts = order.suit_of[winning[0]] != led
    return winning[0] if last or cuts else winning[-1]


def _throw(order: Ranking, cards: list[int]) -> int:
    """Return the lowest card, a joker in no trump first, a trump last."""
    return min(cards, key=lambda card: (not order.nt and order.suit_of[card] == order.trump, order.strength(card)))
