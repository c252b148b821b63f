"""Premoves: answers that players set in advance, carried out at the fixed time of computer players.

A premove is private to its player. So it is in `LiveTable`, whose `repr` leaves it out, and no revision counts it,
since everyone's messages contain the revision. It is carried out like any other action, always one computer pause
after the change, and the log shows only this action. Another action in that turn, or an undo of it, deletes the
premove. It lasts at most until the deal is over.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.errors import Conflict, StaleView
from bot.games import find_game
from bot.rules.actions import Action
from bot.rules.premoves import Premove, PremoveOffer, PremoveRules
from bot.rules.state import State
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable, PendingPremove
from bot.tables.models import Hand
from bot.tables.seats import seating
from bot.tables.table_update import TableUpdate

Private = Callable[[LiveTable], Awaitable[LiveTable]]


class PremoveService:
    """Sets and deletes premoves; `change` makes no new revision.

    Args:
        state_at: returns the state of a table's game at a revision, or raises StaleView.
        nudge: makes a table's computer players check for due premoves.
    """

    def __init__(
        self,
        change: Callable[[int, Private], Awaitable[LiveTable]],
        state_at: Callable[[LiveTable, int], Awaitable[State]],
        nudge: Callable[[int], None],
    ) -> None:
        self._change = change
        self._state_at = state_at
        self._nudge = nudge

    async def set(self, table: int, user: int, said: Premove, seen_revision: int) -> None:
        """Set a player's premove in place of an earlier one.

        Raises:
            PermissionDenied: `not_seated`.
            Conflict: `table_closed`, `not_playing`, `nothing_ahead`.
            StaleView: the message that was clicked is about another deal.
        """

        async def step(live: LiveTable) -> LiveTable:
            seat = seating.check_seated(live.table, user)
            ahead, state = _playing(live)
            then = await self._state_at(live, seen_revision)
            if len(then.deals) != len(state.deals) or _shuffled_since(live, seen_revision):
                raise StaleView("stale_view")
            view = state.view(seat)
            offer = ahead.offer(view)
            read = offer.read(said) if offer else None
            if read is None or not ahead.stands(view, read):
                raise Conflict("nothing_ahead")
            return replace(live, premoves=(*without(live, user), PendingPremove(user, read)))

        live = await self._change(table, step)
        if due(live):
            self._nudge(table)

    async def cancel(self, table: int, user: int) -> None:
        """Delete a player's premove, if there is one, or raise NotFound."""

        async def step(live: LiveTable) -> LiveTable:
            return replace(live, premoves=without(live, user))

        await self._change(table, step)


def _playing(live: LiveTable) -> tuple[PremoveRules[Any], State]:
    if live.table.status != "playing" or live.state is None:
        raise Conflict("not_playing")
    if live.game.premoves is None:
        raise Conflict("nothing_ahead")
    return live.game.premoves, live.state


def without(live: LiveTable, user: int | None) -> tuple[PendingPremove, ...]:
    """Return all premoves except those of one player."""
    return tuple(each for each in live.premoves if each.user != user)


def offered(hand: Hand) -> PremoveOffer | None:
    """Return the premoves that the holder of a hand can set now, or None."""
    ahead = find_game(hand.table.game).premoves
    return ahead.offer(hand.view) if ahead and hand.table.status == "playing" else None


def due(live: LiveTable) -> dict[int, Action]:
    """Return the actions due now by premoves, by seat."""
    ahead, state = live.game.premoves, live.state
    if not live.premoves or ahead is None or state is None or live.table.status != "playing":
        return {}
    found: dict[int, Action] = {}
    for each in live.premoves:
        seat = live.table.seat_of(each.user)
        action = None if seat is None else ahead.due(state.view(seat), each.premove)
        if seat is not None and action is not None:
            found[seat] = action
    return found


def acted(live: LiveTable, action: Action) -> LiveTable:
    """Return a table before an action of the game; a premove that differs from the action is deleted."""
    if not live.premoves:
        return live
    planned = due(live).get(-1 if action.seat is None else action.seat)
    if planned is None or planned == action or action.seat is None:
        return live
    return replace(live, premoves=without(live, live.table.seats[action.seat].user))


def settled(before: int, update: TableUpdate) -> TableUpdate:
    """Return an update with the premoves that are still valid after it; `before` is the revision before."""
    live = update.live
    if not live.premoves:
        return update
    over = update.begins or live.table.status != "playing" or _shuffled_since(live, before)
    kept = () if over else tuple(each for each in live.premoves if _is_valid(live, each))
    if update.takes_back is not None:
        own = live.table.seats[update.takes_back[1]].user
        kept = tuple(each for each in kept if each.user != own)
    return update if kept == live.premoves else replace(update, live=replace(live, premoves=kept))


def _shuffled_since(live: LiveTable, seen_revision: int) -> bool:
    """Return whether cards were dealt after a revision, for a new deal or again within this one."""
    return any(
        revision > seen_revision and state.is_chance_node and not state.is_draw_due for revision, state in live.states
    )


def _is_valid(live: LiveTable, spoken: PendingPremove) -> bool:
    ahead, state, seat = live.game.premoves, live.state, live.table.seat_of(spoken.user)
    if ahead is None or state is None or seat is None:
        return False
    return ahead.stands(state.view(seat), spoken.premove)


def restored(kept: tuple[tuple[int, str], ...]) -> tuple[PendingPremove, ...]:
    """Return premoves from their stored form."""
    return tuple(PendingPremove(user, Premove.parse(text)) for user, text in kept)
