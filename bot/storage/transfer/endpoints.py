"""What both engines use for a copy: rows in transit, and the text of an error."""

from dataclasses import dataclass
from typing import Any

Key = list[Any]


def other_version(found: int, newest: int) -> str:
    """Return the error text for a source of another version."""
    return f"it is of version {found}, and version {newest} is copied; start the bot on it once, which updates it"


@dataclass(frozen=True, slots=True)
class Batch:
    """Rows in transit.

    Args:
        rows: in the form that the other side takes.
        count: how many they are.
        last: the key of the last one.
    """

    rows: Any
    count: int
    last: Key
