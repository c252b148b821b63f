"""Kill the whole bot: sandbox and users are in this process and outlive it; the users only know their messages."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from bot.games import find_game
from bot.sandbox import CROWDED, PageError, RenderedButton, RenderedMessage, Sandbox, SimulatedUser
from tools.bench.crash.consistency import ConsistencyChecker, KillCounts, RecordedClick
from tools.bench.crash.hand_parser import was_played
from tools.bench.crash.kill import patience, start, stop
from tools.bench.crash.targets import serve_bot

TABLES = 8
PLAYERS_PER_TABLE = 3
LIFE = (0.1, 1.5)
"""The shortest and the longest time from being online to the kill, in seconds."""
EARLY_KILL_SECONDS = 0.4
"""N seconds after its birth at the latest a bot is killed that isn't even online."""
EARLY_KILL_SHARE = 0.1
KILL_AFTER_STOP_SECONDS = 0.5
"""At most this many seconds after SIGTERM the process is killed all the same, every other time."""
POLL_SECONDS = 0.02
"""Seconds until a user looks again who has nothing to press."""
IDLE = ("!", "&", "bet", "raise", ">lift")
"""Buttons that no user presses by chance; a premove would become an action without a recorded click."""


class EndToEndCrash:
    """Kills the whole bot again and again, and compares each time."""

    def __init__(self, folder: Path, rng: Random, counts: KillCounts) -> None:
        self._folder = folder
        self._rng = rng
        self._counts = counts
        self._evidence = ConsistencyChecker(folder / "bot.sqlite", find_game, counts)
        self._presses: list[RecordedClick] = []

    async def kill(self, kills: int, acknowledged: int = 0) -> None:
        """Kill n times, then on until that many presses are acknowledged."""
        async with AsyncExitStack() as stack:
            names = [f"Guest {number}" for number in range(TABLES * PLAYERS_PER_TABLE)]
            channels = [f"table-{number}" for number in range(TABLES)]
            sandbox = await stack.enter_async_context(Sandbox(people=names, channels=channels, strictness=CROWDED))
            tables: list[list[SimulatedUser]] = []
            for number, channel in enumerate(sandbox.guild.channels.values()):
                here = names[PLAYERS_PER_TABLE * number : PLAYERS_PER_TABLE * (number + 1)]
                people = [sandbox.person(name, channels=[channel]) for name in here]
                tables.append([await stack.enter_async_context(person) for person in people])
            async with self._bot(sandbox, online=True):
                for people in tables:
                    await sit_down(people)
            number = 0
            while number < kills or self._counts.acknowledged < acknowledged:
                number += 1
                await self._life(sandbox, tables)
                self._counts.kills += 1
                self._evidence.check(self._presses, everything=number >= kills)
                self._presses.clear()

    async def _life(self, sandbox: Sandbox, tables: list[list[SimulatedUser]]) -> None:
        """Have every user play until the bot is killed."""
        rng = self._rng
        if rng.random() < EARLY_KILL_SHARE:
            async with self._bot(sandbox, online=False):
                await asyncio.sleep(rng.uniform(0, EARLY_KILL_SECONDS))
            return
        wait = patience(rng, KILL_AFTER_STOP_SECONDS)
        self._counts.told += wait is not None
        async with self._bot(sandbox, online=True, wait=wait):
            tasks = [asyncio.create_task(self._play(person, people[0])) for people in tables for person in people]
            await asyncio.sleep(rng.uniform(*LIFE))
        await cancelled(*tasks)

    @asynccontextmanager
    async def _bot(self, sandbox: Sandbox, *, online: bool, wait: float | None = None) -> AsyncGenerator[None]:
        """Run a bot during the block; at the end it is stopped, while its users and Discord continue."""
        process, _ = start(serve_bot, self._folder, sandbox.api, sandbox.gateway, sandbox.token)
        try:
            if online:
                await sandbox.wait_online()
            yield
        finally:
            await asyncio.to_thread(stop, process, wait)
            while sandbox.online:  # noqa: ASYNC110  # until the sandbox has noticed
                await asyncio.sleep(0)

    async def _play(self, person: SimulatedUser, host: SimulatedUser) -> None:
        """Press what the hand offers, for ever; the host begins again after a game."""
        fresh = False
        while True:
            hand = newest(person, person.dm)
            offered = [button for button in enabled(hand) if not verb(button).startswith(IDLE)] if hand else []
            panel = newest(person, person.channel)
            if person is host and panel and button_of(panel, "!rematch"):
                await self._try(person, panel, "!rematch")
            elif hand is None or not offered:
                await asyncio.sleep(POLL_SECONDS)
            else:
                fresh = await self._press(person, hand, self._rng.choice(offered), fresh=fresh) or fresh

    async def _press(
        self, person: SimulatedUser, hand: RenderedMessage, button: RenderedButton, *, fresh: bool
    ) -> bool:
        """Press a button; return whether the hand is now known to be as it is."""
        _, table, seen, action = (button.custom_id or "").split(":", 3)
        if action.startswith(">"):
            return await self._try(person, hand, action) is not None
        press = RecordedClick(int(table), int(person.id), action.removeprefix("?"), int(seen))
        self._presses.append(press)
        after = await self._try(person, hand, action)
        if after is None:
            return False
        press.told = int(fresh and was_played(action, hand, after))
        return True

    async def _try(self, person: SimulatedUser, message: RenderedMessage, action: str) -> RenderedMessage | None:
        """Click the button of an action, or of a question; return the redrawn message, or None."""
        custom_id = button_of(message, action) or ""
        try:
            answer = await person.forge(message, custom_id.replace(":?", ":", 1))
        except PageError:
            return None
        return answer.message if answer.kind == "update" else None


async def sit_down(people: list[SimulatedUser]) -> None:
    """Open a table, have every user join, add a computer player, start."""
    first, *others = people
    await first.slash("play", game="bieten")
    for person in others:
        await person.slash("join")
    # Once all are seated: a panel that is redrawn in between has other buttons.
    panel = await first.wait_message(
        lambda seen: all(person.name in seen.isolated for person in people) and button_of(seen, "!more")
    )
    menu = (await first.click(panel, button_of(panel, "!more") or "")).message
    assert menu is not None
    await first.click(menu, button_of(menu, "!computer") or "")
    await first.slash("start")


async def cancelled(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks that run for ever, and raise an error with which one has failed."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


def button_of(message: RenderedMessage, wanted: str) -> str | None:
    """Return the custom id of the button of a verb that can be pressed; None if there is none."""
    return next((each.custom_id for each in enabled(message) if verb(each) == wanted), None)


def newest(person: SimulatedUser, channel: str) -> RenderedMessage | None:
    """Return the newest message of a channel with something to press."""
    return next((seen for seen in reversed(person.messages(channel)) if enabled(seen)), None)


def enabled(message: RenderedMessage) -> list[RenderedButton]:
    """Return the buttons that can be pressed, without links."""
    return [button for button in message.buttons if button.custom_id and not button.disabled]


def verb(button: RenderedButton) -> str:
    """Return what a button stands for."""
    return (button.custom_id or "").split(":", 3)[3]
