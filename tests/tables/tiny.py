"""A tiny game with all that the table service must cope with.

Thirteen spades, two to four players, two cards each. Forehand puts one card aside (a `CardSelection`) and draws
another (luck in mid-deal). Then two tricks, the highest card wins a point and leads. Any user may bet once a deal, in
turn or
not, while cards are played: who bets and takes the last trick gets a point more, who doesn't loses one. First to the
target wins.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from bot.rules.actions import Action, ActionCodec, CardField, CardSelection, CardsField, Field
from bot.rules.cards import FRENCH
from bot.rules.errors import IllegalAction, ParseError, WrongSeat, WrongTime
from bot.rules.game import AnyGame, Game
from bot.rules.heuristic import Heuristic
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.options import ChoiceOption, IntOption, OptionSet, Values
from bot.rules.panel import Panel, SeatName, localized
from bot.rules.randomness import RandomSource, shuffle
from bot.rules.state import Outcome, State, Step, View, computed

PACK = frozenset(range(13))


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    pack: tuple[int, ...] = ()
    act: ClassVar[str] = "shuffle"
    FORM = (Field("pack", CardsField(FRENCH, ordered=True)),)
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Draw(Action):
    card: int = 0
    act: ClassVar[str] = "draw"
    FORM = (Field("card", CardField(FRENCH)),)
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Swap(Action):
    cards: tuple[int, ...] = ()
    act: ClassVar[str] = "swap"
    FORM = (Field("cards", CardsField(FRENCH)),)


@dataclass(frozen=True, slots=True)
class Bet(Action):
    act: ClassVar[str] = "bet"


@dataclass(frozen=True, slots=True)
class Play(Action):
    card: int = 0
    act: ClassVar[str] = "play"
    FORM = (Field("card", CardField(FRENCH)),)


@dataclass(frozen=True, slots=True)
class TinyView(View):
    seat: int | None
    legal: LegalActions
    seats: int
    public: tuple[Any, ...]
    hand: tuple[int, ...]
    aside: int | None


class TinyState(State):
    PUBLIC = ("target", "dealer", "scores", "deals", "outcome", "phase", "turn", "trick", "tricks", "bets", "gone")
    __slots__ = (*PUBLIC, "aside", "hands", "stock")

    @computed
    def seats(self) -> int:
        return len(self.hands)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        return (self.turn,) if self.phase in {"swap", "play"} else ()

    def legal_actions(self, seat: int) -> LegalActions:
        if self.phase == "swap" and seat == self.turn:
            return LegalActions((CardSelection(seat, "swap", self.hands[seat], 1),))
        if self.phase != "play":
            return NOTHING
        plays = tuple(Play(seat, card) for card in self.hands[seat]) if seat == self.turn else ()
        return LegalActions(plays if seat in self.bets else (*plays, Bet(seat)))

    def refusal(self, action: Action) -> IllegalAction:
        common = self.common_refusal(action)
        if common:
            return common
        if (self.phase == "swap") != isinstance(action, Swap):
            return WrongTime("wrong_phase")
        return WrongSeat("not_your_turn") if action.seat != self.turn else IllegalAction("not_held")

    @property
    def is_draw_due(self) -> bool:
        return self.phase == "draw"

    def check_chance(self, action: Action) -> None:
        match action, self.phase:
            case Shuffle(), "shuffle":
                if set(action.pack) != PACK or len(action.pack) != len(PACK):
                    raise IllegalAction("bad_deck")
            case Draw(), "draw":
                if action.card not in self.stock or action.seat != self.turn:
                    raise IllegalAction("bad_deck")
            case _:
                raise WrongTime("game_over" if self.outcome else "wrong_phase")

    def chance(self, luck: RandomSource) -> Action:
        if self.phase == "draw":
            return Draw(self.turn, shuffle(self.stock, luck)[0])
        return Shuffle(None, tuple(shuffle(sorted(PACK), luck)))

    def context(self, action: Action) -> str:
        deal = len(self.deals)
        return f"{deal}.{self.tricks}" if action.act == "play" else f"{deal}"

    def view(self, seat: int | None) -> TinyView:
        public = (*(getattr(self, slot) for slot in self.PUBLIC), tuple(len(hand) for hand in self.hands))
        forehand = (self.dealer + 1) % self.seats
        return TinyView(
            seat,
            NOTHING if seat is None else self.legal_actions(seat),
            self.seats,
            public,
            () if seat is None else self.hands[seat],
            self.aside if seat == forehand else None,
        )

    def copy(self) -> "TinyState":
        other = TinyState()
        for slot in TinyState.__slots__:
            setattr(other, slot, getattr(self, slot))
        return other

    def play(self, action: Action) -> None:
        n = self.seats
        match action:
            case Shuffle(pack=pack):
                self.hands = tuple(tuple(sorted(pack[2 * i : 2 * i + 2])) for i in range(n))
                self.stock = tuple(sorted(pack[2 * n :]))
                self.phase, self.turn = "swap", (self.dealer + 1) % n
                self.trick, self.tricks, self.bets, self.gone, self.aside = (), (), (), (), None
            case Swap(cards=(card,)):
                self._take(card)
                self.aside, self.phase = card, "draw"
            case Draw(card=card):
                self.stock = tuple(c for c in self.stock if c != card)
                self._put(self.turn, (*self.hands[self.turn], card))
                self.phase = "play"
            case Bet(seat=seat):
                self.bets = tuple(sorted((*self.bets, seat)))
            case Play(card=card):
                self._take(card)
                self.gone = (*self.gone, card)
                self.trick = (*self.trick, (self.turn, card))
                self.turn = (self.turn + 1) % n
                if len(self.trick) == n:
                    self._end_trick()

    def _take(self, card: int) -> None:
        self._put(self.turn, tuple(c for c in self.hands[self.turn] if c != card))

    def _put(self, seat: int, hand: tuple[int, ...]) -> None:
        self.hands = tuple(tuple(sorted(hand)) if i == seat else old for i, old in enumerate(self.hands))

    def _end_trick(self) -> None:
        self.turn = max(self.trick, key=lambda play: play[1])[0]
        self.tricks, self.trick = (*self.tricks, self.turn), ()
        if len(self.tricks) < 2:
            return
        points = [self.tricks.count(seat) for seat in range(self.seats)]
        for seat in self.bets:
            points[seat] += 1 if seat == self.turn else -1
        self.deals = (*self.deals, {"points": points})
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        best, worst = max(self.scores), min(self.scores)
        self.phase, self.stock, self.aside, self.gone = "shuffle", (), None, ()
        if best >= self.target:
            self.phase = "over"
            losers = tuple(i for i, score in enumerate(self.scores) if score == worst)
            self.outcome = Outcome("target", self.scores, (self.scores.index(best),), losers)
        else:
            self.dealer = (self.dealer + 1) % self.seats


class TinyJudge(Heuristic[TinyView]):
    """Plays its highest card, puts the lowest aside, bets on an ace."""

    def choose(self, view: TinyView, rng: Random) -> Action | None:
        for option in view.legal:
            if isinstance(option, CardSelection):
                return Swap(view.seat, (min(option.cards),))
        if view.seat not in view.public[TinyState.PUBLIC.index("bets")] and max(view.hand, default=0) == 12:
            return Bet(view.seat)
        plays = [action for action in view.legal if isinstance(action, Play)]
        return max(plays, key=lambda action: action.card, default=None)


class Tiny(Game[TinyState, TinyView]):
    id = "tiny"
    deck = FRENCH
    seat_range = range(2, 5)
    options = OptionSet(
        "TIN",
        (IntOption("target", 3, 1, 99), ChoiceOption("colour", ("blue", "red"), ("RED",))),
        presets={"usual": {}, "short": {"target": 1, "colour": "red"}},
        preset_codes={"usual": "", "short": "SH"},
    )
    codec = ActionCodec((Shuffle, Draw, Swap, Bet, Play))
    heuristic = TinyJudge()
    color = 0
    undoable_acts = frozenset({"bet", "play"})

    def start(self, options: Values, seats: int, dealer: int, scores: Sequence[int] | None = None) -> TinyState:
        state = TinyState()
        state.target, state.dealer, state.scores = options["target"], dealer, tuple(scores or (0,) * seats)
        state.deals, state.outcome, state.phase, state.turn = (), None, "shuffle", dealer
        state.trick, state.tricks, state.bets, state.gone, state.aside = (), (), (), (), None
        state.hands, state.stock = ((),) * seats, ()
        return state

    def all_actions(self, state: TinyState) -> Iterable[Action]:
        for seat in range(state.seats):
            yield Bet(seat)
            for card in PACK:
                yield Play(seat, card)
                yield Swap(seat, (card,))

    def determinize(self, view: TinyView, rng: Random) -> TinyState:
        state = TinyState()
        for slot, value in zip(TinyState.PUBLIC, view.public[:-1], strict=True):
            setattr(state, slot, value)
        unseen = sorted(PACK - set(view.hand) - set(state.gone) - {view.aside})
        rng.shuffle(unseen)
        hidden = tuple(
            view.hand if seat == view.seat else tuple(unseen.pop() for _ in range(count))
            for seat, count in enumerate(view.public[-1])
        )
        state.hands = hidden
        knows = view.aside is not None or state.phase in {"shuffle", "swap", "over"}
        state.aside = view.aside if knows else unseen.pop()
        state.stock = tuple(sorted(unseen)) if any(hidden) or state.phase == "play" else ()
        return state

    def public_events(self, step: Step[TinyState]) -> tuple[Any, ...]:
        action = step.action
        if isinstance(action, Play):
            return (localized("played", who=SeatName(action.seat), card=FRENCH.codes[action.card]),)
        return (localized(action.act, deal=len(step.before.deals)),)

    def table_panel(self, view: TinyView) -> Panel:
        return Panel(localized("title"), ())

    def hand_panel(self, view: TinyView) -> Panel:
        return Panel(localized("title"), ())


TINY = Tiny()


def find_tiny(game_id: object) -> AnyGame:
    """Find the one game there is."""
    if game_id != "tiny":
        raise ParseError("unknown_game", known="tiny")
    return TINY
