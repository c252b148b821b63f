"""Change a table by a click, and answer with the clicked message: a public one, or a hand."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.errors import PermissionDenied
from bot.rules.errors import ParseError
from bot.tables import Table
from bot.ui.discord import AppContext, InteractionResponder, is_bot_dm, is_ping, member_guild_id
from bot.ui.features.clicks import Click
from bot.ui.layout import Focus, MessageRenderer, OpenMenu
from bot.ui.live import MessageSync
from bot.ui.message_view import MessageView

Deed = Callable[[], Awaitable[Table]]


class ClickedMessages:
    """Changes tables by clicks, and answers each with the updated message."""

    def __init__(self, context: AppContext, upkeep: MessageSync, renderer: MessageRenderer) -> None:
        self._context = context
        self._renderer = renderer
        self._service = context.service
        self._board = upkeep.board
        self._hands = upkeep.hands
        self._mentions = upkeep.mentions
        self._acting = upkeep.during_click

    async def redraw(self, answer: InteractionResponder, table: Table) -> None:
        """Redraw the clicked message, which showed an outdated state."""
        interaction, message = answer.interaction, clicked(answer)
        if is_ping(message):
            await self._mentions.delete_clicked(answer, table.id)
            return
        if self.is_private(answer, table):
            private = await self._hands.acting(interaction, table)
            private.focus = None
            await self._hands.after(private, table, interaction.user.id)
            await self._hands.answer(private, answer)
            return
        await self._board.show(table)
        editor = self._board.editor(table.id, message.id)
        if editor is None:
            await answer.update(self._board.elsewhere(table, message.id))
        else:
            editor.frame.adopt(message)
            await editor.answer(lambda view: answer.update(view, editor.frame))

    async def change(self, click: Click[Any], do: Deed, *, in_hands: bool = False) -> Table:
        """Change a table, answer with the updated clicked message, and return the table.

        Args:
            in_hands: whether the button can also be in a user's private message.
        """
        table = await self.find(click)
        with self._acting(click.table, click.user):
            if in_hands and self.is_private(click.answer, table):
                return await self._in_private(click.answer, table, do)
            return await self._in_public(click, do)

    async def focus(
        self,
        click: Click[Any],
        focus: Focus | None,
        do: Callable[[], Awaitable[None]] | None = None,
        *,
        keep: bool = False,
    ) -> None:
        """Open or close a menu or question: in a private message in its place, from a public one in a new message.

        Args:
            focus: what is opened; None: nothing.
            do: something to do before that no other user may see.
            keep: whether an opened menu of the game stays open.
        """
        answer, interaction = click.answer, click.answer.interaction
        table = click.current
        await self._board.find(table)
        if not self.is_private(answer, table):
            if do:
                await do()
            await self.show_hand(answer, click.table, focus)
            return
        private = await self._hands.acting(interaction, table)
        with private.suspend():
            if do:
                await do()
            hand = await self._service.hand(click.table, click.user)
            if not (keep and isinstance(private.focus, OpenMenu)):
                private.focus = focus
            if do:
                self._hands.show(hand, click.user)
            self._hands.draw(private, hand)
            await self._hands.answer(private, answer)

    async def show_menu(self, click: Click[Any], *, details: bool = False) -> None:
        """Answer with the private menu of a table or its page of details, in the place of the one before."""
        table = await self.find(click)
        view = self._menu(click.answer, table, details=details)
        await (click.answer.update(view) if self._is_menu(click.answer, table) else click.answer.private(view))

    def _menu(self, answer: InteractionResponder, table: Table, *, details: bool = False) -> MessageView:
        interaction, context = answer.interaction, self._context
        draw = self._renderer.details if details else self._renderer.more
        return draw(
            table,
            context.people.actor_locale(interaction),
            interaction.user.id,
            outside=member_guild_id(interaction) != table.guild,
            plain=context.preferences_of(interaction).text_only,
        )

    def _is_menu(self, answer: InteractionResponder, table: Table) -> bool:
        message = clicked(answer)
        return message.flags.ephemeral and self._board.editor(table.id, message.id) is None

    async def show_hand(
        self, answer: InteractionResponder, table: int, focus: Focus | None = None, *, here: bool = False
    ) -> None:
        """Answer with the asker's hand, for them alone.

        Args:
            here: whether it is shown here even if the player has it in direct messages.

        Raises:
            UserError: there is no such table or no hand.
        """
        interaction = answer.interaction
        hand = await self._service.hand(table, interaction.user.id)
        await self._board.find(hand.table)
        await self._board.wait_for_post(table)
        if hand.table.status != "playing":
            await self._board.show(hand.table)  # its message offers hands only while there are any: it is outdated
        link = None if focus or here else self._hands.link(table, interaction.user.id)
        if link:
            await answer.reply(self._context.words(interaction)("hand-in-dm", link=link))
            return
        await self._hands.open(interaction, hand, answer.private, focus)

    # The clicked message

    async def find(self, click: Click[Any]) -> Table:
        """Return the table whose message was clicked, after the location of that message is loaded."""
        await self._board.find(click.current, click.answer.interaction.message)
        return click.current

    async def _in_public(self, click: Click[Any], do: Deed) -> Table:
        """Answer with the table's public message, or with its menu if that was clicked."""
        answer, message = click.answer, clicked(click.answer)
        editor = self._board.editor(click.table, message.id)
        if editor is None:
            table = await do()
            await self._board.show(table)
            if is_ping(message):
                await self._mentions.delete_clicked(answer, click.table)
            else:
                menu = self._is_menu(answer, table)
                await answer.update(self._menu(answer, table) if menu else self._board.elsewhere(table, message.id))
            return table
        editor.frame.adopt(message)
        with editor.suspend():
            table = await do()
            await self._board.show(table)
            await editor.answer(lambda view: answer.update(view, editor.frame))
        return table

    async def _in_private(self, answer: InteractionResponder, table: Table, do: Deed) -> Table:
        private = await self._hands.acting(answer.interaction, table)
        with private.suspend():
            after = await do()
            private.focus = None
            await self._hands.after(private, after, answer.interaction.user.id)
            await self._hands.answer(private, answer)
        return after

    def is_private(self, answer: InteractionResponder, table: Table) -> bool:
        """Return whether the clicked message is a user's own.

        Raises:
            PermissionDenied: `not_seated`, in a message that shows nothing of this person's.
            ParseError: `bad_action`: no message was clicked.
        """
        interaction, message = answer.interaction, clicked(answer)
        if is_ping(message):
            return False
        # Without the permission for more, a table that was brought along has its message for one person alone.
        known = self._board.editor(table.id, message.id) is not None
        private = not known and (message.flags.ephemeral or is_bot_dm(interaction))
        if private and table.seat_of(interaction.user.id) is None:
            raise PermissionDenied("not_seated")
        return private


def clicked(answer: InteractionResponder) -> discord.Message:
    """Return the message that was clicked; raises ParseError `bad_action` where there is none, as after a command."""
    message = answer.interaction.message
    if message is None:
        raise ParseError("bad_action", reason="other")
    return message
