"""What follows from any change of a table, whoever made it."""

from dataclasses import replace

from bot.tables.models import Seat, Table
from bot.tables.seats import gone, placing, seating, starting, votes
from bot.tables.update import Update


def settled(before: Table, update: Update, now: int) -> Update:
    """Return a change with what follows from it: a vote that is decided, what nobody asks any more, a host.

    Args:
        before: the table that is changed.
        update: the change.
        now: in seconds since 1970.
    """
    table = after = update.live.table
    if table.enders:
        after = replace(after, enders=())
    after = gone.settled(before, after, begins=update.begins, acted=update.acted, now=now)
    if after.status == "playing" and after.round is not None and after.round.vote:
        after = votes.settled(after, now)
    # The game just over stays to be looked at, but nobody can end it or take anything back in it.
    if after.round is not None and after.status != "playing":
        after = after.with_round(vote=(), leavers=(), held=(), wish=(), wakes=())
    elif after.round is not None and after.round.wish and not _wish_stands(before, update):
        after = after.with_round(wish=())
    if after.round is not None and after.round.claim.agreed and not _claim_stands(before, after, update):
        after = after.with_round(claim=after.round.claim.over())
    if after.status != "closed" and after.seat_of(after.host) is None and not after.waits(after.host):
        after = replace(after, host=seating.next_host(after) or after.host)
    if any(not _is_here(after, user) for user, _ in after.words):
        after = replace(after, words=tuple(word for word in after.words if _is_here(after, word[0])))
    after = placing.settled(starting.settled(before, after))
    if after is table:
        return update
    return replace(update, live=update.live.with_table(after), enders=after.enders)


def _is_here(table: Table, user: int) -> bool:
    """Return whether a person sits or waits at a table: their lucky word goes with them."""
    return table.status != "closed" and (table.seat_of(user) is not None or table.waits(user))


def _claim_stands(before: Table, after: Table, update: Update) -> bool:
    """Return whether a claim under way outlives a change: nobody acted, came or went."""
    if after.status != "playing" or update.lines:
        return False
    new = before.round is None or after.round is None or after.round.claim != before.round.claim
    return new or [seat.present for seat in after.seats] == [seat.present for seat in before.seats]


def _wish_stands(before: Table, update: Update) -> bool:
    """Return whether a wish to take something back outlives a change: nobody acted, came or went."""
    after = update.live.table
    assert after.round is not None
    new = before.round is None or after.round.wish != before.round.wish
    return not update.lines and (new or _who_plays(after) == _who_plays(before))


def _who_plays(table: Table) -> list[tuple[Seat, int | None]]:
    """Return who sits where, and whether they play for themselves; who is gone and comes back changes nothing."""
    return [(seat.owner, seat.absent_since) for seat in table.seats]
