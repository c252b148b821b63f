"""Route every click: read its custom id, call the feature's handler, and answer refusals.

Nothing is kept in memory for a button, so buttons outlive a restart.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from discord import Interaction
from structlog.contextvars import bind_contextvars

from bot.errors import NotFound, StaleView, UserError
from bot.rules.errors import ParseError
from bot.tables import NotOwner, Table
from bot.tables import interaction as acting
from bot.ui.discord import (
    REFUSALS,
    AppContext,
    InteractionResponder,
    is_bot_dm,
    member_guild_id,
    note_arrival,
    release_response,
    resume,
)
from bot.ui.features import Click, Handlers, key_of
from bot.ui.layout import (
    PREFIX,
    CustomId,
    PlayAction,
    PlayerNames,
    SelectFromList,
    SimpleVerb,
    is_in_hands,
    kind,
    read,
    without_table,
    write,
)
from bot.ui.live import LAPSED, LapsedMessages

OURS = f"{PREFIX}:"
"""The beginning of every custom id that the bot has ever drawn."""
UNREADABLE = PlayAction("")
"""The verb of a custom id that begins like ours but can't be parsed."""
TAKEN = {discord.InteractionType.component, discord.InteractionType.modal_submit}


class Router:
    """Dispatches clicks to the handlers of their verbs.

    Args:
        redraw: redraws a clicked message that showed something outdated.
        note: called after a user's click at a table was answered.
        reach: refuses a user who can't reach a table from where they act.
    """

    def __init__(
        self,
        context: AppContext,
        handlers: Handlers,
        *,
        redraw: Callable[[InteractionResponder, Table], Awaitable[None]],
        lapsed: LapsedMessages,
        note: Callable[[InteractionResponder, int], Awaitable[None]],
        reach: Callable[[Interaction, Table], Awaitable[None]],
        watchers: Sequence[Callable[[Interaction], None]],
    ) -> None:
        self._context = context
        self._handlers = handlers
        self._redraw = redraw
        self._lapsed = lapsed
        self._note = note
        self._reach = reach
        self._watchers = watchers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle clicks and forms with custom ids of the bot; of all other interactions record only the user."""
        note_arrival(interaction)
        try:
            await self._handle(interaction)
        finally:
            if interaction.type in TAKEN:
                release_response(interaction)

    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """Free what an answered command needed."""
        release_response(interaction)

    async def _handle(self, interaction: Interaction) -> None:
        self._context.service.saw(interaction.id)
        for watch in self._watchers:
            watch(interaction)
        text = str((interaction.data or {}).get("custom_id", ""))
        if interaction.type not in TAKEN or interaction.data is None or not text.startswith(OURS):
            self._context.people.record(interaction)
            return
        acting.set(interaction.id)
        resume(interaction)
        address = CustomId.parse(text) or without_table(UNREADABLE)
        values = chosen(interaction.data)
        # For this task alone, which is about this click only.
        bind_contextvars(guild=interaction.guild_id, **({"table": address.table} if address.table else {}))
        answer = self._context.answer(interaction)
        try:
            async with answer:
                await self._context.people.preload(interaction)
                table = await self._lapsed.check(interaction, chosen_of(address, values))
                if table is not None:
                    if interaction.guild_id is None:
                        bind_contextvars(guild=table.guild)
                    await self._reach(interaction, table)
                await self._click(answer, address, table, values)
        except NotOwner as error:
            await self._context.pass_on(answer, error, doing=kind(address.verb))
            return
        except Exception as error:
            if is_lapsed(error):
                await self._refuse_lapsed(answer, address, error)
                return
            await self._refuse(answer, address, error)
        else:
            await self._context.boundary.answered(interaction)
        await self._note(answer, address.table)

    async def _click(
        self, answer: InteractionResponder, address: CustomId, table: Table | None, values: list[str]
    ) -> None:
        """Call the handler of a button, a list or a form."""
        verb = address.verb
        if isinstance(verb, SelectFromList):
            verb = read(values[0]) if values else UNREADABLE
        if verb == UNREADABLE:
            raise ParseError("bad_action", reason="other")
        handler = self._handlers.get(key_of(verb))
        if handler is None:
            # No user draws such a button. No game knows such an action either, and says so.
            verb = PlayAction(write(verb))
            handler = self._handlers[PlayAction]
        if table is not None and verb is not SimpleVerb.COME_BACK:
            with suppress(UserError):  # the page refuses the click for the same reason
                table = await self._context.service.pressed(table, answer.interaction.user.id)
        await handler(Click(answer, address.table, address.seen, verb, values, table))

    async def _refuse(self, answer: InteractionResponder, address: CustomId, error: Exception) -> None:
        """Show the error; redraw an outdated message first."""
        doing = kind(address.verb)
        table = await self._table(answer.interaction, address.table, doing) if isinstance(error, REFUSALS) else None
        if table is None:
            await self._context.refuse(answer, error, doing=doing)
            return
        if self._outdated(answer, address, error):
            try:
                await self._redraw(answer, table)
            except Exception as also:  # the user sees the error in any case
                self._unexpected(also, doing)
        words = self._context.words(answer.interaction, table.game)
        names = PlayerNames(
            table, words, self._context.people, outside=member_guild_id(answer.interaction) != table.guild
        )
        await self._context.refuse(answer, error, game=table.game, name=names.text, doing=doing)

    async def _refuse_lapsed(self, answer: InteractionResponder, address: CustomId, error: Exception) -> None:
        """Show in the message that its subject no longer exists; else show the user an error."""
        doing, said = kind(address.verb), False
        try:
            said = await self._lapsed.redraw(answer, error)
        except Exception as also:  # the user sees the error in any case
            self._unexpected(also, doing)
        if not said:
            await self._context.refuse(answer, error, doing=doing)

    async def _table(self, interaction: Interaction, number: int, doing: str) -> Table | None:
        """Return the current table that a refusal is about; None without one, or if it can't be loaded."""
        if not number:
            return None
        try:
            table = await self._context.service.table(number)
            await self._reach(interaction, table)
        except Exception as error:
            self._unexpected(error, doing)
            return None
        return table

    def _unexpected(self, error: Exception, doing: str) -> None:
        """Report an unexpected error while a refusal is shown; errors for users are left out."""
        if not isinstance(error, UserError):
            self._context.boundary.report(error, doing=doing)

    @staticmethod
    def _outdated(answer: InteractionResponder, address: CustomId, error: Exception) -> bool:
        """Return whether the clicked message may be outdated; a hand is redrawn by every click."""
        message = answer.interaction.message
        if message is None:
            return False
        private = message.flags.ephemeral or is_bot_dm(answer.interaction)
        return isinstance(error, StaleView) or (private and is_in_hands(address.verb))


def is_lapsed(error: Exception) -> bool:
    """Return whether a press is refused because the subject of its message no longer exists."""
    return isinstance(error, NotFound) and error.code in LAPSED


def chosen_of(address: CustomId, values: Sequence[str]) -> CustomId:
    """Return the address of the chosen item if a list was used, else the address itself."""
    return replace(address, verb=read(values[0])) if isinstance(address.verb, SelectFromList) and values else address


def chosen(data: Mapping[str, Any]) -> list[str]:
    """Return what was chosen in a list, or typed into a form."""
    if "values" in data:
        return [str(value) for value in data["values"]]
    labels: list[Mapping[str, Any]] = data.get("components", [])
    return [str(label["component"].get("value", "")) for label in labels if label.get("component")]
