"""Many tables in a sandbox, and people at them who press what their view allows: with our bot, and with the bare one.

Sandbox, bot and people share one process and thereby one processor. Between bot and sandbox are real REST and the
gateway, between people and sandbox HTTP. Which action is legal people learn from the service in the same process:
edits of hands are a second apart, and would otherwise set the pace.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from discord.ext import commands

from bot.app import create_bot
from bot.cli.bench.bare import PANEL_PRESS, PRESS, BareBot
from bot.cli.serving import keep_for_good
from bot.config import Settings
from bot.games import all_games
from bot.players import RandomPlayer
from bot.rules.game import AnyGame
from bot.rules.state import View
from bot.sandbox import Channel, History, Person, Sandbox, Seen
from bot.storage import back_up
from bot.ui import CardBot, Tree, use_endpoint

PEOPLE = 4
HISTORY = "history.jsonl"
RECENT = 30
"""So many messages back somebody looks for the one to press."""
REMATCH = "!rematch"
RARE = frozenset({"bet", "raise", "call_renege", "redeal"})
"""Acts that people do now and then only; by chance they would do hardly anything else."""
RELUCTANCE = 5
"""So many times somebody thinks again before such an act."""
SOON = 0.02
"""Seconds until somebody looks again whether the hand has come."""


class Club(Protocol):
    """Tables at which somebody can be made to click."""

    async def click(self, number: int) -> bool:
        """Have somebody click at a table; return whether the click did what it should."""
        ...


@dataclass
class CardTable:
    """One table with our bot.

    Args:
        channel: where it is.
        people: who sits there, by user id.
        rng: decides what people do.
        id: the table's number.
    """

    channel: Channel
    people: dict[int, Person]
    rng: Random
    id: int


class CardClub:
    """Tables of our bot with a game going on at each.

    Args:
        sandbox: where they are.
        bot: our bot.
        database: where it keeps the tables.
    """

    def __init__(self, sandbox: Sandbox, bot: CardBot, database: Path) -> None:
        assert isinstance(bot.tree, Tree)
        assert bot.tree.context is not None
        self.bot = bot
        self.service = bot.tree.context.service
        self.database = database
        self.tables: dict[int, CardTable] = {}
        self.history = History()
        self._sandbox = sandbox

    async def open(self, number: int, channel: Channel, people: list[Person]) -> None:
        """Open a table for these people by its command, have them sit down, and start."""
        games = list(all_games().values())
        game = games[number % len(games)]
        first, *others = people[: game.usual_seats(game.options.read({}))]
        for person in (first, *others):
            person.history = self.history
        await first.slash("play", game=game.id)
        for person in others:
            await person.slash("join")
        await first.slash("start")
        [table] = await self.service.directory.of_user(int(first.id), None)
        self.tables[number] = CardTable(channel, {int(p.id): p for p in (first, *others)}, Random(number), table.id)

    async def click(self, number: int) -> bool:
        """Do what the table waits for: an action from a hand, or another game from the public message."""
        at = self.tables[number]
        person, custom_id = await self.wanted(at)
        message = newest(at.channel if custom_id.endswith(REMATCH) else self.dm(person))
        if message is None:
            await asyncio.sleep(SOON)
            return False
        return (await person.forge(message, custom_id)).kind == "update"

    def keep_history(self, folder: Path) -> None:
        """Write who pressed what and what was answered, beside a copy of the database."""
        folder.mkdir(parents=True, exist_ok=True)
        self.history.write(folder / HISTORY)
        copy = folder / self.database.name
        copy.unlink(missing_ok=True)
        back_up(self.database, copy)

    async def wanted(self, at: CardTable) -> tuple[Person, str]:
        """Return who presses what: the custom id of a legal action, or of another game."""
        table = await self.service.table(at.id)
        user, verb = table.host, REMATCH
        if table.status == "playing" and table.round is not None:
            user = table.seats[at.rng.choice(table.round.waiting_for)].user
            assert user is not None
            verb = await choose(all_games()[table.game], (await self.service.hand(table.id, user)).view, at.rng)
        return at.people[user], f"t1:{table.id}:{table.revision}:{verb}"

    def dm(self, person: Person) -> Channel:
        """Return the direct messages of a person with the bot."""
        return self._sandbox.dm(self._sandbox.people[person.name])


async def choose(game: AnyGame, view: View, rng: Random) -> str:
    """Return something legal to do, in text form."""
    player = RandomPlayer(game, rng)
    action = await player.choose(view)
    for _ in range(RELUCTANCE):
        if action.act not in RARE:
            break
        action = await player.choose(view)
    return action.text()


class BareClub:
    """As many messages of the bare bot, each with somebody who presses its button.

    Args:
        bot: the bare bot.
    """

    panel = False
    """Whether a click draws a panel anew; otherwise it is acknowledged."""

    def __init__(self, bot: BareBot) -> None:
        self.bot = bot
        self.tables: dict[int, tuple[Person, Seen]] = {}

    async def open(self, number: int, channel: Channel, people: list[Person]) -> None:
        """Have the bot write its message."""
        await self.bot.post(int(channel.id), panel=self.panel)
        message = newest(channel)
        assert message is not None
        self.tables[number] = people[0], message

    async def click(self, number: int) -> bool:
        """Press the button."""
        person, message = self.tables[number]
        if self.panel:
            return (await person.click(message, PANEL_PRESS)).kind == "update"
        return (await person.click(message, PRESS)).kind == "deferred_update"


class PanelClub(BareClub):
    """The same with panels."""

    panel = True


ClubKind = type[CardClub] | type[BareClub]


def newest(channel: Channel) -> Seen | None:
    """Return the newest message with something to press."""
    found = (Seen(message.wire) for message in channel.newest(RECENT))
    return next((seen for seen in found if seen.buttons), None)


@asynccontextmanager
async def open_club(kind: ClubKind, tables: int, **settings: Any) -> AsyncGenerator[Any]:
    """Open a sandbox with a bot and people at so many tables; return the club.

    Args:
        kind: ours, or one of the bare bot.
        tables: how many; each has a channel and four people of its own.
        settings: of our bot, where they are not the usual ones.
    """
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="bench-", dir=data_dir())))
        channels = [f"table-{number}" for number in range(tables)]
        guests = [f"Guest {number}" for number in range(PEOPLE * tables)]
        sandbox = await stack.enter_async_context(Sandbox(people=guests, channels=channels))
        stack.callback(use_endpoint(sandbox.api, sandbox.gateway))
        bot = BareBot() if kind is not CardClub else create_bot(Settings(data_dir=folder, thinkers=0, **settings))
        club = (
            CardClub(sandbox, bot, folder / "bot.sqlite")
            if isinstance(bot, CardBot)
            else (PanelClub if kind is PanelClub else BareClub)(bot)
        )
        await stack.enter_async_context(running(bot, sandbox))
        for number, channel in enumerate(sandbox.guild.channels.values()):
            here = guests[PEOPLE * number : PEOPLE * (number + 1)]
            people = [sandbox.person(name, channels=[channel], listen=False) for name in here]
            await club.open(number, channel, [await stack.enter_async_context(person) for person in people])
        await keep_for_good()
        yield club


@asynccontextmanager
async def running(bot: commands.AutoShardedBot, sandbox: Sandbox) -> AsyncGenerator[None]:
    """Have a bot online in a sandbox meanwhile."""
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
