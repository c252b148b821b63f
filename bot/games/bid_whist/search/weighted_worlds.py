"""Sample consistent deals, and weight them by the likelihood of all calls and plays.

Many more are dealt than are looked at. Those in which the others would hardly have bid, named and played as they did
are left out, and the likely ones have the greater weights. What is the same in every sampled deal is worked out once.
"""

from math import fsum
from typing import TYPE_CHECKING

from bot.games.bid_whist import determinize
from bot.games.bid_whist.cards import UNNAMED
from bot.games.bid_whist.determinize import evidence, tricks_begun
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.position import AUCTION, PLAY
from bot.games.bid_whist.search.card_playout import PlayoutState, lanes_for
from bot.games.bid_whist.search.fast_hand_evaluation import ranked, worths
from bot.games.bid_whist.search.rollout import AuctionTurn, likelihood, naming_likelihood, spot_at_start, turn_of
from bot.games.bid_whist.state import State, View
from bot.rules.card_placement import place_cards
from bot.rules.cards import cards_in

if TYPE_CHECKING:
    from random import Random


# Dealing


TRIES = 4
"""So often cards are dealt again where the last ones fit nowhere, before they are placed with care."""


class Determinizer:
    """Deals the cards that a view doesn't show; no player is taken to have reneged, unless there is no other way."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._unknown, self._places, self._needs = determinize.puzzle(view, trusting=True)
        sizes = [place.size for place in self._places]
        open_places = [i for i, size in enumerate(sizes) if size]
        self._sizes = sizes
        self._bound: list[tuple[int, list[int]]] = []
        self._free: list[int] = []
        for card in cards_in(self._unknown):
            ways = [i for i in open_places if self._places[i].allowed >> card & 1]
            if len(ways) == len(open_places):
                self._free.append(card)
            else:
                self._bound.append((card, ways))
        self._bound.sort(key=lambda one: len(one[1]))

    def deal(self, rng: "Random") -> State:
        """Return a state with the same view for the view's seat, unless a player has reneged."""
        view = self._view
        found = self._quick(rng)
        if found is None:
            found = place_cards(rng, self._unknown, self._places, self._needs)
        return (
            determinize.determinize(view, rng)
            if found is None
            else determinize.settled(view, self._places, found, rng)
        )

    def _quick(self, rng: "Random") -> list[int] | None:
        """Return the cards of each place, dealt about evenly; None if that didn't succeed."""
        if self._needs:
            return None
        for _ in range(TRIES):
            got = [0] * len(self._sizes)
            left = self._sizes[:]
            if self._place_bound(got, left, rng):
                free = self._free
                rng.shuffle(free)
                start = 0
                for i, size in enumerate(left):
                    for card in free[start : start + size]:
                        got[i] |= 1 << card
                    start += size
                return got
        return None

    def _place_bound(self, got: list[int], left: list[int], rng: "Random") -> bool:
        """Place the cards that can't be everywhere; return whether there was room."""
        for card, ways in self._bound:
            room = 0
            for i in ways:
                room += left[i]
            if not room:
                return False
            mark = int(rng.random() * room)
            for i in ways:
                mark -= left[i]
                if mark < 0:
                    got[i] |= 1 << card
                    left[i] -= 1
                    break
        return True


# Likelihood of the past


OTHER_CARD = 0.5
"""How likely a seat plays another card of the suit than the heuristic would."""
OTHER_SUIT = 0.3
"""How likely it plays one of another suit."""


class ObservedHistory:
    """The calls, the name and the cards of a deal so far, as a seat has seen them.

    Attributes:
        tells: whether the others have said or played anything.
    """

    def __init__(self, view: View) -> None:
        terms, contract = view.terms, view.contract
        self._view = view
        self._turns = _turns(view)
        self._speakers = {turn.seat for turn in self._turns}
        self._played = [view.played_by(seat) for seat in range(terms.seats)]
        others_declare = contract.seat not in (-1, view.seat)
        self._named = others_declare and view.phase != AUCTION and UNNAMED not in (contract.trump, contract.direction)
        self._plays: list[int] = []
        if view.order is not None and view.phase == PLAY:
            bit_of = lanes_for(view.order, terms.jokers).bit_of
            self._plays = [bit_of[card] for _, cards in tricks_begun(view) for card in cards]
        self._buries = view.has_buried and others_declare and view.order is not None and not exchanges(view)
        self._gone = evidence(view, trusting=True)[0][contract.seat] if self._buries else 0
        self.tells = bool(self._turns or self._plays)

    def rebury(self, state: State) -> None:
        """Have declarer keep the better cards: by chance alone, the discards would have as many aces."""
        if not self._buries or state.order is None:
            return
        declarer, terms = state.contract.seat, state.terms
        lanes = lanes_for(state.order, terms.jokers)
        pool = state.hands[declarer] | state.buried
        held, mine = lanes.of(pool | self._played[declarer]), lanes.of(pool)
        gone = lanes.of(pool & self._gone)
        for card in ranked(lanes, held, lanes.of(terms.deck) & ~held, keep_jokers=terms.play_anytime):
            if gone.bit_count() >= terms.kitty:
                break
            gone |= card & mine
        state.buried = lanes.cards(gone)
        state.hands[declarer] = pool & ~state.buried

    def likelihood(self, state: State) -> float:
        """Return the likelihood of the others' calls and plays in a sampled deal."""
        weight, terms, contract = 1.0, state.terms, state.contract
        speakers = {*self._speakers, contract.seat} if self._named else self._speakers
        found = {seat: worths(terms, self._dealt(state, seat)) for seat in speakers}
        for turn in self._turns:
            weight *= likelihood(terms, turn, found[turn.seat])
        if self._named:
            weight *= naming_likelihood(terms, contract, found[contract.seat])
        return weight * self._cards_likelihood(state) if self._plays else weight

    def _dealt(self, state: State, seat: int) -> int:
        """Return the approximate first hand of a seat in a sampled deal; after a joker exchange the present one."""
        cards = state.hands[seat] | self._played[seat]
        if seat == state.contract.seat and state.kitty_taken:
            cards = (cards | state.buried) & ~state.kitty
        return cards

    def _cards_likelihood(self, state: State) -> float:
        """Return how likely the others would have played as they did."""
        weight, me = 1.0, self._view.seat
        hands = [hand | cards for hand, cards in zip(state.hands, self._played, strict=True)]
        spot = spot_at_start(state, hands)
        for card in self._plays:
            if spot.turn != me:
                choice = spot.choice()
                if choice != card:
                    weight *= _unlike(spot, card, choice)
            spot.play(card)
        return weight


def _turns(view: View) -> list[AuctionTurn]:
    """Return the others' legal calls at their turns, and their actual calls."""
    turns: list[AuctionTurn] = []
    state = State(view.terms, view.sheet)
    view.share(state)
    for number, call in enumerate(view.calls):
        if call.seat != view.seat:
            state.calls = view.calls[:number]
            state.turn = call.seat
            turns.append(turn_of(state, call.seat, call.bid))
    return turns


def _unlike(spot: PlayoutState, played: int, choice: int) -> float:
    """Return how likely the seat to play plays one card where the heuristic plays another."""
    if not choice & spot.lanes.lane_of(played):
        return OTHER_SUIT
    low, high = min(played, choice), max(played, choice)
    # With nothing between them they come to the same.
    out = spot.live & ~spot.hands[spot.turn]
    return OTHER_CARD if out & (high - low) & -low else 1.0


# Worlds


SPARE, SPARE_FOR_OTHERS = 2, 4
"""How many deals are sampled per deal used: by declarer and in the auction, and by the others."""


def likely_worlds(view: View, count: int, rng: "Random") -> list[tuple[State, float]]:
    """Return positions that may be the true one, each with its weight."""
    dealer, past = Determinizer(view), ObservedHistory(view)
    if not past.tells:
        return [(dealer.deal(rng), 1.0) for _ in range(count)]
    found: list[State] = []
    weights: list[float] = []
    for _ in range(count * (SPARE_FOR_OTHERS if view.phase == PLAY and view.seat != view.contract.seat else SPARE)):
        state = dealer.deal(rng)
        past.rebury(state)
        found.append(state)
        weights.append(past.likelihood(state))
    return [(found[i], times) for i, times in _chosen(weights, count, rng)]


def _chosen(weights: list[float], count: int, rng: "Random") -> list[tuple[int, float]]:
    """Return which of many are taken, and how often, in proportion to their weights."""
    step = fsum(weights) / count
    mark, passed = rng.random() * step, 0.0
    chosen: list[tuple[int, float]] = []
    for i, weight in enumerate(weights):
        passed += weight
        times = 0
        while mark < passed:
            mark += step
            times += 1
        if times:
            chosen.append((i, float(times)))
    return chosen
