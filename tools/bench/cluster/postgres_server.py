"""Run a separate PostgreSQL server: as a user that is not root, in a temporary folder."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

INSTALLED = Path("/usr/lib/postgresql")
ADVICE = "PostgreSQL is not installed: apt-get install postgresql"
NOBODY_ELSE = "postgres"
"""The user that Debian's package makes, for whom root starts a server."""


def programs() -> Path | None:
    """Return where PostgreSQL's programs are, those of the newest version; None if it is not installed."""
    found = [folder / "bin" for folder in INSTALLED.glob("*") if (folder / "bin" / "initdb").exists()]
    if found:
        return max(found, key=lambda folder: int(folder.parent.name))
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


@contextmanager
def server(bin_: Path, options: str, place: str | None = None) -> Generator[Path]:
    """Run a server with its files in a place, by default that of temporary files; return the folder of its socket."""
    # The name of a socket may have 107 letters at most, and another user must be able to enter.
    # It names the process that removes the folder, unless that is killed.
    folder = Path(mkdtemp(prefix=f"cardtable-{os.getpid()}-", dir=place))
    run = _as_somebody(folder)
    data = folder / "data"
    try:
        run([bin_ / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C"])
        options = f"{options} -c unix_socket_directories={folder}"
        run([bin_ / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start"])
        try:
            yield folder
        finally:
            run([bin_ / "pg_ctl", "-D", data, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder)


def free_port() -> int:
    """Return a port of this machine on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _as_somebody(folder: Path) -> Callable[[list[str | Path]], None]:
    """Return what runs a program as the folder's owner: root may not run a server, and hands it to its user."""
    prefix: list[str] = []
    if os.geteuid() == 0:
        somebody = pwd.getpwnam(NOBODY_ELSE)
        os.chown(folder, somebody.pw_uid, somebody.pw_gid)
        prefix = ["runuser", "-u", NOBODY_ELSE, "--"]

    def run(command: list[str | Path]) -> None:
        arguments = [*prefix, *map(str, command)]
        subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL, cwd=folder)  # noqa: S603  # programs of PostgreSQL

    return run
