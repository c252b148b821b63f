"""Hints: what the strongest player would do now, for one person who asks, at tables that allow it.

It is thought of that person's view alone, beside the event loop, and known to them alone; no revision counts it. That
one was taken is kept before it is shown, until their seat acts: that line of the log says `"hint": true`. Asking once
more at the same moment brings the same hint, for its luck is that moment's.
"""

from collections.abc import Awaitable, Callable

from bot.errors import Conflict, PermissionDenied, StaleView
from bot.players import Adviser, Decision
from bot.tables.copies import replace
from bot.tables.game import table_updates
from bot.tables.live_table import LiveTable, TakenHint
from bot.tables.models import Hand, Table
from bot.tables.seats import seating

TRIES = 3
"""So often a hint is thought of, where the game moves on meanwhile."""

Private = Callable[[LiveTable], Awaitable[LiveTable]]


class HintService:
    """What people are told who ask for a hint.

    Args:
        look: loads a table.
        change: changes what one person alone knows of a table, unseen by everybody else.
        adviser: who thinks.
    """

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
        """Have a hint for somebody, to be seen with their hand.

        Raises:
            NotFound, NotAllowed: no such table, not seated, `no_hints`.
            Conflict: `not_playing`, `no_hint`: there is nothing to do now.
            StaleView: the game moves faster than a hint can be thought of.
        """
        for _ in range(TRIES):
            live = await self._look(table)
            seat = _check(live, user)
            if given(live, seat) is not None or await self._taken(live, seat):
                return
        raise StaleView("stale_view")

    async def _taken(self, live: LiveTable, seat: int) -> bool:
        """Think of a hint and keep it; return False if the game has gone on meanwhile."""
        at, state = live.states[-1]
        decision = await self._adviser(live.game, state.view(seat), f"hint {live.number} {at} {seat}", None)

        async def step(now: LiveTable) -> LiveTable:
            if not now.states or (now.number, now.states[-1][0]) != (live.number, at):
                return now
            others = now.without_hint(seat).hinted
            return replace(now, hinted=(*others, TakenHint(seat, at, decision)))

        return given(await self._change(live.table.id, step), seat) is not None


def allowed(table: Table) -> bool:
    """Return whether people may ask for hints in a table's game: always where one plays alone with computers.

    But never where others play the same cards: in a tournament, or in a deal of the day.
    """
    if table.tournament is not None or table.day is not None:
        return False
    if table.hints or table.round is None:
        return table.hints
    return table_updates.began_alone(table.round) and sum(seat.user is not None for seat in table.seats) == 1


def offers_hint(hand: Hand) -> bool:
    """Return whether the holder of a hand may ask for a hint now."""
    return hand.table.status == "playing" and allowed(hand.table) and bool(hand.view.legal) and hand.hint is None


def given(live: LiveTable, seat: int) -> Decision | None:
    """Return the hint that a seat has taken, if the game has not gone on since."""
    at = live.states[-1][0] if live.states else None
    return next((each.decision for each in live.hinted if (each.seat, each.at) == (seat, at)), None)


def _check(live: LiveTable, user: int) -> int:
    """Return the seat of who may ask for a hint now; raises as `HintService.take` does."""
    seating.check_playing(live.table, user)
    seat = seating.check_seated(live.table, user)
    if not allowed(live.table):
        raise PermissionDenied("no_hints")
    if live.state is None or not live.state.view(seat).legal:
        raise Conflict("no_hint")
    return seat
