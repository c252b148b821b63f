"""What was said and played so far, and how likely that is in a world; all that is the same in every world is worked
out once."""

from bot.games.bid_whist.cards import UNNAMED
from bot.games.bid_whist.evidence import evidence, tricks_begun
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.position import AUCTION, PLAY
from bot.games.bid_whist.rules import State
from bot.games.bid_whist.search.burials import ranked
from bot.games.bid_whist.search.calls import Turn, likelihood, naming_likelihood, turn_of
from bot.games.bid_whist.search.forward import spot_at_start
from bot.games.bid_whist.search.guess import worths
from bot.games.bid_whist.search.lanes import lanes_for
from bot.games.bid_whist.search.playout import Spot
from bot.games.bid_whist.view import View

OTHER_CARD = 0.5
"""How likely a seat plays another card of the suit than the rule of thumb would."""
OTHER_SUIT = 0.3
"""How likely it plays one of another suit."""


class Past:
    """The calls, the name and the cards of a deal so far, as a seat has seen them.

    Args:
        view: what the seat may know.

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

    def bury_anew(self, state: State) -> None:
        """Have declarer keep the better ones of the cards that may be in hand or buried.

        Dealt by chance alone, the discards would have as many aces as the hand.
        """
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
        """Return how likely the others would have said and played all that in a world."""
        weight, terms, contract = 1.0, state.terms, state.contract
        speakers = {*self._speakers, contract.seat} if self._named else self._speakers
        found = {seat: worths(terms, self._dealt(state, seat)) for seat in speakers}
        for turn in self._turns:
            weight *= likelihood(terms, turn, found[turn.seat])
        if self._named:
            weight *= naming_likelihood(terms, contract, found[contract.seat])
        return weight * self._of_cards(state) if self._plays else weight

    def _dealt(self, state: State, seat: int) -> int:
        """Return the cards that a seat was dealt in a world, about; after an exchange of jokers what it held then."""
        cards = state.hands[seat] | self._played[seat]
        if seat == state.contract.seat and state.kitty_taken:
            cards = (cards | state.buried) & ~state.kitty
        return cards

    def _of_cards(self, state: State) -> float:
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


def _turns(view: View) -> list[Turn]:
    """Return what the others could have said at their turns, and what they did say."""
    turns: list[Turn] = []
    state = State(view.terms, view.sheet)
    view.share(state)
    for number, call in enumerate(view.calls):
        if call.seat != view.seat:
            state.calls = view.calls[:number]
            state.turn = call.seat
            turns.append(turn_of(state, call.seat, call.bid))
    return turns


def _unlike(spot: Spot, played: int, choice: int) -> float:
    """Return how likely the seat to play plays one card where the rule of thumb plays another."""
    if not choice & spot.lanes.lane_of(played):
        return OTHER_SUIT
    low, high = min(played, choice), max(played, choice)
    # With nothing between them they come to the same.
    out = spot.live & ~spot.hands[spot.turn]
    return OTHER_CARD if out & (high - low) & -low else 1.0
