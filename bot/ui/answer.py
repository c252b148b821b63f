"""Answering one interaction in time, exactly once, whatever way the work behind it takes.

Discord wants a first answer within three seconds. The work comes first and answers by itself; if it takes longer than
`defer_after`, the interaction is acknowledged meanwhile and the answer follows up.
"""

import asyncio
from collections.abc import Sequence
from types import TracebackType
from typing import Self

import discord
from discord import Interaction, ui

from bot.ui.errands import Errands


class Answer:
    """The answer to one interaction; an asynchronous context around the work.

    Args:
        interaction: a click, a chosen list, a modal or a command.
        errands: where a late acknowledgement runs.
        defer_after: seconds.
        ephemeral: whether a late answer to a command is for its user only.
    """

    def __init__(
        self, interaction: Interaction, errands: Errands, defer_after: float, *, ephemeral: bool = True
    ) -> None:
        self.interaction = interaction
        self._errands = errands
        self._defer_after = defer_after
        self._ephemeral = ephemeral
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(self._defer_after, self._too_slow)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the clock; an interaction that nothing answered is acknowledged, so that nobody sees it fail."""
        await self._settle()
        if error is None and not self.interaction.response.is_done():
            await self.interaction.response.defer()

    @property
    def _click(self) -> bool:
        """Whether there is a message that the answer can draw anew; a form that a command opened has none."""
        return self.interaction.message is not None

    def _too_slow(self) -> None:
        if not self.interaction.response.is_done():
            self._deferring = self._errands.start(self._defer(), "late answer")

    async def _defer(self) -> None:
        if not self.interaction.response.is_done():
            new = not self._click
            await self.interaction.response.defer(ephemeral=self._ephemeral and new, thinking=new)

    async def _settle(self) -> None:
        """Stop the clock and wait for an acknowledgement that is under way."""
        if self._timer:
            self._timer.cancel()
        if self._deferring:
            await self._deferring

    async def update(self, view: ui.LayoutView) -> None:
        """Draw the clicked message anew."""
        await self._settle()
        if self.interaction.response.is_done():
            await self.interaction.edit_original_response(view=view)
        else:
            await self.interaction.response.edit_message(view=view)

    async def private(self, view: ui.LayoutView) -> discord.Message | None:
        """Show a message to this person only; return it as far as Discord tells."""
        return await self._new(view, ephemeral=True)

    async def public(self, view: ui.LayoutView) -> discord.Message | None:
        """Show a message to everybody in the channel; return it as far as Discord tells."""
        return await self._new(view, ephemeral=False)

    async def illustrate(self, view: ui.LayoutView, picture: discord.File) -> None:
        """Draw the message anew that was the answer, with a picture in the place of one it may have had."""
        await self._settle()
        await self.interaction.edit_original_response(view=view, attachments=[picture])

    async def modal(self, modal: ui.Modal) -> None:
        """Open a form; possible only as the first answer."""
        await self._settle()
        await self.interaction.response.send_modal(modal)

    async def say(self, text: str, files: Sequence[discord.File] = ()) -> None:
        """Say something to this person only, with files to be loaded down."""
        await self._settle()
        if self.interaction.response.is_done():
            await self.interaction.followup.send(text, ephemeral=True, files=files)
        else:
            await self.interaction.response.send_message(text, ephemeral=True, files=files)

    async def _new(self, view: ui.LayoutView, *, ephemeral: bool) -> discord.Message | None:
        await self._settle()
        if not self.interaction.response.is_done():
            sent = await self.interaction.response.send_message(view=view, ephemeral=ephemeral)
            return sent.resource if isinstance(sent.resource, discord.Message) else None
        if self._deferring and not self._click and ephemeral == self._ephemeral:
            return await self.interaction.edit_original_response(view=view)
        return await self.interaction.followup.send(view=view, ephemeral=ephemeral, wait=True)
