"""Protests: the form, the menu entry, and the handlers of the buttons."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import Interaction, Message
from discord.app_commands import ContextMenu

from bot.errors import Conflict
from bot.tables import check_may_protest
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import (
    HAND_REQUESTS,
    MORE,
    PINGS,
    SEALED_MORE,
    SEALED_REQUESTS,
    TABLE_HEADLINE,
    TABLE_REQUESTS,
    TABLE_STATUS,
    MentionReason,
    SimpleVerb,
    filled,
    one,
)
from bot.ui.message_view import DrawWith
from cogs.install_contexts import anywhere
from cogs.protest import messages


class Protests(FeatureCog, name="protest"):
    """Takes protests in a form, shows them to the judges, and takes the rulings and the players' answers."""

    slots = (
        HAND_REQUESTS.filled(messages.in_hand),
        TABLE_HEADLINE.filled(messages.headline),
        TABLE_REQUESTS.filled(messages.requests),
        TABLE_STATUS.filled(messages.ruled),
        MORE.filled(messages.menu),
        SEALED_MORE.filled(messages.sealed_menu),
        SEALED_REQUESTS.filled(messages.requests),
        PINGS[MentionReason.PROTEST].filled(messages.open_protest),
    )

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """The entry in the menu of a table's message."""
        return (anywhere(ContextMenu(name="Protest", callback=self.for_message)),)

    async def for_message(self, interaction: Interaction[Any], message: Message) -> None:
        """Open the form for the deal that a message shows.

        Raises:
            NotFound: `no_table_message`.
            PermissionDenied, Conflict: as `Protests.make`; Conflict `protest_too_late`: another deal can be
            protested.
        """
        async with self.context.answer(interaction) as answer:
            table, shown = await self.shared.tables.for_message(interaction, message)
            check_may_protest(table, interaction.user.id)
            if shown is not None and not await self.service.protests.concerns(table, shown.game, shown.deal):
                raise Conflict("protest_too_late")
            await answer.modal(messages.form(table, self.context.words(interaction)).modal())

    @handles(SimpleVerb.PROTEST)
    async def protest(self, click: Click[SimpleVerb]) -> None:
        """Open the form, or make the protest that was written into it; raises as the service does."""
        answer, words = click.answer, self.context.words(click.answer.interaction)
        fields = filled(answer.interaction)
        if fields is None:
            table = await self.service.table(click.table)
            check_may_protest(table, click.user)
            await answer.modal(messages.form(table, words).modal())
            return
        sentence = one(fields, messages.SENTENCE_FIELD, "")
        make = partial(self.service.protests.make, click.table, click.user, sentence, seen_revision=click.seen)
        if answer.interaction.message is not None:
            await self.shared.clicked.change(click, make)
            return
        # The menu entry opened the form: there is no clicked message to edit.
        await make()
        await answer.reply(words("answer-protested"))

    @handles(SimpleVerb.LOOK_AT_PROTEST)
    async def look(self, click: Click[SimpleVerb]) -> None:
        """Show the protest to a judge."""
        await click.answer.page(await self._page(click), new=True)

    @handles(*messages.RULINGS)
    async def rule(self, click: Click[SimpleVerb]) -> None:
        """Rule on the protest."""
        manages = await self._manages(click)
        await self.service.protests.rule(click.table, click.user, messages.RULINGS[click.verb], manages=manages)
        await click.answer.page(await self._page(click), new=False)

    async def _page(self, click: Click[SimpleVerb]) -> DrawWith:
        """Return what draws the protest for a judge; raises as the service does."""
        interaction = click.answer.interaction
        case = await self.service.protests.case(click.table, click.user, manages=await self._manages(click))
        table, words = case.table, self.context.words(interaction, case.table.game)
        liked = self.context.preferences_of(interaction)
        names = self.shared.tables.names(interaction, table, words, plain=liked.text_only)
        speech = self.shared.screens.drawer(table, words, liked, outside=names.outside).speech
        view = messages.case_page(case, words, names, speech, plain=liked.text_only)
        return lambda pictures: view

    async def _manages(self, click: Click[SimpleVerb]) -> bool:
        """Return whether the person moderates the table; raises NotFound `no_table` if they can't reach it."""
        reach = self.shared.tables.reach
        table = await reach.table(click.answer.interaction, click.table)
        return await reach.moderates(click.answer.interaction, table) is not None
