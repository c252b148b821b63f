"""The results of a check."""

from dataclasses import dataclass
from typing import Literal

Verdict = Literal["holds", "differs", "could not try"]


class Differs(Exception):
    """Discord behaves differently; the text describes how."""


class CouldNotTry(Exception):
    """A check can't run here; the text has the reason."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a check.

    Args:
        verdict: whether the assumption holds.
        reason: why, or a measurement; it has no id, name or token.
    """

    verdict: Verdict
    reason: str = ""
