"""Pictures drawn off the event loop, each of them once: equal data is the same picture."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ParamSpec

P = ParamSpec("P")

KEPT = 96


class ImageCache:
    """Draws in threads and remembers what was drawn last.

    Args:
        keep: how many pictures are remembered, some 40 kB each.
    """

    def __init__(self, keep: int = KEPT) -> None:
        self._keep = keep
        self._drawn: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def draw(self, make: Callable[P, bytes], *args: P.args, **how: P.kwargs) -> bytes:
        """Return the PNG that `make` draws; whoever asks while it is being drawn waits for the same one.

        Args:
            make: a function of `bot.render.card_images` or `bot.render.slate_image`.
            args: what to draw; hashable.
            how: further arguments; hashable.
        """
        key = make, args, tuple(sorted(how.items()))
        task = self._drawn.get(key)
        if task is None:
            task = self._drawn[key] = asyncio.create_task(asyncio.to_thread(make, *args, **how))
            task.add_done_callback(lambda done: self._forget_failure(key, done))
            while len(self._drawn) > self._keep:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        # One who stops waiting doesn't stop it for the others.
        return await asyncio.shield(task)

    def holds(self, make: Callable[P, bytes], *args: P.args, **how: P.kwargs) -> bool:
        """Return whether a picture is drawn already, or being drawn."""
        return (make, args, tuple(sorted(how.items()))) in self._drawn

    def ready(self, make: Callable[P, bytes], *args: P.args, **how: P.kwargs) -> bytes | None:
        """Return the PNG if it is drawn already; None if not, and nobody draws it for that."""
        task = self._drawn.get((make, args, tuple(sorted(how.items()))))
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    def _forget_failure(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        """Let the next one try again."""
        if (task.cancelled() or task.exception()) and self._drawn.get(key) is task:
            del self._drawn[key]
