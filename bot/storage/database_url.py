"""Redacts the URL of a PostgreSQL database."""

import re

LEGIBLE = re.compile(r"(?P<scheme>[^:]+://)(?:(?P<name>[^:@/?#]*)(?::[^@/]*)?@)?(?P<place>[^@?#]*)(?:[?#][^@]*)?")


def redact_password(url: str) -> str:
    """Return a URL without its password and its options, which can contain one.

    A URL with a second @, or with a / before the @, shows no part: its password may have these letters.
    """
    found = LEGIBLE.fullmatch(url)
    if found is None:
        return "postgresql://…"
    name = f"{found['name']}@" if found["name"] else ""
    return f"{found['scheme']}{name}{found['place']}"
