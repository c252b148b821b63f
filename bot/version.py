"""The release of the program, how it is installed, and the files that come with it."""

import re
import sys
from importlib.metadata import PackageNotFoundError, distribution, requires, version
from pathlib import Path

CHECKOUT = Path(__file__).parent.parent
"""Folder of the source, if the program runs from a checkout."""
PACKED = "extra_metadata"
"""Folder of a wheel's metadata with the files that pyproject.toml adds."""


def release() -> str:
    """Return the number of the release, or "source" where the program runs without being installed."""
    try:
        return version("cardtable")
    except PackageNotFoundError:
        return "source"


def changelog() -> str:
    """Return the changelog, or "" if it was not installed with the program."""
    return _shipped("CHANGELOG.md")


def settings_reference() -> str:
    """Return `.env.example`: every setting with a comment and its default."""
    return _shipped(".env.example")


def _shipped(name: str) -> str:
    """Return the text of a file from the checkout's root or from the installed metadata."""
    # An installed program shares its folder with others, one of which may have a file of this name.
    if is_checkout() and (CHECKOUT / name).is_file():
        return (CHECKOUT / name).read_text(encoding="utf-8")
    try:
        return distribution("cardtable").read_text(f"{PACKED}/{name}") or ""
    except PackageNotFoundError:
        return ""


def is_checkout() -> bool:
    """Return whether the program runs from the folder of its source."""
    return (CHECKOUT / "pyproject.toml").is_file()


def install_extra(name: str) -> str:
    """Return the command that installs an extra, depending on how the program was installed."""
    if is_checkout():
        return f"uv sync --extra {name}"
    wanted = " ".join(f'"{part}"' for part in _parts_of(name))
    # Both tools leave a file in the environments that they make.
    if (Path(sys.prefix) / "uv-receipt.toml").is_file():
        return f'uv pip install --python "{sys.executable}" {wanted}'
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return f"pipx inject cardtable {wanted}"
    return f'"{sys.executable}" -m pip install {wanted}'


def _parts_of(extra: str) -> list[str]:
    """Return the requirements of an extra, such as `psycopg[binary]~=3.3`."""
    try:
        found = requires("cardtable") or []
    except PackageNotFoundError:
        found = []
    marker = re.compile(rf"extra == ['\"]{re.escape(extra)}['\"]")
    return [each.partition(";")[0].strip() for each in found if marker.search(each)] or [f"cardtable[{extra}]"]
