"""Converts statements, values and rows between the bot's form and PostgreSQL's."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from psycopg import Connection
from psycopg.adapt import Dumper, Loader, PyFormat
from psycopg.types.numeric import Int8Dumper

_MARK = re.compile(r"'[^']*'|\?|(?<!:):([a-z_]\w*)")
"""A placeholder, or quoted text, which is left alone."""


@lru_cache(maxsize=1024)
def to_postgres(sql: str) -> tuple[bytes, tuple[str, ...], list[PyFormat]]:
    """Return a statement with `$1` instead of `?` and `:name`, the names by number, and the formats of the values."""
    names: list[str] = []

    def number(mark: re.Match[str]) -> str:
        name = mark[1]
        if mark[0] == "?":
            names.append("")
            return f"${len(names)}"
        if name is None:
            return mark[0]
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}"

    text = _MARK.sub(number, sql).encode()
    return text, tuple(names), [PyFormat.AUTO] * len(names)


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
