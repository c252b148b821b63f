"""The vote to end a game without a result: pure changes of a table.

Anybody who plays for themselves asks; it ends when all of them agree, and the vote ends when one wants to play on.
The game is broken off: its cards stay secret, and the table is a lobby with the same people again. It has no result,
but those who end it behind the back of somebody who is away have lost (`gone.losers`).
"""

from dataclasses import replace

from bot.errors import Conflict
from bot.tables.models import Table
from bot.tables.seats import consent, gone, seating


def agree(table: Table, user: int, *, asks: bool) -> Table:
    """Return the table with one more person who wants the game to end; `settled` counts.

    Args:
        table: the table.
        user: who agrees.
        asks: they begin the vote if there is none.

    Raises:
        NotAllowed: `not_seated`.
        Conflict: `table_closed`, `not_playing`, `no_vote`, `already_agreed`, `of_tournament`.
    """
    vote = seating.check_playing(table, user).vote
    seating.check_no_tournament(table)
    if not vote and not asks:
        raise Conflict("no_vote")
    if user in vote:
        raise Conflict("already_agreed")
    return table.with_round(vote=(*vote, user))


def play_on(table: Table, user: int) -> Table:
    """Return the table without a vote; raises as `agree` does."""
    if not seating.check_playing(table, user).vote:
        raise Conflict("no_vote")
    return table.with_round(vote=())


def settled(table: Table, now: int) -> Table:
    """Return the table broken off if everybody who is there has agreed; those who are gone don't count.

    Args:
        table: with a vote.
        now: in seconds since 1970.
    """
    assert table.round is not None
    table = table.with_round(vote=tuple(user for user in table.round.vote if table.seat_of(user) is not None))
    if consent.to_end(table).given:
        return replace(seating.emptied(table), enders=gone.losers(table, now))
    return table
