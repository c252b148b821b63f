"""Make the databases of all schema versions again: `python -m tests.storage.versions.make`.

For each version the last commit that has it writes a small database with its own code (`write.py`): unfinished games,
open votes, a tournament and a try of the day as soon as there are any. No commit ended with versions 5, 6, 12, 38 and
40: these come from the version before by the migration and by SQL. The commits are in the history of this repository.
"""

import gzip
import io
import os
import sqlite3
import subprocess
import sys
import tarfile
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg

from bot.storage.migrate import migrate, scripts
from bot.storage.postgres.engine import scripts as of_server
from tests.postgres.server import programs, server

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
COMMITS = {
    1: "b29a8e2c5", 2: "d367b4820", 3: "e2c3fa530", 4: "3b299d609", 7: "4bae35248", 8: "20d0c92c2", 9: "dc36ad39c",
    10: "03c611c7c", 11: "6bef72c13", 13: "2db6c8e03", 14: "4a83c76ed", 15: "7aaa6f464", 16: "bb94c080a",
    17: "d1605f98f", 18: "064890fa3", 19: "402a7bed4", 20: "78bd09898", 21: "2a81ec481", 22: "23b188e7c",
    23: "3d8b52c0b", 24: "211697c26", 25: "9259affa9", 26: "b80666df6", 27: "44739468c", 28: "45308dee4",
    29: "b076b3cb9", 30: "299ba9bd5", 31: "20dad3853", 32: "0344050a6", 33: "eab43470e", 34: "82e20d753",
    35: "a281f2a87", 36: "87e390fe3", 37: "6cc4fc92c", 39: "6c6447f09", 41: "6e3930417", 42: "9b119bce8",
    43: "29e7fddf4", 44: "628907e9e", 45: "c49448a0b", 46: "0f5d966cd", 47: "ccb2de3b9", 48: "5c369f6f6",
}  # fmt: skip
"""The last commit with each schema version."""
BY_SQL = {
    5: "INSERT INTO votes SELECT table_id, 0, user FROM seats WHERE table_id = 1 AND seat = 1;"
    "INSERT INTO leavers SELECT table_id, 2, 999 FROM seats WHERE table_id = 1 AND seat = 0;",
    6: "",
    12: "UPDATE seats SET sat_in = 1 WHERE table_id = 1 AND seat = 0;",
    38: "",
    40: "",
}
"""What is new in the versions that no commit ended with."""
FIRST_OF_SERVER = 27
"""The first version that a PostgreSQL server could have."""
COPIED = (27, 28, 38, 40)
"""No commit ended with these on a server: the file's rows are copied."""


def main() -> None:
    """Make all databases, or those of the versions given on the command line."""
    wanted = {int(number) for number in sys.argv[1:]}
    bin_ = programs()
    assert bin_ is not None, "PostgreSQL is not installed"
    with TemporaryDirectory() as folder, server(bin_) as socket:
        for version in range(1, max(*COMMITS, *BY_SQL) + 1):
            if wanted and version not in wanted:
                continue
            tree = Path(folder) / str(version)
            if version in BY_SQL:
                _by_sql(version, _file(folder, version))
            else:
                _check_out(COMMITS[version], tree)
                _write(tree, str(_file(folder, version)))
            with closing(sqlite3.connect(_file(folder, version))) as db:
                _keep("sqlite", version, _dump(db))
            if version >= FIRST_OF_SERVER:
                address = f"postgresql://postgres@/postgres{socket}"
                subprocess.run([bin_ / "psql", address, "-c", f"CREATE DATABASE v{version}"], check=True)
                target = f"postgresql://postgres@/v{version}{socket}"
                if version in COPIED:
                    _copy(_file(folder, version), target, version)
                else:
                    _write(tree, target)
                dump = [bin_ / "pg_dump", "--inserts", "--no-owner", "--no-privileges", target]
                text = subprocess.run(dump, check=True, capture_output=True, text=True).stdout
                _keep("postgres", version, text)


def _file(folder: str | Path, version: int) -> Path:
    return Path(folder) / f"{version}.sqlite"


def _check_out(commit: str, tree: Path) -> None:
    """Write what of a commit is needed into a folder."""
    paths = ["bot", "tests/__init__.py", *(f"tests/tables/{name}.py" for name in ("__init__", "club", "tiny"))]
    archive = subprocess.run(["git", "archive", commit, *paths], check=True, capture_output=True, cwd=ROOT).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(tree, filter="data")


def _write(tree: Path, place: str) -> None:
    """Run the code of a commit."""
    (tree / "write.py").write_bytes((HERE / "write.py").read_bytes())
    subprocess.run(
        [sys.executable, "write.py", place], check=True, cwd=tree, env={**os.environ, "PYTHONPATH": str(tree)}
    )


def _by_sql(version: int, file: Path) -> None:
    """Make the database of a version from that of the version before."""
    with closing(sqlite3.connect(file, isolation_level=None)) as db:
        db.executescript(read("sqlite", version - 1))
        migrate(db, [script for script in scripts() if script[0] <= version])
        db.executescript(BY_SQL[version])


def _copy(file: Path, target: str, version: int) -> None:
    """Make a server's tables of a version and fill them with the rows of a file."""
    with closing(sqlite3.connect(file)) as old, psycopg.connect(target) as new:
        for number, script in of_server():
            if number <= version:
                new.execute(f"{script}\nUPDATE schema_version SET version = {number}".encode())
        new.execute("SET session_replication_role = replica")
        names = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in (name for name in names if not name.startswith("sqlite_")):
            rows = old.execute(f"SELECT * FROM {name}")  # names of the schema
            columns = [column for column, *_ in rows.description]
            values = ", ".join(["%s"] * len(columns))
            text = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({values})"  # names of the schema
            new.cursor().executemany(text.encode(), rows)
            if {"id", "number"} & {*columns[:1]}:
                new.execute(
                    f"SELECT setval(pg_get_serial_sequence('{name}', '{columns[0]}'), max({columns[0]}))"
                    f" FROM {name} HAVING count(*) > 0".encode()
                )


def _dump(db: sqlite3.Connection) -> str:
    """Return the SQL that makes a database again."""
    version = db.execute("PRAGMA user_version").fetchone()[0]
    return "\n".join([*db.iterdump(), f"PRAGMA user_version = {version};"])


def _keep(engine: str, version: int, text: str) -> None:
    target = HERE / engine / f"{version:04}.sql.gz"
    target.parent.mkdir(exist_ok=True)
    # psql alone reads lines that begin so.
    text = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("\\"))
    target.write_bytes(gzip.compress(text.encode(), mtime=0))
    sys.stdout.write(f"{target.relative_to(ROOT)} {target.stat().st_size}\n")


def read(engine: str, version: int) -> str:
    """Return the SQL that makes the database of a version."""
    return gzip.decompress((HERE / engine / f"{version:04}.sql.gz").read_bytes()).decode()


def versions(engine: str) -> list[int]:
    """Return the versions of which there are databases."""
    return sorted(int(path.name[:4]) for path in (HERE / engine).glob("*.sql.gz"))


if __name__ == "__main__":
    main()
