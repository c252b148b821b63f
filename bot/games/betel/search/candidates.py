"""What is worth weighing: of cards that come to the same one, of calls those that an estimate thinks something of."""

from itertools import combinations

from bot.games.betel.actions import CONTRAS, LOOKS, PASSES, Bid, Contra, Exchange, Look, Play, Put
from bot.games.betel.cards import ABOVE, BIT, SLOTS
from bot.games.betel.contracts import TOP, above, contract_of
from bot.games.betel.player import put_for
from bot.games.betel.position import UNSEEN
from bot.games.betel.search.calls import worth_at, worths
from bot.games.betel.search.simulated import Plan
from bot.games.betel.suits import holdings
from bot.games.betel.view import View
from bot.rules.actions import Action
from bot.rules.cards import bits, cards_in

BIDS_AFTER_EXCHANGE = 3
EXCHANGES = 8
"""How many of all exchanges, by what they are worth by estimate; the best of each strain besides."""
BIDS = 10
STRAIGHT = 2
"""Bids without an exchange."""


def cards(view: View) -> tuple[Action, ...]:
    """Return the cards to weigh: of neighbours in a suit, nothing out between them, the highest."""
    plays = [action for action in view.legal.actions if isinstance(action, Play)]
    out = view.unseen()
    found: list[Play] = []
    for play in plays:  # they come suit by suit, the lowest first
        if found:
            last = found[-1].card
            between = ABOVE[last] & (BIT[play.card] - 1)
            if ABOVE[last] & BIT[play.card] and not between & (out | bits(view.trick)):
                # The next in line is as good, and stands for the row from now on.
                found[-1] = play
                continue
        found.append(play)
    return tuple(found)


def calls(view: View) -> tuple[Action, ...]:
    """Return the steps of a call to weigh."""
    if view.swapped:
        return tuple(
            Bid(view.turn, contract_of(number)) for number in likely_bids(view.hand, view.contract.number, BIDS)
        )
    seat = view.turn
    contras = CONTRAS[seat] if any(isinstance(action, Contra) for action in view.legal.actions) else ()
    if view.contract is TOP:
        return (*PASSES[seat], *contras)
    looks = LOOKS[seat][view.looked]
    straight = [Bid(seat, contract_of(number)) for number in likely_bids(view.hand, view.contract.number, STRAIGHT)]
    if looks:
        return (looks[0], *PASSES[seat], *straight, *contras)
    return (*(Exchange(seat, put) for put in _exchanges(view)), *PASSES[seat], *straight, *contras)


def likely_bids(hand: int, high: int, count: int) -> list[int]:
    """Return the numbers of the higher bids that are worth most by estimate."""
    suits = holdings(hand)
    higher = above(contract_of(high))
    ranked = sorted(higher, key=lambda contract: worth_at(contract, suits), reverse=True)
    return [contract.number for contract in ranked[:count]]


def plans(view: View, action: Action) -> list[Plan]:
    """Return the plans for a step: an exchange with each bid that may follow, a look also before a bid alone."""
    if isinstance(action, Look):
        numbers = likely_bids(view.hand, view.contract.number, STRAIGHT)
        return [Plan(action), *(Plan(action, number) for number in numbers)]
    if not isinstance(action, Exchange):
        return [Plan(action)]
    held = view.hand
    for card, back in zip(view.twins, action.put, strict=True):
        if back is not None:
            held |= 1 << card
    hand = held & ~bits(card for card in action.put if card is not None)
    return [Plan(action, number) for number in likely_bids(hand, view.contract.number, BIDS_AFTER_EXCHANGE)]


def _exchanges(view: View) -> list[Put]:
    """Return the exchanges to weigh, both twins having been looked at."""
    twins = bits(card for card in view.twins if card != UNSEEN)
    held = view.hand | twins
    ranked: list[tuple[float, int, Put]] = []
    by_strain: dict[int, tuple[float, Put]] = {}
    for place, back in enumerate(combinations(cards_in(held), len(SLOTS))):
        put = put_for(view, bits(back), twins)
        if put == (None, None):
            continue
        hand = holdings(held & ~bits(back))
        by_estimate = worths(hand, view.contract.number)
        ranked.append((-max(by_estimate), place, put))
        for strain, worth in enumerate(by_estimate):
            if strain not in by_strain or worth > by_strain[strain][0]:
                by_strain[strain] = worth, put
    best = [put for _, _, put in sorted(ranked)[:EXCHANGES]]
    return list(dict.fromkeys([*best, *(put for _, put in by_strain.values())]))
