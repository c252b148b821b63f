"""Claiming the tricks that are left: what a game tells of it, and how it is played out.

A claim shows a hand to everybody. It holds if it comes true in every deal that is possible to somebody who sees that
hand beside what they know anyway, whatever the others play; the test may say no too often, never yes. What follows
is played out card by card, so that records know nothing of claims.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Literal

from bot.rules.actions import Action
from bot.rules.panel import CardRow
from bot.rules.state import S, V

ALL, NONE = "all", "none"
Kind = Literal["all", "none"]
"""What is claimed: every trick that is left, or none of them."""
MOST_TRIED = 4000
"""So many cards are tried at the most to find a way in which a claim comes true."""


class ClaimRules(ABC, Generic[S, V]):
    """What a game tells of claims."""

    @abstractmethod
    def kind(self, position: S | V, seat: int) -> Kind | None:
        """Return what a seat could claim now by what everybody knows; None: nothing."""

    @abstractmethod
    def holds(self, view: V, seat: int, hand: int) -> bool:
        """Return whether a claim comes true in every deal possible to whoever has this view and sees the hand.

        Args:
            view: of everybody or of a seat that is not the claimant's.
            seat: who claims; `kind` has said what.
            hand: their cards as a bit set.
        """

    @abstractmethod
    def hand(self, state: S, seat: int) -> int:
        """Return a seat's cards as a bit set."""

    @abstractmethod
    def row(self, state: S, seat: int) -> CardRow:
        """Return a seat's cards as everybody sees them once it claims."""

    @abstractmethod
    def plays(self, state: S, claimant: int) -> Iterable[Action]:
        """Return the cards that the seat to play may put down, in the order in which they are tried.

        The claimant's in the order in which `holds` has proved them, everybody else's from the lowest; none once the
        last trick is over.
        """

    @abstractmethod
    def winner(self, state: S, action: Action) -> int | None:
        """Return who wins the trick that this card completes; None: it does not complete one."""

    def played_out(self, state: S, seat: int) -> tuple[Action, ...] | None:
        """Return the cards by which the claim of a seat comes true; None: there is no such way.

        A claim that holds is played out without trying anything twice. Where it was only agreed to, the others' cards
        are chosen so that it comes true.
        """
        kind = self.kind(state, seat)
        return None if kind is None else _Search(self, seat, kind).from_here(state)


class _Search:
    """Looks for the cards by which a claim comes true, every trick with the first ones that do.

    Args:
        claims: the game's.
        seat: who claims.
        kind: what.
    """

    def __init__(self, claims: ClaimRules[Any, Any], seat: int, kind: Kind) -> None:
        self._claims = claims
        self._seat = seat
        self._wins = kind == ALL
        self._left = MOST_TRIED

    def from_here(self, state: Any) -> tuple[Action, ...] | None:
        """Return the cards from a position to the end of the deal, or None."""
        actions = tuple(self._claims.plays(state, self._seat))
        if not actions:
            return ()
        for action in actions:
            self._left -= 1
            if self._left < 0:
                return None
            winner = self._claims.winner(state, action)
            if winner is not None and (winner == self._seat) != self._wins:
                continue
            after = state.copy()
            after.play(action)
            rest = self.from_here(after)
            if rest is not None:
                return (action, *rest)
        return None


def runs(own: Sequence[int], out: Sequence[int], kept: int | None = 0) -> bool:
    """Return whether a suit's cards, led from the best down, win every trick in which nobody ruffs.

    Whoever has a card of the suit must follow, so every lead takes at least one of those that are out away; the worst
    case is one hand that has all of them and parts with the lowest first.

    Args:
        own: how strong each card is.
        out: how strong those are that may lie in other hands.
        kept: how often somebody may put another card down though they could follow; None: as often as they like.
    """
    best = max(out, default=0)
    return all(
        strength > best or falls(led, kept) >= len(out) for led, strength in enumerate(sorted(own, reverse=True))
    )


def falls(leads: int, kept: int | None) -> int:
    """Return how many cards of a suit so many leads of it take away at least, as far as they are out; see `runs`."""
    return 0 if kept is None else max(0, leads - kept)
