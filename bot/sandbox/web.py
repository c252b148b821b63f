"""The page and its own protocol, which simulated users use too (`bot.sandbox.user_client`).

A user is named by `as` (name or id). Bodies and answers are JSON; an error is `{"error": sentence}` with a 4xx state.
Reading:

    GET  /web/state?as=                   who I am, people, channels with unread marks, the bot, hint
    GET  /web/commands?as=&channel=       slash commands and entries of menus I may use there
    GET  /web/messages?as=&channel=[&before=]   the last 50 entries {rev, message}, oldest first
    WS   /web/live?as=[&channels=a,b]     events as they happen, in guilds only those of the channels named

Acting, each a POST with `{"as", ...}`:

    /web/send      {channel, content}                         -> {rev, message}
    /web/command   {channel, command: "name sub", options}    -> answer
    /web/menu      {channel, menu, target: message or person} -> answer
    /web/complete  {channel, command, options, focused}       -> answer
    /web/click     {channel, message, custom_id, values?}     -> answer (`forged`: even if there is no such button)
    /web/submit    {interaction, values: {custom_id: value}}  -> answer
    /web/dismiss   {channel, message}      /web/read {channel, message}      /web/typing {channel}
    /web/thread    {channel, name, message?}                  -> {id}
    /web/archive   {channel: a thread's, archived}            -> {}
    /web/profile   {locale?, dms_closed?, installed?}         -> me

An answer is the bot's first reaction: `{"kind"}` with `message`, `deferred`, `update` (each with `entry`),
`deferred_update`, `modal` (`interaction`, `modal`), `choices` (`choices`) or `failed` (`reason`: timeout, offline).
Events have a `t`: `message` and `message_update` (`rev`, `message`), `message_delete` (`id`, `channel_id`), `typing`,
`commands`, `channels` (ask for the state again), `bot` (`online`). A higher `rev` is a newer state of a message.
"""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from aiohttp import web

from bot.sandbox import messages, permissions, serializers, threads, user_actions
from bot.sandbox.app_state import SandboxState
from bot.sandbox.broadcast import PageSocket, envelope
from bot.sandbox.errors import ApiError, PageError
from bot.sandbox.json_helpers import Json, load, one
from bot.sandbox.message_payload import MessagePayload
from bot.sandbox.strictness import SHOWN
from bot.sandbox.world import Account, Channel, Message

_PAGE: Final = Path(__file__).parent / "page"
_STATIC: Final = frozenset(_PAGE.iterdir())
_PAGE_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: http: https:; style-src 'self' 'unsafe-inline'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
LATE: Final = 409
"""The status for a click on a component that existed a moment ago."""
PageAction = Callable[[Account, Json], Awaitable[Json]]


class PageServer:
    """Serves the page, its files, and the actions of its users."""

    def __init__(self, hub: SandboxState) -> None:
        self._hub = hub
        self._acts: dict[str, PageAction] = {
            "send": self._send,
            "command": self._command,
            "complete": self._complete,
            "menu": self._menu,
            "click": self._click,
            "submit": self._submit,
            "dismiss": self._dismiss,
            "read": self._read,
            "typing": self._typing,
            "profile": self._profile,
            "thread": self._thread,
            "archive": self._archive,
        }

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for the application."""
        return [
            web.get("/", self._index),
            web.get("/static/{name}", self._static),
            web.get("/web/state", self._state),
            web.get("/web/commands", self._commands),
            web.get("/web/messages", self._messages),
            web.get("/web/live", self._live),
            web.post("/web/{act}", self._act),
            web.get("/attachments/{channel}/{file}/{name}", self._attachment),
            web.get("/emojis/{file}", self._emoji),
        ]

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(
            _PAGE / "index.html", headers={"Content-Security-Policy": _PAGE_POLICY, "Cache-Control": "no-cache"}
        )

    async def _static(self, request: web.Request) -> web.StreamResponse:
        path = _PAGE / request.match_info["name"]
        if path not in _STATIC:
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Cache-Control": "no-cache"})

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        file = self._hub.world.files.get(request.match_info["file"])
        if file is None:
            raise web.HTTPNotFound
        return _bytes(file.content, file.content_type)

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        file = self._hub.emojis.image(request.match_info["file"].split(".")[0])
        if file is None:
            raise web.HTTPNotFound
        return _bytes(file.content, file.content_type)

    async def _state(self, request: web.Request) -> web.StreamResponse:
        hub = self._hub
        try:
            account = self._account(request.query.get("as", ""))
        except PageError as error:
            return _json({"error": str(error), "people": [a.name for a in hub.world.by_name.values()]}, 404)
        channels = [c for g in hub.world.guilds.values() if account.id in g.members for c in g.channels.values()]
        channels += [c for g in hub.world.guilds.values() if account.id in g.members for c in g.threads.values()]
        channels += [c for c in hub.world.channels.values() if account in c.group]
        return _json(
            {
                "me": self._me(account),
                "people": [
                    {"id": a.id, "name": a.name, "here": self._is_here(a)} for a in hub.world.by_name.values()
                ],
                "bot": serializers.user(hub.world.bot),
                "online": hub.gateway.online,
                "guilds": [
                    {
                        "id": g.id,
                        "name": g.name,
                        "owner_id": g.owner_id,
                        "roles": [serializers.role(r) for r in g.roles.values()],
                    }
                    for g in hub.world.guilds.values()
                    if account.id in g.members
                ],
                "channels": [_channel(c, account) for c in channels],
                "dm": _channel(hub.world.dm(account), account),
                "hint": hub.hint,
                "suggestion": hub.suggestion,
                "strict": {row: getattr(hub.strictness, row) for row in SHOWN},
            }
        )

    async def _commands(self, request: web.Request) -> web.StreamResponse:
        account = self._account(request.query.get("as", ""))
        channel = self._channel(account, request.query.get("channel", ""))
        known = self._hub.commands
        return _json({"commands": known.visible(account, channel), "menus": known.visible(account, channel, 2, 3)})

    async def _messages(self, request: web.Request) -> web.StreamResponse:
        account = self._account(request.query.get("as", ""))
        channel = self._channel(account, request.query.get("channel", ""))
        found = channel.newest(200 if "before" not in request.query else 50, request.query.get("before"))
        seen = [envelope("message", m) for m in found if m.only in (None, account.id)]
        return _json({"messages": seen[:50][::-1]})

    async def _live(self, request: web.Request) -> web.StreamResponse:
        wish = request.query.get("channels")
        channels = frozenset(wish.split(",")) if wish else None
        listener = PageSocket(self._account(request.query.get("as", "")), channels)
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        # Listening begins before the page gets the connection's confirmation, so its later reads miss no event.
        self._hub.audience.listeners.add(listener)
        try:
            await socket.prepare(request)
        except BaseException:
            self._hub.audience.listeners.discard(listener)
            raise
        reader = asyncio.create_task(_drain(socket, listener))
        try:
            while (text := await listener.queue.get()) is not None:
                await socket.send_str(text)
        except ConnectionError:
            pass
        finally:
            self._hub.audience.listeners.discard(listener)
            await socket.close()
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader
        return socket

    async def _act(self, request: web.Request) -> web.StreamResponse:
        act = self._acts.get(request.match_info["act"])
        if act is None:
            raise PageError("There is no such act.", 404)
        try:
            body: Json = load(await request.read())
            return _json(await act(self._account(str(body["as"])), body))
        except (ValueError, KeyError, TypeError) as error:
            raise PageError(f"The request is not understood: {error!r}") from error
        except ApiError as error:
            raise PageError(error.message, error.status) from error

    def _account(self, wanted: str) -> Account:
        account = self._hub.world.find_person(wanted)
        if account is None:
            raise PageError(f"Nobody is called {wanted!r}.", 404)
        return account

    def _channel(self, account: Account, channel_id: str) -> Channel:
        channel = self._hub.world.channels.get(channel_id)
        if channel is None or not channel.has(account):
            raise PageError("There is no such channel.", 404)
        return channel

    def _message(self, account: Account, body: Json) -> Message:
        message = self._channel(account, body["channel"]).messages.get(body["message"])
        if message is None or message.only not in (None, account.id):
            raise PageError("This message is no longer there.", 409)
        return message

    def _is_here(self, account: Account) -> bool:
        return any(listener.account is account for listener in self._hub.audience.listeners)

    async def _send(self, account: Account, body: Json) -> Json:
        channel = self._channel(account, body["channel"])
        bit = permissions.SEND_MESSAGES_IN_THREADS if channel.parent else permissions.SEND_MESSAGES
        if not permissions.in_channel(account.id, channel) & bit:
            raise PageError("You may not write here.", 403)
        threads.write_in(self._hub, channel)
        draft = MessagePayload({"content": body["content"]})
        return envelope("message", messages.post(self._hub, channel, account, draft))

    async def _command(self, account: Account, body: Json) -> Json:
        channel = self._channel(account, body["channel"])
        return await user_actions.command(self._hub, account, channel, body["command"], one(body, "options"))

    async def _menu(self, account: Account, body: Json) -> Json:
        channel = self._channel(account, body["channel"])
        return await user_actions.menu(self._hub, account, channel, body["menu"], body["target"])

    async def _complete(self, account: Account, body: Json) -> Json:
        channel = self._channel(account, body["channel"])
        options: Json = one(body, "options")
        return await user_actions.complete(self._hub, account, channel, body["command"], options, body["focused"])

    async def _click(self, account: Account, body: Json) -> Json:
        """Click a component; a vanished one fails as at Discord, without an error in the browser's log."""
        try:
            return await self._clicked(account, body)
        except PageError as error:
            if error.status != LATE:
                raise
            return {"kind": "failed", "reason": "gone", "error": str(error)}

    async def _clicked(self, account: Account, body: Json) -> Json:
        message = self._message(account, body)
        values: list[str] | None = body.get("values")
        if body.get("forged"):
            return await user_actions.forge(self._hub, account, message, body["custom_id"], values)
        return await user_actions.press(self._hub, account, message, body["custom_id"], values)

    async def _submit(self, account: Account, body: Json) -> Json:
        opener = self._hub.interactions.by_id(body["interaction"])
        if opener is None or opener.modal is None or opener.account is not account:
            raise PageError("This form is no longer open.", 409)
        return await user_actions.submit(self._hub, account, opener, one(body, "values"))

    async def _dismiss(self, account: Account, body: Json) -> Json:
        message = self._message(account, body)
        if message.only is None:
            raise PageError("Only messages that you alone see can be dismissed.")
        messages.delete(self._hub, message)
        return {}

    async def _read(self, account: Account, body: Json) -> Json:
        account.read[self._channel(account, body["channel"]).id] = str(body["message"])
        return {}

    async def _typing(self, account: Account, body: Json) -> Json:
        channel = self._channel(account, body["channel"])
        self._hub.audience.send({"t": "typing", "channel_id": channel.id, "user": account.id}, channel)
        if not channel.has(self._hub.world.bot):
            return {}
        event: Json = {"channel_id": channel.id, "user_id": account.id, "timestamp": int(self._hub.clock())}
        if channel.guild is not None:
            member = serializers.member(channel.guild.members[account.id])
            event |= {"guild_id": channel.guild.id, "member": member}
        self._hub.gateway.dispatch("TYPING_START", event, dm=channel.guild is None)
        return {}

    async def _thread(self, account: Account, body: Json) -> Json:
        channel, name = self._channel(account, body["channel"]), {"name": body["name"]}
        if "message" not in body:
            return {"id": threads.create(self._hub, channel, account, name).id}
        return {"id": threads.create_from(self._hub, self._message(account, body), account, name).id}

    async def _archive(self, account: Account, body: Json) -> Json:
        thread = self._channel(account, body["channel"])
        if thread.parent is None:
            raise PageError("Only a thread can be archived.")
        threads.change(self._hub, thread, account, {"archived": bool(body["archived"])})
        return {}

    async def _profile(self, account: Account, body: Json) -> Json:
        account.locale = str(body.get("locale") or account.locale)
        account.dms_closed = bool(body.get("dms_closed", account.dms_closed))
        if "installed" in body:
            account.installed = bool(body["installed"])
            self._hub.audience.send_to_all({"t": "commands"})
        return self._me(account)

    def _me(self, account: Account) -> Json:
        pushes = [push for push in self._hub.pushes if push.account is account]
        return {
            "id": account.id,
            "name": account.name,
            "locale": account.locale,
            "dms_closed": account.dms_closed,
            "installed": account.installed,
            "pushes": len(pushes),
            "dead_pushes": sum(push.deleted for push in pushes),
        }


def _channel(channel: Channel, account: Account) -> Json:
    read = int(account.read.get(channel.id, "0"))
    visible = (m for m in channel.messages.values() if m.only in (None, account.id) and int(m.id) > read)
    unread = [m for m in visible if m.author is not account]
    return {
        "id": channel.id,
        "name": channel.name,
        "topic": channel.topic,
        "guild_id": channel.guild.id if channel.guild else None,
        "group": bool(channel.group),
        "parent": channel.parent and channel.parent.id,
        "archived": channel.archived,
        "count": len(channel.messages),
        "unread": len(unread),
        "mentions": sum(channel.recipient is not None or _mentions(m, account) for m in unread),
    }


def _mentions(message: Message, account: Account) -> bool:
    wire = message.wire
    return wire["mention_everyone"] or any(user["id"] == account.id for user in wire["mentions"])


def _json(data: Any, status: int = 200) -> web.Response:
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    return web.Response(body=text, status=status, content_type="application/json")


def _bytes(content: bytes, content_type: str) -> web.Response:
    # An attachment is shown, never run, with any content.
    headers = {"Content-Security-Policy": "sandbox", "X-Content-Type-Options": "nosniff"}
    return web.Response(body=content, content_type=content_type, headers=headers)


async def _drain(socket: web.WebSocketResponse, listener: PageSocket) -> None:
    async for _ in socket:
        pass
    listener.queue.put_nowait(None)
