"""Consequences of every change of a table, outside its game."""

from bot.tables.copies import replace
from bot.tables.models import Table
from bot.tables.seats import consent, gone, seat_swaps, seating
from bot.tables.table_update import TableUpdate


def settled(before: Table, update: TableUpdate, now: int) -> TableUpdate:
    """Return an update with its consequences: requests that lapse, wake-ups that end, a new host."""
    table = after = update.live.table
    if table.enders and not update.enders:
        after = replace(after, enders=())
    after = gone.settled(before, after, begins=update.begins, acted=update.acted, now=now)
    # The finished game stays on show, but no player comes back to it.
    if after.current_game is not None and after.status != "playing":
        after = after.with_current_game(leavers=(), held=(), wakes=())
    if after.status != "closed" and not after.is_here(after.host):
        after = replace(after, host=seating.next_host(after) or after.host)
    words = tuple(word for word in after.lucky_words if after.status != "closed" and after.is_here(word[0]))
    if words != after.lucky_words:
        after = replace(after, lucky_words=words)
    after = seat_swaps.settled(after)
    if after is not table:
        update = replace(update, live=update.live.with_table(after))
    after = consent.settled(before, update)
    return update if after is update.live.table else replace(update, live=update.live.with_table(after))
