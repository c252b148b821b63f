"""JSON as it comes from outside: a key that is missing or null reads as empty."""

from typing import Any

Json = dict[str, Any]


def many(holder: Json, key: str) -> list[Json]:
    """Return the list of objects under a key, empty when there is none."""
    return holder.get(key) or []


def one(holder: Json, key: str) -> Json:
    """Return the object under a key, empty when there is none."""
    return holder.get(key) or {}
