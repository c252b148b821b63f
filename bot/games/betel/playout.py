"""A deal played on at random without actions: what `State.playout` means, but faster.

It draws luck as the loop of the contract does: for each decision one number below the length of `legal_actions`,
whose order it keeps. So it ends in the same position with as much luck used up, which `tests/games/test_playout.py`
holds with all options and from any position. Calls go through the functions that the actions go through, and what
may be played is asked of the same `duty`. Only the cards, three decisions of four, are a loop of their own, over
locals in place of the position.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.games.betel import auction, dealing
from bot.games.betel.cards import SEATS, SLOTS
from bot.games.betel.contracts import GRAND_BETEL, LADDER
from bot.games.betel.ending import finish
from bot.games.betel.play import duty, winner_of
from bot.games.betel.position import OVER, Position
from bot.rules.cards import InOrder, cards_in
from bot.rules.luck import DRAWN

if TYPE_CHECKING:
    from random import Random

_IN_A_SUIT = InOrder()
_ROUNDS = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
"""By leader: who plays to a trick, in turn."""


def playout(position: Position, rng: "Random") -> int:
    """Play on until a deal is counted, and return how many decisions that took."""
    deals, done = len(position.deals), 0
    while position.phase != OVER and len(position.deals) == deals:
        done += _GO_ON[position.phase](position, rng)
    return done


def _deal(position: Position, rng: "Random") -> int:
    dealing.deal(position, dealing.shuffled(rng))
    return 0


def _call(position: Position, rng: "Random") -> int:
    """Look, exchange, bid, pass or double."""
    looked, high = position.looked, position.contract.number
    bids = len(LADDER) - high
    if position.swapped:
        auction.offer(position, LADDER[high + rng.choice(range(bids))])
        return 1
    looks = [slot for slot in SLOTS if not looked >> slot & 1]
    exchanges = looked > 0 and bids > 0
    number = rng.choice(range(len(looks) + exchanges + bids + 1 + auction.may_double(position)))
    if number < len(looks):
        auction.turn_up(position, looks[number])
        return 1
    number -= len(looks) + exchanges
    if number < 0:
        auction.swap(position, auction.put_by_luck(position, rng))
    elif number < bids:
        auction.offer(position, LADDER[high + number])
    elif number == bids:
        auction.pass_turn(position)
    else:
        auction.contra(position)
    return 1


def _play(position: Position, rng: "Random") -> int:
    """Play all cards that are left, count the deal, and return how many they were."""
    contract, rise, draw = position.contract, position.rules.rise, rng.getrandbits
    free = position.declarer if contract is GRAND_BETEL else None  # all others are free
    hands, taken, trick = position.hands, list(position.taken), position.trick
    held = [cards_in(hand) for hand in hands]
    played = list(position.played[: len(position.played) - len(trick)])
    leader = (position.turn - len(trick)) % SEATS
    cards = sum(map(len, held))
    while True:
        for seat in _ROUNDS[leader][len(trick) :]:
            hand, options = hands[seat], held[seat]
            if trick:
                may = duty(hand, trick, contract.trumps, rise, free is not None and seat != free)
                if may != hand:
                    options = _IN_A_SUIT[may]
            count = len(options)
            while (number := draw(DRAWN[count])) >= count:  # as `rng.choice` draws, without the calls
                pass
            card = options[number]
            hands[seat] = hand ^ 1 << card
            held[seat].remove(card)
            trick = (*trick, card)
        leader = _ROUNDS[leader][winner_of(trick, contract)]
        taken[leader] += 1
        played += trick
        trick = ()
        if not held[leader]:
            break
    position.taken, position.played, position.trick = (taken[0], taken[1], taken[2]), tuple(played), ()
    finish(position)
    return cards


def _nothing(_position: Position, _rng: "Random") -> int:
    raise AssertionError("the game is over")


_GO_ON: tuple[Callable[[Position, "Random"], int], ...] = (_deal, _call, _play, _nothing)
"""For each phase what luck or the seats do in it."""
