"""Masters who play the boards of small tournaments in the background, so that players can compare with them.

Their moves depend only on the cards and the board's name, so an interrupted board is played again in the same way. A
game is written in one transaction with its result. It stays sealed while players have to play the board.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

import structlog

from bot.errors import UserError
from bot.players import Master
from bot.rules.game import AnyGame
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import FAILURES, Connection
from bot.tables.game import GameFlow, masters_version, played_by_masters
from bot.tables.game_seed import SharedBoard
from bot.tables.live_table import LiveTable
from bot.tables.models import Seat, Table
from bot.tables.persistence import SharedSeedService, insert_finished
from bot.tables.seats import seating
from bot.tables.table_update import TableUpdate
from bot.tables.tournaments.models import Tournament

JOB = "tournament_masters"
RETRY = (60.0, 600.0)
"""Seconds until the retry after the database has failed once, and more often."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class UnplayedBoard:
    """A board that masters still have to play."""

    tournament: Tournament
    board: int
    seats: int

    @property
    def key(self) -> tuple[int, int, int]:
        """The values that identify it."""
        return self.tournament.id, self.board, self.seats


@dataclass(frozen=True, slots=True)
class MastersTable:
    """A game of masters that is ready to be written: the table before it, its beginning and the rest."""

    game: AnyGame
    version: str
    lobby: LiveTable = field(repr=False)
    begun: TableUpdate = field(repr=False)
    over: TableUpdate = field(repr=False)

    def write(self, db: Connection, rng: Random, now: str) -> Table:
        """Write the closed table with its finished game, and return it."""
        return insert_finished(db, self.lobby, self.begun, self.over, rng, now)


class BoardMasters:
    """Plays boards with masters, one after the other; players at tables come first."""

    def __init__(
        self,
        scheduler: Scheduler,
        seeds: SharedSeedService,
        rounds: GameFlow,
        find_game: FindGame,
        master: Master,
        now: Callable[[], str],
        *,
        unplayed: Callable[[], Awaitable[list[UnplayedBoard]]],
        enter: Callable[[UnplayedBoard, MastersTable], Awaitable[None]],
    ) -> None:
        self._scheduler = scheduler
        self._seeds = seeds
        self._rounds = rounds
        self._find_game = find_game
        self._master = master
        self._now = now
        self._unplayed = unplayed
        self._enter = enter

    def trigger(self) -> None:
        """Play the boards that are missing now, those included that have failed."""
        self._scheduler.soon(JOB, self._run, retry=RETRY, lasting=True)

    async def finish(self) -> None:
        """Wait until all boards are played."""
        await self._scheduler.finish(JOB)

    async def _run(self) -> None:
        tried: set[tuple[int, int, int]] = set()
        # The list is read again after each board, because the next round may have begun.
        while left := [each for each in await self._unplayed() if each.key not in tried]:
            board = left[0]
            tried.add(board.key)
            try:
                await self._play(board)
            except FAILURES:
                raise
            except UserError as error:  # the bot stops, or another process has the tournament now
                log.info("board_masters_stopped", tournament=board.tournament.id, code=error.code)
            except Exception as error:
                # A traceback's text could contain cards.
                number = board.tournament.id
                log.error("board_masters_failed", tournament=number, error=type(error).__name__)  # noqa: TRY400

    async def _play(self, each: UnplayedBoard) -> None:
        tournament, game = each.tournament, self._find_game(each.tournament.game)
        shared = await self._seeds.find(tournament.game, str(tournament.id))
        if shared is None:
            return
        version, board = await masters_version(game), SharedBoard(shared, each.board)
        name, options = f"{tournament.id}.{each.board}", dict(tournament.options)
        played = await played_by_masters(game, options, each.seats, name, board, self._master)
        lobby = self._lobby(each, game)
        begun = self._rounds.board(lobby, board)
        numbered = begun.live.with_table(begun.live.table.with_current_game(number=1))
        over = await asyncio.to_thread(self._rounds.steps, numbered, played.actions)
        await self._enter(each, MastersTable(game, version, lobby, begun, over))

    def _lobby(self, each: UnplayedBoard, game: AnyGame) -> LiveTable:
        tournament = each.tournament
        table = seating.new_table(
            game,
            tournament.options,
            tuple(Seat(computer=number, level="master") for number in range(1, each.seats + 1)),
            guild=tournament.guild,
            channel=tournament.channel,
            host=0,
            level="master",
            max_seats=each.seats,
            tournament=tournament.id,
        )
        return LiveTable(game, table, self._now())
