"""A PostgreSQL server for tests: Debian's, as a user that is not root, in a separate folder, without syncs."""

import os
import shutil
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from pydantic import SecretStr

from bot.storage.postgres import PostgresEngine
from bot.storage.postgres.connection import PostgresConnection
from tools.bench.cluster.postgres_server import ADVICE, programs
from tools.bench.cluster.postgres_server import server as run_server

__all__ = ["ADVICE", "opened", "programs", "server"]


class Opened(PostgresConnection):
    """A session that ends with what it is opened for."""

    def __enter__(self) -> "Opened":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def opened(url: SecretStr) -> Opened:
    """Return a session beside those of a bot."""
    engine = PostgresEngine(url.get_secret_value())
    return Opened(lambda: engine.session(reads=True))


OPTIONS = (
    "-c listen_addresses='' -c fsync=off -c full_page_writes=off -c max_connections=200 -c autovacuum=off -c jit=off"
    " -c dynamic_shared_memory_type=mmap"  # a killed server leaves no shared memory outside its folder
)


@contextmanager
def server(bin_: Path) -> Generator[str]:
    """Run a server without syncs, where tests' files are; return the end of its databases' addresses."""
    place = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    if place:
        remove_killed(Path(place))
    with run_server(bin_, OPTIONS, place) as folder:
        yield f"?host={folder}"


def remove_killed(place: Path) -> None:
    """Remove the files of servers whose tests were killed: they may take memory."""
    for folder in place.glob("cardtable-*-*"):
        try:
            os.kill(int(folder.name.split("-")[1]), 0)
        except ProcessLookupError:
            shutil.rmtree(folder, ignore_errors=True)
        except (OSError, ValueError):
            continue  # it runs for another user, or the name is another program's
