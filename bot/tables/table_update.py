"""A change of a table on its way: made by the rooms for seats, game and clock, kept by the room for what is kept."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.rules.panel import LocalizedText
from bot.storage import RedealRow
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable
from bot.tables.models import Table


@dataclass(frozen=True, slots=True)
class FinishedInUpdate:
    """A game that ends in the change in which the next one begins.

    Args:
        table: the table as it was then.
        lines: the last lines of the game's record.
    """

    table: Table
    lines: tuple[str, ...]


@dataclass(frozen=True)
class TableUpdate:
    """A change of a table that is ready to be kept.

    Args:
        live: the table after it.
        lines: the new lines of the game's record.
        events: what everybody saw happen.
        ended: the game before it, if that ends only now.
        takes_back: the revision of a line that is dropped, and whose it was.
        acted: the seat whose action it is.
        protests: what somebody wrote who protests with this change; it is for whoever judges it alone.
        rules: who answers the protest.
        dealt_again: the deal that is dropped, before the new lines.
        enders: who has lost the game that this change ends early.
    """

    live: LiveTable
    lines: tuple[str, ...] = ()
    events: tuple[LocalizedText, ...] = ()
    ended: FinishedInUpdate | None = None
    takes_back: tuple[int, int] | None = None
    acted: int | None = None
    protests: str = field(default="", repr=False)
    rules: int | None = None
    dealt_again: RedealRow | None = None
    enders: tuple[int, ...] = ()

    @property
    def begins(self) -> bool:
        """Whether a new game begins with these lines: it has no number before it is kept."""
        game = self.live.table.round
        return game is not None and not game.number


def reseated(live: LiveTable, after: Table) -> TableUpdate:
    """Return a table changed outside its game, ready to be kept.

    Args:
        live: the table before.
        after: what it is changed to, its revision not counted up yet.
    """
    return TableUpdate(live.with_table(replace(after, revision=after.revision + 1)))


def altering(alter: Callable[[Table], Table]) -> "Step":
    """Return the step that changes a table outside its game by a function, which may refuse."""

    async def step(live: LiveTable) -> TableUpdate:
        return reseated(live, alter(live.table))

    return step


Step = Callable[[LiveTable], Awaitable[TableUpdate]]
"""Makes a change from a table as it is now, or raises to refuse it."""
Change = Callable[[int, Step], Awaitable[Table]]
"""Changes a table by its id, one change at a time; returns it as it is when all is on disk."""
