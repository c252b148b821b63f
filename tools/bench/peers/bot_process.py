"""A bot that runs as its operators start it, in a separate process that can be killed."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.bench.cpu_affinity import cores, on
from tools.bench.peers.catalog import Peer
from tools.bench.peers.fetch import python

RUN = Path(__file__).parent / "run"
"""The programs that the peers' own Pythons run."""
WITHOUT = {"PYTHONDONTWRITEBYTECODE", "PYTHONPATH", "VIRTUAL_ENV"}
"""Environment variables that no peer gets."""


class BotProcess:
    """One bot's program and data; it can be started again after a kill.

    Args:
        fetched: its folder in the cache; None: our bot.
        data: an empty folder for the bot alone.
    """

    def __init__(self, peer: Peer, fetched: Path | None, data: Path, place: tuple[str, str, str], owner: str) -> None:
        api, gateway, token = place
        source = data / "source"
        if peer.repository and fetched is not None:  # a copy: some bots write to the folder of their program
            shutil.copytree(fetched / "source", source, ignore=shutil.ignore_patterns(".git"))
        filling = {"data": data, "source": source, "run": RUN, "token": token, "owner": owner}
        self._folder = source if source.exists() else data
        self._python = python(fetched) if fetched else Path(sys.executable)
        self._log = data / "output.txt"
        self._environment = {name: value for name, value in os.environ.items() if name not in WITHOUT}
        self._environment |= {"DISCORD_TOKEN": token, "XDG_CONFIG_HOME": str(data)}
        self._environment |= {name: value.format(**filling) for name, value in peer.environment.items()}
        self._program = [str(RUN / "endpoint.py"), api, gateway, *(part.format(**filling) for part in peer.start)]
        self._process: subprocess.Popen[bytes] | None = None
        if peer.prepare:
            self._spawn([part.format(**filling) for part in peer.prepare]).wait()

    def start(self) -> None:
        """Start the bot on its processor."""
        self._process = self._spawn(self._program)

    def kill(self) -> None:
        """End it by SIGKILL, with all its processes."""
        if self._process is not None:
            for process in self._processes():
                os.kill(process, 9)
            self._process.wait()
            self._process = None

    @property
    def cpu(self) -> float:
        """The processor time of its processes, in seconds."""
        # clock_getcpuclockid(3): the clock of a process is made of its id.
        return sum(time.clock_gettime(~process << 3 | 2) for process in self._processes())

    @property
    def memory(self) -> float:
        """The resident memory of its processes in MiB; shared pages count once (Pss)."""
        found = 0
        for process in self._processes():
            lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
            found += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
        return found / 1024

    def check(self) -> None:
        """Raise RuntimeError with the end of its output if it has ended by itself."""
        if self._process is not None and self._process.poll() is not None:
            raise RuntimeError(f"a bot ended by itself: {self._log.read_text(encoding='utf-8')[-2000:]}")

    def _spawn(self, arguments: Sequence[str]) -> "subprocess.Popen[bytes]":
        with self._log.open("ab") as log, on(cores().bot):
            return subprocess.Popen(  # noqa: S603  # what the catalog has
                [str(self._python), *arguments],
                cwd=self._folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def _processes(self) -> Iterator[int]:
        """Yield the ids of the bot's process and its descendants."""
        assert self._process is not None
        waiting = [self._process.pid]
        while waiting:
            process = waiting.pop()
            yield process
            children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
            waiting += map(int, children.split())
