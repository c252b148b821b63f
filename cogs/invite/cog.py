"""Invitations: the menu entry of a person, and the handlers of the buttons below an invitation."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import Interaction, Member, User
from discord.app_commands import ContextMenu

from bot.errors import Conflict, NotAllowed, NotFound, UserError
from bot.tables import Table, check_may_come
from bot.ui.discord import Answer, home_of
from bot.ui.layout import AcceptInvitation, DeclineInvitation
from bot.ui.pages import Click, FeatureCog, handles
from cogs.places import on_servers

OPEN = {"lobby", "over"}
THEIRS = {"already_seated": "invite_seated", "already_waiting": "invite_seated", "cannot_sit_here": "invite_apart"}
"""Refusals for an invited person, by the refusals for a person who joins."""


class Invite(FeatureCog, name="invite"):
    """Invites people, and takes their answers."""

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """The entry in the menu of a person."""
        return (on_servers(ContextMenu(name="Invite to my table", callback=self.invite)),)

    async def invite(self, interaction: Interaction[Any], person: User | Member) -> None:
        """Invite a person to the newest table of the asker that waits for players.

        Raises:
            Conflict: `invite_bot`, `invite_self`, `invite_no_table`, `invite_stranger`, `too_fast`, or as
                `Invitations.send` does; `invite_apart`: a player there and this person don't sit together, for either
                one's block; or as joining does.
        """
        async with self.context.answer(interaction) as answer:
            if person.bot:
                raise Conflict("invite_bot")
            if person.id == interaction.user.id:
                raise Conflict("invite_self")
            self.context.sparing.check(interaction.user.id)
            table = await self._table(interaction)
            await self.pages.upkeep.board.find(table)
            if not self._reads(interaction, person, table):
                raise Conflict("invite_stranger")
            apart = await self.service.blocks.at(table, person.id)
            try:
                check_may_come(table, person.id, apart)
            except (Conflict, NotAllowed) as error:
                raise Conflict(THEIRS.get(error.code, error.code), **error.params) from None
            link = await self.pages.upkeep.invitations.send(table, interaction.user.id, person.id)
            name = self.context.called(interaction).text(person.id)
            words = self.context.words(interaction)
            await answer.say(words("answer-invited", name=name, table=str(table.id), link=link))

    async def _table(self, interaction: discord.Interaction) -> Table:
        """Return the newest table that waits for players where the asker sits: here, else on this server."""
        home = home_of(interaction)
        found = await self.service.directory.of_user(interaction.user.id, None)
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
        place = guild.get_channel_or_thread(self.pages.upkeep.board.channel(table)) if guild else None
        if not isinstance(person, discord.Member):
            return False
        return place is None or place.permissions_for(person).view_channel

    @handles(AcceptInvitation)
    async def accept(self, click: Click[AcceptInvitation]) -> None:
        """Have whoever is invited sit down; raises NotAllowed `invitation_of_another`, or as the service does."""
        table = await self._checked(click)
        await self.service.join(table, click.user)
        await self.pages.upkeep.invitations.forget(table, click.user)
        words = self.context.words(click.answer.interaction)
        now = await self.service.table(table)
        key = "answer-waiting" if now.waits(click.user) else "answer-joined"
        await self._put_away(click.answer)
        link = self.pages.upkeep.board.link(now)
        await click.answer.say(f"{words(key, table=str(table))} {link or ''}".strip())

    @handles(DeclineInvitation)
    async def decline(self, click: Click[DeclineInvitation]) -> None:
        """Take the invitation away; raises NotAllowed `invitation_of_another`."""
        table = await self._checked(click)
        await self.pages.upkeep.invitations.decline(table, click.user)
        await self._put_away(click.answer)
        words = self.context.words(click.answer.interaction)
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
        await self.pages.upkeep.invitations.check(verb.table, verb.person, message.id)
        return verb.table

    @staticmethod
    async def _put_away(answer: Answer) -> None:
        """Delete the invitation; a table that has changed may have had that done already."""
        with suppress(discord.NotFound, UserError):
            await answer.remove()
