"""Taking back the last action by consent: somebody asks, everybody who plays for themselves agrees.

Only what was done last, by whoever did it, and only what a game allows (`Game.can_take_back`): never across luck, the
end of a deal, or anything that showed cards. As soon as anybody acts, comes or goes, the wish is gone. The log keeps
the action and a row that drops it; records show neither.
"""

from dataclasses import replace

from bot.errors import Conflict, StaleView
from bot.rules.record import FindGame
from bot.storage import Database
from bot.tables.game import progress
from bot.tables.kept import rows
from bot.tables.kept.changes import Changes
from bot.tables.kept.rows import Update
from bot.tables.live import Live
from bot.tables.models import Round, Table
from bot.tables.seats import absence, seating


class TakeBacks:
    """What people can do about the last action.

    Args:
        database: where the logs are.
        changes: changes tables.
        find_game: how to find a game by its id.
    """

    def __init__(self, database: Database, changes: Changes, find_game: FindGame) -> None:
        self._database = database
        self._changes = changes
        self._find_game = find_game

    async def ask(self, table: int, user: int) -> Table:
        """Ask everybody to let one take back one's last action; alone with computer players, it is taken back.

        Raises:
            NotFound, NotAllowed: no such table, not seated.
            Conflict: `table_closed`, `not_playing`, `nothing_to_take_back`, `take_back_asked`.
        """

        async def step(live: Live) -> Update:
            before, game = _playing(live, user)
            if game.wish:
                raise Conflict("take_back_asked")
            if game.may_take_back is None or game.may_take_back != before.seat_of(user):
                raise Conflict("nothing_to_take_back")
            return await self._decided(live, before.with_round(wish=(user,)))

        return await self._changes.change(table, step)

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
            before, game = _playing(live, user)
            if not game.wish:
                raise Conflict("no_wish")
            if seen is not None and seen < live.states[-1][0]:
                raise StaleView("stale_view")
            if user in game.wish:
                raise Conflict("already_agreed")
            return await self._decided(live, before.with_round(wish=(*game.wish, user)))

        return await self._changes.change(table, step)

    async def refuse(self, table: int, user: int) -> Table:
        """Say no, or ask no longer: the action stands; raises as `ask`, Conflict `no_wish`."""

        async def step(live: Live) -> Update:
            before, game = _playing(live, user)
            if not game.wish:
                raise Conflict("no_wish")
            return rows.reseated(live, before.with_round(wish=()))

        return await self._changes.change(table, step)

    async def _decided(self, live: Live, table: Table) -> Update:
        """Return the table with the action taken back if all have agreed."""
        assert table.round is not None
        seat = table.round.may_take_back
        if seat is None or not set(table.present) <= set(table.round.wish):
            return rows.reseated(live, table)
        kept = await self._database.read(lambda db: rows.read(db, table.id))
        assert kept is not None
        before = rows.restore(rows.without_last(kept, seat, table.revision + 1), self._find_game)
        # Whoever was absent and agrees is back.
        after = replace(before, table=replace(before.table, seats=table.seats))
        return Update(after, events=(progress.took_back(seat),), takes_back=(kept.lines[-1].revision, seat))


def _playing(live: Live, user: int) -> tuple[Table, Round]:
    """Return the table with this person back at it, and the game that is being played."""
    game = seating.check_playing(live.table, user)
    return absence.back(live.table, user), game
