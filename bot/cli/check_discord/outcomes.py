"""What comes out of a check."""

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["holds", "differs", "could not try"]


class Differs(Exception):
    """Discord does something else; the text says what."""


class CouldNotTry(Exception):
    """A check can't be made here; the text says why."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came out of a check.

    Args:
        verdict: whether the assumption holds.
        reason: why, or what was measured; it has no id, name or token.
    """

    verdict: Verdict
    reason: str = ""
