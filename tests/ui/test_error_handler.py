"""What Discord says that nobody knows is a warning once a minute, and what can't be read is asked for again."""

import asyncio
import json
from asyncio import sleep
from collections.abc import AsyncIterator, Callable, Iterator
from types import SimpleNamespace

import aiohttp
import discord
import discord.webhook.async_
import pytest
from aiohttp import web
from discord.http import Route
from structlog.testing import capture_logs

from bot.ui import use_endpoint
from bot.ui.discord import error_handler
from bot.ui.discord.error_handler import ErrorHandler, passing
from bot.ui.discord.unreadable import read_carefully

PAGE = "<html>Log in to this network first.</html>"


@pytest.fixture
async def answering() -> AsyncIterator[Callable[[web.Response], None]]:
    """Provide a server in Discord's place; give it what it answers."""
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


@pytest.mark.parametrize("code", [99999, 50035])
async def test_a_refusal_that_nobody_knows_is_one_warning_a_minute_and_no_bug(
    answering: Callable, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    answering(lambda: unknown(code))
    boundary = ErrorHandler()
    errors = [await met() for _ in range(3)]
    with capture_logs() as lines:
        assert {boundary.report(error, doing="edit") for error in errors} == {None}
    [line] = lines
    assert (line["log_level"], line["event"]) == ("warning", "discord_refused")
    assert (line["status"], line["code"], line["doing"]) == (400, code, "edit")
    assert not boundary.counts["bug"]
    monkeypatch.setattr(error_handler, "monotonic", lambda: 1e9)
    with capture_logs() as lines:
        boundary.report(errors[0])
    assert [line["unsaid"] for line in lines] == [2]


async def test_the_log_says_where_a_message_is_wrong_and_not_what_it_says(answering: Callable) -> None:
    body = {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"components": {"0": {"label": {"_errors": [{"code": "X", "message": "the ace of hearts"}]}}}},
    }
    sent = json.dumps(body).encode()
    answering(lambda: web.Response(body=sent, status=400, headers={"Content-Type": "application/json"}))
    with capture_logs() as lines:
        ErrorHandler().report(await met())
    assert lines[0]["fields"] == "components.0.label"
    assert "ace" not in str({key: value for key, value in lines[0].items() if key != "exc_info"})


async def test_a_momentary_401_is_no_bug_and_passes() -> None:
    response = SimpleNamespace(status=401, reason="Unauthorized")
    error = discord.HTTPException(response, {"code": 0, "message": "401: Unauthorized"})
    with capture_logs() as lines:
        assert ErrorHandler().report(error) is None
    assert passing(error)
    assert lines == []


@pytest.fixture
def reading() -> Iterator[None]:
    """Answers are read as the bot reads them, and the library's waits before another try are short."""
    before = discord.http.json_or_text, discord.webhook.async_.json_or_text
    read_carefully()
    yield
    discord.http.json_or_text, discord.webhook.async_.json_or_text = before


@pytest.mark.usefixtures("reading")
@pytest.mark.parametrize("text", ['{"id": "12', "", PAGE])
async def test_an_answer_that_cannot_be_read_is_asked_for_again(
    answering: Callable, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.http.asyncio.sleep", lambda _: sleep(0))
    user = '{"id": "1", "username": "bot", "discriminator": "0", "avatar": null}'
    answers = iter([(text, "text/html" if text == PAGE else "application/json"), (user, "application/json")])

    def one() -> web.Response:
        body, kind = next(answers)
        return web.Response(body=body.encode(), headers={"Content-Type": kind})

    answering(one)
    async with discord.Client(intents=discord.Intents.none()) as client:
        assert (await client.http.static_login("any"))["id"] == "1"


@pytest.mark.usefixtures("reading")
async def test_a_new_message_whose_answer_cannot_be_read_is_a_lost_connection(answering: Callable) -> None:
    answering(lambda: web.Response(body=b'{"id": "12', headers={"Content-Type": "application/json"}))
    async with discord.Client(intents=discord.Intents.none()) as client:
        client.http._HTTPClient__session = aiohttp.ClientSession()
        client.http._global_over = asyncio.Event()
        client.http._global_over.set()
        with pytest.raises(ConnectionError) as lost:
            await client.http.request(Route("POST", "/channels/1/messages"))
    boundary = ErrorHandler()
    assert boundary.report(lost.value) is None
    assert boundary.counts == {"connection": 1}


async def test_our_own_faults_are_all_logged() -> None:
    boundary = ErrorHandler()
    with capture_logs() as lines:
        for _ in range(3):
            try:
                {}["missing"]
            except KeyError as error:
                boundary.report(error)
    assert len({line["error_id"] for line in lines}) == len(lines) == 3


async def test_two_codes_are_two_lines(answering: Callable) -> None:
    boundary = ErrorHandler()
    answering(unknown)
    first = await met()
    answering(lambda: unknown(99998))
    with capture_logs() as lines:
        for error in (first, await met()):
            boundary.report(error)
    assert len(lines) == 2
