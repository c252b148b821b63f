"""Every click comes through here: one listener reads the custom id, has the table service act, and answers.

Nothing is kept in memory for a button, so buttons outlive a restart.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord import Interaction
from structlog.contextvars import bind_contextvars

from bot.errors import NotAllowed, StaleView, UserError
from bot.games import find_game
from bot.rules.panel import Panel
from bot.tables import Table
from bot.ui.context import Context
from bot.ui.discord import REFUSALS, Answer
from bot.ui.layout import Address, ask
from bot.ui.live import Kept

Change = Callable[[int, int], Awaitable[Table]]
TAKEN = {discord.InteractionType.component, discord.InteractionType.modal_submit}


class Router:
    """Takes clicks on everything the bot draws.

    Args:
        context: what answers.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        service = context.service
        self._changes: dict[str, Change] = {
            "!join": service.join,
            "!leave": service.leave,
            "!unwait": service.stop_waiting,
            "!computer": service.add_computer,
            "!remove": service.remove_computer,
            "!start": service.begin,
            "!rematch": service.rematch,
            "!takeback": service.take_backs.ask,
            "!stands": service.take_backs.refuse,
            "!here": service.hosting.back,
            "!agree": service.hosting.agree,
            "!playon": service.hosting.play_on,
        }

    async def on_interaction(self, interaction: Interaction) -> None:
        """Listen to every interaction; take the clicks on what is ours."""
        self._context.people.see(interaction)
        if interaction.type not in TAKEN or interaction.data is None:
            return
        address = Address.parse(str(interaction.data.get("custom_id", "")))
        if address is None:
            return
        # For this task alone, which is about this click only.
        bind_contextvars(**await self._about(interaction, address.table))
        answer = self._context.answer(interaction)
        try:
            async with answer:
                await self._context.people.meet(interaction)
                await self._click(answer, address, chosen(interaction.data))
        except Exception as error:
            await self._refuse(answer, address, error)
        else:
            self._context.boundary.answered()
        await self._context.outages.note(answer, address.table)

    async def _about(self, interaction: Interaction, table: int) -> dict[str, int | None]:
        """Return what log lines say of the place of a click: in a DM the table knows its guild."""
        guild = interaction.guild_id
        if table and guild is None:
            with suppress(Exception):  # whoever acts there is told
                guild = (await self._context.service.table(table)).guild
        return {"table": table, "guild": guild} if table else {"guild": guild}

    async def _refuse(self, answer: Answer, address: Address, error: Exception) -> None:
        """Say why not; a message that showed something outdated is drawn anew before."""
        table = None
        try:
            if isinstance(error, REFUSALS):
                table = await self._context.service.table(address.table)
                if isinstance(error, StaleView):
                    await self._redraw(answer, table)
        except (UserError, discord.DiscordException) as also:
            self._context.boundary.expected(also)
        await self._context.refuse(answer, error, table=table, doing=kind_of(address.verb))

    async def _click(self, answer: Answer, address: Address, values: list[str]) -> None:
        """Do what a button or a list stands for."""
        verb = address.verb
        if verb.startswith("="):
            verb = values[0]
        if verb.startswith("~"):
            table = await self._context.service.table(address.table) if address.table else None
            await self._context.show_rules(answer, verb[1:], values[0], table=table, new=False)
        elif verb == "!rules":
            table = await self._context.service.table(address.table)
            await self._context.show_rules(answer, table.game, table=table)
        elif verb == "!slate":
            await self._context.show_slate(answer, address.table)
        elif verb == "!hands":
            await self._context.open_hands.of_table(answer, await self._context.service.table(address.table))
        elif verb.startswith("+"):
            await self._context.open_hands.turn(answer, address, values[0])
        elif verb == "!house" or verb.startswith("$"):
            await self._context.house_pages.click(answer, address, values)
        elif verb.partition(".")[0] in self._context.pages:
            await self._context.pages[verb.partition(".")[0]](answer, verb)
        elif verb == "!letback":
            # Two people's wishes have the same button, one after the other.
            await self._change(answer, address, partial(self._context.service.take_backs.agree, seen=address.seen))
        elif verb in self._changes:
            await self._change(answer, address, self._changes[verb])
        elif verb == "!hand":
            await self._context.show_hand(answer, address.table)
        elif verb == "!back":
            await self._focus(answer, address, "")
        elif verb[0] in ">?":
            await self._focus(answer, address, verb)
        else:
            await self._act(answer, address, verb, values)

    async def _change(self, answer: Answer, address: Address, change: Change) -> None:
        """Change who sits at a table or what is going on there, from its public message or a hand."""
        user = answer.interaction.user.id
        table = await self._context.service.table(address.table)
        await self._context.board.find(table, answer.interaction.message)

        def act() -> Awaitable[Table]:
            return change(address.table, user)

        with self._context.acting(address.table, user):
            if address.verb == "!here" and self._is_private(answer.interaction, table):
                await self._in_private(answer, table, act)
            else:
                await self._in_public(answer, address, act)

    async def _act(self, answer: Answer, address: Address, verb: str, values: list[str]) -> None:
        """Do an action of the game."""
        service, user = self._context.service, answer.interaction.user.id
        table = await service.table(address.table)
        await self._context.board.find(table, answer.interaction.message)
        if verb.startswith("%"):
            verb = f"{verb[1:]}:{'.'.join(values)}"
            hand = await service.hand(address.table, user)
            if self._asks(find_game(table.game).hand_panel(hand.view), verb):
                await self._focus(answer, address, f"?{verb}")
                return

        def act() -> Awaitable[Table]:
            return service.act(address.table, user, verb, address.seen)

        with self._context.acting(address.table, user):
            if self._is_private(answer.interaction, table):
                await self._in_private(answer, table, act)
            else:
                await self._in_public(answer, address, act)

    @staticmethod
    def _asks(panel: Panel, action: str) -> bool:
        return ask(panel, action) is not None

    async def _in_public(self, answer: Answer, address: Address, act: Callable[[], Awaitable[Table]]) -> None:
        """Act, and answer with the table's public message as it is then."""
        message = answer.interaction.message
        assert message is not None
        board = self._context.board
        editor = board.editor(address.table, message.id)
        if editor is None:
            table = await act()
            await board.see(table)
            await answer.update(board.elsewhere(table))
            return
        with editor.hold():
            await board.see(await act())
            await editor.answer(lambda view: answer.update(view, editor.frame))

    async def _in_private(self, answer: Answer, table: Table, act: Callable[[], Awaitable[Table]]) -> None:
        """Act, and answer with the hand as it is then."""
        user = answer.interaction.user.id
        private = await self._context.hands.acting(answer.interaction, table)
        with private.editor.hold():
            after = await act()
            private.focus = ""
            await self._context.hands.after(private, after, user)
            await self._show_private(answer, private)

    async def _focus(self, answer: Answer, address: Address, focus: str) -> None:
        """Open or close a menu or question: in a private message in its place, from a public one in a new message."""
        context, interaction = self._context, answer.interaction
        table = await context.service.table(address.table)
        await context.board.find(table)
        if not self._is_private(interaction, table):
            await context.show_hand(answer, address.table, focus)
            return
        private = await context.hands.acting(interaction, table)
        with private.editor.hold():
            hand = await context.service.hand(address.table, interaction.user.id)
            private.focus = focus
            context.hands.draw(private, hand)
            await self._show_private(answer, private)

    async def _redraw(self, answer: Answer, table: Table) -> None:
        """Draw the clicked message anew."""
        context, message = self._context, answer.interaction.message
        assert message is not None
        if self._is_private(answer.interaction, table):
            private = await context.hands.acting(answer.interaction, table)
            private.focus = ""
            await context.hands.after(private, table, answer.interaction.user.id)
            await self._show_private(answer, private)
            return
        await context.board.see(table)
        editor = context.board.editor(table.id, message.id)
        if editor is None:
            await answer.update(context.board.elsewhere(table))
        else:
            await editor.answer(lambda view: answer.update(view, editor.frame))

    async def _show_private(self, answer: Answer, private: Kept) -> None:
        """Answer with a private message drawn anew."""
        await self._context.hands.answer(private, answer)

    def _is_private(self, interaction: Interaction, table: Table) -> bool:
        """Return whether the clicked message is somebody's own.

        Raises:
            NotAllowed: `not_seated`, in a message that shows nothing of this person's.
        """
        message = interaction.message
        assert message is not None
        private = message.flags.ephemeral or (
            interaction.guild_id is None and self._context.board.editor(table.id, message.id) is None
        )
        if private and table.seat_of(interaction.user.id) is None:
            raise NotAllowed("not_seated")
        return private


def chosen(data: Mapping[str, Any]) -> list[str]:
    """Return what was chosen in a list, or typed into a form."""
    if "values" in data:
        return [str(value) for value in data["values"]]
    labels: list[Mapping[str, Any]] = data.get("components", [])
    return [str(label["component"].get("value", "")) for label in labels if "component" in label]


def kind_of(verb: str) -> str:
    """Return what may be logged of a verb: its first word, without cards."""
    return verb.lstrip("?%=>~").partition(":")[0] if verb[:1] not in ">=~" else verb[:1]
