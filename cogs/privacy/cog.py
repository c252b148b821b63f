"""Privacy: /privacy, /block and /unblock, the menu entry of a person, and the button that deletes."""

import asyncio
import json
from collections.abc import Sequence
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from discord import ButtonStyle, Interaction, Member, User, app_commands
from discord.app_commands import ContextMenu

from bot.errors import Conflict
from bot.ui.discord import InteractionResponder
from bot.ui.features import Click, FeatureCog, handles
from bot.ui.layout import GREY, MessageBuilder, SimpleVerb, without_table
from cogs.install_contexts import anywhere

MAX_PLAIN_BYTES = 1 << 20
"""Bytes of an export from which it is zipped: Discord takes files of 10 MiB at most."""


class Privacy(FeatureCog, name="privacy"):
    """Shows, exports and deletes a player's data, and keeps blocked players away from their tables."""

    privacy = anywhere(app_commands.Group(name="privacy", description="Show, export or delete your data"))

    @privacy.command(description="Show in words what the bot stores about you")
    async def show(self, interaction: Interaction) -> None:
        """Show how much is known, area by area; raises Conflict `too_fast`."""
        async with self.context.answer(interaction) as answer:
            self.context.user_rate_limiter.check(interaction.user.id)
            words = self.context.words(interaction)
            known = await self.service.privacy.show(interaction.user.id)
            lines = [words(f"privacy-{area}", count=count) for area, count in known.items()]
            await answer.private(self._message(answer, [f"### {words('privacy-title')}", *lines]).view())

    @privacy.command(description="Export your data as a file")
    async def export(self, interaction: Interaction) -> None:
        """Give the asker a JSON file with everything, zipped if it is large; raises Conflict `too_fast`."""
        async with self.context.answer(interaction) as answer:
            user = interaction.user.id
            self.context.user_rate_limiter.check(user)
            known = await self.service.privacy.export(user)
            # The data of many games takes a while to write: others must not wait for it.
            name, data = await asyncio.to_thread(_file_of, known, f"privacy-{user}")
            await answer.upload(self.context.words(interaction)("privacy-exported"), name, data)

    @privacy.command(description="Delete your data after a confirmation")
    async def delete(self, interaction: Interaction) -> None:
        """Say what deleting means; the button below does it."""
        async with self.context.answer(interaction) as answer:
            words = self.context.words(interaction)
            lines = [f"### {words('privacy-delete-title')}", *words("privacy-delete-text").split("\n")]
            message = self._message(answer, lines)
            message.buttons(
                [message.button(SimpleVerb.ERASE, words("privacy-delete-button"), style=ButtonStyle.danger)]
            )
            await answer.private(message.view())

    @handles(SimpleVerb.ERASE)
    async def erase(self, click: Click[SimpleVerb]) -> None:
        """Delete what is known of the person; raises Conflict `leave_first`."""
        board, user = self.shared.upkeep.board, click.user
        await board.renew(await self.service.privacy.delete(user))
        board.copies.forget(user)
        self.context.people.forget(user)
        self.context.lookups.forget(user)
        words = self.context.words(click.answer.interaction)
        await click.answer.update(self._message(click.answer, [words("privacy-deleted")]).view())

    @anywhere
    @app_commands.command(description="Never sit at a table with this player; only you know")
    @app_commands.describe(player="The player")
    async def block(self, interaction: Interaction, player: User | Member) -> None:
        """Keep a user from the asker's tables, now and later; who sits together already stays."""
        await self._block(interaction, player)

    @anywhere
    @app_commands.command(description="Allow a blocked player at your tables again")
    @app_commands.describe(player="The player")
    async def unblock(self, interaction: Interaction, player: User | Member) -> None:
        """Take a block back; raises Conflict `not_blocked`."""
        async with self.context.answer(interaction) as answer:
            await self.service.blocks.unblock(interaction.user.id, player.id)
            await self._reply(answer, "privacy-unblocked", player)

    @property
    def menus(self) -> Sequence[ContextMenu]:
        """The entry in the menu of a person."""
        return (anywhere(ContextMenu(name="Never sit with", callback=self.block_person)),)

    async def block_person(self, interaction: Interaction[Any], person: User | Member) -> None:
        """Never seat the asker together with a person."""
        await self._block(interaction, person)

    async def _block(self, interaction: Interaction[Any], player: User | Member) -> None:
        """Never seat the asker together with a player; raises Conflict `block_computer` and as the service does."""
        async with self.context.answer(interaction) as answer:
            if player.bot:
                raise Conflict("block_computer")
            await self.service.blocks.block(interaction.user.id, player.id)
            await self._reply(answer, "privacy-blocked", player)

    async def _reply(self, answer: InteractionResponder, key: str, player: User | Member) -> None:
        name = self.context.called(answer.interaction).text(player.id)
        await answer.reply(self.context.words(answer.interaction)(key, name=name))

    def _message(self, answer: InteractionResponder, lines: Sequence[str]) -> MessageBuilder:
        message = MessageBuilder(GREY, without_table, plain=self.context.preferences_of(answer.interaction).text_only)
        message.text(lines)
        return message


def _file_of(known: dict[str, object], name: str) -> tuple[str, bytes]:
    """Return the name and the content of an export: JSON, or a ZIP file of it, which is about a tenth as large."""
    data = f"{json.dumps(known, ensure_ascii=False, indent=2)}\n".encode()
    if len(data) <= MAX_PLAIN_BYTES:
        return f"{name}.json", data
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as file:
        file.writestr(f"{name}.json", data)
    return f"{name}.zip", packed.getvalue()
