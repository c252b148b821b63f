"""Computes since when a game waits for which players, where no turn time runs. Waits are not stored.

A player's wait starts as their clock would: only their own actions restart it. After a restart an unknown wait counts
from the table's last change, so that players get more time rather than less.
"""

from datetime import datetime

from bot.tables.clock.quiet_hours import later
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable
from bot.tables.models import Table, Wait
from bot.tables.settings import SettingsService
from bot.tables.table_update import TableUpdate


async def with_waits(before: Table, update: TableUpdate, settings: SettingsService, now: int) -> TableUpdate:
    """Return an update with the waits after it."""
    table = update.live.table
    if table.current_game is None:
        return update
    waited = _waited(table)
    if not waited and not table.current_game.waits:
        return update
    known: dict[tuple[int, int], int] = {}
    same = not update.begins and update.dealt_again is None
    if before.current_game is not None and same and before.current_game.deal == table.current_game.deal:
        known = {(wait.seat, wait.user): wait.since for wait in table.current_game.waits if wait.seat != update.acted}
    waits: list[Wait] = []
    for seat, user in waited:
        wait = await _wait(table, seat, user, known.get((seat, user), now), settings)
        if wait is not None:
            waits.append(wait)
    after = table.with_current_game(waits=tuple(waits))
    return replace(update, live=update.live.with_table(after))


async def loaded(live: LiveTable, changed_at: str, settings: SettingsService, now: int) -> LiveTable:
    """Return a table from the disk with its waits; the clock may have been set back since its last change."""
    table = live.table
    waited = _waited(table)
    if not waited or table.current_game is None:
        return live
    last = int(datetime.fromisoformat(changed_at).timestamp())
    known = {wake.seat: wake.since for wake in table.current_game.wakes}
    waits = [await _wait(table, seat, user, min(now, known.get(seat, last)), settings) for seat, user in waited]
    return live.with_table(table.with_current_game(waits=tuple(wait for wait in waits if wait is not None)))


async def _wait(table: Table, seat: int, user: int, since: int, settings: SettingsService) -> Wait | None:
    """Return the wait for a player; None where a turn time runs, after which a computer player substitutes anyway."""
    chosen = await settings.for_guild(table.guild)
    if chosen.turn_time is not None and table.guild is not None:
        return None
    return Wait(seat, user, since, later(since, chosen.patience, (await settings.for_user(user)).quiet))


def _waited(table: Table) -> list[tuple[int, int]]:
    """Return the awaited players of a game with several persons that no tournament times."""
    return table.awaited if table.tournament is None and len(table.present) > 1 else []
