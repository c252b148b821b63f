"""Run the two kinds of bot that get killed, each in a separate process.

The table service plays against itself and reports the actions and answers of its users over a pipe. The content of
the pipe outlives the process. The whole bot only connects; its users are in the process that kills it.
"""

import asyncio
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from signal import SIGTERM

from pydantic import SecretStr

from bot.cli.runner import run_on_discord
from bot.config import Settings
from bot.errors import UserError
from bot.logging_setup import configure
from bot.players import RandomPlayer
from bot.rules.errors import RuleError
from bot.rules.game import AnyGame
from bot.rules.record import FindGame
from bot.scheduler import Scheduler
from bot.storage import Database
from bot.tables import Pacing, Table, TableChanged, TableService
from bot.ui import Openings, use_endpoint
from tools.bench.crash.seed_data import UNLIMITED

DOUBLE_CLICK_SHARE = 0.1


def serve_tables(path: Path, seed: int, game: AnyGame, tables: int, people: int, control: Connection) -> None:
    """Run a table service under load until it is killed, or stopped by SIGTERM.

    Args:
        tables: how many are played; missing ones are opened.
        people: how many sit at each, beside one computer player.
        control: receives "ready", then ("press", number, table, user, action, revision) before every action, and
            a pair with its number after it.
    """
    configure("ERROR")
    asyncio.run(TableServiceLoad(path, Random(seed), game, control).run(tables, people))


class TableServiceLoad:
    """A table service, and its users."""

    def __init__(self, path: Path, rng: Random, game: AnyGame, control: Connection) -> None:
        self._rng = rng
        self._game = game
        self._control = control
        self._presses = 0
        self._news: dict[int, asyncio.Event] = {}
        find: FindGame = lambda _: game  # noqa: E731
        self._service = TableService(
            Database(path),
            rng=rng,
            scheduler=Scheduler(),
            pace=Pacing(computer_pause=0),
            limits=UNLIMITED,
            find_game=find,
            player=lambda _: RandomPlayer(game, rng),
        )

    async def run(self, tables: int, people: int) -> None:
        """Open the missing tables, then play at all of them until SIGTERM."""
        self._service.subscribe(self._changed)
        await self._service.start()
        there = await self._service.directory.not_closed()
        users = range(1, people + 1)
        opened = [await self._open([1000 * number + n for n in users]) for number in range(len(there), tables)]
        playing = asyncio.gather(*(self._play(table) for table in (*there, *opened)))
        asyncio.get_running_loop().add_signal_handler(SIGTERM, playing.cancel)
        self._control.send("ready")
        with suppress(asyncio.CancelledError):
            await playing
        await self._service.close()

    async def _open(self, users: list[int]) -> int:
        """Open a table of these users."""
        table = await self._service.open(guild=1, channel=users[0], host=users[0], game=self._game.id, options={})
        for user in users[1:]:
            await self._service.join(table.id, user)
        await self._service.add_computer(table.id, users[0])
        return table.id

    async def _changed(self, change: TableChanged) -> None:
        self._news.setdefault(change.after.id, asyncio.Event()).set()

    async def _play(self, number: int) -> None:
        """Have the users of a table do what it waits for, all at once if it waits for several."""
        news = self._news.setdefault(number, asyncio.Event())
        while True:
            news.clear()
            table = await self._service.table(number)
            with suppress(UserError):
                if table.status == "lobby":
                    table = await self._service.begin(number, table.host)
                elif table.status == "over":
                    table = await self._service.rematch(number, table.host)
            users = [
                table.seats[seat].user for seat in (table.current_game.waiting_for if table.current_game else ())
            ]
            waiting = [user for user in users if user is not None]
            if waiting:
                await asyncio.gather(*(self._press(table, user) for user in waiting))
            else:
                await news.wait()

    async def _press(self, table: Table, user: int) -> None:
        """Do something legal, now and then twice at once."""
        hand = await self._service.hand(table.id, user)
        if not hand.view.legal:
            return
        action = (await RandomPlayer(self._game, self._rng).choose(hand.view)).text()
        self._presses += 1
        number, seen = self._presses, hand.table.revision
        self._control.send(("press", number, table.id, user, action, seen))

        async def once() -> None:
            try:
                await self._service.act(table.id, user, action, seen)
            except (UserError, RuleError):
                self._control.send(("refused", number))
            else:
                self._control.send(("told", number))

        await asyncio.gather(*(once() for _ in range(2 if self._rng.random() < DOUBLE_CLICK_SHARE else 1)))


def serve_bot(folder: Path, api: str, gateway: str, token: str, _control: Connection | None = None) -> None:
    """Be the whole bot until killed, or stopped by SIGTERM."""
    configure("ERROR")
    use_endpoint(api, gateway)
    Openings.unspaced = True
    # Without images a hand names its cards: a click counts as done if its card is gone.
    settings = Settings(
        data_dir=folder, workers=0, computer_pause=0.05, edit_interval=0.1, card_emojis=False, pictures=False
    )
    sys.exit(asyncio.run(run_on_discord(settings.model_copy(update={"discord_token": SecretStr(token)}))))
