"""Measure start and memory of the bot as a program: in words and with images, at tables whose users click.

The bot starts as in `peers`, with the sandbox in another process. Memory is that of all processes of the bot.
"""

import asyncio
from collections import defaultdict
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.logging_setup import configure
from bot.sandbox import SimulatedUser
from tools.bench.answer_latency import spell
from tools.bench.comparison import BenchResult, paired
from tools.bench.cpu_affinity import beside_the_bot
from tools.bench.load_generator import GameLoad, at_tables, data_dir, guests
from tools.bench.peers import WAITING, check_system, set_up, started
from tools.bench.peers.bot_process import BotProcess
from tools.bench.peers.catalog import OURS, Peer
from tools.bench.processes import ChildProcess, serve_sandbox

TABLES = 16
PLAY_SECONDS = 60.0
"""Seconds in which users click, about one click a second at each table."""
GOALS = {"process to first answer": "<= 2 s", "memory while they play": "<= 120 MiB"}
"""The goals of the results that have one."""
UNITS = {"process to first answer": " s", "CPU until then": " s"}
"""The units of the results that are no memory."""


def measure(rounds: int) -> list[BenchResult]:
    """Return the lines of the bot in words and with images, which take turns.

    Raises:
        NotMeasured: the system is not Linux.
    """
    check_system("footprint")
    configure("CRITICAL")
    found = defaultdict[str, list[tuple[float, float]]](list)
    with beside_the_bot():
        for _ in range(rounds):
            for ours in OURS:
                for name, value in asyncio.run(live(ours)).items():
                    found[f"footprint of {ours.name}: {name}"].append((value, 0.0))
    names = {what: what.partition(": ")[2] for what in found}
    return [
        paired(what, values, goal=GOALS.get(names[what], ""), unit=UNITS.get(names[what], " MiB"))
        for what, values in found.items()
    ]


async def live(ours: Peer) -> dict[str, float]:
    """Return the results of one life of the bot with its own sandbox.

    Args:
        ours: in words or with images.
    """
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory(prefix="bench-", dir=data_dir().absolute())))
        rooms = [f"table-{number}" for number in range(TABLES)]
        sandbox = ChildProcess(serve_sandbox, [*guests(TABLES), WAITING], [*rooms, "waiting"])
        stack.push_async_callback(sandbox.close)
        url, place, channels = await sandbox.receive()
        guest = await stack.enter_async_context(SimulatedUser(url, WAITING, channels=channels[-1:]))
        bot = BotProcess(ours, None, data, place, guest.id)
        stack.callback(bot.kill)
        await set_up(bot, ours, guest, guest)
        bot.kill()
        results = {"process to first answer": await started(bot, ours, guest)}
        results |= {"CPU until then": bot.cpu, "memory before the first table": bot.memory}
        load = GameLoad(data / "bot.sqlite")
        stack.callback(load.close)
        await stack.enter_async_context(at_tables(load, url, channels[:-1]))
        await spell(load, PLAY_SECONDS)
        return results | {"memory while they play": bot.memory}
