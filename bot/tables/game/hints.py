"""Hints: the action that the strongest player would choose now, for one player who asks.

A hint is searched from that player's view alone, in the background, and shown to them alone; no revision counts it.
That a hint was taken is saved before it is shown, until the seat acts: the log's line has `"hint": true`. Asking
again at the same position brings the same hint, because the seed is derived from the position.
"""

from collections.abc import Awaitable, Callable

from bot.errors import Conflict, PermissionDenied, StaleView
from bot.players import Adviser, Decision
from bot.tables.copies import replace
from bot.tables.game import table_updates
from bot.tables.live_table import LiveTable, TakenHint
from bot.tables.models import Hand, Table
from bot.tables.seats import seating

MAX_ATTEMPTS = 3
"""How often a hint is searched again because the game moved on."""

Private = Callable[[LiveTable], Awaitable[LiveTable]]


class HintService:
    """Searches hints and saves that they were taken; `change` makes no new revision."""

    def __init__(
        self,
        look: Callable[[int], Awaitable[LiveTable]],
        change: Callable[[int, Private], Awaitable[LiveTable]],
        adviser: Adviser,
    ) -> None:
        self._look = look
        self._change = change
        self._adviser = adviser

    async def take(self, table: int, user: int) -> None:
        """Search a hint for a player and save it; it is shown with their hand.

        Raises:
            PermissionDenied: `not_seated`, `no_hints`.
            Conflict: `table_closed`, `not_playing`, `no_hint`: the seat can't act now.
            StaleView: the game moves faster than the search.
        """
        for _ in range(MAX_ATTEMPTS):
            live = await self._look(table)
            seat = _check(live, user)
            if given(live, seat) is not None or await self._save_hint(live, seat):
                return
        raise StaleView("stale_view")

    async def _save_hint(self, live: LiveTable, seat: int) -> bool:
        """Search a hint and save it; return False if the game has moved on."""
        at, state = live.states[-1]
        decision = await self._adviser(live.game, state.view(seat), f"hint {live.number} {at} {seat}", None)

        async def step(now: LiveTable) -> LiveTable:
            if not now.states or (now.number, now.states[-1][0]) != (live.number, at):
                return now
            others = now.without_hint(seat).hints_taken
            return replace(now, hints_taken=(*others, TakenHint(seat, at, decision)))

        return given(await self._change(live.table.id, step), seat) is not None


def allowed(table: Table) -> bool:
    """Return whether hints are allowed: always alone with computers, never where others play the same cards."""
    if table.tournament is not None or table.daily_date is not None:
        return False
    if table.hints or table.current_game is None:
        return table.hints
    return (
        table_updates.was_started_alone(table.current_game)
        and sum(seat.user is not None for seat in table.seats) == 1
    )


def offers_hint(hand: Hand) -> bool:
    """Return whether the holder of a hand can ask for a hint now."""
    return hand.table.status == "playing" and allowed(hand.table) and bool(hand.view.legal) and hand.hint is None


def given(live: LiveTable, seat: int) -> Decision | None:
    """Return the hint that a seat has taken, if the game has not moved on since."""
    at = live.states[-1][0] if live.states else None
    return next((each.decision for each in live.hints_taken if (each.seat, each.at) == (seat, at)), None)


def _check(live: LiveTable, user: int) -> int:
    """Return the seat of a user who can ask for a hint now; raise as `HintService.take` does."""
    seating.check_playing(live.table, user)
    seat = seating.check_seated(live.table, user)
    if not allowed(live.table):
        raise PermissionDenied("no_hints")
    if live.state is None or not live.state.view(seat).legal:
        raise Conflict("no_hint")
    return seat
