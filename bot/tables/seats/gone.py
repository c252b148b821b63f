"""Gone players: pure changes of a table, with the time as an argument.

A player is gone after leaving the server, or if they don't answer a wake-up after the game has waited for some time.
They are not asked for consent, and the others can let a computer player take over. Any click of theirs ends it. A
gone host is replaced.

Players who end a game without an absent member of the server, who has not agreed, have lost it. After a day such a
game has no result. A vote lapses when it begins to cost that, so that all who agree have read it.
"""

from collections.abc import Callable, Collection

from bot.errors import Conflict
from bot.tables.copies import replace
from bot.tables.models import CurrentGame, Gone, Seat, Table, Wait, Wake
from bot.tables.seats import absence, seating

ANSWER_SECONDS = 120
DAY_SECONDS = 24 * 3600
"""Seconds of waiting after which a game can be ended without a result."""


def wakeable(table: Table) -> tuple[Wait, ...]:
    """Return the waits for players who are neither woken nor gone, so that the others can wake them at some time."""
    if table.status != "playing" or table.current_game is None or len(table.voters) < 2:
        return ()
    woken = {wake.seat for wake in table.current_game.wakes}
    return tuple(
        wait
        for wait in table.current_game.waits
        if wait.seat not in woken and table.seats[wait.seat].voter == wait.user
    )


def is_late(table: Table, now: int) -> bool:
    """Return whether at least one player can be woken now."""
    return any(wait.wake_at <= now for wait in wakeable(table))


def woken(table: Table, user: int, now: int, due: Callable[[Wait], int]) -> Table:
    """Return the table with all players woken for whom the game has waited long enough; they can answer until `due`.

    Raises:
        PermissionDenied: `not_seated`.
        Conflict: `table_closed`, `not_playing`, `woken_already` (when), `wake_yourself`, `nobody_to_wake`,
            `wake_too_early` (when).
    """
    table, game = seating.at_play(table, user)
    others = [wait for wait in wakeable(table) if wait.user != user]
    late = [wait for wait in others if wait.wake_at <= now]
    if late:
        new = tuple(Wake(wait.seat, wait.user, wait.since, due(wait)) for wait in late)
        return table.with_current_game(wakes=tuple(sorted((*game.wakes, *new), key=lambda wake: wake.seat)))
    if others:
        raise Conflict("wake_too_early", when=str(min(wait.wake_at for wait in others)))
    asked = [wake for wake in game.wakes if wake.user != user]
    if asked:
        raise Conflict("woken_already", when=str(min(wake.due for wake in asked)))
    if any(table.seats[seat].present == user for seat in game.waiting_for):
        raise Conflict("wake_yourself")
    raise Conflict("nobody_to_wake")


def silent(table: Table, seat: int) -> Table:
    """Return the table with a woken player who did not answer marked as gone."""
    assert table.current_game is not None
    wake = next(wake for wake in table.current_game.wakes if wake.seat == seat)
    return _without(table, seat, Gone(wake.since))


def left_server(table: Table, user: int, now: int) -> Table:
    """Return the table with a player who left the server marked as gone; the same table if they are."""
    seat = table.seat_of(user)
    if seat is None or table.status == "closed" or ((known := table.seats[seat].gone) and known.left):
        return table
    return _without(table, seat, Gone(now, left=True))


def taken_over(table: Table, user: int, now: int) -> Table:
    """Return the table with substitutes for all gone players.

    Raises PermissionDenied `not_seated`, Conflict `table_closed`, `not_playing`, `nobody_gone`.
    """
    table, _ = seating.at_play(table, user)
    if not table.gone:
        raise Conflict("nobody_gone")
    for seat in table.gone:
        table = absence.sat_in_for(table, seat, now)
    return table


def settled(before: Table, table: Table, *, begins: bool, acted: int | None, now: int) -> Table:
    """Return a table after any change, without a vote that costs more now, and wake-ups that are over."""
    if begins and any(seat.gone and not seat.gone.left for seat in table.seats):
        table = replace(table, seats=tuple(_since(seat, now) for seat in table.seats))
    vote = table.consent("end")
    if vote and {*absent_members(table, vote.agreed, now)} - {*absent_members(before, vote.agreed, now)}:
        table = table.without_consent("end")
    game = table.current_game
    if game is None or not game.wakes:
        return table
    same = before.current_game is not None and before.current_game.deal == game.deal and not begins
    if table.status != "playing" or not same:
        return table.with_current_game(wakes=())
    stay = tuple(
        wake
        for wake in game.wakes
        if wake.seat != acted and wake.seat in game.waiting_for and table.seats[wake.seat].voter == wake.user
    )
    return table if stay == game.wakes else table.with_current_game(wakes=stay)


def losers(table: Table, agreed: Collection[int], now: int) -> tuple[int, ...]:
    """Return the users who lose a game in play by agreeing to end it now; () where it has no result."""
    game = table.current_game
    if game is None or not absent_members(table, agreed, now):
        return ()
    return tuple(user for user in agreed if any(table.seats[seat].user == user for seat in _own(table, game)))


def absent_members(table: Table, agreed: Collection[int], now: int) -> tuple[int, ...]:
    """Return the seats of absent members without whom a game in play would be ended now; `agreed` are not."""
    game = table.current_game
    if table.status != "playing" or game is None or table.guild is None or game.practice is not None:
        return ()
    asked = (seat for seat in _own(table, game) if table.seats[seat].user not in agreed)
    return tuple(seat for seat in asked if _is_absent(table.seats[seat], now))


def _own(table: Table, game: CurrentGame) -> list[int]:
    """Return the seats of persons for whom a game counts: they began it and have not left it."""
    left = {user for _, user in game.leavers}
    began = [(number, seat.user) for number, seat in enumerate(game.starters)]
    return [seat for seat, user in began if user and user == table.seats[seat].user and user not in left]


def _is_absent(seat: Seat, now: int) -> bool:
    """Return whether a player is away, still a member as far as is recorded, and could still come back."""
    if seat.gone is None:
        return seat.absent_since is not None and now - seat.absent_since < DAY_SECONDS
    return not seat.gone.left and now - seat.gone.since < DAY_SECONDS


def _since(seat: Seat, now: int) -> Seat:
    return replace(seat, gone=Gone(now)) if seat.gone and not seat.gone.left else seat


def _without(table: Table, seat: int, gone: Gone) -> Table:
    """Return the table with a person marked as gone; a gone host is replaced by the first present player."""
    after = table.with_seat(seat, replace(table.seats[seat], gone=gone))
    if after.current_game is not None:
        after = after.with_current_game(wakes=tuple(wake for wake in after.current_game.wakes if wake.seat != seat))
    if table.seats[seat].user == table.host and after.voters:
        after = replace(after, host=after.voters[0])
    return after
