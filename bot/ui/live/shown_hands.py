"""Hands in ephemeral messages: the one that each person opened or pressed last at a table is kept up to date.

Such a message can be edited for 15 minutes after the newest click in it, by that click's token. A minute before, it
says that it goes on only when it is asked to; each click in it draws it anew and brings a new token. Tokens are kept,
so that after a restart hands are drawn again or take their leave.
"""

from collections.abc import Awaitable, Callable, Collection

import discord
from discord import Interaction, ui

from bot.tables import Hand, Table, TrackedMessage
from bot.ui.discord import Context, home_of, nowhere
from bot.ui.layout import Asks, Focus
from bot.ui.live.hand_views import HandViews
from bot.ui.live.kept import EPHEMERAL, Keeper, KeptMessage, take_up

Key = tuple[int, int]
"""Table and user."""
Respond = Callable[[ui.LayoutView], Awaitable[discord.Message | None]]


class ShownHands:
    """Keeps them up to date.

    Args:
        context: the pictures.
        views: draws the messages.
        keeper: makes them, and edits them by tokens.
    """

    def __init__(self, context: Context, views: HandViews, keeper: Keeper) -> None:
        self._pictures = context.pictures
        self._views = views
        self._keeper = keeper
        self._shown: dict[Key, KeptMessage] = {}

    def keys(self, table: int) -> list[Key]:
        """Return whose hands are shown at a table."""
        return [key for key in self._shown if key[0] == table]

    def known(self) -> list[Table]:
        """Return the tables at which hands are shown."""
        return [shown.table for shown in self._shown.values()]

    def let_go(self, tables: Collection[int]) -> None:
        """See to the hands at tables no longer: another process does, by the tokens that are kept."""
        for key in [key for key in self._shown if key[0] in tables]:
            shown = self._shown.pop(key)
            self._keeper.alarm.drop(shown)
            shown.editor.abandon()

    def awake(self, key: Key) -> KeptMessage | None:
        """Return the message with somebody's hand if it is kept up to date."""
        shown = self._shown.get(key)
        return None if shown is None or shown.asleep else shown

    def behind(self, key: Key, channel: int | None, panel: int | None) -> KeptMessage | None:
        """Return the message with somebody's hand if it is awake and the table's has come below it since.

        Args:
            key: whose, and at which table.
            channel: where they are.
            panel: the table's message there.
        """
        shown = self.awake(key)
        # Ids grow with time.
        return shown if shown and panel and shown.channel == channel and shown.newest < panel else None

    def clicked(self, message: discord.Message, table: Table, user: int) -> KeptMessage:
        """Return the message that was clicked."""
        shown = self._shown.get((table.id, user))
        if shown is not None and shown.message == message.id:
            return shown
        private = self.make(table, user)
        private.message = message.id
        private.editor.frame.adopt(message)
        return private

    def make(self, table: Table, user: int) -> KeptMessage:
        """Return a message that is to be shown."""
        key = f"{EPHEMERAL}:{table.id}:{user}"
        return self._keeper.make(key, table, nowhere, shown=table.game_and_deal, user=user, lapse=self._lapse)

    def drawn(self, private: KeptMessage, interaction: Interaction) -> None:
        """Keep a message up to date by the token of the click that has just drawn it.

        Not before: a click answered with a refusal has the refusal for its message.
        """
        message = interaction.message
        if message is None or not message.flags.ephemeral or private.hand is None:
            return
        key = private.table.id, private.reader
        newest = self._shown.get(key)
        if newest is not None and newest.newest > message.id:
            # The hand has come after while this press was under way: the older message stays the older one.
            self._keeper.borrow(private, interaction)
            self._retire(private, newest)
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
        if shown is not None:
            self._keeper.drop_token(shown)
        return shown

    def _put(self, private: KeptMessage, interaction: Interaction) -> None:
        """Have a message be the one with somebody's hand, by a new token."""
        private.inside, private.asleep = _is_inside(interaction, private.table), False
        if private.table.abroad:
            private.server = interaction.guild_id
        key = private.table.id, private.reader
        older, self._shown[key] = self._shown.get(key), private
        self._keeper.store(private, interaction)
        if older is not None and older is not private:
            self._retire(older, private)

    def _retire(self, older: KeptMessage, newer: KeptMessage) -> None:
        """Have a message say where the hand is instead."""
        self._keeper.drop_token(older)
        link = newer.link
        # Of before a restart or a takeover it may not have been drawn yet.
        older.hand = older.hand or newer.hand
        if older.hand is not None and link is not None:
            older.editor.show(older.editor.order, lambda: self._views.moved(older, link))

    def _lapse(self, private: KeptMessage) -> None:
        """Have a message say that it is kept up to date no longer, as long as that can be said."""
        private.asleep, private.focus = True, None
        # Of before a restart, with no hand to show since then, it stays as it was left.
        if private.hand is not None:
            private.editor.insist(lambda: self._views.view(private, Asks.REFRESH))

    def take_up(self, tracked: TrackedMessage, table: Table) -> KeptMessage | None:
        """Return a message of before a restart, to be kept up to date again; None if its reader has a newer one."""
        assert tracked.person is not None
        private, key = self.make(table, tracked.person), (table.id, tracked.person)
        if key in self._shown:
            return None
        self._shown[key] = take_up(private, tracked)
        self._keeper.resume(private)
        return private


def _is_inside(interaction: Interaction, table: Table) -> bool:
    """Return whether somebody acts on a table's server."""
    return table.guild is not None and home_of(interaction) == table.guild
