"""Invitations: the list of users behind More, the menu entry of a person, the messages, and their buttons.

An invitation is a message of its own, since an edit rings nowhere. It is deleted when it asks no user any more. A
person who wants no mentions for it is invited by direct message; where that can't be written, in the channel, without
ringing. A tracked message stores each invitation, so that only one that was sent can be answered, and each person is
asked once.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import Any

import discord
from discord import Interaction, Member, User
from discord.app_commands import ContextMenu

from bot.errors import Conflict, NotFound, PermissionDenied, UserError
from bot.render import refusal
from bot.rules.errors import ParseError
from bot.tables import Table, TableChanged, TrackedMessage, check_invitable
from bot.ui.discord import NOT_REACHED, AppContext, InteractionResponder, RequestKind, chosen_users, member_guild_id
from bot.ui.display_names import Called
from bot.ui.escaping import quoted
from bot.ui.features import Click, FeatureCog, Shared, handles
from bot.ui.layout import MORE_LISTS, AcceptInvitation, DeclineInvitation, PlayerNames, SimpleVerb
from cogs.install_contexts import on_servers
from cogs.invite import messages
from cogs.invite.messages import OPEN, is_open

KIND = "invitation"
DECLINED = 0
"""Stored as the message of an invitation that was declined."""
DM_TIMEOUT_SECONDS = 5.0
"""Seconds that an invitation waits for a new DM channel before it goes to the table's channel."""
THEIRS = {"already_seated": "invite_seated", "already_waiting": "invite_seated", "cannot_sit_here": "invite_apart"}
"""Refusals for an invited person, by the refusals for a person who joins."""


class Invite(FeatureCog, name="invite"):
    """Invites people, takes their answers, and deletes invitations that are over."""

    slots = (MORE_LISTS.filled(messages.user_list),)

    def __init__(self, context: AppContext, shared: Shared) -> None:
        super().__init__(context, shared)
        self._upkeep = shared.upkeep
        self._messages = shared.upkeep.messages
        shared.upkeep.subscribe(self.table_changed)

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """The entry in the menu of a person."""
        return (on_servers(ContextMenu(name="Invite to my table", callback=self.invite)),)

    async def invite(self, interaction: Interaction[Any], person: User | Member) -> None:
        """Invite a person to the newest table of the asker that waits for players.

        Raises:
            Conflict: `invite_no_table`, `too_fast`, or as `_invite` does.
        """
        async with self.context.answer(interaction) as answer:
            self.context.user_rate_limiter.check(interaction.user.id)
            table = await self._table(interaction)
            await answer.reply(await self._invite(interaction, person, table))

    @handles(SimpleVerb.INVITE)
    async def invite_chosen(self, click: Click[SimpleVerb]) -> None:
        """Invite the users that a player has chosen behind More, and answer with the outcome for each.

        Raises:
            ParseError: `bad_action`: no user was chosen.
            PermissionDenied: `not_seated`.
            Conflict: `invite_no_table`, `too_fast`; for a single user as `_invite` does.
        """
        table, interaction, lines = click.current, click.answer.interaction, list[str]()
        persons = chosen_users(interaction)
        if not persons:
            raise ParseError("bad_action", reason="other")
        if table.seat_of(click.user) is None:
            raise PermissionDenied("not_seated")
        if not is_open(table):
            raise Conflict("invite_no_table")
        self.context.user_rate_limiter.check(click.user)
        for person in persons:
            try:
                lines.append(await self._invite(interaction, person, table))
            except UserError as error:
                if len(persons) == 1:
                    raise
                lines.append(self._refused(interaction, person, table, error))
        await click.answer.reply("\n".join(lines))

    def _refused(self, interaction: Interaction[Any], person: User | Member, table: Table, error: UserError) -> str:
        """Return why one of several users was not invited."""
        words = self.context.words(interaction, table.game)
        names = PlayerNames(table, words, self.context.people)
        name = self.context.called(interaction).text(person.id)
        return f"{name}: {refusal(error, words, names.text, quoted)}"

    async def _invite(self, interaction: Interaction[Any], person: User | Member, table: Table) -> str:
        """Invite a person to a table; return the sentence that confirms it.

        Raises:
            Conflict: `invite_bot`, `invite_self`, `invite_stranger`, or as `_send` does; `invite_apart`: a player
                there and this person don't sit together, for either one's block; or as joining does.
        """
        if person.id == interaction.user.id:
            raise Conflict("invite_self")
        if person.bot:
            raise Conflict("invite_bot")
        await self._upkeep.board.find(table)
        if not self._reads(interaction, person, table):
            raise Conflict("invite_stranger")
        apart = await self.service.blocks.at(table, person.id)
        try:
            check_invitable(table, person.id, apart)
        except (Conflict, PermissionDenied) as error:
            raise Conflict(THEIRS.get(error.code, error.code), **error.params) from None
        link = await self._send(table, interaction.user.id, person.id)
        name = self.context.called(interaction).text(person.id)
        return self.context.words(interaction)("answer-invited", name=name, table=str(table.id), link=link)

    async def _table(self, interaction: discord.Interaction) -> Table:
        """Return the newest table that waits for players where the asker sits: here, else on this server."""
        home = member_guild_id(interaction)
        found = await self.service.directory.for_user(interaction.user.id, None)
        mine = [
            table
            for table in found
            if table.guild == home and is_open(table) and table.seat_of(interaction.user.id) is not None
        ]
        if not mine:
            raise Conflict("invite_no_table")
        return next((table for table in mine if table.channel == interaction.channel_id), mine[0])

    def _reads(self, interaction: discord.Interaction, person: discord.User | discord.Member, table: Table) -> bool:
        """Return whether a user is on this server and may read where the table is."""
        guild = interaction.guild
        place = guild.get_channel_or_thread(self._upkeep.board.channel(table)) if guild else None
        if not isinstance(person, discord.Member):
            return False
        return place is None or place.permissions_for(person).view_channel

    @handles(AcceptInvitation)
    async def accept(self, click: Click[AcceptInvitation]) -> None:
        """Seat the invited player; raises PermissionDenied `invitation_of_another`, or as the service does."""
        table = await self._checked(click)
        await self.service.join(table, click.user)
        await self._messages.store.drop(key_of(table, click.user))
        words = self.context.words(click.answer.interaction)
        now = await self.service.table(table)
        key = "answer-waiting" if now.waits(click.user) else "answer-joined"
        await self._delete_invitation(click.answer)
        link = self._upkeep.board.link(now)
        await click.answer.reply(f"{words(key, table=str(table))} {link or ''}".strip())

    @handles(DeclineInvitation)
    async def decline(self, click: Click[DeclineInvitation]) -> None:
        """Take the invitation away; raises PermissionDenied `invitation_of_another`."""
        table = await self._checked(click)
        await self._save(table, click.user, 0, DECLINED)
        await self._delete_invitation(click.answer)
        words = self.context.words(click.answer.interaction)
        await click.answer.reply(words("answer-invitation-declined", table=str(table)))

    async def _checked(self, click: Click[AcceptInvitation] | Click[DeclineInvitation]) -> int:
        """Return the table of an invitation that is open, and this person's.

        Raises:
            PermissionDenied: `invitation_of_another`.
            NotFound: `no_invitation`.
        """
        verb, message = click.verb, click.answer.interaction.message
        if verb.person != click.user:
            raise PermissionDenied("invitation_of_another")
        if message is None:
            raise NotFound("no_invitation")
        tracked = await self._messages.store.read(key_of(verb.table, verb.person))
        if tracked is None or tracked.message != message.id:
            raise NotFound("no_invitation")
        return verb.table

    @staticmethod
    async def _delete_invitation(answer: InteractionResponder) -> None:
        """Delete the invitation; a table that has changed may have had that done already."""
        with suppress(discord.NotFound, UserError):
            await answer.remove()

    async def table_changed(self, change: TableChanged) -> None:
        """Schedule the deletion of outdated invitations: of a user who has joined, or all when a game begins."""
        now, before = change.after, change.before
        if before is None or (before.status not in OPEN and now.status != "closed"):
            return
        if now.status not in OPEN or now.seats != before.seats or now.queue != before.queue:
            self.context.tasks.start(self._sweep(now), "invitations")

    async def _send(self, table: Table, host: int, person: int) -> str:
        """Invite a person, and return a link to the invitation.

        Raises:
            Conflict: `invited_already`, `invitation_declined`, `invitation_unreachable`, `mentioned_too_often`
                (minutes).
        """
        former = await self._messages.store.read(key_of(table.id, person))
        if former is not None:
            raise Conflict("invitation_declined" if former.message == DECLINED else "invited_already")
        budget = self._upkeep.mention_budget
        if not budget.spend(host, person):
            raise Conflict("mentioned_too_often", minutes=ceil(budget.left(host, person) / 60))
        message = await self._post(table, host, person)
        await self._save(table.id, person, message.channel.id, message.id)
        return message.jump_url

    async def _post(self, table: Table, host: int, person: int) -> discord.Message:
        chosen = await self.service.settings.for_user(person)
        board, client = self._upkeep.board, self._messages.client
        if not chosen.invitations:
            locale = self.context.people.stored_locale(person, board.locale(table))
            try:
                number = await self._upkeep.direct.channel(person, patience=DM_TIMEOUT_SECONDS)
                channel = client.get_partial_messageable(number, type=discord.ChannelType.private)
                return await self._post_in(channel, table, host, person, locale, private=True)
            except NOT_REACHED as error:
                await self._upkeep.direct.closed_by(error)
                self.context.boundary.report(error, doing="invite")
        if not board.may_post(table):
            raise Conflict("invitation_unreachable")
        channel = client.get_partial_messageable(board.channel(table), guild_id=table.guild)
        return await self._post_in(channel, table, host, person, board.locale(table), rings=chosen.invitations)

    async def _post_in(
        self,
        channel: discord.PartialMessageable,
        table: Table,
        host: int,
        person: int,
        locale: str,
        *,
        private: bool = False,
        rings: bool = False,
    ) -> discord.Message:
        words = self.context.catalogs.words(locale, table.game)
        called = Called(self.context.people, None if private else table.guild)
        name = f"<@{person}>" if rings or private else called.text(person)
        text = messages.text(table.id, name, called.text(host), self._upkeep.board.link(table), words)
        await self._messages.throttle.turn(RequestKind.MENTIONS)
        return await channel.send(
            self.context.commands.text(text),
            view=messages.buttons(table.id, person, words),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)] if rings else False),
            suppress_embeds=True,
            silent=await self.service.deadlines.in_quiet_hours(person),
        )

    async def _save(self, table: int, person: int, channel: int, message: int) -> None:
        key = key_of(table, person)
        row = TrackedMessage(key=key, channel=channel, message=message, table_id=table, person=person)
        await self._messages.store.save(row)

    async def _sweep(self, table: Table) -> None:
        """Delete the invitations to a table that are over; that a user has declined is kept until it closes."""
        for each in await self._messages.store.for_table(table.id, KIND):
            person, declined = each.person or 0, each.message == DECLINED
            come = table.seat_of(person) is not None or table.waits(person)
            if table.status == "closed" or (not declined and (come or table.status not in OPEN)):
                await (self._messages.store.drop(each.key) if declined else self._messages.delete(each))


def key_of(table: int, person: int) -> str:
    """Return the key of an invitation."""
    return f"{KIND}:{table}:{person}"
