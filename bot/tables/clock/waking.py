"""Actions against long waits: wake absent players, or let computer players take over for gone ones.

Callers that ask Discord report who has left the server. A request that lacks only a gone player's answer is granted
in the same change (`consent.given`).
"""

from collections.abc import Callable
from datetime import datetime

from bot.tables.clock.quiet_hours import later
from bot.tables.live_table import LiveTable
from bot.tables.models import Table
from bot.tables.seats import gone
from bot.tables.settings import SettingsService
from bot.tables.table_update import Change, TableUpdate, altering, changed, reseated


class Waking:
    """Wakes players, and continues games without those who are gone."""

    def __init__(self, clock: Callable[[], datetime], settings: SettingsService, change: Change) -> None:
        self._clock = clock
        self._settings = settings
        self._change = change

    def now(self) -> int:
        """Return the time, in seconds since 1970."""
        return int(self._clock().timestamp())

    async def wake(self, table: int, user: int) -> Table:
        """Wake all players for whom the game has waited long enough; raise as `gone.woken`."""

        async def step(live: LiveTable) -> TableUpdate:
            now = self.now()
            quiet = {
                wait.user: (await self._settings.for_user(wait.user)).quiet for wait in gone.wakeable(live.table)
            }
            after = gone.woken(live.table, user, now, lambda wait: later(now, gone.ANSWER_SECONDS, quiet[wait.user]))
            return reseated(live, after)

        return await self._change(table, step)

    async def take_over(self, table: int, user: int) -> Table:
        """Make computer players the substitutes of all gone players; raise as `gone.taken_over`."""
        return await self._change(table, altering(lambda old: gone.taken_over(old, user, self.now())))

    async def left_server(self, table: int, user: int) -> Table:
        """Mark a player who left the server as gone, and continue without them; raise StaleView if marked already."""

        async def step(live: LiveTable) -> TableUpdate:
            return changed(live, gone.left_server(live.table, user, self.now()))

        return await self._change(table, step)
