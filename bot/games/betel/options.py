"""The house rules of The Betel and their codes, such as `BTL-500-CONTRA`."""

from dataclasses import dataclass
from typing import Self

from bot.rules.errors import ParseError
from bot.rules.options import NO_BOUND, ChoiceOption, IntOption, OptionSet, Value, Values


def _check(values: Values) -> None:
    """Refuse a game that nothing would ever end."""
    if values["target"] is None and values["deal_cap"] is None:
        raise ParseError("bad_options", reason="endless")


OPTIONS = OptionSet(
    prefix="BTL",
    options=(
        IntOption("target", 1000, 1, NO_BOUND, nullable=True),
        IntOption("deal_cap", 60, 1, NO_BOUND, nullable=True, letter="D"),
        ChoiceOption("contra", (False, True), ("CONTRA",)),
        ChoiceOption("rise_after_ruff", (True, False), ("NORISE",)),
    ),
    presets={"english": {}, "polish": {"contra": True}},
    preset_codes={"english": "", "polish": "PL"},
    check=_check,
    groups={"end": ("target", "deal_cap"), "play": ("contra", "rise_after_ruff")},
)


@dataclass(frozen=True, slots=True)
class BetelOptions:
    """The options of one game.

    Args:
        target: how many points end it, or None.
        deal_cap: how many deals end it, or None.
        rise: whether one who follows must overtake the suit led though the trick is ruffed.
    """

    target: int | None
    deal_cap: int | None
    contra: bool
    rise: bool

    @classmethod
    def of(cls, values: Values) -> Self:
        """Return the rules for checked option values."""
        return cls(
            _limit(values["target"]),
            _limit(values["deal_cap"]),
            values["contra"] is True,
            values["rise_after_ruff"] is True,
        )


def _limit(value: Value) -> int | None:
    """Return a number, or None where there is no limit."""
    return value if isinstance(value, int) else None
