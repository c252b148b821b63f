"""The contract of a game, on which tables, records, computer players and tests rely."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
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
    """The seats that go to waiting players after a counted deal.

    Args:
        seats: the seats whose players leave; without waiting players they stay.
        counts: whether the game has a result; one that doesn't count is closed, and the next begins at once.
    """

    seats: tuple[int, ...]
    counts: bool


class Game(ABC, Generic[S, V]):
    """One game with its own State and View; the package `bot.games.<id>` has it as `GAME`."""

    id: ClassVar[str]
    deck: ClassVar[Deck]
    seat_range: ClassVar[range]
    options: ClassVar[OptionSet]
    codec: ClassVar[ActionCodec]
    heuristic: Heuristic[V]
    novice: Heuristic[V] | None = None
    """The heuristic of novices, who make the mistakes of beginners; None: novices use that of all."""
    reference: Heuristic[V] | None = None
    """Deprecated and ignored: `tools/arena/frozen` has the frozen players. The next release removes it."""
    evaluator: Evaluator[S, V] | None = None
    """The search of the game; None: players use the heuristic."""
    color: ClassVar[int]
    """The accent colour of its panels, 0xRRGGBB."""
    undoable_acts: ClassVar[frozenset[str]] = frozenset()
    """The acts that can be undone by consent: bets, bids, passes and cards, none that shows cards to a seat."""
    marks: ClassVar[bool] = False
    """Whether its slate marks games won with ✗ and games lost with ●; elsewhere these are words."""
    stat_counters: StatCounters[S] | None = None
    """The game's statistics by seat; None: only results."""
    claim_rules: ClaimRules[S, V] | None = None
    """The rules for claims of the rest of a deal; None: every trick is played."""
    premoves: PremoveRules[V] | None = None
    """The rules for premoves; None: there are none."""

    @abstractmethod
    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> S:
        """Return the state before the first shuffle.

        Args:
            options: checked values, as `self.options.validate` returns them.
            scores: points to start from, per seat or side; None: 0 for all.

        Raises:
            ParseError: `bad_options` or `bad_header` if seats, dealer, scores and options don't fit together.
        """

    def check_seats(self, options: Values, seats: int) -> None:
        """Accept a number of players for these options, or raise ParseError `bad_options`.

        The base allows the whole `seat_range`; games whose options fix the number extend it.
        """
        low, high = self.seat_range[0], self.seat_range[-1]
        if not low <= seats <= high:
            if low == high:
                raise ParseError("bad_options", reason="seats_exactly", count=low)
            raise ParseError("bad_options", reason="seats", low=low, high=high)

    def fitting_seats(self, options: Values) -> list[int]:
        """Return the numbers of players that fit these options, the fewest first."""
        fitting: list[int] = []
        for seats in self.seat_range:
            with suppress(ParseError):
                self.check_seats(options, seats)
                fitting.append(seats)
        return fitting

    def adapt_options(self, options: Values, seats: int) -> Values:
        """Return the options most similar to these that this many can play.

        Games whose options fix the number extend it.

        Raises:
            ParseError: `bad_options`: this many can't play anything similar.
        """
        self.check_seats(options, seats)
        return options

    def max_start_points(self, options: Values, seats: int) -> int:
        """Return the most start points that a handicap can give a player; 0: the game has no start points."""
        return 0

    def recommended_seats(self, options: Values) -> int:
        """Return the recommended number of players for these options."""
        return self.seat_range[0]

    def sides(self, options: Values, seats: int) -> int:
        """Return how many scores there are: one per seat, or one per side in partnership games."""
        return seats

    def pack(self, options: Values) -> tuple[int, ...]:
        """Return the cards in play, in pack order; the base plays with the whole deck."""
        return self.deck.pack

    def first_dealer(
        self, options: Values, seats: int, lot: RandomSource, cards: RandomSource
    ) -> tuple[int, tuple[int, ...]]:
        """Return the seat that deals first at a table, and the cards turned up to find it; the base draws lots.

        Games that turn up cards have a message for them under `event-first-dealer-cards`.
        """
        return randbelow(seats, lot), ()

    def party_size(self, options: Values) -> int:
        """Return how many waiting players sit down together; 0, as in the base: there is no waiting list."""
        return 0

    def rotation(self, state: S) -> SeatRotation | None:
        """Return the seats that go to waiting players, called when a deal is counted; None: no change."""
        return None

    def can_undo(self, step: Step[S]) -> bool:
        """Return whether this step can be undone by consent.

        Not if it ended a deal, and not if a chance move follows. Games in which a bid or a card can reveal more than
        itself extend it.
        """
        after = step.state
        return (
            step.action.act in self.undoable_acts
            and len(after.deals) == len(step.before.deals)
            and after.outcome is None
            and not after.is_chance_node
        )

    def ranks(self, outcome: Outcome) -> tuple[int, ...]:
        """Return the places by seat (or side), 1 is best, for ratings; equals share one.

        Winners come before the others, losers after them, and among each the score decides. Other games extend this.
        """
        keys = [
            (side in outcome.winners, side not in outcome.losers, score) for side, score in enumerate(outcome.scores)
        ]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    def victories(self, options: Values, outcome: Outcome, deals: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
        """Return how many victories a finished game counts for, by seat (or side): one for each winner.

        Games in which a victory can count twice extend it.
        """
        return tuple(int(side in outcome.winners) for side in range(len(outcome.scores)))

    def counts_victories(self, options: Values) -> bool:
        """Return whether house rules count victories over several games of a table; never in the base."""
        return False

    def replay_extra(self, state: S) -> Mapping[str, object]:
        """Return the game's additions to the top level of a replay's object (games won of a rubber)."""
        return {}

    def slate(
        self, options: Values, seats: int, deals: Sequence[Mapping[str, Any]], *, over: bool
    ) -> tuple[Row, ...]:
        """Return the running scores after each deal; games that mark scores or restart them extend it.

        Args:
            deals: finished deals as `State.deals` has them.
            over: whether the last of them ended the game.
        """
        return slate.plain(deals)

    def points_gained(self, deal: Mapping[str, Any]) -> tuple[int, ...]:
        """Return the points of a finished deal for each seat (or side); the base reads its `points`."""
        return tuple(deal.get("points", ()))

    def summary_rows(self, deal: Mapping[str, Any]) -> Iterable[tuple[str, str, int]]:
        """Yield (row, column, amount) for statistics over many deals; rows and columns are catalog keys."""
        return ()

    def cards_held(self, view: V) -> tuple[CardFace, ...]:
        """Return the cards that the view's seat still holds, for images of all hands in a game without secrets.

        The base takes them from the hand's panel, where played cards are pale.
        """
        rows = [block for block in self.hand_panel(view).blocks if isinstance(block, CardRow) and block.room]
        return tuple(face for row in rows[:1] for face in row.cards if not face.faded)

    def dealt_hands(self, state: S) -> tuple[CardRow, ...]:
        """Return all cards of a deal that has just begun, hand by hand with `dealt-hand` (player) above each.

        For games without secrets. Empty in every other position, and in games that don't show it.
        """
        return ()

    def card_order(self, options: Values) -> tuple[CardRow, ...]:
        """Return rows of cards, each from the highest to the lowest, for the rules page; () if there are none.

        Args:
            options: checked values; those of the table whose rules are shown, else the defaults.
        """
        return ()

    def coach_remark(self, view: V, done: Action, best: Action | None, rng: "Random") -> LocalizedText | None:
        """Return a sentence with the reason for one action and against another, from a seat's view.

        The base returns None; games with knowledge about their cards extend it.

        Args:
            view: the seat's view; `done` was one of its options.
            best: the better action; None: nothing.
            rng: for estimates by sampled deals.
        """
        return None

    def hint_reason(self, view: V, action: Action, rng: "Random") -> LocalizedText | None:
        """Return a sentence with the reason for the action of a hint, from the seat's view; None without a short one.

        The base returns None; games with knowledge about their cards extend it.
        """
        return None

    def explain(self, view: V) -> LocalizedText | None:
        """Return in one line what the question to a seat means, for players who are new to the game."""
        return None

    @abstractmethod
    def all_actions(self, state: S) -> Iterable[Action]:
        """Yield every action that a seat could ever try at this table, legal or not (selections by example).

        For the contract tests: all that `allows` does not admit must be refused and change nothing.
        """

    @abstractmethod
    def determinize(self, view: V, rng: "Random") -> S:
        """Return a state with the hidden cards dealt again, consistent with the view.

        For the same seat, its view equals this one.
        """

    @abstractmethod
    def public_events(self, step: Step[S]) -> tuple[LocalizedText, ...]:
        """Return the public events of a step, without any private knowledge."""

    @abstractmethod
    def table_panel(self, view: V) -> Panel:
        """Return the public panel of a public view, with the buttons that anyone can click."""

    def scene(self, view: V) -> Scene:
        """Return the table of a public view as an image shows it; the base makes it from the public panel."""
        return scene_of(self.table_panel(view))

    @abstractmethod
    def hand_panel(self, view: V) -> Panel:
        """Return a seat's private panel: its cards and its actions."""


AnyGame = Game[Any, Any]
"""Any game, for code that passes states and views back to the game they came from."""
