"""Hands in ephemeral messages: the one that each person opened or pressed last at a table is kept up to date.

Such a message can be edited for 15 minutes after the newest click in it, by that click's token. A minute before, it
says that it goes on only when it is asked to; each click in it draws it anew and brings a new token. Tokens are kept,
so that after a restart hands are drawn again or take their leave.
"""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

import discord
from discord import Interaction, ui

from bot.tables import Hand, HandTokenRow, Table
from bot.ui.discord import TOKEN_SECONDS, Context, TokenWay, home_of, nowhere
from bot.ui.layout import Asks, Focus
from bot.ui.live.alarm import Alarm
from bot.ui.live.hand_views import HandViews
from bot.ui.live.kept import Keeper, KeptMessage

FAREWELL = 60
"""So many seconds before its token dies a message takes its leave."""
Key = tuple[int, int]
"""Table and user."""
Respond = Callable[[ui.LayoutView], Awaitable[discord.Message | None]]


@dataclass(slots=True, eq=False)
class Shown:
    """A message with a hand, and what is known of its token.

    Args:
        kept: the message.
        row: where it is, and until when it can be edited.
        asleep: whether it has taken its leave.
    """

    kept: KeptMessage
    row: HandTokenRow
    asleep: bool = False

    @property
    def link(self) -> str:
        """A link to it; it leads there as long as the reader's Discord still shows it."""
        guild = self.kept.server or self.kept.table.guild or "@me"
        return f"https://discord.com/channels/{guild}/{self.row.channel}/{self.row.message}"


class ShownHands:
    """Keeps them up to date.

    Args:
        client: edits messages of before a restart.
        context: the tables, where tokens are kept, and the pictures.
        views: draws the messages.
        keeper: makes them.
    """

    def __init__(self, client: discord.Client, context: Context, views: HandViews, keeper: Keeper) -> None:
        self._client = client
        self._tokens = context.service.hand_tokens
        self._pictures = context.pictures
        self._tasks = context.tasks
        self._views = views
        self._keeper = keeper
        self._shown: dict[Key, Shown] = {}
        self.alarm: Alarm[Shown] = Alarm(self._tokens.now, self._sleep)

    def keys(self, table: int) -> list[Key]:
        """Return whose hands are shown at a table."""
        return [key for key in self._shown if key[0] == table]

    def known(self) -> list[Table]:
        """Return the tables at which hands are shown."""
        return [shown.kept.table for shown in self._shown.values()]

    def let_go(self, tables: Collection[int]) -> None:
        """See to the hands at tables no longer: another process does, by the tokens that are kept."""
        for key in [key for key in self._shown if key[0] in tables]:
            shown = self._shown.pop(key)
            self.alarm.drop(shown)
            shown.kept.editor.abandon()

    def awake(self, key: Key) -> KeptMessage | None:
        """Return the message with somebody's hand if it is kept up to date."""
        shown = self._shown.get(key)
        return None if shown is None or shown.asleep else shown.kept

    def behind(self, key: Key, channel: int | None, panel: int | None) -> KeptMessage | None:
        """Return the message with somebody's hand if it is awake and the table's has come below it since.

        Args:
            key: whose, and at which table.
            channel: where they are.
            panel: the table's message there.
        """
        shown = self._shown.get(key)
        if shown is None or shown.asleep or panel is None or shown.row.channel != channel:
            return None
        # Ids grow with time.
        return shown.kept if shown.row.message < panel else None

    def clicked(self, message: discord.Message, table: Table, user: int) -> KeptMessage:
        """Return the message that was clicked."""
        shown = self._shown.get((table.id, user))
        if shown is not None and shown.row.message == message.id:
            return shown.kept
        private = self.make(table, user)
        private.message = message.id
        private.editor.frame.adopt(message)
        return private

    def make(self, table: Table, user: int) -> KeptMessage:
        """Return a message that is to be shown."""
        # No note: the message can be edited by the token of a click alone.
        return self._keeper.make("", table, nowhere, shown=table.game_and_deal, user=user)

    def drawn(self, private: KeptMessage, interaction: Interaction) -> None:
        """Keep a message up to date by the token of the click that has just drawn it.

        Not before: a click answered with a refusal has the refusal for its message.
        """
        message = interaction.message
        if message is None or not message.flags.ephemeral or private.hand is None:
            return
        key = private.table.id, private.reader
        newest = self._shown.get(key)
        if newest is not None and newest.row.message > message.id:
            # The hand has come after while this press was under way: the older message stays the older one.
            row = self._row(private, interaction)
            self._edit_by(private, row, interaction.followup)
            self._retire(Shown(private, row), newest)
        elif private.closed:
            self.pop(key)
        else:
            self._put(private, interaction)

    async def open(self, interaction: Interaction, hand: Hand, respond: Respond, focus: Focus | None = None) -> None:
        """Show a hand in a new message; an older one loses its buttons, and says where the hand is.

        Args:
            interaction: whose token keeps it up to date.
            hand: what to show.
            respond: sends the message.
            focus: what to open in it.
        """
        private = self.make(hand.table, interaction.user.id)
        private.focus, private.hand = focus, hand
        private.inside = _is_inside(interaction, hand.table)
        frame = private.editor.frame
        frame.place = interaction.channel_id
        view = self._views.view(private)
        if pictures := self._pictures.ready(view.sketches):
            frame.pictures, frame.sketches = pictures, view.sketches
            view = self._views.view(private)
        message = await respond(view)
        if message is None:
            return
        private.message = message.id
        frame.learn(message, frame.requests)
        private.editor.seen(hand.table.revision, lambda: self._views.view(private))
        self._put(private, interaction)
        if self._pictures.lacks(frame, view):
            self._views.show(private, hand)

    def pop(self, key: Key) -> KeptMessage | None:
        """Return the message with somebody's hand, which is kept up to date no longer."""
        shown = self._shown.pop(key, None)
        if shown is None:
            return None
        self._forget(shown)
        return shown.kept

    def _put(self, private: KeptMessage, interaction: Interaction) -> None:
        """Have a message be the one with somebody's hand, by a new token."""
        private.inside = _is_inside(interaction, private.table)
        if private.table.abroad:
            private.server = interaction.guild_id
        row = self._row(private, interaction)
        self._edit_by(private, row, interaction.followup)
        self._keep(Shown(private, row))
        self._tasks.start(self._tokens.keep(row), "hand token")

    def _row(self, private: KeptMessage, interaction: Interaction) -> HandTokenRow:
        """Return where a message is, and the token that a click has brought for it."""
        assert private.message is not None
        return HandTokenRow(
            message=private.message,
            channel=interaction.channel_id or 0,
            table_id=private.table.id,
            person=private.reader,
            token=interaction.token,
            until=self._tokens.now() + TOKEN_SECONDS,
        )

    def _keep(self, shown: Shown) -> None:
        """Keep a message up to date, in place of the older one."""
        key = shown.row.table_id, shown.row.person
        older, self._shown[key] = self._shown.get(key), shown
        self.alarm.set(shown, shown.row.until - FAREWELL - self._tokens.now())
        if older is not None and older.row.message != shown.row.message:
            self._retire(older, shown)
        elif older is not None:
            self.alarm.drop(older)

    def _edit_by(self, private: KeptMessage, row: HandTokenRow, webhook: discord.Webhook) -> None:
        editor = private.editor
        editor.way = TokenWay(
            webhook, row.message, self._pictures, editor.frame, lambda: self._tokens.now() < row.until, alone=True
        )

    def _retire(self, older: Shown, newer: Shown) -> None:
        """Have a message say where the hand is instead."""
        self._forget(older)
        private, link = older.kept, newer.link
        # Of before a restart or a takeover it may not have been drawn yet.
        private.hand = private.hand or newer.kept.hand
        if private.hand is None:
            return
        private.editor.show(private.editor.order, lambda: self._views.moved(private, link))

    def _sleep(self, shown: Shown) -> None:
        """Have a message say that it is kept up to date no longer, as long as that can be said."""
        shown.asleep = True
        shown.kept.focus = None
        # Of before a restart, with no hand to show since then, it stays as it was left.
        if shown.kept.hand is not None:
            shown.kept.editor.insist(lambda: self._views.view(shown.kept, Asks.REFRESH))
        self._forget(shown)

    def _forget(self, shown: Shown) -> None:
        """Keep a message's token no longer."""
        self.alarm.drop(shown)
        self._tasks.start(self._tokens.drop(shown.row.message), "hand token")

    async def left(self) -> tuple[HandTokenRow, ...]:
        """Return the messages of before a restart that can still be edited."""
        return tuple(row for row in await self._tokens.alive() if not row.panel)

    def take_up(self, row: HandTokenRow, table: Table) -> KeptMessage | None:
        """Return a message of before a restart, to be kept up to date again; None if its reader has a newer one."""
        private = self.make(table, row.person)
        private.message, private.editor.frame.place = row.message, row.channel
        webhook = discord.Webhook.partial(self._client.application_id or 0, row.token, client=self._client)
        self._edit_by(private, row, webhook)
        if (row.table_id, row.person) in self._shown:
            return None
        self._keep(Shown(private, row))
        return private


def _is_inside(interaction: Interaction, table: Table) -> bool:
    """Return whether somebody acts on a table's server."""
    return table.guild is not None and home_of(interaction) == table.guild
