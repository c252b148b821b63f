"""Host: the commands, and the handlers of the answers to their questions.

Before a game or a table ends before its time, there is a question.
"""

from discord import Interaction, Member, User, app_commands, ui

from bot.errors import Conflict, NotFound
from bot.tables import Table, check_may_close
from bot.ui.discord import InteractionResponder
from bot.ui.features import Click, FeatureCog, handles, question, replace_question
from bot.ui.layout import HAND_REQUESTS, MORE_END, SEALED_REQUESTS, TABLE_REQUESTS, PlayerNames, SimpleVerb
from cogs.host import messages
from cogs.install_contexts import anywhere


class Host(FeatureCog, name="host"):
    """Hands tables over, sends players away, and ends games and tables."""

    slots = (
        MORE_END.filled(messages.menu),
        TABLE_REQUESTS.filled(messages.vote),
        SEALED_REQUESTS.filled(messages.vote),
        HAND_REQUESTS.filled(messages.in_hand),
    )

    @anywhere
    @app_commands.command(description="Make another player the host of your table")
    @app_commands.describe(player="The new host", table="The table's number")
    async def host(self, interaction: Interaction, player: User | Member, table: int | None = None) -> None:
        """Make another player at the table its host."""
        async with self.context.answer(interaction) as answer:
            number = await self.shared.tables.named(interaction, table)
            await self.service.hosting.hand_over(number, interaction.user.id, player.id)
            await self._reply(answer, "answer-host", number, player)

    @anywhere
    @app_commands.command(description="Remove a player from your table before a game (host only)")
    @app_commands.describe(player="The player to remove", table="The table's number")
    async def kick(self, interaction: Interaction, player: User | Member, table: int | None = None) -> None:
        """Send a player away from the host's table."""
        async with self.context.answer(interaction) as answer:
            number = await self.shared.tables.named(interaction, table)
            await self.service.hosting.kick(number, interaction.user.id, player.id)
            await self._reply(answer, "answer-kicked", number, player)

    @anywhere
    @app_commands.command(description="Ask everyone at your table to end the game without a result")
    @app_commands.describe(table="The table's number")
    async def end(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the question whether to ask all players to end the game.

        Raises:
            NotFound: `no_table`.
            Conflict: `not_playing`.
        """
        async with self.context.answer(interaction) as answer:
            await self._ask_to_end(answer, await self.shared.tables.named(interaction, table))

    @anywhere
    @app_commands.command(description="Close a table (the host before a game, moderators at any time)")
    @app_commands.describe(table="The table's number")
    async def close(self, interaction: Interaction, table: int | None = None) -> None:
        """Close a table; during a game, show a question first.

        Raises:
            NotFound, PermissionDenied, Conflict: as the service does.
        """
        async with self.context.answer(interaction) as answer:
            # A moderator can close a table whose channel is gone.
            await self._close(answer, table or await self.shared.tables.own_table_here(interaction))

    @handles(SimpleVerb.CLOSE_QUESTION)
    async def close_by_button(self, click: Click[SimpleVerb]) -> None:
        """Close a table by the button of its menu, as /close does."""
        await self._close(click.answer, click.table)

    @handles(SimpleVerb.END_QUESTION)
    async def end_by_button(self, click: Click[SimpleVerb]) -> None:
        """Show the question whether to ask all players to end the game, as /end does."""
        await self._ask_to_end(click.answer, click.table)

    async def _ask_to_end(self, answer: InteractionResponder, number: int) -> None:
        """Show the question whether to ask all players to end the game; raises Conflict `not_playing`."""
        found = await self.service.table(number)
        if found.status != "playing":
            raise Conflict("not_playing")
        await answer.private(self._question_to_end(answer, found, self._costs(answer, found)))

    def _costs(self, answer: InteractionResponder, table: Table) -> list[str]:
        """Return what a vote costs that the asking person begins now."""
        words = self.context.words(answer.interaction)
        names = PlayerNames(table, words, self.context.people)
        return [*messages.costs(table, (answer.interaction.user.id,), words, names, self.service.waking.now())]

    def _question_to_end(self, answer: InteractionResponder, table: Table, costs: list[str]) -> ui.LayoutView:
        words = self.context.words(answer.interaction)
        text = "\n".join([words("end-question", table=str(table.id)), *costs])
        return question(text, table.id, SimpleVerb.END_AT_COST if costs else SimpleVerb.END, words)

    async def _close(self, answer: InteractionResponder, number: int) -> None:
        interaction = answer.interaction
        found, moderates = await self._closable(answer, number)
        check_may_close(found, interaction.user.id, moderates)
        if found.status == "playing":
            words = self.context.words(interaction)
            await answer.private(
                question(words("close-question", table=str(number)), number, SimpleVerb.CLOSE, words)
            )
            return
        await self.service.hosting.close(number, interaction.user.id, moderates=moderates)
        await self._reply(answer, "answer-closed", number)

    @handles(SimpleVerb.CLOSE)
    async def close_now(self, click: Click[SimpleVerb]) -> None:
        """Close a table, after the question."""
        _, moderates = await self._closable(click.answer, click.table)
        await self.service.hosting.close(click.table, click.user, moderates=moderates)
        await replace_question(self.context, click, "answer-closed")

    @handles(SimpleVerb.END, SimpleVerb.END_AT_COST)
    async def ask_all(self, click: Click[SimpleVerb]) -> None:
        """Ask all players to end a game, after the question; show it again if the vote costs something since then."""
        table = await self.service.table(click.table)
        costs = self._costs(click.answer, table)
        if costs and click.verb is SimpleVerb.END and table.seat_of(click.user) is not None:
            await click.answer.update(self._question_to_end(click.answer, table, costs))
            return
        after = await self.service.hosting.end(click.table, click.user)
        key = "answer-ended-behind-back" if after.enders else "answer-ended"
        await replace_question(self.context, click, "answer-vote" if after.consent("end") else key)

    async def _closable(self, answer: InteractionResponder, number: int) -> tuple[Table, int | None]:
        """Return a table that a person wants to close, and its guild if they moderate it.

        Raises:
            NotFound: `no_table`: it is no table of theirs, and they can't view its channel.
        """
        interaction, reach = answer.interaction, self.shared.tables.reach
        table = await self.service.table(number)
        moderates = await reach.moderates(interaction, table)
        lost = moderates is not None and await reach.is_lost(interaction, table)
        if not lost and not await reach.can_reach(interaction, table):
            raise NotFound("no_table", table=number)
        return table, moderates

    async def _reply(
        self, answer: InteractionResponder, key: str, number: int, who: User | Member | None = None
    ) -> None:
        """Answer a command with one sentence about a table, and about a person if one is given."""
        interaction = answer.interaction
        name = self.context.called(interaction).text(who.id) if who else ""
        await answer.reply(self.context.words(interaction)(key, name=name, table=str(number)))
