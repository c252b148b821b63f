"""The address of a server's database, as it may be told."""

from urllib.parse import urlsplit


def without_password(url: str) -> str:
    """Return an address without its password and its options, which may hold one."""
    try:
        parts = urlsplit(url)
        host = f"{parts.hostname or ''}{f':{parts.port}' if parts.port else ''}"
        name = f"{parts.username}@" if parts.username else ""
    except ValueError:
        return "postgresql://…"
    return f"postgresql://{name}{host}{parts.path}"
