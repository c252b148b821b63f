"""What a position is made of besides cards and numbers; nothing of it is ever changed, so that copies share it."""

from typing import Any, NamedTuple

from bot.games.bid_whist.bids import Offer
from bot.rules.state import Outcome


class Call(NamedTuple):
    """What a seat said in the auction; no bid is a pass."""

    seat: int
    bid: Offer | None


class Contract(NamedTuple):
    """What is played for.

    Args:
        seat: declarer.
        bid: what won the auction.
        trump: 0 to 3 for the suits, `NO_TRUMP`, or `UNNAMED` while it is open.
        direction: `UP`, `DOWN`, `ACES_BAD`, or `UNNAMED` while it is open.
    """

    seat: int
    bid: Offer
    trump: int
    direction: int

    @property
    def number(self) -> int:
        """The number that was bid."""
        return self.bid.number


class Trick(NamedTuple):
    """A finished trick: who led, the cards in order, who won it."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class LastTrick(NamedTuple):
    """The trick with which a deal ended, and what was played for; the table shows it until cards are dealt anew."""

    contract: Contract
    trick: Trick


class Sheet(NamedTuple):
    """What outlives a deal.

    Args:
        dealer: the seat that deals.
        scores: points per side, or per seat in individual games.
        deals: the finished deals in the form of records.
        games: games won per side, for a tally or a rubber.
        misses: bids missed per side in this game.
        packs: how many packs were dealt, redeals included.
        outcome: how it ended.
        last: how the last finished deal was played to its end; None before one.
    """

    dealer: int
    scores: tuple[int, ...]
    deals: tuple[dict[str, Any], ...]
    games: tuple[int, ...]
    misses: tuple[int, ...]
    packs: int = 0
    outcome: Outcome | None = None
    last: LastTrick | None = None


class Claim(NamedTuple):
    """A renege called, and what came of it.

    Args:
        seat: the caller.
        book: the book named, from 1; 0 if none had to be.
        played: how many cards were played before the call.
        proven: the plays proven to be reneges, each the number of the card among all played, from 0.
        guilty: for each of these plays who made it.
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
