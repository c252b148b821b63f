"""A PostgreSQL server for tests: Debian's, as a user that is not root, in a separate folder, without syncs."""

from collections.abc import Iterator
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
def server(bin_: Path) -> Iterator[str]:
    """Run a server without syncs; return what stands behind the name of a database in its addresses.

    Args:
        bin_: where its programs are.
    """
    with run_server(bin_, OPTIONS) as folder:
        yield f"?host={folder}"
