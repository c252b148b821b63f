"""A PostgreSQL server for tests: Debian's, as a user that is not root, in a folder of its own, without syncs."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

from pydantic import SecretStr

from bot.storage.postgres import Postgres
from bot.storage.postgres.session import Session


class Opened(Session):
    """A session that ends with what it is opened for."""

    def __enter__(self) -> "Opened":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def opened(url: SecretStr) -> Opened:
    """Return a session beside those of a bot."""
    engine = Postgres(url.get_secret_value())
    return Opened(lambda: engine.session(reads=True))


INSTALLED = Path("/usr/lib/postgresql")
ADVICE = "PostgreSQL is not installed: apt-get install postgresql"
OPTIONS = "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=200"


def programs() -> Path | None:
    """Return where PostgreSQL's programs are, those of the newest version; None if it is not installed."""
    found = [folder / "bin" for folder in INSTALLED.glob("*") if (folder / "bin" / "initdb").exists()]
    if found:
        return max(found, key=lambda folder: int(folder.parent.name))
    initdb = shutil.which("initdb")
    return Path(initdb).resolve().parent if initdb else None


@contextmanager
def server(bin_: Path) -> Iterator[str]:
    """Run a server; return what stands behind the name of a database in its addresses.

    Args:
        bin_: where its programs are.
    """
    # Not pytest's folder: only root may enter that, and the name of a socket may have 107 letters at the most.
    folder = Path(mkdtemp(prefix="cardtable-"))
    run = _as_somebody(folder)
    data = folder / "data"
    try:
        run([bin_ / "initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C"])
        options = f"{OPTIONS} -c unix_socket_directories={folder}"
        run([bin_ / "pg_ctl", "-D", data, "-w", "-o", options, "-l", folder / "log", "start"])
        try:
            yield f"?host={folder}"
        finally:
            run([bin_ / "pg_ctl", "-D", data, "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder)


def _as_somebody(folder: Path):
    """Return what runs a program as the folder's owner: root may not run a server, and hands it to its user."""
    prefix: list[str] = []
    if os.geteuid() == 0:
        somebody = pwd.getpwnam("postgres")
        os.chown(folder, somebody.pw_uid, somebody.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]

    def run(command: list[str | Path]) -> None:
        told = [*prefix, *map(str, command)]
        subprocess.run(told, check=True, stdout=subprocess.DEVNULL, cwd=folder)

    return run
