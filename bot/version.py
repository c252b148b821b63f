"""Which release this is, and what has become new in it."""

from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

CHECKOUT = Path(__file__).parent.parent
PACKED = "extra_metadata/CHANGELOG.md"
"""Where a wheel has it, among what it tells of itself."""


def release() -> str:
    """Return the number of the release, or "source" where the program runs without being installed."""
    try:
        return version("cardtable")
    except PackageNotFoundError:
        return "source"


def changelog() -> str:
    """Return the changelog, or nothing where the program has come without one."""
    beside = CHECKOUT / "CHANGELOG.md"
    # Installed, the program lies among others, one of which may have left its own changelog there.
    if beside.is_file() and (CHECKOUT / "pyproject.toml").is_file():
        return beside.read_text(encoding="utf-8")
    try:
        return distribution("cardtable").read_text(PACKED) or ""
    except PackageNotFoundError:
        return ""
