"""How a sensible player judges The Betel: when to look, what to exchange, what to bid, which card to play."""

from itertools import combinations
from typing import TYPE_CHECKING

from bot.games.betel.actions import CONTRAS, LOOKS, PASSES, Bid, Contra, Exchange, Play, Put
from bot.games.betel.cards import HAND, SLOTS
from bot.games.betel.contracts import NOTRUMP, TOP
from bot.games.betel.position import PLAY, UNSEEN
from bot.games.betel.scoring import TARIFF
from bot.games.betel.state import View
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in
from bot.rules.heuristic import Heuristic
from tools.arena.frozen.betel.estimate import CASHED, best_bid, holdings
from tools.arena.frozen.betel.tactics import Seen, best_card, unseen_from

if TYPE_CHECKING:
    from random import Random

# What two unseen cards are hoped to bring, in tricks, and what they must bring in points to be worth their price.
HOPE = 0.9
# A declarer on the way to a contract is worth this much a rung to him over the others, chances of failing included.
AGAINST_A_RUNG = 3.0


class BetelReference(Heuristic[View]):
    """Rules of thumb for The Betel; bids go by the estimates of estimate.py, cards by tactics.py."""

    def choose(self, view: View, rng: "Random") -> Action | None:
        """Return what a sensible player does now."""
        seat = view.turn  # nobody is asked out of turn
        if view.phase == PLAY:
            legal = bits(action.card for action in view.legal.actions if isinstance(action, Play))
            return Play(seat, best_card(_seen(view, seat, legal)))
        return _call(view, seat)


def _seen(view: View, seat: int, legal: int) -> Seen:
    """Return what the seat to play goes by."""
    out = unseen_from(view.hand, bits(view.played))
    return Seen(seat, view.declarer, view.contract, view.hand, legal, view.trick, out)


def _worth_of_passing(view: View, seat: int) -> float:
    """Return what a pass is worth: the price of the looks, and what the highest bidder then has."""
    price = TARIFF.look * view.looked.bit_count()
    against = AGAINST_A_RUNG * view.contract.number if view.declarer != seat else 0.0
    return -price - against


def _call(view: View, seat: int) -> Action:
    """Return the next step of a call: look, exchange, or the word."""
    worth, contract = best_bid(view.hand, view.contract)
    if view.swapped:
        return Bid(seat, contract)
    passing = _worth_of_passing(view, seat)
    if view.contract is not TOP:
        step = _twins_step(view, seat, worth, passing)
        if step is not None:
            return step
        if worth > passing:
            return Bid(seat, contract)
    return CONTRAS[seat][0] if _contra_pays(view) else PASSES[seat][0]


def _twins_step(view: View, seat: int, worth: float, passing: float) -> Action | None:
    """Return a look or an exchange that betters the hand enough, or None."""
    seen = [slot for slot in SLOTS if view.twins[slot] != UNSEEN]
    bettered, put = best_exchange(view, seen)
    hidden = [look for look in LOOKS[seat][view.looked] if look.slot not in seen]
    hoped = best_bid(view.hand, view.contract, HOPE * len(hidden) / len(SLOTS))[0]
    # Looking is free for one who bids, and cheap beside a contract that two good cards would make.
    if hidden and max(worth, hoped, bettered) > passing + TARIFF.look * len(hidden):
        return hidden[0]
    if bettered > max(worth, passing):
        # What one knows from an earlier call must be looked at again in this one before it may be taken up.
        unlooked = [slot for slot in seen if put[slot] is not None and not view.looked >> slot & 1]
        return LOOKS[seat][0][unlooked[0]] if unlooked else Exchange(seat, put)
    return None


def best_exchange(view: View, seen: list[int]) -> tuple[float, Put]:
    """Return what the best bid after an exchange is worth, and the exchange; (-inf, ...) if there is none.

    Args:
        view: the caller's.
        seen: the slots whose cards the caller knows.
    """
    twins = bits(view.twins[slot] for slot in seen)
    held = view.hand | twins
    best: tuple[float, Put] = (float("-inf"), (None, None))
    for back in combinations(cards_in(held), len(seen)):
        put = _put_for(view, bits(back), twins)
        if put == (None, None):
            continue
        worth = best_bid(held & ~bits(back), view.contract)[0]
        if worth > best[0]:
            best = worth, put
    return best


def _put_for(view: View, back: int, twins: int) -> Put:
    """Return the exchange that leaves these cards on the table, twins that stay left alone."""
    spare = cards_in(back & ~twins)
    kept = cards_in(twins & ~back)
    first, second = (spare.pop() if card in kept else None for card in view.twins)
    return first, second


def _contra_pays(view: View) -> bool:
    """Return whether the seat's trumps alone defeat the contract: nothing else is sure without the lead."""
    if not any(isinstance(action, Contra) for action in view.legal.actions):
        return False
    contract = view.contract
    if contract.trump == NOTRUMP:
        return False
    return CASHED[holdings(view.hand)[contract.trump]] > HAND - contract.tricks
