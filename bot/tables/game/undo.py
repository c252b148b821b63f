"""Undo of the last action by consent: its player asks, and all who play for themselves agree.

Only the very last action, and only one that the game allows (`Game.can_undo`): never across chance moves, the
end of a deal, or anything that showed cards. The request lapses as soon as anyone acts, comes or goes. The log keeps
the action and a row that drops it; records show neither.
"""

from collections.abc import Awaitable, Callable

from bot.errors import Conflict
from bot.tables.game import table_updates
from bot.tables.live_table import LiveTable
from bot.tables.models import Consent, Table
from bot.tables.seats import seating
from bot.tables.table_update import Change, TableUpdate, reseated

WithoutLast = Callable[[Table, int], Awaitable[tuple[LiveTable, int]]]


class UndoService:
    """Asks for and carries out undos; `without_last` returns a rebuilt table and the revision of the dropped line."""

    def __init__(self, change: Change, without_last: WithoutLast) -> None:
        self._change = change
        self._without_last = without_last

    async def ask(self, table: int, user: int) -> Table:
        """Ask everyone to undo the player's last action; alone with computer players, undo it.

        Raises PermissionDenied `not_seated`, Conflict `table_closed`, `not_playing`, `nothing_to_take_back`,
        `take_back_asked`.
        """

        async def step(live: LiveTable) -> TableUpdate:
            before, game = seating.at_play(live.table, user)
            if before.consent("take_back") is not None:
                raise Conflict("take_back_asked")
            if game.may_take_back is None or game.may_take_back != before.seat_of(user):
                raise Conflict("nothing_to_take_back")
            return reseated(live, before.with_consent(Consent("take_back", (user,), revision=live.states[-1][0])))

        return await self._change(table, step)

    async def grant(self, live: LiveTable, request: Consent) -> TableUpdate:
        """Return a table with the last action undone after everyone agreed."""
        table, game = live.table, live.table.current_game
        if game is None or game.may_take_back is None:
            return reseated(live, table)
        seat = game.may_take_back
        before, dropped = await self._without_last(table, seat)
        after = table_updates.rebuilt(before, table)
        return TableUpdate(after, events=(table_updates.undo_text(seat),), takes_back=(dropped, seat))
