"""The tables of a tournament: opened with players seated, started, and with substitutes for absent players."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime

from bot.errors import UserError
from bot.rules.game import AnyGame
from bot.storage import Database, Level, games, tournaments
from bot.tables.computer_levels import BEST
from bot.tables.copies import replace
from bot.tables.game import GameFlow
from bot.tables.game_seed import SharedBoard
from bot.tables.live_table import LiveTable
from bot.tables.models import Seat, Table
from bot.tables.persistence import TableStore
from bot.tables.seats import absence, seating
from bot.tables.settings import SettingsService
from bot.tables.table_update import TableUpdate, changed
from bot.tables.tournaments.models import Pairing, Tournament


class TournamentTables:
    """Opens and starts the tables of tournaments."""

    def __init__(
        self,
        database: Database,
        changes: TableStore,
        rounds: GameFlow,
        settings: SettingsService,
        clock: Callable[[], datetime],
    ) -> None:
        self._database = database
        self._changes = changes
        self._rounds = rounds
        self._settings = settings
        self._clock = clock

    async def open(self, tournament: Tournament, pairing: Pairing, game: AnyGame, channel: int) -> Table:
        """Open the table of a pairing with its players seated; the link to the pairing is saved with it.

        Raises ConcurrentUpdate: the tournament has changed.
        """
        level = (await self._settings.for_guild(tournament.guild)).level
        seats = _seats(tournament, pairing, level)
        table = seating.new_table(
            game,
            tournament.options,
            seats,
            guild=tournament.guild,
            channel=channel,
            host=next((seat.user for seat in seats if seat.user is not None), tournament.host),
            level=level,
            max_seats=len(seats),
            tournament=tournament.id,
            organiser=tournament.host or None,
        )
        return await self._changes.open(
            LiveTable(game, table, self._changes.now()),
            lambda _: None,
            lambda db, number: tournaments.seat(
                db, tournament.id, tournament.revision, pairing.round, pairing.place, number
            ),
        )

    async def reload(self, tournament: Tournament) -> None:
        """Read the tables of a tournament from disk at their next use: their organiser has changed."""
        await self._changes.forget(pairing.table for pairing in tournament.pairings if pairing.table is not None)

    def oldest_message(self) -> int:
        """Return an id smaller than that of every message about what begins now."""
        return self._changes.oldest_message()

    async def begin(
        self, table: int, board: SharedBoard | None = None, scores: tuple[int, ...] | None = None
    ) -> None:
        """Start a table's game with a board or its own seed, at start points by seat, unless begun or unreadable."""

        async def step(live: LiveTable) -> TableUpdate:
            if live.table.status != "lobby" or await self.broken_off(live.table):
                return changed(live, live.table)
            return self._rounds.board(live, board, scores) if board else self._rounds.first_game(live, scores)

        try:
            await self._changes.change(table, step)
        except UserError as error:
            # The other tables of the round are played all the same.
            if error.code not in {"stale_view", "no_table", "table_unreadable"}:
                raise

    async def broken_off(self, table: Table) -> bool:
        """Return whether a table's game ended without a result: it is a lobby for good then."""
        return table.status == "lobby" and await self._database.read(lambda db: games.begun(db, table.id))

    async def get(self, table: int) -> Table:
        """Return a table in its present state."""
        return (await self._changes.get(table)).table

    async def sit_in(self, table: int, *, user: int | None = None) -> None:
        """Substitute a computer player for one user at any seat, also before the game; None: for the awaited players.

        For these the request to take an action back is dropped, too: computer players wait for its answers.
        """
        now = int(self._clock().timestamp())

        def alter(after: Table) -> Table:
            waited: Iterable[int] = ()
            if user is not None and after.status in {"lobby", "playing"}:
                waited = range(len(after.seats))
            elif after.status == "playing" and after.current_game is not None:
                waited = after.current_game.waiting_for
            for seat in waited:
                present = after.seats[seat].present
                if present is not None and user in {None, present}:
                    after = absence.sat_in_for(after, seat, now)
            return after if user is not None else after.without_consent("take_back")

        await self._try(table, alter)

    async def update_clocks(self, table: int, *, paused: bool) -> None:
        """Stop the clocks of a table while its tournament pauses, and restart them afterwards."""

        def fit(found: Table) -> bool:
            if found.status != "playing" or found.current_game is None:
                return True
            return not found.current_game.clocks if paused else bool(found.current_game.clocks) or not found.awaited

        with suppress(UserError):  # it can't be read
            if not fit(await self.get(table)):
                # Every change of a table sets its clocks, also one to an equal table.
                await self._try(table, lambda found: found if fit(found) else replace(found))

    async def close(self, table: int) -> None:
        """End the game of a table for good; a finished one stays as it is."""
        open_ = {"lobby", "playing"}
        await self._try(table, lambda old: seating.closed(old, "tournament") if old.status in open_ else old)

    async def return_player(self, table: int, user: int) -> None:
        """Let a user play for themselves again."""
        await self._try(table, lambda old: absence.returned(old, user))

    async def _try(self, table: int, alter: Callable[[Table], Table]) -> None:
        """Change a table outside its game, unless it stays the same or can't be read."""

        async def step(live: LiveTable) -> TableUpdate:
            return changed(live, alter(live.table))

        with suppress(UserError):
            await self._changes.change(table, step)


def _seats(tournament: Tournament, pairing: Pairing, level: Level) -> tuple[Seat, ...]:
    """Return the seats of a table; a computer player has the seat of a user who has left, and plays its best."""
    seats, count = list[Seat](), 0
    for number in pairing.entrants:
        entrant = tournament.entrant(number)
        if entrant is not None and entrant.here:
            seats.append(Seat(user=entrant.user))
        else:
            count += 1
            seats.append(Seat(computer=count, level=BEST if entrant is not None and entrant.gone else level))
    return tuple(seats)
