"""A deal played on at random without actions: what `State.playout` means, but faster.

It draws luck as the loop of the contract does: for each decision one number below the length of `legal_actions`,
whose order it keeps. So it ends in the same position with as much luck used up, which `tests/games/test_playout.py`
holds with all options and from any position. What comes a few times in a deal goes through the
functions that the actions go through. Only the cards, nine decisions of ten, are a loop of their own, over locals in
place of the position.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.games.bid_whist import auction, dealing, ending, kitty
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.parts import Trick
from bot.games.bid_whist.play import allowed, name_by_lead
from bot.games.bid_whist.position import OVER, Position
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.rules.cards import InOrder, bits, cards_in
from bot.rules.luck import DRAWN

if TYPE_CHECKING:
    from random import Random

_IN_A_SUIT = InOrder()


def playout(position: Position, rng: "Random") -> int:
    """Play on until a deal is counted, and return how many decisions that took; no renege may be callable."""
    deals, done = len(position.sheet.deals), 0
    while position.phase != OVER and len(position.sheet.deals) == deals:
        done += _GO_ON[position.phase](position, rng)
    return done


def _deal(position: Position, rng: "Random") -> int:
    dealing.deal(position, dealing.shuffled(position.terms, rng))
    return 0


def _speak(position: Position, rng: "Random") -> int:
    """Bid, pass, or have the cards dealt again."""
    seat = position.turn
    first, end = auction.span(position, seat)
    bids = end - first
    passes = not auction.is_forced(position)
    number = rng.choice(range(bids + passes + auction.may_redeal(position, seat)))
    if number < bids:
        auction.speak(position, position.terms.bids[first + number])
    elif passes and number == bids:
        auction.speak(position, None)
    else:
        auction.deal_again(position)
    return 1


def _name(position: Position, rng: "Random") -> int:
    trumps, directions = kitty.open_names(position.terms, position.contract)
    direction, trump = divmod(rng.choice(range(len(trumps) * len(directions))), len(trumps))
    kitty.fix(position, trumps[trump], directions[direction])
    return 1


def _bury(position: Position, rng: "Random") -> int:
    rng.choice((None,))  # there is one choice, and then what it stands for
    must = kitty.jokers_that_go(position)
    rest = [card for card in cards_in(position.hands[position.turn]) if card not in must]
    kitty.lay_away(position, (*must, *rng.sample(rest, position.terms.kitty - len(must))))
    return 1


def _draw(position: Position, rng: "Random") -> int:
    dealing.take(position, dealing.drawn_by(position, rng)[1])
    return 0


def _play(position: Position, rng: "Random") -> int:
    """Play all cards that are left."""
    order, done = position.order, 0
    if order is None:
        order, done = _first_lead(position, rng), 1
    return done + _play_on(position, order, rng)


def _first_lead(position: Position, rng: "Random") -> Ranking:
    """Play the card that names the trump, or with its second half of the choices no trump."""
    seat = position.turn
    cards = cards_in(position.hands[seat])
    nt, place = divmod(rng.choice(range(2 * len(cards))), len(cards))
    card = cards[place]
    order = name_by_lead(position, card, nt=nt == 1)
    position.hands[seat] ^= 1 << card
    position.led, position.trick = order.suit_of[card], (card,)
    position.best, position.winner = order.powers[position.led][card], seat
    position.turn = position.terms.next_seat[seat]
    return order


def _play_on(position: Position, order: Ranking, rng: "Random") -> int:
    """Play the cards that are left, count the deal, and return how many they were."""
    terms, suit_of, draw = position.terms, order.suit_of, rng.getrandbits
    jokers = JOKERS if order.nt else 0  # in no trump they have rules of their own
    # Each card lies in two lists, of the hand and of its suit in the hand; both are in order.
    hands = [cards_in(hand) for hand in position.hands]
    suits = [[list(_IN_A_SUIT[hand & mask]) for mask in (*order.masks[:NO_SUIT], jokers)] for hand in position.hands]
    leader, led, best, winner = position.leader, position.led, position.best, position.winner
    trick, winners = list(position.trick), [trick.winner for trick in position.tricks]
    cards = sum(map(len, hands))
    while True:
        for seat in terms.round_from[leader][len(trick) :]:
            hand, own = hands[seat], suits[seat]
            options = own[led] or hand
            if jokers and own[NO_SUIT]:
                options = cards_in(allowed(terms, order, bits(hand), led, leads=not trick))
            count = len(options)
            while (number := draw(DRAWN[count])) >= count:  # as `rng.choice` draws, without the calls
                pass
            card = options[number]
            hand.remove(card)
            own[suit_of[card]].remove(card)
            if led == NO_SUIT:
                led = suit_of[card]
            power = order.powers[led][card]
            if power > best:
                best, winner = power, seat
            trick.append(card)
        winners.append(winner)
        if not hands[winner]:
            break
        leader, trick, led, best = winner, [], NO_SUIT, 0
    ending.count(position, winners, Trick(leader, tuple(trick), winner))
    return cards


def _nothing(_position: Position, _rng: "Random") -> int:
    raise AssertionError("reneges can be called, or the game is over")


_GO_ON: tuple[Callable[[Position, "Random"], int], ...] = (
    _deal,
    _speak,
    _name,
    _bury,
    _draw,
    _play,
    _nothing,
    _nothing,
)
"""For each phase what luck or the seats do in it."""
