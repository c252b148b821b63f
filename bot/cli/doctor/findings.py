"""The results of `bot doctor`."""

from dataclasses import asdict, dataclass
from typing import Literal

Mark = Literal["ok", "bad", "note"]
SIGNS: dict[Mark, str] = {"ok": "✓", "bad": "✗", "note": "–"}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line.

    Args:
        mark: ok; bad: a problem; note: information, or a check that could not run.
    """

    check: str
    mark: Mark
    text: str
    advice: str = ""

    def json(self) -> dict[str, str]:
        """Return the fields by their names, as `--json` prints them."""
        return asdict(self)


def ok(check: str, text: str) -> Finding:
    """Return a finding without a problem."""
    return Finding(check, "ok", text)


def bad(check: str, text: str, advice: str) -> Finding:
    """Return a problem."""
    return Finding(check, "bad", text, advice)


def note(check: str, text: str, advice: str = "") -> Finding:
    """Return information."""
    return Finding(check, "note", text, advice)
