"""The state of the sandbox: guilds, channels, users and messages, all in memory."""

import itertools
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.json_helpers import Json
from bot.sandbox.snowflakes import Snowflakes, stable_id

type_text: Final = 0
type_dm: Final = 1
type_group: Final = 3
type_thread: Final = 11
HISTORY: Final = 500
"""How many messages a channel keeps."""
LINGERING: Final = 32
"""How many attachments stay available after their messages are deleted."""

# The permissions of an ordinary member of a club: see, write, embed, attach, read back, react, use commands, bring
# apps.
_MEMBER_BITS: Final = 1 << 6 | 1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16 | 1 << 18 | 1 << 31 | 1 << 50
_BOT_BITS: Final = _MEMBER_BITS | 1 << 13 | 1 << 17


@dataclass(slots=True, eq=False)
class Account:
    """A user, or the bot; `dms_closed` makes the bot's direct messages fail with 50007.

    A user who has `installed` the bot can use it in group chats and in guilds without it.
    """

    id: str
    name: str
    bot: bool = False
    locale: str = "en-US"
    dms_closed: bool = False
    installed: bool = False
    read: dict[str, str] = field(default_factory=dict[str, str])
    """Per channel id the newest message this user has seen on the page."""


@dataclass(slots=True, eq=False)
class Role:
    """A role of a guild; `permissions` is a bit set."""

    id: str
    name: str
    permissions: int = 0
    color: int = 0
    position: int = 0
    managed: bool = False


@dataclass(slots=True, eq=False)
class Member:
    """An account in a guild, with the ids of its roles."""

    account: Account
    joined_at: str
    nick: str | None = None
    roles: list[str] = field(default_factory=list[str])


@dataclass(slots=True, eq=False)
class Message:
    """A message; `wire` is Discord's JSON, `only` the one account that sees an ephemeral one."""

    id: str
    channel: "Channel"
    author: Account
    wire: Json
    only: str | None = None
    revision: int = 0
    silent_mentions: bool = False
    posted: float = 0.0
    """When it was posted, by the sandbox's clock."""
    files: list[Json] = field(default_factory=list[Json])
    """All files of the message as attachment objects, also those that its components use."""

    @property
    def file_ids(self) -> list[str]:
        """The ids of the files that live and die with the message."""
        return [file["id"] for file in self.files]


@dataclass(slots=True, eq=False)
class Channel:
    """A text channel or thread of a guild, one user's direct messages with the bot, or a group chat without it."""

    id: str
    name: str
    guild: "Guild | None" = None
    recipient: Account | None = None
    group: list[Account] = field(default_factory=list[Account])
    topic: str | None = None
    position: int = 0
    overwrites: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    messages: dict[str, Message] = field(default_factory=dict[str, Message])
    pins: list[str] = field(default_factory=list[str])
    last_message_id: str | None = None
    parent: "Channel | None" = None
    """The channel that a thread belongs to."""
    thread: Json = field(default_factory=Json)
    """A thread's owner and metadata, as Discord's channel object has them."""

    @property
    def archived(self) -> bool:
        """Whether it is a thread that is archived."""
        return self.parent is not None and self.thread["thread_metadata"]["archived"]

    @property
    def threads(self) -> list["Channel"]:
        """The threads of a text channel, archived ones included."""
        return [each for each in self.guild.threads.values() if each.parent is self] if self.guild else []

    @property
    def type(self) -> int:
        """Discord's channel type: 0 text, 1 direct messages, 3 a group chat, 11 a public thread."""
        if self.parent is not None:
            return type_thread
        if self.group:
            return type_group
        return type_dm if self.recipient else type_text

    def has(self, account: Account) -> bool:
        """Return whether an account can be in it, without regard to permissions."""
        if self.guild is not None:
            return account.id in self.guild.members
        return account in self.group or (self.recipient is not None and (account is self.recipient or account.bot))

    def newest(self, limit: int, before: str | None = None, after: str | None = None) -> list[Message]:
        """Return up to `limit` messages, newest first; with `after`, the ones next to it."""
        if after is not None:
            found = (m for m in self.messages.values() if int(m.id) > int(after))
            return list(itertools.islice(found, limit))[::-1]
        walk: Iterable[Message] = reversed(self.messages.values())
        if before is not None:
            walk = (m for m in walk if int(m.id) < int(before))
        return list(itertools.islice(walk, limit))


@dataclass(slots=True, eq=False)
class Guild:
    """A guild; its @everyone role has the guild's own id."""

    id: str
    name: str
    owner_id: str
    joined_at: str
    locale: str = "en-US"
    roles: dict[str, Role] = field(default_factory=dict[str, Role])
    channels: dict[str, Channel] = field(default_factory=dict[str, Channel])
    threads: dict[str, Channel] = field(default_factory=dict[str, Channel])
    events: dict[str, Json] = field(default_factory=dict[str, Json])
    """The scheduled events by id."""
    members: dict[str, Member] = field(default_factory=dict[str, Member])


@dataclass(slots=True, eq=False)
class StoredFile:
    """The bytes of an attachment."""

    name: str
    content_type: str
    content: bytes


class World:
    """Everything on Discord's side; the other modules of the package change it."""

    def __init__(self, now: str, bot_name: str) -> None:
        self.next_id = Snowflakes()
        self.now_at_start = now
        self.bot = Account(stable_id("bot", bot_name), bot_name, bot=True)
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.accounts: dict[str, Account] = {self.bot.id: self.bot}
        self.by_name: dict[str, Account] = {}
        self.dms: dict[str, Channel] = {}
        self.files: dict[str, StoredFile] = {}
        self._dropped: deque[str] = deque()
        self._revisions = itertools.count(1)

    def next_revision(self) -> int:
        """Return a number higher than every one before, by which the page orders states of a message."""
        return next(self._revisions)

    def add_person(self, name: str, locale: str = "en-US") -> Account:
        """Add a user; the name must be new."""
        if name.casefold() in self.by_name:
            raise ValueError(f"there is a person called {name} already")
        account = Account(stable_id("person", name), name, locale=locale)
        self.accounts[account.id] = account
        self.by_name[name.casefold()] = account
        return account

    def add_guild(self, name: str, owner: Account, *, bot: bool = True) -> Guild:
        """Add a guild with the owner in it, and with the bot unless it is excluded."""
        guild = Guild(stable_id("guild", name), name, owner.id, self.now_at_start)
        guild.roles[guild.id] = Role(guild.id, "@everyone", _MEMBER_BITS)
        self.guilds[guild.id] = guild
        if bot:
            bot_role = Role(stable_id("role", f"{name}/bot"), self.bot.name, _BOT_BITS, 0x5865F2, 1, managed=True)
            guild.roles[bot_role.id] = bot_role
            self.join(guild, self.bot).roles.append(bot_role.id)
        self.join(guild, owner)
        return guild

    def add_role(self, guild: Guild, name: str, color: int = 0) -> Role:
        """Add a role without permissions, below all others but @everyone."""
        for each in guild.roles.values():
            each.position += each.position > 0
        role = Role(stable_id("role", f"{guild.name}/{name}"), name, 0, color, 1)
        guild.roles[role.id] = role
        return role

    def join(self, guild: Guild, account: Account) -> Member:
        """Make an account a member of a guild."""
        member = Member(account, self.now_at_start)
        guild.members[account.id] = member
        return member

    def add_channel(self, guild: Guild, name: str, topic: str | None = None) -> Channel:
        """Add a text channel at the end of the list."""
        base = stable_id("channel", f"{guild.name}/{name}")
        channel = Channel(base if base not in self.channels else self.next_id(), name, guild, topic=topic)
        channel.position = len(guild.channels)
        guild.channels[channel.id] = channel
        self.channels[channel.id] = channel
        return channel

    def add_thread(self, parent: Channel, thread_id: str, name: str, thread: Json) -> Channel:
        """Add a public thread to a text channel."""
        channel = Channel(thread_id, name, parent.guild, parent=parent, thread=thread)
        assert parent.guild is not None
        parent.guild.threads[thread_id] = self.channels[thread_id] = channel
        return channel

    def dm(self, account: Account) -> Channel:
        """Return the direct messages of a user with the bot, opened if needed."""
        channel = self.dms.get(account.id)
        if channel is None:
            channel = Channel(stable_id("dm", account.name), account.name, recipient=account)
            self.dms[account.id] = self.channels[channel.id] = channel
        return channel

    def add_group(self, name: str, people: Iterable[Account]) -> Channel:
        """Add a group chat, owned by the first user."""
        base = stable_id("group", name)
        channel = Channel(base if base not in self.channels else self.next_id(), name, group=list(people))
        self.channels[channel.id] = channel
        return channel

    def find_person(self, wanted: str) -> Account | None:
        """Return the user with this name (in any case) or id."""
        account = self.by_name.get(wanted.removeprefix("@").casefold()) or self.accounts.get(wanted)
        return None if account is None or account.bot else account

    def add_message(self, message: Message) -> list[Message]:
        """Add a message, and return those that the channel drops for it."""
        channel = message.channel
        channel.messages[message.id] = message
        if message.only is None:
            channel.last_message_id = message.id
        forgotten: list[Message] = []
        while len(channel.messages) > HISTORY:
            oldest = channel.messages.pop(next(iter(channel.messages)))
            self.drop_files(oldest.file_ids)
            forgotten.append(oldest)
        return forgotten

    def drop_files(self, file_ids: Iterable[str]) -> None:
        """Delete the bytes of attachments, a little later, as Discord does: a page may be loading them."""
        self._dropped.extend(file_ids)
        while len(self._dropped) > LINGERING:
            self.files.pop(self._dropped.popleft(), None)
