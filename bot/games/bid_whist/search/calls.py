"""What seats say in simulated auctions, and how likely they would have said what they did say, by their cards."""

from collections.abc import Sequence
from math import exp, fsum
from typing import NamedTuple

from bot.games.bid_whist import signals
from bot.games.bid_whist.actions import PASSES, REDEALS, Bid, Name
from bot.games.bid_whist.auction import bids_allowed, highest, is_forced, may_redeal
from bot.games.bid_whist.bids import BARE, Offer
from bot.games.bid_whist.cards import DIRECTIONS, NO_TRUMP, TRUMPS, UNNAMED
from bot.games.bid_whist.parts import Call, Contract
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
UNCONVENTIONAL = 0.25
"""How likely a player is to bid by books where others show their hands."""


class Turn(NamedTuple):
    """What a seat could say at its turn.

    Args:
        seat: who speaks.
        said: what it said; None before it has, and for a pass.
        cheapest: the lowest bid of each kind.
        least: the books that each of these must promise.
        forced: whether it must bid.
        shows: whether its lowest bids show its hand; `before` is then what was called before.
        partner: the number by which its partner has shown a hand; None without a signal.
    """

    seat: int
    said: Offer | None
    cheapest: tuple[Offer, ...]
    least: tuple[float, ...]
    forced: bool
    shows: bool = False
    before: tuple[Call, ...] = ()
    partner: int | None = None


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
    shows = signals.is_signal_turn(terms, position.calls)
    partner = signals.shown_by_partner(terms, position.calls, seat)
    return Turn(seat, said, cheapest, least, forced, shows, position.calls if shows else (), partner)


def cheapest_bids(bids: Sequence[Bid]) -> tuple[Offer, ...]:
    """Return the lowest bid of each kind."""
    found: dict[int, Offer] = {}
    for action in bids:
        if action.bid.kind in found and len(found) > 1 and action.bid.number > bids[0].bid.number + 1:
            break
        found.setdefault(action.bid.kind, action.bid)
    return tuple(found.values())


def promise(terms: Terms, bid: Offer, found: Worths, partner: int | None = None) -> float:
    """Return the books that a bid of this kind may take, less the doubt about it.

    Args:
        terms: the table's.
        bid: its number does not matter.
        found: the books of the hand under every contract.
        partner: the number by which the partner has shown a hand.
    """
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    if partner is not None:
        return max(most(found, (way,), _trumps(terms, bid)) + signals.gain(partner, way) for way in ways)
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
    if turn.shows:
        shown = _shown(position, seat, turn, found)
        return shown or instead or PASSES[seat][0]
    promises = [promise(terms, bid, found, turn.partner) for bid in turn.cheapest]
    best = max(range(len(promises)), key=lambda i: (promises[i] - turn.cheapest[i].number, -turn.cheapest[i].kind))
    if instead is None or promises[best] >= turn.least[best]:
        return Bid(seat, turn.cheapest[best])
    return instead


def _shown(position: Position, seat: int, turn: Turn, found: Worths) -> Action | None:
    """Return the bid that shows a hand, or else promises books above all signals; None where neither is worth it."""
    up, down = signals.best_ways(found)
    number = signals.signal_for(turn.before, up, down)
    doubt = REDEAL_DOUBT if may_redeal(position, seat) else 0.0
    for action in bids_allowed(position, seat):
        bid = action.bid
        fits = bid.number == number or bid.number > signals.HIGH
        if fits and max(up, down) >= needed(position.terms, bid.number) + doubt:
            return action
    return None


def likelihood(terms: Terms, turn: Turn, found: Worths) -> float:
    """Return how likely a seat would have said what it said, with a hand that is worth so much."""
    if not turn.cheapest:
        return 1.0
    by_books = _by_books(terms, turn, found)
    if turn.shows and (turn.said is None or turn.said.number <= signals.HIGH):
        return UNCONVENTIONAL * by_books + (1 - UNCONVENTIONAL) * _by_convention(terms, turn, found)
    return by_books


def _by_convention(terms: Terms, turn: Turn, found: Worths) -> float:
    """Return how likely a seat that shows its hand would have said what it said."""
    up, down = signals.best_ways(found)
    chances: dict[int | None, float] = {}
    for better, share in _sides(up - down):
        number = signals.signal_for(turn.before, better, 0.0)
        least = needed(terms, number or signals.HIGH + 1)
        bids = 1 / (1 + exp(-(max(up, down) - least) / SPREAD))
        if number is not None:
            chances[number] = chances.get(number, 0.0) + share * bids
        chances[None] = chances.get(None, 0.0) + share * (1 - bids)
    said = None if turn.said is None else turn.said.number
    return SURPRISE + (1 - SURPRISE) * chances.get(said, 0.0)


def _sides(better: float) -> list[tuple[float, float]]:
    """Return what others may think of how much better uptown is in a hand, each with its chance."""
    return [(better - SPREAD, 0.25), (better, 0.5), (better + SPREAD, 0.25)]


def _by_books(terms: Terms, turn: Turn, found: Worths) -> float:
    """Return how likely a seat that bids by its books would have said what it said."""
    margins = [
        promise(terms, bid, found, turn.partner) - least for bid, least in zip(turn.cheapest, turn.least, strict=True)
    ]
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


def best_name(
    terms: Terms, contract: Contract, names: Sequence[Name], found: Worths, partner: int | None = None
) -> Name:
    """Return the name that the rule of thumb gives, where the partner has shown a hand by this number."""

    def worth(name: Name) -> float:
        trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
        way = contract.direction if name.direction is None else DIRECTIONS.index(name.direction)
        return found[way][trump] + signals.gain(partner, way)

    return max(names, key=worth)
