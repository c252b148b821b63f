"""Writes the permissions into the docs: `uv run python -m tests.permissions`."""

import re
from pathlib import Path

from bot.ui import INVITED, ON_DEMAND, PERMISSIONS, invitation
from bot.ui.discord import Feature

ROOT = Path(__file__).parent.parent
OWNER, CLUB, README = ROOT / "docs" / "owner.md", ROOT / "docs" / "club.md", ROOT / "README.md"
TABLE = re.compile(r"(?<=<!-- permissions: made by tests/permissions.py -->\n\n).*?(?=\n\n<!-- end -->)", re.DOTALL)
LINK = re.compile(r"https://discord\.com/oauth2/authorize\?client_id=YOUR_APPLICATION_ID\S*?(?=`)")


def table(*uses: Feature) -> str:
    """Return the permissions for some uses as a table of Markdown."""
    rows = [("permission", "what the bot does with it", "without it"), ("---", "---", "---")]
    rows += [(f"**{each.label}**", each.purpose, each.without) for each in PERMISSIONS if each.use in uses]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def written(owner: str, club: str, readme: str) -> tuple[str, str, str]:
    """Return the three pages with the permissions of the table filled in."""
    assert [len(TABLE.findall(page)) for page in (owner, club)] == [1, 1]
    assert len(LINK.findall(readme)) == 1
    return (
        TABLE.sub(table(*INVITED), owner),
        TABLE.sub(table(*ON_DEMAND), club),
        LINK.sub(invitation("YOUR_APPLICATION_ID"), readme),
    )


def pages() -> tuple[str, str, str]:
    """Return the three pages as they are."""
    owner, club, readme = (path.read_text(encoding="utf-8") for path in (OWNER, CLUB, README))
    return owner, club, readme


def main() -> None:
    """Write the pages."""
    for path, text in zip((OWNER, CLUB, README), written(*pages()), strict=True):
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
