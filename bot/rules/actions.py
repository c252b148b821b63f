"""Actions of seats and of chance, with their JSON form (records) and text form (custom ids).

A game declares each of its actions as a frozen dataclass and lists its fields in `FORM`. Reading and writing both
forms is done here, once for all games.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Self, cast

from bot.rules.cards import Deck
from bot.rules.errors import ParseError

TEXT_LIMIT = 40


class FieldType:
    """How one field is written; abstract.

    JSON and text forms round-trip: `read(write(x)) == x` and `parse(text(x)) == x`.
    """

    def read(self, value: object) -> Any:
        """Return the field's value from JSON, or raise ParseError."""
        raise NotImplementedError

    def write(self, value: Any) -> object:
        """Return the value as JSON."""
        return value

    def parse(self, text: str) -> Any:
        """Return the field's value from its text form, or raise ParseError."""
        return self.read(text)

    def text(self, value: Any) -> str:
        """Return the value's text form, without a colon in it."""
        return str(self.write(value))


@dataclass(frozen=True, slots=True)
class IntField(FieldType):
    """A JSON integer from `low` to `high`, both included."""

    low: int
    high: int

    def read(self, value: object) -> int:
        """Return `value` if it is an integer in range."""
        if type(value) is not int or not self.low <= value <= self.high:
            raise ParseError("bad_action", reason="number", low=self.low, high=self.high)
        return value

    def parse(self, text: str) -> int:
        """Return the number in `text`."""
        return self.read(int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else None)


@dataclass(frozen=True, slots=True)
class EnumField(FieldType):
    """One of a fixed set of words."""

    words: tuple[str, ...]

    def read(self, value: object) -> str:
        """Return `value` if it is one of the words."""
        if not isinstance(value, str) or value not in self.words:
            raise ParseError("bad_action", reason="word", words=", ".join(self.words))
        return value


@dataclass(frozen=True, slots=True)
class FlagField(FieldType):
    """A flag that is `true` or absent."""

    def read(self, value: object) -> bool:
        """Return True for `true`."""
        if value is not True:
            raise ParseError("bad_action", reason="flag")
        return True

    def parse(self, text: str) -> bool:
        """Return True for "1"."""
        return self.read(text == "1" or None)

    def text(self, value: bool) -> str:
        """Return "1"."""
        return "1"


@dataclass(frozen=True, slots=True)
class CardField(FieldType):
    """One card of a deck, an integer in memory, its code in both forms."""

    deck: Deck

    def read(self, value: object) -> int:
        """Return the card with this code."""
        if not isinstance(value, str):
            raise ParseError("bad_action", reason="card")
        return self.deck.card(value)

    def write(self, value: int) -> str:
        """Return the card's code."""
        return self.deck.codes[value]


@dataclass(frozen=True, slots=True)
class CardsField(FieldType):
    """Several different cards; their order counts only where the game defines it.

    Args:
        ordered: a pack keeps its order; a set of cards is sorted, so that equal sets are equal actions.
    """

    deck: Deck
    ordered: bool = False

    def read(self, value: object) -> tuple[int, ...]:
        """Return the cards of a string of codes."""
        if not isinstance(value, str):
            raise ParseError("bad_action", reason="cards")
        cards = self.deck.parse(value)
        if len(set(cards)) < len(cards):
            raise ParseError("bad_card", reason="twice", deck=self.deck.name)
        return cards if self.ordered else tuple(sorted(cards))

    def write(self, value: tuple[int, ...]) -> str:
        """Return the codes, separated by spaces."""
        return self.deck.show(value)

    def parse(self, text: str) -> tuple[int, ...]:
        """Return the cards of codes joined by dots."""
        return self.read(text.replace(".", " "))

    def text(self, value: tuple[int, ...]) -> str:
        """Return the codes joined by dots."""
        return ".".join(self.deck.codes[card] for card in value)


@dataclass(frozen=True, slots=True)
class HandsField(FieldType):
    """A list of hands by seat, each a string of card codes; no card twice in all of them."""

    deck: Deck

    def read(self, value: object) -> tuple[tuple[int, ...], ...]:
        """Return the hands."""
        if not isinstance(value, list):
            raise ParseError("bad_action", reason="hands")
        hands = tuple(CardsField(self.deck).read(hand) for hand in cast("list[object]", value))
        cards = [card for hand in hands for card in hand]
        if len(set(cards)) < len(cards):
            raise ParseError("bad_card", reason="twice", deck=self.deck.name)
        return hands

    def write(self, value: tuple[tuple[int, ...], ...]) -> list[str]:
        """Return each hand as codes."""
        return [self.deck.show(hand) for hand in value]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of an action.

    Args:
        key: the JSON key, if it can't be the attribute's name.
        optional: the key can be missing; the attribute is None then.
    """

    name: str
    kind: FieldType
    key: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """An action of a seat or of chance; games derive one frozen dataclass for each kind.

    Args:
        seat: the acting seat, from 0; None for chance without a seat.
    """

    seat: int | None

    act: ClassVar[str]
    FORM: ClassVar[tuple[Field, ...]] = ()
    seated: ClassVar[bool] = True
    by_chance: ClassVar[bool] = False

    def json(self) -> dict[str, object]:
        """Return the record form: seat, act, then the present fields."""
        line: dict[str, object] = {"seat": self.seat} if self.seated else {}
        line["act"] = self.act
        for field in self.FORM:
            value = getattr(self, field.name)
            if value is not None:
                line[field.key or field.name] = field.kind.write(value)
        return line

    def text(self) -> str:
        """Return the short form for a custom id: act and fields, joined by colons, without the seat."""
        parts = [self.act]
        for field in self.FORM:
            value = getattr(self, field.name)
            parts.append("" if value is None else field.kind.text(value))
        return ":".join(parts).rstrip(":")

    @classmethod
    def from_json(cls, seat: int | None, line: Mapping[str, object]) -> Self:
        """Return the action of a record line, or raise ParseError."""
        if not cls.FORM:
            return cls(seat)
        values: dict[str, Any] = {}
        for field in cls.FORM:
            key = field.key or field.name
            if key in line:
                values[field.name] = field.kind.read(line[key])
            elif not field.optional:
                raise ParseError("bad_action", reason="missing", act=cls.act, key=key)
            else:
                values[field.name] = None
        return cls(seat, **values)

    @classmethod
    def from_text(cls, seat: int | None, parts: list[str]) -> Self:
        """Return the action from the parts of its text form after the act, or raise ParseError."""
        if len(parts) > len(cls.FORM):
            raise ParseError("bad_action", reason="text")
        parts = parts + [""] * (len(cls.FORM) - len(parts))
        values: dict[str, Any] = {}
        for field, text in zip(cls.FORM, parts, strict=True):
            if not text and not field.optional:
                raise ParseError("bad_action", reason="missing", act=cls.act, key=field.key or field.name)
            values[field.name] = field.kind.parse(text) if text else None
        return cls(seat, **values)


def seat_of(action: Action) -> int:
    """Return the acting seat of an action that has one."""
    assert action.seat is not None
    return action.seat


@cache
def _seat_number(seats: int) -> IntField:
    return IntField(0, seats - 1)


class ActionCodec:
    """All actions of one game, by their names."""

    def __init__(self, classes: Iterable[type[Action]]) -> None:
        self.classes: dict[str, type[Action]] = {cls.act: cls for cls in classes}

    def read(self, line: Mapping[str, object], seats: int) -> Action:
        """Return the action of one record line.

        Args:
            line: a JSON object; unknown keys are ignored.

        Raises:
            ParseError: `bad_action` or `bad_card`, if it is not the form of an action of this game.
        """
        act = line.get("act")
        cls = self.classes.get(act) if isinstance(act, str) else None
        if cls is None:
            raise ParseError("bad_action", reason="unknown", known=", ".join(self.classes))
        seat = _seat_number(seats).read(line.get("seat")) if cls.seated else None
        return cls.from_json(seat, line)

    def parse(self, seat: int, text: str) -> Action:
        """Return the action of `seat` from its text form, or raise ParseError."""
        act, *parts = text.split(":")
        cls = self.classes.get(act)
        if cls is None or cls.by_chance:
            raise ParseError("bad_action", reason="unknown", known=", ".join(self.classes))
        return cls.from_text(seat, parts)


@dataclass(frozen=True, slots=True)
class CardSelection:
    """Legal actions too many to list: choose `count` of `cards` for the action `act`.

    Args:
        act: the action it makes.
        count: the exact number; 0 where only the game's `allows` decides (an exchange).
        must: cards every choice contains (a constraint such as "all jokers go").
    """

    seat: int
    act: str
    cards: tuple[int, ...]
    count: int = 0
    must: tuple[int, ...] = ()

    def json(self) -> dict[str, object]:
        """Return its entry in a record's `legal`."""
        return {"act": self.act, "count": self.count} if self.count else {"act": self.act}

    def admits(self, cards: tuple[int, ...]) -> bool:
        """Return whether these cards are a valid choice by `count`, `cards` and `must`."""
        chosen = set(cards)
        return len(cards) == len(chosen) == self.count and chosen <= set(self.cards) and chosen >= set(self.must)
