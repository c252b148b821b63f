"""Redacts the URL of a PostgreSQL database."""

from urllib.parse import urlsplit


def redact_password(url: str) -> str:
    """Return a URL without its password and its options, which can contain one."""
    try:
        parts = urlsplit(url)
        host = f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
        name = f"{parts.username}@" if parts.username else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{name}{host}{parts.path}"
