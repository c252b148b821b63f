"""Shards move between whole bots while users press: nothing that was answered is lost, and nothing counts twice."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from pydantic import SecretStr

from bot.sandbox import RenderedMessage, Sandbox, SimulatedUser
from bot.ui import CardBot
from tests.cluster.bots import SHARDS, in_shard, make, online
from tests.cluster.conftest import eventually
from tests.cluster.test_bots import sandbox  # noqa: F401
from tests.postgres.conftest import path  # noqa: F401
from tests.postgres.server import opened

ALL = {*range(SHARDS)}


class Fidget:
    """A user who joins and leaves a table all the time."""

    def __init__(self, person: SimulatedUser, board: RenderedMessage) -> None:
        self._person = person
        self._board = board
        self.table = int((board.find("Join")["custom_id"]).split(":")[1])
        self.answered = 0
        self.failed: list[str] = []
        self.stopped = False

    async def run(self) -> None:
        """Join, then leave, and so on; what fails is tried again."""
        while not self.stopped:
            join = self._board.find("Join")["custom_id"]
            # Leave is in the private menu; its id differs in the verb only.
            what = join.replace("!join", "!leave") if self.answered % 2 else join
            answer = await self._person.forge(self._board, what)
            if answer.failed:
                self.failed.append(answer.reason)
            else:
                self.answered += 1


def revisions(url: SecretStr) -> dict[int, int]:
    """Return how often each table has changed."""
    with opened(url) as db:
        return {row["id"]: row["revision"] for row in db.execute("SELECT id, revision FROM tables")}


def holds(bot: CardBot) -> set[int]:
    return {shard for shard in ALL if bot._holds(shard)}


async def test_every_answered_press_counts_once_while_bots_come_and_go(
    sandbox: Sandbox,  # noqa: F811
    path: SecretStr,  # noqa: F811
    tmp_path: Path,
) -> None:
    guilds = [in_shard(sandbox, shard) for shard in range(SHARDS)]
    for guild in guilds:
        sandbox.join(sandbox.people["Ben"], guild)
    async with AsyncExitStack() as first, AsyncExitStack() as second:
        one = await first.enter_async_context(online(sandbox, make(path, tmp_path / "one", "auto/4"), *ALL))
        channels = [next(iter(guild.channels)) for guild in guilds]
        async with sandbox.person("Anna") as anna, sandbox.person("Ben") as ben:
            boards = [(await anna.slash("play", channel, game="bieten")).message for channel in channels]
            people = [Fidget(ben, board) for board in boards if board is not None]
            assert len(people) == SHARDS
            before = revisions(path)
            running = [asyncio.create_task(each.run()) for each in people]
            two = await second.enter_async_context(online(sandbox, make(path, tmp_path / "two", "auto/4")))
            await eventually(lambda: len(holds(one)) == len(holds(two)) == 2, 60)
            await first.aclose()
            await eventually(lambda: holds(two) == ALL, 60)
            counts = [each.answered for each in people]
            await eventually(lambda: all(now.answered > then for now, then in zip(people, counts, strict=True)), 60)
            for each in people:
                each.stopped = True
            await asyncio.gather(*running)
        after = revisions(path)
        for each in people:
            changed = after[each.table] - before[each.table]
            assert each.answered <= changed <= each.answered + len(each.failed), each.failed
