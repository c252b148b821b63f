"""Respond to one interaction in time, exactly once, on every path of its handler.

Discord requires a first response within three seconds. The handler responds by itself; if that takes longer than
`defer_after` since the interaction arrived, the interaction is acknowledged and the response follows up.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from io import BytesIO
from types import TracebackType
from typing import Any, Self

import discord
from discord import Interaction, ui

from bot.scheduler import Scheduler
from bot.ui.discord.error_codes import ANSWERED_ALREADY
from bot.ui.discord.image_sender import Files, ImageSender, MessageImages, files_in, uploads_of
from bot.ui.discord.interaction_origin import age, may_be_answered_elsewhere
from bot.ui.message_view import DrawWith, MessageView, framed

Unsay = Callable[[], Awaitable[None]]
"""A function that removes a text shown to one user."""
INITIAL_RESPONSE_SECONDS = 3.0
"""Seconds in which Discord must have taken a first answer; later it takes none."""
FOR_ONE, FILLED = "for_one", "filled"
"""Keys of an interaction's extras: whether its acknowledgement is for the user only, and has got its message."""
FOLLOWUP_SECONDS = 10.0
"""Seconds that anything after the first answer may take, except the upload of a large file."""
UPLOAD_SECONDS = 120.0
SMALL_BYTES = 100_000
"""Bytes of a file that a first answer can have."""


class InteractionResponder:
    """The response to one interaction; an asynchronous context around its handler."""

    def __init__(
        self,
        interaction: Interaction,
        tasks: Scheduler,
        pictures: ImageSender,
        defer_after: float,
        *,
        ephemeral: bool = True,
    ) -> None:
        self.interaction = interaction
        self._tasks = tasks
        self._pictures = pictures
        self._defer_after = defer_after
        self._ephemeral = ephemeral
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._shown: discord.Message | None = None
        self.followed = False
        """Whether something was said beside the first answer."""

    async def __aenter__(self) -> Self:
        # An error has its own response, and needs the state of the first one.
        self.interaction.extras.setdefault(FOR_ONE, self._ephemeral)
        left = self._defer_after - age(self.interaction)
        self._timer = asyncio.get_running_loop().call_later(max(0.0, left), self._too_slow)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the clock; an interaction that nothing answered is acknowledged, so that no user sees it fail."""
        if error is None:
            await self.acknowledge()
        else:
            await self._settle()

    def require_ephemeral(self) -> None:
        """Make a late response ephemeral, regardless of the command's default."""
        self._ephemeral = True

    async def acknowledge(self) -> None:
        """Acknowledge the interaction if it has no response yet; a clicked message stays as it is."""
        await self._settle()
        if not self.interaction.response.is_done():
            async with self._patience():
                await self.interaction.response.defer()

    def _patience(self) -> asyncio.Timeout:
        """Return the timeout for Discord, since other edits at the table wait for this one."""
        return asyncio.timeout(FOLLOWUP_SECONDS if self.interaction.response.is_done() else INITIAL_RESPONSE_SECONDS)

    @property
    def _click(self) -> bool:
        """Whether the response can redraw a message; a form that a command opened has none."""
        return self.interaction.message is not None

    def _too_slow(self) -> None:
        if not self.interaction.response.is_done():
            self._deferring = self._tasks.start(self._defer(), "late answer")

    async def _defer(self) -> None:
        if not self.interaction.response.is_done():
            new = not self._click
            async with self._patience():
                await self.interaction.response.defer(ephemeral=self._ephemeral and new, thinking=new)

    async def _settle(self) -> None:
        """Stop the clock and wait for an acknowledgement that is under way."""
        if self._timer:
            self._timer.cancel()
        if self._deferring:
            await self._deferring

    async def remove(self) -> None:
        """Delete the clicked message."""
        await self.acknowledge()
        await self.interaction.delete_original_response()

    async def update(
        self, view: ui.LayoutView, frame: MessageImages | None = None, *, shown: Collection[int] = ()
    ) -> None:
        """Redraw the clicked message.

        Args:
            shown: users whose mentions Discord shows as names, even outside their servers; an edit pings no user.
        """
        allowed = naming(shown) if shown else None
        await self._settle()
        interaction, done = self.interaction, self.interaction.response.is_done()

        async def send(view: ui.LayoutView, files: Files) -> discord.Message | None:
            if done:
                return await interaction.edit_original_response(
                    view=view, attachments=files, allowed_mentions=allowed
                )
            return _message_in(
                await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=allowed)
            )

        async with self._patience():
            await self._pictures.send_view(view, send, frame=frame or self._frame(interaction.message))

    async def private(self, view: ui.LayoutView) -> discord.Message | None:
        """Show an ephemeral message; return it if Discord has returned it."""
        async with self._patience():
            return await self._new(view, ephemeral=True)

    async def public(self, view: ui.LayoutView) -> discord.Message | None:
        """Show a public message in the channel; return it if Discord has returned it."""
        async with self._patience():
            return await self._new(view, ephemeral=False)

    async def fetch_accepted(self) -> discord.Message | None:
        """Return the answer that Discord accepted although its response was lost; None if it wasn't accepted."""
        try:
            async with asyncio.timeout(FOLLOWUP_SECONDS):
                return await self.interaction.original_response()
        except Exception:  # any error: the message is unknown
            return None

    async def page(self, page: DrawWith, *, new: bool, public: bool = False) -> None:
        """Show a page; images that are not ready follow as soon as they are rendered.

        Args:
            new: whether it is a new message, or takes the place of the clicked one.
            public: whether a new one is for everyone in the channel, or for this person only.
        """
        view = page(())
        ready = self._pictures.cached(view.sketches)
        if ready:
            view = framed(page, ready)
        clicked = None if new else self.interaction.message
        # A user who has turned the page doesn't want the images of the old one.
        if clicked:
            self._pictures.turned.pop(clicked.id, None)
        tell = self.public if public else self.private
        message = self._shown = await tell(view) if new else await self.update(view)
        shown = clicked or message
        if shown and not ready and self._pictures.needs_update(MessageImages(), view):
            edit = message.edit if message else self.interaction.edit_original_response
            self._pictures.turned[shown.id] = page
            self._tasks.start(self._bring(page, view, edit, shown.id), "pictures")

    async def redraw(self, page: DrawWith) -> None:
        """Redraw the message of a page, with its images."""
        frame, view = self._frame(self._shown), page(())
        await self._pictures.assign(frame, view)
        edit = self._shown.edit if self._shown else self.interaction.edit_original_response
        await self._edit(edit, framed(page, frame.pictures) if frame.pictures else view, frame)

    async def _edit(
        self, edit: Callable[..., Awaitable[discord.Message]], view: MessageView, frame: MessageImages
    ) -> None:
        async def send(view: ui.LayoutView, files: Files) -> discord.Message:
            return await edit(view=view, attachments=files)

        await self._pictures.send_view(view, send, frame=frame)

    async def _bring(
        self,
        page: DrawWith,
        view: MessageView,
        edit: Callable[..., Awaitable[discord.Message]],
        place: int | None = None,
    ) -> None:
        """Render the images of a shown page and add them, unless another page has been opened."""
        frame = self._frame()
        await self._pictures.assign(frame, view)
        if place is not None:
            if self._pictures.turned.get(place) is not page:
                return
            del self._pictures.turned[place]
        if frame.pictures:
            await self._edit(edit, framed(page, frame.pictures), frame)

    async def attach_images(self, page: DrawWith) -> None:
        """Add the images of a page to the response that shows it without them."""
        await self._settle()
        view = page(())
        if self._pictures.needs_update(MessageImages(), view):
            await self._bring(page, view, self.interaction.edit_original_response)

    async def modal(self, modal: ui.Modal) -> None:
        """Open a form; possible only as the first answer."""
        await self._settle()
        async with self._patience():
            await self.interaction.response.send_modal(modal)

    async def reply(self, text: str, files: Sequence[discord.File] = ()) -> Unsay:
        """Send an ephemeral text, with files; return a function that removes it."""
        text = self._pictures.commands.text(text)
        await self._settle()
        async with self._patience():
            if self.interaction.response.is_done():
                return await self._beside(text, files)
            await self.interaction.response.send_message(text, ephemeral=True, files=files)
            return self.interaction.delete_original_response

    async def upload(self, text: str, name: str, data: bytes) -> None:
        """Send an ephemeral text with a file, which may be too large for a first answer."""
        file = discord.File(BytesIO(data), name)
        if len(data) <= SMALL_BYTES:
            await self.reply(text, [file])
            return
        await self._settle()
        await self._defer()
        async with asyncio.timeout(UPLOAD_SECONDS):
            await self._beside(text, [file])

    async def call(self, text: str, view: ui.View, users: Collection[int]) -> None:
        """Send a public text that mentions users, as a separate message after the response."""
        await self._settle()
        async with self._patience():
            self.followed = True
            await self.interaction.followup.send(
                text,
                view=view,
                allowed_mentions=naming(sorted(users)),
                suppress_embeds=True,
            )

    async def reply_anyway(self, text: str) -> Unsay:
        """Reply even where the fate of the first response is unknown; return how to remove it."""
        try:
            return await self.reply(text)
        except discord.HTTPException as error:
            if error.code != ANSWERED_ALREADY or may_be_answered_elsewhere():
                raise
            async with asyncio.timeout(FOLLOWUP_SECONDS):
                return await self._beside(self._pictures.commands.text(text))

    @property
    def _placeholder(self) -> bool:
        """Whether Discord shows "is thinking" in place of the answer to a command."""
        thinking = self.interaction.response.type is discord.InteractionResponseType.deferred_channel_message
        return thinking and not self.interaction.extras.get(FILLED)

    @property
    def _placeholder_for_one(self) -> bool:
        """Whether only the user sees that."""
        return bool(self.interaction.extras.get(FOR_ONE, self._ephemeral))

    async def _make_way(self, *, ephemeral: bool) -> None:
        """Delete an acknowledgement that more or fewer people see than the answer.

        Discord puts the first follow-up in its place, for all who see it there.
        """
        if self._placeholder and ephemeral != self._placeholder_for_one:
            self.interaction.extras[FILLED] = True
            await self.interaction.delete_original_response()

    async def _beside(self, text: str, files: Sequence[discord.File] = ()) -> Unsay:
        await self._make_way(ephemeral=True)
        self.followed = True
        message = await self.interaction.followup.send(text, ephemeral=True, files=files, wait=True)
        self.interaction.extras[FILLED] = True
        return message.delete

    async def _new(self, view: ui.LayoutView, *, ephemeral: bool) -> discord.Message | None:
        await self._settle()

        async def send(view: ui.LayoutView, files: Files) -> discord.Message | None:
            uploads = uploads_of(files)
            if not self.interaction.response.is_done():
                sent = await self.interaction.response.send_message(view=view, ephemeral=ephemeral, files=uploads)
                return _message_in(sent)
            if self._placeholder and ephemeral == self._placeholder_for_one:
                message = await self.interaction.edit_original_response(view=view, attachments=files)
                self.interaction.extras[FILLED] = True
                return message
            await self._make_way(ephemeral=ephemeral)
            self.followed = True
            return await self.interaction.followup.send(view=view, ephemeral=ephemeral, wait=True, files=uploads)

        return await self._pictures.send_view(view, send, frame=self._frame())

    def _frame(self, message: discord.Message | None = None) -> MessageImages:
        """Return the frame of a message that this answer alone draws, with the files it has on Discord."""
        there = {} if message is None else files_in(message)
        return MessageImages(there=there, place=self.interaction.channel_id)


def _message_in(sent: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    """Return the message that a first response has made or changed, if Discord has returned it."""
    return sent.resource if sent is not None and isinstance(sent.resource, discord.Message) else None


def naming(users: Iterable[int]) -> discord.AllowedMentions:
    """Return the allowed mentions that make Discord resolve the names of these users only."""
    return discord.AllowedMentions(users=[discord.Object(user) for user in users])


def is_ping(message: discord.Message | None) -> bool:
    """Return whether a message with buttons is a mention message: the only kind without components of version 2."""
    return message is not None and not message.flags.components_v2
