"""Define claims of the rest of a deal: the player who leads to a book claims all remaining books.

It is played from the best trump down, then suit by suit from the best card down. It holds if no card that may be
outside beats any of them: every lead draws a card at least of those that are out, and a suit is safe from ruffs once
no trump can be out. The partner counts as any other player.
"""

from bot.games.bid_whist.actions import Play
from bot.games.bid_whist.cards import JOKERS, NO_SUIT, SUITS, Ranking
from bot.games.bid_whist.determinize import evidence, puzzle
from bot.games.bid_whist.kitty import exchanges
from bot.games.bid_whist.labels import faces, sort_order, sorted_cards
from bot.games.bid_whist.play import excluded_cards
from bot.games.bid_whist.position import PLAY
from bot.games.bid_whist.state import State, View
from bot.rules.actions import Action
from bot.rules.cards import cards_in
from bot.rules.claims import ALL, ClaimRules, Kind, falls, runs
from bot.rules.panel import CardRow, SeatName, localized


class BidWhistClaimRules(ClaimRules[State, View]):
    """Claims of Bid Whist."""

    def kind(self, position: State | View, seat: int) -> Kind | None:
        """Return the claim of the player who leads; None at the first lead where that names trump."""
        leads = position.phase == PLAY and position.turn == seat and not position.trick
        return ALL if leads and position.order is not None else None

    def holds(self, view: View, seat: int, hand: int) -> bool:
        """Return whether no card that may be in another hand wins a book any more."""
        order = view.order
        if order is None or (order.nt and hand & JOKERS):
            return False  # a joker that is led in no trump wins nothing
        out = _outside(view, seat, hand)
        kept: int | None = None  # where reneges can be called, no player need follow
        if not view.terms.callable:
            kept = (out & JOKERS).bit_count() if order.nt and view.terms.play_anytime else 0
        if not all(_runs(order, suit, hand, out, kept) for suit in range(len(SUITS))):
            return False
        if order.nt:
            return True
        trumps = order.masks[order.trump]
        drawn = falls((hand & trumps).bit_count(), kept) >= (out & trumps).bit_count()
        return drawn or not hand & ~trumps

    def hand(self, state: State, seat: int) -> int:
        """Return a seat's cards."""
        return state.hands[seat]

    def row(self, state: State, seat: int) -> CardRow:
        """Return a seat's cards, sorted for the contract."""
        cards = sorted_cards(sort_order(state.terms, state.contract), state.hands[seat])
        return CardRow(faces(cards), localized("label-claimed", player=SeatName(seat)))

    def plays(self, state: State, claimant: int) -> tuple[Action, ...]:
        """Return the cards of the seat to play, without reneges: the claimant's best first, the others' lowest."""
        order = state.order
        if state.phase != PLAY or order is None:
            return ()
        seat, led = state.turn, state.led
        hand = state.hands[seat]
        actions = [action for action in state.legal_actions(seat) if isinstance(action, Play)]
        if led != NO_SUIT:
            actions = [
                action for action in actions if not hand & excluded_cards(state.terms, order, led, action.card)
            ]
        if seat == claimant:
            actions.sort(key=lambda play: _lead(order, play.card))
        else:
            actions.sort(key=lambda play: (order.powers[led][play.card], order.strength(play.card)))
        return tuple(actions)

    def winner(self, state: State, action: Action) -> int | None:
        """Return the winner of the book that this card completes."""
        order = state.order
        if order is None or not isinstance(action, Play) or len(state.trick) + 1 < state.terms.seats:
            return None
        led = order.suit_of[action.card] if state.led == NO_SUIT else state.led
        return state.turn if order.powers[led][action.card] > state.best else state.winner


def _lead(order: Ranking, card: int) -> tuple[int, ...]:
    """Return a card's position in the claimant's leads: trumps first, in a suit the best first."""
    suit = order.suit_of[card]
    return suit != order.trump, suit, -order.strength(card)


def _runs(order: Ranking, suit: int, hand: int, out: int, kept: int | None) -> bool:
    powers, mask = order.powers[suit], order.masks[suit]
    return runs(
        [powers[card] for card in cards_in(hand & mask)], [powers[card] for card in cards_in(out & mask)], kept
    )


def _outside(view: View, seat: int, hand: int) -> int:
    """Return the cards that may be in other hands than the claimant's, as a bit set."""
    unknown, _, _ = puzzle(view)
    unknown &= ~hand
    if seat == view.contract.seat and not exchanges(view):
        unknown &= ~view.kitty  # sported: what declarer has of it no more is played or buried
    lacking, _ = evidence(view)
    out = view.hand  # what the one who looks holds themselves
    for other in range(view.terms.seats):
        if other not in (seat, view.seat):
            out |= unknown & ~lacking[other]
    return out
