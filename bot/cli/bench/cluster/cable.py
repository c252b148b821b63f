"""A cable that can be cut: a small TCP proxy that stops forwarding without closing, as a network that is gone."""

import asyncio
from contextlib import suppress
from typing import Self

PIECE = 65536


class Cable:
    """Between one process and one place; whoever is at its end sees nothing but silence while it is cut.

    Args:
        host, port: of the place.
    """

    def __init__(self, host: str, port: int) -> None:
        self.port = 0
        self._there = host, port
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ports: set[int] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def ports(self) -> set[int]:
        """The ports by which the place knows the process."""
        return {*self._ports}

    def cut(self) -> None:
        """Forward nothing any more; what is sent meanwhile is kept, as the network's ends would send it again."""
        self._whole.clear()

    def mend(self) -> None:
        """Forward again."""
        self._whole.set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await self._whole.wait()
        try:
            away, back = await asyncio.open_connection(*self._there)
        except OSError:
            writer.close()
            return
        port = back.get_extra_info("sockname")[1]
        self._ports.add(port)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._forward(reader, back))
                group.create_task(self._forward(away, writer))
        except* OSError:
            pass
        finally:
            self._ports.discard(port)
            for end in (back, writer):
                end.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one direction to its end."""
        while piece := await reader.read(PIECE):
            await self._whole.wait()
            writer.write(piece)
            await writer.drain()
        await self._whole.wait()
        with suppress(OSError):
            writer.write_eof()
