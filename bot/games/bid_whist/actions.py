"""Actions of a Bid Whist table, above all bids, as objects that exist once: a search needs them all the time."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from bot.games.bid_whist.cards import DIRECTIONS, DOWN, JOKERS, SUITS, TRUMPS, UNNAMED, UP
from bot.rules.actions import (
    Action,
    ActionCodec,
    CardField,
    CardsField,
    EnumField,
    Field,
    FieldType,
    FlagField,
    HandsField,
    IntField,
)
from bot.rules.cards import FRENCH, cards_in
from bot.rules.errors import ParseError
from bot.rules.legal_actions import LegalActions

# Bids


HIGHEST = 17
"""The highest number any player could bid: all books of three who play alone."""

BOSTON = 7
"""The number that promises all books of a pair."""

KINDS = ("", "up", "down", "nt", "nt up", "nt down")
BARE, KIND_UP, KIND_DOWN, KIND_NT, KIND_NT_UP, KIND_NT_DOWN = range(len(KINDS))
_DIRECTIONS = (UNNAMED, UP, DOWN, UNNAMED, UP, DOWN)


class BidValue(NamedTuple):
    """The content of a bid, ordered by number (books over six, alone the exact one), then kind."""

    number: int
    kind: int

    @property
    def words(self) -> str:
        """The bid as a record has it."""
        return f"{self.number} {KINDS[self.kind]}".rstrip()

    @property
    def no_trump(self) -> bool:
        """Whether the bid is for no trump."""
        return self.kind >= KIND_NT  # the last three kinds

    @property
    def direction(self) -> int:
        """The direction of the bid, or `UNNAMED`."""
        return _DIRECTIONS[self.kind]


ALL = tuple(BidValue(number, kind) for number in range(1, HIGHEST + 1) for kind in range(len(KINDS)))
"""Every bid there could be at any table."""

OFFERS = {offer.words: offer for offer in ALL}
"""The bid with these words."""


@dataclass(frozen=True, slots=True)
class BidField(FieldType):
    """How a bid is written: "4 up"."""

    def read(self, value: object) -> BidValue:
        """Return the bid with these words; raises ParseError."""
        if not isinstance(value, str) or value not in OFFERS:
            raise ParseError("bad_action", reason="word", words="3 up, 4 down, 5 nt, 6, ...")
        return OFFERS[value]

    def write(self, value: BidValue) -> str:
        """Return the bid's words."""
        return value.words


# Actions


MOST_SEATS, MOST_TRICKS = 5, 18


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The shuffled pack, top card first."""

    pack: tuple[int, ...]

    act: ClassVar[str] = "shuffle"
    FORM: ClassVar[tuple[Field, ...]] = (Field("pack", CardsField(FRENCH, ordered=True)),)
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Hands and kitty laid out, for studies and tests."""

    hands: tuple[tuple[int, ...], ...]
    kitty: tuple[int, ...] | None = None

    act: ClassVar[str] = "deal"
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("hands", HandsField(FRENCH)),
        Field("kitty", CardsField(FRENCH), optional=True),
    )
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """A bid in the auction."""

    bid: BidValue

    act: ClassVar[str] = "bid"
    FORM: ClassVar[tuple[Field, ...]] = (Field("bid", BidField()),)


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
    """The naming of the parts that the bid left open: the trump suit, the direction, or both."""

    trump: str | None = None
    direction: str | None = None

    act: ClassVar[str] = "name"
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("trump", EnumField(TRUMPS), optional=True),
        Field("direction", EnumField(DIRECTIONS), optional=True),
    )


@dataclass(frozen=True, slots=True)
class Bury(Action):
    """The cards that declarer lays away."""

    cards: tuple[int, ...]

    act: ClassVar[str] = "bury"
    FORM: ClassVar[tuple[Field, ...]] = (Field("cards", CardsField(FRENCH)),)


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The cards that a joker's holder draws blindly from declarer's discards."""

    cards: tuple[int, ...]

    act: ClassVar[str] = "draw"
    FORM: ClassVar[tuple[Field, ...]] = (Field("cards", CardsField(FRENCH)),)
    by_chance: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card played; `nt` announces no trump with the first lead."""

    card: int
    nt: bool | None = None

    act: ClassVar[str] = "play"
    FORM: ClassVar[tuple[Field, ...]] = (Field("card", CardField(FRENCH)), Field("nt", FlagField(), optional=True))


@dataclass(frozen=True, slots=True)
class CallRenege(Action):
    """The claim that an opponent did not follow suit in a book; no book where none is named."""

    book: int | None = None

    act: ClassVar[str] = "call_renege"
    FORM: ClassVar[tuple[Field, ...]] = (Field("book", IntField(1, MOST_TRICKS), optional=True),)


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """A seat has nothing more to call, the deal may be counted."""

    act: ClassVar[str] = "accept"


CODEC = ActionCodec((Shuffle, Deal, Bid, Pass, Redeal, Name, Bury, Draw, Play, CallRenege, Accept))

_SEATS = range(MOST_SEATS)
_PLAYS = tuple(tuple(Play(seat, card) for card in range(FRENCH.size)) for seat in _SEATS)
_NT_LEADS = tuple(tuple(Play(seat, card, nt=True) for card in range(FRENCH.size)) for seat in _SEATS)


class PlayActionsCache(dict[int, LegalActions]):
    """A seat's plays for the cards of one suit (and the jokers), made when first asked for."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._plays = _PLAYS[seat]

    def __missing__(self, cards: int) -> LegalActions:
        """Return and keep the plays of a bit set of cards."""
        made = self[cards] = LegalActions(tuple(self._plays[card] for card in cards_in(cards)))
        return made


PLAYS = tuple(PlayActionsCache(seat) for seat in _SEATS)
"""Keys are parts of a suit, with jokers or without, so the tables stay small."""


_SPADES, _HEARTS, _DIAMONDS, _CLUBS = SUITS


def plays_of(seat: int, cards: int) -> LegalActions:
    """Return the plays of a bit set of cards, lowest first."""
    plays = PLAYS[seat]
    return LegalActions(
        plays[cards & _SPADES]
        + plays[cards & _HEARTS]
        + plays[cards & _DIAMONDS]
        + plays[cards & _CLUBS]
        + plays[cards & JOKERS]
    )


def first_leads(seat: int, hand: int) -> LegalActions:
    """Return the leads of a hand where the first one names the trump: the card's suit, or no trump if announced."""
    cards = cards_in(hand)
    return LegalActions([_PLAYS[seat][card] for card in cards] + [_NT_LEADS[seat][card] for card in cards])


PASSES: tuple[tuple[Action, ...], ...] = tuple((Pass(seat),) for seat in _SEATS)
REDEALS: tuple[tuple[Action, ...], ...] = tuple((Redeal(seat),) for seat in _SEATS)
ACCEPTS: tuple[tuple[Action, ...], ...] = tuple((Accept(seat),) for seat in _SEATS)
CALLS = tuple((CallRenege(seat), *(CallRenege(seat, book) for book in range(1, MOST_TRICKS + 1))) for seat in _SEATS)
"""For each seat the call of each book; the one at 0 names none."""
