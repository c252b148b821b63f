"""The gateway: sessions that survive a dropped connection, numbered events, replay, compression."""

import asyncio
import contextlib
import importlib
import json
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import serializers
from bot.sandbox.json_helpers import Json, load
from bot.sandbox.sharding import IdentifyLimiter, ShardRouter, shard_of
from bot.sandbox.snowflakes import new_token
from bot.sandbox.world import World

_DISPATCH, _HEARTBEAT, _IDENTIFY, _PRESENCE, _RESUME, _MEMBERS = 0, 1, 2, 3, 6, 8
_INVALID_SESSION, _HELLO, _ACK = 9, 10, 11
_MEMBERS_INTENT: Final = 1 << 1
_CONTENT_INTENT: Final = 1 << 15
_INTENTS: Final = {  # event prefix: intent in guilds, intent in direct messages (0: always sent)
    "GUILD_MEMBER_": (_MEMBERS_INTENT, 0),
    "GUILD_SCHEDULED_EVENT_": (1 << 16, 0),
    "GUILD_": (1, 1),
    "THREAD_": (1, 1),
    "CHANNEL_": (1, 1),
    "MESSAGE_": (1 << 9, 1 << 12),
    "TYPING_": (1 << 11, 1 << 14),
}
_REMEMBERED: Final = 2000
_INVALID: Final = f'{{"op":{_INVALID_SESSION},"s":null,"t":null,"d":false}}'


class _Encoder(Protocol):
    def __call__(self, text: str, /) -> str | bytes: ...


class GatewaySession:
    """One identified bot; it outlives its connection so that RESUME can replay what was missed."""

    def __init__(self, intents: int, shard: list[int]) -> None:
        self.id = new_token(16)
        self.intents = intents
        self.shard = shard
        self.seq = 0
        self.queue: asyncio.Queue[str | int] | None = None
        self._sent: deque[tuple[int, str]] = deque(maxlen=_REMEMBERED)

    def send(self, event: str, data_text: str) -> None:
        """Number an event, remember it, and send it if the connection is up."""
        self.seq += 1
        text = f'{{"op":0,"t":"{event}","s":{self.seq},"d":{data_text}}}'
        self._sent.append((self.seq, text))
        if self.queue is not None:
            self.queue.put_nowait(text)

    def missed(self, seq: int) -> list[str] | None:
        """Return the events after a number, None when they are no longer remembered."""
        if seq > self.seq or (self._sent and self._sent[0][0] > seq + 1):
            return None
        return [text for number, text in self._sent if number > seq]


class Gateway:
    """All sessions of the bot; `on_change` is called whenever it connects or disconnects."""

    def __init__(self, world: World, token: str, on_change: Callable[[], None], starts: IdentifyLimiter) -> None:
        self._world = world
        self._token = token
        self._on_change = on_change
        self.starts = starts
        self._routes = ShardRouter()
        self._sessions: dict[str, GatewaySession] = {}
        self._sockets: set[web.WebSocketResponse] = set()
        self.url = ""
        self.identified = 0
        self.resumed = 0

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return any(session.queue is not None for session in self._sessions.values())

    @property
    def connected(self) -> list[tuple[int, int]]:
        """The shard, and the shard count, of each connected session."""
        return sorted((each.shard[0], each.shard[1]) for each in self._sessions.values() if each.queue is not None)

    def wants(self, event: str, *, dm: bool = False) -> bool:
        """Return whether any session asked for this kind of event."""
        needed = _intent(event, dm)
        return any(not needed or session.intents & needed for session in self._sessions.values())

    def dispatch(self, event: str, data: Json, *, dm: bool = False) -> bool:
        """Send an event to every session of its shard whose intents cover it; the payload is encoded once.

        Returns whether there is such a session, connected or resumable.
        """
        needed, key = _intent(event, dm), self._routes.key(event, data)
        text = hushed = ""
        for session in self._sessions.values():
            if key % session.shard[1] != session.shard[0] or (needed and not session.intents & needed):
                continue
            if self._hides_content(session, event, data, dm):
                hushed = hushed or _encode(data | {"content": "", "embeds": [], "components": [], "attachments": []})
                session.send(event, hushed)
            else:
                text = text or _encode(data)
                session.send(event, text)
        return bool(text or hushed)

    async def drop(self, code: int = 4000, *, resume: bool = True) -> None:
        """Close every connection with a code; with `resume=False` the sessions are deleted, too."""
        if not resume:
            self._sessions.clear()
        for session in self._sessions.values():
            session.queue = None  # first, so that the end of the connection is not taken for a goodbye
        self._on_change()
        for socket in list(self._sockets):
            await socket.close(code=code)

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        try:
            await socket.prepare(request)
        except ConnectionResetError:
            return web.Response()  # the client has disconnected already
        queue: asyncio.Queue[str | int] = asyncio.Queue()
        address = f"ws://{request.host}{request.path}"
        writer = asyncio.create_task(_write(socket, queue, _encoder(request.query.get("compress"))))
        self._sockets.add(socket)
        queue.put_nowait(_encode({"op": _HELLO, "s": None, "t": None, "d": {"heartbeat_interval": 41250}}))
        session: GatewaySession | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    queue.put_nowait(4002)
                    continue
                session = self._receive(message.data, session, queue, address)
        finally:
            self._sockets.discard(socket)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            self._leave(session, queue, socket.close_code)
        return socket

    def _receive(
        self, text: str, session: GatewaySession | None, queue: "asyncio.Queue[str | int]", address: str
    ) -> GatewaySession | None:
        try:
            frame: Json = load(text)
            op: int = frame["op"]
        except (ValueError, KeyError, TypeError):
            queue.put_nowait(4002)
            return session
        data: Any = frame.get("d")
        if op == _HEARTBEAT:
            # A moment later: discord.py records the time of sending in another thread, and on one machine an
            # immediate answer comes before that record; the library then warns of a delay that isn't there.
            ack = f'{{"op":{_ACK},"s":null,"t":null,"d":null}}'
            asyncio.get_running_loop().call_later(0.02, queue.put_nowait, ack)
        elif op == _IDENTIFY:
            return self._identify(data, session, queue, address)
        elif op == _RESUME:
            return self._resume(data, queue)
        elif op == _MEMBERS and session is not None:
            self._send_members(session, data)
        elif session is None:
            queue.put_nowait(4003)
        elif op not in (_PRESENCE, 4):
            queue.put_nowait(4001)
        return session

    def _identify(
        self, data: Json, old: GatewaySession | None, queue: "asyncio.Queue[str | int]", address: str
    ) -> GatewaySession | None:
        if old is not None or data.get("token") != self._token:
            queue.put_nowait(4005 if old is not None else 4004)
            return old
        shard: list[int] = data.get("shard") or [0, 1]
        if not 0 <= shard[0] < shard[1]:
            queue.put_nowait(4010)
            return None
        if not self.starts.may(shard[0]):
            queue.put_nowait(_INVALID)
            return None
        # A restarted bot replaces one that ended without closing.
        for stale in [s for s in self._sessions.values() if s.queue is None and s.shard == shard]:
            del self._sessions[stale.id]
        session = GatewaySession(data.get("intents") or 0, shard)
        session.queue = queue
        self._sessions[session.id] = session
        self.identified += 1
        here = (guild for guild in self._world.guilds.values() if self._world.bot.id in guild.members)
        guilds = [guild for guild in here if shard_of(guild.id, shard[1]) == shard[0]]
        ready: Json = {
            "v": 10,
            "user": serializers.me(self._world.bot),
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": address,
            "shard": shard,
            "application": {"id": self._world.bot.id, "flags": 1 << 23},
        }
        session.send("READY", _encode(ready))
        for guild in guilds:
            all_members = bool(session.intents & _MEMBERS_INTENT)
            session.send(
                "GUILD_CREATE", _encode(serializers.guild_create(guild, self._world.bot.id, all_members=all_members))
            )
        self._on_change()
        return session

    def _resume(self, data: Json, queue: "asyncio.Queue[str | int]") -> GatewaySession | None:
        if data.get("token") != self._token:
            queue.put_nowait(4004)
            return None
        session = self._sessions.get(str(data.get("session_id")))
        missed = session.missed(data.get("seq") or 0) if session else None
        if session is None or missed is None:
            queue.put_nowait(_INVALID)
            return None
        for text in missed:
            queue.put_nowait(text)
        session.queue = queue
        self.resumed += 1
        session.send("RESUMED", "{}")
        self._on_change()
        return session

    def _send_members(self, session: GatewaySession, data: Json) -> None:
        guild = self._world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        wanted = {str(i) for i in data.get("user_ids") or ()}
        query, limit = (data.get("query") or "").lower(), data.get("limit") or len(guild.members)
        found = [
            serializers.member(m)
            for m in guild.members.values()
            if (m.account.id in wanted if wanted else m.account.name.lower().startswith(query))
        ]
        chunk: Json = {"guild_id": guild.id, "members": found[:limit], "chunk_index": 0, "chunk_count": 1}
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        session.send("GUILD_MEMBERS_CHUNK", _encode(chunk))

    def _leave(self, session: GatewaySession | None, queue: "asyncio.Queue[str | int]", code: int | None) -> None:
        if session is None or session.queue is not queue:
            return
        session.queue = None
        if code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY):  # a clean goodbye ends the session
            self._sessions.pop(session.id, None)
        self._on_change()

    def _hides_content(self, session: GatewaySession, event: str, data: Json, dm: bool) -> bool:
        if dm or not event.startswith("MESSAGE_") or "author" not in data or session.intents & _CONTENT_INTENT:
            return False
        bot = self._world.bot.id
        return data["author"]["id"] != bot and all(user["id"] != bot for user in data["mentions"])


def _intent(event: str, dm: bool) -> int:
    for prefix, (in_guild, in_dm) in _INTENTS.items():
        if event.startswith(prefix):
            return in_dm if dm else in_guild
    return 0


def _encode(data: Json) -> str:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


async def _write(socket: web.WebSocketResponse, queue: "asyncio.Queue[str | int]", encode: _Encoder) -> None:
    with contextlib.suppress(ConnectionError, RuntimeError):
        while True:
            item = await queue.get()
            if isinstance(item, int):
                await socket.close(code=item)
                return
            frame = encode(item)
            await (socket.send_str(frame) if isinstance(frame, str) else socket.send_bytes(frame))


def _encoder(wish: str | None) -> _Encoder:
    if wish == "zlib-stream":
        context = zlib.compressobj(1)
        return lambda text: context.compress(text.encode()) + context.flush(zlib.Z_SYNC_FLUSH)
    if wish == "zstd-stream":
        with contextlib.suppress(ImportError):
            zstandard: Any = importlib.import_module("zstandard")
            stream: Any = zstandard.ZstdCompressor(level=1).compressobj()
            flush_block: int = zstandard.COMPRESSOBJ_FLUSH_BLOCK
            return lambda text: stream.compress(text.encode()) + stream.flush(flush_block)
    return lambda text: text
