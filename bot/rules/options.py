"""House rules: a game's options, checked strictly, and the short code of a set of them (`BIE-11-KO`).

A game declares its options once, in an `OptionSet`. Reading a record's header, a command's arguments and house-rule
codes, and showing differences from the default all follow from that declaration.
"""

import json
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches

from bot.rules.errors import ParseError

Value = str | int | bool | None
Values = Mapping[str, Value]

NO_BOUND = 2**53 - 1
"""The largest whole number that every JSON reader keeps exactly: for numbers that the rules don't limit."""
ALIKE = str.maketrans("0158", "OISB")
"""Digits that are read as letters."""
DASHES = "\N{MINUS SIGN}\N{SOFT HYPHEN}"
"""Characters that look like a hyphen, but are not in Unicode's category of dashes (Pd)."""


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """An option with a few values.

    Args:
        name: as in the rules page and the record.
        values: the allowed values, the default first; matched strictly (`true` is not 1).
        codes: for each value except the default its part of a house-rule code, capitals and digits, no dash.
        hidden: whether lists leave it out, because it changes nothing for players; old records and codes name it.
    """

    name: str
    values: tuple[Value, ...]
    codes: tuple[str, ...]
    hidden: bool = False

    @property
    def default(self) -> Value:
        """The first value."""
        return self.values[0]

    def validate(self, value: object) -> Value:
        """Return the value if it is one of the option's, or raise ParseError `bad_options`."""
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        # Numbers are listed in their order, not with the default first.
        listed = sorted(self.values, key=lambda v: v if type(v) is int else NO_BOUND)
        known = ", ".join(show_value(v) for v in listed)
        raise ParseError("bad_options", reason="value", option=self.name, known=known, **_near(value, self.values))

    def code(self, value: Value) -> str:
        """Return the value's part of a house-rule code."""
        return "" if value == self.default else self.codes[self.values.index(value) - 1]

    def from_code(self, part: str) -> tuple[Value, ...]:
        """Return the value of this part, as a tuple of one, or ()."""
        return tuple(v for v, code in zip(self.values[1:], self.codes, strict=True) if code == part)


@dataclass(frozen=True, slots=True)
class IntOption:
    """An option that is a number.

    Args:
        name: as in the rules page and the record.
        default: its value when it is not given (None: the game decides, for instance by the number of players).
        low: the lowest number.
        high: the highest number.
        step: the distance between numbers.
        nullable: whether `null` is allowed, for "none".
        letter: the letter before the number in a house-rule code; "" for the bare number.
        between: the error's reason for a number in range, but between two steps ("number": the general one).
    """

    name: str
    default: int | None
    low: int
    high: int
    step: int = 1
    nullable: bool = False
    letter: str = ""
    between: str = "number"

    def validate(self, value: object) -> Value:
        """Return the value if it is in range, or raise ParseError `bad_options`."""
        if value is None and self.nullable:
            return None
        if type(value) is int and value in range(self.low, self.high + 1, self.step):
            return value
        missed = type(value) is int and self.low <= value <= self.high
        reason = self.between if missed else "number" if self.is_bounded else "least"
        limits = {"low": self.low, "high": self.high, "step": self.step}
        raise ParseError("bad_options", reason=reason, option=self.name, **limits, **self._near(value))

    @property
    def is_bounded(self) -> bool:
        """Whether the rules limit the number."""
        return self.high < NO_BOUND

    def _near(self, value: object) -> dict[str, str]:
        """Return the nearest number that is allowed as `near`, or an empty dict for something else."""
        if type(value) is not int:
            return {}
        steps = round((min(max(value, self.low), self.high) - self.low) / self.step)
        return {"near": str(self.low + steps * self.step)}

    def code(self, value: Value) -> str:
        """Return the value's part of a house-rule code."""
        if value == self.default:
            return ""
        return f"{self.letter}{'X' if value is None else value}"

    def from_code(self, part: str) -> tuple[Value, ...]:
        """Return the number of this part, as a tuple of one, or ()."""
        digits = part.removeprefix(self.letter)
        if not part.startswith(self.letter):
            return ()
        if digits == "X" and self.nullable:
            return (None,)
        if digits.isascii() and digits.isdecimal() and len(digits) < 17:
            return (self.validate(int(digits)),)
        return ()


Option = ChoiceOption | IntOption


def _accept(values: Values) -> None:
    """Accept every combination."""


def _as_they_are(values: Values, name: str) -> Iterable[Values]:
    """Propose no other values."""
    return ()


@dataclass(frozen=True)
class OptionSet:
    """All options of a game.

    Args:
        prefix: the first part of its house-rule codes, three letters or so.
        options: in the order of the rules page.
        presets: named sets of overrides; the first is the default. Empty: no `preset` option.
        preset_codes: each preset's part of a house-rule code ("" for the first).
        check: raises ParseError `bad_options` for combinations that can't be played.
        nearby: for values that can't be played because of the named option, others with the same value of it, the
            most similar first: a player who chooses it rarely knows what has to go with it.
        groups: the options by what they change, for pages and lists; empty: they are all in one group, "".
    """

    prefix: str
    options: tuple[Option, ...]
    presets: Mapping[str, Values] = field(default_factory=dict[str, Values])
    preset_codes: Mapping[str, str] = field(default_factory=dict[str, str])
    check: Callable[[Values], None] = _accept
    nearby: Callable[[Values, str], Iterable[Values]] = _as_they_are
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])

    @property
    def shown(self) -> tuple[Option, ...]:
        """The options in lists."""
        return tuple(option for option in self.options if isinstance(option, IntOption) or not option.hidden)

    @property
    def grouped(self) -> Mapping[str, tuple[Option, ...]]:
        """The options in lists, by what they change."""
        if not self.groups:
            return {"": self.shown}
        return {
            group: tuple(option for option in self.shown if option.name in names)
            for group, names in self.groups.items()
        }

    def preset_of(self, values: Values) -> tuple[str, Values]:
        """Return the preset most similar to these values, "" without presets, and its values."""
        preset = str(self.minimal(values).get("preset", next(iter(self.presets), "")))
        standard = {option.name: option.default for option in self.options}
        return preset, {**standard, **self.presets.get(preset, {})}

    def validate(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Return a value for every option: the default, the preset's, or the given one.

        Args:
            given: JSON values by option name; `preset` is read first.

        Raises:
            ParseError: `bad_options`: an unknown name or value (with the nearest match), or a combination refused.
        """
        given = dict(given)
        values = {option.name: option.default for option in self.options}
        if self.presets:
            preset = given.pop("preset", next(iter(self.presets)))
            if not isinstance(preset, str) or preset not in self.presets:
                known = ", ".join(self.presets)
                raise ParseError("bad_options", reason="preset", known=known, **_near(preset, tuple(self.presets)))
            values.update(self.presets[preset])
        for name, value in given.items():
            values[name] = self.find(name).validate(value)
        self.check(values)
        return values

    def find(self, name: str) -> Option:
        """Return an option by its name, or raise ParseError `bad_options` with the nearest match."""
        by_name = {option.name: option for option in self.options}
        if name not in by_name:
            raise ParseError("bad_options", reason="name", known=", ".join(by_name), **_near(name, tuple(by_name)))
        return by_name[name]

    def with_option(self, values: Values, name: str, value: object) -> dict[str, Value]:
        """Return checked values with one of them changed, and others that must change with it.

        Args:
            value: as `read` takes it, or the option's default, which can be None for "the game decides".

        Raises:
            ParseError: `bad_options`: unknown name or value, or nothing similar can be played.
        """
        option = self.find(name)
        back = value is None and option.default is None
        altered = {**values, name: None if back else option.validate(value)}
        return self.first_playable(altered, self.nearby(altered, name))

    def first_playable(self, values: Values, others: Iterable[Values]) -> dict[str, Value]:
        """Return these values if they can be played, else the first others that can.

        Raises:
            ParseError: `bad_options`: none of them can; the error is the first one's.
        """
        try:
            self.check(values)
        except ParseError:
            for other in others:
                try:
                    self.check(other)
                except ParseError:
                    continue
                return dict(other)
            raise
        return dict(values)

    def minimal(self, values: Values) -> dict[str, Value]:
        """Return the fewest options from which `read` makes the same values, the preset first if it helps."""
        best: dict[str, Value] | None = None
        for preset in self.presets or ("",):
            base = {option.name: option.default for option in self.options} | dict(self.presets.get(preset, {}))
            named = {"preset": preset} if preset and preset != next(iter(self.presets)) else {}
            short = named | {name: value for name, value in values.items() if base[name] != value}
            if best is None or len(short) < len(best):
                best = short
        return best or {}

    def code(self, values: Values) -> str:
        """Return the house-rule code of checked values, such as `BIE-11-KO`."""
        short = self.minimal(values)
        parts = [self.prefix]
        if "preset" in short:
            parts.append(self.preset_codes[str(short["preset"])])
        # A preset may have changed a value from the default, so going back to it is written as well.
        parts += [
            option.code(short[option.name]) or f"{self._mark(option)}0"
            for option in self.options
            if option.name in short
        ]
        return "-".join(parts)

    def is_code(self, text: str) -> bool:
        """Return whether a text begins like a house-rule code of this game."""
        return _code_parts(text)[:1] == [self.prefix]

    def from_code(self, code: str) -> dict[str, Value]:
        """Return the checked values of a house-rule code.

        Lower case, backticks around the code, and any dashes or blanks between its parts are accepted: phones and
        word processors replace the hyphen.

        Raises:
            ParseError: `bad_options`, with the unknown part and the nearest known one.
        """
        first, *parts = _code_parts(code) or [""]
        if first != self.prefix:
            raise ParseError("bad_options", reason="code", part=first[:20], known=self.prefix, near=self.prefix)
        presets = {part: name for name, part in self.preset_codes.items() if part}
        given: dict[str, Value] = {}
        for part in parts:
            if part in presets and not given:
                given["preset"] = presets[part]
                continue
            found = [(o.name, value) for o in self.options for value in o.from_code(part)]
            found += [(o.name, o.default) for o in self.options if part == f"{self._mark(o)}0"]
            if not found:
                known = tuple(p for o in self.options if isinstance(o, ChoiceOption) for p in o.codes) + tuple(
                    presets
                )
                raise ParseError(
                    "bad_options", reason="code", part=part[:20], known=", ".join(known), **_near(part, known)
                )
            given.update(found[:1])
        return self.validate(given)

    def _mark(self, option: Option) -> str:
        """Return the part of a code for "back to the default": the initials of the option's name."""
        return "".join(word[:3] for word in option.name.upper().split("_"))


def _code_parts(text: str) -> list[str]:
    """Return the parts of a house-rule code in capitals, with any kind of dashes between them."""
    plain: list[str] = []
    for letter in text.replace("`", " "):
        category = unicodedata.category(letter)
        if category == "Pd" or letter in DASHES:
            plain.append(" ")
        elif category != "Cf":
            plain.append(letter)
    return "".join(plain).upper().split()


def show_value(value: Value) -> str:
    """Return a value in a record's form: true, null, 11, weli."""
    return value if isinstance(value, str) else json.dumps(value)


def _near(value: object, known: tuple[Value, ...]) -> dict[str, str]:
    """Return the nearest known number or word as `near`, or an empty dict; `K0` is nearest to `KO`."""
    numbers = [each for each in known if type(each) is int]
    if type(value) is int and numbers:
        return {"near": str(min(numbers, key=lambda number: abs(number - value)))}
    words = [show_value(v) for v in known]
    text = str(value)[:40]
    alike = [word for word in words if word.translate(ALIKE) == text.translate(ALIKE)]
    close = alike or get_close_matches(text, words, n=1, cutoff=0.5)
    return {"near": close[0]} if close else {}
