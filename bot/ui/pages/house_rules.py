"""Changing the house rules of a table before its game starts; only its host may."""

from bot.errors import Conflict, NotAllowed
from bot.games import find_game
from bot.rules.options import OneOf, Values
from bot.tables import Table
from bot.ui.discord import Context
from bot.ui.layout import Do, OptionValue, brought, code_form, number_form, overview, read_value, value_page
from bot.ui.live import Board
from bot.ui.pages.clicks import Click, Handlers


class HouseRulePages:
    """Shows the pages and takes the clicks on them.

    Every click raises NotAllowed `not_host`, and Conflict `already_started`.

    Args:
        context: the tables, the house rules of guilds, and the words.
        board: knows the messages of tables.
    """

    def __init__(self, context: Context, board: Board) -> None:
        self._context = context
        self._board = board
        self._service = context.service
        self.handlers: Handlers = {
            Do.HOUSE_RULES: self._show,
            Do.OPTIONS: self._open,
            Do.CODE: self._ask_for_code,
            Do.PRESET: self._take_preset,
            OptionValue: self._take_value,
        }

    async def _show(self, click: Click[Do]) -> None:
        """Show all options as they are now, and what can be changed."""
        await self._overview(click, await self._table(click))

    async def _open(self, click: Click[Do]) -> None:
        """Show the values of the chosen option, or the form to type one in."""
        table = await self._table(click)
        words = self._context.words(click.answer.interaction, table.game)
        option = find_game(table.game).options.find(click.value)
        if isinstance(option, OneOf):
            await click.answer.update(value_page(table, option, words))
        else:
            await click.answer.modal(number_form(table, option, words))

    async def _ask_for_code(self, click: Click[Do]) -> None:
        """Open the form for a code."""
        table = await self._table(click)
        await click.answer.modal(code_form(table, self._context.words(click.answer.interaction, table.game)))

    async def _take_preset(self, click: Click[Do]) -> None:
        """Take all options at once: a preset, a name or a code; raises FormError `bad_options`."""
        table, preset = await self._table(click), click.value
        after = await self._service.set_option(table.id, click.user, "preset", preset)
        options = find_game(table.game).options
        asked = options.read({"preset": preset}) if preset in options.presets else after.options
        await self._overview(click, after, asked)

    async def _take_value(self, click: Click[OptionValue]) -> None:
        """Take a value that was chosen or typed; raises FormError `bad_options`."""
        table, name = await self._table(click), click.verb.name
        value = read_value(table, name, click.value)
        after = await self._service.set_option(table.id, click.user, name, value)
        await self._overview(click, after, {**table.options, name: after.options[name]})

    async def _table(self, click: Click[Do] | Click[OptionValue]) -> Table:
        """Return the table, if whoever clicked may change its house rules."""
        table = await self._service.table(click.table)
        if table.host != click.user:
            raise NotAllowed("not_host")
        if table.status == "playing":
            raise Conflict("already_started")
        return table

    async def _overview(
        self, click: Click[Do] | Click[OptionValue], table: Table, asked: Values | None = None
    ) -> None:
        """Answer with all options as they are now, in the place of a page that is open.

        Args:
            click: the click.
            table: as it is now.
            asked: all options as they were asked for, if some were; what differs from them is told.
        """
        answer = click.answer
        words = self._context.words(answer.interaction, table.game)
        saved = await self._service.house_rules.of_guild(table.guild, table.game)
        note = brought(find_game(table.game), asked, table.options, words) if asked else ""
        view, message = overview(table, saved, words, note), answer.interaction.message
        own = message is not None and message.flags.ephemeral and self._board.message(table.id) != message.id
        await (answer.update(view) if own else answer.private(view))
