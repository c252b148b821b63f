"""A bot without a library: requests and gateway frames by hand."""

import asyncio
from typing import Any

import aiohttp

from bot.sandbox import BotReaction, Sandbox, SimulatedUser


class Bare:
    """A bot without a library: requests and gateway frames by hand."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session
        self.headers = {"Authorization": f"Bot {sandbox.token}"}
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.sequence = 0

    async def call(self, method: str, path: str, body: Any = None, **kwargs: Any) -> tuple[int, Any]:
        extra = {"json": body} if body is not None else {}
        url = f"{self.sandbox.api}{path}"
        async with self.session.request(method, url, headers=self.headers, **extra, **kwargs) as response:
            return response.status, await response.json() if response.status != 204 else None

    async def connect(self, query: str = "") -> None:
        self.socket = await self.session.ws_connect(f"{self.sandbox.gateway}?v=10&encoding=json{query}")
        assert (await self.socket.receive_json())["op"] == 10

    async def identify(self, intents: int = 1) -> dict[str, Any]:
        await self.send(2, {"token": self.sandbox.token, "intents": intents, "properties": {}})
        return await self.event("READY")

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def event(self, name: str) -> dict[str, Any]:
        while True:
            frame = await self.socket.receive_json(timeout=3)
            self.sequence = frame["s"] or self.sequence
            if frame["t"] == name:
                return frame["d"]

    async def callback(self, interaction: dict[str, Any], kind: int, **data: Any) -> tuple[int, Any]:
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self.call("POST", path, {"type": kind, "data": data})


async def use(bare: Bare, person: SimulatedUser) -> tuple[dict[str, Any], "asyncio.Task[BotReaction]"]:
    """Let a person use /go; return the bot's event and what the person waits for."""
    waiting = asyncio.create_task(person.slash("go"))
    return await bare.event("INTERACTION_CREATE"), waiting


async def post(bare: Bare, **body: Any) -> tuple[int, Any]:
    return await bare.call("POST", f"/channels/{bare.sandbox.channel.id}/messages", body)
