"""Forwards interactions to the process that owns their table.

Interactions in direct messages arrive on shard 0, and some on any shard; only the table's owner replies. A forwarded
payload has a token with which anyone could reply, so processes authenticate by a secret, and payloads are never
logged.
"""

import asyncio
import hmac
import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import aiohttp
import structlog
from aiohttp import web

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
PATH = "/clicks"
FORWARD_TIMEOUT_SECONDS = 2.0
"""Seconds in which the owner must have accepted it: Discord accepts a first reply for three."""
ATTEMPT_TIMEOUT_SECONDS = 1.0
RETRY_SECONDS = 0.1
"""Seconds between two attempts: a shard may be moving from one process to another."""
LARGEST = 1 << 20
TAKEN, NOT_HERE = 202, 409


@dataclass(frozen=True, slots=True)
class ForwardedInteraction:
    """An interaction that is forwarded to another process.

    Args:
        answered: the kind of its first reply, if any.
        arrived: when it reached the first process, by this process's `time.monotonic`.
    """

    shard: int
    payload: Mapping[str, Any]
    answered: int | None = None
    arrived: float = field(default_factory=time.monotonic, compare=False)


class InteractionHandler(Protocol):
    """Handles a forwarded interaction."""

    def __call__(self, handed: ForwardedInteraction, /, *, again: bool) -> None:
        """Start to handle it."""
        ...


class PeerDirectory(Protocol):
    """Finds the addresses of other processes."""

    async def address_of(self, shard: int, *, again: bool = False) -> str | None:
        """Return the owner of a shard as host:port, or None; `again`: the cached address is out of date."""
        ...


class InteractionForwarder:
    """Sends interactions to their owners, and receives those for this process.

    Args:
        secret: authenticates the processes.
        take: handles a received one; `again`: it is one that this process wanted to forward.
        count: called for each forwarded one.
    """

    def __init__(
        self,
        secret: str,
        *,
        addresses: PeerDirectory,
        holds: Callable[[int], bool],
        take: InteractionHandler,
        count: Callable[[], None] = lambda: None,
    ) -> None:
        self._key = f"Bearer {secret}".encode()
        self._addresses = addresses
        self._holds = holds
        self._take = take
        self._count = count
        self._runner: web.AppRunner | None = None
        self._session: aiohttp.ClientSession | None = None

    async def start(self, host: str, port: int) -> int:
        """Listen on an address; return the port, a free one for 0; raise OSError if it is taken or unknown."""
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post(PATH, self._serve)
        # A disconnected sender retries elsewhere, and accepted interactions don't need this connection any more.
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.close()
            raise
        return self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop receiving and forwarding; do nothing if it was not started."""
        if self._session is not None:
            await self._session.close()
            self._session = None
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def forward(self, handed: ForwardedInteraction) -> bool:
        """Forward to the owner of a shard; return whether it, or this process by now, has accepted."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + FORWARD_TIMEOUT_SECONDS, False
        while loop.time() < until:
            if self._holds(handed.shard):
                self._take(handed, again=True)
                return True
            address = await self._addresses.address_of(handed.shard, again=again)
            if address is not None and await self._send(address, handed):
                self._count()
                return True
            again = True
            await asyncio.sleep(RETRY_SECONDS)
        log.info("no_shard_owner", shard=handed.shard)
        return False

    async def _send(self, address: str, handed: ForwardedInteraction) -> bool:
        """Try once to send; return whether it was accepted."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ATTEMPT_TIMEOUT_SECONDS))
        body = {
            "shard": handed.shard,
            "answered": handed.answered,
            "age": time.monotonic() - handed.arrived,
            "interaction": handed.payload,
        }
        headers = {"Authorization": self._key.decode()}
        try:
            async with self._session.post(f"http://{address}{PATH}", json=body, headers=headers) as response:
                if response.status not in {TAKEN, NOT_HERE}:
                    # A wrong secret, or another program: the operator must see it.
                    log.warning("not_handed_on", address=address, status=response.status)
                return response.status == TAKEN
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            log.info("not_reached", address=address, error=type(error).__name__)
            return False

    async def _serve(self, request: web.Request) -> web.Response:
        given = request.headers.get("Authorization", "").encode("utf-8", "surrogateescape")
        if not hmac.compare_digest(given, self._key):
            return web.Response(status=401)
        try:
            handed = read(await request.read())
        except (ValueError, KeyError, TypeError):
            return web.Response(status=400)
        if not self._holds(handed.shard):
            return web.Response(status=NOT_HERE)
        self._take(handed, again=False)
        return web.Response(status=TAKEN)


def read(body: bytes) -> ForwardedInteraction:
    """Return what another process has sent; raise ValueError, KeyError or TypeError if it is malformed."""
    message = json.loads(body)
    payload: dict[str, Any] = {**message["interaction"]}
    answered = message["answered"]
    if "id" not in payload or "token" not in payload:
        raise ValueError("no interaction")
    # A process of an earlier release sends no age.
    arrived = time.monotonic() - float(message.get("age", 0.0))
    return ForwardedInteraction(int(message["shard"]), payload, None if answered is None else int(answered), arrived)
