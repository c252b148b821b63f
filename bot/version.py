"""Which release this is."""

from importlib.metadata import PackageNotFoundError, version


def release() -> str:
    """Return the number of the release, or "source" where the program runs without being installed."""
    try:
        return version("cardtable")
    except PackageNotFoundError:
        return "source"
