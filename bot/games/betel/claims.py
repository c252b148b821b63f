"""Claiming the rest of a deal: all tricks that are left, or in a betel none of them.

Whoever leads may claim all, but in a betel nobody may: there the declarer claims none, whenever it is their turn. Of
the twins the others are taken to know what everybody knows: any card not seen may lie there, or in a hand.
"""

from collections.abc import Callable

from bot.games.betel.actions import Play
from bot.games.betel.cards import ABOVE, ALL_CARDS, BIT, RANKS, SEATS, SUIT
from bot.games.betel.names import faces_in
from bot.games.betel.play import LAST, winner_of
from bot.games.betel.position import PLAY, UNSEEN, Position
from bot.games.betel.rules import State
from bot.games.betel.view import View
from bot.rules.actions import Action
from bot.rules.cards import FRENCH, cards_in
from bot.rules.claim import ALL, NONE, Claims, Kind, falls, runs
from bot.rules.panel import CardRow, SeatName, say


class BetelClaims(Claims[State, View]):
    """Claims of The Betel."""

    def kind(self, position: State | View, seat: int) -> Kind | None:
        """Return that the declarer of a betel may claim none, otherwise whoever leads all."""
        if position.phase != PLAY or position.turn != seat:
            return None
        if position.contract.betel:
            return NONE if seat == position.declarer else None
        return None if position.trick else ALL

    def holds(self, view: View, seat: int, hand: int) -> bool:
        """Return whether no card outside can beat the claimant's, or all do."""
        out, hidden = _outside(view, seat, hand)
        if view.contract.betel:
            return _all_lose(view, hand, out, hidden)
        if not all(_runs(mask, hand, out) for mask in FRENCH.suit_masks):
            return False
        trumps = view.contract.trumps
        drawn = falls((hand & trumps).bit_count(), 0) >= (out & trumps).bit_count()
        return drawn or not hand & ~trumps

    def hand(self, state: State, seat: int) -> int:
        """Return a seat's cards."""
        return state.hands[seat]

    def row(self, state: State, seat: int) -> CardRow:
        """Return a seat's cards."""
        return CardRow(faces_in(state.hands[seat]), say("label-claimed", player=SeatName(seat)))

    def plays(self, state: State, claimant: int) -> tuple[Action, ...]:
        """Return the cards of the seat to play: of a claimant of all tricks the best first, otherwise the lowest."""
        if state.phase != PLAY:
            return ()
        actions = [action for action in state.legal_actions(state.turn) if isinstance(action, Play)]
        if state.turn == claimant and not state.contract.betel:
            return _in_order(actions, lambda card: _lead(state, card))
        suit = SUIT[state.trick[0]] if state.trick else 0
        ruffs = state.contract.trumps & ~suit
        return _in_order(actions, lambda card: (BIT[card] & ruffs > 0, card % RANKS))

    def winner(self, state: State, action: Action) -> int | None:
        """Return who takes the trick that this card completes."""
        if not isinstance(action, Play) or len(state.trick) < LAST:
            return None
        return (state.turn + 1 + winner_of((*state.trick, action.card), state.contract)) % SEATS


def _in_order(plays: list[Play], key: Callable[[int], tuple[int, ...]]) -> tuple[Action, ...]:
    """Return plays by their cards."""
    plays.sort(key=lambda play: key(play.card))
    return tuple(plays)


def _lead(position: Position, card: int) -> tuple[int, ...]:
    """Return where a card stands among the claimant's leads: trumps first, of a suit the best first."""
    return not BIT[card] & position.contract.trumps, -card


def _runs(mask: int, hand: int, out: int) -> bool:
    # Of one suit the numbers of the cards rise with their rank; no card has a number below 1.
    return runs(cards_in(hand & mask), cards_in(out & mask))


def _outside(view: View, seat: int, hand: int) -> tuple[int, int]:
    """Return the cards that may be in the others' hands, and how many of those not seen may lie in the twins."""
    unseen = view.unseen() & ~hand & ALL_CARDS
    barred = view.barred
    held = 0
    for other in range(SEATS):
        if other not in (seat, view.seat):
            held |= unseen & ~barred[other]
    hidden = sum(card == UNSEEN for card in view.twins) - (unseen & ~held).bit_count()
    return held | view.hand, hidden


def _all_lose(view: View, hand: int, out: int, hidden: int) -> bool:
    """Return whether no card of the declarer's can win: in each suit all others are higher (betels are notrump).

    Only the first trick may be theirs to lead: there somebody must be sure to have a card of that suit.
    """
    if any(out & mask & ~_above(hand & mask) for mask in FRENCH.suit_masks if hand & mask):
        return False
    if not view.trick:
        return any(_is_followed(view, out & SUIT[card], hidden) for card in cards_in(hand))
    follow = hand & SUIT[view.trick[0]]
    # Whoever can overtake must.
    top = view.trick[winner_of(view.trick, view.contract)]
    return not follow & ABOVE[top]


def _above(cards: int) -> int:
    """Return the cards above all of these, which are of one suit."""
    return ABOVE[cards.bit_length() - 1]


def _is_followed(view: View, out: int, hidden: int) -> bool:
    """Return whether somebody must have one of these cards, however the twins lie."""
    return bool(out & view.hand) or out.bit_count() > hidden
