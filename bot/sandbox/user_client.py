"""A simulated user, driven by a program over the same protocol as the page: for tests and measurements."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self, TypeVar

import aiohttp

from bot.sandbox.click_log import ClickLog
from bot.sandbox.errors import PageError
from bot.sandbox.json_helpers import Json
from bot.sandbox.rendered_message import RenderedMessage

T = TypeVar("T")
_DEADLINE: Final = 15.0


@dataclass(frozen=True, slots=True)
class BotReaction:
    """The bot's first reaction; `kind` as in `bot.sandbox.web`, the other fields where they apply."""

    kind: str
    message: RenderedMessage | None = None
    modal: Json | None = None
    interaction: str | None = None
    choices: tuple[Json, ...] = ()
    reason: str | None = None

    @property
    def failed(self) -> bool:
        """Whether the page would show that the interaction failed."""
        return self.kind == "failed"


class SimulatedUser:
    """One user of the sandbox.

    `channels` limits the events to these and direct messages; `listen=False` opens no WebSocket. Errors that
    Discord's own app would show (a disabled button, a missing option) raise PageError.
    """

    def __init__(self, url: str, name: str, *, channels: Sequence[str] = (), listen: bool = True) -> None:
        self.name = name
        self.id = ""
        self.channel = ""
        self.dm = ""
        self.state: Json = {}
        self.history: ClickLog | None = None
        """Records this user's clicks, with the answers."""
        self._url = url
        self._channels = tuple(channels)
        self._listen = listen
        self._session: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._task: asyncio.Task[None] | None = None
        self._entries: dict[str, tuple[int, RenderedMessage | None]] = {}
        self._waiting: set[asyncio.Future[None]] = set()

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Open the page: load channels and messages, listen; raise PageError for a stranger."""
        self._session = aiohttp.ClientSession(self._url)
        try:
            self.state = await self._get("/web/state")
            if self._listen:
                query = {"as": self.name}
                if self._channels:
                    query["channels"] = ",".join(self._channels)
                self._socket = await self._session.ws_connect("/web/live", params=query)
                self._task = asyncio.create_task(self._receive(self._socket))
            await self.refresh()  # after the socket is open, so that nothing falls between
        except BaseException:
            await self.close()
            raise

    async def refresh(self) -> None:
        """Load state and messages again."""
        self.state = await self._get("/web/state")
        self.id, self.dm = self.state["me"]["id"], self.state["dm"]["id"]
        all_channels = [channel["id"] for channel in self.state["channels"]]
        self.channel = self._channels[0] if self._channels else all_channels[0]
        for channel in (*(self._channels or all_channels), self.dm):
            for entry in (await self._get("/web/messages", channel=channel))["messages"]:
                self._note(entry)

    async def close(self) -> None:
        """Close the page."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()
        if self._session is not None:
            await self._session.close()

    async def say(self, text: str, channel: str | None = None) -> RenderedMessage:
        """Write a plain message (by default in the first channel)."""
        entry = await self._post("send", channel=channel or self.channel, content=text)
        self._note(entry)
        return RenderedMessage(entry["message"])

    async def slash(self, command: str, channel: str | None = None, /, **options: Any) -> BotReaction:
        """Use a slash command ("play", "settings show") with its options by name, by default in the first channel."""
        return self._answer(
            await self._post("command", channel=channel or self.channel, command=command, options=options)
        )

    async def menu(self, name: str, target: "RenderedMessage | str", channel: str | None = None) -> BotReaction:
        """Choose a menu entry on a message, or on a user by name."""
        if isinstance(target, RenderedMessage):
            channel, target = target.channel_id, target.id
        return self._answer(await self._post("menu", channel=channel or self.channel, menu=name, target=target))

    async def complete(
        self, command: str, focused: str, text: str, channel: str | None = None, /, **options: Any
    ) -> list[Json]:
        """Return the bot's suggestions ({"name", "value"}) for an option with the typed `text`."""
        values = options | {focused: text}
        answer = await self._post(
            "complete", channel=channel or self.channel, command=command, options=values, focused=focused
        )
        return list(self._answer(answer).choices)

    async def click(self, message: RenderedMessage, what: str) -> BotReaction:
        """Click the button with this custom_id or label, in the state of `message`."""
        custom_id = message.find(what)["custom_id"]
        return await self._press(message, custom_id)

    async def select(self, message: RenderedMessage, what: str, *values: str) -> BotReaction:
        """Choose values in the select with this custom_id or placeholder; users and channels by name."""
        custom_id = message.find(what)["custom_id"]
        return await self._press(message, custom_id, values=list(values))

    async def forge(
        self, message: RenderedMessage, custom_id: str, values: Sequence[str] | None = None
    ) -> BotReaction:
        """Send a click that the message does not offer (any more), as a race or a tampered client would."""
        return await self._press(message, custom_id, forged=True, values=list(values) if values is not None else None)

    async def submit(self, form: BotReaction, values: Json) -> BotReaction:
        """Send the modal of an answer, with its values by custom_id; omitted ones keep their preset."""
        return self._answer(await self._post("submit", interaction=form.interaction, values=values))

    async def dismiss(self, message: RenderedMessage) -> None:
        """Dismiss an ephemeral message."""
        await self._post("dismiss", channel=message.channel_id, message=message.id)

    async def create_thread(self, name: str, message: RenderedMessage | None = None) -> str:
        """Create a thread in the first channel, or from a message; return its channel id."""
        of = {"channel": message.channel_id, "message": message.id} if message else {"channel": self.channel}
        return (await self._post("thread", name=name, **of))["id"]

    async def archive(self, thread: str, *, archived: bool = True) -> None:
        """Archive a thread, or open it again."""
        await self._post("archive", channel=thread, archived=archived)

    async def profile(
        self, *, locale: str | None = None, dms_closed: bool | None = None, installed: bool | None = None
    ) -> None:
        """Change the language, whether the bot can write directly, or the user install."""
        wishes: Json = {"locale": locale, "dms_closed": dms_closed, "installed": installed}
        await self._post("profile", **{key: value for key, value in wishes.items() if value is not None})

    async def commands(self, channel: str | None = None) -> list[Json]:
        """Return the slash commands on offer."""
        return (await self._get("/web/commands", channel=channel or self.channel))["commands"]

    async def fetch(self, url: str) -> bytes:
        """Return the bytes behind an attachment's or emoji's URL."""
        assert self._session is not None
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()

    def messages(self, channel: str | None = None) -> list[RenderedMessage]:
        """Return the messages in a channel (by default the first one), oldest first."""
        wanted = channel or self.channel
        found = [seen for _, seen in self._entries.values() if seen is not None and seen.channel_id == wanted]
        return sorted(found, key=lambda seen: int(seen.id))

    def message(self, message_id: str) -> RenderedMessage | None:
        """Return the newest received state of a message, None when it is deleted."""
        return self._entries.get(message_id, (0, None))[1]

    async def wait_for(self, predicate: Callable[[], T], timeout: float = _DEADLINE) -> T:  # noqa: ASYNC109
        """Return the predicate's first truthy value, called again at every event; raise TimeoutError."""
        async with asyncio.timeout(timeout):
            while not (value := predicate()):
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(future)
                try:
                    await future
                finally:
                    self._waiting.discard(future)
        return value

    async def wait_message(
        self,
        predicate: Callable[[RenderedMessage], object],
        channel: str | None = None,
        timeout: float = _DEADLINE,  # noqa: ASYNC109
    ) -> RenderedMessage:
        """Return the newest message in a channel that fits, waiting for it if needed."""

        def newest() -> RenderedMessage | None:
            return next((seen for seen in reversed(self.messages(channel)) if predicate(seen)), None)

        found = await self.wait_for(newest, timeout)
        assert found is not None
        return found

    async def _get(self, path: str, **query: str) -> Json:
        assert self._session is not None
        async with self._session.get(path, params={"as": self.name} | query) as response:
            return _checked(response.status, await response.json())

    async def _post(self, act: str, **body: Any) -> Json:
        assert self._session is not None
        async with self._session.post(f"/web/{act}", json={"as": self.name} | body) as response:
            return _checked(response.status, await response.json())

    async def _click(self, message: RenderedMessage, custom_id: str, **body: Any) -> Json:
        """Send a click and return the page's answer, or raise PageError if the component is gone."""
        answer = await self._post(
            "click", channel=message.channel_id, message=message.id, custom_id=custom_id, **body
        )
        if answer.get("reason") == "gone":
            raise PageError(answer["error"], 409)
        return answer

    async def _press(self, message: RenderedMessage, custom_id: str, **body: Any) -> BotReaction:
        """Send a click, and record it if there is a history."""
        history = self.history
        press = history and history.pressed(self.id, message.id, custom_id, body.get("values") or ())
        try:
            answer = await self._click(message, custom_id, **body)
        except PageError:
            if history and press:
                history.forget(press)
            raise
        reaction = self._answer(answer)
        if history and press:
            history.answered(press, reaction.kind, reaction.message)
        return reaction

    def _answer(self, answer: Json) -> BotReaction:
        entry = answer.get("entry")
        if entry is not None:
            self._note(entry)
        return BotReaction(
            answer["kind"],
            RenderedMessage(entry["message"]) if entry else None,
            answer.get("modal"),
            answer.get("interaction"),
            tuple(answer.get("choices", ())),
            answer.get("reason"),
        )

    def _note(self, entry: Json) -> None:
        message: Json = entry["message"]
        revision, seen = self._entries.get(message["id"], (0, None))
        gone = revision > 0 and seen is None
        if entry["rev"] > revision and not gone:
            self._entries[message["id"]] = (entry["rev"], RenderedMessage(message))

    async def _receive(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            event: Json = json.loads(frame.data)
            if event["t"] in ("message", "message_update"):
                self._note(event)
            elif event["t"] == "message_delete":
                self._entries[event["id"]] = (1, None)
            for future in self._waiting:
                if not future.done():
                    future.set_result(None)


def _checked(status: int, body: Json) -> Json:
    if status >= 400:
        raise PageError(body.get("error", "refused"), status)
    return body
