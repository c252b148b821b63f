"""A position of Bieten without any rule; its integers and tuples are never changed, so that copies share them."""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, Self

from bot.games.bieten.actions import Play
from bot.games.bieten.cards import ALL_FIGURES, FIGURES, GAME_BIT, GAME_CARDS, LAST_TRICK, REAL, SUIT_MASK
from bot.games.bieten.options import BietenOptions
from bot.rules.state import Outcome, computed

# Values


HOW = ("unbet", "contested", "conceded", "tie", "nobody", "uncounted")
UNBET, CONTESTED, CONCEDED, TIED, UNWON, UNCOUNTED = range(6)
OFFENCES = ("revoke", "unheld_figure", "gespannt")
REVOKE, UNHELD_FIGURE, GESPANNT = range(3)


class FigureResult(NamedTuple):
    """Who won a figure (-1: no player), how much, and how (an index of `HOW`)."""

    figure: int
    winner: int
    points: int
    how: int


class WeliResult(NamedTuple):
    """Who held the Weli, and what that brought or cost; 0 where the count had stopped or a figure was scored."""

    seat: int
    points: int


class Irregularity(NamedTuple):
    """An offence against the rules, found when all cards lie face up.

    Args:
        offence: an index of `OFFENCES`.
        points: the penalty, 0 or less.
        figure: the claimed one; -1 for a revoke.
        trick: from 1; a claim between two tricks belongs to the next.
    """

    seat: int
    offence: int
    points: int
    figure: int
    trick: int


class DealResult(NamedTuple):
    """A counted deal: figures in the order of counting, irregularities in order of time, all points by seat.

    Args:
        weli: None if the Weli was not dealt.
    """

    figures: tuple[FigureResult, ...]
    weli: WeliResult | None
    irregularities: tuple[Irregularity, ...]
    points: tuple[int, ...]

    def json(self) -> dict[str, Any]:
        """Return the deal as a record has it."""
        return {
            "figures": {FIGURES[result.figure]: _figure(result) for result in self.figures},
            "weli": _weli(self.weli) if self.weli else None,
            "irregularities": [_irregularity(each) for each in self.irregularities],
            "points": list(self.points),
        }


@dataclass(frozen=True)
class ScoreSheet:
    """The finished deals.

    Without slots, since `deals` is made on the first access: most sheets belong to playouts and are never read.
    """

    results: tuple[DealResult, ...] = ()

    @cached_property
    def deals(self) -> tuple[dict[str, Any], ...]:
        """The finished deals, as the record has them."""
        return tuple(result.json() for result in self.results)

    def with_result(self, result: DealResult) -> "ScoreSheet":
        """Return the score sheet with one more deal."""
        longer = ScoreSheet((*self.results, result))
        if "deals" in self.__dict__:
            longer.__dict__["deals"] = (*self.deals, result.json())
        return longer


EMPTY = ScoreSheet()


# A record of sixteen megabytes has sixty thousand deals, and few that differ: what is equal is there once.


@lru_cache(maxsize=4096)
def figure_result(figure: int, winner: int, points: int, how: int) -> FigureResult:
    """Return the one result of a figure that is like this."""
    return FigureResult(figure, winner, points, how)


@lru_cache(maxsize=4096)
def _figure(result: FigureResult) -> dict[str, Any]:
    winner = None if result.winner < 0 else result.winner
    return {"winner": winner, "points": result.points, "how": HOW[result.how]}


@lru_cache(maxsize=4096)
def _weli(result: WeliResult) -> dict[str, Any]:
    return result._asdict()


@lru_cache(maxsize=4096)
def _irregularity(each: Irregularity) -> dict[str, Any]:
    return {"seat": each.seat, "kind": OFFENCES[each.offence], "points": each.points}


# Where irregularities are possible, a deal has a story; it is judged when all cards lie face up.


class FigureClaim(NamedTuple):
    """A figure bet, raised or held in a trick, from 1.

    Args:
        led: the suit led to the last trick, `NONE` before that.
        gespannt: whether the seat needed too few points to bet or raise; holding is always allowed.
    """

    seat: int
    figure: int
    led: int
    gespannt: bool
    trick: int


class DiscardedCard(NamedTuple):
    """A card that did not follow the suit led to a trick, from 1; `gone` are all cards played so far, as bits."""

    seat: int
    gone: int
    led: int
    trick: int


Story = tuple[FigureClaim | DiscardedCard, ...]
"""What was done that may turn out to be an irregularity, in order of time."""


# The position


SHUFFLE, CUT, STEAL, PLAY, OVER = range(5)
PHASES = ("shuffle", "cut", "steal", "play", "over")
"""What refusals call them."""
NOBODY = -1
"""Stands for a seat where there is none."""
NONE = -1
"""Stands for a card, a suit or a figure where there is none."""

_OF_SUITS = tuple(sum(mask for suit, mask in enumerate(SUIT_MASK) if suits >> suit & 1) for suits in range(16))
"""All cards of a set of suits (bits)."""
_ONES = (1,) * len(FIGURES)
_NOBODYS = (NOBODY,) * len(FIGURES)


class PublicPosition:
    """The public part of a position; positions and views both begin with it.

    Values of a few bits for every seat or figure are packed in one integer: `firsts` (5 bits per seat: the figures it
    was the first to bet), `claims` (5 bits per seat: the figures it must bear out) and `voids` (4 bits per seat: the
    suits it did not follow to).
    """

    __slots__ = (
        "after",
        "asked",
        "before",
        "best",
        "bottom",
        "by",
        "claims",
        "conceded",
        "dealer",
        "figure",
        "firsts",
        "gone",
        "holders",
        "laid",
        "led",
        "live",
        "named",
        "needs",
        "open",
        "order",
        "out",
        "outcome",
        "owners",
        "phase",
        "plays",
        "raisable",
        "raisers",
        "rules",
        "scores",
        "sheet",
        "stolen",
        "story",
        "taker",
        "trick",
        "turn",
        "values",
        "voids",
    )

    rules: BietenOptions
    dealer: int
    scores: tuple[int, ...]
    sheet: ScoreSheet
    """The finished deals."""
    out: tuple[int, ...]
    """Knockout: who has reached the target, in that order."""
    after: tuple[int, ...]
    """For every seat in the game the next such one to its left; NOBODY for seats that are out."""
    live: int
    """How many are in the game."""
    outcome: Outcome | None
    phase: int

    stolen: int
    """How many cards the cutter stole."""
    bottom: int
    """The exposed bottom card of the rest, or NONE."""

    plays: tuple[Play, ...]
    """All cards played in this deal, in order; kept until the next is dealt."""
    gone: int
    """The same cards as a bit set."""
    before: int
    """Those of them that were played before this trick."""
    trick: int
    """Which trick is being played, 0 to 2."""
    laid: int
    """How many cards lie in it."""
    turn: int
    led: int
    """The suit led, NONE before the lead."""
    best: int
    """The strength of the card that is winning."""
    taker: int
    """Whose it is; between tricks, who took the last one; NOBODY before the first card."""
    named: tuple[int, ...]
    """For each wild card of this table what it was named, NONE while it was not."""
    voids: int
    claims: int

    needs: tuple[int, ...]
    """For every seat the points missing to the target, conceded bets counted."""
    open: int
    """The figures that no player has bet (bits)."""
    raisable: int
    """The figures that are held at 2 (bits)."""
    firsts: int
    order: tuple[int, ...]
    """The figures that were bet, in the order of the first bets."""
    values: tuple[int, ...]
    """What every figure is worth."""
    owners: tuple[int, ...]
    """For every figure to whom it was conceded, or NOBODY."""
    holders: tuple[int, ...]
    """For every figure who held it last, or NOBODY."""
    raisers: tuple[int, ...]
    """For every figure who raised it, or NOBODY."""
    conceded: tuple[int, ...]
    """The conceded figures, in the order in which they were conceded."""
    figure: int
    """The figure of the open bet, or NONE."""
    by: int
    """Who made the open bet, or NOBODY."""
    asked: int
    """Who must answer it, or NOBODY."""
    story: Story
    """Where irregularities are possible, what may turn out to be one."""

    def share(self, other: "PublicPosition") -> None:
        """Give the other one all that is public here."""
        other.rules = self.rules
        other.dealer = self.dealer
        other.scores = self.scores
        other.sheet = self.sheet
        other.out = self.out
        other.after = self.after
        other.live = self.live
        other.outcome = self.outcome
        other.phase = self.phase
        other.stolen = self.stolen
        other.bottom = self.bottom
        other.plays = self.plays
        other.gone = self.gone
        other.before = self.before
        other.trick = self.trick
        other.laid = self.laid
        other.turn = self.turn
        other.led = self.led
        other.best = self.best
        other.taker = self.taker
        other.named = self.named
        other.voids = self.voids
        other.claims = self.claims
        other.needs = self.needs
        other.open = self.open
        other.raisable = self.raisable
        other.firsts = self.firsts
        other.order = self.order
        other.values = self.values
        other.owners = self.owners
        other.holders = self.holders
        other.raisers = self.raisers
        other.conceded = self.conceded
        other.figure = self.figure
        other.by = self.by
        other.asked = self.asked
        other.story = self.story

    @computed
    def seats(self) -> int:
        """How many sit at the table, those who are out included."""
        return self.rules.seats

    @property
    def results(self) -> tuple[DealResult, ...]:
        """The finished deals, counted."""
        return self.sheet.results

    @property
    def players(self) -> tuple[int, ...]:
        """The seats that are in the game, ascending."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @property
    def cutter(self) -> int:
        """The player on the dealer's right."""
        return self.after.index(self.dealer)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that the game can't go on without."""
        if self.phase == PLAY:
            return (self.asked if self.figure >= 0 else self.turn,)
        return (self.cutter,) if self.phase in {CUT, STEAL} else ()

    @property
    def last_led(self) -> int:
        """The suit led to the last trick, NONE while no card of it is on the table."""
        return self.led if self.trick == LAST_TRICK else NONE

    @property
    def raising(self) -> bool:
        """Whether the open question is a raise, not a first bet."""
        return self.figure >= 0 and self.raisers[self.figure] >= 0

    def first_bettor(self, figure: int) -> int:
        """Return who was the first to bet a figure, or NOBODY."""
        firsts = self.firsts >> figure
        return next((seat for seat in range(self.seats) if firsts >> 5 * seat & 1), NOBODY)

    def claims_of(self, seat: int) -> int:
        """Return the figures that a seat must bear out, without `game`."""
        return self.claims >> 5 * seat & (ALL_FIGURES ^ GAME_BIT)

    def names_left(self, seat: int) -> int:
        """Return the names still possible for a wild card in hand after the seat's actions, as bits."""
        names = REAL & ~self.suits_ruled_out(seat)
        if self.claims >> 5 * seat & GAME_BIT:  # that was said of the last card alone
            names &= GAME_CARDS[self.last_led]
        return names

    def suits_ruled_out(self, seat: int) -> int:
        """Return all cards of the suits that a seat did not follow to, as bits."""
        return _OF_SUITS[self.voids >> 4 * seat & 0b1111]

    def trick_on_table(self) -> tuple[Play, ...]:
        """Return the cards of the trick being played, or of the last one while the next is not begun."""
        count = self.laid or len({play.seat for play in self.plays})
        return self.plays[-count:] if count else ()

    def played_by(self, seat: int) -> tuple[Play, ...]:
        """Return a seat's played cards in this deal, in order."""
        return tuple(play for play in self.plays if play.seat == seat)


class Position(PublicPosition):
    """A complete position, with the hidden cards; the scores are points to start from."""

    __slots__ = ("hands", "has", "lift", "pack")

    hands: tuple[int, ...]
    """The three cards of every seat, played or not, as bit sets."""
    has: tuple[int, ...]
    """The figures that every seat may bet, raise or hold for the sake of its cards (bits)."""
    pack: tuple[int, ...]
    """The shuffled pack until the cut is over, top first."""
    lift: int
    """How many cards the cutter has lifted, 0 before."""

    def __init__(self, rules: BietenOptions, dealer: int, scores: tuple[int, ...]) -> None:
        self.rules = rules
        self.dealer = dealer
        self.scores = scores
        self.sheet, self.out = EMPTY, ()
        self.outcome = None
        self.phase = SHUFFLE
        self.turn = dealer
        self.stolen, self.bottom = 0, NONE
        self.hands = self.has = (0,) * rules.seats
        self.pack, self.lift = (), 0
        self.find_players()
        self.clear()

    def clear(self) -> None:
        """Remove the last deal's cards and bets."""
        self.plays, self.gone, self.before, self.trick, self.laid = (), 0, 0, 0, 0
        self.led, self.best, self.taker = NONE, 0, NOBODY
        self.named, self.voids, self.claims, self.firsts = self.rules.unnamed, 0, 0, 0
        self.open, self.raisable, self.order, self.conceded = ALL_FIGURES, 0, (), ()
        self.values = _ONES
        self.owners = self.holders = self.raisers = _NOBODYS
        self.figure, self.by, self.asked, self.story = NONE, NOBODY, NOBODY, ()
        self.needs = tuple(self.rules.target - score for score in self.scores)

    def copy(self) -> Self:
        """Return an independent position equal to this one."""
        other = object.__new__(type(self))
        self.share(other)
        other.hands = self.hands
        other.has = self.has
        other.pack = self.pack
        other.lift = self.lift
        return other

    def find_players(self) -> None:
        """Find for every seat the next one that is in the game, and how many are."""
        self.live = self.rules.seats - len(self.out)
        self.after = tuple(NOBODY if seat in self.out else self.next_to(seat) for seat in range(self.rules.seats))

    def next_to(self, seat: int) -> int:
        """Return the next seat to the left that is in the game, the seat itself if there is no other."""
        seats = self.rules.seats
        near = ((seat + step) % seats for step in range(1, seats))
        return next((other for other in near if other not in self.out), seat)
