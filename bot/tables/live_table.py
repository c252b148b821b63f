"""A table in memory: its public part, the last states of its game, and what is private to single players."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.players import Decision
from bot.rules.game import AnyGame
from bot.rules.premoves import Premove
from bot.rules.state import State
from bot.tables.copies import replace
from bot.tables.game_seed import CommittedSeed, SeededRandomness
from bot.tables.models import Table

MAX_STATES = 16
MAX_EVENTS = 6


@dataclass(frozen=True, slots=True)
class PendingPremove:
    """An answer that a player has set in advance; private to that player."""

    user: int
    premove: Premove


@dataclass(frozen=True, slots=True)
class TakenHint:
    """A hint that a player has taken; private to that player until the seat acts.

    Args:
        at: the revision of the game's last line then.
        decision: None: it was lost at a restart.
    """

    seat: int
    at: int = 0
    decision: Decision | None = field(default=None, repr=False)


@dataclass(frozen=True)
class LiveTable:
    """A table at one revision; each change makes a new instance.

    Args:
        states: the last states of the game with the revisions that made them, newest last; empty in a lobby.
        dropped: the revisions of undone actions, each with the revision of its undo.
        next_seed: the seed of the next game; None only before the table is saved.
        randomness: of the current or last game; None in games that began before there were commitments.
        premoves: the premoves, each private to its player.
        hints_taken: the hints taken at seats that have not acted since.
        moves: the number of actions in the game, random results included.
        unknown: keys of the table's document that a newer release has added; they are saved again.
    """

    game: AnyGame
    table: Table
    opened_at: str
    states: tuple[tuple[int, State], ...] = ()
    dropped: tuple[tuple[int, int], ...] = ()
    next_seed: CommittedSeed | None = None
    randomness: SeededRandomness | None = None
    premoves: tuple[PendingPremove, ...] = field(default=(), repr=False)
    hints_taken: tuple[TakenHint, ...] = field(default=(), repr=False)
    moves: int = 0
    unknown: Mapping[str, Any] = field(default_factory=dict[str, Any], compare=False, repr=False)

    @property
    def state(self) -> State | None:
        """The current state of the game, or None in a lobby."""
        return self.states[-1][1] if self.states else None

    @property
    def number(self) -> int | None:
        """The number of the table's game; None in a lobby and before the game is saved."""
        return self.table.current_game.number or None if self.table.current_game else None

    def with_table(self, table: Table) -> "LiveTable":
        """Return the table with another public part; without a game, its states are dropped too."""
        if table.current_game is None:
            return replace(self, table=table, states=(), randomness=None, premoves=(), hints_taken=())
        return replace(self, table=table)

    def without_hint(self, seat: int) -> "LiveTable":
        """Return the table without the hint of a seat, which has acted or takes another hint."""
        return replace(self, hints_taken=tuple(each for each in self.hints_taken if each.seat != seat))

    def shows_dropped(self, revision: int) -> bool:
        """Return whether the table at a revision showed an action that was undone later."""
        return any(action <= revision < back for action, back in self.dropped)

    def state_at(self, seen: int) -> State | None:
        """Return the state at a revision, or None if it is no longer in memory."""
        return next((state for revision, state in reversed(self.states) if revision <= seen), None)
