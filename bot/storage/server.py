"""A look at a server's database from outside, where the extra for it is installed."""


def look_at_server(url: str) -> tuple[int, int]:
    """Return the version of a server's database and the newest there is; something was written and taken back.

    Raises:
        ImportError: the extra `postgres` is missing.
        Unusable: there is no server with such a database, or it is another program's.
        StorageError: it can't be read or written.
    """
    from bot.storage.postgres import look  # only who has a server needs it

    return look(url)
