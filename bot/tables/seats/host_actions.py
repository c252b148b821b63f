"""Actions of hosts and moderators: hand over, remove a player, close; and how a game ends early.

A moderator can close any table of their guild. A game in play ends without a result only if all present players
agree, or by a moderator; its cards stay secret.
"""

from bot.errors import Conflict, NotFound, UserError
from bot.storage import ActionKind, ManagerAction
from bot.tables.copies import replace
from bot.tables.live_table import LiveTable
from bot.tables.models import ClosedBy, Consent, Table
from bot.tables.seats import absence, consent, seating
from bot.tables.seats.blocks import Blocks
from bot.tables.table_update import Change, TableUpdate, altering, reseated


class HostActions:
    """Changes of a table outside its game."""

    def __init__(self, change: Change, blocks: Blocks) -> None:
        self._change = change
        self._blocks = blocks

    async def return_player(self, table: int, user: int) -> Table:
        """Give a player their seat back from its substitute.

        Raises PermissionDenied `not_seated`, Conflict `table_closed`, `not_absent`.
        """

        def alter(old: Table) -> Table:
            seating.check_seated(old, user)
            after = absence.returned(old, user)
            if after is old:
                raise Conflict("not_absent")
            return after

        return await self._change(table, altering(alter))

    async def hand_over(self, table: int, user: int, to: int) -> Table:
        """Make another player the host; only the host can.

        Raises PermissionDenied `not_seated`, `not_host`, NotFound `not_at_this_table`, Conflict `table_closed`.
        """

        def alter(old: Table) -> Table:
            seating.check_host(old, user)
            _check_there(old, to)
            return replace(old, host=to)

        return await self._change(table, altering(alter))

    async def kick(self, table: int, user: int, who: int) -> Table:
        """Remove a player between games, for the host; the player can join again.

        Raises PermissionDenied `not_seated`, `not_host`, NotFound `not_at_this_table`, Conflict `table_closed`,
        `kick_yourself`, `kick_in_game`.
        """

        async def step(live: LiveTable) -> TableUpdate:
            old = live.table
            seating.check_host(old, user)
            _check_there(old, who)
            if who == user:
                raise Conflict("kick_yourself")
            if old.status == "playing":
                raise Conflict("kick_in_game")
            return reseated(live, seating.leave(old, who, await self._blocks.at(old)))

        return await self._change(table, step)

    async def close(self, table: int, user: int, *, moderates: int | None = None) -> Table:
        """Close a table for good. A game in play ends without a result, and its cards stay secret.

        Args:
            user: the host between games, or a moderator at any time.
            moderates: the guild in which the user is a moderator.

        Raises:
            PermissionDenied: `not_seated`, `not_host`.
            Conflict: `table_closed`, `close_in_game`, `of_tournament`.
        """

        async def step(live: LiveTable) -> TableUpdate:
            old = live.table
            check_may_close(old, user, moderates)
            by: ClosedBy = "host" if user == old.host and old.is_here(user) else "moderator"
            update = reseated(live, replace(seating.closed(old, by), queue=()))
            if old.guild is None or not _needs_moderator(old, user):
                return update
            kind: ActionKind = "game_ended" if old.status == "playing" else "table_closed"
            details = {"table": old.id, "game": old.game}
            return replace(update, managed=ManagerAction(user, kind, details=details))

        return await self._change(table, step)

    async def end(self, table: int, user: int) -> Table:
        """Ask everyone to end the game without a result, or agree.

        Raises PermissionDenied `not_seated`, Conflict `table_closed`, `not_playing`, `already_agreed`,
        `of_tournament`.
        """

        def alter(old: Table) -> Table:
            here, _ = seating.at_play(old, user)
            seating.check_no_tournament(here)
            if here.consent("end") is None:
                return here.with_consent(Consent("end", (user,), revision=old.revision + 1))
            return consent.agreed(here, user, "end")

        return await self._change(table, altering(alter))


def check_may_close(table: Table, user: int, moderates: int | None) -> None:
    """Accept a user who closes a table; raise as `HostActions.close`."""
    if table.status == "closed":
        raise Conflict("table_closed")
    if moderates is not None and moderates == table.guild:
        return
    seating.check_host(table, user)
    seating.check_no_tournament(table)
    # A user-installed channel has no moderators. There the host can close, since games aren't counted anyway.
    if table.status == "playing" and not table.is_user_installed:
        raise Conflict("close_in_game")


def _needs_moderator(table: Table, user: int) -> bool:
    """Return whether a user can close a table only as a moderator."""
    try:
        check_may_close(table, user, None)
    except UserError:
        return True
    return False


def _check_there(table: Table, user: int) -> None:
    if not table.is_here(user):
        raise NotFound("not_at_this_table", user=user)


def ended(live: LiveTable, enders: tuple[int, ...]) -> TableUpdate:
    """Return a table after its game was ended by consent: a lobby, no result, cards secret; `enders` have lost it."""
    after = replace(seating.emptied(live.table), enders=enders)
    return replace(reseated(live, after), enders=enders)
