"""A position of a game, a seat's view of it, and the step that an action makes.

Outside a search a `State` is an immutable value: `apply` returns a new one or raises. Inside it is slotted and
mutable; `apply` is `copy()` and then `play()`, so that there is one implementation of the rules for both. A chance
move is an action without a seat and is in the log like any other.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar, cast

from bot.rules.actions import Action, CardSelection
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.legal_actions import LegalActions
from bot.rules.randomness import RandomSource

T = TypeVar("T")
S = TypeVar("S", bound="State")
S_co = TypeVar("S_co", bound="State", covariant=True)
V = TypeVar("V", bound="View")


def computed(method: Callable[[Any], T]) -> T:
    """Make a property of a method, in place of an attribute of the contract.

    The contract's attributes are plain, so that a game can keep them in slots; type checkers accept the property of a
    game that computes one as an attribute of the same type.
    """
    return cast("T", property(method))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Args:
        reason: the word for it in records.
        scores: final scores per seat, or per side in partnership games.
        winners: seats (or sides), in the order of their places.
        losers: seats (or sides), ascending.
    """

    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    losers: tuple[int, ...]

    def json(self) -> dict[str, object]:
        """Return a record's `result`."""
        return {"winners": list(self.winners), "losers": list(self.losers), "reason": self.reason}


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """The result of an applied action; `Game.public_events` returns its public events."""

    before: S_co
    action: Action
    state: S_co


class ComparedBySlots:
    """Instances of one class are equal if all their slots are."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        slots = [slot for cls in type(self).__mro__ for slot in getattr(cls, "__slots__", ())]
        return type(other) is type(self) and all(getattr(self, s) == getattr(other, s) for s in slots)

    __hash__ = None  # pyright: ignore[reportAssignmentType]  # searches change states in place


class View(ComparedBySlots):
    """The knowledge of one seat about a state, or with `seat` None the public knowledge; it has no room for more.

    Views are plain data: they pickle, and two views of equal knowledge are equal.
    """

    __slots__ = ()
    seat: int | None
    legal: LegalActions
    scores: tuple[int, ...]


class State(ComparedBySlots, ABC):
    """A position of one game, from the first shuffle to the outcome; it spans all deals of the game.

    The attributes below are slots of the game's own class, or properties made with `computed`. In every game two
    dicts next to its State list the implementation: LEGAL, for each phase, what is legal in it; EFFECTS, for each
    class of action, the function that changes a position by it. `legal_actions` and `play` only look them up.
    """

    __slots__ = ()
    seats: int
    dealer: int
    """The seat of the dealer of this deal."""
    scores: tuple[int, ...]
    """Points on the sheet, per seat, or per side in partnership games."""
    deals: tuple[dict[str, Any], ...]
    """The finished deals, each in the record format of its game; immutable."""
    outcome: Outcome | None
    """The end of the game, or None while it goes on."""

    @property
    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must act, ascending; empty while chance is due or the game is over."""

    @property
    def is_chance_node(self) -> bool:
        """Whether the next move is a chance move."""
        return self.outcome is None and not self.waiting_for

    @property
    def is_draw_due(self) -> bool:
        """Whether the next chance move draws from cards of this deal, instead of shuffling the pack."""
        return False

    @abstractmethod
    def legal_actions(self, seat: int) -> LegalActions:
        """Return all actions that this seat can take now; the one source of legality.

        Actions too many to list are one `CardSelection`.
        """

    def allows(self, action: Action) -> bool:
        """Return whether a seat's action is legal now: one of `legal_actions`, or within one of its selections.

        Games whose `CardSelection` is not fully described by count, cards and must extend `fits`.
        """
        seat = action.seat
        if seat is None or not 0 <= seat < self.seats:
            return False
        legal = self.legal_actions(seat)
        return action in legal or self._is_within(legal, action)

    def _is_within(self, legal: LegalActions, action: Action) -> bool:
        """Return whether an action is within one of the selections."""
        return any(choice.act == action.act and self.fits(choice, action) for choice in legal.choices)

    def fits(self, choice: CardSelection, action: Action) -> bool:
        """Return whether the action is within the selection."""
        return choice.admits(getattr(action, "cards", ()))

    @abstractmethod
    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal; called only for one that is not.

        The order of reasons: the time (`WrongTime`), the seat (`WrongSeat`), then the rule with its code.
        """

    def common_refusal(self, action: Action) -> IllegalAction | None:
        """Return the refusals common to all games: over, cards not dealt yet, no such seat."""
        if self.outcome is not None:
            return WrongTime("game_over")
        if self.is_chance_node:
            return WrongTime("wrong_phase", phase="chance")
        if action.seat is None or not 0 <= action.seat < self.seats:
            return WrongSeat("not_your_turn")
        return None

    @abstractmethod
    def check_chance(self, action: Action) -> None:
        """Accept a legal chance action.

        Raises:
            IllegalAction: the wrong time, or `bad_deck` if the cards are not those of the pack.
        """

    @abstractmethod
    def chance(self, luck: RandomSource) -> Action:
        """Return the chance action that is due: a shuffle of the pack, or a draw.

        A pack is shuffled from pack order, and cards are drawn from the front of such a shuffle, so that a program
        without the game's rules can repeat it.
        """

    @abstractmethod
    def context(self, action: Action) -> str:
        """Return a public token of what the action refers to (hold: the bet; play: the trick).

        A click on a button made for another context is stale. Empty for an action that refers to nothing that could
        change.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return this seat's view; None: the public one."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent state equal to this one."""

    @abstractmethod
    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked; for `apply` and for searches on their own copy."""

    def apply(self, action: Action) -> Step[Self]:
        """Return the step to the state after the action; this state stays as it was.

        Raises:
            IllegalAction: the action is not legal now.
        """
        if action.by_chance:
            self.check_chance(action)
        elif not self.allows(action):
            raise self.refusal(action)
        after = self.copy()
        after.play(action)
        return Step(self, action, after)
