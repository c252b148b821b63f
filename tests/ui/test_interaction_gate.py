"""Of several processes that receive a press one answers: each gate decides by what its process holds or asks for."""

import asyncio
import time
from collections import Counter
from typing import Any

from bot.scheduler import Scheduler
from bot.ui.discord.interaction_gate import InteractionGate
from bot.ui.discord.interaction_origin import (
    InteractionOrigin,
    current_origin,
    current_shard,
    may_be_answered_elsewhere,
)

PRESS = {"id": "1", "token": "t", "type": 3}


class Here:
    """A process with a gate, and what came through it."""

    def __init__(self) -> None:
        self.held: set[int] = set()
        self.asked: set[int] = set()
        self.fates = Counter[str]()
        self.entered: list[tuple[Any, bool]] = []
        self.tasks = Scheduler(report=lambda error, _: self.fates.update([repr(error)]))
        self.gate = InteractionGate(self.held.__contains__, self.asked.__contains__, self.tasks, self)
        self.parsers = {"INTERACTION_CREATE": self.enters}
        self.gate.guard(self.parsers)

    def clicks(self, fate: str) -> None:
        self.fates[fate] += 1

    def enters(self, payload: Any) -> None:
        assert current_origin.get().payload is payload
        self.entered.append((payload, may_be_answered_elsewhere()))

    def comes(self, payload: Any, shard: int) -> None:
        current_shard.set(shard)
        self.parsers["INTERACTION_CREATE"](payload)


async def test_who_holds_the_shard_answers_and_nothing_is_known_of_it_outside() -> None:
    here = Here()
    here.held.add(3)
    here.comes(PRESS, 3)
    assert here.entered == [(PRESS, False)]
    assert current_origin.get() is None


async def test_who_neither_holds_nor_has_asked_drops_it() -> None:
    here = Here()
    here.held.add(3)
    here.comes(PRESS, 2)
    assert (here.entered, here.fates) == ([], {"dropped": 1})


async def test_who_has_asked_keeps_it_until_the_lock_comes() -> None:
    here = Here()
    here.asked.add(3)
    here.comes(PRESS, 3)
    await asyncio.sleep(0.05)
    assert here.entered == []
    here.held.add(3)
    here.asked.clear()
    await here.tasks.close()
    assert here.entered == [(PRESS, True)], "another process may have answered it, too"
    assert here.fates == {"kept_back": 1}


async def test_what_was_kept_back_or_handed_on_is_as_old_as_it_is() -> None:
    here, ages = Here(), list[float]()
    here.parsers = {"INTERACTION_CREATE": lambda _: ages.append(time.monotonic() - current_origin.get().arrived)}
    here.gate.guard(here.parsers)
    here.asked.add(3)
    here.comes(PRESS, 3)
    await asyncio.sleep(0.1)
    here.held.add(3)
    await here.tasks.close()
    here.gate.dispatch(InteractionOrigin(PRESS, arrived=time.monotonic() - 2), again=True)
    assert 0.1 <= ages[0] < 2 <= ages[1] < 3


async def test_what_was_asked_for_in_vain_is_dropped() -> None:
    here = Here()
    here.asked.add(3)
    here.comes(PRESS, 3)
    await asyncio.sleep(0)
    here.asked.clear()
    await here.tasks.close()
    assert (here.entered, here.fates) == ([], {"kept_back": 1, "dropped": 1})


async def test_it_is_not_kept_for_longer_than_discord_waits(monkeypatch: Any) -> None:
    monkeypatch.setattr("bot.ui.discord.interaction_gate.HOLD_TIMEOUT_SECONDS", 0.1)
    here = Here()
    here.asked.add(3)
    here.comes(PRESS, 3)
    await here.tasks.close()
    assert (here.entered, here.fates) == ([], {"kept_back": 1, "dropped": 1})


async def test_what_is_handed_on_as_well_is_answered_once() -> None:
    here = Here()
    here.held.add(3)
    here.comes(PRESS, 3)
    here.gate.dispatch(InteractionOrigin(PRESS, doubtful=True))
    assert len(here.entered) == 1
    here.gate.dispatch(InteractionOrigin(PRESS), again=True)
    assert len(here.entered) == 2, "it was to be handed on, and has come to be ours"
