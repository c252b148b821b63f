"""Writes the permissions into the docs: `uv run python -m tests.permissions`."""

import re
from pathlib import Path

from bot.ui import PERMISSIONS, invitation

ROOT = Path(__file__).parent.parent
OWNER, README = ROOT / "docs" / "owner.md", ROOT / "README.md"
TABLE = re.compile(r"(?<=<!-- permissions: made by tests/permissions.py -->\n\n).*?(?=\n\n<!-- end -->)", re.DOTALL)
LINK = re.compile(r"https://discord\.com/oauth2/authorize\?client_id=YOUR_APPLICATION_ID\S*?(?=`)")


def table() -> str:
    """Return the permissions as a table of Markdown."""
    rows = [("permission", "what the bot does with it", "without it"), ("---", "---", "---")]
    rows += [(f"**{each.label}**", each.purpose, each.without) for each in PERMISSIONS]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def written(owner: str, readme: str) -> tuple[str, str]:
    """Return the two pages with what the table of permissions says."""
    assert len(TABLE.findall(owner)) == 1
    assert len(LINK.findall(readme)) == 1
    return TABLE.sub(table(), owner), LINK.sub(invitation("YOUR_APPLICATION_ID"), readme)


def main() -> None:
    """Write the pages."""
    for path, text in zip(
        (OWNER, README),
        written(OWNER.read_text(encoding="utf-8"), README.read_text(encoding="utf-8")),
        strict=True,
    ):
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
