"""High card: two to six players get a card each and turn it up in turn; the highest takes a point.

Forehand, to the dealer's left, begins. Aces are high; of equal ranks clubs are lowest, then diamonds, hearts, spades.
The deal moves on to the left. Who first has as many points as the target wins, and who then has fewest loses.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Self

from bot.rules.actions import Action, Card, Cards, Codec, Field
from bot.rules.cards import FRENCH
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.game import Legal, Outcome, State, View

PACK = frozenset(card for card, code in enumerate(FRENCH.codes) if code not in {"BJ", "LJ"})


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Chance: the pack, top card first."""

    pack: tuple[int, ...] = ()
    act: ClassVar[str] = "shuffle"
    FORM = (Field("pack", Cards(FRENCH, ordered=True)),)
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Turn(Action):
    """A seat turns up its card."""

    card: int = 0
    act: ClassVar[str] = "turn"
    FORM = (Field("card", Card(FRENCH)),)


CODEC = Codec((Shuffle, Turn))


def height(card: int) -> tuple[int, int]:
    """Return what decides which of two cards is higher: rank, then suit."""
    rank, suit = FRENCH.codes[card]
    return FRENCH.ranks.index(rank), "cdhs".index(suit)


@dataclass(frozen=True, slots=True)
class HighCardView(View):
    """What a seat knows: what lies open, and its own card (-1: none, or not its own to know)."""

    seat: int | None
    legal: Legal
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

    def determinize(self, rng: Random) -> "HighCardState":
        """Return a state with the other cards dealt anew."""
        state = HighCardState(self.target, self.dealer, self.scores, self.deals, self.outcome)
        if self.dealt:
            seats = len(self.scores)
            known = {(self.dealer + 1 + n) % seats: card for n, card in enumerate(self.shown)}
            if self.seat is not None:
                known[self.seat] = self.card
            unseen = sorted(PACK - set(known.values()))
            rng.shuffle(unseen)
            state.cards = tuple(known[seat] if seat in known else unseen.pop() for seat in range(seats))
            state.shown = self.shown
        return state


class HighCardState(State):
    """A position: points, and while a deal is on, everybody's card and those turned up, forehand's first."""

    __slots__ = ("cards", "deal_by", "finished", "points", "result", "shown", "target")

    def __init__(
        self,
        target: int,
        dealer: int,
        points: tuple[int, ...],
        finished: tuple[dict[str, Any], ...] = (),
        result: Outcome | None = None,
    ) -> None:
        self.target, self.deal_by, self.points = target, dealer, points
        self.finished, self.result = finished, result
        self.cards: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.points)

    @property
    def dealer(self) -> int:
        """Who deals."""
        return self.deal_by

    @property
    def scores(self) -> tuple[int, ...]:
        """Points so far."""
        return self.points

    @property
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The deals, each with its points."""
        return self.finished

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.result

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """Whoever turns up next."""
        return ((self.dealer + 1 + len(self.shown)) % self.seats,) if self.cards else ()

    def legal_actions(self, seat: int) -> Legal:
        """Return the one card that can be turned up, in turn."""
        return (Turn(seat, self.cards[seat]),) if seat in self.waiting_for else ()

    def refusal(self, action: Action) -> IllegalAction:
        """Return why not: the game is over, not dealt, not this seat's turn, or not its card."""
        common = self.common_refusal(action)
        if common:
            return common
        return IllegalAction("not_your_card") if action.seat in self.waiting_for else WrongSeat("not_your_turn")

    def check_chance(self, action: Action) -> None:
        """Accept a whole pack between two deals."""
        if not self.chance_due:
            raise WrongTime("game_over" if self.outcome else "wrong_phase")
        assert isinstance(action, Shuffle)
        if len(action.pack) != len(PACK) or set(action.pack) != PACK:
            raise IllegalAction("bad_deck")

    def chance(self, rng: Random) -> Action:
        """Return a shuffled pack."""
        pack = sorted(PACK)
        rng.shuffle(pack)
        return Shuffle(None, tuple(pack))

    def context(self, action: Action) -> str:
        """Return which deal it is."""
        return str(len(self.finished))

    def view(self, seat: int | None) -> HighCardView:
        """Return what a seat may know."""
        own = self.cards[seat] if seat is not None and self.cards else -1
        legal = () if seat is None else self.legal_actions(seat)
        table = self.deal_by, self.target, self.points, self.finished, self.result, self.shown
        return HighCardView(seat, legal, *table, bool(self.cards), own)

    def copy(self) -> Self:
        """Return an equal state."""
        new = type(self)(self.target, self.deal_by, self.points, self.finished, self.result)
        new.cards, new.shown = self.cards, self.shown
        return new

    def play(self, action: Action) -> None:
        """Deal, or turn up a card and count when all lie open."""
        if isinstance(action, Shuffle):
            self.cards = action.pack[: self.seats]
            return
        assert isinstance(action, Turn)
        self.shown = (*self.shown, action.card)
        if len(self.shown) == self.seats:
            self._count()

    def _count(self) -> None:
        """Give the highest card its point; end the game or move the deal on."""
        best = max(range(self.seats), key=lambda seat: height(self.cards[seat]))
        points = [int(seat == best) for seat in range(self.seats)]
        self.finished = (*self.finished, {"points": points, "card": FRENCH.codes[self.cards[best]]})
        self.points = tuple(a + b for a, b in zip(self.points, points, strict=True))
        self.cards = self.shown = ()
        if self.points[best] >= self.target:
            low = min(self.points)
            losers = tuple(seat for seat, score in enumerate(self.points) if score == low)
            self.result = Outcome("target", self.points, (best,), losers)
        else:
            self.deal_by = (self.deal_by + 1) % self.seats
