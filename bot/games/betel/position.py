"""A position of The Betel without any rule; all but the list of hands is immutable, so that copies share it."""

from typing import Any, NamedTuple, Self

from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import NO_CONTRACT, Contract
from bot.games.betel.options import BetelOptions
from bot.rules.state import Outcome

# Values


Points = tuple[int, int, int]
"""A number for each seat."""


class FinishedCall(NamedTuple):
    """A finished call as everyone saw it.

    Args:
        looked, swapped: bit sets of the slots looked at and exchanged.
        bid: the contract bid; None for a pass and for contra.
    """

    seat: int
    looked: int
    swapped: int
    bid: Contract | None
    contra: bool = False

    @property
    def passed(self) -> bool:
        """Whether it was a pass."""
        return self.bid is None and not self.contra


# The position


DEALING, AUCTION, PLAY, OVER = range(4)
PHASES = ("chance", "auction", "play", "over")
"""What refusals call them."""
NOBODY = -1
"""Stands for a seat where there is none: no player's turn, no declarer, no contra."""
UNSEEN = -1
"""Stands for the card in a slot where there is none, or none that may be known."""


class PublicPosition:
    """The public part of a position; positions and views both begin with it."""

    __slots__ = (
        "calls",
        "contra",
        "contract",
        "dealer",
        "deals",
        "declarer",
        "known",
        "looked",
        "looks",
        "outcome",
        "phase",
        "played",
        "rules",
        "scores",
        "swapped",
        "taken",
        "trick",
        "turn",
    )

    rules: BetelOptions
    dealer: int
    """The dealer of this deal, or of the next while the cards are due."""
    scores: Points
    """Points on the sheet, per seat; looks are booked at once."""
    deals: tuple[dict[str, Any], ...]
    """The finished deals, as records have them."""
    outcome: Outcome | None
    phase: int
    turn: int
    """Whose call or card is due, or NOBODY."""

    known: tuple[int, int]
    """By slot: bit set of the seats that know which card lies there."""
    calls: tuple[FinishedCall, ...]
    """The finished calls of this auction."""
    looked: int
    """Bit set of the slots looked at in the call being made."""
    swapped: int
    """Bit set of the slots exchanged in the call being made."""
    contract: Contract
    """What was bid last, NO_CONTRACT before the first bid and after three passes."""
    declarer: int
    """Who bid it, or NOBODY."""
    contra: int
    """Who doubled it, or NOBODY."""
    looks: Points
    """What looking has cost in this deal, nil or less."""

    played: tuple[int, ...]
    """All cards played in this deal, in order; kept until the next is dealt."""
    trick: tuple[int, ...]
    """Those of them that lie in the trick being played."""
    taken: Points
    """Tricks, per seat."""

    def share(self, other: "PublicPosition") -> None:
        """Give the other one all that is public here."""
        other.rules = self.rules
        other.dealer = self.dealer
        other.scores = self.scores
        other.deals = self.deals
        other.outcome = self.outcome
        other.phase = self.phase
        other.turn = self.turn
        other.known = self.known
        other.calls = self.calls
        other.looked = self.looked
        other.swapped = self.swapped
        other.contract = self.contract
        other.declarer = self.declarer
        other.contra = self.contra
        other.looks = self.looks
        other.played = self.played
        other.trick = self.trick
        other.taken = self.taken

    @property
    def phase_name(self) -> str:
        """The name of the current phase."""
        return PHASES[self.phase]

    @property
    def leader(self) -> int:
        """The leader of this deal's first trick: the declarer, after three passes the dealer."""
        return self.dealer if self.declarer == NOBODY else self.declarer


class Position(PublicPosition):
    """A complete position with all hidden cards; the scores are points to start from."""

    __slots__ = ("hands", "twins")

    hands: list[int]
    """Bit sets."""
    twins: tuple[int, int]
    """The cards by slot."""

    def __init__(self, rules: BetelOptions, dealer: int, scores: Points) -> None:
        self.rules = rules
        self.dealer = dealer
        self.scores = scores
        self.deals = ()
        self.outcome = None
        self.phase = DEALING
        self.turn = NOBODY
        self.clear()

    def clear(self) -> None:
        """Take all that belongs to one deal off the table."""
        self.hands = [0] * SEATS
        self.twins = (UNSEEN, UNSEEN)
        self.known = (0, 0)
        self.calls = ()
        self.looked = self.swapped = 0
        self.contract = NO_CONTRACT
        self.declarer = self.contra = NOBODY
        self.looks = (0, 0, 0)
        self.played = ()
        self.trick = ()
        self.taken = (0, 0, 0)

    def copy(self) -> Self:
        """Return an independent position equal to this one."""
        new = object.__new__(type(self))
        self.share(new)
        new.hands = self.hands.copy()
        new.twins = self.twins
        return new
