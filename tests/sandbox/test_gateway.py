"""The gateway's frames: compression, heartbeats, replay, and how it closes."""

import asyncio
import json
import logging
import socket
import zlib

import aiohttp
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.bare import Bare


async def test_gateway_compression_is_honoured(bare: Bare) -> None:
    url = f"{bare.sandbox.gateway}?v=10&encoding=json&compress=zlib-stream"
    async with bare.session.ws_connect(url) as connection:
        stream = zlib.decompressobj()
        frames = [await connection.receive_bytes(timeout=3)]
        await connection.send_json({"op": 2, "d": {"token": bare.sandbox.token, "intents": 1}})
        frames += [await connection.receive_bytes(timeout=3) for _ in range(2)]
        assert all(frame.endswith(b"\0\0\xff\xff") for frame in frames)
        names = [json.loads(stream.decompress(frame))["t"] for frame in frames]
        assert names == [None, "READY", "GUILD_CREATE"]


async def test_whoever_is_gone_before_the_gateway_answers_is_no_error(
    world: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    asks = (
        f"GET /gateway HTTP/1.1\r\nHost: {world.host}:{world.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with caplog.at_level(logging.ERROR):
        for _ in range(5):
            with socket.create_connection((world.host, world.port)) as line:
                line.sendall(asks.encode())
            await asyncio.sleep(0.05)
    assert not caplog.records


async def test_an_unknown_compression_is_none(bare: Bare) -> None:
    await bare.connect("&compress=something")
    assert (await bare.identify())["resume_gateway_url"] == bare.sandbox.gateway


async def test_resume_replays_in_order_and_an_unknown_session_is_invalid(world: Sandbox, bare: Bare) -> None:
    await bare.connect()
    ready = await bare.identify()
    await bare.event("GUILD_CREATE")
    seen = bare.sequence
    await world.drop_gateway(4000)
    for name in ("one", "two"):
        world.add_channel(name)
    await bare.connect()
    await bare.send(6, {"token": world.token, "session_id": ready["session_id"], "seq": seen})
    assert [(await bare.event("CHANNEL_CREATE"))["name"] for _ in range(2)] == ["one", "two"]
    await bare.event("RESUMED")
    assert bare.sequence == seen + 3
    await bare.connect()
    await bare.send(6, {"token": world.token, "session_id": "unknown", "seq": 1})
    assert await bare.socket.receive_json(timeout=3) == {"op": 9, "s": None, "t": None, "d": False}


async def test_a_heartbeat_is_acknowledged_and_nonsense_closes(bare: Bare) -> None:
    await bare.connect()
    await bare.send(1, None)
    assert (await bare.socket.receive_json(timeout=3))["op"] == 11
    await bare.send(3, {})
    await bare.socket.receive(timeout=3)
    assert bare.socket.close_code == 4003


async def test_a_wrong_token_is_refused_everywhere(bare: Bare) -> None:
    bare.headers = {"Authorization": "Bot wrong"}
    assert await bare.call("GET", "/users/@me") == (401, {"message": "401: Unauthorized", "code": 0})
    await bare.connect()
    await bare.send(2, {"token": "wrong", "intents": 0})
    message = await bare.socket.receive(timeout=3)
    assert (message.type, bare.socket.close_code) == (aiohttp.WSMsgType.CLOSE, 4004)


async def test_a_bot_that_is_killed_in_the_middle_of_a_request_is_no_error(
    bare: Bare, caplog: pytest.LogCaptureFixture
) -> None:
    world = bare.sandbox
    begins = f"POST /api/v10/x HTTP/1.1\r\nHost: {world.host}:{world.port}\r\nContent-Length: 100\r\n\r\nhalf"
    with caplog.at_level(logging.ERROR):
        reader, writer = await asyncio.open_connection(world.host, world.port)
        writer.write(begins.encode())
        for _ in range(3):  # by these answers, the sandbox has read what came before
            async with bare.session.get(f"{world.api}/gateway") as response:
                assert response.status == 200
        writer.transport.abort()
        for _ in range(3):
            async with bare.session.get(f"{world.api}/gateway") as response:
                assert response.status == 200
        assert await reader.read() == b""
    assert not caplog.records
