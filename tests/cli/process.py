"""The program as the system runs it: a process of its own, with an environment of its own."""

import asyncio
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PR_CAPBSET_DROP, DAC_OVERRIDE, DAC_READ_SEARCH = 24, 1, 2


@dataclass(frozen=True)
class Ended:
    """How a process ended, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one thing it said besides log lines, which begin with a time."""
        said = [line for line in self.err.splitlines() if line and not line.startswith("20")]
        assert len(said) == 1, self.err
        assert "Traceback" not in self.err
        return said[0]


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Return an environment in which nothing of this machine's is set but the way to the project."""
    return {"PATH": os.defpath, "PYTHONPATH": str(ROOT), "HOME": str(folder), **settings}


async def ended(*arguments: str, folder: Path, **settings: str) -> Ended:
    """Return how `bot …` ended, run in a folder with the rights of somebody who isn't root."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environment(folder, **settings),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=mortal(),
    )
    async with asyncio.timeout(60):
        out, err = await process.communicate()
    assert process.returncode is not None
    return Ended(process.returncode, out.decode(), err.decode())


def mortal() -> Callable[[], object] | None:
    """Return what takes from a child of root's the right to open every file, where tests run as root."""
    if os.geteuid() != 0:
        return None
    import ctypes

    libc = ctypes.CDLL(None, use_errno=True)
    return lambda: [libc.prctl(PR_CAPBSET_DROP, right, 0, 0, 0) for right in (DAC_OVERRIDE, DAC_READ_SEARCH)]
