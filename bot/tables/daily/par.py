"""Computes the par of each day's deals: the masters' result, played once when the cards are fixed, and saved."""

from collections.abc import Callable, Mapping
from functools import partial

import structlog

from bot.players import Master
from bot.rules.game import AnyGame
from bot.rules.options import Value
from bot.scheduler import Scheduler
from bot.storage import DailyDealRow, Database, daily
from bot.tables.game import masters_version, played_by_masters
from bot.tables.game_seed import SharedBoard
from bot.tables.persistence import SharedSeedService
from bot.tables.shutdown_gate import ShutdownGate

JOB = "daily_masters"
BOARD = 1
"""The only deal of a day's seed."""
SEATS: Mapping[str, int] = {"bieten": 4}
"""The number of players, for games where it is not the usual number."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


def played_by(game: AnyGame) -> tuple[int, dict[str, Value]]:
    """Return the number of players and the house rules of a game's deal of the day."""
    usual = game.options.validate({})
    seats = SEATS.get(game.id) or game.recommended_seats(usual)
    return seats, dict(game.adapt_options(usual, seats))


class ParCalculator:
    """Plays open deals with the masters in the background, one after the other."""

    def __init__(
        self,
        database: Database,
        scheduler: Scheduler,
        door: ShutdownGate,
        seeds: SharedSeedService,
        games: Callable[[], Mapping[str, AnyGame]],
        master: Master,
    ) -> None:
        self._database = database
        self._scheduler = scheduler
        self._door = door
        self._seeds = seeds
        self._games = games
        self._master = master

    def trigger(self, since: str) -> None:
        """Play the missing deals from a day on; retry those that have failed once."""
        if not self._scheduler.is_running(JOB):
            self._scheduler.soon(JOB, partial(self._run, since), lasting=True)

    async def renew(self, since: str) -> None:
        """Replay deals from a day on whose par is by earlier masters, except deals that a player has finished."""
        games = self._games()
        versions = {name: await masters_version(game) for name, game in games.items()}
        await self._door.write(lambda db: daily.invalidate(db, since, versions))

    async def finish(self) -> None:
        """Wait until all requested deals are played."""
        await self._scheduler.finish(JOB)

    async def stop(self) -> None:
        """Stop the job; missing deals follow after the next start."""
        await self._scheduler.stop(JOB)

    async def _run(self, since: str) -> None:
        tried: set[DailyDealRow] = set()
        # Reads the list again after each deal, because the next day may have begun.
        while left := [
            each for each in await self._database.read(lambda db: daily.unplayed(db, since)) if each not in tried
        ]:
            deal = left[0]
            tried.add(deal)
            try:
                await self._play(deal)
            except Exception as error:
                # A traceback's text could contain cards.
                log.error("masters_failed", game=deal.game, day=deal.day, error=type(error).__name__)  # noqa: TRY400

    async def _play(self, deal: DailyDealRow) -> None:
        game, shared = self._games().get(deal.game), await self._seeds.find(deal.game, deal.day)
        if game is None or shared is None:
            return
        (seats, options), version, board = played_by(game), await masters_version(game), SharedBoard(shared, BOARD)
        played = await played_by_masters(game, options, seats, deal.day, board, self._master, one_deal=True)
        points = played.gained(game)
        await self._door.write(lambda db: daily.save_masters(db, deal.day, deal.game, version, points))
