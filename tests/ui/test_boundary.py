"""What Discord says that nobody knows is logged once a minute, and whoever met it can be told one id."""

from collections.abc import AsyncIterator, Callable

import discord
import pytest
from aiohttp import web
from structlog.testing import capture_logs

from bot.ui import use_endpoint
from bot.ui.discord import repeats
from bot.ui.discord.boundary import Boundary

PAGE = "<html>Log in to this network first.</html>"


@pytest.fixture
async def answering() -> AsyncIterator[Callable[[web.Response], None]]:
    """A server in Discord's place; give it what it answers."""
    answers: list[Callable[[], web.Response]] = []

    async def answer(_: web.Request) -> web.Response:
        return answers[-1]()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    restore = use_endpoint(url, url)
    yield answers.append
    restore()
    await runner.cleanup()


async def met() -> Exception:
    """Return what asking Discord for something ends with."""
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        try:
            await client.login("any")
        except Exception as error:
            return error
    raise AssertionError("it was answered")


def unknown(code: int = 99999) -> web.Response:
    body = f'{{"code": {code}, "message": "Nobody knows this"}}'.encode()
    return web.Response(body=body, status=400, headers={"Content-Type": "application/json"})


def html() -> web.Response:
    return web.Response(text=PAGE, content_type="text/html")


@pytest.mark.parametrize("answer", [unknown, html])
async def test_what_nobody_knows_is_one_line_a_minute(
    answering: Callable, answer: Callable, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(answer)
    boundary = Boundary()
    errors = [await met() for _ in range(3)]
    assert isinstance(errors[0], discord.HTTPException) is (answer is unknown)
    with capture_logs() as lines:
        ids = {boundary.report(error, doing="edit") for error in errors}
    assert len(ids) == len(lines) == 1
    assert ids == {lines[0]["error_id"]}
    monkeypatch.setattr(repeats, "monotonic", lambda: 1e9)
    with capture_logs() as lines:
        assert boundary.report(errors[0]) not in ids
    assert [line["unsaid"] for line in lines] == [2]


async def test_our_own_faults_are_all_logged() -> None:
    boundary = Boundary()
    with capture_logs() as lines:
        for _ in range(3):
            try:
                {}["missing"]
            except KeyError as error:
                boundary.report(error)
    assert len({line["error_id"] for line in lines}) == len(lines) == 3


async def test_two_codes_are_two_lines(answering: Callable) -> None:
    boundary = Boundary()
    answering(unknown)
    first = await met()
    answering(lambda: unknown(99998))
    with capture_logs() as lines:
        for error in (first, await met()):
            boundary.report(error)
    assert len(lines) == 2
