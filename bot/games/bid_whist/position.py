"""What lies on the table: the slots of a state, how a deal is cleared away, and how all of it is copied.

The phases take a position and change it; they know nothing of the state above, which chooses among them.
"""

from typing import Any, Self

from bot.games.bid_whist.parts import NOBODY, PHASES, SHUFFLE, Call, Claim, Contract, Sheet, Trick
from bot.games.bid_whist.ranking import NO_SUIT, Ranking
from bot.games.bid_whist.terms import Terms
from bot.rules.game import Outcome


class Position:
    """All that a state keeps.

    Args:
        terms: what the table plays by.
        sheet: dealer, scores and all that outlives a deal.

    Attributes:
        phase: one of the phases of parts.py; turn: the seat to act, `NOBODY` if there is no single one.
        hands: a bit set for each seat; kitty: as it was dealt; buried: declarer's discards.
        calls: what was said, in order.
        contract, order: what is played for, and the order of the cards once that is known.
        swaps, drawn: who put how many jokers away, and what they drew for them, in the same order.
        tricks, trick, leader, led, best, winner, taken: the play so far; led is the suit to follow, best the power
            of the card that wins so far, taken the tricks of each seat packed into one integer.
        faults: the numbers of all played cards that were reneges; claims: what was called; accepted: a bit a seat.
    """

    __slots__ = (
        "accepted",
        "best",
        "buried",
        "calls",
        "claims",
        "contract",
        "drawn",
        "faults",
        "hands",
        "kitty",
        "leader",
        "led",
        "order",
        "phase",
        "sheet",
        "swaps",
        "taken",
        "terms",
        "trick",
        "tricks",
        "turn",
        "winner",
    )

    def __init__(self, terms: Terms, sheet: Sheet) -> None:
        self.terms = terms
        self.sheet = sheet
        self.phase = SHUFFLE
        self.clear()

    def clear(self) -> None:
        """Forget the deal; the phase is the caller's to set."""
        self.turn = NOBODY
        self.hands = [0] * self.terms.seats
        self.kitty = 0
        self.buried = 0
        self.calls: tuple[Call, ...] = ()
        self.contract: Contract | None = None
        self.order: Ranking | None = None
        self.swaps: tuple[tuple[int, int], ...] = ()
        self.drawn: tuple[int, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.trick: tuple[int, ...] = ()
        self.leader = NOBODY
        self.led = NO_SUIT
        self.best = 0
        self.winner = NOBODY
        self.taken = 0
        self.faults: tuple[int, ...] = ()
        self.claims: tuple[Claim, ...] = ()
        self.accepted = 0

    def copy(self) -> Self:
        """Return an independent position equal to this one."""
        new = object.__new__(self.__class__)
        new.terms = self.terms
        new.sheet = self.sheet
        new.phase = self.phase
        new.turn = self.turn
        # The one thing that is changed in place; all the rest is replaced, and so may be shared.
        new.hands = self.hands[:]
        new.kitty = self.kitty
        new.buried = self.buried
        new.calls = self.calls
        new.contract = self.contract
        new.order = self.order
        new.swaps = self.swaps
        new.drawn = self.drawn
        new.tricks = self.tricks
        new.trick = self.trick
        new.leader = self.leader
        new.led = self.led
        new.best = self.best
        new.winner = self.winner
        new.taken = self.taken
        new.faults = self.faults
        new.claims = self.claims
        new.accepted = self.accepted
        return new

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.terms.seats

    @property
    def dealer(self) -> int:
        """The seat of the dealer of this deal."""
        return self.sheet.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """Points per side, or per seat in individual games."""
        return self.sheet.scores

    @property
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals."""
        return self.sheet.deals

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.sheet.outcome

    @property
    def phase_name(self) -> str:
        """The word for what is going on."""
        return PHASES[self.phase]
