"""Values with many fields of which a few change, as a table does with every click.

`dataclasses.replace` looks at the fields one by one; here all are read at once.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def altered(value: T, **changes: Any) -> T:
    """Return a value of a dataclass with some fields changed, by their names; all its fields are given when made."""
    read, places = _fields(type(value))
    given = [*read(value)]
    for name, new in changes.items():
        given[places[name]] = new
    return type(value)(*given)


@cache
def _fields(kind: Any) -> tuple[Callable[[object], tuple[object, ...]], dict[str, int]]:
    """Return what reads the fields of a dataclass, two at least, in their order, and where each stands."""
    names = [field.name for field in fields(kind)]
    return attrgetter(*names), {name: place for place, name in enumerate(names)}
