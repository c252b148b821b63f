"""A process that has loaded the bot's modules once and forks for each command that a test runs.

A new interpreter needs most of a second of CPU time for imports alone. A forked one has its own memory, environment,
folder, streams and rights, and ends as a program does, so tests see the same.
"""

import asyncio
import atexit
import ctypes
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).parents[2]
CAPABILITY_VERSION_3, DAC_OVERRIDE, DAC_READ_SEARCH = 0x20080522, 1, 2
LARGEST = 1 << 20
"""Bytes of a request."""


@dataclass(frozen=True)
class Ended:
    """How a process ended, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one sentence on standard error besides log lines, which begin with a time."""
        said = [line for line in self.err.splitlines() if line and not line.startswith("20")]
        assert len(said) == 1, self.err
        assert "Traceback" not in self.err
        return said[0]


class Program:
    """A running program, with what tests use of `asyncio.subprocess.Process`.

    Args:
        pid: of the process.
        answers: has its wait status when it has ended.
        stdout: what it prints, unless it prints to this process's streams.
        stderr: what it logs.
        transports: of all three.
    """

    def __init__(
        self,
        pid: int,
        answers: asyncio.StreamReader,
        stdout: asyncio.StreamReader | None,
        stderr: asyncio.StreamReader,
        transports: list[asyncio.ReadTransport],
    ) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self.stdout = stdout
        self.stderr = stderr
        self._transports = transports
        self._end = asyncio.create_task(self._note_end(answers))

    async def _note_end(self, answers: asyncio.StreamReader) -> None:
        self.returncode = os.waitstatus_to_exitcode(int(await answers.read()))

    def send_signal(self, number: int) -> None:
        """Send a signal; raises ProcessLookupError after the end."""
        os.kill(self.pid, number)

    def kill(self) -> None:
        """End the process at once."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int | None:
        """Wait for the end; return the exit code."""
        await asyncio.shield(self._end)
        return self.returncode

    async def communicate(self) -> tuple[bytes, bytes]:
        """Wait for the end; return the rest of what was printed and logged."""
        streams = [stream for stream in (self.stdout, self.stderr) if stream]
        *out, err = await asyncio.gather(*(stream.read() for stream in streams))
        await self.wait()
        for transport in self._transports:
            transport.close()
        await asyncio.sleep(0)
        return b"".join(out), err


async def start(
    arguments: tuple[str, ...],
    folder: Path,
    settings: dict[str, str],
    *,
    module: str = "bot.__main__",
    prints_here: bool = False,
) -> Program:
    """Start `python -m MODULE ARGUMENTS` in a folder with this environment.

    Args:
        arguments: for the module's `main`, by `sys.argv`.
        folder: the working directory.
        settings: the whole environment.
        module: has a function `main` that returns the exit code.
        prints_here: whether it prints to this process's standard output.
    """
    request = {"arguments": arguments, "folder": str(folder), "environment": settings, "module": module}
    pipes = [os.pipe() for _ in range(3)]
    given = [writing for _, writing in pipes]
    if prints_here:
        os.dup2(1, given[0])
    try:
        socket.send_fds(_server()[0], [json.dumps(request | {"umask": _umask()}).encode()], given)
    finally:
        for stream in given:
            os.close(stream)
    (out, _), (err, _), (answers, _) = streams = [await _reader(reading) for reading, _ in pipes]
    pid = int(await answers.readline())
    return Program(pid, answers, None if prints_here else out, err, [transport for _, transport in streams])


async def _reader(stream: int) -> tuple[asyncio.StreamReader, asyncio.ReadTransport]:
    reader = asyncio.StreamReader()
    protocol, file = asyncio.StreamReaderProtocol(reader), os.fdopen(stream, "rb", buffering=0)
    transport, _ = await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, file)
    return reader, transport


def _umask() -> int:
    """Return which rights new files of this process don't get."""
    now = os.umask(0o022)
    os.umask(now)
    return now


def run(arguments: tuple[str, ...], folder: Path, settings: dict[str, str], seconds: float) -> Ended:
    """Run `bot ARGUMENTS` in a folder with this environment, and wait for its end.

    Raises:
        TimeoutError: it did not end in the given seconds; it is killed then.
    """
    request = {"arguments": arguments, "folder": str(folder), "environment": settings}
    reading, writing = os.pipe()
    answers = os.fdopen(reading, "rb", buffering=0)
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, answers:
        try:
            socket.send_fds(_server()[0], [json.dumps(request).encode()], [out.fileno(), err.fileno(), writing])
        finally:
            os.close(writing)
        pid = int(answers.readline())
        status = _status(answers, pid, seconds)
        return Ended(os.waitstatus_to_exitcode(status), _text(out), _text(err))


def _status(answers: IO[bytes], pid: int, seconds: float) -> int:
    """Return the wait status of a process, which its parent writes when it ends."""
    ready, _, _ = select.select([answers], [], [], seconds)
    if not ready:
        os.kill(pid, signal.SIGKILL)
        raise TimeoutError(f"the program runs longer than {seconds} s")
    return int(answers.readline())


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


@cache
def _server() -> tuple[socket.socket, "subprocess.Popen[bytes]"]:
    """Start the process that forks, once per worker; it ends with the worker."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.cli.warm", str(theirs.fileno())]
    environment = {"PATH": os.defpath, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], env=environment)
    theirs.close()
    atexit.register(_stop, ours, process)
    return ours, process


def _stop(requests: socket.socket, process: "subprocess.Popen[bytes]") -> None:
    """End the process that forks, by the end of its requests."""
    requests.close()
    process.wait()


def serve(requests: socket.socket) -> str:
    """Fork for each request until the worker is gone; return in the forked process the module to run."""
    # Imported here: nothing of them runs before a command does.
    import bot.app
    import bot.cli
    import bot.games
    import bot.sandbox

    # Each command would import what it needs of these, in 85 ms of CPU time.
    for package in (bot.cli, bot.games):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        data, streams, _, _ = socket.recv_fds(requests, LARGEST, 3)
        if not data:
            os._exit(0)
        if os.fork() == 0:
            requests.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            break
        for stream in streams:
            os.close(stream)
    out, err, answers = streams
    pid = os.fork()
    if pid:
        os.write(answers, f"{pid}\n".encode())
        os.write(answers, f"{os.waitpid(pid, 0)[1]}\n".encode())
        os._exit(0)
    os.close(answers)
    return _become(json.loads(data), out, err)


def _become(request: dict[str, Any], out: int, err: int) -> str:
    """Give this process the streams, folder, environment, arguments and rights of a request; return its module."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for given, stream in ((nothing, 0), (out, 1), (err, 2)):
        os.dup2(given, stream)
        os.close(given)
    os.umask(request.get("umask", _umask()))
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["bot", *request["arguments"]]
    drop_rights()
    return str(request.get("module", "bot.__main__"))


def drop_rights() -> None:
    """Take from this process the rights to open every file, where tests run as root; see capabilities(7)."""
    if os.geteuid() != 0:
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = (ctypes.c_uint32 * 2)(CAPABILITY_VERSION_3, 0)
    # Effective, permitted and inheritable rights, the first 32 of each, then the others.
    rights = (ctypes.c_uint32 * 6)()
    assert libc.capget(header, rights) == 0
    for kind in range(3):
        rights[kind] &= ~(1 << DAC_OVERRIDE | 1 << DAC_READ_SEARCH)
    assert libc.capset(header, rights) == 0


def _run(module: str) -> None:
    """Run a module's `main` and end as the interpreter does, but leave the modules whole: 60 ms of CPU time."""
    try:
        status = importlib.import_module(module).main()
    except SystemExit as end:
        status = end.code
    if isinstance(status, int):
        threading._shutdown()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        atexit._run_exitfuncs()  # pyright: ignore[reportPrivateUsage]
        with suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(status)
    sys.exit(status)


if __name__ == "__main__":
    _run(serve(socket.socket(fileno=int(sys.argv[1]))))
