"""What has become new, release by release, as a changelog tells it."""

import re
from dataclasses import dataclass

LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Section:
    """A release.

    Args:
        version: its number.
        entries: what is new in it, in the order in which it came, each one line of Markdown without links.
    """

    version: str
    entries: tuple[str, ...]


def sections(text: str) -> tuple[Section, ...]:
    """Return the releases in a changelog that name anything new, the newest first."""
    found: list[Section] = []
    for part in re.split(r"^## +", text, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        entries = tuple(_line(entry) for entry in re.split(r"^[-*] ", body, flags=re.MULTILINE)[1:])
        if title.split() and entries:
            found.append(Section(title.split()[0], entries))
    return tuple(found)


def mark(known: tuple[Section, ...]) -> tuple[str, int]:
    """Return how far a changelog with any release goes: the newest, and how much is new in it."""
    return known[0].version, len(known[0].entries)


def since(known: tuple[Section, ...], seen: tuple[str, int]) -> tuple[str, ...]:
    """Return what has come since a changelog went as far as `seen`, the newest first; all if that is not in it."""
    found: list[str] = []
    for section in known:
        last = section.version == seen[0]
        found += reversed(section.entries[seen[1] if last else 0 :])
        if last:
            break
    return tuple(found)


def _line(entry: str) -> str:
    paragraph = entry.partition("\n\n")[0]
    return LINK.sub(r"\1", " ".join(paragraph.split()))
