"""JSON as it comes from outside: a key that is missing or null reads as empty."""

import json
from typing import Any

Json = dict[str, Any]


def load(raw: bytes | str) -> Any:
    """Return the value of a JSON text.

    Raises:
        ValueError: it is no JSON, or its lists and objects are nested too deeply to be read.
    """
    try:
        return json.loads(raw)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def many(holder: Json, key: str) -> list[Json]:
    """Return the list of objects under a key, empty when there is none."""
    return holder.get(key) or []


def one(holder: Json, key: str) -> Json:
    """Return the object under a key, empty when there is none."""
    return holder.get(key) or {}
