"""Fetch the peers by git and pip, each into a separate folder of the cache with a separate Python."""

import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from tools.bench.comparison import NotMeasured
from tools.bench.peers.catalog import Peer

DONE = "done"
"""The file that marks a folder as complete."""
NEEDS = "a peer can't be fetched, which needs git, pip and a network"


def fetched(peer: Peer, cache: Path) -> Path:
    """Return the folder with a peer's `python` and `source`, which is fetched if the cache lacks it."""
    wanted = repr((peer.repository, peer.commit, peer.packages, sys.version_info[:2]))
    name = re.sub(r"\W+", "-", (peer.repository or peer.packages[0]).rsplit("/", 1)[-1])
    folder = cache.resolve() / f"{name}-{sha256(wanted.encode()).hexdigest()[:8]}"
    if not (folder / DONE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        source = folder / "source"
        if peer.repository:
            _run("git", "init", "--quiet", str(source))
            _run("git", "-C", str(source), "fetch", "--quiet", "--depth", "1", peer.repository, peer.commit)
            _run("git", "-C", str(source), "checkout", "--quiet", "--force", peer.commit)
        _run(sys.executable, "-m", "venv", "--clear", str(folder / "venv"))
        _run(str(python(folder)), "-m", "pip", "install", "--quiet", *peer.packages)
        (folder / DONE).touch()
    return folder


def python(folder: Path) -> Path:
    """Return the Python of a fetched peer."""
    return folder / "venv" / "bin" / "python"


def _run(*command: str) -> None:
    """Run a command, or raise NotMeasured with its last line."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # our own words
    except OSError as error:
        raise NotMeasured(f"{NEEDS}: {command[0]}: {error.strerror}") from error
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).rpartition("\n")[2]
        raise NotMeasured(f"{NEEDS}: {' '.join(command)}: {last}")
