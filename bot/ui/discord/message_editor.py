"""Edit one message: all its edits, and the responses to clicks that redraw it, go through its editor."""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager

import discord
from discord import ui

from bot.scheduler import Key, Scheduler
from bot.ui.discord.error_codes import AGAIN_AFTER, EDITED_OFTEN, PAUSE, STRAY
from bot.ui.discord.error_handler import passing
from bot.ui.discord.image_sender import ImageSender, MessageImages
from bot.ui.discord.request_budget import EditThrottle, RequestKind, bound_for
from bot.ui.discord.token_edits import TokenEditor

Draw = Callable[[], ui.LayoutView]
Send = Callable[[ui.LayoutView], Awaitable[object]]
PATIENCE, PRIVATE_PATIENCE = 0.25, 0.1
"""Seconds that an edit waits for its images: hardly any takes longer, and two edits are more than one.

In a private message they are fewer: what can be pressed there is never to be behind its image.
"""
RETRY_SECONDS = (2.0, 10.0, 60.0)
"""Seconds after which an edit is tried again that Discord was not able to take; then it waits for the next change.

What it was able to take and refused without a reason that is known is tried again after AGAIN_AFTER.
"""


class MessageEditor:
    """Edits one message when its content changes.

    Args:
        pictures: draws the images that the message wants, before an edit, never before an answer; None: it has
            none.
        use: what it is for that is sent with the bot's token.
    """

    __slots__ = (
        "_dirty",
        "_draw",
        "_drawing",
        "_failures",
        "_held",
        "_lock",
        "_next",
        "_pictures",
        "_refusals",
        "_task",
        "_tasks",
        "_throttle",
        "_view",
        "frame",
        "order",
        "send",
        "use",
        "way",
    )

    def __init__(
        self,
        send: Send,
        throttle: EditThrottle,
        tasks: Scheduler,
        pictures: ImageSender | None = None,
        use: Callable[[], RequestKind] = lambda: RequestKind.PANELS,
    ) -> None:
        self.send = send
        self.use = use
        self.way: TokenEditor | None = None
        """The editor by the newest click's token; it is tried before the bot's own."""
        self.frame = MessageImages()
        self._pictures = pictures
        self.order = -1
        self._throttle = throttle
        self._tasks = tasks
        self._draw: Draw | None = None
        self._view: tuple[ui.LayoutView, object] | None = None
        """The newest state as it was drawn for an edit under way, and the images that hang in it."""
        self._dirty = False
        self._drawing: asyncio.Task[None] | None = None
        self._failures = 0
        self._refusals = 0
        self._held = 0
        self._next = 0.0
        self._lock = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def request_edit(self, order: int, draw: Draw) -> None:
        """Schedule an edit to a state.

        Args:
            order: states of a higher order are newer; older ones than the one shown are ignored.
            draw: makes the message; called only when it is really sent.
        """
        if order < self.order:
            return
        self.mark_shown(order, draw)
        self._dirty = True
        self._wake()

    @property
    def is_pending(self) -> bool:
        """Whether an edit is under way, or is to be made."""
        return self._dirty or self._task is not None

    def redraw(self) -> None:
        """Schedule a redraw of the newest state, since other data has changed; do nothing without a state."""
        if self._draw is not None:
            self._view = None
            self._once_more()

    def edit_now(self, draw: Draw) -> None:
        """Edit at once, before all other edits: the token is about to expire."""
        self._draw, self._view, self._dirty = draw, None, True
        self._tasks.start(self._at_once(), "message editor")

    def mark_shown(self, order: int, draw: Draw) -> None:
        """Record that this state is already shown."""
        self.order, self._draw, self._view, self._dirty = order, draw, None, False

    @contextmanager
    def suspend(self) -> Generator[None]:
        """Leave the message alone, since a click's answer is about to draw it; edit it afterwards if it did not."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._wake()

    async def answer(self, respond: Send) -> None:
        """Answer a click with the newest state; if that fails, the state is edited in later."""
        async with self._lock:
            if self._draw is None:
                return
            view = self._draw()
            dirty, self._dirty = self._dirty, False
            try:
                await respond(view)
            except BaseException:
                self._dirty = self._dirty or dirty
                raise
            # A state submitted while the response was on its way is newer than the response.
            self._dirty = self._dirty or self._lacks(view)
            self._wake()

    def _lacks(self, view: ui.LayoutView) -> bool:
        """Return whether a message wants other images than it has."""
        return self._pictures is not None and self._pictures.needs_update(self.frame, view)

    async def flush(self) -> None:
        """Wait until all edits are done; cancelling the caller cancels the edit."""
        try:
            while self._task is not None:
                await asyncio.wait([self._task])
        except asyncio.CancelledError:
            if self._task is not None:
                self._task.cancel()
            raise

    def stop(self) -> None:
        """Stop editing the message: another process does it."""
        self._draw, self._view, self._dirty = None, None, False
        self._tasks.cancel(self._retry)
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._dirty and not self._held and self._task is None:
            self._task = self._tasks.start(self._run(), "message editor")

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._dirty and not self._held:
                await asyncio.sleep(max(0, self._next - loop.time()))
                await self._turn()
                await self._have_drawn()
                await self._edit()
        finally:
            self._task = self._view = None

    async def _at_once(self) -> None:
        try:
            await self._turn()
            await self._edit()
        finally:
            self._wake()

    async def _turn(self) -> None:
        """Wait for the first free edit: by a click's token, or by the bot's budget."""
        way, use = self._by_token(), self.use()
        if way is None:
            await self._throttle.turn(use)
        else:
            await asyncio.sleep(way.pause)
            bound_for(use)

    def _by_token(self) -> TokenEditor | None:
        """Return the editor with a click's token; None if there is none, or the bot's own budget is sooner."""
        way = self.way
        if way is None or not way.open:
            return None
        return way if way.alone or way.pause <= self._throttle.wait(self.use()) else None

    async def _edit(self) -> None:
        """Edit to the newest state, unless it is shown already or a response is about to show it."""
        async with self._lock:
            if not self._dirty or self._held or not self._draw:
                return
            self._next = asyncio.get_running_loop().time() + self._throttle.interval
            try:
                await self._send(self._draw)
            except Exception as error:
                self._try_again(error)
            else:
                self._failures = self._refusals = 0

    async def _send(self, draw: Draw) -> None:
        """Send the newest state by a click's token; if that is refused, with the bot's token."""
        way = self._by_token()
        if way is not None and await way.send(self._redraw(draw)):
            return
        await self.send(self._redraw(self._draw or draw))
        if self.frame.stale:
            self.frame.stale, self._dirty = False, True

    def _drawn(self, draw: Draw) -> ui.LayoutView:
        """Return a state as a message; the newest one is drawn once for its images and for the edit without them."""
        if draw is not self._draw:
            return draw()
        if self._view is None or self._view[1] is not self.frame.pictures:
            self._view = draw(), self.frame.pictures
        return self._view[0]

    def _redraw(self, draw: Draw) -> ui.LayoutView:
        view = self._drawn(draw)
        self._view = None  # it changes as it is sent
        # A change during the rendering is left to the next edit.
        self._dirty = self._drawing is None and self._lacks(view)
        return view

    @property
    def _retry(self) -> Key:
        return "message_editor", id(self)

    def _once_more(self, _: object = None) -> None:
        """Edit again: a refusal was a while ago, or an image was not rendered in time."""
        self._dirty = True
        self._wake()

    async def _have_drawn(self) -> None:
        """Render the message's images; slow ones follow in a separate edit.

        Not under the lock: an answer to a click waits for no image.
        """
        if self._pictures is None or self._draw is None or self._drawing is not None:
            return
        view = self._drawn(self._draw)
        if not self._pictures.needs_update(self.frame, view):
            return
        pause = self._pictures.pause(self.frame, view)
        drawing = self._drawing = self._tasks.start(self._hang(self._pictures, pause), "picture")
        # Text and buttons don't wait for an image that is not due yet.
        patience = PATIENCE if self.frame.reader is None else PRIVATE_PATIENCE
        await asyncio.wait([drawing], timeout=0 if pause else patience)
        if not drawing.done():
            drawing.add_done_callback(self._once_more)

    async def _hang(self, pictures: ImageSender, pause: float) -> None:
        try:
            await asyncio.sleep(pause)
            # A response that is on its way comes first.
            if self._draw is not None and not self._held:
                await pictures.assign(self.frame, self._drawn(self._draw))
        finally:
            self._drawing = None

    def _try_again(self, error: Exception) -> None:
        """Schedule a retry of an edit; raise the error if a retry can't help or has failed."""
        if isinstance(error, discord.HTTPException) and error.code in EDITED_OFTEN:
            self._tasks.report(error, "message editor")
            wait = max(PAUSE, RETRY_SECONDS[min(self._failures, len(RETRY_SECONDS) - 1)])
            self._next = asyncio.get_running_loop().time() + wait
            self._failures += 1
            self._dirty = True
            return
        stray = isinstance(error, discord.HTTPException) and error.code in STRAY
        if stray and not self._tasks.is_set(self._retry) and self._refusals < len(AGAIN_AFTER):
            # No user waits for this: a change that comes before is tried at once.
            again = AGAIN_AFTER[self._refusals]
            self._tasks.after(self._retry, again, self._once_more)
            self._refusals += 1
        if not passing(error) or self._failures == len(RETRY_SECONDS):
            self._failures = 0
            raise error
        self._tasks.report(error, "message editor")
        retry_after = error.retry_after if isinstance(error, discord.RateLimited) else 0.0
        self._next = asyncio.get_running_loop().time() + max(RETRY_SECONDS[self._failures], retry_after)
        self._failures += 1
        self._dirty = True
