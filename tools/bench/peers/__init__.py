"""Compare our bot with public Python game bots on the same sandbox: answers, CPU time, memory, start, kill -9."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from math import inf
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory, gettempdir
from time import perf_counter

from bot.logging_setup import configure
from bot.sandbox import SimulatedUser
from tools.bench import remote_jobs
from tools.bench.comparison import BenchResult, NotMeasured, paired, percentile
from tools.bench.cpu_affinity import beside_the_bot
from tools.bench.load_generator import Aim, GameLoad, at_tables, data_dir, guests
from tools.bench.peers.bot_process import BotProcess
from tools.bench.peers.catalog import OURS, PEERS, Peer
from tools.bench.peers.fetch import fetched
from tools.bench.peers.load import PeerLoad
from tools.bench.processes import ChildProcess, serve_sandbox
from tools.bench.time_to_ready import first_answer

__all__ = ["OURS", "PEERS", "measure"]

TABLES = (1, 16, 64)
PRESS_SECONDS = 4.0
"""N seconds for each number of tables."""
PAUSE_SECONDS = 0.1
"""Seconds between the last answer and the next press of all tables."""
SETTLE_SECONDS, SETTLE_LIMIT = 2.0, 60.0
"""Seconds for which a bot must be idle after its start or that of all games, and after which the bench goes on."""
IDLE_SHARE = 0.01
"""The part of a processor that an idle bot may use. Ours sends a private hand to each player, 50 in a second."""
START_SECONDS = 60.0
"""Seconds within which a bot must answer for the first time."""
REPLY_SECONDS = 2.0
"""Seconds until the owner writes a message again that had no reply."""
RETRY_SECONDS = 10.0
"""Seconds within which a game must go on after a restart."""
RETRY_PAUSE_SECONDS = 0.5
"""Seconds between two attempts."""
GUILDS = 1000
"""How many servers have invited the bot when it starts again."""
PROCESSES = Path("/proc/self/smaps_rollup")
"""A file of the kind that memory is read from."""
WAITING = "Waiting"
LOST = "games lost by kill -9"
UNITS = {"press to answer": "ms", "CPU per press": "ms", "start": " s", "memory": " MiB", LOST: " %"}
"""The unit of each result, by the first part of its name."""

Results = dict[str, float]
Load = GameLoad | PeerLoad


def cache_dir() -> Path:
    """Return where the peers are kept if no folder is named: outside of the repository."""
    return Path(gettempdir()) / "card-table-peers"


def measure(rounds: int, cache: Path | None = None, peers: Sequence[Peer] | None = None) -> list[BenchResult]:
    """Return the lines, which compare each peer with ours.

    Raises:
        NotMeasured: a peer can't be fetched, or the system is not Linux.
    """
    check_system("peers")
    configure("CRITICAL")
    peers = PEERS if peers is None else peers
    folders = {peer.name: fetched(peer, cache or cache_dir()) for peer in peers}
    bots = (*(ours for ours in OURS if any(ours.images == peer.images for peer in peers)), *peers)
    lives: dict[str, list[Results]] = {bot.name: [] for bot in bots}
    with beside_the_bot():
        for _ in range(rounds):
            for bot in bots:
                lives[bot.name].append(asyncio.run(live(bot, folders.get(bot.name))))
    return [line for peer in peers for line in lines(peer, lives)]


def check_system(area: str) -> None:
    """Raise NotMeasured if the system doesn't show the processor time and memory of other processes."""
    if not PROCESSES.exists():
        raise NotMeasured(f"{area} reads the processor time and memory of other processes as Linux shows them")


def lines(peer: Peer, lives: dict[str, list[Results]]) -> list[BenchResult]:
    """Return the lines of one peer and ours. Both redraw an image at a press, or neither does."""
    ours = next(ours for ours in OURS if ours.images == peer.images)
    found: list[BenchResult] = []
    for name in lives[peer.name][0]:
        unit = UNITS[name.partition(",")[0]]
        pairs = [(mine[name], theirs[name]) for mine, theirs in zip(lives[ours.name], lives[peer.name], strict=True)]
        if name == LOST:  # no ratio: ours is 0
            mine, theirs = (median(side) for side in zip(*pairs, strict=True))
            found.append(BenchResult(f"{peer.name}: {name}", mine, "peer", theirs, goal="0", unit=unit))
        else:
            found.append(paired(f"{peer.name}: {name}", pairs, reference="peer", goal="<= 1x", unit=unit))
    return found


async def live(peer: Peer, folder: Path | None) -> Results:
    """Return the results of one life of a bot with its own sandbox."""
    results: Results = {}
    async with AsyncExitStack() as stack:
        data = Path(stack.enter_context(TemporaryDirectory(prefix="bench-", dir=data_dir().absolute())))
        names = guests(max(TABLES))
        rooms = [f"table-{number}" for number in range(max(TABLES))]
        sandbox = ChildProcess(serve_sandbox, [*names, WAITING], [*rooms, "waiting"])
        stack.push_async_callback(sandbox.close)
        url, place, channels = await sandbox.receive()
        owner, waiting = (SimulatedUser(url, name, channels=channels[-1:]) for name in (names[0], WAITING))
        for person in (owner, waiting):
            await stack.enter_async_context(person)
        bot = BotProcess(peer, folder, data, place, owner.id)
        stack.callback(bot.kill)
        await set_up(bot, peer, owner, waiting)
        bot.kill()
        results["start, one server, no game"] = await started(bot, peer, waiting)
        load: Load = PeerLoad(peer.game) if peer.game else GameLoad(data / "bot.sqlite")
        stack.callback(load.close)
        await stack.enter_async_context(at_tables(load, url, channels[:-1]))
        await settled(bot)
        for tables in TABLES:
            results |= await pressing(load, bot, tables)
        results[f"memory, one server, {max(TABLES)} games"] = bot.memory
        answered = await killed(load, bot)
        await sandbox.ask(remote_jobs.GUILDS, GUILDS)
        results[f"start, {GUILDS:,} servers, {max(TABLES)} games"] = await started(bot, peer, waiting)
        lost = [not on for on in await asyncio.gather(*(goes_on(load, *each) for each in answered.items()))]
        results[LOST] = 100 * sum(lost) / len(lost)
        await settled(bot)
        results[f"memory, {GUILDS:,} servers, {max(TABLES)} games"] = bot.memory
    return results


async def set_up(bot: BotProcess, peer: Peer, owner: SimulatedUser, guest: SimulatedUser) -> None:
    """Start a bot for the first time: it registers its commands, and the owner writes what the peer needs."""
    bot.start()
    for text, reply in peer.setup:
        while not await replied(owner, text, reply):
            bot.check()
    await until_answered(bot, peer, guest)


async def replied(owner: SimulatedUser, text: str, reply: str) -> bool:
    """Write a message to the bot; return whether it soon replies with a text that has this part."""
    last = (await owner.say(text)).id
    with suppress(TimeoutError):
        await owner.wait_message(
            lambda message: int(message.id) > int(last) and reply in message.text, timeout=REPLY_SECONDS
        )
        return True
    return False


async def started(bot: BotProcess, peer: Peer, guest: SimulatedUser) -> float:
    """Start a bot and return the seconds until it answers a command."""
    begin = perf_counter()
    bot.start()
    await until_answered(bot, peer, guest)
    return perf_counter() - begin


async def until_answered(bot: BotProcess, peer: Peer, guest: SimulatedUser) -> None:
    """Wait for the answer to a guest's command; raise TimeoutError, or RuntimeError if the bot has ended."""
    try:
        async with asyncio.timeout(START_SECONDS):
            await first_answer(guest, peer.greeting, peer.answer, **peer.options)
    except TimeoutError:
        bot.check()
        raise


async def settled(bot: BotProcess) -> None:
    """Wait until a bot has finished what follows a start or the start of all games."""
    end = perf_counter() + SETTLE_LIMIT
    before = -inf
    while bot.cpu - before > IDLE_SHARE * SETTLE_SECONDS and perf_counter() < end:
        before = bot.cpu
        await asyncio.sleep(SETTLE_SECONDS)


async def pressing(load: Load, bot: BotProcess, tables: int) -> Results:
    """Return times and processor time of presses, when n tables play at once."""
    taken, cpu, begin = list[float](), 0.0, perf_counter()
    while perf_counter() < begin + (PRESS_SECONDS if taken else START_SECONDS):
        if isinstance(load, PeerLoad):
            await load.renew(range(tables))
        before = bot.cpu
        aims = await aimed(load, tables)
        taken += filter(None, await asyncio.gather(*(timed(load, number, aim) for number, aim in aims.items())))
        await asyncio.sleep(PAUSE_SECONDS)
        cpu += bot.cpu - before
    if not taken:
        raise RuntimeError("no press was accepted")
    at = f"{tables} tables" if tables > 1 else "1 table"
    return {
        f"press to answer, {at}, p50": percentile(taken, 50),
        f"press to answer, {at}, p99": percentile(taken, 99),
        f"CPU per press, {at}": 1000 * cpu / len(taken),
    }


async def aimed(load: Load, tables: int) -> dict[int, Aim]:
    """Return the next press at each table."""
    return {number: aim for number in range(tables) if (aim := await load.aim(number)) is not None}


async def timed(load: Load, number: int, aim: Aim) -> float | None:
    """Press, and return the milliseconds until the answer; None if the bot refused."""
    start = perf_counter()
    return 1000 * (perf_counter() - start) if await load.press(number, aim) else None


async def killed(load: Load, bot: BotProcess) -> dict[int, Aim]:
    """Kill a bot when half of all tables have their answer; return what was answered at games that go on."""
    if isinstance(load, PeerLoad):
        await load.renew(range(max(TABLES)))
    aims = await aimed(load, max(TABLES))
    answered: dict[int, Aim] = {}

    async def press(number: int, aim: Aim) -> None:
        if await load.press(number, aim):
            answered[number] = aim
            if len(answered) == len(aims) // 2:
                bot.kill()

    await asyncio.gather(*(press(number, aim) for number, aim in aims.items()))
    bot.kill()
    unfinished = await aimed(load, max(TABLES))
    return {number: aim for number, aim in answered.items() if number in unfinished}


async def goes_on(load: Load, number: int, before: Aim) -> bool:
    """Return whether a table goes on from its last answered press.

    Args:
        before: that press. Our buttons name the state they belong to, so the same one means a loss.
    """
    end = perf_counter() + RETRY_SECONDS
    while perf_counter() < end:
        aim = await load.aim(number)
        if aim is not None:
            if isinstance(load, GameLoad) and aim.custom_id == before.custom_id:
                return False
            if await load.press(number, aim):
                return True
        await asyncio.sleep(RETRY_PAUSE_SECONDS)
    return False
