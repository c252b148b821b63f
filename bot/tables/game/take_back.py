"""Taking back the last action by consent: somebody asks, everybody who plays for themselves agrees.

Only what was done last, by whoever did it, and only what a game allows (`Game.can_take_back`): never across luck, the
end of a deal, or anything that showed cards. As soon as anybody acts, comes or goes, the wish is gone. The log keeps
the action and a row that drops it; records show neither.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.errors import Conflict, StaleView
from bot.tables.game import progress
from bot.tables.live import Live
from bot.tables.models import Table
from bot.tables.seats import consent, seating
from bot.tables.update import Change, Update, reseated

WithoutLast = Callable[[Table, int], Awaitable[tuple[Live, int]]]


class TakeBacks:
    """What people can do about the last action.

    Args:
        change: changes a table.
        without_last: returns a table as its log has it without the last line, and the revision of that line; it takes
            the table and the seat whose action it is.
    """

    def __init__(self, change: Change, without_last: WithoutLast) -> None:
        self._change = change
        self._without_last = without_last

    async def ask(self, table: int, user: int) -> Table:
        """Ask everybody to let one take back one's last action; alone with computer players, it is taken back.

        Raises:
            NotFound, NotAllowed: no such table, not seated.
            Conflict: `table_closed`, `not_playing`, `nothing_to_take_back`, `take_back_asked`.
        """

        async def step(live: Live) -> Update:
            before, game = seating.at_play(live.table, user)
            if game.wish:
                raise Conflict("take_back_asked")
            if game.may_take_back is None or game.may_take_back != before.seat_of(user):
                raise Conflict("nothing_to_take_back")
            return await self._decided(live, before.with_round(wish=(user,)))

        return await self._change(table, step)

    async def agree(self, table: int, user: int, seen: int | None = None) -> Table:
        """Agree to what somebody asked.

        Args:
            table: its id.
            user: who agrees.
            seen: the revision of the picture that was clicked; None: the newest.

        Raises:
            NotFound, NotAllowed, Conflict: as `ask`, and Conflict `no_wish` or `already_agreed`.
            StaleView: the picture is older than the action that is asked for now.
        """

        async def step(live: Live) -> Update:
            before, game = seating.at_play(live.table, user)
            if not game.wish:
                raise Conflict("no_wish")
            if seen is not None and seen < live.states[-1][0]:
                raise StaleView("stale_view")
            if user in game.wish:
                raise Conflict("already_agreed")
            return await self._decided(live, before.with_round(wish=(*game.wish, user)))

        return await self._change(table, step)

    async def refuse(self, table: int, user: int) -> Table:
        """Say no, or ask no longer: the action stands; raises as `ask`, Conflict `no_wish`."""

        async def step(live: Live) -> Update:
            before, game = seating.at_play(live.table, user)
            if not game.wish:
                raise Conflict("no_wish")
            return reseated(live, before.with_round(wish=()))

        return await self._change(table, step)

    async def _decided(self, live: Live, table: Table) -> Update:
        """Return the table with the action taken back if all have agreed."""
        return await self.without(live, table) or reseated(live, table)

    async def without(self, live: Live, table: Table) -> Update | None:
        """Return a table with the last action taken back if all who are asked have agreed; None if they have not.

        Args:
            live: as it is kept.
            table: what it is changed to.
        """
        game = table.round
        if game is None or game.may_take_back is None or not consent.to_take_back(table).given:
            return None
        seat = game.may_take_back
        before, dropped = await self._without_last(live.table, seat)
        # The rows know the seats as they were before this change: whoever was absent and agrees is back.
        after = replace(before, table=replace(before.table, seats=table.seats, host=table.host))
        after = after.with_table(after.table.with_round(wakes=game.wakes))
        return Update(after, events=(progress.took_back(seat),), takes_back=(dropped, seat))
