"""Backs up a server's database by PostgreSQL's pg_dump while the bot runs."""

import errno
import os
import re
import shutil
import subprocess
from contextlib import closing
from pathlib import Path

import psycopg
import psycopg.conninfo

from bot.file_permissions import make_file
from bot.storage.backup import DumpFailed, atomic_target
from bot.storage.postgres.engine import PostgresEngine
from bot.storage.postgres.errors import translate_error
from bot.storage.postgres.inspect import require_readable

DEBIAN = Path("/usr/lib/postgresql")
"""The folder in which Debian has the programs of each version."""
SECRETS = ("password", "sslpassword")
"""The parts of a URL that must not be in a list of processes."""


def dump(url: str, target: Path) -> None:
    """Write a database to a file as of one moment; the file appears only when it is complete.

    Args:
        url: the server's URL.
        target: the file, in PostgreSQL's custom format, for pg_restore.

    Raises:
        FileExistsError: there is a target.
        DumpFailed: there is no suitable pg_dump, or it has failed.
        UnusableDatabase, NewerDatabase, StorageError: there is no such database, or not one of the bot.
        OSError: the file can't be made, or the disk is full.
    """
    major = _major(url)
    program = pg_dump(major)
    with atomic_target(target) as partial:
        make_file(partial)  # private from its first moment on: pg_dump writes into it
        _run([program, "--format=custom", "--no-password", f"--file={partial}", f"--dbname={_named(url)}"], url)
        _check(program, partial)


def pg_dump(major: int) -> str:
    """Return the pg_dump for a server; raise DumpFailed with the remedy if there is none.

    Args:
        major: the server's version: an older program refuses it.
    """
    usual, own = shutil.which("pg_dump"), DEBIAN / str(major) / "bin" / "pg_dump"
    found = [path for path in (usual, str(own) if own.exists() else None) if path]
    versions = {path: _version(path) for path in found}
    fit = [path for path in found if versions[path] >= major]
    if fit:
        return fit[0]
    get = (
        f"install the client of version {major} (apt-get install postgresql-client-{major}), or make the backup on a "
        "machine that has it: pg_dump --format=custom --file=FILE "
    )
    if not found:
        raise DumpFailed(f"pg_dump is not installed here; {get}")
    raise DumpFailed(f"pg_dump is of version {max(versions.values())}, older than the server's {major}; {get}")


def _major(url: str) -> int:
    """Return the server's version, after checking that the database belongs to the bot."""
    engine = PostgresEngine(url)
    engine.check()
    try:
        with closing(engine.connect(reads=True)) as db:
            require_readable(db, engine.where)
            return int(db.execute("SHOW server_version_num").fetchone()[0]) // 10_000
    except psycopg.Error as error:
        raise translate_error(error) from None


def _version(program: str) -> int:
    """Return the version of a pg_dump; 0 for one that doesn't run."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603  # our own words
    except (OSError, subprocess.CalledProcessError):
        return 0
    found = re.search(r"\) (\d+)", said)  # pg_dump (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)
    return int(found[1]) if found else 0


def _named(url: str) -> str:
    """Return a URL without its secrets, for the list of processes."""
    words = {name: value for name, value in psycopg.conninfo.conninfo_to_dict(url).items() if name not in SECRETS}
    return psycopg.conninfo.make_conninfo("", **words)


def _run(command: list[str], url: str) -> None:
    """Run pg_dump with the password in its environment; raise DumpFailed, or OSError if the disk is full."""
    password = psycopg.conninfo.conninfo_to_dict(url).get("password")
    environment = os.environ | ({"PGPASSWORD": str(password)} if password else {})
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=environment, check=False)  # noqa: S603
    if done.returncode:
        if (full := os.strerror(errno.ENOSPC)) in done.stderr:
            raise OSError(errno.ENOSPC, full)
        first = next((line for line in done.stderr.splitlines() if line.strip()), "it says nothing")
        raise DumpFailed(f"pg_dump has failed ({done.returncode}): {first.removeprefix('pg_dump: ')[:300]}")


def _check(program: str, partial: Path) -> None:
    """Read the whole file by pg_restore, if that is installed next to pg_dump; raise DumpFailed."""
    reader = Path(program).with_name("pg_restore")
    if reader.exists():
        command = [str(reader), f"--file={os.devnull}", str(partial)]
        if subprocess.run(command, capture_output=True, check=False).returncode:  # noqa: S603
            raise DumpFailed("the backup can't be read again and was dropped; is the disk well?")
