"""Messages that are kept up to date: where each one is, what edits it, and what is stored to find it again.

The bot edits a message with its own token, or with the token of the newest press on it. A press's token takes nothing
from the bot's request budget, and expires after 15 minutes. Ephemeral hands, and tables in places where the bot is no
member, can be edited by a press's token alone: it is stored with the message, so that it works after a restart, too.
A minute before it expires, the message says that it will not change any more.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import timedelta

import discord
from discord import Interaction, ui
from discord.utils import snowflake_time

from bot.tables import Hand, Table, TableService, TrackedMessage
from bot.ui.discord import TOKEN_SECONDS, Editor, Pictures, Tasks, Throttle, TokenWay, Use
from bot.ui.layout import Focus
from bot.ui.live.alarm import Alarm

OLD = timedelta(minutes=50)
"""After an hour Discord takes few edits of a message."""
BY_TOKEN = 2
"""So many times as far apart are edits by the tokens of presses: Discord is said to take 30 a minute in a channel."""
LAST_WORDS = 60
"""Seconds before its token expires in which a message says so."""
UPDATES = {discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update}
EPHEMERAL = "ephemeral"
"""Kind of ephemeral hands."""
ShownDeal = tuple[int | None, int]
"""Number of the game and of the deal that a message shows."""


@dataclass(slots=True, eq=False)
class KeptMessage:
    """A message that is kept.

    Args:
        key: under which it is stored.
        table: the newest state known of the table it is about.
        shown: the game and deal it shows; None: whichever is on.
        editor: the door to it.
        user: who alone sees it; None: it is public.
        channel: channel id, None while it isn't known.
        message: message id, None while it is still to be sent.
        gone: nothing can be written there, as Discord has said last.
        tries: how often in a row that was tried again after a while.
        asked: when somebody's press has had it tried again, by the loop's clock.
        closed: a private message shows the end of its hand, with nothing to press.
        hand: what a private message shows.
        focus: what is opened in a private message: a menu or a question.
        follows: the message whose place it takes, until it is there itself.
        server: on which server it is, where the bot is not; None: on none, or it isn't known.
        inside: a private message is on the table's server, as one is that only its reader sees there.
        token: the stored token of a press that edits it; None: it is edited by the bot's.
        expires_at: when the token expires, in seconds since 1970.
        lapse: called a minute before a stored token expires.
        asleep: it says that it will not change any more, until somebody presses it.
        behind: it could not be edited since something changed.
    """

    key: str
    table: Table
    shown: ShownDeal | None
    editor: Editor
    user: int | None = None
    channel: int | None = None
    message: int | None = None
    gone: bool = False
    tries: int = 0
    asked: float | None = None
    closed: bool = False
    hand: Hand | None = None
    focus: Focus | None = None
    follows: "KeptMessage | None" = None
    server: int | None = None
    inside: bool = False
    token: str | None = field(default=None, repr=False)
    expires_at: int | None = None
    lapse: "Callable[[KeptMessage], None]" = lambda _: None
    asleep: bool = False
    behind: bool = False

    def is_at(self, channel: int | None, message: int | None) -> None:
        """Learn where it is; its pictures are refused or taken by channel."""
        self.channel, self.message = channel, message
        self.editor.frame.place = channel

    @property
    def newest(self) -> int:
        """Message id of what is shown: of the one that it follows, until it is there itself; 0: there is none."""
        return self.message or (self.follows.newest if self.follows else 0)

    @property
    def reader(self) -> int:
        """Who alone sees it; for private messages only."""
        assert self.user is not None
        return self.user

    @property
    def tracked(self) -> TrackedMessage:
        """The row that is stored."""
        assert self.channel is not None
        assert self.message is not None
        game, deal = self.shown or (None, None)
        return TrackedMessage(
            key=self.key,
            channel=self.channel,
            message=self.message,
            table_id=self.table.id,
            person=self.user,
            game=game,
            deal=deal,
            token=self.token,
            expires_at=self.expires_at,
        )

    @property
    def link(self) -> str | None:
        """A link to it, None while there is nothing to link to."""
        if self.message is None:
            return None
        here = None if self.user is not None and not self.is_ephemeral else self.table.guild
        return f"https://discord.com/channels/{self.server or here or '@me'}/{self.channel}/{self.message}"

    @property
    def is_ephemeral(self) -> bool:
        """Whether it is an ephemeral message, which only tokens of presses edit."""
        return self.key.startswith(f"{EPHEMERAL}:")


class Keeper:
    """Makes, sends, edits and remembers kept messages.

    Args:
        client: for sending and editing.
        service: keeps the notes.
        pictures: sends pictures with them.
        throttle: how fast the bot edits with its token.
        tasks: where edits run.
    """

    def __init__(
        self, client: discord.Client, service: TableService, pictures: Pictures, throttle: Throttle, tasks: Tasks
    ) -> None:
        self._client = client
        self._tracked = service.tracked_messages
        self._pictures = pictures
        self._throttle = throttle
        self._spared = Throttle(throttle.interval * BY_TOKEN)
        self._tasks = tasks
        self.alarm: Alarm[KeptMessage] = Alarm(self._tracked.now, self._lapse)
        """Rings a minute before a stored token expires."""

    def make(
        self,
        key: str,
        table: Table,
        send: Callable[[KeptMessage, ui.LayoutView], Awaitable[None]],
        *,
        shown: ShownDeal | None = None,
        user: int | None = None,
        pictured: bool = True,
        by_token: bool = False,
        lapse: Callable[[KeptMessage], None] = lambda _: None,
    ) -> KeptMessage:
        """Return a message that is to be kept.

        Args:
            key: of its note.
            table: what it is about.
            send: edits it with the bot's token, or sends it if it isn't there yet.
            shown: the game and deal it shows.
            user: who alone sees it.
            pictured: whether it may have pictures.
            by_token: whether only presses' tokens edit it, of which all in a channel share what Discord takes.
            lapse: called a minute before a stored token expires.
        """

        async def edit(view: ui.LayoutView) -> None:
            await send(kept, view)

        def use() -> Use:
            if user is not None:
                return Use.DIRECT
            return Use.NEW if kept.message is None else Use.PANELS

        throttle = self._spared if by_token else self._throttle
        editor = Editor(edit, throttle, self._tasks, self._pictures if pictured else None, use)
        kept = KeptMessage(key, table, shown, editor, user, lapse=lapse)
        return kept

    def messages(self, kept: KeptMessage) -> discord.PartialMessageable:
        """Return the channel where it is, or will be."""
        assert kept.channel is not None
        if kept.user is not None:
            return self._client.get_partial_messageable(kept.channel, type=discord.ChannelType.private)
        return self._client.get_partial_messageable(kept.channel, guild_id=kept.table.guild)

    def spares(self, kept: KeptMessage) -> bool:
        """Return whether edits are to be few: of a message that Discord soon throttles, or while much goes on."""
        if self._throttle.busy:
            return True
        return kept.message is not None and discord.utils.utcnow() - snowflake_time(kept.message) > OLD

    async def post(self, kept: KeptMessage, view: ui.LayoutView) -> None:
        """Send it as a new message and remember where it is."""
        message = await self._pictures.send(self.messages(kept), view, kept.editor.frame)
        kept.message = message.id
        await self.remember(kept)

    async def edit(self, kept: KeptMessage, view: ui.LayoutView) -> None:
        """Edit the message that is there."""
        assert kept.message is not None
        message = self.messages(kept).get_partial_message(kept.message)
        await self._pictures.edit(message, view, kept.editor.frame)

    async def remember(self, kept: KeptMessage) -> None:
        """Keep through a restart where it is and what it shows."""
        await self._tracked.keep(kept.tracked)

    # Tokens of presses

    def learn(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Edit a message by the token of a press on it, beside the bot's own; the token is in memory only.

        The press must have been answered by updating the message: the token of one that was answered by another
        message, such as a hand, edits that one. The last minute is left for edits that are on their way.
        """
        message, way = interaction.message, kept.editor.way
        if message is None or interaction.response.type not in UPDATES:
            return
        if way is not None and way.press > interaction.id:
            return  # it is not the newest: its answer took longer
        self._edit_by(kept, interaction.followup, self._tracked.now() + TOKEN_SECONDS - LAST_WORDS, interaction.id)

    def store(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Edit a message by the token of a press on it, or of the command that it answers, and by nothing else.

        Not before there is an answer: until then a token can do nothing.
        """
        self.borrow(kept, interaction)
        self._wait(kept)
        self._tasks.start(self._tracked.keep(kept.tracked), "press token")

    def borrow(self, kept: KeptMessage, interaction: Interaction) -> None:
        """Edit a message by the token of a press on it once more, without storing it."""
        kept.channel = interaction.channel_id or 0
        kept.token, kept.expires_at = interaction.token, self._tracked.now() + TOKEN_SECONDS
        self._edit_by(kept, interaction.followup, kept.expires_at)

    def resume(self, kept: KeptMessage) -> None:
        """Edit a message by the token that was stored before a restart."""
        assert kept.token is not None
        assert kept.expires_at is not None
        webhook = discord.Webhook.partial(self._client.application_id or 0, kept.token, client=self._client)
        self._edit_by(kept, webhook, kept.expires_at)
        self._wait(kept)

    def drop_token(self, kept: KeptMessage) -> None:
        """Delete a stored token."""
        self.alarm.drop(kept)
        if kept.token is not None:
            self._tasks.start(self._tracked.drop_token(kept.tracked), "press token")
            kept.token = kept.expires_at = None

    async def with_token(self, *, ephemeral: bool) -> list[TrackedMessage]:
        """Return the messages of before a restart that have a valid token: ephemeral ones, or the others."""
        return [each for each in await self._tracked.with_token() if (each.person is not None) == ephemeral]

    def _edit_by(self, kept: KeptMessage, webhook: discord.Webhook, until: int, press: int | None = None) -> None:
        assert kept.message is not None
        kept.editor.way = TokenWay(
            webhook,
            kept.message,
            self._pictures,
            kept.editor.frame,
            lambda: self._tracked.now() < until,
            alone=press is None,
            press=press or 0,
        )

    def _wait(self, kept: KeptMessage) -> None:
        assert kept.expires_at is not None
        self.alarm.set(kept, kept.expires_at - LAST_WORDS - self._tracked.now())

    def _lapse(self, kept: KeptMessage) -> None:
        kept.lapse(kept)
        self.drop_token(kept)

    async def forget(self, key: str) -> None:
        """Keep no longer where a message is."""
        await self._tracked.drop(key)

    async def recalls(self, key: str) -> TrackedMessage | None:
        """Return what is stored of a message, or None."""
        return await self._tracked.read(key)

    async def recalls_all(self, table: int, kind: str) -> tuple[TrackedMessage, ...]:
        """Return the messages of one kind that are about a table."""
        return await self._tracked.of_table(table, kind)


def take_up(kept: KeptMessage, tracked: TrackedMessage) -> KeptMessage:
    """Return a message with what is stored of it."""
    kept.is_at(tracked.channel, tracked.message)
    kept.token, kept.expires_at = tracked.token, tracked.expires_at
    if tracked.deal is not None:
        kept.shown = tracked.game, tracked.deal
    return kept


def has_turned(kept: KeptMessage, table: Table) -> bool:
    """Return whether a new message is due: a deal has been shown, and the table is at another one now."""
    return kept.shown is not None and kept.shown[1] > 0 and table.game_and_deal != kept.shown
