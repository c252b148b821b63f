"""What people press, handed on to the process that is to answer it.

Everybody's presses in direct messages come by shard 0, and some by any: only the home of a table answers them. What
is handed on has a token by which anybody could answer, so the processes know each other by a secret, and nothing of
what they say comes into a log line.
"""

import asyncio
import hmac
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import aiohttp
import structlog
from aiohttp import web

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)
PATH = "/clicks"
LONGEST = 2.0
"""Seconds in which the home must have taken it: Discord takes an answer for three."""
ONE = 1.0
"""Seconds for one try."""
PAUSE = 0.1
"""Seconds between two tries: a shard may just be on its way from one process to another."""
LARGEST = 1 << 20
"""Bytes of one that is handed on."""
TAKEN, NOT_HERE = 202, 409


@dataclass(frozen=True, slots=True)
class ForwardedInteraction:
    """What is handed on.

    Args:
        shard: of the table that it is about.
        payload: all that Discord has said of it.
        answered: the kind of the first answer that it has had; None: none yet.
    """

    shard: int
    payload: Mapping[str, Any]
    answered: int | None = None


class InteractionHandler(Protocol):
    """Answers what has come."""

    def __call__(self, handed: ForwardedInteraction, /, *, again: bool) -> None:
        """Begin to answer it."""
        ...


class PeerDirectory(Protocol):
    """Knows where the processes are."""

    async def address_of(self, shard: int, *, again: bool = False) -> str | None:
        """Return the home of a shard as host:port, None while there is none.

        Args:
            shard: which.
            again: whether what was known of it is out of date.
        """
        ...


class InteractionForwarder:
    """Hands on, and takes what is handed on.

    Args:
        secret: what the processes know each other by.
        addresses: where they are.
        holds: whether a shard is held here.
        take: answers what has come; `again`: to this process, which wanted to hand it on.
        count: told of each that was handed on.
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
        """Listen on an address; return the port, which is a free one for 0.

        Raises:
            OSError: there is no such address, or the port is taken.
        """
        app = web.Application(client_max_size=LARGEST)
        app.router.add_post(PATH, self._serve)
        # Who is cut off tries again elsewhere, and what has been taken is answered without this connection.
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self.close()
            raise
        return self._runner.addresses[0][1]

    async def close(self) -> None:
        """Take and hand on nothing more; harmless when it was not started."""
        if self._session is not None:
            await self._session.close()
            self._session = None
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def forward(self, handed: ForwardedInteraction) -> bool:
        """Have the home of a shard answer; return whether it, or this process by now, has taken it."""
        loop = asyncio.get_running_loop()
        until, again = loop.time() + LONGEST, False
        while loop.time() < until:
            if self._holds(handed.shard):
                self._take(handed, again=True)
                return True
            address = await self._addresses.address_of(handed.shard, again=again)
            if address is not None and await self._send(address, handed):
                self._count()
                return True
            again = True
            await asyncio.sleep(PAUSE)
        log.info("no_shard_owner", shard=handed.shard)
        return False

    async def _send(self, address: str, handed: ForwardedInteraction) -> bool:
        """Try it once; return whether it was taken."""
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ONE))
        body = {"shard": handed.shard, "answered": handed.answered, "interaction": handed.payload}
        headers = {"Authorization": self._key.decode()}
        try:
            async with self._session.post(f"http://{address}{PATH}", json=body, headers=headers) as response:
                if response.status not in {TAKEN, NOT_HERE}:
                    # A wrong secret, or another program: whoever runs the bots must know.
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
    """Return what another process has sent; raises ValueError, KeyError or TypeError for anything else."""
    told = json.loads(body)
    payload: dict[str, Any] = {**told["interaction"]}
    answered = told["answered"]
    if "id" not in payload or "token" not in payload:
        raise ValueError("no interaction")
    return ForwardedInteraction(int(told["shard"]), payload, None if answered is None else int(answered))
