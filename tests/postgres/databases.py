"""Databases of a server for one test after another: copying one with 470 files takes longer than most tests."""

from itertools import count
from typing import Any, LiteralString

import psycopg
from psycopg import sql

from bot.storage.postgres.engine import scripts

MOST = 100
"""Tests that use a database: deleted rows keep their place in it."""
ALIKE: LiteralString = """
SELECT md5(string_agg(part, ',' ORDER BY part)) FROM (
    SELECT concat('class ', c.oid, c.relname, c.relacl, c.reloptions) AS part
        FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace WHERE n.nspname = 'public'
    UNION ALL SELECT concat('column ', a.attrelid, a.attname, a.atttypid, a.attnotnull, a.atthasdef)
        FROM pg_attribute AS a WHERE a.attrelid >= 16384
    UNION ALL SELECT concat('schema ', n.oid, n.nspname, n.nspacl) FROM pg_namespace AS n WHERE n.nspname !~ '^pg_'
    UNION ALL SELECT concat('constraint ', oid, conname) FROM pg_constraint WHERE oid >= 16384
    UNION ALL SELECT concat('trigger ', oid, tgname, tgenabled) FROM pg_trigger
    UNION ALL SELECT concat('function ', oid, proname) FROM pg_proc WHERE oid >= 16384
    UNION ALL SELECT concat('setting ', s.setrole, s.setconfig) FROM pg_db_role_setting AS s
        JOIN pg_database AS d ON d.oid = s.setdatabase WHERE d.datname = current_database()
    UNION ALL SELECT concat('rights ', datacl) FROM pg_database WHERE datname = current_database()
) AS parts
"""
"""What a test may have changed beside rows; a copy of a database has the same ids of objects."""


class Databases:
    """Lend databases with all tables and without rows, and clean those that come back.

    Args:
        host: what follows the name of a database in the server's addresses.
    """

    def __init__(self, host: str) -> None:
        self._host = host
        self._numbers = count()
        self._clean: list[str] = []
        self._uses: dict[str, int] = {}
        with self._session("postgres") as db:
            db.execute("CREATE DATABASE whole")
        with self._session("whole") as db:
            for number, script in scripts():
                db.execute(f"{script}\nUPDATE schema_version SET version = {number}".encode())
            self._alike = self._ask(db, ALIKE)
            tables = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1").fetchall()
            self._first = {name: rows for (name,) in tables if (rows := self._rows(db, name))}
            # One statement looks at all tables.
            parts = [
                sql.SQL("SELECT {} WHERE EXISTS (SELECT 1 FROM {})").format(sql.Literal(name), sql.Identifier(name))
                for (name,) in tables
            ]
            self._filled = sql.SQL(" UNION ALL ").join(parts)

    def address(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://postgres@/{name}{self._host}"

    def take(self) -> str:
        """Return the name of a database that is clean; make one if there is none."""
        return self._clean.pop() if self._clean else self.make()

    def make(self, template: str = "whole") -> str:
        """Make a database; return its name."""
        name = f"test_{next(self._numbers)}"
        with self._session("postgres") as db:
            # The quicker way of two, and the only one of a server before 15.
            way = " STRATEGY file_copy" if db.info.server_version >= 150000 else ""
            db.execute(f"CREATE DATABASE {name} TEMPLATE {template}{way}".encode())
        return name

    def give_back(self, name: str) -> None:
        """Clean a database for the next test; leave it alone if more than rows has changed."""
        self._uses[name] = self._uses.get(name, 0) + 1
        if self._uses[name] >= MOST:
            return
        with self._session(name) as db:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            db.execute(f"SELECT pg_terminate_backend(pid, 5000) {others}".encode())
            if self._ask(db, ALIKE) != self._alike:
                return
            # Tables refer to each other.
            db.execute("SET session_replication_role = replica")
            with db.transaction():
                for (table,) in db.execute(self._filled).fetchall():
                    self._restore(db, table)
                db.execute(
                    "SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)"
                    " FROM pg_sequences WHERE last_value IS NOT NULL"
                )
        self._clean.append(name)

    def _restore(self, db: psycopg.Connection[Any], table: str) -> None:
        """Bring a table's rows to what they were."""
        first = self._first.get(table, [])
        if first and self._rows(db, table) == first:
            return
        db.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table)))
        for row in first:
            marks = sql.SQL(", ").join([sql.Placeholder()] * len(row))
            db.execute(sql.SQL("INSERT INTO {} VALUES ({})").format(sql.Identifier(table), marks), row)

    def _session(self, name: str) -> psycopg.Connection[Any]:
        return psycopg.connect(self.address(name), autocommit=True)

    @staticmethod
    def _ask(db: psycopg.Connection[Any], question: LiteralString) -> Any:
        [answer] = db.execute(question).fetchall()
        return answer

    @staticmethod
    def _rows(db: psycopg.Connection[Any], table: str) -> list[Any]:
        return db.execute(sql.SQL("SELECT * FROM {} ORDER BY 1").format(sql.Identifier(table))).fetchall()
