"""A process that has loaded the bot's modules once and forks for each command that a test runs.

A new interpreter needs most of a second of CPU time for imports alone. A forked one has its own memory, environment,
folder, streams and rights, and ends as a program does, so tests see the same.
"""

import ctypes
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
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
    return ours, process


def serve(requests: socket.socket) -> None:
    """Fork for each request until the worker is gone; return in the forked process, ready to run the command."""
    # Imported here: nothing of them runs before a command does.
    import bot.app
    import bot.sandbox  # noqa: F401

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
    _become(json.loads(data), out, err)


def _become(request: dict[str, Any], out: int, err: int) -> None:
    """Give this process the streams, the folder, the environment, the arguments and the rights of a request."""
    nothing = os.open(os.devnull, os.O_RDONLY)
    for given, stream in ((nothing, 0), (out, 1), (err, 2)):
        os.dup2(given, stream)
        os.close(given)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["bot", *request["arguments"]]
    drop_rights()


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


if __name__ == "__main__":
    serve(socket.socket(fileno=int(sys.argv[1])))
    from bot.__main__ import main

    sys.exit(main())
