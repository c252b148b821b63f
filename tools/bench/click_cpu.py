"""Measure the CPU time of one click, from the websocket frame to the payload of the answer, against a bare bot.

Both bots are set up in a separate sandbox, which has no part in what is measured: the library's connection is
handed the frame as text (as it is after being unpacked), and the answer ends where the library would give it to its
HTTP client. Both get the same kind of frame, with our hand in it, and both draw a message as large. Counted is the
time of all threads of the process, so with the database's, which writes and syncs.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from copy import deepcopy
from statistics import median
from types import TracebackType
from typing import Any, Self

from discord.ext import commands
from discord.utils import time_snowflake, utcnow

from bot.cli.event_loop import run_on_loop
from bot.logging_setup import configure
from bot.ui import BotCommandTree, CardBot
from tools.bench.baseline_bot import PRESS
from tools.bench.comparison import BenchResult, paired
from tools.bench.load_generator import GameLoad, PanelLoad, open_club

ACTIONS = 40
CLICKS = 10
"""Clicks of each side and kind in a round."""
COLD, WARM = 0.02, 0.004
"""Seconds left after an answer for what follows it."""
QUIET = {"edit_interval": 600.0, "turn_mentions": False}
"""Settings of a bot in which nothing else goes on."""
Click = Callable[[float], Awaitable[float]]
"""Makes one click, leaves n seconds for what follows it, and returns its cost in milliseconds."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of cold and of warm clicks."""
    configure("ERROR")
    pairs = run_on_loop(compared(rounds))
    return [
        paired(
            f"click: CPU, log of {ACTIONS} actions, {kind}",
            costs,
            reference="bare bot, a panel",
            goal="<= 2x",
            unit="ms",
        )
        for kind, costs in zip(("cold", "warm"), zip(*pairs, strict=True), strict=True)
    ]


async def compared(rounds: int) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return what a click cost at our bot and at the bare one in every round, each at a separate table."""
    async with open_club(PanelLoad, 1) as (_, bare), open_club(GameLoad, rounds, **QUIET) as (ours, bot):
        theirs, mine = FrameInjector(bare), FrameInjector(bot)
        frame = await mine.frame(lambda: ours.click(0))

        async def other(pause: float) -> float:
            return await theirs.cost(frame, PRESS, pause)

        pairs: list[tuple[tuple[float, float], tuple[float, float]]] = []
        for number in range(rounds):
            await play(ours, bot, number)
            click = clicker(ours, number, mine, frame)
            turns = [(await click(COLD), await other(COLD)) for _ in range(CLICKS)]
            cold = median(a for a, _ in turns), median(b for _, b in turns)
            warm = [median([await each(WARM) for _ in range(CLICKS)]) for each in (click, other)]
            pairs.append((cold, (warm[0], warm[1])))
        return pairs


def clicker(club: GameLoad, number: int, window: "FrameInjector", frame: dict[str, Any]) -> Click:
    """Return a click at a table, in the hand of a user who can act there."""

    async def click(pause: float) -> float:
        person, custom_id = await club.wanted(club.tables[number])
        while (message := await club.message(person, person.dm)) is None:  # noqa: ASYNC110  # a new deal
            await asyncio.sleep(COLD)
        frame.update(message=message.raw, channel_id=message.channel_id)
        frame["user"]["id"] = person.id
        return await window.cost(frame, custom_id, pause)

    return click


async def play(club: GameLoad, bot: CardBot, number: int) -> None:
    """Play at a table until its log has so many actions."""
    assert isinstance(bot.tree, BotCommandTree)
    assert bot.tree.context is not None
    service, at = bot.tree.context.service, club.tables[number]
    while (table := await service.table(at.id)).revision < ACTIONS:
        person, custom_id = await club.wanted(at)
        await service.act(table.id, int(person.id), custom_id.split(":", 3)[3], table.revision)
    await asyncio.sleep(COLD)


class FrameInjector:
    """Hands frames to a bot, and keeps what it answers to itself."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        begin: Callable[[], object] = lambda: None,
        end: Callable[[], object] = lambda: None,
    ) -> None:
        self._begin, self._end = begin, end
        shard = bot.get_shard(0)
        assert shard is not None
        self._socket: Any = shard._parent.ws  # pyright: ignore[reportPrivateUsage]
        self._parsers: dict[str, Callable[[Any], None]] = self._socket._discord_parsers
        self._http: Any = bot.http
        self.began = 0.0
        """The processor's time at the last click."""

    async def frame(self, click: Callable[[], Awaitable[object]]) -> dict[str, Any]:
        """Return the data of the frame that a click brings."""
        seen: list[dict[str, Any]] = []
        parse = self._parsers["INTERACTION_CREATE"]

        def note(data: dict[str, Any]) -> None:
            seen.append(deepcopy(data))
            parse(data)

        self._parsers["INTERACTION_CREATE"] = note
        while not seen:  # no user can click before the hands are there
            await click()
        self._parsers["INTERACTION_CREATE"] = parse
        return seen[0]

    async def cost(self, data: dict[str, Any], custom_id: str, pause: float) -> float:
        """Return the milliseconds that the processor is busy until a click is answered; wait a while afterwards."""
        data["id"] = str(time_snowflake(utcnow()))
        data["data"]["custom_id"] = custom_id
        frame = json.dumps({"op": 0, "t": "INTERACTION_CREATE", "s": None, "d": data}, separators=(",", ":"))
        session = self._http._HTTPClient__session
        self._http._HTTPClient__session = post = RecordingHttpSession(session, self._end)
        self._begin()
        self.began = time.process_time()
        await self._socket.received_message(frame)
        await post.answered.wait()
        cost = post.time - self.began
        self._http._HTTPClient__session = session
        await asyncio.sleep(pause)
        return 1000 * cost


class RecordingHttpSession:
    """In place of the library's HTTP session: notes when a click is answered, and says yes; all else goes its way."""

    status = 200
    headers = {"content-type": "application/json"}  # noqa: RUF012  # read only

    def __init__(self, session: Any, end: Callable[[], object]) -> None:
        self._end = end
        self.time = 0.0
        self.answered = asyncio.Event()
        self._session = session

    def request(self, method: str, url: str, **rest: Any) -> Any:
        """Note the processor's time at the answer to a click, and send nothing; pass on all other requests."""
        if not url.endswith("/callback"):
            return self._session.request(method, url, **rest)
        self.time = time.process_time()
        self._end()
        self.answered.set()
        return self

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    async def text(self, **_: object) -> str:
        """Return the answer's body."""
        return '{"interaction": {"id": "1", "type": 3}}'
