"""Dispatches HTTP requests to handlers: routes, the token, bodies, faults, the log, and errors as JSON."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, cast

from aiohttp import BodyPartReader, web

from bot.sandbox.app_state import SandboxState
from bot.sandbox.errors import ApiError, unauthorized
from bot.sandbox.fault_injection import FaultRule
from bot.sandbox.json_helpers import Json, load
from bot.sandbox.message_payload import MessagePayload, Upload

_PREFIX: Final = re.compile(r"/api(?:/v\d+)?(/.*)")
_FILE_FIELD: Final = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Request:
    """One request, as a handler gets it; `params` are the variable parts of the path."""

    hub: SandboxState
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    files: dict[int, Upload]

    def __getitem__(self, name: str) -> str:
        return self.params[name]

    @property
    def fields(self) -> Json:
        """The body as a JSON object, empty when there is none."""
        return cast("Json", self.body) if isinstance(self.body, dict) else {}

    @property
    def draft(self) -> MessagePayload:
        """The body as a message draft with its files."""
        return MessagePayload(self.fields, self.files)

    def flag(self, name: str) -> bool:
        """Return whether a query argument is set to true."""
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str, default: int) -> int:
        """Return a query argument as a number."""
        value = self.query.get(name, "")
        return int(value) if value.isdigit() else default


@dataclass(slots=True)
class Reply:
    """A response with a status other than the usual 200 or 204."""

    status: int
    data: Any


@dataclass(slots=True)
class LoggedRequest:
    """A logged call: the path is the one behind /api/vN, bodies are decoded JSON (None when there is none).

    `by_bot` is whether it had the bot's own token, and so counts against its 50 a second; `at` is its time in seconds
    of a monotonic clock.
    """

    method: str
    path: str
    request: Any
    status: int
    answer: Any
    by_bot: bool
    at: float


RouteHandler = Callable[[Request], Any]


@dataclass(slots=True)
class _Route:
    parts: tuple[str, ...]
    handler: RouteHandler
    auth: bool


@dataclass(slots=True)
class Routes:
    """A table of routes, indexed by method, length and first part for quick look-ups."""

    _table: dict[tuple[str, int, str], list[_Route]] = field(default_factory=dict[tuple[str, int, str], list[_Route]])

    def add(self, method: str, path: str, *, auth: bool = True) -> Callable[[RouteHandler], RouteHandler]:
        """Register the decorated handler for "/literal/{variable}"."""
        parts = tuple(path.strip("/").split("/"))

        def register(handler: RouteHandler) -> RouteHandler:
            self._table.setdefault((method, len(parts), parts[0]), []).append(_Route(parts, handler, auth))
            return handler

        return register

    def include(self, other: "Routes") -> None:
        """Add all routes of another table."""
        for key, found in other._table.items():
            self._table.setdefault(key, []).extend(found)

    def find(self, method: str, path: str) -> tuple[_Route, dict[str, str]] | None:
        """Return the route of a path and its variables; literal parts win over variables."""
        given = path.strip("/").split("/")
        best: tuple[int, _Route, dict[str, str]] | None = None
        for route in self._table.get((method, len(given), given[0]), ()):
            params: dict[str, str] = {}
            for wanted, part in zip(route.parts, given, strict=True):
                if wanted[0] == "{":
                    params[wanted[1:-1]] = part
                elif wanted != part:
                    break
            else:
                if best is None or len(params) < best[0]:
                    best = (len(params), route, params)
        return None if best is None else best[1:]


class Rest:
    """Answers every request below /api."""

    def __init__(self, hub: SandboxState, routes: Routes, log: list[LoggedRequest] | None) -> None:
        self._hub = hub
        self._routes = routes
        self._log = log

    async def serve(self, request: web.Request) -> web.Response:
        """Answer one request."""
        match = _PREFIX.fullmatch(request.path)
        path = match[1] if match else request.path
        at, fault = time.monotonic(), self._hub.faults.match(request.method, path)
        full, headers = self._hub.faults.count(request.method, path)
        body: Any = None
        after: float | None = None
        try:
            if fault is not None:
                await _disturb(fault, after=False)
            body, files = await _read(request)
            _hold_back(full=full)
            status, data = self._handle(request, path, body, files)
            if fault is not None:
                await _disturb(fault, after=True)
        except ApiError as error:
            status, data, after = error.status, error.body(), error.retry_after
        if fault is not None and fault.rewrite is not None:
            status, data = fault.rewrite(body, status, data)
        if status == 429:
            headers |= _too_many(data, fault, headers, after)
        if self._log is not None:
            by_bot = "Authorization" in request.headers
            self._log.append(LoggedRequest(request.method, path, body, status, data, by_bot, at))
        if fault is not None and fault.page is not None:
            text, kind = fault.page
            return web.Response(text=text, status=status, content_type=kind)
        if status == 204:
            return web.Response(status=204, headers=headers)
        text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
        # Not json_response: discord.py wants exactly this content type, without a charset.
        return web.Response(body=text, status=status, content_type="application/json", headers=headers)

    def _handle(self, request: web.Request, path: str, body: Any, files: dict[int, Upload]) -> tuple[int, Any]:
        found = self._routes.find(request.method, path)
        if found is None:
            raise ApiError(404, 0, "404: Not Found")
        route, params = found
        if route.auth and request.headers.get("Authorization") != f"Bot {self._hub.token}":
            raise unauthorized()
        answer = route.handler(Request(self._hub, params, request.query, body, files))
        if isinstance(answer, Reply):
            return answer.status, answer.data
        return (204, None) if answer is None else (200, answer)


def _hold_back(*, full: bool) -> None:
    if full:
        raise ApiError(429, 0, "You are being rate limited.")


def _too_many(data: Json, fault: FaultRule | None, limit: Mapping[str, str], after: float | None) -> dict[str, str]:
    """Add the retry time to a 429's body; return the headers with it."""
    after = after or float(limit.get("X-RateLimit-Reset-After", 0)) or (fault.retry_after if fault else None)
    if after is None:
        return {}
    everywhere = fault is not None and fault.everywhere
    data |= {"retry_after": after, "global": everywhere}
    # discord.py takes a 429 without Via for a ban by the proxy in front of Discord.
    headers = {"Retry-After": str(after), "Via": "1.1 sandbox"}
    return headers | {"X-RateLimit-Global": "true"} if everywhere else headers


async def _disturb(fault: FaultRule, *, after: bool) -> None:
    if fault.delay and fault.after == after:
        await asyncio.sleep(fault.delay)
    error = fault.error()
    if error is not None and fault.after == after:
        raise error


async def _read(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    return (_decode(raw) if raw and request.content_type == "application/json" else None), {}


async def _read_multipart(request: web.Request) -> tuple[Any, dict[int, Upload]]:
    body: Json = {}
    files: dict[int, Upload] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = bytes(await part.read())
        if part.name == "payload_json":
            body = _decode(content)
        elif match := _FILE_FIELD.fullmatch(part.name or ""):
            files[int(match[1])] = Upload(part.filename or "file", content)
    return body, files


def _decode(raw: bytes) -> Any:
    try:
        return load(raw)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
