"""Generates snowflakes and tokens in Discord's form."""

import hashlib
import secrets
import time

_EPOCH_MS = 1_420_070_400_000  # Discord's own epoch: the first second of 2015
_STABLE_BASE = 10**17  # early enough that no later snowflake meets a stable one


class Snowflakes:
    """Generates ids that grow with time and never repeat."""

    def __init__(self) -> None:
        self._last = 0

    def __call__(self) -> str:
        """Return the next id as a decimal string."""
        now = (int(time.time() * 1000) - _EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return str(self._last)


def stable_id(kind: str, name: str) -> str:
    """Return the same id for the same name at every start, so that a bot's database stays valid."""
    digest = hashlib.sha256(f"{kind}:{name}".encode()).digest()
    return str(_STABLE_BASE + int.from_bytes(digest[:6], "big"))


def new_token(size: int = 32) -> str:
    """Return an unguessable token that is safe in a URL; size counts random bytes."""
    return secrets.token_urlsafe(size)
