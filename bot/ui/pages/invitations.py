"""Inviting somebody to one's own table, and what they answer."""

from contextlib import suppress

import discord

from bot.errors import Conflict, NotAllowed, NotFound, UserError
from bot.tables import Table, check_may_come
from bot.ui.discord import Answer, Context, home_of
from bot.ui.layout import AcceptInvitation, DeclineInvitation
from bot.ui.live import Upkeep
from bot.ui.pages.clicks import Click, Handlers

OPEN = {"lobby", "over"}
THEIRS = {"already_seated": "invite_seated", "already_waiting": "invite_seated", "cannot_sit_here": "invite_apart"}
"""What is said of somebody else, by what is said to whoever would come themselves."""


class InvitationPages:
    """Invites people, and takes their answers.

    Args:
        context: the tables and the words.
        upkeep: sends the invitations, and knows where tables are.
    """

    def __init__(self, context: Context, upkeep: Upkeep) -> None:
        self._context = context
        self._service = context.service
        self._board = upkeep.board
        self._invitations = upkeep.invitations
        self.handlers: Handlers = {AcceptInvitation: self._accept, DeclineInvitation: self._decline}

    async def invite(self, answer: Answer, person: discord.User | discord.Member) -> None:
        """Invite somebody to the newest table of the asker that waits for players.

        Raises:
            Conflict: `invite_bot`, `invite_self`, `invite_no_table`, `invite_stranger`, `too_fast`, or as
                `Invitations.send` does; `invite_apart`: some there and this person don't sit together, whoever wants
                it so; or as joining does.
        """
        interaction = answer.interaction
        if person.bot:
            raise Conflict("invite_bot")
        if person.id == interaction.user.id:
            raise Conflict("invite_self")
        self._context.sparing.check(interaction.user.id)
        table = await self._table(interaction)
        await self._board.find(table)
        if not self._reads(interaction, person, table):
            raise Conflict("invite_stranger")
        apart = await self._service.blocks.at(table, person.id)
        try:
            check_may_come(table, person.id, apart)
        except (Conflict, NotAllowed) as error:
            raise Conflict(THEIRS.get(error.code, error.code), **error.params) from None
        link = await self._invitations.send(table, interaction.user.id, person.id)
        words = self._context.words(interaction)
        await answer.say(
            words(
                "answer-invited",
                name=self._context.called(interaction).text(person.id),
                table=str(table.id),
                link=link,
            )
        )

    async def _table(self, interaction: discord.Interaction) -> Table:
        """Return the newest table that waits for players where the asker sits: here, else on this server."""
        home = home_of(interaction)
        found = await self._service.directory.of_user(interaction.user.id, None)
        mine = [
            table
            for table in found
            if table.guild == home
            and table.status in OPEN
            and table.day is None
            and table.tournament is None
            and table.seat_of(interaction.user.id) is not None
        ]
        if not mine:
            raise Conflict("invite_no_table")
        return next((table for table in mine if table.channel == interaction.channel_id), mine[0])

    def _reads(self, interaction: discord.Interaction, person: discord.User | discord.Member, table: Table) -> bool:
        """Return whether somebody is on this server and may read where the table is."""
        guild = interaction.guild
        place = guild.get_channel_or_thread(self._board.channel(table)) if guild else None
        if not isinstance(person, discord.Member):
            return False
        return place is None or place.permissions_for(person).view_channel

    async def _accept(self, click: Click[AcceptInvitation]) -> None:
        """Have whoever is invited sit down; raises NotAllowed `invitation_of_another`, or as the service does."""
        table = await self._checked(click)
        await self._service.join(table, click.user)
        await self._invitations.forget(table, click.user)
        words = self._context.words(click.answer.interaction)
        now = await self._service.table(table)
        key = "answer-waiting" if now.waits(click.user) else "answer-joined"
        await self._put_away(click.answer)
        link = self._board.link(now)
        await click.answer.say(f"{words(key, table=str(table))} {link or ''}".strip())

    async def _decline(self, click: Click[DeclineInvitation]) -> None:
        """Take the invitation away; raises NotAllowed `invitation_of_another`."""
        table = await self._checked(click)
        await self._invitations.decline(table, click.user)
        await self._put_away(click.answer)
        words = self._context.words(click.answer.interaction)
        await click.answer.say(words("answer-invitation-declined", table=str(table)))

    async def _checked(self, click: Click[AcceptInvitation] | Click[DeclineInvitation]) -> int:
        """Return the table of an invitation that is open, and this person's.

        Raises:
            NotAllowed: `invitation_of_another`.
            NotFound: `no_invitation`.
        """
        verb, message = click.verb, click.answer.interaction.message
        if verb.person != click.user:
            raise NotAllowed("invitation_of_another")
        if message is None:
            raise NotFound("no_invitation")
        await self._invitations.check(verb.table, verb.person, message.id)
        return verb.table

    @staticmethod
    async def _put_away(answer: Answer) -> None:
        """Delete the invitation; a table that has changed may have had that done already."""
        with suppress(discord.NotFound, UserError):
            await answer.remove()
