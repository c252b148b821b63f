"""The Betel, a bidding game for three by Grzegorz "GPS" Świderski: the rules, and the state of a game.

The rules
    32 cards, A K Q J 10 9 8 7 in four suits. Ten cards each are dealt, one at a time from the dealer's left; in the
    first two rounds one more goes to the twins, two spare cards face down on the table, after the dealer's left.
    The auction begins with the dealer. In each call one may look at one twin or both and exchange as many of those
    looked at; then one bids a contract higher on the ladder than the last, or passes. Who has exchanged must bid; who
    passes pays 5 for each twin looked at. Two passes after a bid end the auction, three passes one without a bid.
    The declarer leads to the first trick, after three passes the dealer does. One must follow suit and overtake, else
    ruff and overruff, else anything. In Grand Betel the defenders need not overtake.
    The declarer needs as many tricks as the contract says, or no more than a betel allows. After three passes each
    wants tricks for himself. Somebody at 1000 ends the game after the deal, if he alone is highest.

House choices, where the inventor is silent
    One who passed may bid later. Looks are made one by one, before any exchange; the twins are two fixed slots, and
    everybody sees which is looked at or exchanged. The price is for the call's own looks and is booked at once.
    One who follows a suit that has been ruffed must still overtake the suit led; an option frees him. Betels mean
    "at most". Contra, from the Polish edition, is an option: it doubles what the contract brings, and a higher bid
    voids it. All ten tricks are always played. A tie at the top goes on; a cap on the deals ends any game.
    All points are of our making; they stand in scoring.py.

The phases: dealing (chance; deals.py), the auction (auction.py), the play (play.py), and so on to the end.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from bot.games.betel import auction, deals
from bot.games.betel.actions import (
    PACK,
    SEATS,
    Bid,
    Contra,
    Deal,
    Exchange,
    Look,
    Pass,
    Play,
    Shuffle,
)
from bot.games.betel.duties import refuse_play
from bot.games.betel.phases import DEALING, NOBODY, OVER, PLAY, UNSEEN
from bot.games.betel.play import play_card, plays_allowed, proven
from bot.games.betel.scoring import Points
from bot.games.betel.view import BetelView
from bot.rules.actions import Action, Choice
from bot.rules.errors import IllegalAction, WrongSeat, WrongTime
from bot.rules.game import Legal, Outcome, State
from bot.rules.options import Values

if TYPE_CHECKING:
    from random import Random

TURNS: tuple[tuple[int, ...], ...] = ((0,), (1,), (2,), ())


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game.

    Args:
        target: points that end it, or None.
        deal_cap: how many deals end it, or None.
        contra: whether contra may be called.
        rise: whether one who follows must overtake the suit led though the trick is ruffed.
    """

    target: int | None
    deal_cap: int | None
    contra: bool
    rise: bool

    @classmethod
    def of(cls, values: Values) -> Self:
        """Return the rules for checked option values."""
        target, cap = values["target"], values["deal_cap"]
        assert not isinstance(target, str)
        assert not isinstance(cap, str)
        return cls(target, cap, values["contra"] is True, values["rise_after_ruff"] is True)


class BetelState(State):
    """A position of The Betel.

    Sheet: rules, dealt_by (the dealer), sheet (scores), finished (deals), end (outcome), phase, turn (NOBODY: none).
    Cards: hands (bit sets), twins (cards by slot), known (by slot, bit set of the seats that know the face).
    Auction: calls; looked and swapped (bit sets of slots, in the call being made); high (number of the last bid, 0:
    none), declarer and contra (seats, -1: none), passes (in a row), looks (points, per seat).
    Play: played (all cards, in order), trick (what lies there), taken (tricks, per seat).
    All but the lists in `hands` are values, so that a copy may share them.
    """

    __slots__ = (
        "calls",
        "contra",
        "dealt_by",
        "declarer",
        "end",
        "finished",
        "hands",
        "high",
        "known",
        "looked",
        "looks",
        "passes",
        "phase",
        "played",
        "rules",
        "sheet",
        "swapped",
        "taken",
        "trick",
        "turn",
        "twins",
    )

    def __init__(self, rules: Rules, dealer: int, scores: Points) -> None:
        self.rules = rules
        self.dealt_by = dealer
        self.sheet = scores
        self.finished: tuple[dict[str, Any], ...] = ()
        self.end: Outcome | None = None
        self.phase = DEALING
        self.turn = NOBODY
        self.clear()

    def clear(self) -> None:
        """Take all that belongs to one deal off the table."""
        self.hands = [0] * SEATS
        self.twins: tuple[int, int] = (UNSEEN, UNSEEN)
        self.known: tuple[int, int] = (0, 0)
        self.calls: tuple[auction.Call, ...] = ()
        self.looked = self.swapped = self.high = self.passes = 0
        self.declarer = self.contra = -1
        self.looks: Points = (0, 0, 0)
        self.played: tuple[int, ...] = ()
        self.trick: tuple[int, ...] = ()
        self.taken: Points = (0, 0, 0)

    def copy(self) -> Self:
        """Return an independent state equal to this one."""
        new = object.__new__(type(self))
        new.rules = self.rules
        new.dealt_by = self.dealt_by
        new.sheet = self.sheet
        new.finished = self.finished
        new.end = self.end
        new.phase = self.phase
        new.turn = self.turn
        new.hands = self.hands[:]
        new.twins = self.twins
        new.known = self.known
        new.calls = self.calls
        new.looked = self.looked
        new.swapped = self.swapped
        new.high = self.high
        new.passes = self.passes
        new.declarer = self.declarer
        new.contra = self.contra
        new.looks = self.looks
        new.played = self.played
        new.trick = self.trick
        new.taken = self.taken
        return new

    @property
    def seats(self) -> int:
        """Three, always."""
        return SEATS

    @property
    def dealer(self) -> int:
        """The dealer of this deal, or of the next while the cards are due."""
        return self.dealt_by

    @property
    def scores(self) -> Points:
        """Points on the sheet, per seat; looks are booked at once."""
        return self.sheet

    @property
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals."""
        return self.finished

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.end

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seat whose call or card is due."""
        return TURNS[self.turn]

    @property
    def chance_due(self) -> bool:
        """Whether the cards are to be dealt."""
        return self.phase == DEALING

    def legal_actions(self, seat: int) -> Legal:
        """Return all that this seat may do now; exchanges stand as one choice without a count."""
        if seat != self.turn:
            return ()
        if self.phase == PLAY:
            return plays_allowed(self, seat)
        return auction.calls_allowed(self, seat)

    def fits(self, choice: Choice, action: Action) -> bool:
        """Return whether the action is one of the exchanges that the choice stands for."""
        return isinstance(action, Exchange) and auction.exchange_fits(self, choice.seat, action.put)

    def refusal(self, action: Action) -> IllegalAction:
        """Return the reason why an action is not legal: time, seat, then the rule."""
        common = self.common_refusal(action)
        if common:
            return common
        if isinstance(action, Play) != (self.phase == PLAY):
            return WrongTime("wrong_phase", phase="play" if self.phase == PLAY else "auction")
        if action.seat != self.turn:
            return WrongSeat("not_your_turn")
        if isinstance(action, Play):
            return refuse_play(self, self.turn, action.card)
        return auction.refuse_call(self, action)

    def check_chance(self, action: Action) -> None:
        """Accept a full pack, or full hands and twins, when the cards are due.

        Raises:
            IllegalAction: `game_over`, `wrong_phase`, or `bad_deck`.
        """
        if self.phase == OVER:
            raise WrongTime("game_over")
        if self.phase != DEALING:
            raise WrongTime("wrong_phase", phase="play" if self.phase == PLAY else "auction")
        assert isinstance(action, Shuffle | Deal)
        deals.check_pack(action)

    def chance(self, rng: "Random") -> Action:
        """Return a shuffled pack."""
        pack = list(PACK)
        rng.shuffle(pack)
        return Shuffle(None, tuple(pack))

    def context(self, action: Action) -> str:
        """Return the deal, and which call or which trick it is."""
        deal = len(self.finished) + 1
        if isinstance(action, Play):
            return f"{deal}.trick{len(self.played) // SEATS}"
        return f"{deal}.call{len(self.calls)}"

    def play(self, action: Action) -> None:
        """Change this state by a legal action, unchecked."""
        # Nearly all actions of a game are cards played: they come first, by the cheapest test.
        if isinstance(action, Play):
            play_card(self, action.card)
            return
        match action:
            case Bid():
                auction.say_word(self, action.contract)
            case Pass():
                auction.say_word(self, auction.PASSED)
            case Contra():
                auction.say_word(self, auction.DOUBLED)
            case Look():
                auction.look(self, action.slot)
            case Exchange():
                auction.exchange(self, action.put)
            case Shuffle() | Deal():
                deals.begin(self, action)
            case _:
                raise TypeError(type(action).__name__)

    def view(self, seat: int | None) -> BetelView:
        """Return what this seat may know; None: what everybody may know."""
        return BetelView(
            seat=seat,
            legal=() if seat is None else self.legal_actions(seat),
            rules=self.rules,
            dealer=self.dealt_by,
            scores=self.sheet,
            deals=self.finished,
            outcome=self.end,
            phase=self.phase,
            turn=self.turn,
            hand=0 if seat is None else self.hands[seat],
            twins=tuple(
                UNSEEN if seat is None or not knowers >> seat & 1 else card
                for card, knowers in zip(self.twins, self.known, strict=True)
            ),
            known=self.known,
            calls=self.calls,
            looked=self.looked,
            swapped=self.swapped,
            high=self.high,
            declarer=self.declarer,
            contra=self.contra,
            passes=self.passes,
            looks=self.looks,
            played=self.played,
            trick=self.trick,
            taken=self.taken,
            barred=proven(self) if self.phase == PLAY else (0, 0, 0),
        )
