"""Check that a tag can be released: `python -m tests.release v1.2.3` prints its part of the changelog.

The tag has to be the version of pyproject.toml, and CHANGELOG.md has to have a section of it that is not called
unreleased.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def notes(tag: str, project: str, changelog: str) -> str:
    """Return what a release brings.

    Args:
        tag: its tag, such as "v1.2.3".
        project: the text of pyproject.toml.
        changelog: the text of CHANGELOG.md.

    Raises:
        ValueError: the tag is not ready; the text says why.
    """
    version: str = tomllib.loads(project)["project"]["version"]
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, pyproject.toml has the version {version}")
    found = re.search(
        rf"^## {re.escape(version)} \(([^\n]+)\)\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise ValueError(f"CHANGELOG.md has no “## {version} (date)”")
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", found[1]):
        raise ValueError(f"CHANGELOG.md calls {version} {found[1]}; it takes the day, such as 2026-01-31")
    return found[2].strip() + "\n"


def main() -> int:
    """Print the notes of a tag; return 1 if it is not ready."""
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CHANGELOG.md")]
    try:
        sys.stdout.write(notes(sys.argv[1], *texts))
    except ValueError as error:
        sys.stderr.write(f"not ready: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
