"""How our statements, values and rows are told to PostgreSQL, and read from it."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from psycopg import Connection, Cursor
from psycopg.adapt import Dumper, Loader
from psycopg.types.numeric import Int8Dumper

# What stands in quotes is left alone but for the percent sign, which psycopg would take for a placeholder.
_MARK = re.compile(r"'[^']*'|\?|(?<!:):([a-z_]\w*)|%")


@lru_cache(maxsize=1024)
def spoken(sql: str) -> bytes:
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


def rows(cursor: Cursor[Any]) -> Callable[[Sequence[Any]], Row]:
    """Return what makes rows of what a cursor finds."""
    names = {column.name: place for place, column in enumerate(cursor.description or ())}
    return lambda values: Row(names, values)


class _BoolDumper(Dumper):
    """Truths are kept as 0 and 1, in both engines."""

    oid = Int8Dumper.oid

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


class _NumericLoader(Loader):
    """What PostgreSQL makes of a sum of integers is an integer for us."""

    def load(self, data: Any) -> int | float:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


def adapt(db: Connection[Any]) -> None:
    """Have a connection take and give values as ours are."""
    # One type for all integers: a statement is prepared once, whatever the size of its numbers.
    db.adapters.register_dumper(int, Int8Dumper)
    db.adapters.register_dumper(bool, _BoolDumper)
    db.adapters.register_loader("numeric", _NumericLoader)
