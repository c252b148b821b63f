"""Adds the address of the repository to the package: the project's URLs, and absolute links in its description.

It comes from CARDTABLE_URL, from the workflow that builds (GITHUB_SERVER_URL and GITHUB_REPOSITORY), or from the
git remote `origin`. Without an address the package has no URLs, and its description has neither pictures nor links
into the repository: an index shows only absolute ones.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE = r"(?!https?:|mailto:|#)"
PICTURE = re.compile(rf'(!\[[^\]]*\]\(|<img [^>]*src="){RELATIVE}')
LINK = re.compile(rf"(?<!!)(\[[^\]]*\]\(){RELATIVE}")


class RepositoryHook(MetadataHookInterface):
    """Sets `readme` and `urls`, which pyproject.toml leaves open."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in both."""
        root = Path(self.root)
        url = repository(root)
        text = (root / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": description(text, url, metadata["version"])}
        metadata["urls"] = urls(url) if url else {}


def repository(root: Path) -> str | None:
    """Return the address of the repository's page, or None if it is unknown."""
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    given = os.environ.get("CARDTABLE_URL") or (f"{server}/{name}" if server and name else None)
    return page_of(given or _origin(root))


def _origin(root: Path) -> str:
    try:
        command = ["git", "-C", str(root), "remote", "get-url", "origin"]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603
    except OSError:
        return ""


def page_of(remote: str) -> str | None:
    """Return the page of a remote such as `https://HOST/OWNER/NAME.git` or `git@HOST:OWNER/NAME.git`, or None."""
    found = re.fullmatch(
        r"(?:https://(?:[^@/]*@)?|(?:ssh://)?git@)([\w.-]+\.\w+)[:/]([\w.-]+/[\w.-]+?)(?:\.git)?/?", remote
    )
    return f"https://{found[1]}/{found[2]}" if found else None


def urls(url: str) -> dict[str, str]:
    """Return the project's URLs by name."""
    return {
        "Repository": url,
        "Documentation": f"{url}/blob/main/docs/index.md",
        "Changelog": f"{url}/blob/main/CHANGELOG.md",
        "Issues": f"{url}/issues",
    }


def description(text: str, url: str | None, version: str) -> str:
    """Return the README with absolute links to the files of a release, or without them."""
    if url is None:
        text = re.sub(
            rf'^(?:!\[[^\]]*\]\({RELATIVE}[^)]*\)|<img [^>]*src="{RELATIVE}[^>]*>)\n*', "", text, flags=re.MULTILINE
        )
        return re.sub(rf"(?<!!)\[([^\]]*)\]\({RELATIVE}[^)]*\)", r"\1", text)
    text = PICTURE.sub(rf"\g<1>{url}/raw/v{version}/", text)
    return LINK.sub(rf"\g<1>{url}/blob/v{version}/", text)
