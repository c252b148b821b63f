"""Fluent messages as functions: what `fluent.runtime` says, without its taking each message apart at every use.

Made of text, variables, choices by a variable, and other messages; whatever else a message has in it, and whatever is
out of the ordinary in what is filled in, is left to `fluent.runtime`, so that both always say the same.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Argument = str | int
Say = Callable[[Mapping[str, Argument]], str]

LONGEST = 2500
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
REMEMBERED = 2048
"""Numbers of which a language remembers how they are written, and which plural they take."""


class NotCompilable(Exception):
    """What `fluent.runtime` has to see to."""


class CompiledMessages:
    """The messages of a bundle.

    Args:
        bundle: where they stand.
        simple: returns the texts of a message that needs no parser, and between them the names of variables; None for
            any other message.
    """

    def __init__(self, bundle: FluentBundle, simple: Callable[[str], list[str] | None] = lambda _: None) -> None:
        self._bundle = bundle
        self._simple = simple
        self._messages: dict[str, Say | None] = {}
        self._figure, self._plural = _numbers(bundle.locales[0])

    def format(self, key: str, params: Mapping[str, Argument]) -> str | None:
        """Return a message with its variables filled in; None: `fluent.runtime` has to say it."""
        if key not in self._messages:
            self._messages[key] = self._message(key)
        say = self._messages[key]
        if say is None:
            return None
        try:
            text = say(params)
        except (KeyError, NotCompilable):
            return None
        return text if len(text) <= LONGEST else None

    def _message(self, key: str) -> Say | None:
        """Return a message as a function; None for one that has something else in it."""
        if self._bundle.use_isolating:
            return None
        try:
            return self._referred(key, ())
        except NotCompilable:
            return None

    def _referred(self, key: str, within: tuple[str, ...]) -> Say:
        """Return a message as a function, which stands within others."""
        parts = self._simple(key)
        if parts is not None:
            return _joined([self._variable(each) if i % 2 else _text(each) for i, each in enumerate(parts) if each])
        if key in within or not self._bundle.has_message(key):
            raise NotCompilable
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise NotCompilable
        return self._part(pattern, (*within, key))

    def _part(self, part: Any, within: tuple[str, ...]) -> Say:
        """Return a part of a pattern as a function."""
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
        figure = self._figure

        def say(values: Mapping[str, Argument]) -> str:
            value = values[name]
            if type(value) is str:
                return value
            if type(value) is int:
                return figure(value)
            raise NotCompilable

        return say

    def _choice(self, choice: Any, within: tuple[str, ...]) -> Say:
        """Return a choice as a function: by a word, by a number, or by the plural that a number takes.

        A word is also held against the plural of a number among the keys: "one" chooses `[1]`.
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
            # The first that fits counts, as they stand.
            exact, kind = numbers.get(value, nothing), plurals.get(plural(value), nothing)
            return (exact if exact[0] < kind[0] else kind)[1](values)

        return chosen


def _text(text: str) -> Say:
    """Return a function that says a fixed text."""
    return lambda _: text


def _joined(parts: list[Say]) -> Say:
    """Return a function that says several parts one after the other."""
    return parts[0] if len(parts) == 1 else lambda values: "".join([each(values) for each in parts])


def written(value: Argument, locale: str) -> Argument:
    """Return a value in the form in which `fluent.runtime` writes it as this language does.

    Spanish and Polish group no number of four digits (`minimumGroupingDigits` of CLDR, which Babel doesn't read).
    """
    if type(value) is not int or locale.partition("-")[0] not in FOUR_DIGITS_TOGETHER or abs(value) >= 10_000:
        return value
    ungrouped = FluentInt(value, useGrouping=False)
    assert isinstance(ungrouped, FluentInt)
    return ungrouped


@lru_cache
def _numbers(locale: str) -> tuple[Callable[[int], str], Callable[[int], str]]:
    """Return what tells how a language writes a number, and what tells which plural it takes."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(NUMBERS))
    figure, plural = partial(_of_number, bundle, "figure"), partial(_of_number, bundle, "plural")
    return lru_cache(REMEMBERED)(figure), lru_cache(REMEMBERED)(plural)


def _of_number(bundle: FluentBundle, key: str, number: int) -> str:
    """Return how a number is written, or which plural it takes."""
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, {"number": written(number, bundle.locales[0])})
    return str(text)
