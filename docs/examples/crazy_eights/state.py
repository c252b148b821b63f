"""Crazy Eights: two to four players try to get rid of their cards; the first to do so scores those of the others.

Two players get seven cards each, three or four players five. The next card begins the pile, the rest is the stock.
Forehand, to the dealer's left, begins. In turn a player plays a card of the suit or the rank of the pile's top card,
or an eight, which fits always and names the suit that comes next. Instead a player can draw from the stock: one card
in a turn, or up to three by the house rules. A player who has drawn all of them, or finds the stock empty, can pass.

The deal ends when a player has no card left, or when all pass one after the other at an empty stock. Eights count
fifty, kings, queens, jacks and tens ten, aces one, and other cards their number. A player without cards scores the
others' cards. After passes the player with the lowest count scores what the others have more; equal players score
no points. The first player with as many points as the target wins, and the one with fewest loses.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from bot.rules.actions import Action, ActionCodec, CardField, CardsField, EnumField, Field
from bot.rules.cards import FRENCH, bits
from bot.rules.dealing import check_pack
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.legal_actions import NOTHING, LegalActions
from bot.rules.randomness import RandomSource, shuffle
from bot.rules.state import Outcome, State, View, computed

PACK = tuple(card for card in FRENCH.pack if FRENCH.codes[card] not in {"BJ", "LJ"})
"""The cards in play, in pack order: every shuffle starts from it."""
SUITS = "shdc"
EIGHT = "8"
HAND_OF_TWO, HAND_OF_MORE = 7, 5


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """Chance: the pack, top card first."""

    pack: tuple[int, ...] = ()
    act: ClassVar[str] = "shuffle"
    FORM = (Field("pack", CardsField(FRENCH, ordered=True)),)
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A seat plays a card; with an eight it names a suit."""

    card: int = 0
    suit: str | None = None
    act: ClassVar[str] = "play"
    FORM = (Field("card", CardField(FRENCH)), Field("suit", EnumField(tuple(SUITS)), optional=True))


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """A seat draws a card from the stock."""

    act: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """A seat passes."""

    act: ClassVar[str] = "pass"


CODEC = ActionCodec((Shuffle, Play, Draw, Pass))


def rank_of(card: int) -> str:
    """Return the rank of a card."""
    return FRENCH.codes[card][0]


def suit_of(card: int) -> str:
    """Return the suit of a card."""
    return FRENCH.codes[card][1]


def in_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand by suits, the highest card of each first."""
    return tuple(FRENCH.in_pack_order(bits(cards)))


def points_of(cards: tuple[int, ...]) -> int:
    """Return the points of the cards in a hand."""
    return sum(_value(rank_of(card)) for card in cards)


def _value(rank: str) -> int:
    if rank == EIGHT:
        return 50
    return 1 if rank == "A" else int(rank) if rank.isdigit() else 10


@dataclass(frozen=True, slots=True)
class CrazyEightsView(View):
    """The knowledge of a seat: the pile, its hand, and the numbers of all other cards."""

    seat: int | None
    legal: LegalActions
    dealer: int
    target: int
    draws: int
    scores: tuple[int, ...]
    deals: tuple[dict[str, Any], ...]
    outcome: Outcome | None
    pile: tuple[int, ...]
    suit: str
    turn: int
    drawn: int
    passes: int
    counts: tuple[int, ...]
    stock: int
    hand: tuple[int, ...]


class CrazyEightsState(State):
    """A position: points, and during a deal the hands, the stock with its top card first, and the pile."""

    __slots__ = (
        "dealer",
        "deals",
        "drawn",
        "draws",
        "hands",
        "outcome",
        "passes",
        "pile",
        "scores",
        "stock",
        "suit",
        "target",
        "turn",
    )

    def __init__(self, target: int, draws: int, dealer: int, scores: tuple[int, ...]) -> None:
        self.target, self.draws, self.dealer, self.scores = target, draws, dealer, scores
        self.deals: tuple[dict[str, Any], ...] = ()
        self.outcome: Outcome | None = None
        self.hands: tuple[tuple[int, ...], ...] = ()
        self.stock: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()
        self.suit = ""
        self.turn = self.drawn = self.passes = 0

    @computed
    def seats(self) -> int:
        """The number of seats."""
        return len(self.scores)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return (self.turn,) if self.pile else ()

    @property
    def can_draw(self) -> bool:
        """Whether the seat whose turn it is can draw a card."""
        return bool(self.stock) and self.drawn < self.draws

    def fits_pile(self, card: int) -> bool:
        """Return whether a card fits the pile."""
        return rank_of(card) in (EIGHT, rank_of(self.pile[-1])) or suit_of(card) == self.suit

    def legal_actions(self, seat: int) -> LegalActions:
        """Return the cards that fit, an eight with each suit, and a draw or a pass."""
        if seat not in self.waiting_for:
            return NOTHING
        plays: list[Action] = []
        for card in self.hands[seat]:
            if rank_of(card) == EIGHT:
                plays += [Play(seat, card, suit) for suit in SUITS]
            elif self.fits_pile(card):
                plays.append(Play(seat, card))
        return LegalActions((*plays, Draw(seat) if self.can_draw else Pass(seat)))

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason: no turn, not the seat's card, a card that does not fit, no draw or no pass now."""
        common = self.common_refusal(action)
        if common:
            return common
        if action.seat not in self.waiting_for:
            return WrongSeat("not_your_turn")
        match action:
            case Draw():
                return IllegalAction("stock_empty" if not self.stock else "enough_drawn")
            case Pass():
                return IllegalAction("draw_first")
            case Play(seat, card, suit) if seat is not None and card in self.hands[seat]:
                if rank_of(card) == EIGHT:
                    return IllegalAction("name_a_suit")
                return IllegalAction("must_match") if suit is None else IllegalAction("no_suit")
            case _:
                return IllegalAction("not_your_card")

    def check_chance(self, action: Action) -> None:
        """Accept a whole pack between two deals."""
        if not self.is_chance_node:
            raise WrongTime("game_over" if self.outcome else "wrong_phase")
        assert isinstance(action, Shuffle)
        check_pack(PACK, action.pack)

    def chance(self, luck: RandomSource) -> Action:
        """Return a shuffled pack."""
        return Shuffle(None, tuple(shuffle(PACK, luck)))

    def context(self, action: Action) -> str:
        """Return deal, pile and stock: a second press of the same button is stale."""
        return f"{len(self.deals)}.{len(self.pile)}.{len(self.stock)}.{self.passes}"

    def view(self, seat: int | None) -> CrazyEightsView:
        """Return the knowledge of a seat, or of the public for None."""
        return CrazyEightsView(
            seat,
            NOTHING if seat is None else self.legal_actions(seat),
            self.dealer,
            self.target,
            self.draws,
            self.scores,
            self.deals,
            self.outcome,
            self.pile,
            self.suit,
            self.turn,
            self.drawn,
            self.passes,
            tuple(len(hand) for hand in self.hands),
            len(self.stock),
            self.hands[seat] if seat is not None and self.hands else (),
        )

    def copy(self) -> Self:
        """Return an equal state."""
        new = type(self)(self.target, self.draws, self.dealer, self.scores)
        new.deals, new.outcome = self.deals, self.outcome
        new.hands, new.stock, new.pile, new.suit = self.hands, self.stock, self.pile, self.suit
        new.turn, new.drawn, new.passes = self.turn, self.drawn, self.passes
        return new

    def play(self, action: Action) -> None:
        """Change this state by a legal action."""
        EFFECTS[type(action)](self, action)

    def next_turn(self) -> None:
        """Move on to the next seat."""
        self.turn, self.drawn = (self.turn + 1) % self.seats, 0

    def count(self) -> None:
        """Count the cards left, end the game or move the deal on."""
        left = [points_of(hand) for hand in self.hands]
        low = min(left)
        first = [seat for seat, points in enumerate(left) if points == low]
        points = [0] * self.seats
        if len(first) == 1:
            points[first[0]] = sum(left) - low * self.seats
        self.deals = (*self.deals, {"points": points, "left": left, "out": () in self.hands})
        self.scores = tuple(a + b for a, b in zip(self.scores, points, strict=True))
        self.hands = self.stock = self.pile = ()
        self.suit, self.turn, self.drawn, self.passes = "", 0, 0, 0
        best = max(self.scores)
        if best >= self.target:
            least = min(self.scores)
            winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
            losers = tuple(seat for seat, score in enumerate(self.scores) if score == least)
            self.outcome = Outcome("target", self.scores, winners, losers)
        else:
            self.dealer = (self.dealer + 1) % self.seats


def deal(state: CrazyEightsState, action: Shuffle) -> None:
    """Deal the hands, and turn up the first card of the pile."""
    size = HAND_OF_TWO if state.seats == 2 else HAND_OF_MORE
    cards = [in_order(action.pack[size * n : size * (n + 1)]) for n in range(state.seats)]
    state.turn = (state.dealer + 1) % state.seats
    # Forehand gets the first cards.
    state.hands = tuple(cards[(seat - state.turn) % state.seats] for seat in range(state.seats))
    rest = action.pack[size * state.seats :]
    state.pile, state.stock, state.suit = rest[:1], rest[1:], suit_of(rest[0])


def play_card(state: CrazyEightsState, action: Play) -> None:
    """Put a card on the pile; the deal ends with a player's last card."""
    seat = state.turn
    hand = tuple(card for card in state.hands[seat] if card != action.card)
    state.hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    state.pile = (*state.pile, action.card)
    state.suit = action.suit or suit_of(action.card)
    state.passes = 0
    if hand:
        state.next_turn()
    else:
        state.count()


def draw(state: CrazyEightsState, _: Draw) -> None:
    """Take the top card of the stock."""
    seat, card = state.turn, state.stock[0]
    state.stock = state.stock[1:]
    state.hands = (*state.hands[:seat], in_order((*state.hands[seat], card)), *state.hands[seat + 1 :])
    state.drawn += 1


def pass_turn(state: CrazyEightsState, _: Pass) -> None:
    """Pass; the deal ends when all pass one after the other at an empty stock."""
    state.passes = 0 if state.stock else state.passes + 1
    if state.passes == state.seats:
        state.count()
    else:
        state.next_turn()


EFFECTS: dict[type[Action], Callable[[CrazyEightsState, Any], None]] = {
    Shuffle: deal,
    Play: play_card,
    Draw: draw,
    Pass: pass_turn,
}
"""The function that changes a state, by class of action."""
