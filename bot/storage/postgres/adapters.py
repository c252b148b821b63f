"""Converts statements, values and rows between the bot's form and psycopg's."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from psycopg import Connection, Cursor
from psycopg.adapt import Dumper, Loader
from psycopg.types.numeric import Int8Dumper

# Quoted text is left alone except for the percent sign, which psycopg would read as a placeholder.
_MARK = re.compile(r"'[^']*'|\?|(?<!:):([a-z_]\w*)|%")


@lru_cache(maxsize=1024)
def to_psycopg(sql: str) -> bytes:
    """Return a statement with PostgreSQL's placeholders instead of `?` and `:name`."""
    return _MARK.sub(_placeholder, sql).encode()


def _placeholder(mark: re.Match[str]) -> str:
    if mark[0] == "?":
        return "%s"
    return f"%({mark[1]})s" if mark[1] else mark[0].replace("%", "%%")


class Row:
    """A row that is read by name or by place, as SQLite's are."""

    __slots__ = ("_names", "_values")

    def __init__(self, names: dict[str, int], values: Sequence[Any]) -> None:
        self._names = names
        self._values = values

    def keys(self) -> list[str]:
        """Return the names of its columns, so that `dict(row)` has them."""
        return list(self._names)

    def __getitem__(self, key: str | int) -> Any:
        return self._values[key if isinstance(key, int) else self._names[key]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def row_factory(cursor: Cursor[Any]) -> Callable[[Sequence[Any]], Row]:
    """Return the row factory for a cursor."""
    names = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: Row(names, values)


class _BoolDumper(Dumper):
    """Sends booleans as 0 and 1, as in SQLite."""

    oid = Int8Dumper.oid

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


class _NumericLoader(Loader):
    """Reads a sum of integers as an integer."""

    def load(self, data: Any) -> int | float:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


def register_adapters(db: Connection[Any]) -> None:
    """Register the converters with a connection."""
    # One type for all integers, so that a statement is prepared once for numbers of any size.
    db.adapters.register_dumper(int, Int8Dumper)
    db.adapters.register_dumper(bool, _BoolDumper)
    db.adapters.register_loader("numeric", _NumericLoader)
