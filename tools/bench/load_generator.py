"""Simulate users at many tables who press legal actions, with our bot and with the bare one."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Protocol

from discord.ext import commands

from bot.app import create_bot
from bot.cli.runner import frozen_gc
from bot.config import Settings
from bot.games import all_games
from bot.players import RandomPlayer
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.sandbox import CROWDED, ClickLog, PageError, RenderedMessage, Sandbox, SimulatedUser
from bot.storage import back_up
from bot.ui import CardBot, Openings, use_endpoint
from tools.bench.baseline_bot import PRESS, BaselineBot
from tools.bench.log_follower import LogFollower, reading

PLAYERS_PER_TABLE = 4
HISTORY = "history.jsonl"
REMATCH = "!rematch"
RARE = frozenset({"bet", "raise", "call_renege", "redeal"})
"""Acts that users do now and then only; by chance they would do hardly anything else."""
RARE_ACTION_RETRIES = 5
"""N times a user thinks again before such an act."""
POLL_SECONDS = 0.02
"""Seconds until a user looks again whether the hand has come."""


class Aim(NamedTuple):
    """Who presses what: a button of a message, as the user saw it last."""

    person: SimulatedUser
    message: RenderedMessage
    custom_id: str


@dataclass
class LoadTable:
    """One table with our bot."""

    followed: LogFollower
    people: dict[int, SimulatedUser]
    rng: Random
    id: int


class GameLoad:
    """Tables of our bot with a game going on at each."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.tables: dict[int, LoadTable] = {}
        self.history = ClickLog()
        self._db = reading(database)
        self._messages: dict[tuple[int, str], RenderedMessage] = {}
        """What a user presses in a channel, as it was seen last."""

    def close(self) -> None:
        """Leave the database alone."""
        self._db.close()

    async def open(self, number: int, people: Sequence[SimulatedUser]) -> None:
        """Open a table for these users by its command, have them sit down, and start."""
        games = list(all_games().values())
        game = games[number % len(games)]
        first, *others = people[: game.recommended_seats(game.options.validate({}))]
        for person in (first, *others):
            person.history = self.history
        await first.slash("play", game=game.id)
        for person in others:
            await person.slash("join")
        await first.slash("start")
        with closing(self._db.execute("SELECT max(id) FROM tables WHERE host = ?", (int(first.id),))) as found:
            table: int = found.fetchone()[0]
        everybody = {int(p.id): p for p in (first, *others)}
        self.tables[number] = LoadTable(LogFollower(self._db, table), everybody, Random(number), table)

    async def click(self, number: int) -> bool:
        """Do what the table waits for: an action from a hand, or another game from the public message."""
        aim = await self.aim(number)
        if aim is None:
            await asyncio.sleep(POLL_SECONDS)
            return False
        return await self.press(number, aim)

    async def aim(self, number: int) -> Aim | None:
        """Return what to press next at a table; None if no button is there yet."""
        person, custom_id = await self.wanted(self.tables[number])
        channel = person.channel if custom_id.endswith(REMATCH) else person.dm
        message = await self.message(person, channel)
        return message and Aim(person, message, custom_id)

    async def press(self, number: int, aim: Aim) -> bool:
        """Press it; return whether the bot did it."""
        try:
            done = (await aim.person.forge(aim.message, aim.custom_id)).kind == "update"
        except PageError:  # the message is gone: there is another one
            done = False
        if not done or aim.message.channel_id == aim.person.channel:
            self._forget_messages(self.tables[number])
        return done

    def _forget_messages(self, at: LoadTable) -> None:
        """Forget which messages the users at a table press: a new game has others."""
        for person in at.people.values():
            for channel in (person.channel, person.dm):
                self._messages.pop((int(person.id), channel), None)

    def save_history(self, folder: Path) -> None:
        """Write who pressed what and what was answered, beside a copy of the database."""
        folder.mkdir(parents=True, exist_ok=True)
        self.history.write(folder / HISTORY)
        copy = folder / self.database.name
        copy.unlink(missing_ok=True)
        back_up(self.database, copy)

    async def wanted(self, at: LoadTable) -> tuple[SimulatedUser, str]:
        """Return who presses what: the custom id of a legal action, or of another game."""
        seen = at.followed.snapshot()
        user, verb = seen.host, REMATCH
        if seen.game is not None and seen.state is not None and seen.waiting:
            user = at.rng.choice(list(seen.waiting))
            verb = await choose(seen.game, seen.state.view(seen.waiting[user]), at.rng)
        return at.people[user], f"t1:{at.id}:{seen.revision}:{verb}"

    async def message(self, person: SimulatedUser, channel: str) -> RenderedMessage | None:
        """Return the newest message of a channel with something to press, as it was seen last."""
        key = int(person.id), channel
        if key not in self._messages:
            await person.refresh()
            found = newest(person, channel)
            if found is None:
                return None
            self._messages[key] = found
        return self._messages[key]


async def choose(game: AnyGame, view: View, rng: Random) -> str:
    """Return something legal to do, in text form."""
    player = RandomPlayer(game, rng)
    action = await player.choose(view)
    for _ in range(RARE_ACTION_RETRIES):
        if action.act not in RARE:
            break
        action = await player.choose(view)
    return action.text()


class PanelLoad:
    """As many panels of the bare bot, each with a user who presses a button of it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.tables: dict[int, tuple[SimulatedUser, RenderedMessage]] = {}

    def close(self) -> None:
        """There is nothing to leave."""

    async def open(self, number: int, people: Sequence[SimulatedUser]) -> None:
        """Look for the panel, which the bot has posted."""
        message = newest(people[0], people[0].channel)
        assert message is not None
        self.tables[number] = people[0], message

    async def click(self, number: int) -> bool:
        """Press the button."""
        person, message = self.tables[number]
        return (await person.forge(message, PRESS)).kind == "update"


class TableOpener(Protocol):
    """Opens tables of one bot for users."""

    async def open(self, number: int, users: Sequence[SimulatedUser], /) -> None:
        """Open a table for these users."""


Club = GameLoad | PanelLoad
ClubKind = type[GameLoad] | type[PanelLoad]


def newest(person: SimulatedUser, channel: str) -> RenderedMessage | None:
    """Return the newest table, hand or panel with something to press that a user has seen; mentions have less."""
    there = reversed(person.messages(channel))
    return next((seen for seen in there if seen.buttons and not seen.raw["content"]), None)


def made(kind: ClubKind, folder: Path, **settings: Any) -> CardBot | BaselineBot:
    """Return a club's bot; ours keeps its data in a folder."""
    if kind is PanelLoad:
        return BaselineBot()
    spaced, Openings.unspaced = Openings.unspaced, True  # a club's users have all played before
    try:
        return create_bot(Settings(data_dir=folder, **settings))
    finally:
        Openings.unspaced = spaced


@asynccontextmanager
async def at_tables(club: TableOpener, url: str, channels: Sequence[str]) -> AsyncGenerator[None]:
    """Have users sit at tables, four in each of these channels (ids), while the bot is there."""
    async with AsyncExitStack() as stack:
        for number, channel in enumerate(channels):
            names = (
                f"Guest {guest}" for guest in range(PLAYERS_PER_TABLE * number, PLAYERS_PER_TABLE * (number + 1))
            )
            people = [SimulatedUser(url, name, channels=[channel], listen=False) for name in names]
            await club.open(number, [await stack.enter_async_context(person) for person in people])
        yield


def guests(tables: int) -> list[str]:
    """Return the names of the users at n tables."""
    return [f"Guest {guest}" for guest in range(PLAYERS_PER_TABLE * tables)]


@asynccontextmanager
async def open_club(kind: ClubKind, tables: int, **settings: Any) -> AsyncGenerator[tuple[Any, Any]]:
    """Open a sandbox with a bot and users at n tables, all in this process; return club and bot.

    Args:
        tables: how many; each has a channel and four users of its own.
    """
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bench-", dir=data_dir())))
        names = [f"table-{number}" for number in range(tables)]
        sandbox = await stack.enter_async_context(Sandbox(people=guests(tables), channels=names, strictness=CROWDED))
        stack.callback(use_endpoint(sandbox.api, sandbox.gateway))
        bot = made(kind, folder, workers=0, **settings)
        await stack.enter_async_context(running(bot, sandbox))
        channels = [*sandbox.guild.channels]
        if isinstance(bot, BaselineBot):
            await bot.post(channels)
        club = kind(folder / "bot.sqlite")
        stack.callback(club.close)
        await stack.enter_async_context(at_tables(club, sandbox.url, channels))
        stack.enter_context(frozen_gc())
        yield club, bot


@asynccontextmanager
async def running(bot: commands.AutoShardedBot, sandbox: Sandbox) -> AsyncGenerator[None]:
    """Keep a bot online in a sandbox during the block."""
    async with bot:
        task = asyncio.create_task(bot.start(sandbox.token))
        await sandbox.wait_online()
        await bot.wait_until_ready()
        yield
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


def data_dir() -> Path:
    """Return where the bot keeps its data: what is measured is that disk."""
    folder = Settings().data_dir
    folder.mkdir(parents=True, exist_ok=True)
    return folder
