"""Hands in ephemeral messages: the one that each person opened or pressed last at a table is kept up to date.

Such a message can be edited for 15 minutes after the newest click in it, by that click's token. A minute before, it
says that it goes on only when it is asked to; each click in it draws it anew and brings a new token. Tokens are kept,
so that after a restart hands are drawn again or take their leave.
"""

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import Interaction, ui

from bot.tables import Hand, Table, TrackedMessage
from bot.ui.discord import Context, home_of, nowhere
from bot.ui.layout import Asks, Focus
from bot.ui.live.hand_views import HandViews
from bot.ui.live.tracked_message import EPHEMERAL, HandMessage, LiveMessages

Key = tuple[int, int]
"""Table and user."""
Respond = Callable[[ui.LayoutView], Awaitable[discord.Message | None]]


class EphemeralHands:
    """Keeps them up to date.

    Args:
        context: the pictures.
        views: draws the messages.
        services: what all messages share.
    """

    def __init__(self, context: Context, views: HandViews, services: LiveMessages) -> None:
        self._pictures = context.pictures
        self._views = views
        self._services = services

    def awake(self, key: Key) -> HandMessage | None:
        """Return the message with somebody's hand if it is kept up to date."""
        shown = self._newest(*key)
        return None if shown is None or shown.asleep else shown

    def _newest(self, table: int, user: int) -> HandMessage | None:
        return self._services.get(table).ephemeral.get(user)

    def behind(self, key: Key, channel: int | None, panel: int | None) -> HandMessage | None:
        """Return the message with somebody's hand if it is awake and the table's has come below it since.

        Args:
            key: whose, and at which table.
            channel: where they are.
            panel: the table's message there.
        """
        shown = self.awake(key)
        # Ids grow with time.
        return shown if shown and panel and shown.channel == channel and shown.newest < panel else None

    def clicked(self, message: discord.Message, table: Table, user: int) -> HandMessage:
        """Return the message that was clicked."""
        shown = self._newest(table.id, user)
        if shown is not None and shown.message == message.id:
            return shown
        private = self.make(table, user)
        private.message = message.id
        private.frame.adopt(message)
        return private

    def make(self, table: Table, user: int) -> HandMessage:
        """Return a message that is to be shown."""
        key = f"{EPHEMERAL}:{table.id}:{user}"
        private = HandMessage(self._services, key, nowhere, table, user)
        private.lapse = partial(self._lapse, private)
        return private

    def drawn(self, private: HandMessage, interaction: Interaction) -> None:
        """Keep a message up to date by the token of the click that has just drawn it.

        Not before: a click answered with a refusal has the refusal for its message.
        """
        message = interaction.message
        if message is None or not message.flags.ephemeral or private.hand is None:
            return
        key = private.table.id, private.reader
        newest = self._newest(*key)
        if newest is not None and newest.newest > message.id:
            # The hand has come after while this press was under way: the older message stays the older one.
            private.borrow(interaction)
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
        frame = private.frame
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
        private.seen(hand.table.revision, lambda: self._views.view(private))
        self._put(private, interaction)
        if self._pictures.lacks(frame, view):
            self._views.show(private, hand)

    def pop(self, key: Key) -> HandMessage | None:
        """Return the message with somebody's hand, which is kept up to date no longer."""
        shown = self._services.get(key[0]).ephemeral.pop(key[1], None)
        if shown is not None:
            shown.drop_token()
        return shown

    def _put(self, private: HandMessage, interaction: Interaction) -> None:
        """Have a message be the one with somebody's hand, by a new token."""
        private.inside, private.asleep = _is_inside(interaction, private.table), False
        if private.table.abroad:
            private.server = interaction.guild_id
        ephemeral = self._services.of(private.table.id, private.table.guild).ephemeral
        older, ephemeral[private.reader] = ephemeral.get(private.reader), private
        private.keep_token(interaction)
        if older is not None and older is not private:
            self._retire(older, private)

    def _retire(self, older: HandMessage, newer: HandMessage) -> None:
        """Have a message say where the hand is instead."""
        older.drop_token()
        link = newer.link
        # Of before a restart or a takeover it may not have been drawn yet.
        older.hand = older.hand or newer.hand
        if older.hand is not None and link is not None:
            older.show(older.order, lambda: self._views.moved(older, link))

    def _lapse(self, private: HandMessage) -> None:
        """Have a message say that it is kept up to date no longer, as long as that can be said."""
        private.asleep, private.focus = True, None
        # Of before a restart, with no hand to show since then, it stays as it was left.
        if private.hand is not None:
            private.insist(lambda: self._views.view(private, Asks.REFRESH))

    def take_up(self, row: TrackedMessage, table: Table) -> HandMessage | None:
        """Return a message of before a restart, to be kept up to date again; None if its reader has a newer one."""
        private = self.make(table, row.person or 0)
        ephemeral = self._services.of(table.id, table.guild).ephemeral
        if private.reader in ephemeral:
            return None
        ephemeral[private.reader] = private
        private.resume(row)
        return private


def _is_inside(interaction: Interaction, table: Table) -> bool:
    """Return whether somebody acts on a table's server."""
    return table.guild is not None and home_of(interaction) == table.guild
