"""A change of a table before it is saved: made by `seats`, `game` and `clock`, saved by `persistence`."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.errors import StaleView
from bot.rules.panel import LocalizedText
from bot.storage import ManagerAction, RedealRow
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable
from bot.tables.models import Table


@dataclass(frozen=True, slots=True)
class FinishedInUpdate:
    """A game that ends in the same change in which the next one begins."""

    table: Table
    lines: tuple[str, ...]


@dataclass(frozen=True)
class TableUpdate:
    """A change of a table that is ready to be saved.

    Args:
        lines: the new lines of the game's record.
        ended: the game before, if it ends in this change.
        takes_back: the revision of a line that is undone, and its player.
        acted: the seat that acted.
        protests: the text of a protest that begins with this change; only for its moderators.
        rules: the user who answers the protest.
        dealt_again: the deal that is dropped, before the new lines.
        enders: the losers of the game that this change ends early.
        managed: the action of a manager that this change is.
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
    managed: ManagerAction | None = None

    @property
    def begins(self) -> bool:
        """Whether a new game begins with these lines; it has no number before it is saved."""
        game = self.live.table.current_game
        return game is not None and not game.number


def reseated(live: LiveTable, after: Table) -> TableUpdate:
    """Return the update for a table changed outside its game; `after` still has the old revision."""
    return TableUpdate(live.with_table(replace(after, revision=after.revision + 1)))


def changed(live: LiveTable, after: Table) -> TableUpdate:
    """Return the update as `reseated`; raise StaleView if the table is the same: its reason is over."""
    if after is live.table:
        raise StaleView("stale_view")
    return reseated(live, after)


def altering(alter: Callable[[Table], Table]) -> "Step":
    """Return a step that changes a table outside its game by a function; the function may raise."""

    async def step(live: LiveTable) -> TableUpdate:
        return reseated(live, alter(live.table))

    return step


Step = Callable[[LiveTable], Awaitable[TableUpdate]]
"""A function from the present table to its update; raises to refuse."""
Change = Callable[[int, Step], Awaitable[Table]]
"""A function that changes a table by its id, one change at a time, and returns it once all is on disk."""
