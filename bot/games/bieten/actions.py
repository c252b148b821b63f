"""Actions of chance and seats, with tables of them made once: legality looks them up instead of building them."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import ClassVar

from bot.games.bieten.cards import FIGURES, SEVEN_OF_ACORNS, SEVEN_OF_BELLS, WELI
from bot.rules.actions import (
    Action,
    ActionCodec,
    CardField,
    CardsField,
    EnumField,
    Field,
    FieldType,
    HandsField,
    IntField,
)
from bot.rules.cards import GERMAN, cards_in
from bot.rules.legal_actions import LegalActions

MOST_SEATS = 10
LOWEST_LIFT, HIGHEST_LIFT = 4, 32


_FIGURE_WORD = EnumField(FIGURES)


@dataclass(frozen=True, slots=True)
class FigureField(FieldType):
    """A figure: a number inside, its code outside."""

    def read(self, value: object) -> int:
        """Return the number of the figure with this code."""
        return FIGURES.index(_FIGURE_WORD.read(value))

    def write(self, value: int) -> str:
        """Return the figure's code."""
        return FIGURES[value]


_FIGURE = Field("figure", FigureField())


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The shuffled pack, top card first, as it is put before the cutter."""

    pack: tuple[int, ...]

    act: ClassVar[str] = "shuffle"
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True
    FORM: ClassVar[tuple[Field, ...]] = (Field("pack", CardsField(GERMAN, ordered=True)),)


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Hands set up by a player, in place of shuffle, cut and dealing."""

    hands: tuple[tuple[int, ...], ...]
    bottom: int | None = None

    act: ClassVar[str] = "deal"
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("hands", HandsField(GERMAN)),
        Field("bottom", CardField(GERMAN), optional=True),
    )


@dataclass(frozen=True, slots=True)
class Cut(Action):
    """Lifting the top part of the pack, `lift` cards."""

    lift: int

    act: ClassVar[str] = "cut"
    FORM: ClassVar[tuple[Field, ...]] = (Field("lift", IntField(LOWEST_LIFT, HIGHEST_LIFT)),)


@dataclass(frozen=True, slots=True)
class Steal(Action):
    """Taking the bottom card of the lifted part."""

    act: ClassVar[str] = "steal"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Putting the lifted part down: the end of the cut."""

    act: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """Betting a figure that no player has bet yet."""

    figure: int

    act: ClassVar[str] = "bet"
    FORM: ClassVar[tuple[Field, ...]] = (_FIGURE,)


@dataclass(frozen=True, slots=True)
class Raise(Action):
    """Raising a held figure from 2 to 3."""

    figure: int

    act: ClassVar[str] = "raise"
    FORM: ClassVar[tuple[Field, ...]] = (_FIGURE,)


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Standing up to the open bet."""

    act: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class Good(Action):
    """Letting the open bet pass."""

    act: ClassVar[str] = "good"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Playing a card; a wild one with the card it stands for."""

    card: int
    named: int | None = None

    act: ClassVar[str] = "play"
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("card", CardField(GERMAN)),
        Field("named", CardField(GERMAN), key="as", optional=True),
    )

    @property
    def counts_as(self) -> int:
        """The real card it stands for, itself if it is no wild one."""
        return self.card if self.named is None else self.named


CODEC = ActionCodec((Shuffle, Deal, Cut, Steal, Leave, Bet, Hold, Good, Raise, Play))

_SEATS = range(MOST_SEATS)
_LIFTS = range(LOWEST_LIFT, HIGHEST_LIFT + 1)
CUTS = tuple(LegalActions(tuple(Cut(seat, lift) for lift in _LIFTS)) for seat in _SEATS)
STEALS = tuple(LegalActions((Steal(seat), Leave(seat))) for seat in _SEATS)
ANSWERS = tuple((LegalActions((Good(seat),)), LegalActions((Good(seat), Hold(seat)))) for seat in _SEATS)
"""By seat, then by whether it may hold."""


def _claims_of(seat: int) -> dict[int, LegalActions]:
    """Return the bets and raises of a seat by bits: 0 to 4 the figures to bet, 5 to 9 those to raise."""
    claims: dict[int, LegalActions] = {}
    for ways in product((None, Bet, Raise), repeat=len(FIGURES)):
        chosen = [(figure, way) for figure, way in enumerate(ways) if way]
        mask = sum(1 << (figure if way is Bet else figure + 5) for figure, way in chosen)
        claims[mask] = LegalActions(way(seat, figure) for figure, way in chosen)
    return claims


CLAIMS = tuple(_claims_of(seat) for seat in _SEATS)


class _PlayActionsCache(dict[int, tuple[Play, ...]]):
    """The plays of a seat by the bit set of real cards it may play, made when first asked for (at most 6,017)."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._plays = tuple(Play(seat, card) for card in range(GERMAN.size))

    def __missing__(self, cards: int) -> tuple[Play, ...]:
        plays = self[cards] = tuple(self._plays[card] for card in cards_in(cards))
        return plays


PLAYS = tuple(_PlayActionsCache(seat) for seat in _SEATS)


_NAMED = tuple(
    {wild: tuple(Play(seat, wild, name) for name in range(WELI)) for wild in (WELI, SEVEN_OF_BELLS, SEVEN_OF_ACORNS)}
    for seat in _SEATS
)


@lru_cache(maxsize=4096)
def naming_plays(seat: int, wild: int, names: int) -> tuple[Play, ...]:
    """Return the plays of a wild card under each of these names."""
    return tuple(map(_NAMED[seat][wild].__getitem__, cards_in(names)))
