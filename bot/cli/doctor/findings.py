"""What a check of `bot doctor` has found."""

from dataclasses import asdict, dataclass
from typing import Literal

Mark = Literal["ok", "bad", "note"]
SIGNS: dict[Mark, str] = {"ok": "✓", "bad": "✗", "note": "–"}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line.

    Args:
        check: what was looked at.
        mark: ok; bad: to be put right; note: worth knowing, or not to be checked now.
        text: what was found.
        advice: what to do.
    """

    check: str
    mark: Mark
    text: str
    advice: str = ""

    def json(self) -> dict[str, str]:
        """Return the fields by their names, as `--json` prints them."""
        return asdict(self)


def ok(check: str, text: str) -> Finding:
    """Return that all is well."""
    return Finding(check, "ok", text)


def bad(check: str, text: str, advice: str) -> Finding:
    """Return what has to be put right."""
    return Finding(check, "bad", text, advice)


def note(check: str, text: str, advice: str = "") -> Finding:
    """Return what is worth knowing."""
    return Finding(check, "note", text, advice)
