"""Moves a table's deadlines back with a corrected clock, so that no wait becomes longer. A pure function.

How long a player has been away is counted in days, and stays as it is.
"""

from bot.tables.copies import replace
from bot.tables.models import Table, TurnClock
from bot.tables.seats import gone, starting


def earlier(table: Table, seconds: int, since: int, now: int) -> Table:
    """Return the table with its deadlines moved earlier; the same table if it has none.

    A wait that began after the correction is left alone, since it uses the corrected clock already.

    Args:
        since: when the correction was noticed; like `now`, by the corrected clock.
    """

    def is_new(began: int) -> bool:
        return since <= began <= now

    after = table
    for request in table.consents:
        # Requests made since the correction lapse later than this.
        if (
            request.lapses_at is not None
            and request.lapses_at > now + starting.HOST_ABSENT_SECONDS + starting.COUNTDOWN_SECONDS
        ):
            after = after.with_consent(replace(request, lapses_at=request.lapses_at - seconds))
    game = table.current_game
    if game is None:
        return after
    pause = game.pause
    if pause is not None and not is_new(pause.since):
        pause = replace(pause, since=pause.since - seconds, due=pause.due - seconds)
    moved = {
        "clocks": tuple(each if is_new(each.started) else _earlier(each, seconds, now) for each in game.clocks),
        "waits": tuple(
            each if is_new(each.since) else replace(each, since=each.since - seconds, wake_at=each.wake_at - seconds)
            for each in game.waits
        ),
        "wakes": tuple(
            # Players woken before keep their full time to answer.
            each
            if is_new(each.due - gone.ANSWER_SECONDS)
            else replace(each, since=each.since - seconds, due=each.due - seconds)
            for each in game.wakes
        ),
        "pause": pause,
    }
    if all(value == getattr(game, name) for name, value in moved.items()):
        return after
    return after.with_current_game(**moved)


def _earlier(clock: TurnClock, seconds: int, now: int) -> TurnClock:
    """Return a turn clock moved earlier; a reminder that was sent is not sent again."""
    remind = clock.remind
    sent = remind is None or remind <= now + seconds
    moved = None if sent or remind is None else remind - seconds
    return replace(clock, started=clock.started - seconds, due=clock.due - seconds, remind=moved)
