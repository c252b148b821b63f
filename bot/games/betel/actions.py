"""Defines the actions of seats and chance, each existing once, and tables of them by suit: eight bits of a hand."""

from dataclasses import dataclass
from typing import ClassVar, cast

from bot.games.betel.cards import LOWEST, RANKS, SEATS, SLOTS, SUITS
from bot.games.betel.contracts import BY_CODE, NO_CONTRACT, TOP, Contract, above
from bot.rules.actions import Action, ActionCodec, CardField, Field, FieldType, IntField
from bot.rules.cards import FRENCH
from bot.rules.errors import ParseError
from bot.rules.legal_actions import LegalActions

Put = tuple[int | None, int | None]


class CardListField(FieldType):
    """Cards in their order; the rules check whether they make a pack (`bad_deck`), not the form."""

    def read(self, value: object) -> tuple[int, ...]:
        """Return the cards of a string of codes."""
        if not isinstance(value, str):
            raise ParseError("bad_action", reason="cards")
        return FRENCH.parse(value)

    def write(self, value: tuple[int, ...]) -> str:
        """Return the codes, separated by spaces."""
        return FRENCH.show(value)


class HandListField(FieldType):
    """A list of hands by seat, each as `CardListField`."""

    def read(self, value: object) -> tuple[tuple[int, ...], ...]:
        """Return the hands."""
        if not isinstance(value, list):
            raise ParseError("bad_action", reason="hands")
        return tuple(CardListField().read(hand) for hand in cast("list[object]", value))

    def write(self, value: tuple[tuple[int, ...], ...]) -> list[str]:
        """Return each hand as codes."""
        return [FRENCH.show(hand) for hand in value]


class ContractField(FieldType):
    """A contract, written as its code."""

    def read(self, value: object) -> Contract:
        """Return the contract with this code."""
        if not isinstance(value, str) or value not in BY_CODE:
            raise ParseError("bad_action", reason="word", words=", ".join(BY_CODE))
        return BY_CODE[value]

    def write(self, value: Contract) -> str:
        """Return the contract's code."""
        return value.code


class ExchangeField(FieldType):
    """For each slot the card put there, or null where the slot is left alone; as text `As.-`."""

    def read(self, value: object) -> Put:
        """Return the two cards of a JSON list."""
        if not isinstance(value, list):
            raise ParseError("bad_action", reason="put")
        cards = [None if code is None else CardField(FRENCH).read(code) for code in cast("list[object]", value)]
        if len(cards) != len(SLOTS):
            raise ParseError("bad_action", reason="put")
        return cards[0], cards[1]

    def write(self, value: Put) -> list[str | None]:
        """Return the codes, null for a slot left alone."""
        return [None if card is None else FRENCH.codes[card] for card in value]

    def parse(self, text: str) -> Put:
        """Return the cards of two codes joined by a dot."""
        return self.read([None if code == "-" else code for code in text.split(".")])

    def text(self, value: Put) -> str:
        """Return the codes joined by a dot, "-" for a slot left alone."""
        return ".".join("-" if card is None else FRENCH.codes[card] for card in value)


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The pack as the dealer hands it out, top first."""

    pack: tuple[int, ...]
    act: ClassVar[str] = "shuffle"
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True
    FORM: ClassVar[tuple[Field, ...]] = (Field("pack", CardListField()),)


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """A set-up position: the hands by seat, and the twins by slot."""

    hands: tuple[tuple[int, ...], ...]
    twins: tuple[int, ...] | None
    act: ClassVar[str] = "deal"
    seated: ClassVar[bool] = False
    by_chance: ClassVar[bool] = True
    FORM: ClassVar[tuple[Field, ...]] = (
        Field("hands", HandListField()),
        Field("twins", CardListField(), optional=True),
    )


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Turn up one of the twins for oneself."""

    slot: int
    act: ClassVar[str] = "look"
    FORM: ClassVar[tuple[Field, ...]] = (Field("slot", IntField(SLOTS[0], SLOTS[-1])),)


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Take up one twin or both and put as many cards back."""

    put: Put
    act: ClassVar[str] = "exchange"
    FORM: ClassVar[tuple[Field, ...]] = (Field("put", ExchangeField()),)


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Name a higher contract."""

    contract: Contract
    act: ClassVar[str] = "bid"
    FORM: ClassVar[tuple[Field, ...]] = (Field("contract", ContractField()),)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Bid nothing in this call."""

    act: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Contra(Action):
    """Double the gains and losses of the contract that was bid last."""

    act: ClassVar[str] = "contra"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lead, or play to the trick."""

    card: int
    act: ClassVar[str] = "play"
    FORM: ClassVar[tuple[Field, ...]] = (Field("card", CardField(FRENCH)),)


CODEC = ActionCodec((Shuffle, Deal, Look, Exchange, Bid, Pass, Contra, Play))


def _plays(seat: int, suit: int) -> tuple[tuple[Play, ...], ...]:
    """Return for every set of a suit's eight cards the plays of this seat, lowest first."""
    first = suit * RANKS + LOWEST
    plays = [Play(seat, first + rank) for rank in range(8)]
    return tuple(tuple(plays[rank] for rank in range(8) if byte >> rank & 1) for byte in range(256))


PLAYS = tuple(tuple(_plays(seat, suit) for suit in range(SUITS)) for seat in range(SEATS))
"""By seat, suit and the suit's eight bits: the plays."""

PLAYS_OF_A_SUIT = tuple(tuple(tuple(map(LegalActions, plays)) for plays in suits) for suits in PLAYS)
"""The same for a seat that may play no other suit; most plays follow suit, and need one look-up."""

LOOKS: tuple[tuple[tuple[Look, ...], ...], ...] = tuple(
    tuple(tuple(Look(seat, slot) for slot in SLOTS if not looked >> slot & 1) for looked in range(4))
    for seat in range(SEATS)
)
"""By seat and the slots looked at in this call: the looks that are left."""

BIDS: tuple[tuple[tuple[Bid, ...], ...], ...] = tuple(
    tuple(tuple(bids[high:]) for high in range(TOP.number + 1))
    for bids in ([Bid(seat, contract) for contract in above(NO_CONTRACT)] for seat in range(SEATS))
)
"""By seat and the number of the last bid's contract (0: none): the bids that are higher."""

PASSES: tuple[tuple[Pass, ...], ...] = tuple((Pass(seat),) for seat in range(SEATS))
CONTRAS: tuple[tuple[Contra, ...], ...] = tuple((Contra(seat),) for seat in range(SEATS))

CALLS = tuple(
    tuple(
        tuple(
            tuple(LegalActions(looks + bids + PASSES[seat] + more) for more in ((), CONTRAS[seat]))
            for bids in BIDS[seat]
        )
        for looks in LOOKS[seat]
    )
    for seat in range(SEATS)
)
"""By seat, slots looked at, number of the last bid, and whether contra is allowed: all but the exchanges."""


def plays_of(seat: int, cards: int) -> LegalActions:
    """Return the plays of a bit set of cards."""
    spades, hearts, diamonds, clubs = PLAYS[seat]
    # Written out for speed: the sevens of the four suits are the bits 5, 18, 31 and 44.
    return LegalActions(
        spades[cards >> 5 & 255] + hearts[cards >> 18 & 255] + diamonds[cards >> 31 & 255] + clubs[cards >> 44 & 255]
    )
