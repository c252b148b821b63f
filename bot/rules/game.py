"""The contract of a game: what the table, the records, the computer players and the tests rely on.

A `State` is a value to everybody outside a search: `apply` makes a new one or raises, and leaves the old one alone.
Inside it is slotted and mutable; `apply` is `copy()` and then `play()`, so that there is one implementation of the
rules in both forms. Luck is an action of nobody's seat and stands in the log like any other.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from bot.rules import slate
from bot.rules.actions import Action, Choice, Codec
from bot.rules.cards import Deck
from bot.rules.errors import FormError, IllegalAction, WrongSeat, WrongTime
from bot.rules.options import Values
from bot.rules.slate import Row

if TYPE_CHECKING:
    from random import Random

    from bot.rules.judge import Judge
    from bot.rules.options import OptionSet
    from bot.rules.panel import CardRow, Panel, Say
    from bot.rules.tally import Tallies

Legal = tuple[Action | Choice, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended.

    Args:
        reason: a word the catalogs know under `reason-<word>`.
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
class Rise:
    """Who makes room for those who wait for a seat, now that a deal is counted.

    Args:
        seats: whose players rise; where nobody waits they stay.
        counts: whether the game has a result; one that doesn't count is closed, and the next begins at once.
    """

    seats: tuple[int, ...]
    counts: bool


@dataclass(frozen=True, slots=True)
class Step:
    """What an applied action made.

    Args:
        before: the state it was applied to.
        action: the action.
        state: the new state.
    """

    before: "State"
    action: Action
    state: "State"

    @property
    def events(self) -> "tuple[Say, ...]":
        """What everybody at the table sees happen; put into words when asked for: most replays never do."""
        return self.state.game.tell(self.before, self.action, self.state)


class View(ABC):
    """What one seat (or, with `seat` None, everybody) may know of a state; a type with no room for more.

    Views are plain data: they pickle, and two views of equal knowledge are equal.
    """

    __slots__ = ()
    seat: int | None
    legal: Legal

    @abstractmethod
    def determinize(self, rng: "Random") -> "State":
        """Return a state in which the hidden cards are dealt anew, consistent with all that this seat knows.

        For the same seat, its view equals this one.
        """


class State(ABC):
    """A position of one game, from the first shuffle to the outcome; it spans all deals of the game."""

    __slots__ = ()
    game: ClassVar["Game"]

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats play."""

    @property
    @abstractmethod
    def dealer(self) -> int:
        """The seat of the dealer of this deal."""

    @property
    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """Points on the sheet, per seat, or per side in partnership games."""

    @property
    @abstractmethod
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals, each as the record format describes it for its game; never changed once made."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    @abstractmethod
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that the game can't go on without, ascending; empty while chance is due or it is over."""

    @abstractmethod
    def legal_actions(self, seat: int) -> Legal:
        """Return all that this seat may do now; the one source of legality.

        What is too many to list stands as one `Choice`.
        """

    def allows(self, action: Action) -> bool:
        """Return whether a seat's action is legal now: one of `legal_actions`, or within one of its choices.

        Games whose `Choice` says more than count, cards and must extend `fits`.
        """
        if action.seat is None or not 0 <= action.seat < self.seats:
            return False
        legal = self.legal_actions(action.seat)
        return action in legal or any(
            isinstance(option, Choice) and option.act == action.act and self.fits(option, action) for option in legal
        )

    def fits(self, choice: Choice, action: Action) -> bool:
        """Return whether the action is one of those that the choice stands for."""
        return choice.admits(getattr(action, "cards", ()))

    @abstractmethod
    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal; called only for one that is not.

        The order of reasons: the time (`WrongTime`), the seat (`WrongSeat`), then the rule with its code.
        """

    @abstractmethod
    def check_chance(self, action: Action) -> None:
        """Accept an action of chance that may happen now.

        Raises:
            IllegalAction: the wrong time, or `bad_deck` if the cards are not those of the pack.
        """

    @abstractmethod
    def chance(self, rng: "Random") -> Action:
        """Return the chance action that is due: the shuffled pack, or a draw."""

    @abstractmethod
    def context(self, action: Action) -> str:
        """Return a public token of what the action refers to (hold: which bet; play: which trick).

        A click drawn at another context is stale. Empty for an action that refers to nothing that could change.
        """

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """Return what this seat may know; None: what everybody may know."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent state equal to this one."""

    @abstractmethod
    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked; for `apply` and for searches on their own copy."""

    def apply(self, action: Action) -> Step:
        """Return the state after the action and what everybody sees; this state stays as it was.

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

    @property
    def chance_due(self) -> bool:
        """Whether luck moves next."""
        return self.outcome is None and not self.waiting_for

    def __eq__(self, other: object) -> bool:
        """Return whether the other state is the same position, slot by slot."""
        slots = [slot for cls in type(self).__mro__ for slot in getattr(cls, "__slots__", ())]
        return type(other) is type(self) and all(getattr(self, s) == getattr(other, s) for s in slots)

    __hash__ = None  # pyright: ignore[reportAssignmentType]  # searches change states in place

    def common_refusal(self, action: Action) -> IllegalAction | None:
        """Return the refusals that are alike in all games: over, cards not dealt yet, no such seat."""
        if self.outcome is not None:
            return WrongTime("game_over")
        if self.chance_due:
            return WrongTime("wrong_phase", phase="chance")
        if action.seat is None or not 0 <= action.seat < self.seats:
            return WrongSeat("not_your_turn")
        return None


class Game(ABC):
    """One game: its front door, named `GAME` in the package `bot.games.<id>`."""

    id: ClassVar[str]
    deck: ClassVar[Deck]
    seat_range: ClassVar[range]
    options: ClassVar["OptionSet"]
    codec: ClassVar[Codec]
    judge: ClassVar["Judge[Any]"]
    color: ClassVar[int]
    """The accent colour of its panels, 0xRRGGBB."""
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """The acts that may be taken back if everybody agrees: bets, bids, passes and cards played, nothing that lets a
    seat see cards."""
    tally: ClassVar["Tallies | None"] = None
    """What it counts of each seat for statistics; None: nothing but results."""

    @abstractmethod
    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> State:
        """Return the state before the first shuffle.

        Args:
            options: checked values, as `self.options.read` returns them.
            seats: how many play.
            dealer: the seat that deals first.
            scores: points to start from, per seat or side; None: nil for all.

        Raises:
            FormError: `bad_options` or `bad_header` if seats, dealer, scores and options don't go together.
        """

    def check_seats(self, options: Values, seats: int) -> None:
        """Accept a number of players that these options can be played with; raises FormError `bad_options`.

        The base allows the whole `seat_range`; games whose options fix the number extend it.
        """
        low, high = self.seat_range[0], self.seat_range[-1]
        if not low <= seats <= high:
            if low == high:
                raise FormError("bad_options", reason="seats_exactly", count=low)
            raise FormError("bad_options", reason="seats", low=low, high=high)

    def usual_seats(self, options: Values) -> int:
        """Return how many players these options are best played with."""
        return self.seat_range[0]

    def sides(self, options: Values, seats: int) -> int:
        """Return how many scores are kept: one a seat, but one a side in partnership games."""
        return seats

    def first_dealer(self, options: Values, seats: int, rng: "Random") -> tuple[int, tuple[int, ...]]:
        """Return the seat that deals first at a table, and the cards turned up to find it; the base draws lots.

        Games that turn up cards have words for them under `event-first-dealer-cards`.
        """
        return rng.randrange(seats), ()

    def party(self, options: Values) -> int:
        """Return how many who wait for a seat sit down together; 0, as in the base: nobody can wait."""
        return 0

    def rise(self, state: State) -> Rise | None:
        """Return who makes room for those who wait, asked when a deal is counted; None: it goes on as ever."""
        return None

    def can_take_back(self, step: Step) -> bool:
        """Return whether everybody could agree to forget this step.

        Not if it ended a deal, and not if luck has to move after it. Games in which a bid or a card may show somebody
        more than itself extend it.
        """
        after = step.state
        return (
            step.action.act in self.takes_back
            and len(after.deals) == len(step.before.deals)
            and after.outcome is None
            and not after.chance_due
        )

    def places(self, outcome: Outcome) -> tuple[int, ...]:
        """Return everybody's place by seat (or side), 1 is best, for ratings; equals share one.

        Winners come before the others, losers after them, and among each the score decides. Games in which it
        doesn't extend this.
        """
        keys = [
            (side in outcome.winners, side not in outcome.losers, score) for side, score in enumerate(outcome.scores)
        ]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    def extra(self, state: State) -> Mapping[str, object]:
        """Return what this game adds to the top level of a replay's object (games won of a rubber)."""
        return {}

    def slate(
        self, options: Values, seats: int, deals: Sequence[Mapping[str, Any]], *, over: bool
    ) -> tuple[Row, ...]:
        """Return the running scores after each deal; games that mark scores or begin anew in between extend it.

        Args:
            options: checked values.
            seats: how many play.
            deals: finished deals as `State.deals` has them.
            over: whether the last of them ended the game.
        """
        return slate.plain(deals)

    def summary(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Yield (row, column, amount) for statistics over many deals; rows and columns are catalog keys.

        Args:
            deal: a finished deal as `State.deals` has it.
        """
        return ()

    def dealt(self, state: State) -> "tuple[CardRow, ...]":
        """Return all cards of a deal that has just begun, hand by hand with `dealt-hand` (player) above each.

        For games that have no secrets left. Empty in every other position, and in games that have nothing to show.
        """
        return ()

    def card_order(self) -> "tuple[CardRow, ...]":
        """Return rows of cards, each from the highest to the lowest, for the rules page; () if there are none."""
        return ()

    @abstractmethod
    def universe(self, state: State) -> Iterable[Action]:
        """Yield every action a seat could ever try at this table, legal or not (choices by example).

        The contract tests take it: what `allows` does not admit must be refused and change nothing.
        """

    @abstractmethod
    def tell(self, before: State, action: Action, after: State) -> "tuple[Say, ...]":
        """Return what everybody at the table sees of this step, nothing that a seat alone may know."""

    @abstractmethod
    def table_panel(self, view: View) -> "Panel":
        """Return the public panel of a public view, with the buttons that anybody may press."""

    @abstractmethod
    def hand_panel(self, view: View) -> "Panel":
        """Return a seat's private panel: its cards and what it may do now."""
