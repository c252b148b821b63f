"""The contract of a game: what the table, the records, the computer players and the tests rely on."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from bot.rules import slate
from bot.rules.actions import Action, ActionCodec
from bot.rules.cards import Deck
from bot.rules.claims import ClaimRules
from bot.rules.errors import ParseError
from bot.rules.evaluator import Evaluator
from bot.rules.heuristic import Heuristic
from bot.rules.options import OptionSet, Values
from bot.rules.panel import CardFace, CardRow, LocalizedText, Panel
from bot.rules.premoves import PremoveRules
from bot.rules.randomness import RandomSource, randbelow
from bot.rules.scene import Scene, scene_of
from bot.rules.slate import Row
from bot.rules.stat_counters import StatCounters
from bot.rules.state import Outcome, S, Step, V

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class SeatRotation:
    """Who makes room for those who wait for a seat, now that a deal is counted.

    Args:
        seats: whose players rise; where nobody waits they stay.
        counts: whether the game has a result; one that doesn't count is closed, and the next begins at once.
    """

    seats: tuple[int, ...]
    counts: bool


class Game(ABC, Generic[S, V]):
    """One game, in its own types of State and View: its front door, named `GAME` in the package `bot.games.<id>`."""

    id: ClassVar[str]
    deck: ClassVar[Deck]
    seat_range: ClassVar[range]
    options: ClassVar[OptionSet]
    codec: ClassVar[ActionCodec]
    judge: Heuristic[V]
    reference: Heuristic[V] | None = None
    """Deprecated and ignored: `tools/arena/frozen` has the frozen players. The next release removes the attribute."""
    searcher: Evaluator[S, V] | None = None
    """How positions are weighed by players that search; None: they do what the judge says."""
    color: ClassVar[int]
    """The accent colour of its panels, 0xRRGGBB."""
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """The acts that may be taken back if everybody agrees: bets, bids, passes and cards played, nothing that lets a
    seat see cards."""
    marks: ClassVar[bool] = False
    """Whether its slate marks games won with ✗ and games lost with ●; everywhere else these are words."""
    tally: StatCounters[S] | None = None
    """What it counts of each seat for statistics; None: nothing but results."""
    claims: ClaimRules[S, V] | None = None
    """How the rest of a deal is claimed; None: it is played to the last trick."""
    ahead: PremoveRules[V] | None = None
    """What seats can say in advance; None: nothing."""

    @abstractmethod
    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> S:
        """Return the state before the first shuffle.

        Args:
            options: checked values, as `self.options.read` returns them.
            seats: how many play.
            dealer: the seat that deals first.
            scores: points to start from, per seat or side; None: nil for all.

        Raises:
            ParseError: `bad_options` or `bad_header` if seats, dealer, scores and options don't go together.
        """

    def check_seats(self, options: Values, seats: int) -> None:
        """Accept a number of players that these options can be played with; raises ParseError `bad_options`.

        The base allows the whole `seat_range`; games whose options fix the number extend it.
        """
        low, high = self.seat_range[0], self.seat_range[-1]
        if not low <= seats <= high:
            if low == high:
                raise ParseError("bad_options", reason="seats_exactly", count=low)
            raise ParseError("bad_options", reason="seats", low=low, high=high)

    def for_seats(self, options: Values, seats: int) -> Values:
        """Return the options nearest to these that so many can play.

        Games whose options fix the number extend it.

        Args:
            options: checked values.
            seats: how many are to play.

        Raises:
            ParseError: `bad_options`: so many can't play anything like it.
        """
        self.check_seats(options, seats)
        return options

    def usual_seats(self, options: Values) -> int:
        """Return how many players these options are best played with."""
        return self.seat_range[0]

    def sides(self, options: Values, seats: int) -> int:
        """Return how many scores are kept: one a seat, but one a side in partnership games."""
        return seats

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the cards in play, in pack order; the base plays with the whole deck."""
        return self.deck.pack

    def first_dealer(
        self, options: Values, seats: int, lot: RandomSource, cards: RandomSource
    ) -> tuple[int, tuple[int, ...]]:
        """Return the seat that deals first at a table, and the cards turned up to find it; the base draws lots.

        Games that turn up cards have words for them under `event-first-dealer-cards`.

        Args:
            options: checked values.
            seats: how many play.
            lot: decides who deals, or who gets the first card.
            cards: shuffles the pack that is turned up.
        """
        return randbelow(seats, lot), ()

    def party(self, options: Values) -> int:
        """Return how many who wait for a seat sit down together; 0, as in the base: nobody can wait."""
        return 0

    def rise(self, state: S) -> SeatRotation | None:
        """Return who makes room for those who wait, asked when a deal is counted; None: it goes on as ever."""
        return None

    def can_take_back(self, step: Step[S]) -> bool:
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

    def wins(self, options: Values, outcome: Outcome, deals: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
        """Return how many victories a finished game counts for, by seat (or side): one for each winner.

        Games in which a victory may count twice in the tally of an evening extend it.

        Args:
            options: checked values.
            outcome: how it ended.
            deals: its deals as `State.deals` has them.
        """
        return tuple(int(side in outcome.winners) for side in range(len(outcome.scores)))

    def tallied(self, options: Values) -> bool:
        """Return whether house rules count victories over the games of an evening; the base has none that do."""
        return False

    def extra(self, state: S) -> Mapping[str, object]:
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

    def gained(self, deal: Mapping[str, Any]) -> tuple[int, ...]:
        """Return what a finished deal has brought each seat (or side); the base looks for its points.

        Args:
            deal: as `State.deals` has it.
        """
        return tuple(deal.get("points", ()))

    def summary(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Yield (row, column, amount) for statistics over many deals; rows and columns are catalog keys.

        Args:
            deal: a finished deal as `State.deals` has it.
        """
        return ()

    def held(self, view: V) -> tuple[CardFace, ...]:
        """Return the cards that the view's seat still holds, for pictures of all hands in a game without secrets.

        The base takes them from the hand's panel, where cards that were played are pale.
        """
        rows = [block for block in self.hand_panel(view).blocks if isinstance(block, CardRow) and block.room]
        return tuple(face for row in rows[:1] for face in row.cards if not face.faded)

    def dealt(self, state: S) -> tuple[CardRow, ...]:
        """Return all cards of a deal that has just begun, hand by hand with `dealt-hand` (player) above each.

        For games that have no secrets left. Empty in every other position, and in games that have nothing to show.
        """
        return ()

    def card_order(self, options: Values) -> tuple[CardRow, ...]:
        """Return rows of cards, each from the highest to the lowest, for the rules page; () if there are none.

        Args:
            options: checked values; those of the table whose rules are shown, else the standard ones.
        """
        return ()

    def remark(self, view: V, done: Action, best: Action | None) -> LocalizedText | None:
        """Return in a sentence what speaks for an action and against another, from what a seat could know.

        The base has nothing to say; games that know something about their cards extend it.

        Args:
            view: what the seat could know; `done` was one of what it might do.
            done: what it did.
            best: what it should have done; None: nothing.
        """
        return None

    @abstractmethod
    def universe(self, state: S) -> Iterable[Action]:
        """Yield every action a seat could ever try at this table, legal or not (choices by example).

        The contract tests take it: what `allows` does not admit must be refused and change nothing.
        """

    @abstractmethod
    def determinize(self, view: V, rng: "Random") -> S:
        """Return a state in which the hidden cards are dealt anew, consistent with all that the view's seat knows.

        For the same seat, its view equals this one.
        """

    @abstractmethod
    def tell(self, step: Step[S]) -> tuple[LocalizedText, ...]:
        """Return what everybody at the table sees of this step, nothing that a seat alone may know."""

    @abstractmethod
    def table_panel(self, view: V) -> Panel:
        """Return the public panel of a public view, with the buttons that anybody may press."""

    def scene(self, view: V) -> Scene:
        """Return the table of a public view as a picture shows it; the base makes it of the public panel."""
        return scene_of(self.table_panel(view))

    @abstractmethod
    def hand_panel(self, view: V) -> Panel:
        """Return a seat's private panel: its cards and what it may do now."""


AnyGame = Game[Any, Any]
"""A game where it does not matter which: states and views go back to the game they came from."""
