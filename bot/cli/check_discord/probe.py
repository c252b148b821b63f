"""The connection to Discord for all checks: sends requests, records what they create, and deletes all of it."""

import asyncio
import json
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from operator import attrgetter, itemgetter
from types import SimpleNamespace
from typing import Any, TypeVar

import aiohttp
import discord
from discord.http import Route
from discord.utils import time_snowflake, utcnow

from bot.cli.check_discord.outcomes import Differs
from bot.ui.discord import error_codes

Json = dict[str, Any]
T = TypeVar("T")
V2 = 1 << 15
PREFIX = "check-discord"
"""Part of everything that a check creates at Discord, followed by the run's number."""
NAME = PREFIX.replace("-", "_")
"""The same in letters allowed in names of emojis."""
OLD = timedelta(minutes=10)
"""How old something must be to be left over from an earlier run."""
UNTIL_ANSWERED = 15.0
"""Seconds that the cleanup waits for interrupted requests."""
PAGE = 100
NOT_THERE = 404
DELETED_TRIES = 3
_WEBHOOK = re.compile(r"/(webhooks|interactions)/\d+/[^/]+")


@dataclass(frozen=True, slots=True)
class Exchange:
    """The headers of a response.

    Args:
        status: HTTP status.
        limit: how many requests Discord accepts, and in how many seconds at most; None: not announced.
        scope: the scope of a 429.
    """

    route: str
    status: int
    limit: tuple[int, float] | None
    scope: str


class Probe:
    """A bot in the channel in which the checks run.

    Attributes:
        client: logged in, without the gateway unless a check connects it.
        exchanges: the responses of Discord so far.
    """

    def __init__(self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self.tag = f"{PREFIX}-{secrets.token_hex(4)}"
        self.exchanges: list[Exchange] = []
        self.sleep = sleep
        self._since = time_snowflake(utcnow())
        self._made: dict[str, None] = {}
        self._pending: set[asyncio.Future[Any]] = set()
        self.client: discord.Client
        self.guild: discord.Guild
        self.me: discord.Member
        self.channel: discord.TextChannel

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that records the headers of every response."""

        async def ended(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
        ) -> None:
            headers = params.response.headers
            limit, after = headers.get("X-RateLimit-Limit"), headers.get("X-RateLimit-Reset-After")
            self.exchanges.append(
                Exchange(
                    f"{params.method} {route_of(params.url.path)}",
                    params.response.status,
                    (int(limit), float(after)) if limit and after else None,
                    headers.get("X-RateLimit-Scope", ""),
                )
            )

        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(ended)
        return trace

    @property
    def permissions(self) -> discord.Permissions:
        """The bot's permissions in the channel."""
        return self.channel.permissions_for(self.me)

    @property
    def messages(self) -> str:
        """The path of the channel's messages."""
        return f"/channels/{self.channel.id}/messages"

    @property
    def commands(self) -> str:
        """The path of the commands of this server alone."""
        return f"/applications/{self.client.application_id}/guilds/{self.guild.id}/commands"

    @property
    def emojis(self) -> str:
        """The path of the application's emojis."""
        return f"/applications/{self.client.application_id}/emojis"

    @property
    def events(self) -> str:
        """The path of the server's scheduled events."""
        return f"/guilds/{self.guild.id}/scheduled-events"

    async def call(self, method: str, path: str, body: Any = None, files: Sequence[discord.File] = ()) -> Any:
        """Send a request; return Discord's response."""
        route = Route(method, path)
        if not files:
            return await self.client.http.request(route, **({} if body is None else {"json": body}))
        form: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(body)}]
        form += [
            {"name": f"files[{n}]", "value": file.fp, "filename": file.filename, "content_type": "image/png"}
            for n, file in enumerate(files)
        ]
        return await self.client.http.request(route, form=form, files=files)

    async def make(self, path: str, request: Coroutine[Any, Any, T], identify: Callable[[T], int | str]) -> T:
        """Await a request that creates something, and record how to delete it, also if this task is cancelled."""
        task = asyncio.ensure_future(request)
        self._pending.add(task)

        def done(task: "asyncio.Future[T]") -> None:
            self._pending.discard(task)
            if not task.cancelled() and task.exception() is None:
                self._made[f"{path}/{identify(task.result())}"] = None

        task.add_done_callback(done)
        return await asyncio.shield(task)

    async def post(self, *components: Json, files: Sequence[discord.File] = (), **fields: Any) -> Json:
        """Write a message with these components; the tag must be in it."""
        body: Json = {"flags": V2, "components": list(components), "allowed_mentions": {"parse": []}}
        body |= fields
        assert self.tag in json.dumps(body), "the cleanup would not find it again"
        return await self.create(self.messages, body, files)

    async def create(self, path: str, body: Json, files: Sequence[discord.File] = ()) -> Json:
        """Create an entry of a collection."""
        return await self.make(path, self.call("POST", path, body, files), itemgetter("id"))

    async def send(self, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> discord.Message:
        """Write a message as the bot does."""
        return await self.make(self.messages, self.channel.send(view=view, files=files), attrgetter("id"))

    async def edit(self, message: Json, body: Json, files: Sequence[discord.File] = ()) -> Json:
        """Change a message."""
        return await self.call("PATCH", f"{self.messages}/{message['id']}", body, files)

    async def delete(self, path: str) -> None:
        """Delete a thing, unless it is gone."""
        for tries in range(1, DELETED_TRIES + 1):
            try:
                await self.call("DELETE", path)
                break
            except discord.HTTPException as error:
                if error.status == NOT_THERE:
                    break
                if error.status < error_codes.BROKEN or tries == DELETED_TRIES:
                    raise
        self._made.pop(path, None)

    async def clean(self) -> None:
        """Delete what the checks have created so far, as far as its id is recorded."""
        for path in reversed(self._made.copy()):
            await self.delete(path)

    async def clean_all(self) -> list[str]:
        """Delete all that this run has created, also by interrupted requests; return what is left."""
        if self._pending:
            await asyncio.wait(self._pending, timeout=UNTIL_ANSWERED)
        left: list[str] = []
        for path in reversed(self._made.copy()):
            await self._try(self.delete(path), left, path)

        def of_this_run(_number: str, text: str) -> bool:
            return self.tag in text or self.name in text

        await self._sweep(of_this_run, left, since=self._since)
        return left

    async def clean_old(self) -> None:
        """Delete leftovers of a killed run, except messages of steps, which may still be in use."""
        before = time_snowflake(utcnow() - OLD)

        def of_earlier_runs(number: str, text: str) -> bool:
            tagged = f"{PREFIX}-" in text or f"{NAME}_" in text
            return int(number) < before and tagged and ":step-" not in text

        await self._sweep(of_earlier_runs, [])

    async def _sweep(self, ours: Callable[[str, str], bool], left: list[str], since: int | None = None) -> None:
        """Delete things that a predicate finds by id and text; record the kinds that can't be deleted."""
        for what, sweep in (
            ("messages", self._sweep_messages(ours, since)),
            ("emojis", self._sweep_list(self.emojis, ours, "items")),
            ("commands", self._sweep_list(self.commands, ours)),
            ("events", self._sweep_list(self.events, ours)),
            ("threads", self._sweep_threads(ours)),
        ):
            await self._try(sweep, left, what)

    async def _try(self, work: Coroutine[Any, Any, None], left: list[str], what: str) -> None:
        """Delete a thing; record its kind if Discord refuses."""
        try:
            await work
        except error_codes.REQUEST_ERRORS:
            left.append(kind_of(what))

    async def _sweep_messages(self, ours: Callable[[str, str], bool], since: int | None) -> None:
        newest = since
        while True:
            after = "" if newest is None else f"&after={newest}"
            found = await self.call("GET", f"{self.messages}?limit={PAGE}{after}")
            for message in found:
                if message["author"]["id"] == str(self.me.id) and ours(message["id"], json.dumps(message)):
                    await self.delete(f"{self.messages}/{message['id']}")
            if newest is None or len(found) < PAGE:
                return
            newest = max(int(message["id"]) for message in found)

    async def _sweep_list(self, path: str, ours: Callable[[str, str], bool], key: str | None = None) -> None:
        found = await self.call("GET", path)
        for one in found[key] if key else found or ():
            if ours(one["id"], one["name"]):
                await self.delete(f"{path}/{one['id']}")

    async def _sweep_threads(self, ours: Callable[[str, str], bool]) -> None:
        found = await self.call("GET", f"/guilds/{self.guild.id}/threads/active")
        for thread in found["threads"]:
            if thread["owner_id"] == str(self.me.id) and ours(thread["id"], thread["name"]):
                await self.delete(f"/channels/{thread['id']}")

    @property
    def name(self) -> str:
        """The tag in letters allowed in names of emojis."""
        return self.tag.replace("-", "_")

    def words(self, text: str = "") -> Json:
        """Return a text with this run's tag."""
        return {"type": 10, "content": f"-# {self.tag}\n{text}" if text else f"-# {self.tag}"}

    def text(self, characters: int, letter: str = "x") -> Json:
        """Return a text with this many characters, the tag included."""
        return {"type": 10, "content": self.tag + letter * (characters - len(self.tag))}

    def edit_limits(self, before: int) -> str:
        """Return in words how many edits Discord takes, by its answers since one; raises Differs without headers."""
        answers = [each for each in self.exchanges[before:] if each.route.startswith("PATCH")]
        announced = [each.limit for each in answers if each.limit]
        if not announced:
            raise Differs("the answers have no X-RateLimit headers")
        limit, seconds = max(announced)
        early = sum(each.status == error_codes.TOO_MANY for each in answers)
        return f"{limit} edits in {seconds:.0f} s; {early} of {len(answers)} were too early"

    async def accepts(self, what: str, *components: Json, **fields: Any) -> Json:
        """Write a message that Discord must accept; return it; raises Differs if Discord refuses it."""
        try:
            return await self.post(*components, **fields)
        except discord.HTTPException as error:
            if error.status == error_codes.BROKEN or is_refusal(error):
                raise Differs(f"Discord refuses {what}: {words_of(error)}") from error
            raise

    async def refuses(self, what: str, *components: Json, **fields: Any) -> discord.HTTPException:
        """Write a message that Discord must refuse; return the error; raises Differs if Discord accepts it."""
        return await self.expect_refusal(what, self.post(*components, **fields))

    async def expect_refusal(self, what: str, request: Awaitable[object]) -> discord.HTTPException:
        """Await a request that Discord must refuse; return the error; raises Differs if Discord accepts it."""
        try:
            await request
        except discord.HTTPException as error:
            if is_refusal(error):
                return error
            raise
        raise Differs(f"Discord accepts {what}")


@contextmanager
def refusal_as(kind: type[Exception], sentence: str, *, code: bool = False) -> Generator[None]:
    """Raise an error of this kind where Discord refuses the content of a request; `code` adds Discord's code."""
    try:
        yield
    except discord.HTTPException as error:
        if is_refusal(error):
            raise kind(f"{sentence}: code {error.code}" if code else sentence) from error
        raise


def is_refusal(error: discord.HTTPException) -> bool:
    """Return whether Discord refuses the content of a request."""
    return error.status == 400


def words_of(error: discord.HTTPException) -> str:
    """Return status and codes of an error; its sentences could have ids or names."""
    return f"status {error.status}, code {error.code}" + "".join(f", {each}" for each in _codes(error))


def _codes(error: discord.HTTPException) -> list[str]:
    """Return the codes of the errors that Discord has found in a request, each once."""
    return list(dict.fromkeys(re.findall(r"'code': '([A-Z0-9_]+)'", str(vars(error).get("_errors")))))


def route_of(path: str) -> str:
    """Return a path without base, ids and tokens."""
    path = re.sub(r"^/api/v\d+", "", path)
    return re.sub(r"\d{15,}", "{id}", _WEBHOOK.sub(r"/\1/{id}/{token}", path))


def kind_of(what: str) -> str:
    """Return the kind of a path's target, in a word."""
    for part, kind in (
        ("/messages", "a message"),
        ("/emojis", "an emoji"),
        ("/commands", "a command"),
        ("/scheduled-events", "an event"),
        ("/channels", "a thread"),
    ):
        if part in what:
            return kind
    return what
