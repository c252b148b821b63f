"""Represent a deal of The Betel for fast playouts: hands as holdings, and the trick as a few numbers."""

from typing import Self

from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import GRAND_BETEL, Contract
from bot.games.betel.holdings import WHOLE, Holdings, holdings, place_of
from bot.games.betel.play import winner_of
from bot.games.betel.position import UNSEEN, PublicPosition
from bot.games.betel.state import State, View
from bot.rules.cards import bits

Twins = tuple[int, int]
ALL = (WHOLE, WHOLE, WHOLE, WHOLE)


class PlayoutState:
    """The hands and the seat to play, changed in place by each card; after three passes without a declarer.

    Args:
        known: by seat: the twins the seat has seen, which are in no player's hand.
    """

    __slots__ = (
        "contract",
        "declarer",
        "hands",
        "known",
        "led",
        "place",
        "rest",
        "rise",
        "ruffed",
        "taken",
        "top",
        "turn",
        "void",
        "who",
    )

    def __init__(
        self, contract: Contract, declarer: int, turn: int, hands: list[Holdings], known: list[Holdings]
    ) -> None:
        self.contract = contract
        self.declarer = declarer
        self.turn = turn
        self.hands = hands
        self.known = known
        self.rest: Holdings = list(ALL)
        """What has not been played, twins included."""
        self.taken = [0, 0, 0]
        self.void = [0, 0, 0, 0]
        """By suit: whether a betel's declarer has shown to have none of it."""
        self.rise = True
        self.place = 0
        """How many cards lie in the trick."""
        self.led = self.top = self.who = 0
        """The suit led, the rank that is highest of it, and who wins the trick so far."""
        self.ruffed = -1
        """The highest trump on a plain suit, -1: none."""

    @property
    def grand(self) -> bool:
        """Whether a Grand is played, in which the defenders don't have to overtake."""
        return self.contract is GRAND_BETEL

    def copy(self) -> Self:
        """Return an independent copy; the known cards are shared, since they never change."""
        new = object.__new__(type(self))
        new.contract, new.declarer, new.turn = self.contract, self.declarer, self.turn
        first, second, third = self.hands
        new.hands = [first[:], second[:], third[:]]
        new.known, new.rest, new.taken, new.void = self.known, self.rest[:], self.taken[:], self.void[:]
        new.rise, new.place, new.led, new.top = self.rise, self.place, self.led, self.top
        new.who, new.ruffed = self.who, self.ruffed
        return new


def layout_of(public: PublicPosition, hands: list[int], twins: Twins) -> PlayoutState:
    """Return the layout of a position in which cards are played; unknown hands are 0, unknown twins UNSEEN."""
    known = [[0, 0, 0, 0] for _ in range(SEATS)]
    for slot, card in enumerate(twins):
        if card != UNSEEN:
            suit, rank = place_of(card)
            for seat in range(SEATS):
                known[seat][suit] |= (public.known[slot] >> seat & 1) << rank
    layout = PlayoutState(public.contract, public.declarer, public.turn, [holdings(hand) for hand in hands], known)
    layout.rise = public.rules.rise
    layout.rest = holdings(~bits(public.played))
    layout.taken = list(public.taken)
    _lay_trick(layout, public.trick)
    if public.contract.betel:
        _note_voids(layout, public)
    return layout


def _lay_trick(layout: PlayoutState, trick: tuple[int, ...]) -> None:
    layout.place = len(trick)
    if not trick:
        return
    best = winner_of(trick, layout.contract)
    layout.who = (layout.turn - len(trick) + best) % SEATS
    layout.led, layout.top = place_of(trick[0])
    for card in trick[1:]:
        suit, rank = place_of(card)
        if suit == layout.led:
            layout.top = max(layout.top, rank)
        elif suit == layout.contract.trump:
            layout.ruffed = max(layout.ruffed, rank)


def _note_voids(layout: PlayoutState, public: PublicPosition) -> None:
    """Note which suits a betel's declarer has not followed."""
    leader, played = public.leader, public.played
    for first in range(0, len(played), SEATS):
        trick = played[first : first + SEATS]
        place = (public.declarer - leader) % SEATS
        suit = place_of(trick[0])[0]
        if place < len(trick) and place_of(trick[place])[0] != suit:
            layout.void[suit] = 1
        leader = (leader + winner_of(trick, public.contract)) % SEATS


def layout_seen(view: View, seat: int) -> PlayoutState:
    """Return the layout of a view: the other hands are empty in it."""
    hands = [view.hand if other == seat else 0 for other in range(SEATS)]
    return layout_of(view, hands, view.twins)


def layout_in(state: State) -> PlayoutState:
    """Return the layout of a position."""
    return layout_of(state, state.hands, state.twins)
