"""What can be done at a Bid Whist table.

Plays are made once for every seat and card, because a search asks for them all the time.
"""

from dataclasses import dataclass
from typing import ClassVar

from bot.games.bid_whist.bids import BidWords, Offer
from bot.games.bid_whist.cards import DIRECTIONS, TRUMPS
from bot.rules.actions import Action, Card, Cards, Field, Flag, Hands, Number, Word
from bot.rules.cards import FRENCH, cards_in

MOST_SEATS, MOST_TRICKS = 5, 18


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The shuffled pack, top card first."""

    pack: tuple[int, ...]

    act: ClassVar[str] = "shuffle"
    FORM: ClassVar[tuple[Field, ...]] = (Field("pack", Cards(FRENCH, ordered=True)),)
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Hands and kitty laid out, for studies and tests."""

    hands: tuple[tuple[int, ...], ...]
    kitty: tuple[int, ...] | None = None

    act: ClassVar[str] = "deal"
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("hands", Hands(FRENCH)),
        Field("kitty", Cards(FRENCH), optional=True),
    )
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """A bid in the auction."""

    bid: Offer

    act: ClassVar[str] = "bid"
    FORM: ClassVar[tuple[Field, ...]] = (Field("bid", BidWords()),)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """No bid."""

    act: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Redeal(Action):
    """The demand that the same dealer deals again."""

    act: ClassVar[str] = "redeal"


@dataclass(frozen=True, slots=True)
class Name(Action):
    """What the bid left open: the trump suit, the direction, or both."""

    trump: str | None = None
    direction: str | None = None

    act: ClassVar[str] = "name"
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("trump", Word(TRUMPS), optional=True),
        Field("direction", Word(DIRECTIONS), optional=True),
    )


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """The cards that declarer lays away."""

    cards: tuple[int, ...]

    act: ClassVar[str] = "bury"
    FORM: ClassVar[tuple[Field, ...]] = (Field("cards", Cards(FRENCH)),)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The cards that a joker's holder draws blindly from declarer's discards."""

    cards: tuple[int, ...]

    act: ClassVar[str] = "draw"
    FORM: ClassVar[tuple[Field, ...]] = (Field("cards", Cards(FRENCH)),)
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card played; `nt` announces no trump with the first lead."""

    card: int
    nt: bool | None = None

    act: ClassVar[str] = "play"
    FORM: ClassVar[tuple[Field, ...]] = (Field("card", Card(FRENCH)), Field("nt", Flag(), optional=True))


@dataclass(frozen=True, slots=True)
class CallRenege(Action):
    """The claim that an opponent did not follow suit in a book; no book where none is named."""

    book: int | None = None

    act: ClassVar[str] = "call_renege"
    FORM: ClassVar[tuple[Field, ...]] = (Field("book", Number(1, MOST_TRICKS), optional=True),)


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """A seat has nothing more to call, the deal may be counted."""

    act: ClassVar[str] = "accept"


ACTIONS: tuple[type[Action], ...] = (
    Shuffle,
    Deal,
    Bid,
    Pass,
    Redeal,
    Name,
    Bury,
    Draw,
    Play,
    CallRenege,
    Accept,
)

PLAY: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(seat, card) for card in range(FRENCH.size)) for seat in range(MOST_SEATS)
)
PLAY_NT: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(seat, card, nt=True) for card in range(FRENCH.size)) for seat in range(MOST_SEATS)
)


class Plays(dict[int, tuple[Play, ...]]):
    """A seat's plays for the cards of one suit (and the jokers), made when first asked for.

    Args:
        seat: whose plays.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._plays = PLAY[seat]

    def __missing__(self, mask: int) -> tuple[Play, ...]:
        """Return and keep the plays of these cards."""
        plays = self._plays
        made = self[mask] = tuple(plays[card] for card in cards_in(mask))
        return made


PLAYS = tuple(Plays(seat) for seat in range(MOST_SEATS))
"""Keys are parts of a suit, with jokers or without, so the tables stay small."""
