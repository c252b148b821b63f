"""Looks up messages in Fluent files: a game's own first, then the common ones, then English."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from bot.games import text_folders
from bot.i18n.fast_fluent import Argument, CompiledMessages, written
from bot.i18n.pattern_parser import parse_pattern

FALLBACK = "en"
COMMON = Path(__file__).parent / "text"

NAME = "language-name"
CACHE_SIZE = 4096
"""Formatted messages cached for each language and game: panels repeat nearly the same texts."""
MAX_CACHED_LENGTH = 2000
"""The most characters of a cached message: names in a foreign record can have any length."""


ENTRY = re.compile(r"^(?=-?[A-Za-z])", re.MULTILINE)
"""The beginning of a message or term: all other lines of an entry are indented, comments, or a closing brace."""
IDENTIFIER = re.compile(r"-?[A-Za-z][A-Za-z0-9_-]*")
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")


class LazyBundle:
    """One language's messages, each parsed when it is first used.

    Parsing all languages takes three seconds of CPU time. A process uses a small part of the messages. Nearly all of
    them need no `FluentBundle`, which loads a megabyte on the language's numbers and dates.
    """

    def __init__(self, language: str, entries: Mapping[str, str]) -> None:
        self.locales = [language]
        self.use_isolating = False
        self._unparsed = dict(entries)
        self._parsed: FluentBundle | None = None
        self._patterns: dict[str, ast.Pattern | None] = {}

    def pattern(self, message_id: str) -> ast.Pattern | None:
        """Return a message's value if it needs no `FluentBundle`, whose parser takes a millisecond; else None."""
        if message_id not in self._patterns:
            self._patterns[message_id] = parse_pattern(self._unparsed.get(message_id, ""))
        return self._patterns[message_id]

    def has_message(self, message_id: str) -> bool:
        """Return whether a message exists."""
        if self.pattern(message_id) is not None:
            return True
        self._parse(message_id)
        return self._parsed is not None and self._parsed.has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """Return a message; raises LookupError."""
        self._parse(message_id)
        if self._parsed is None:
            raise LookupError(message_id)
        return self._parsed.get_message(message_id)

    def format_pattern(self, pattern: Any, params: dict[str, Any]) -> tuple[Any, list[Exception]]:
        """Return the text of a message's pattern, and its errors."""
        assert self._parsed is not None
        return self._parsed.format_pattern(pattern, params)

    def _parse(self, entry_id: str) -> None:
        """Parse an entry, and those that it refers to, if needed."""
        source = self._unparsed.pop(entry_id, None)
        if source is not None:
            if self._parsed is None:
                self._parsed = FluentBundle(self.locales, use_isolating=False)
            self._parsed.add_resource(FluentResource(source))
            for referred in REFERENCE.findall(source):
                self._parse(referred)


class Translations:
    """The messages of one language, and of one game or of none.

    Args:
        bundles: in the order of the look-up, the wanted language first.
        strict: whether a missing message or variable is an error; otherwise a readable replacement is returned.
        locale: the requested language or dialect; by default that of the first bundle.
    """

    def __init__(self, bundles: tuple[LazyBundle, ...], *, strict: bool, locale: str = "") -> None:
        self._bundles = bundles
        self._compiled = [CompiledMessages(bundle, bundle.pattern) for bundle in bundles]
        self._locale = locale or bundles[0].locales[0]
        self._strict = strict
        self._said: dict[tuple[str, tuple[tuple[str, Argument], ...]], str] = {}

    @property
    def locale(self) -> str:
        """The language or dialect of these messages, English where there is no other."""
        return self._locale

    def has(self, key: str) -> bool:
        """Return whether a message exists."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **params: Argument) -> str:
        """Return a message with its variables filled in.

        Raises:
            LookupError: in strict catalogs, if the message or one of its variables is missing.
        """
        what = key, tuple(params.items())
        said = self._said.get(what)
        if said is None:
            if len(self._said) >= CACHE_SIZE:
                self._said.clear()
            said = self._format(key, params)
            for value in params.values():
                if isinstance(value, int) and value < 0:
                    said = _with_minus(said, value)
            if len(said) <= MAX_CACHED_LENGTH:
                self._said[what] = said
        return said

    def _format(self, key: str, params: dict[str, Argument]) -> str:
        """Return a message from the first language that has it completely."""
        problems: list[str] = []
        for bundle, compiled in zip(self._bundles, self._compiled, strict=True):
            said = compiled.format(key, params)
            if said is not None:
                return said
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            values = {name: written(value, bundle.locales[0]) for name, value in params.items()}
            text, errors = bundle.format_pattern(pattern, values)
            if not errors:
                return str(text)
            problems = [type(error).__name__ + " " + str(error) for error in errors]
            if not self._strict:
                return str(text)
        if self._strict:
            raise LookupError(f"{self.locale}: {key}: {'; '.join(problems) or 'no such message'}")
        return key.replace("-", " ")


class Catalogs:
    """All messages of all languages."""

    def __init__(
        self,
        common: Mapping[str, Sequence[str]],
        games: Mapping[str, Mapping[str, Sequence[str]]],
        *,
        strict: bool = False,
    ) -> None:
        self._common = common
        self._games = games
        self._strict = strict
        self._entries: dict[str, dict[str, str]] = {}
        """The entries of the messages that all games share, by locale."""
        self._bundles: dict[tuple[str, str | None], LazyBundle] = {}
        self._words: dict[tuple[str, str | None], Translations] = {}
        self._at_tables: dict[tuple[str, str], Translations] = {}

    @classmethod
    def load(cls, *, common: Path = COMMON, strict: bool = False) -> "Catalogs":
        """Return the catalogs of this project; reads files."""
        games = {game: _sources(path / "text") for game, path in text_folders().items()}
        return cls(_sources(common), games, strict=strict)

    def only(self, *beginnings: str) -> "Catalogs":
        """Return the messages whose identifiers begin so, in all languages; the others are not even split."""
        entries = re.compile(rf"^(?:{'|'.join(map(re.escape, beginnings))}).*\n?(?:[ }}].*\n?)*", re.MULTILINE)

        def found(sources: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
            return {locale: ["".join(entries.findall(text)) for text in texts] for locale, texts in sources.items()}

        games = {game: found(sources) for game, sources in self._games.items()}
        return Catalogs(found(self._common), games, strict=self._strict)

    @cached_property
    def locales(self) -> tuple[str, ...]:
        """The languages that have common messages."""
        return tuple(sorted(self._common))

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """All languages, and the dialects that some game has ("de-tirol")."""
        dialects = {locale for game in self._games.values() for locale in game if _language(locale) in self._common}
        return tuple(sorted({*self._common, *dialects}))

    @cached_property
    def names(self) -> dict[str, str]:
        """All languages and dialects, by their own names."""
        return {language: self._name(language) for language in self.languages}

    def words(self, locale: str, game: str | None = None) -> Translations:
        """Return the messages for a Discord locale ("de", "en-US", "sv-SE"), English if it is unknown.

        A dialect's messages come before its language's.
        """
        found = self._words.get((locale, game))
        if found is None:
            own = next((known for known in (locale, _language(locale)) if known in self.languages), FALLBACK)
            found = self._words.get((own, game))
            if found is None:
                bundles = tuple(self._bundle(name, game) for name in dict.fromkeys((own, _language(own), FALLBACK)))
                found = self._words[own, game] = Translations(bundles, strict=self._strict, locale=own)
            self._words[locale, game] = found
        return found

    def at_table(self, locale: str, game: str) -> Translations:
        """Return the common messages for a game's table, with a dialect's own where it has any.

        The game's own messages under the same keys are left out.
        """
        for_game = self._games.get(game, {})
        language = _language(locale)
        if locale == language or locale not in for_game:
            return self.words(locale)
        found = self._at_tables.get((locale, game))
        if found is None:
            common = self._common_entries(language).keys() - _all_entries(for_game.get(language, []))
            own = _all_entries(for_game[locale])
            spoken = LazyBundle(language, {key: own[key] for key in own.keys() & common})
            bundles = (spoken, *(self._bundle(name, None) for name in dict.fromkeys((language, FALLBACK))))
            found = self._at_tables[locale, game] = Translations(bundles, strict=self._strict, locale=locale)
        return found

    def _name(self, language: str) -> str:
        """Return a language's own name, from its common messages or a dialect's game messages."""
        for game in (None, *self._games):
            bundle = self._bundle(language, game)
            if bundle.has_message(NAME):
                return Translations((bundle,), strict=self._strict)(NAME)
        return language

    def _bundle(self, locale: str, game: str | None) -> LazyBundle:
        """Return one language's messages, the game's before the common ones; of a dialect only its own."""
        bundle = self._bundles.get((locale, game))
        if bundle is None:
            own = _all_entries(self._games.get(game, {}).get(locale, [])) if game else {}
            bundle = LazyBundle(_language(locale), self._common_entries(locale) | own)
            self._bundles[locale, game] = bundle
        return bundle

    def _common_entries(self, locale: str) -> dict[str, str]:
        found = self._entries.get(locale)
        if found is None:
            found = self._entries[locale] = _all_entries(self._common.get(locale, []))
        return found


def _with_minus(text: str, number: int) -> str:
    """Return a text with a true minus sign before a negative number, which Fluent writes in some languages only."""
    # The language's separator is between its digits.
    grouped = r"\W?".join(str(-number))
    return re.sub(rf"(?<!\w)-(?={grouped}(?!\d))", "−", text)


def message_id(*parts: str) -> str:
    """Return an identifier that Fluent allows, its parts joined by dashes: `value-packets-1-2` for "1+2"."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(parts))


def _all_entries(sources: Iterable[str]) -> dict[str, str]:
    """Return the source of each entry by its identifier; later sources win."""
    return {key: entry for source in sources for key, entry in _entries(source).items()}


def _entries(source: str) -> dict[str, str]:
    """Return the source of each message and term of a file by its identifier, terms with their dash."""
    return {found[0]: entry for entry in ENTRY.split(source) if (found := IDENTIFIER.match(entry))}


def _language(locale: str) -> str:
    return locale.partition("-")[0]


class SourceFiles(Mapping[str, list[str]]):
    """The text of catalogs by locale. Files are read at once, and decoded when their locale is used: few are.

    An update replaces the files while the program runs.
    """

    def __init__(self, files: Mapping[str, Sequence[bytes]]) -> None:
        self._files = files

    def __getitem__(self, locale: str) -> list[str]:
        return [content.decode().replace("\r\n", "\n") for content in self._files[locale]]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


def _sources(folder: Path) -> SourceFiles:
    """Return the catalogs in a folder by locale; they are in `<locale>/<area>.ftl`."""
    found: dict[str, list[bytes]] = {}
    for path in sorted(folder.glob("*/*.ftl")):
        found.setdefault(path.parent.name, []).append(path.read_bytes())
    return SourceFiles(found)
