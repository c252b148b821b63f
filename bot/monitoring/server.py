"""The local HTTP port: `/health` for a supervisor that restarts the bot, `/metrics` for Prometheus."""

import asyncio
import math
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping

import structlog
from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST

from bot.monitoring.metrics import Metrics
from bot.scheduler import Scheduler
from bot.storage import FAILURES, DatabaseClosed

DATABASE_TIMEOUT_SECONDS = 2.0
"""Seconds in which the database must answer."""
HERE = ("localhost", "127.0.0.1", "::1")
"""The names of every machine for itself."""
JOB = "event_loop_lag"
LAG_INTERVAL_SECONDS = 1.0
"""Seconds between two measurements of the event loop's delay."""

log: structlog.stdlib.BoundLogger = structlog.get_logger(__name__)


class MonitoringServer:
    """Serves health and metrics.

    Args:
        database: returns when the database has read and written, or raises.
        gateway: returns the error of the connections to Discord, in words; None: there is none.
        latency: returns seconds of the gateway, NaN or infinite when unknown.
        direct_messages: returns for how many seconds the bot opens no new DM channels; 0: it opens them.
        names: accepted host names, in addition to the port's address and names of this machine.
        patience: seconds in which the database must answer.
    """

    def __init__(
        self,
        metrics: Metrics,
        scheduler: Scheduler,
        *,
        database: Callable[[], Awaitable[object]],
        tables: Callable[[], Awaitable[Mapping[str, int]]],
        gateway: Callable[[], str | None],
        latency: Callable[[], float],
        direct_messages: Callable[[], float] = lambda: 0.0,
        names: Iterable[str] = (),
        patience: float = DATABASE_TIMEOUT_SECONDS,
    ) -> None:
        self._metrics = metrics
        self._scheduler = scheduler
        self._database = database
        self._tables = tables
        self._gateway = gateway
        self._latency = latency
        self._direct_messages = direct_messages
        self._names = {*HERE, *(name.strip().lower() for name in names)} - {""}
        self._patience = patience
        self._runner: web.AppRunner | None = None
        self._beats_at = 0.0
        """When the next measurement of the event loop is due, by its clock."""

    async def start(self, host: str, port: int) -> int:
        """Open the port and return it; 0 takes any free one; raises OSError if it is taken."""
        self._names.add(host.lower())
        app = web.Application(middlewares=[self._only_by_name])
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._page)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        self._beats_at = asyncio.get_running_loop().time() + LAG_INTERVAL_SECONDS
        self._scheduler.every(JOB, LAG_INTERVAL_SECONDS, self._beat)
        taken: int = self._runner.addresses[0][1]
        log.info("watching", host=host, port=taken)
        return taken

    @web.middleware
    async def _only_by_name(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests for other host names (DNS rebinding).

        A web page can point its own name at this machine and then read responses; the `Host` header still has the
        page's name.
        """
        asked = [_name_in(host) for host in request.headers.getall("Host", [])]
        place = request.transport.get_extra_info("sockname") if request.transport else None
        known = {*self._names, str(place[0]).removeprefix("::ffff:") if place else "localhost"}
        if len(asked) == 1 and asked[0] in known:
            return await handler(request)
        return web.Response(
            status=403, text="Ask for this by an address of this machine, or see BOT_HEALTH_ALLOWED_HOSTS.\n"
        )

    async def close(self) -> None:
        """Close the port; do nothing if it isn't open."""
        self._scheduler.cancel(JOB)
        runner, self._runner = self._runner, None
        if runner is not None:
            await runner.cleanup()

    async def _health(self, _request: web.Request) -> web.Response:
        """Return whether the bot can serve a table, and what fails if not."""
        database, gateway = await self._database_health(), self._gateway_health()
        parts = {"database": database, "gateway": gateway}
        problems = [f"{name}: {part['problem']}" for name, part in parts.items() if "problem" in part]
        # Not a problem of this process: a restart would not open them.
        direct = {"closed_seconds": round(self._direct_messages())}
        body = {"ok": not problems, "problems": problems, **parts, "direct_messages": direct}
        return web.json_response(body, status=503 if problems else 200)

    async def _database_health(self) -> dict[str, object]:
        """Return how long the database took, or its error."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            async with asyncio.timeout(self._patience):
                await self._database()
        except TimeoutError:
            return {"problem": f"no answer within {self._patience:g} s"}
        except Exception as error:
            is_storage_failure = isinstance(error, FAILURES) and not isinstance(
                error, DatabaseClosed | sqlite3.ProgrammingError
            )
            return {"problem": str(error) if is_storage_failure else type(error).__name__}
        return {"seconds": round(loop.time() - begun, 6)}

    def _gateway_health(self) -> dict[str, object]:
        problem = self._gateway()
        if problem is not None:
            return {"problem": problem}
        latency = self._latency()
        return {"latency": round(latency, 6) if math.isfinite(latency) else None}

    async def _page(self, _request: web.Request) -> web.Response:
        """Return the metrics, those of tables only while the database answers."""
        tables: Mapping[str, int] | None = None
        try:
            async with asyncio.timeout(self._patience):
                tables = await self._tables()
        except Exception as error:
            log.warning("table_count_failed", error=type(error).__name__)
        return web.Response(body=self._metrics.page(tables), headers={"Content-Type": CONTENT_TYPE_LATEST})

    def _beat(self) -> None:
        now = asyncio.get_running_loop().time()
        self._metrics.late(max(0.0, now - self._beats_at))
        self._beats_at = now + LAG_INTERVAL_SECONDS


def _name_in(host: str) -> str:
    """Return the name or address in a `Host` header, without the port."""
    address, closed, _ = host.lower().partition("]")
    return address.removeprefix("[") if closed else address.partition(":")[0].removesuffix(".")
