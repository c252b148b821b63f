"""Claims of the remaining tricks: a game's rules for them, and how they are played out.

A claim shows a hand to everyone. It holds if it comes true in every deal that is possible to a player who sees that
hand, in any play of the others. The test can refuse a valid claim, but never accept a wrong one. A granted claim is
played out card by card, so that records don't contain claims.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Literal

from bot.rules.actions import Action
from bot.rules.panel import CardRow
from bot.rules.state import S, V

ALL, NONE = "all", "none"
Kind = Literal["all", "none"]
"""The kinds of claims: every remaining trick, or none of them."""
MAX_TRIED = 4000
"""The most cards that are tried to find a way in which a claim comes true."""


class ClaimRules(ABC, Generic[S, V]):
    """A game's rules for claims."""

    @abstractmethod
    def kind(self, position: S | V, seat: int) -> Kind | None:
        """Return what a seat could claim by public knowledge, or None."""

    @abstractmethod
    def holds(self, view: V, seat: int, hand: int) -> bool:
        """Return whether a claim holds in every deal consistent with a seat's view.

        Args:
            view: public, or of a seat that is not the claimant's.
            seat: the claimant; `kind` has returned the claim.
            hand: their cards as a bit set.
        """

    @abstractmethod
    def hand(self, state: S, seat: int) -> int:
        """Return a seat's cards as a bit set."""

    @abstractmethod
    def row(self, state: S, seat: int) -> CardRow:
        """Return a seat's cards as everyone sees them once it claims."""

    @abstractmethod
    def plays(self, state: S, claimant: int) -> Iterable[Action]:
        """Return the cards that the seat to play can play, in the order in which they are tried.

        The claimant's are in the order in which `holds` has proved them, the others' from the lowest; none after the
        last trick.
        """

    @abstractmethod
    def winner(self, state: S, action: Action) -> int | None:
        """Return the winner of the trick that this card completes, or None if it completes none."""

    def played_out(self, state: S, seat: int) -> tuple[Action, ...] | None:
        """Return the plays that fulfil a seat's claim, or None if there are none.

        A claim that holds is played out without backtracking. After a mere consent the others' cards are chosen so
        that the claim comes true.
        """
        kind = self.kind(state, seat)
        return None if kind is None else _Search(self, seat, kind).from_here(state)


class _Search:
    """Searches, trick by trick, for plays that fulfil a claim."""

    def __init__(self, claims: ClaimRules[Any, Any], seat: int, kind: Kind) -> None:
        self._claims = claims
        self._seat = seat
        self._wins = kind == ALL
        self._left = MAX_TRIED

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
    """Return whether a suit's cards, led from the best down, win every trick that is not ruffed.

    A player with a card of the suit must follow, so every lead takes at least one of the missing cards. The worst
    case is one hand that has all of them and plays the lowest first.

    Args:
        kept: how often a player can play another card though they could follow; None: without limit.
    """
    best = max(out, default=0)
    return all(
        strength > best or falls(led, kept) >= len(out) for led, strength in enumerate(sorted(own, reverse=True))
    )


def falls(leads: int, kept: int | None) -> int:
    """Return how many missing cards of a suit this many leads take at least; see `runs`."""
    return 0 if kept is None else max(0, leads - kept)
