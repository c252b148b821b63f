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
)


@contextmanager
def server(bin_: Path) -> Generator[str]:
    """Run a server without syncs, where tests' files are; return the end of its databases' addresses."""
    place = os.environ.get("PYTEST_DEBUG_TEMPROOT")
    if place:
        _remove_killed(Path(place))
    with run_server(bin_, OPTIONS, place) as folder:
        yield f"?host={folder}"


def _remove_killed(place: Path) -> None:
    """Remove the files of servers that were killed with their tests: they may take memory."""
    for file in place.glob("cardtable-*/data/postmaster.pid"):
        try:
            os.kill(int(file.read_text().split()[0]), 0)
        except ProcessLookupError:
            shutil.rmtree(file.parents[1], ignore_errors=True)
        except (OSError, ValueError, IndexError):
            continue  # it runs for another user, or ends now
