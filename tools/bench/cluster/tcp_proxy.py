"""Run a TCP proxy that stops forwarding without closing, as a lost network does.

Each is a separate process that needs only the standard library. If the process with Discord and all users forwarded,
each trip to the database would wait for one of theirs.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Self

CHUNK_BYTES = 65536
CUT, MEND = "cut", "mend"


class StallableLink:
    """A link between one process and one address; while it is cut, both ends see silence."""

    def __init__(self, host: str, port: int) -> None:
        self.port = 0
        self.ports: set[int] = set()
        """The ports by which the place knows the process."""
        self._there = host, port
        self._done = asyncio.Event()

    async def __aenter__(self) -> Self:
        there = map(str, self._there)
        # By its path: as a module it would come with all that the bot is made of.
        self._process: Process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-I", __file__, *there), stdin=PIPE, stdout=PIPE
        )
        assert self._process.stdout is not None
        self.port = int(await self._process.stdout.readline())
        self._hearing = asyncio.create_task(self._receive(self._process.stdout), name="cable")
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()
        await self._hearing

    async def cut(self) -> None:
        """Stop forwarding; data sent during the cut are kept, as the network's ends would send them again."""
        await self._send(CUT)

    async def mend(self) -> None:
        """Forward again."""
        await self._send(MEND)

    async def _send(self, what: str) -> None:
        if self._hearing.done():
            return  # it has ended, as by Ctrl+C, which reaches every process
        assert self._process.stdin is not None
        self._done.clear()
        self._process.stdin.write(f"{what}\n".encode())
        await self._done.wait()

    async def _receive(self, said: asyncio.StreamReader) -> None:
        while line := await said.readline():
            if line.strip():
                self.ports = {*map(int, line.split()[1:])}
            else:
                self._done.set()
        self._done.set()


class ProxyProcess:
    """The process of a cable."""

    def __init__(self, host: str, port: int) -> None:
        self._there = host, port
        self._whole = asyncio.Event()
        self._whole.set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ports: set[int] = set()

    async def run(self) -> None:
        """Forward, and follow the commands on the standard input until that ends."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        _report(str(server.sockets[0].getsockname()[1]))
        commands = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(commands), sys.stdin)
        while line := await commands.readline():
            if line.decode().strip() == CUT:
                self._whole.clear()
            else:
                self._whole.set()
            _report("")

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
        self._note(self._ports | {port})
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._forward(reader, back))
                group.create_task(self._forward(away, writer))
        except* OSError:
            pass
        finally:
            self._note(self._ports - {port})
            for end in (back, writer):
                end.close()

    def _note(self, ports: set[int]) -> None:
        self._ports = ports
        _report("ports", *map(str, sorted(ports)))

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one direction to the end."""
        while piece := await reader.read(CHUNK_BYTES):
            await self._whole.wait()
            writer.write(piece)
            await writer.drain()
        await self._whole.wait()
        with suppress(OSError):
            writer.write_eof()


def _report(*words: str) -> None:
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        asyncio.run(ProxyProcess(sys.argv[1], int(sys.argv[2])).run())
