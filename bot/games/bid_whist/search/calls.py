"""What seats say in simulated auctions, and how likely they would have said what they did say, by their cards."""

from collections.abc import Sequence
from math import exp, fsum
from typing import NamedTuple

from bot.games.bid_whist.actions import PASSES, REDEALS, Bid, Name
from bot.games.bid_whist.auction import bids_allowed, highest, is_forced, may_redeal
from bot.games.bid_whist.bids import BARE, Offer
from bot.games.bid_whist.cards import DIRECTIONS, NO_TRUMP, TRUMPS, UNNAMED
from bot.games.bid_whist.parts import Contract
from bot.games.bid_whist.position import Position
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.search.guess import Worths, most
from bot.games.bid_whist.terms import Terms
from bot.rules.actions import Action

OVER_PARTNER = 1
"""How many numbers more than the partner's bid are worth overcalling it."""
NT_DOUBT = 0.5
"""Books that a no-trump bid must promise beyond a trump bid, for it loses double too."""
REDEAL_DOUBT = 0.7
"""Books that a bid must promise beyond its number where a fresh deal can be had instead."""
SPREAD = 0.45
"""How far other players' judgement of a hand is about ours, in books."""
SURPRISE = 0.04
"""How likely anybody is to say anything."""


class Turn(NamedTuple):
    """What a seat could say at its turn.

    Args:
        seat: who speaks.
        said: what it said; None before it has, and for a pass.
        cheapest: the lowest bid of each kind.
        least: the books that each of these must promise.
        forced: whether it must bid.
    """

    seat: int
    said: Offer | None
    cheapest: tuple[Offer, ...]
    least: tuple[float, ...]
    forced: bool


def turn_of(position: Position, seat: int, said: Offer | None = None) -> Turn:
    """Return what the seat whose turn it is could say."""
    terms = position.terms
    cheapest = cheapest_bids(bids_allowed(position, seat))
    high = highest(position.calls)
    floor = 0.0
    if high is not None and terms.pairs and terms.side_of[high[0]] == terms.side_of[seat]:
        floor = needed(terms, high[1].number) + OVER_PARTNER
    doubt = REDEAL_DOUBT if may_redeal(position, seat) else 0.0
    least = tuple(max(needed(terms, bid.number), floor) + doubt for bid in cheapest)
    forced = is_forced(position) and not terms.one_or_redeal
    return Turn(seat, said, cheapest, least, forced)


def cheapest_bids(bids: Sequence[Bid]) -> tuple[Offer, ...]:
    """Return the lowest bid of each kind."""
    found: dict[int, Offer] = {}
    for action in bids:
        if action.bid.kind in found and len(found) > 1 and action.bid.number > bids[0].bid.number + 1:
            break
        found.setdefault(action.bid.kind, action.bid)
    return tuple(found.values())


def promise(terms: Terms, bid: Offer, found: Worths) -> float:
    """Return the books that a bid of this kind may take, less the doubt about it."""
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    return most(found, ways, _trumps(terms, bid)) - (NT_DOUBT if bid.no_trump else 0.0)


def _trumps(terms: Terms, bid: Offer) -> tuple[int, ...]:
    if bid.no_trump:
        return (NO_TRUMP,)
    return (0, 1, 2, 3, NO_TRUMP) if bid.kind == BARE and "nt" in terms.trumps else (0, 1, 2, 3)


def speak(position: Position, seat: int, found: Worths) -> Action:
    """Return what the rule of thumb says at its turn, with a hand that is worth so much."""
    terms, turn = position.terms, turn_of(position, seat)
    instead = REDEALS[seat][0] if may_redeal(position, seat) else None
    if instead is None and not is_forced(position):
        instead = PASSES[seat][0]
    if not turn.cheapest:
        return instead or PASSES[seat][0]
    promises = [promise(terms, bid, found) for bid in turn.cheapest]
    best = max(range(len(promises)), key=lambda i: (promises[i] - turn.cheapest[i].number, -turn.cheapest[i].kind))
    if instead is None or promises[best] >= turn.least[best]:
        return Bid(seat, turn.cheapest[best])
    return instead


def likelihood(terms: Terms, turn: Turn, found: Worths) -> float:
    """Return how likely a seat would have said what it said, with a hand that is worth so much."""
    if not turn.cheapest:
        return 1.0
    margins = [promise(terms, bid, found) - least for bid, least in zip(turn.cheapest, turn.least, strict=True)]
    bids = 1.0 if turn.forced else 1 / (1 + exp(-max(margins) / SPREAD))
    if turn.said is None:
        return SURPRISE + (1 - SURPRISE) * (1 - bids)
    kinds = [bid.kind for bid in turn.cheapest]
    place = kinds.index(turn.said.kind)
    shares = [exp(margin / SPREAD) for margin in margins]
    chance = bids * shares[place] / fsum(shares)
    for _ in range(turn.said.number - turn.cheapest[place].number):
        # A jump promises more, though not all of it.
        chance *= 1 / (1 + exp(-(margins[place] - 0.5) / SPREAD))
    return SURPRISE + (1 - SURPRISE) * chance


def names_of(terms: Terms, contract: Contract) -> list[tuple[int, int]]:
    """Return what could have been named over a contract's bid: trump and direction."""
    bid = contract.bid
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    return [(trump, way) for way in ways for trump in _trumps(terms, bid)]


def naming_likelihood(terms: Terms, contract: Contract, found: Worths) -> float:
    """Return how likely declarer would have named what was named."""
    shares = {(trump, way): exp(found[way][trump] / SPREAD) for trump, way in names_of(terms, contract)}
    chance = shares.get((contract.trump, contract.direction), 0.0) / fsum(shares.values())
    return SURPRISE + (1 - SURPRISE) * chance


def best_name(terms: Terms, contract: Contract, names: Sequence[Name], found: Worths) -> Name:
    """Return the name that the rule of thumb gives."""

    def worth(name: Name) -> float:
        trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
        way = contract.direction if name.direction is None else DIRECTIONS.index(name.direction)
        return found[way][trump]

    return max(names, key=worth)
