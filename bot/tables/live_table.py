"""A table while it is used: what everybody may know of it, and the last states of its game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.players import Decision
from bot.rules.game import AnyGame
from bot.rules.premoves import Said
from bot.rules.state import State
from bot.tables.copies import replace
from bot.tables.game_seed import CommittedSeed, SeededRandomness
from bot.tables.models import Table

KEPT_STATES = 16
KEPT_EVENTS = 6


@dataclass(frozen=True, slots=True)
class PendingPremove:
    """What a person has said in advance, for their eyes alone."""

    user: int
    said: Said


@dataclass(frozen=True, slots=True)
class TakenHint:
    """A hint that was taken at a seat, for its owner alone, until the seat acts.

    Args:
        seat: whose.
        at: the revision of the game's last line then.
        decision: what was said; None: that is not known any more.
    """

    seat: int
    at: int = 0
    decision: Decision | None = field(default=None, repr=False)


@dataclass(frozen=True)
class LiveTable:
    """A table at one revision; a change makes a new one.

    Args:
        game: what is played.
        table: what everybody may know.
        opened_at: ISO 8601.
        states: the last states of the game with the revisions that made them, newest last; empty in a lobby.
        dropped: the revisions of the game's actions that were taken back, each with the one at which it was.
        coming: the seed of the game to come; None only before the table is kept.
        luck: that of the game being played or just over; None in games that began before there were promises.
        ahead: what people have said in advance; each for its owner alone.
        hinted: the hints taken by those who have not acted since.
        moves: how many actions of its game there have been, those of luck included.
        unknown: keys of the table's document that a newer program has added; they are kept.
    """

    game: AnyGame
    table: Table
    opened_at: str
    states: tuple[tuple[int, State], ...] = ()
    dropped: tuple[tuple[int, int], ...] = ()
    coming: CommittedSeed | None = None
    luck: SeededRandomness | None = None
    ahead: tuple[PendingPremove, ...] = field(default=(), repr=False)
    hinted: tuple[TakenHint, ...] = field(default=(), repr=False)
    moves: int = 0
    unknown: Mapping[str, Any] = field(default_factory=dict[str, Any], compare=False, repr=False)

    @property
    def state(self) -> State | None:
        """The game as it stands, or None in a lobby."""
        return self.states[-1][1] if self.states else None

    @property
    def number(self) -> int | None:
        """The number of the table's game; None in a lobby and before the game is kept."""
        return self.table.round.number or None if self.table.round else None

    def with_table(self, table: Table) -> "LiveTable":
        """Return the table changed outside its game; without a game on it there are no states either."""
        if table.round is None:
            return replace(self, table=table, states=(), luck=None, ahead=(), hinted=())
        return replace(self, table=table)

    def without_hint(self, seat: int) -> "LiveTable":
        """Return the table with no hint of a seat's: it has acted, or takes another one."""
        return replace(self, hinted=tuple(each for each in self.hinted if each.seat != seat))

    def shows_dropped(self, seen: int) -> bool:
        """Return whether the table at a revision showed something that was taken back since."""
        return any(action <= seen < back for action, back in self.dropped)

    def at(self, seen: int) -> State | None:
        """Return the state that was there at a revision, or None if it isn't kept in memory."""
        return next((state for revision, state in reversed(self.states) if revision <= seen), None)
