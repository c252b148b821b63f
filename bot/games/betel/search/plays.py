"""How likely a deal makes the cards that were played: each of them is compared with the rule of thumb's."""

from bot.games.betel.cards import SEATS
from bot.games.betel.layout import Layout, Twins, layout_of
from bot.games.betel.playing import lay, play_out
from bot.games.betel.suits import ABOVE, holdings, place_of
from bot.games.betel.view import View

SURPRISE = 0.5
"""How likely a deal stays for each card that the rule of thumb would not have played."""


def plausibility(view: View, hands: list[int], twins: Twins) -> float:
    """Return how likely the others play what they played, 1 at most.

    Args:
        view: what is known.
        hands: by seat, as they are now.
        twins: by slot.
    """
    if not view.played:
        return 1.0
    layout = layout_of(view, hands, twins)
    played = [place_of(card) for card in view.played]
    seats = _take_back(layout, view, played)
    likely = 1.0
    for seat, (suit, rank) in zip(seats, played, strict=True):
        hand = layout.hands[seat]
        if seat != view.seat and any(hand) and not _as_good(layout, seat, suit, rank):
            likely *= SURPRISE
        lay(layout, suit, rank)
    return likely


def _take_back(layout: Layout, view: View, played: list[tuple[int, int]]) -> list[int]:
    """Put all cards back into the hands that played them, and return whose they are."""
    seats: list[int] = []
    forward = Layout(view.contract, view.declarer, view.leader, [[0] * 4 for _ in range(SEATS)], layout.known)
    for suit, rank in played:
        seats.append(forward.turn)
        layout.hands[forward.turn][suit] |= 1 << rank
        lay(forward, suit, rank)
    layout.rest = holdings(-1)
    layout.taken, layout.void = [0, 0, 0], [0, 0, 0, 0]
    layout.turn, layout.place, layout.ruffed = view.leader, 0, -1
    return seats


def _as_good(layout: Layout, seat: int, suit: int, rank: int) -> bool:
    """Return whether a card is the rule of thumb's, or a neighbour of it."""
    best, high = divmod(play_out(layout, cards=1), 8)
    if best != suit:
        return False
    if high == rank:
        return True
    low, high = sorted((rank, high))
    between = ABOVE[low] & ~ABOVE[high] & ~(1 << high)
    return not layout.rest[suit] & ~layout.hands[seat][suit] & between
