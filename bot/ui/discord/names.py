"""Cache the names of users by server for a day, and look up unknown ones."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, cast

import discord
from discord import Interaction

from bot.render import first_clean
from bot.scheduler import Scheduler
from bot.ui.discord.error_codes import REQUEST_ERRORS
from bot.ui.discord.message_editor import MessageEditor
from bot.ui.discord.user_install import member_guild_id

DAY_SECONDS = 24 * 3600.0
CACHE_SIZE = 20_000
"""Names in memory; those that were received longest ago are dropped first."""
MAX_LOOKUPS = 10
"""Look-ups for one message; further unknown people are mentioned there."""
LOOKUP_TIMEOUT_SECONDS = 2.0
"""Seconds an answer waits for look-ups; a name that takes longer stands in the next message."""
RETRY_SECONDS = 60.0
"""Seconds after a failed look-up before the same person is looked up again."""
Key = tuple[int, int | None]
"""A user and a server; None: the name of the account."""


class NameCache:
    """The names received within a day."""

    def __init__(self) -> None:
        self._names: dict[Key, tuple[str, float]] = {}
        """By user and server: the name, "" if there is no such account, and until when it is kept."""
        self.version = 0
        """Changes with every name that another one replaces, that arrives, or that is dropped."""

    def record(self, interaction: Interaction) -> None:
        """Cache the names in an interaction: the actor, users in options, and mentions in its message."""
        server = member_guild_id(interaction)
        self.put_user(interaction.user, server)
        data = cast("Mapping[str, Any]", interaction.data or {}).get("resolved", {})
        members: Mapping[str, Any] = data.get("members", {})
        for number, user in data.get("users", {}).items():
            account = first_clean(user.get("global_name"), user.get("username"))
            self.put(int(number), None, account)
            if server is not None and number in members:
                self.put(int(number), server, first_clean(members[number].get("nick"), account))
        if interaction.message is not None:
            for person in interaction.message.mentions:
                self.put_user(person, server)

    def put_user(self, person: discord.User | discord.Member, server: int | None) -> None:
        """Cache the names in Discord's description of a user; `server`: where they are a member, if they are one."""
        account = first_clean(person.global_name, person.name)
        self.put(person.id, None, account)
        if server is not None and isinstance(person, discord.Member):
            self.put(person.id, server, first_clean(person.nick, account))

    def put(self, user: int, server: int | None, name: str) -> None:
        """Cache a clean name for a day."""
        known, _ = self._names.pop((user, server), (None, 0.0))
        self._names[user, server] = name, time.monotonic() + DAY_SECONDS
        if known != name:
            self.version += 1
        if len(self._names) > CACHE_SIZE:
            self._drop(next(iter(self._names)))

    def unknown(self, users: Iterable[int], server: int | None) -> list[Key]:
        """Return the users whose names are missing or outdated, each once."""
        moment, names = time.monotonic(), self._names
        keys = dict.fromkeys([(user, server) for user in users if user])
        found = [key for key in keys if key not in names or names[key][1] <= moment]
        for key in found:
            self._drop(key)
        return found

    def has(self, user: int, server: int | None) -> bool:
        """Return whether a user's name is cached and still valid."""
        return self._found(user, server) is not None

    def name(self, user: int, server: int | None) -> str | None:
        """Return a person's name on a server, or that of the account; None if neither is known."""
        found = None if server is None else self._found(user, server)
        return found or self._found(user, None) or None

    def forget(self, user: int) -> None:
        """Drop all names of a person who had their data deleted."""
        for key in [key for key in self._names if key[0] == user]:
            self._drop(key)

    def forget_server(self, server: int) -> None:
        """Drop all names of a server that has sent the bot away."""
        for key in [key for key in self._names if key[1] == server]:
            self._drop(key)

    def _found(self, user: int, server: int | None) -> str | None:
        """Return the cached name, "" for no such account; None if it is missing or too old."""
        name, until = self._names.get((user, server), ("", 0.0))
        if until > time.monotonic():
            return name
        self._drop((user, server))
        return None

    def _drop(self, key: Key) -> None:
        """Drop a name, if it is there."""
        if self._names.pop(key, None) is not None:
            self.version += 1


class NameLookups:
    """Looks up the names of users that are not in memory: as members of a server, otherwise by their accounts."""

    def __init__(
        self,
        client: discord.Client,
        names: NameCache,
        tasks: Scheduler,
        report: Callable[[Exception], object],
    ) -> None:
        self._client = client
        self._names = names
        self._tasks = tasks
        self._report = report
        self._running: dict[Key, asyncio.Task[None]] = {}
        self._failed: dict[Key, float] = {}
        self._followed: set[MessageEditor] = set()

    async def learn(self, users: Iterable[int], server: int | None) -> bool:
        """Look up at most ten unknown users, the first ones; return whether any name arrived in time."""
        return await self._learn(self._wanted(users, server), LOOKUP_TIMEOUT_SECONDS)

    async def _learn(self, wanted: Collection[Key], patience: float | None) -> bool:
        """Look up names, unless they are known by now; return whether any is known in time."""
        missing = [key for key in wanted if not self._names.has(*key)]
        if missing:
            await asyncio.wait([self._running.get(key) or self._start(key) for key in missing], timeout=patience)
        return any(self._names.has(*key) for key in wanted)

    def follow(self, editor: MessageEditor, users: Collection[int], server: int | None) -> None:
        """Redraw a message that lacks names as soon as a look-up has found one."""
        if editor not in self._followed and (wanted := self._wanted(users, server)):
            self._followed.add(editor)
            self._tasks.start(self._follow(editor, wanted), "names")

    def forget(self, user: int) -> None:
        """Drop a user's cached names, and cancel running look-ups for them."""
        for key in [key for key in self._running if key[0] == user]:
            self._running.pop(key).cancel()
        for key in [key for key in self._failed if key[0] == user]:
            del self._failed[key]
        self._names.forget(user)

    async def _follow(self, editor: MessageEditor, wanted: Collection[Key]) -> None:
        try:
            # Another look-up may have found a name since the message was drawn.
            found = await self._learn(wanted, None)
        finally:
            self._followed.discard(editor)
        if found:
            editor.redraw()

    def _wanted(self, users: Iterable[int], server: int | None) -> list[Key]:
        unknown = self._names.unknown(users, server)
        if self._failed and unknown:
            moment = time.monotonic()
            unknown = [key for key in unknown if self._failed.get(key, 0.0) <= moment]
        return unknown[:MAX_LOOKUPS]

    def _start(self, key: Key) -> asyncio.Task[None]:
        task = self._running[key] = self._tasks.start(self._look_up(key), "name look-up")
        return task

    async def _look_up(self, key: Key) -> None:
        try:
            await self._ask(*key)
        except REQUEST_ERRORS as error:
            moment = time.monotonic()
            self._failed = {each: until for each, until in self._failed.items() if until > moment}
            self._failed[key] = moment + RETRY_SECONDS
            self._report(error)
        finally:
            if self._running.get(key) is asyncio.current_task():
                del self._running[key]

    async def _ask(self, user: int, server: int | None) -> None:
        """Fetch a member, or the account of a user who is none; cache the result for a day."""
        guild = self._client.get_guild(server) if server is not None else None
        if guild is not None:
            try:
                self._names.put_user(await guild.fetch_member(user), server)
            except discord.NotFound:
                pass
            else:
                return
        if not self._names.has(user, None):
            try:
                self._names.put_user(await self._client.fetch_user(user), None)
            except discord.NotFound:
                self._names.put(user, None, "")
        if server is not None:
            self._names.put(user, server, self._names.name(user, None) or "")
