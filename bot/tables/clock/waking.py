"""What people do about others who are gone: they wake them, and let a computer player take over.

That somebody has left the server is told by whoever asks Discord. A request for which only that person's answer was
missing is granted in the same change (`consent.given`).
"""

from collections.abc import Callable
from datetime import datetime

from bot.errors import StaleView
from bot.tables.clock.quiet_hours import later
from bot.tables.live_table import LiveTable
from bot.tables.models import Table
from bot.tables.seats import gone
from bot.tables.settings import SettingsService
from bot.tables.table_update import Change, TableUpdate, altering, reseated


class Waking:
    """Wakes people, and goes on without those who are gone.

    Args:
        clock: what time it is.
        settings: people's quiet hours.
        change: changes a table.
    """

    def __init__(self, clock: Callable[[], datetime], settings: SettingsService, change: Change) -> None:
        self._clock = clock
        self._settings = settings
        self._change = change

    def now(self) -> int:
        """Return the time, in seconds since 1970."""
        return int(self._clock().timestamp())

    async def wake(self, table: int, user: int) -> Table:
        """Ask everybody whether they are there for whom the game has waited long enough; raises as `gone.woken`."""

        async def step(live: LiveTable) -> TableUpdate:
            now = self.now()
            quiet = {wait.user: (await self._settings.of_user(wait.user)).quiet for wait in gone.to_wake(live.table)}
            after = gone.woken(live.table, user, now, lambda wait: later(now, gone.ANSWER, quiet[wait.user]))
            return reseated(live, after)

        return await self._change(table, step)

    async def take_over(self, table: int, user: int) -> Table:
        """Let computer players sit in for all who are gone; raises as `gone.taken_over`."""
        return await self._change(table, altering(lambda old: gone.taken_over(old, user, self.now())))

    async def left_server(self, table: int, user: int) -> Table:
        """Go on without somebody who is no longer a member of the table's server.

        Raises:
            NotFound: no such table.
            StaleView: that is known already.
        """

        def alter(old: Table) -> Table:
            after = gone.left_server(old, user, self.now())
            if after is old:
                raise StaleView("stale_view")
            return after

        return await self._change(table, altering(alter))
