"""Play from any position to the end by the heuristic: auction, name, burial, and the cards.

Up to the first lead the rules themselves decide what is legal, under all house rules; the cards are played as
integers. Simulated auctions also return how likely the seats would have made the calls they made, by their cards.
"""

from collections.abc import Sequence
from math import exp, fsum
from typing import TYPE_CHECKING, NamedTuple

from bot.games.bid_whist import hand_evaluation, kitty
from bot.games.bid_whist.actions import BARE, PASSES, REDEALS, Bid, BidValue, Bury, Name
from bot.games.bid_whist.auction import bids_allowed, highest, is_forced, may_redeal
from bot.games.bid_whist.cards import DIRECTIONS, JOKERS, NO_TRUMP, TRUMPS, UNNAMED, ranking
from bot.games.bid_whist.dealing import chance
from bot.games.bid_whist.heuristic import OVER_PARTNER, REDEAL_DOUBT
from bot.games.bid_whist.position import AUCTION, BURYING, DRAWING, NAMING, Call, Contract, Position
from bot.games.bid_whist.scoring import needed
from bot.games.bid_whist.search.card_playout import PlayoutState, lanes_for
from bot.games.bid_whist.search.fast_hand_evaluation import Worths, bury, most, worths
from bot.games.bid_whist.state import State
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.actions import Action
from bot.rules.cards import cards_in

if TYPE_CHECKING:
    from random import Random

    from bot.rules.randomness import RandomSource


# Simulated auctions


NT_DOUBT = 0.5
"""Books that a no-trump bid must promise beyond a trump bid, for it loses double too."""
SPREAD = 0.45
"""How far other players' judgement of a hand is about ours, in books."""
SURPRISE = 0.04
"""How likely any player is to say anything."""
UNCONVENTIONAL = 0.25
"""How likely a player is to bid by books where others show their hands."""


class AuctionTurn(NamedTuple):
    """The legal calls of a seat at its turn.

    Args:
        said: what it said; None before it has, and for a pass.
        cheapest: the lowest bid of each kind; least: the books that each must promise.
        shows: whether its lowest bids show its hand; `before` is then what was called before.
        partner: the number by which its partner has shown a hand; None without a signal.
    """

    seat: int
    said: BidValue | None
    cheapest: tuple[BidValue, ...]
    least: tuple[float, ...]
    forced: bool
    shows: bool = False
    before: tuple[Call, ...] = ()
    partner: int | None = None


def turn_of(position: Position, seat: int, said: BidValue | None = None) -> AuctionTurn:
    """Return the legal calls of the seat to call."""
    terms = position.terms
    cheapest = cheapest_bids(bids_allowed(position, seat))
    high = highest(position.calls)
    floor = 0.0
    if high is not None and terms.pairs and terms.side_of[high[0]] == terms.side_of[seat]:
        floor = needed(terms, high[1].number) + OVER_PARTNER
    doubt = REDEAL_DOUBT if may_redeal(position, seat) else 0.0
    least = tuple(max(needed(terms, bid.number), floor) + doubt for bid in cheapest)
    forced = is_forced(position) and not terms.one_or_redeal
    shows = hand_evaluation.is_signal_turn(terms, position.calls)
    partner = hand_evaluation.shown_by_partner(terms, position.calls, seat)
    return AuctionTurn(seat, said, cheapest, least, forced, shows, position.calls if shows else (), partner)


def cheapest_bids(bids: Sequence[Bid]) -> tuple[BidValue, ...]:
    """Return the lowest bid of each kind."""
    found: dict[int, BidValue] = {}
    for action in bids:
        if action.bid.kind in found and len(found) > 1 and action.bid.number > bids[0].bid.number + 1:
            break
        found.setdefault(action.bid.kind, action.bid)
    return tuple(found.values())


def promise(terms: TableRules, bid: BidValue, found: Worths, partner: int | None = None) -> float:
    """Return the books that a bid of this kind, with any number, may take, less the doubt about it."""
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    if partner is not None:
        return max(most(found, (way,), _trumps(terms, bid)) + hand_evaluation.gain(partner, way) for way in ways)
    return most(found, ways, _trumps(terms, bid)) - (NT_DOUBT if bid.no_trump else 0.0)


def _trumps(terms: TableRules, bid: BidValue) -> tuple[int, ...]:
    if bid.no_trump:
        return (NO_TRUMP,)
    return (0, 1, 2, 3, NO_TRUMP) if bid.kind == BARE and "nt" in terms.trumps else (0, 1, 2, 3)


def speak(position: Position, seat: int, found: Worths) -> Action:
    """Return a call with a hand of the given value: the heuristic's rules, simplified for speed.

    The heuristic also counts the score and the opponents' bid, doubts no-trump only where it does not score double,
    and avoids no-trump in a forced bid that is probably set.
    """
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


def _shown(position: Position, seat: int, turn: AuctionTurn, found: Worths) -> Action | None:
    """Return the bid that shows a hand, or else promises books above all signals; None where neither is worth it."""
    up, down = hand_evaluation.best_ways(found)
    number = hand_evaluation.signal_for(turn.before, up, down)
    doubt = REDEAL_DOUBT if may_redeal(position, seat) else 0.0
    for action in bids_allowed(position, seat):
        bid = action.bid
        fits = bid.number == number or bid.number > hand_evaluation.HIGH
        if fits and max(up, down) >= needed(position.terms, bid.number) + doubt:
            return action
    return None


def likelihood(terms: TableRules, turn: AuctionTurn, found: Worths) -> float:
    """Return the likelihood of a seat's call, given its hand's value."""
    if not turn.cheapest:
        return 1.0
    by_books = _by_books(terms, turn, found)
    if turn.shows and (turn.said is None or turn.said.number <= hand_evaluation.HIGH):
        return UNCONVENTIONAL * by_books + (1 - UNCONVENTIONAL) * _by_convention(terms, turn, found)
    return by_books


def _by_convention(terms: TableRules, turn: AuctionTurn, found: Worths) -> float:
    """Return the likelihood of a conventional call, given the hand."""
    up, down = hand_evaluation.best_ways(found)
    chances: dict[int | None, float] = {}
    for better, share in _sides(up - down):
        number = hand_evaluation.signal_for(turn.before, better, 0.0)
        least = needed(terms, number or hand_evaluation.HIGH + 1)
        bids = 1 / (1 + exp(-(max(up, down) - least) / SPREAD))
        if number is not None:
            chances[number] = chances.get(number, 0.0) + share * bids
        chances[None] = chances.get(None, 0.0) + share * (1 - bids)
    said = None if turn.said is None else turn.said.number
    return SURPRISE + (1 - SURPRISE) * chances.get(said, 0.0)


def _sides(better: float) -> list[tuple[float, float]]:
    """Return possible differences between uptown and downtown in a hand, each with its probability."""
    return [(better - SPREAD, 0.25), (better, 0.5), (better + SPREAD, 0.25)]


def _by_books(terms: TableRules, turn: AuctionTurn, found: Worths) -> float:
    """Return the likelihood of a natural call, given the hand's books."""
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


def names_of(terms: TableRules, contract: Contract) -> list[tuple[int, int]]:
    """Return the names possible over a contract's bid: trump and direction."""
    bid = contract.bid
    ways = terms.directions if bid.direction == UNNAMED else (bid.direction,)
    return [(trump, way) for way in ways for trump in _trumps(terms, bid)]


def naming_likelihood(terms: TableRules, contract: Contract, found: Worths) -> float:
    """Return the likelihood of declarer's naming."""
    shares = {(trump, way): exp(found[way][trump] / SPREAD) for trump, way in names_of(terms, contract)}
    chance = shares.get((contract.trump, contract.direction), 0.0) / fsum(shares.values())
    return SURPRISE + (1 - SURPRISE) * chance


def best_name(
    terms: TableRules, contract: Contract, names: Sequence[Name], found: Worths, partner: int | None = None
) -> Name:
    """Return the name that the heuristic gives, where the partner has shown a hand by this number."""

    def worth(name: Name) -> float:
        trump = contract.trump if name.trump is None else TRUMPS.index(name.trump)
        way = contract.direction if name.direction is None else DIRECTIONS.index(name.direction)
        return found[way][trump] + hand_evaluation.gain(partner, way)

    return max(names, key=worth)


# Whole deals


class HandValues:
    """The values of the hands in a sampled deal, in the auction, each computed once."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._found: dict[int, Worths] = {}

    def of(self, seat: int) -> Worths:
        """Return the value of a seat's hand."""
        if seat not in self._found:
            self._found[seat] = worths(self._state.terms, self._state.hands[seat])
        return self._found[seat]


def speak_on(state: State, hands: HandValues) -> None:
    """End the auction by the heuristic; after a demand for a redeal no cards are dealt."""
    while state.phase == AUCTION:
        seat = state.turn
        state.play(speak(state, seat, hands.of(seat)))


def advance_to_play(state: State, luck: "RandomSource | Random") -> None:
    """Name, bury and draw by the heuristic, up to the first lead."""
    if state.phase == NAMING:
        legal = kitty.legal_names(state, state.turn)
        names = [action for action in legal if isinstance(action, Name)]
        found = worths(state.terms, state.hands[state.turn], kitty=state.terms.after_kitty)
        partner = hand_evaluation.shown_by_partner(state.terms, state.calls, state.turn)
        state.play(best_name(state.terms, state.contract, names, found, partner))
    if state.phase == BURYING:
        state.play(Bury(state.turn, tuple(cards_in(burial(state)))))
    while state.phase == DRAWING:
        state.play(chance(state, luck))
    if state.order is None and state.terms.by_first_lead:
        name_by_lead(state)


def name_by_lead(state: State) -> None:
    """Decide the name that the first lead will give, from declarer's hand."""
    contract, terms = state.contract, state.terms
    found = worths(terms, state.hands[contract.seat], kitty=True)[contract.direction]
    trump = max(range(5), key=lambda trump: found[trump])
    state.contract = contract._replace(trump=trump)
    state.order = ranking(trump, contract.direction, terms.spade2_high)


def burial(state: State) -> int:
    """Return declarer's burial by the heuristic, as a bit set."""
    order, terms = state.order, state.terms
    assert order is not None
    lanes = lanes_for(order, terms.jokers)
    hand = lanes.of(state.hands[state.turn])
    must = lanes.of(state.hands[state.turn] & JOKERS) if kitty.exchanges(state) else 0
    out = lanes.of(terms.deck) & ~hand
    return lanes.cards(bury(lanes, hand, out, terms.kitty, keep_jokers=terms.play_anytime, must=must))


def spot_at_start(state: State, hands: list[int]) -> PlayoutState:
    """Return the cards before the first lead, with these hands."""
    return _spot(state, hands, 0)


def _spot(state: State, hands: list[int], played: int) -> PlayoutState:
    order, terms, declarer = state.order, state.terms, state.contract.seat
    assert order is not None
    lanes = lanes_for(order, terms.jokers)
    sides = terms.side_of
    teams = tuple(sides[seat] == sides[declarer] if terms.pairs else seat == declarer for seat in range(terms.seats))
    live = lanes.of(terms.deck & ~played)
    return PlayoutState(lanes, teams, declarer, [lanes.of(hand) for hand in hands], lanes.of(state.buried), live)


def spot_of(state: State) -> PlayoutState:
    """Return the cards of a position in play."""
    terms, played = state.terms, 0
    for trick in state.tricks:
        for card in trick.cards:
            played |= 1 << card
    for card in state.trick:
        played |= 1 << card
    spot = _spot(state, state.hands, played)
    lanes = spot.lanes
    spot.turn = state.turn
    spot.left = terms.seats - 1 - len(state.trick)
    spot.winner = state.winner if state.best else state.turn
    if state.trick:
        spot.led = lanes.of_suit[state.led]
        spot.best = _best(spot, state)
    for trick in state.tricks:
        spot.taken[trick.winner] += 1
    if state.tricks:
        spot.opener = state.tricks[0].winner
    _show_voids(spot, state)
    return spot


def _best(spot: PlayoutState, state: State) -> int:
    """Return the card that wins the trick so far; 0 if none does."""
    place = (state.winner - state.leader) % state.terms.seats
    return spot.lanes.of(1 << state.trick[place]) if state.best else 0


def _show_voids(spot: PlayoutState, state: State) -> None:
    """Record the suits in which seats have shown to be void."""
    lanes, seats = spot.lanes, state.terms.seats
    tricks = [(trick.leader, trick.cards) for trick in state.tricks]
    if state.trick:
        tricks.append((state.leader, state.trick))
    for leader, cards in tricks:
        led = 0
        for place, card in enumerate(cards):
            mine = lanes.of(1 << card)
            if not led:
                led = lanes.lane_of(mine)
            elif not mine & led:
                spot.voids[(leader + place) % seats] |= led
