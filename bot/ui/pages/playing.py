"""The clicks by which people play: actions of the game, menus and questions, and who sits at the table."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.errors import NotAllowed
from bot.games import find_game
from bot.rules.errors import FormError
from bot.tables import Table
from bot.ui.discord import Answer, Context, is_direct, is_ping
from bot.ui.layout import (
    Act,
    Do,
    Focus,
    LuckyWord,
    OpenMenu,
    PickCards,
    Question,
    SayAhead,
    ask,
)
from bot.ui.live import Upkeep
from bot.ui.pages.clicks import Click, Handlers
from bot.ui.pages.hands import HandPages

Deed = Callable[[], Awaitable[Table]]
AnyClick = (
    Click[Act] | Click[PickCards] | Click[OpenMenu] | Click[Question] | Click[Do] | Click[LuckyWord] | Click[SayAhead]
)


class PlayingPages:
    """Has the table service act, and answers with the clicked message as it is then.

    Args:
        context: the tables.
        upkeep: the messages that are clicked.
        hand_pages: shows a hand when a menu is opened in public.
    """

    def __init__(self, context: Context, upkeep: Upkeep, hand_pages: HandPages) -> None:
        self._service = context.service
        self._board = upkeep.board
        self._hands = upkeep.hands
        self._mentions = upkeep.mentions
        self._acting = upkeep.acting
        self._hand_pages = hand_pages
        self.handlers: Handlers = {
            Act: self._act,
            PickCards: self._pick,
            OpenMenu: self._open,
            Question: self._open,
            Do.BACK: self._close,
            Do.REFRESH: self._refresh,
        }

    async def redraw(self, answer: Answer, table: Table) -> None:
        """Draw the clicked message anew, which showed something outdated."""
        interaction, message = answer.interaction, clicked(answer)
        if is_ping(message):
            await self._mentions.put_away(answer, table.id)
            return
        if self._is_private(answer, table):
            private = await self._hands.acting(interaction, table)
            private.focus = None
            await self._hands.after(private, table, interaction.user.id)
            await self._hands.answer(private, answer)
            return
        await self._board.see(table)
        editor = self._board.editor(table.id, message.id)
        if editor is None:
            await answer.update(self._board.elsewhere(table))
        else:
            editor.frame.adopt(message)
            await editor.answer(lambda view: answer.update(view, editor.frame))

    async def change(self, click: AnyClick, do: Deed, *, in_hands: bool = False) -> None:
        """Change something about a table from its public message, or from a hand, for another page."""
        await self._do(click, await self._clicked(click), do, in_hands=in_hands)

    # The game

    async def _act(self, click: Click[Act]) -> None:
        """Do an action."""
        await self._play(click, await self._clicked(click), click.verb.action)

    async def _pick(self, click: Click[PickCards]) -> None:
        """Do the action with the chosen cards, or ask before."""
        table, action = await self._clicked(click), f"{click.verb.act}:{'.'.join(click.values)}"
        hand = await self._service.hand(click.table, click.user)
        if ask(find_game(table.game).hand_panel(hand.view), action) is None:
            await self._play(click, table, action)
        else:
            await self.focus(click, Question(action))

    async def _play(self, click: AnyClick, table: Table, action: str) -> None:
        do = partial(self._service.act, click.table, click.user, action, click.seen)
        await self._do(click, table, do, in_hands=True)

    async def _open(self, click: Click[OpenMenu] | Click[Question]) -> None:
        """Open a menu or a question."""
        await self.focus(click, click.verb)

    async def _close(self, click: Click[Do]) -> None:
        """Close what is open."""
        await self.focus(click, None)

    async def _refresh(self, click: Click[Do]) -> None:
        """Wake a hand; raises what the table service says where there is none any more."""
        table = await self._clicked(click)
        await self.redraw(click.answer, table)
        if not click.answer.interaction.response.is_done():
            await self._service.hand(click.table, click.user)

    async def focus(
        self, click: AnyClick, focus: Focus | None, do: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Open or close a menu or question: in a private message in its place, from a public one in a new message.

        Args:
            click: what was clicked.
            focus: what is opened; None: nothing.
            do: something to do before that nobody else may see.
        """
        answer, interaction = click.answer, click.answer.interaction
        table = click.current
        await self._board.find(table)
        if not self._is_private(answer, table):
            if do:
                await do()
            await self._hand_pages.show(answer, click.table, focus)
            return
        private = await self._hands.acting(interaction, table)
        with private.hold():
            if do:
                await do()
            hand = await self._service.hand(click.table, click.user)
            private.focus = focus
            if do:
                self._hands.show(hand, click.user)
            self._hands.draw(private, hand)
            await self._hands.answer(private, answer)

    # The clicked message

    async def _clicked(self, click: AnyClick) -> Table:
        """Return the table whose message was clicked, and know where that message is."""
        await self._board.find(click.current, click.answer.interaction.message)
        return click.current

    async def _do(self, click: AnyClick, table: Table, do: Deed, *, in_hands: bool) -> None:
        """Change something, and answer with the clicked message as it is then.

        Args:
            click: in which message.
            table: as it was before.
            do: what is done.
            in_hands: whether it may have been pressed in somebody's own message.
        """
        with self._acting(click.table, click.user):
            if in_hands and self._is_private(click.answer, table):
                await self._in_private(click.answer, table, do)
            else:
                await self._in_public(click, do)

    async def _in_public(self, click: AnyClick, do: Deed) -> None:
        """Answer with the table's public message."""
        answer, message = click.answer, clicked(click.answer)
        editor = self._board.editor(click.table, message.id)
        if editor is None:
            table = await do()
            await self._board.see(table)
            if is_ping(message):
                await self._mentions.put_away(answer, click.table)
                return
            await answer.update(self._board.elsewhere(table))
            return
        editor.frame.adopt(message)
        with editor.hold():
            await self._board.see(await do())
            await editor.answer(lambda view: answer.update(view, editor.frame))

    async def _in_private(self, answer: Answer, table: Table, do: Deed) -> None:
        """Answer with the hand."""
        private = await self._hands.acting(answer.interaction, table)
        with private.hold():
            after = await do()
            private.focus = None
            await self._hands.after(private, after, answer.interaction.user.id)
            await self._hands.answer(private, answer)

    def _is_private(self, answer: Answer, table: Table) -> bool:
        """Return whether the clicked message is somebody's own.

        Raises:
            NotAllowed: `not_seated`, in a message that shows nothing of this person's.
            FormError: `bad_action`: no message was clicked.
        """
        interaction, message = answer.interaction, clicked(answer)
        if is_ping(message):
            return False
        # Without the permission for more, a table that was brought along has its message for one person alone.
        known = self._board.editor(table.id, message.id) is not None
        private = not known and (message.flags.ephemeral or is_direct(interaction))
        if private and table.seat_of(interaction.user.id) is None:
            raise NotAllowed("not_seated")
        return private


def clicked(answer: Answer) -> discord.Message:
    """Return the message that was clicked; raises FormError `bad_action` where there is none, as after a command."""
    message = answer.interaction.message
    if message is None:
        raise FormError("bad_action", reason="other")
    return message
