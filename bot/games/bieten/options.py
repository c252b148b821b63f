"""The options of Bieten, and the rules of a table that follow from them."""

from functools import lru_cache

from bot.games.bieten.cards import SEVEN_OF_ACORNS, SEVEN_OF_BELLS, WELI
from bot.rules.cards import bits
from bot.rules.options import ChoiceOption, IntOption, OptionSet, Value, Values

OPTIONS = OptionSet(
    prefix="BIE",
    options=(
        IntOption("target", None, low=5, high=31, step=2, between="odd"),
        ChoiceOption("counting", ("bets-first", "conceded-first"), ("CF",)),
        ChoiceOption("wild", ("weli", "weli-and-sevens", "none"), ("W7", "W0")),
        ChoiceOption("knockout", (False, True), ("KO",)),
        ChoiceOption("irregularities", ("prevented", "minus-two", "lose-score", "lose-game"), ("I2", "IS", "IG")),
        ChoiceOption("steal", (True, False), ("NS",)),
        ChoiceOption("packets", ("1+2", "2+1"), ("P21",)),
        ChoiceOption("exact_target", (False, True), ("EXACT",)),
    ),
    groups={
        "end": ("target", "counting", "exact_target", "knockout"),
        "deal": ("wild", "steal", "packets", "irregularities"),
    },
)

WILDS = {"weli": (WELI,), "weli-and-sevens": (WELI, SEVEN_OF_BELLS, SEVEN_OF_ACORNS), "none": ()}


class BietenOptions:
    """The rules of one table; equal rules are one object, shared by all its states."""

    __slots__ = (
        "conceded_first",
        "exact",
        "irregularities",
        "knockout",
        "packets",
        "seats",
        "steal",
        "strict",
        "target",
        "unnamed",
        "values",
        "wild",
        "wilds",
    )

    def __init__(self, values: Values, seats: int) -> None:
        target = values["target"]
        self.values = values
        self.seats = seats
        self.target = target if isinstance(target, int) else 9 if seats >= 5 else 11
        self.exact = values["exact_target"] is True
        self.conceded_first = values["counting"] == "conceded-first"
        self.wilds = WILDS[str(values["wild"])]
        self.wild = bits(self.wilds)
        self.unnamed = (-1,) * len(self.wilds)
        self.knockout = bool(values["knockout"])
        self.irregularities = str(values["irregularities"])
        self.strict = self.irregularities == "prevented"
        self.steal = bool(values["steal"])
        self.packets = (1, 2) if values["packets"] == "1+2" else (2, 1)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as options, so that each process has one object for them."""
        return agree, (tuple(self.values.items()), self.seats)


@lru_cache(maxsize=512)
def agree(values: tuple[tuple[str, Value], ...], seats: int) -> BietenOptions:
    """Return the rules of a table with these options and players."""
    return BietenOptions(dict(values), seats)
