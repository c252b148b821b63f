"""Compiles Fluent messages to functions, with the output of `fluent.runtime` but faster.

It compiles text, variables, choices by a variable, and other messages. All else, and unusual arguments, are left to
`fluent.runtime`, so that both always return the same text.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Argument = str | int
Say = Callable[[Mapping[str, Argument]], str]

MAX_PART_LENGTH = 2500
"""Characters beyond which `fluent.runtime` refuses a part."""
NUMBERS = """
figure = { $number }
plural = { $number ->
    [zero] zero
    [one] one
    [two] two
    [few] few
    [many] many
   *[other] other
}
"""
FOUR_DIGITS_TOGETHER = {"es", "pl"}
"""Languages that separate thousands from 10 000 on."""
CACHE_SIZE = 2048
"""Numbers per language whose text and plural form are cached."""


class NotCompilable(Exception):
    """`fluent.runtime` must format this message."""


class Bundle(Protocol):
    """The part of a `FluentBundle` that is used here."""

    locales: list[str]
    use_isolating: bool

    def has_message(self, message_id: str) -> bool:
        """Return whether a message exists."""
        ...

    def get_message(self, message_id: str) -> Message:
        """Return a message; raises LookupError."""
        ...


class CompiledMessages:
    """The messages of a bundle; `pattern`: returns a message's value if the bundle need not parse it; else None."""

    def __init__(self, bundle: Bundle, pattern: Callable[[str], ast.Pattern | None] = lambda _: None) -> None:
        self._bundle = bundle
        self._pattern = pattern
        self._messages: dict[str, Say | None] = {}

    def _figure(self, number: int) -> str:
        return _numbers(self._bundle.locales[0])[0](number)

    def _plural(self, number: int) -> str:
        return _numbers(self._bundle.locales[0])[1](number)

    def format(self, key: str, params: Mapping[str, Argument]) -> str | None:
        """Return a message with its variables filled in; None: `fluent.runtime` must format it."""
        if key not in self._messages:
            self._messages[key] = self._message(key)
        say = self._messages[key]
        if say is None:
            return None
        try:
            text = say(params)
        except (KeyError, NotCompilable):
            return None
        return text if len(text) <= MAX_PART_LENGTH else None

    def _message(self, key: str) -> Say | None:
        if self._bundle.use_isolating:
            return None
        try:
            return self._referred(key, ())
        except NotCompilable:
            return None

    def _referred(self, key: str, within: tuple[str, ...]) -> Say:
        """Return a message as a function, for use within others."""
        if key in within:
            raise NotCompilable
        pattern: Any = self._pattern(key)
        if pattern is None and self._bundle.has_message(key):
            pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise NotCompilable
        return self._part(pattern, (*within, key))

    def _part(self, part: Any, within: tuple[str, ...]) -> Say:
        match part:
            case ast.Pattern():
                return _joined([self._part(element, within) for element in part.elements])
            case ast.TextElement():
                return _text(str(part.value))
            case ast.StringLiteral():
                return _text(str(part.parse()["value"]))
            case ast.Placeable():
                return self._part(part.expression, within)
            case ast.VariableReference():
                return self._variable(part.id.name)
            case ast.MessageReference(attribute=None):
                return self._referred(part.id.name, within)
            case ast.SelectExpression(selector=ast.VariableReference()):
                return self._choice(part, within)
            case _:
                raise NotCompilable

    def _variable(self, name: str) -> Say:
        def say(values: Mapping[str, Argument]) -> str:
            value = values[name]
            if type(value) is str:
                return value
            if type(value) is int:
                return self._figure(value)
            raise NotCompilable

        return say

    def _choice(self, choice: Any, within: tuple[str, ...]) -> Say:
        """Return a choice as a function: by a word, by a number, or by a number's plural form.

        A word is also compared with the plural form of a number among the keys: "one" chooses `[1]`.
        """
        name: str = choice.selector.id.name
        words: dict[str, Say] = {}
        numbers: dict[int, tuple[int, Say]] = {}
        plurals: dict[str, tuple[int, Say]] = {}
        default: Say | None = None
        for place, variant in enumerate(choice.variants):
            say = self._part(variant.value, within)
            default = say if variant.default else default
            if isinstance(variant.key, ast.NumberLiteral):
                number = variant.key.value
                if not isinstance(number, int):
                    raise NotCompilable
                numbers.setdefault(int(number), (place, say))
                words.setdefault(self._plural(int(number)), say)
            else:
                words.setdefault(variant.key.name, say)
                plurals.setdefault(variant.key.name, (place, say))
        if default is None:
            raise NotCompilable
        otherwise, plural, nothing = default, self._plural, (len(choice.variants), default)

        def chosen(values: Mapping[str, Argument]) -> str:
            value = values[name]
            if type(value) is str:
                return words.get(value, otherwise)(values)
            if type(value) is not int:
                raise NotCompilable
            # The first match counts, in the order of the source.
            exact, kind = numbers.get(value, nothing), plurals.get(plural(value), nothing)
            return (exact if exact[0] < kind[0] else kind)[1](values)

        return chosen


def _text(text: str) -> Say:
    """Return a function that returns a fixed text."""
    return lambda _: text


def _joined(parts: list[Say]) -> Say:
    """Return a function that joins the results of several parts."""
    return parts[0] if len(parts) == 1 else lambda values: "".join([each(values) for each in parts])


def written(value: Argument, locale: str) -> Argument:
    """Return a value in the form in which `fluent.runtime` writes it in this language.

    Spanish and Polish don't group numbers of four digits (`minimumGroupingDigits` of CLDR, which Babel doesn't read).
    """
    if type(value) is not int or locale.partition("-")[0] not in FOUR_DIGITS_TOGETHER or abs(value) >= 10_000:
        return value
    ungrouped = FluentInt(value, useGrouping=False)
    assert isinstance(ungrouped, FluentInt)
    return ungrouped


@lru_cache
def _numbers(locale: str) -> tuple[Callable[[int], str], Callable[[int], str]]:
    """Return the functions for a language's number texts and plural forms."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(NUMBERS))
    figure, plural = partial(_number_text, bundle, "figure"), partial(_number_text, bundle, "plural")
    return lru_cache(CACHE_SIZE)(figure), lru_cache(CACHE_SIZE)(plural)


def _number_text(bundle: FluentBundle, key: str, number: int) -> str:
    """Return the text of a number, or its plural form."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, {"number": written(number, bundle.locales[0])})
    return str(text)
