"""From any position to its end by the rules of thumb: auction, name, burial, and the cards.

Up to the first lead it goes by the rules themselves, whatever the house rules are; the cards are played as integers.
"""

from typing import TYPE_CHECKING

from bot.games.bid_whist import kitty, signals
from bot.games.bid_whist.actions import Bury, Name
from bot.games.bid_whist.cards import JOKERS
from bot.games.bid_whist.dealing import chance
from bot.games.bid_whist.position import AUCTION, BURYING, DRAWING, NAMING
from bot.games.bid_whist.ranking import ranking
from bot.games.bid_whist.rules import State
from bot.games.bid_whist.search.burials import bury
from bot.games.bid_whist.search.calls import best_name, speak
from bot.games.bid_whist.search.guess import Worths, worths
from bot.games.bid_whist.search.lanes import lanes_for
from bot.games.bid_whist.search.playout import Spot
from bot.rules.cards import cards_in

if TYPE_CHECKING:
    from random import Random

    from bot.rules.luck import Luck


class Hands:
    """What the hands of a world are worth, each worked out once.

    Args:
        state: the world, in the auction.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self._found: dict[int, Worths] = {}

    def of(self, seat: int) -> Worths:
        """Return what a seat's hand is worth."""
        if seat not in self._found:
            self._found[seat] = worths(self._state.terms, self._state.hands[seat])
        return self._found[seat]


def speak_on(state: State, hands: Hands) -> None:
    """End the auction by the rule of thumb; after a demand for a redeal no cards are dealt."""
    while state.phase == AUCTION:
        seat = state.turn
        state.play(speak(state, seat, hands.of(seat)))


def go_to_play(state: State, luck: "Luck | Random") -> None:
    """Name, bury and draw by the rules of thumb, up to the first lead."""
    if state.phase == NAMING:
        legal = kitty.legal_names(state, state.turn)
        names = [action for action in legal if isinstance(action, Name)]
        found = worths(state.terms, state.hands[state.turn], kitty=state.terms.after_kitty)
        partner = signals.shown_by_partner(state.terms, state.calls, state.turn)
        state.play(best_name(state.terms, state.contract, names, found, partner))
    if state.phase == BURYING:
        state.play(Bury(state.turn, tuple(cards_in(burial(state)))))
    while state.phase == DRAWING:
        state.play(chance(state, luck))
    if state.order is None and state.terms.by_first_lead:
        name_by_lead(state)


def name_by_lead(state: State) -> None:
    """Settle what the first lead will name, as declarer's hand has it."""
    contract, terms = state.contract, state.terms
    found = worths(terms, state.hands[contract.seat], kitty=True)[contract.direction]
    trump = max(range(5), key=lambda trump: found[trump])
    state.contract = contract._replace(trump=trump)
    state.order = ranking(trump, contract.direction, terms.spade2_high)


def burial(state: State) -> int:
    """Return what declarer lays away by the rule of thumb, as a bit set."""
    order, terms = state.order, state.terms
    assert order is not None
    lanes = lanes_for(order, terms.jokers)
    hand = lanes.of(state.hands[state.turn])
    must = lanes.of(state.hands[state.turn] & JOKERS) if kitty.exchanges(state) else 0
    out = lanes.of(terms.deck) & ~hand
    return lanes.cards(bury(lanes, hand, out, terms.kitty, keep_jokers=terms.play_anytime, must=must))


def spot_at_start(state: State, hands: list[int]) -> Spot:
    """Return the cards before the first lead, with these hands."""
    return _spot(state, hands, 0)


def _spot(state: State, hands: list[int], played: int) -> Spot:
    order, terms, declarer = state.order, state.terms, state.contract.seat
    assert order is not None
    lanes = lanes_for(order, terms.jokers)
    sides = terms.side_of
    teams = tuple(sides[seat] == sides[declarer] if terms.pairs else seat == declarer for seat in range(terms.seats))
    live = lanes.of(terms.deck & ~played)
    return Spot(lanes, teams, declarer, [lanes.of(hand) for hand in hands], lanes.of(state.buried), live)


def spot_of(state: State) -> Spot:
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


def _best(spot: Spot, state: State) -> int:
    """Return the card that wins the trick so far; 0 if none does."""
    place = (state.winner - state.leader) % state.terms.seats
    return spot.lanes.of(1 << state.trick[place]) if state.best else 0


def _show_voids(spot: Spot, state: State) -> None:
    """Enter what everybody has shown not to hold."""
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
