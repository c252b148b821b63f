"""What follows from any change of a table, whoever made it."""

from dataclasses import replace

from bot.tables.models import Table
from bot.tables.seats import consent, gone, placing, seating
from bot.tables.update import Update


def settled(before: Table, update: Update, now: int) -> Update:
    """Return a change with what follows from it: requests that lapse, people nobody waits for, a host.

    Args:
        before: the table that is changed.
        update: the change.
        now: in seconds since 1970.
    """
    table = after = update.live.table
    if table.enders and not update.enders:
        after = replace(after, enders=())
    after = gone.settled(before, after, begins=update.begins, acted=update.acted, now=now)
    # The game just over stays to be looked at, but nobody comes back to it.
    if after.round is not None and after.status != "playing":
        after = after.with_round(leavers=(), held=(), wakes=())
    if after.status != "closed" and after.seat_of(after.host) is None and not after.waits(after.host):
        after = replace(after, host=seating.next_host(after) or after.host)
    if any(not _is_here(after, user) for user, _ in after.words):
        after = replace(after, words=tuple(word for word in after.words if _is_here(after, word[0])))
    after = placing.settled(after)
    if after is not table:
        update = replace(update, live=update.live.with_table(after))
    after = consent.settled(before, update)
    return update if after is update.live.table else replace(update, live=update.live.with_table(after))


def _is_here(table: Table, user: int) -> bool:
    """Return whether a person sits or waits at a table: their lucky word goes with them."""
    return table.status != "closed" and (table.seat_of(user) is not None or table.waits(user))
