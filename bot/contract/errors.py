"""Errors of a game that breaks a rule of the contract."""

from collections.abc import Callable
from pathlib import Path
from typing import Any


class BrokenRule(Exception):  # `ContractError` is the one that callers see
    """Raised within a rule.

    Args:
        advice: what is wrong in the game, and how it would be right.
        at: the method of the game, or the file, that the advice is about; None: that of the rule.
    """

    def __init__(self, advice: str, at: Callable[..., Any] | Path | None = None) -> None:
        super().__init__(advice)
        self.advice = advice
        self.at = at


class ContractError(Exception):
    """A game breaks a rule of the contract.

    Args:
        place: the file and, for code, the line.
        case: the house-rule code, the number of players and the seed of the game that was played; "" for none.
    """

    def __init__(self, rule: str, sentence: str, place: str, advice: str, case: str = "") -> None:
        super().__init__(f"{rule}: {place}: {advice}{case and f' [{case}]'}")
        self.rule = rule
        self.sentence = sentence
        self.place = place
        self.advice = advice
        self.case = case
