"""A position of Bid Whist without any rule; all but the list of hands is immutable, so that copies share it."""

from typing import Any, NamedTuple, Self

from bot.games.bid_whist.actions import BARE, BidValue
from bot.games.bid_whist.cards import NO_SUIT, NO_TRUMP, UNNAMED, Ranking
from bot.games.bid_whist.table_rules import TableRules
from bot.rules.cards import bits
from bot.rules.state import Outcome, computed

# Values


class Call(NamedTuple):
    """A seat's call in the auction; no bid is a pass."""

    seat: int
    bid: BidValue | None


class Contract(NamedTuple):
    """The contract of a deal; trump (a suit, or `NO_TRUMP`) and direction are `UNNAMED` while they are open."""

    seat: int
    bid: BidValue
    trump: int
    direction: int

    @property
    def number(self) -> int:
        """The number that was bid."""
        return self.bid.number


class Trick(NamedTuple):
    """A finished trick: its leader, the cards in order, its winner."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class LastTrick(NamedTuple):
    """The last trick of a deal with its contract; the table shows it until cards are dealt again."""

    contract: Contract
    trick: Trick


class ScoreSheet(NamedTuple):
    """The values that outlive a deal: scores by side or seat, deals as in records, games won for a tally or a rubber.

    Args:
        misses: bids missed per side in this game.
        packs: how many packs were dealt, redeals included.
        last: how the last finished deal was played to the end; None before one.
    """

    dealer: int
    scores: tuple[int, ...]
    deals: tuple[dict[str, Any], ...]
    games: tuple[int, ...]
    misses: tuple[int, ...]
    packs: int = 0
    outcome: Outcome | None = None
    last: LastTrick | None = None


class RenegeCall(NamedTuple):
    """A renege called, and its result.

    Args:
        book: the named book, from 1; 0 if none had to be.
        played: how many cards were played before the call.
        proven: the plays proven to be reneges, each the number of the card among all played, from 0.
        guilty: for each of these plays its player.
    """

    seat: int
    book: int
    played: int
    proven: tuple[int, ...]
    guilty: tuple[int, ...]

    @property
    def right(self) -> bool:
        """Whether it proved anything."""
        return bool(self.proven)

    @property
    def offenders(self) -> tuple[int, ...]:
        """The seats found out, ascending."""
        return tuple(sorted(set(self.guilty)))


# The position


DEALING, AUCTION, NAMING, BURYING, DRAWING, PLAY, REVIEW, OVER = range(8)
PHASES = ("chance", "auction", "naming", "burying", "chance", "playing", "review", "over")
"""What refusals call them."""
NOBODY = -1
"""Stands for a seat where there is none: no player's turn, no player winning, no declarer yet."""
NO_CONTRACT = Contract(NOBODY, BidValue(0, BARE), UNNAMED, UNNAMED)
"""Stands for the contract before the auction is over."""


class PublicPosition:
    """The public part of a position; positions and views both begin with it."""

    __slots__ = (
        "accepted",
        "best",
        "calls",
        "claims",
        "contract",
        "leader",
        "led",
        "order",
        "phase",
        "sheet",
        "swaps",
        "terms",
        "trick",
        "tricks",
        "turn",
        "winner",
    )

    terms: TableRules
    """What the table plays by."""
    sheet: ScoreSheet
    """Dealer, scores and all that outlives a deal."""
    phase: int
    turn: int
    """The seat to act, NOBODY if there is no single one."""

    calls: tuple[Call, ...]
    """What was said in the auction, in order."""
    contract: Contract
    """What is played for, NO_CONTRACT before that is known."""
    order: Ranking | None
    """The order of the cards, once trump and direction are known."""
    swaps: tuple[tuple[int, int], ...]
    """Who put how many jokers away, in an exchange."""

    tricks: tuple[Trick, ...]
    """The finished tricks of this deal."""
    trick: tuple[int, ...]
    """The cards on the table, in the order of play."""
    leader: int
    """Who led them, or is to lead; NOBODY before the play."""
    led: int
    """The suit to follow, NO_SUIT if there is none yet."""
    best: int
    """The power of the card that wins so far, 0 if none does."""
    winner: int
    """Whose it is; while none wins, who took the last trick."""

    claims: tuple[RenegeCall, ...]
    """The reneges called in this deal."""
    accepted: int
    """The seats that have accepted the deal, as bits."""

    def share(self, other: "PublicPosition") -> None:
        """Give the other one all that is public here."""
        other.terms = self.terms
        other.sheet = self.sheet
        other.phase = self.phase
        other.turn = self.turn
        other.calls = self.calls
        other.contract = self.contract
        other.order = self.order
        other.swaps = self.swaps
        other.tricks = self.tricks
        other.trick = self.trick
        other.leader = self.leader
        other.led = self.led
        other.best = self.best
        other.winner = self.winner
        other.claims = self.claims
        other.accepted = self.accepted

    @computed
    def seats(self) -> int:
        """How many seats play."""
        return self.terms.seats

    @computed
    def dealer(self) -> int:
        """The seat of the dealer of this deal."""
        return self.sheet.dealer

    @computed
    def scores(self) -> tuple[int, ...]:
        """Points per side, or per seat in individual games."""
        return self.sheet.scores

    @computed
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals."""
        return self.sheet.deals

    @computed
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.sheet.outcome

    @property
    def phase_name(self) -> str:
        """The name of the current phase."""
        return PHASES[self.phase]

    @property
    def has_buried(self) -> bool:
        """Whether declarer has laid the discards away."""
        return self.terms.kitty > 0 and self.phase in (DRAWING, PLAY, REVIEW)

    @property
    def kitty_taken(self) -> bool:
        """Whether declarer has the kitty in hand, or has had it."""
        early = self.phase == NAMING and self.terms.after_kitty
        return self.terms.kitty > 0 and (early or self.phase in (BURYING, DRAWING, PLAY, REVIEW))

    @property
    def sported(self) -> bool:
        """Whether the kitty is shown to everyone, or was: after the naming, as the table has it."""
        if not self.kitty_taken or self.phase == NAMING:
            return False
        sport = self.terms.options["sport"]
        return sport == "always" or (sport == "trump_only" and self.contract.trump != NO_TRUMP)

    def played_by(self, seat: int) -> int:
        """Return the cards a seat has played in this deal, as a bit set."""
        seats = self.terms.seats
        cards = [trick.cards[(seat - trick.leader) % seats] for trick in self.tricks]
        place = (seat - self.leader) % seats
        return bits((*cards, *self.trick[place : place + 1]))


class Position(PublicPosition):
    """A complete position with all hidden cards."""

    __slots__ = ("buried", "drawn", "faults", "hands", "kitty")

    hands: list[int]
    """A bit set for each seat."""
    kitty: int
    """The kitty as it was dealt."""
    buried: int
    """Declarer's discards."""
    drawn: tuple[int, ...]
    """What was drawn for the jokers put away, in the order of `swaps`."""
    faults: tuple[int, ...]
    """The numbers of all played cards that were reneges, from 0."""

    def __init__(self, terms: TableRules, sheet: ScoreSheet) -> None:
        self.terms = terms
        self.sheet = sheet
        self.phase = DEALING
        self.clear()

    def clear(self) -> None:
        """Take all that belongs to one deal off the table; the phase is the caller's to set."""
        self.turn = NOBODY
        self.hands = [0] * self.terms.seats
        self.kitty = 0
        self.buried = 0
        self.calls = ()
        self.contract = NO_CONTRACT
        self.order = None
        self.swaps = ()
        self.drawn = ()
        self.tricks = ()
        self.trick = ()
        self.leader = NOBODY
        self.led = NO_SUIT
        self.best = 0
        self.winner = NOBODY
        self.faults = ()
        self.claims = ()
        self.accepted = 0

    def copy(self) -> Self:
        """Return an independent position equal to this one."""
        new = object.__new__(type(self))
        self.share(new)
        new.hands = self.hands[:]
        new.kitty = self.kitty
        new.buried = self.buried
        new.drawn = self.drawn
        new.faults = self.faults
        return new
