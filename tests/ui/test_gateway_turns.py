"""Frames that have arrived already leave other work its turns."""

import asyncio

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from bot.ui.discord import close_code
from bot.ui.discord.close_code import CloseCodeWebSocket

FRAMES = 50


async def test_other_work_has_a_turn_between_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(close_code, "TURN_SECONDS", 0.0)
    turns = 0

    async def send(request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        for number in range(FRAMES):
            await socket.send_str(str(number))
        await socket.receive()
        return socket

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    app = web.Application()
    app.router.add_get("/", send)
    async with TestServer(app) as server, ClientSession(ws_response_class=CloseCodeWebSocket) as session:
        socket = await session.ws_connect(server.make_url("/"))
        counting = asyncio.create_task(count())
        assert [(await socket.receive()).data for _ in range(FRAMES)] == [str(number) for number in range(FRAMES)]
        counting.cancel()
        await socket.close()
    assert turns >= FRAMES - 1
