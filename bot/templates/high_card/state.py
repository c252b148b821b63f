"""High card: two to six players get a card each and turn it up in turn; the highest takes a point.

Forehand, to the dealer's left, begins. Aces are high; of equal ranks clubs are lowest, then diamonds, hearts, spades.
The deal moves on to the left. The first player with as many points as the target wins, and the one with fewest loses.
"""

# To make your own game, replace the rules above, then this file from top to bottom: the actions, the view, the
# state. `legal_actions` comes first; `play` may trust it. Then adapt game.py, panel.py and text/en, and run
# `bot check-game` on this folder: it names the file and the line of what is still wrong.

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from bot.rules.actions import Action, ActionCodec, CardField, CardsField, Field
from bot.rules.cards import FRENCH
from bot.rules.dealing import check_pack
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.randomness import RandomSource, shuffle
from bot.rules.state import Outcome, State, View, computed

# Change: the cards in play. Cards are integers; `FRENCH.codes[card]` is "As", `FRENCH.card("As")` the integer.
PACK = tuple(card for card in FRENCH.pack if FRENCH.codes[card] not in {"BJ", "LJ"})
"""The cards in play, in pack order: every shuffle starts from it."""


# Change: a class for each action. `act` is its name in records and buttons, FORM lists its fields: CardField,
# CardsField, IntField, EnumField. Keep Shuffle.


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Chance: the pack, top card first."""

    pack: tuple[int, ...] = ()
    act: ClassVar[str] = "shuffle"
    FORM = (Field("pack", CardsField(FRENCH, ordered=True)),)
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """A seat turns up its card."""

    card: int = 0
    act: ClassVar[str] = "turn"
    FORM = (Field("card", CardField(FRENCH)),)


CODEC = ActionCodec((Shuffle, Turn))


def height(card: int) -> tuple[int, int]:
    """Return what decides which of two cards is higher: rank, then suit."""
    rank, suit = FRENCH.codes[card]
    return FRENCH.ranks.index(rank), "cdhs".index(suit)


# Change: all that a seat can see, and no more. Computer players and panels get only this.


@dataclass(frozen=True, slots=True)
class HighCardView(View):
    """The knowledge of a seat: the open cards, and its own card (-1: none, or hidden from it)."""

    seat: int | None
    legal: LegalActions
    dealer: int
    target: int
    scores: tuple[int, ...]
    deals: tuple[dict[str, Any], ...]
    outcome: Outcome | None
    shown: tuple[int, ...]
    dealt: bool
    card: int

    @property
    def turn(self) -> int:
        """The seat that turns up its card next."""
        return (self.dealer + 1 + len(self.shown)) % len(self.scores)


class HighCardState(State):
    """A position: points, and during a deal all cards and those turned up, forehand's first."""

    # Change: the position. Use tuples and numbers, which copies can share; list each attribute in `__slots__`,
    # and copy it in `copy`.
    __slots__ = ("cards", "dealer", "deals", "outcome", "scores", "shown", "target")

    def __init__(self, target: int, dealer: int, scores: tuple[int, ...]) -> None:
        self.target, self.dealer, self.scores = target, dealer, scores
        self.deals: tuple[dict[str, Any], ...] = ()
        self.outcome: Outcome | None = None
        self.cards: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()

    @computed
    def seats(self) -> int:
        """The number of seats."""
        return len(self.scores)

    # Change: () means that chance is due, which is the shuffle between two deals, or that the game is over.
    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat that turns up its card next."""
        return ((self.dealer + 1 + len(self.shown)) % self.seats,) if self.cards else ()

    # Change: all actions of a seat now. Buttons, clicks, computer players and replays follow from it.
    def legal_actions(self, seat: int) -> LegalActions:
        """Return the one card that can be turned up, in turn."""
        return LegalActions((Turn(seat, self.cards[seat]),)) if seat in self.waiting_for else NOTHING

    # Change: the reason against an action that `legal_actions` left out; `error-<code>` in text/en/game.ftl.
    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason: the game is over, not dealt, not this seat's turn, or not its card."""
        common = self.common_refusal(action)
        if common:
            return common
        return IllegalAction("not_your_card") if action.seat in self.waiting_for else WrongSeat("not_your_turn")

    def check_chance(self, action: Action) -> None:
        """Accept a whole pack between two deals."""
        if not self.is_chance_node:
            raise WrongTime("game_over" if self.outcome else "wrong_phase")
        assert isinstance(action, Shuffle)
        check_pack(PACK, action.pack)

    def chance(self, luck: RandomSource) -> Action:
        """Return a shuffled pack."""
        return Shuffle(None, tuple(shuffle(PACK, luck)))

    # Change: what a button refers to, if the same action can come again later in the deal.
    def context(self, action: Action) -> str:
        """Return the number of the deal, so that a button of an earlier deal is stale."""
        return str(len(self.deals))

    def view(self, seat: int | None) -> HighCardView:
        """Return the knowledge of a seat, or of the public for None."""
        own = self.cards[seat] if seat is not None and self.cards else -1
        legal = NOTHING if seat is None else self.legal_actions(seat)
        table = self.dealer, self.target, self.scores, self.deals, self.outcome, self.shown
        return HighCardView(seat, legal, *table, bool(self.cards), own)

    def copy(self) -> Self:
        """Return an equal state."""
        new = type(self)(self.target, self.dealer, self.scores)
        new.deals, new.outcome, new.cards, new.shown = self.deals, self.outcome, self.cards, self.shown
        return new

    def play(self, action: Action) -> None:
        """Change this state by a legal action."""
        EFFECTS[type(action)](self, action)

    # Change: the points of a deal. An entry of `deals` has `points` by seat, and your own keys for panels.
    def count(self) -> None:
        """Give the highest card its point; end the game or move the deal on."""
        best = max(range(self.seats), key=lambda seat: height(self.cards[seat]))
        points = [int(seat == best) for seat in range(self.seats)]
        self.deals = (*self.deals, {"points": points, "card": FRENCH.codes[self.cards[best]]})
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        self.cards = self.shown = ()
        if self.scores[best] >= self.target:
            low = min(self.scores)
            losers = tuple(seat for seat, score in enumerate(self.scores) if score == low)
            self.outcome = Outcome("target", self.scores, (best,), losers)
        else:
            self.dealer = (self.dealer + 1) % self.seats


# Change: a function for each action.


def deal(state: HighCardState, action: Shuffle) -> None:
    """Give each seat a card."""
    state.cards = action.pack[: state.seats]


def turn_up(state: HighCardState, action: Turn) -> None:
    """Turn up a card, and count when all are open."""
    state.shown = (*state.shown, action.card)
    if len(state.shown) == state.seats:
        state.count()


EFFECTS: dict[type[Action], Callable[[HighCardState, Any], None]] = {Shuffle: deal, Turn: turn_up}
"""The function that changes a state, by class of action."""
