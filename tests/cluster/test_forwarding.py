"""What is handed on, over real HTTP: to the home and to no other user, once, and with nothing said of it."""

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from bot.cluster import ForwardedInteraction, InteractionForwarder
from bot.cluster.forwarding import read

SECRET = "a secret of sixteen"
CLICK = {"id": "7", "token": "a-token-by-which-anybody-may-answer", "type": 3}


class Town:
    """One process: what it holds, what it has taken, and where it believes the others to be."""

    def __init__(self, *held: int, secret: str = SECRET) -> None:
        self.held = {*held}
        self.taken: list[tuple[ForwardedInteraction, bool]] = []
        self.addresses: list[str | None] = []
        self.looks: list[bool] = []
        self.handed_on = 0
        self.post = InteractionForwarder(
            secret, addresses=self, holds=self.held.__contains__, take=self.take, count=self.count
        )
        self.address = ""

    def take(self, handed: ForwardedInteraction, /, *, again: bool) -> None:
        self.taken.append((handed, again))

    def count(self) -> None:
        self.handed_on += 1

    async def address_of(self, shard: int, *, again: bool = False) -> str | None:
        self.looks.append(again)
        return self.addresses.pop(0) if len(self.addresses) > 1 else self.addresses[0]


@asynccontextmanager
async def town(*held: int, **settings: Any) -> AsyncIterator[Town]:
    here = Town(*held, **settings)
    here.address = f"127.0.0.1:{await here.post.start('127.0.0.1', 0)}"
    try:
        yield here
    finally:
        await here.post.close()


async def test_the_home_takes_it_with_all_that_was_said() -> None:
    async with town(0) as here, town(1) as home:
        here.addresses = [home.address]
        assert await here.post.forward(ForwardedInteraction(1, CLICK, 5))
        assert home.taken == [(ForwardedInteraction(1, CLICK, 5), False)]
        assert here.handed_on == 1


async def test_it_keeps_its_age() -> None:
    """The clocks of two machines differ: what is sent is a number of seconds."""
    async with town(0) as here, town(1) as home:
        here.addresses = [home.address]
        assert await here.post.forward(ForwardedInteraction(1, CLICK, arrived=time.monotonic() - 2))
        [(taken, _)] = home.taken
        assert 2 <= time.monotonic() - taken.arrived < 4
        assert read(json.dumps({"shard": 1, "answered": None, "interaction": CLICK}).encode()).payload == CLICK


async def test_who_is_not_the_home_takes_nothing_and_the_sender_looks_again() -> None:
    async with town(0) as here, town(2) as other, town(1) as home:
        here.addresses = [other.address, home.address]
        assert await here.post.forward(ForwardedInteraction(1, CLICK))
        assert (other.taken, len(home.taken)) == ([], 1)
        assert here.looks == [False, True]


async def test_a_dead_process_is_passed_over() -> None:
    async with town(0) as here, town(1) as home:
        async with town(1) as dead:
            gone = dead.address
        here.addresses = [gone, None, home.address]
        assert await here.post.forward(ForwardedInteraction(1, CLICK))
        assert len(home.taken) == 1


async def test_what_has_come_to_this_process_meanwhile_it_answers_itself() -> None:
    async with town(0) as here:
        here.addresses = [None]
        here.held.add(1)
        assert await here.post.forward(ForwardedInteraction(1, CLICK))
        assert here.taken == [(ForwardedInteraction(1, CLICK), True)]


async def test_nobody_at_home_is_said(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("bot.cluster.forwarding.FORWARD_TIMEOUT_SECONDS", 0.2)
    async with town(0) as here:
        here.addresses = [None]
        assert not await here.post.forward(ForwardedInteraction(1, CLICK))
    told = "".join(capfd.readouterr())
    assert "no_shard_owner" in told
    assert CLICK["token"] not in told


async def test_a_wrong_secret_is_refused_and_neither_it_nor_the_token_is_logged(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cluster.forwarding.FORWARD_TIMEOUT_SECONDS", 0.2)
    async with town(0, secret="another secret of more") as here, town(1) as home:
        here.addresses = [home.address]
        assert not await here.post.forward(ForwardedInteraction(1, CLICK))
        assert home.taken == []
    told = "".join(capfd.readouterr())
    assert "status=401" in told
    assert not [word for word in (CLICK["token"], "another secret", SECRET) if str(word) in told]


@pytest.mark.parametrize(
    "body", ["", "[]", "{}", '{"shard": 1, "answered": null, "interaction": 3}', '{"shard": 1, "interaction": {}}']
)
async def test_anything_else_is_refused(body: str) -> None:
    async with town(1) as home, aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bearer {SECRET}"}
        async with session.post(f"http://{home.address}/clicks", data=body, headers=headers) as answer:
            assert answer.status == 400
        assert home.taken == []
