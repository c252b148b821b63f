"""Checks the texts of a language against the English ones: `bot check-texts` and the tests use it.

English is the reference for keys and variables. German is the reference for the names of commands, because their
English words are in the commands themselves.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar, cast

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression, serialize_pattern

from bot.games import text_folders
from bot.i18n.catalogs import COMMON, FALLBACK, Catalogs

N = TypeVar("N", bound=ast.BaseNode)
SHARED = "common"
"""The area of the texts that all games share; the others are the games' ids."""
COMMAND_WORDS = "de"
COMMANDS = re.compile(r"command-.*-(name|description)|menu-.*")
COMMAND_NAME = re.compile(r"command-.*-name")
TYPED = re.compile(r"[-_'\w]{1,32}")
"""Names that Discord accepts for a command or parameter."""
OPTIONAL = {("bieten", "button-hold"): {"figure"}}
"""Variables that a language can leave out: "Ich halte" is complete, the figure is in the line above."""

PLURALS = "zero", "one", "two", "few", "many", "other"
COUNTED = range(1000)
"""Numbers that a game can show: Italian and Spanish have one more form for whole millions."""
TRIED = (0, 1, 2, 5, 22)
NAME = "Annabel"

MAX_BUTTON_LENGTH = 38
"""Characters on a button: a phone cuts longer labels. It is Discord's guideline."""
ON_BUTTONS = frozenset(
    {
        "day",
        "game-name",
        "preferences-quiet",
        "proof",
        "ranking",
        "settings-change",
        "settings-digest",
        "settings-health",
        "settings-houses",
        "settings-mentions",
        "settings-messages",
        "settings-more",
        "settings-tables",
        "settings-tournaments",
        "settings-waits",
        "settings-winner",
        "settings-zone",
        "share",
        "tutorial-again",
        "tutorial-back",
        "tutorial-learn-game",
        "tutorial-practice",
        "tutorial-why",
    }
)
"""Keys of button labels without "button" in the key."""
LIMITS = (
    (re.compile(r"command-.*-name|menu-.*"), 32, "Discord refuses more"),
    (re.compile(r"command-.*-description"), 100, "Discord refuses more"),
    (
        re.compile(r"(settings|preferences)-[a-z]+|settings-[a-z]+-(channel|mention)"),
        45,
        "it is a title or label of a form",
    ),
    (
        re.compile(r"(settings|preferences)-.*-hint|(tournament-)?lucky-hint|protest-hint"),
        100,
        "it is the line below a label of a form",
    ),
    (
        re.compile(r"settings-(openers|organisers|time)-.*|preferences-(hand|told|cards|colours)-.*|language-.*"),
        100,
        "it is an option of a menu",
    ),
    (re.compile(r"option-.*"), 60, "it is the name of a house rule"),
)
SEE = re.compile(r"\(see Rules: [^)]+\)")
"""How English errors name a section of the rules page."""
SECTION = re.compile(r"\([^():]+: ([^)]+)\)")
"""The section that an error names, in any language."""


@dataclass(frozen=True)
class Fault:
    """One error in a language's texts.

    Args:
        area: the game's id, or "common".
        key: the key of the text; "" for a whole file or page.
    """

    area: str
    file: str
    key: str
    kind: str
    sentence: str

    def __str__(self) -> str:
        """Return a line: place, then error."""
        return ": ".join(part for part in (f"{self.area}/{self.file}", self.key, self.sentence) if part)


@dataclass(frozen=True)
class Term:
    """The players' word for a thing in a language: an entry of `words.toml`."""

    language: str
    was: str
    wanted: str
    never: tuple[re.Pattern[str], ...]
    says: tuple[re.Pattern[str], ...]
    area: str


@cache
def terms() -> tuple[Term, ...]:
    """Return the players' words of all languages."""
    entries = tomllib.loads((Path(__file__).parent / "words.toml").read_text(encoding="utf-8"))["terms"]
    return tuple(
        Term(
            each["language"],
            each["was"],
            each["is"],
            tuple(re.compile(pattern) for pattern in each["never"]),
            tuple(re.compile(pattern) for pattern in each["says"]),
            each.get("area", ""),
        )
        for each in entries
    )


def find(node: ast.BaseNode, kind: type[N]) -> Iterator[N]:
    """Yield the nodes of a kind in a message, each before those within it."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for child in cast("list[object]", value) if isinstance(value, list) else (value,):
            if isinstance(child, ast.BaseNode):
                yield from find(child, kind)


def key_of(variant: ast.Variant) -> str:
    """Return the key of a variant as it is written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def variables(node: ast.BaseNode) -> set[str]:
    """Return the names of a message's variables."""
    return {reference.id.name for reference in find(node, ast.VariableReference)}


def choices(message: ast.Message) -> list[tuple[str, set[str], str]]:
    """Return a message's choices: variable, keys, and the default text of those by a plain variable."""
    found: list[tuple[str, set[str], str]] = []
    for choice in find(message, ast.SelectExpression):
        [default] = [each for each in choice.variants if each.default]
        # A number is looked up by its plain form; only then a text for one can be missing.
        plain = isinstance(choice.selector, ast.VariableReference)
        text = serialize_pattern(default.value) if plain else ""
        found.append((next(iter(variables(choice.selector)), ""), {key_of(each) for each in choice.variants}, text))
    return found


def readings(message: ast.Message) -> list[str]:
    """Return all variants of a message's text: the message itself and each of its variants alone."""
    found: list[str] = []
    for pattern in find(message.value, ast.Pattern) if message.value is not None else ():
        parts = [
            part.value if isinstance(part, ast.TextElement) else "{ " + serialize_expression(part.expression) + " }"
            for part in pattern.elements
            if isinstance(part, ast.TextElement) or not isinstance(part.expression, ast.SelectExpression)
        ]
        found.append("".join(parts).strip())
    return [text for text in found if text]


def on_a_button(key: str) -> bool:
    """Return whether the text with this key is the label of a button."""
    return "button" in key.split("-") or key in ON_BUTTONS


def limit_of(key: str) -> tuple[int, str] | None:
    """Return the character limit of the text with this key, with its reason, or None."""
    if on_a_button(key):
        return MAX_BUTTON_LENGTH, "a phone cuts longer labels of buttons"
    return next(((limit, why) for pattern, limit, why in LIMITS if pattern.fullmatch(key)), None)


@cache
def plural_forms(locale: str) -> tuple[str, ...]:
    """Return the plural forms of a language, in Fluent's order."""
    form = Locale.parse(locale).plural_form
    found = {form(number) for number in COUNTED} | {"other"}
    return tuple(each for each in PLURALS if each in found)


def shipped(locale: str) -> dict[str, Path]:
    """Return the folders with this project's texts of a language, by area."""
    folders = {SHARED: COMMON, **{game: path / "text" for game, path in text_folders().items()}}
    return {area: path / locale for area, path in folders.items() if (path / locale).is_dir()}


@dataclass(frozen=True)
class _Entry:
    file: str
    message: ast.Message


@dataclass
class Texts:
    """The texts of one language.

    Args:
        locale: the language, or a dialect of one ("de-tirol").
        folders: by area, the folder with its catalogs and its rules page.
    """

    locale: str
    folders: Mapping[str, Path]
    broken: list[Fault] = field(default_factory=list[Fault])
    _read_as: dict[str, list[tuple[str, str, str]]] = field(
        default_factory=dict[str, list[tuple[str, str, str]]], init=False
    )

    @cached_property
    def messages(self) -> dict[str, dict[str, _Entry]]:
        """All messages by area and key; unreadable and duplicate ones are added to `broken`."""
        return {area: dict(self._read(area, folder)) for area, folder in self.folders.items()}

    def _read(self, area: str, folder: Path) -> Iterator[tuple[str, _Entry]]:
        seen: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            text = path.read_text(encoding="utf-8")
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Junk):
                    line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                    why = entry.annotations[0].message if entry.annotations else "it is no message"
                    said = f"line {line} is not valid Fluent: {why}"
                    self.broken.append(Fault(area, path.name, "", "syntax", said))
                elif isinstance(entry, ast.Message):
                    key = entry.id.name
                    if key in seen:
                        said = f"there is another text with this key in {seen[key]}; delete one of them"
                        self.broken.append(Fault(area, path.name, key, "twice", said))
                    seen[key] = path.name
                    yield key, _Entry(path.name, entry)

    def pages(self, area: str) -> Iterator[tuple[str, int, str]]:
        """Yield the lines of an area's pages: file, number, text."""
        for path in sorted(self.folders[area].glob("*.md")) if area in self.folders else ():
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield path.name, number, line

    def read_as(self, area: str) -> list[tuple[str, str, str]]:
        """Return all texts of an area: file, key or line, text."""
        if area not in self._read_as:
            self._read_as[area] = list(self._readings(area))
        return self._read_as[area]

    def _readings(self, area: str) -> Iterator[tuple[str, str, str]]:
        for key, entry in self.messages.get(area, {}).items():
            yield from ((entry.file, key, text) for text in readings(entry.message))
        yield from ((file, f"line {number}", text) for file, number, text in self.pages(area))

    @cached_property
    def catalogs(self) -> Catalogs:
        """Return these texts as catalogs, with English for missing ones."""
        english, own = shipped(FALLBACK), self._sources()
        common = {FALLBACK: _sources(english[SHARED]), self.locale: own.get(SHARED, [])}
        games = {
            area: {FALLBACK: _sources(path), self.locale: own.get(area, [])}
            for area, path in english.items()
            if area != SHARED
        }
        return Catalogs(common, games, strict=True)

    def _sources(self) -> dict[str, list[str]]:
        return {area: _sources(folder) for area, folder in self.folders.items()}


def _sources(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))]


def reference() -> dict[str, dict[str, _Entry]]:
    """Return the messages that every language has: the English ones, and German words for the commands."""
    return {area: _reference_of(area, folder) for area, folder in shipped(FALLBACK).items()}


@cache
def _reference_of(area: str, folder: Path) -> dict[str, _Entry]:
    """Return the messages of one area, by the folder of its English ones."""
    english = Texts(FALLBACK, {area: folder}).messages[area]
    if area != SHARED:
        return english
    german = Texts(COMMAND_WORDS, {SHARED: shipped(COMMAND_WORDS)[SHARED]}).messages[SHARED]
    return english | {key: each for key, each in german.items() if COMMANDS.fullmatch(key)}


def check(texts: Texts, areas: Iterable[str] = ()) -> list[Fault]:
    """Return all errors of a language or dialect, area by area; `areas`: those to check; all if it is empty."""
    areas = tuple(areas) or (SHARED, *text_folders())
    dialect = "-" in texts.locale
    base = Texts(texts.locale.partition("-")[0], shipped(texts.locale.partition("-")[0])) if dialect else texts
    english = shipped(FALLBACK)
    wanted = _dialect_messages(base) if dialect else {area: _reference_of(area, english[area]) for area in areas}
    found: list[Fault] = []
    for area in areas:
        if dialect and area not in texts.folders:
            continue
        there = texts.messages.get(area, {})
        known = {key: each for key, each in wanted[area].items() if texts.locale != FALLBACK or not _command(key)}
        if not dialect:
            found += _missing(area, known, there)
        found += _unknown(area, known, there, "German" if dialect else "English")
        found += _variables(area, known, there, exact=not dialect)
        for key, entry in there.items():
            found += _plurals(area, key, entry, base.locale)
        found += _lengths(area, texts)
        found += _page(area, texts, whole=not dialect)
    if SHARED in areas:
        found += _command_names(texts)
    found += (fault for fault in _words(texts, areas) if fault.area in areas)
    return [*texts.broken, *found]


def _dialect_messages(base: Texts) -> dict[str, dict[str, _Entry]]:
    """Return the messages that a dialect can have at a game: its language's, including the shared ones."""
    return {area: base.messages[SHARED] | own for area, own in base.messages.items()}


def same_as_english(texts: Texts) -> list[str]:
    """Return the keys of texts that are the English ones: not translated yet, or the same in both languages."""
    return [
        f"{area}/{entry.file}: {key}"
        for area, there in texts.messages.items()
        for key, entry in there.items()
        if (english := reference().get(area, {}).get(key)) is not None
        and not _command(key)
        and any(re.search(r"[^\W\d_]{4}", re.sub(r"\{[^}]*\}", "", text)) for text in readings(entry.message))
        and english.message.value is not None
        and english.message.equals(entry.message, ["span", "comment"])
    ]


def _command(key: str) -> bool:
    return COMMANDS.fullmatch(key) is not None


def _missing(area: str, known: Mapping[str, _Entry], there: Mapping[str, _Entry]) -> Iterator[Fault]:
    for key, entry in known.items():
        if key not in there:
            text = next(iter(readings(entry.message)), "")
            said = f"the text is missing; {'German' if _command(key) else 'English'} has “{_short(text)}”"
            yield Fault(area, entry.file, key, "missing", said)


def _unknown(area: str, known: Mapping[str, _Entry], there: Mapping[str, _Entry], language: str) -> Iterator[Fault]:
    for key, entry in there.items():
        if key not in known:
            said = f"{language} has no text with this key; the program doesn't use it: delete it or correct the key"
            yield Fault(area, entry.file, key, "unknown", said)


def _variables(
    area: str, known: Mapping[str, _Entry], there: Mapping[str, _Entry], *, exact: bool
) -> Iterator[Fault]:
    for key, entry in there.items():
        if key not in known:
            continue
        wanted, own = variables(known[key].message), variables(entry.message)
        lacking = wanted - own - OPTIONAL.get((area, key), set()) if exact else set[str]()
        if lacking:
            yield Fault(area, entry.file, key, "variable", f"the text lacks {_named(lacking)}")
        if own - wanted:
            choice = f"it can have {_named(wanted)}" if wanted else "it has no variables"
            said = f"the program fills in no {_named(own - wanted)} here; {choice}"
            yield Fault(area, entry.file, key, "variable", said)


def _plurals(area: str, key: str, entry: _Entry, language: str) -> Iterator[Fault]:
    """Yield missing plural forms: if one form has its own words, every form must."""
    forms = plural_forms(language)
    for variable, keys, default in choices(entry.message):
        named = keys & set(PLURALS[:-1])
        covered = named | {"other"} | ({"one"} if "1" in keys else set[str]())
        lacking = [form for form in forms if form not in covered]
        if named and lacking:
            said = "; ".join(f"the form [{form}] lacks, for {_examples(form, language)}" for form in lacking)
            yield Fault(area, entry.file, key, "plural", f"of {{ ${variable} }} {said}")
        elif variable == "count" and "other" in keys and not keys & {"one", "1"}:
            behind = re.findall(r"\{ \$count \} [^\W\d_]+", default)
            if behind:
                said = f"“{behind[0]}” is wrong for 1; add the form [one]"
                yield Fault(area, entry.file, key, "plural", said)


def _examples(form: str, language: str) -> str:
    choose = Locale.parse(language).plural_form
    numbers = [str(number) for number in COUNTED if choose(number) == form]
    return ", ".join(numbers[:4]) + (" …" if len(numbers) > 4 else "")


def spoken(area: str, texts: Texts) -> Iterator[tuple[str, str, str | None]]:
    """Yield file, key and every variant of every text: numbers of all kinds, all variants, usual names.

    A text that can't be formatted is None.
    """
    words = texts.catalogs.words(texts.locale, None if area == SHARED else area)
    for key, entry in texts.messages.get(area, {}).items():
        named = {variable: sorted(keys) for variable, keys, _ in choices(entry.message)}
        numeric = {
            variable
            for variable, keys in named.items()
            if any(each in {"one", "few", "many"} or each.lstrip("-").isdigit() for each in keys)
        }
        given = variables(entry.message)
        for number in TRIED if given else TRIED[:1]:
            values: dict[str, str | int] = {}
            for variable in given:
                keys = [each for each in named.get(variable, []) if each != "other"]
                values[variable] = number if variable in numeric else keys[number % len(keys)] if keys else NAME
            yield entry.file, key, _spoken(words, key, values, number)


def _spoken(words: Any, key: str, values: dict[str, str | int], number: int) -> str | None:
    for filled in (values, dict.fromkeys(values, number)):
        try:
            return cast("str", words(key, **filled))
        except LookupError:
            continue
    return None


def _lengths(area: str, texts: Texts) -> Iterator[Fault]:
    """Yield texts that are too long, are no valid command name, or can't be formatted; once for each key."""
    found: dict[str, Fault] = {}
    for file, key, text in spoken(area, texts):
        limit = limit_of(key)
        if text is None or "{" in text:
            said = "the text can't be formatted; check its braces and the texts that it refers to"
            found.setdefault(key, Fault(area, file, key, "format", said))
        elif limit and len(text) > limit[0]:
            said = f"“{text}” has {len(text)} characters; up to {limit[0]} are possible: {limit[1]}"
            found.setdefault(key, Fault(area, file, key, "length", said))
        elif COMMAND_NAME.fullmatch(key) and (not TYPED.fullmatch(text) or text != text.lower()):
            said = f"“{text}” is no name of a command: Discord takes small letters, digits, - and _, without spaces"
            found.setdefault(key, Fault(area, file, key, "command", said))
    yield from found.values()


def _command_names(texts: Texts) -> Iterator[Fault]:
    """Yield names of commands or parameters that another one in the same group has, too."""
    there = texts.messages.get(SHARED, {})
    paths = {key.removeprefix("command-").removesuffix("-name"): key for key in there if COMMAND_NAME.fullmatch(key)}
    taken: dict[tuple[str, str], str] = {}
    for path, key in paths.items():
        parts = path.split("-")
        above = ("-".join(parts[:end]) for end in range(len(parts) - 1, 0, -1))
        parent = next((each for each in above if each in paths), "")
        for text in readings(there[key].message):
            other = taken.setdefault((parent, text), key)
            if other != key:
                said = f"{other} is called “{text}”, too; Discord refuses two equal names side by side"
                yield Fault(SHARED, there[key].file, key, "command", said)


def _page(area: str, texts: Texts, *, whole: bool) -> Iterator[Fault]:
    """Yield errors in the sections of a game's rules page."""
    if area == SHARED or not whole:
        return
    own = texts.folders[area] / "rules.md" if area in texts.folders else None
    if own is None or not own.is_file():
        yield Fault(area, "rules.md", "", "page", "the rules page is missing; translate the English one")
        return
    source = shipped(FALLBACK)[area]
    english, here = (_headings(path) for path in (source / "rules.md", own))
    if [level for level, _ in english] != [level for level, _ in here]:
        said = (
            f"it has {len(here)} headings ({_shape(here)}), the English page has {len(english)} ({_shape(english)})"
        )
        yield Fault(area, "rules.md", "", "page", f"{said}; give it the same ones in the same order")
    titles = {title for _, title in here}
    known = _reference_of(area, source)
    pointing = {key for key, entry in known.items() if any(map(SEE.search, readings(entry.message)))}
    for file, key, text in texts.read_as(area):
        for section in SECTION.findall(text) if key in pointing else ():
            if "{" not in section and section not in titles:
                said = f"it points at the section “{section}”, which the rules page doesn't have"
                yield Fault(area, file, key, "page", said)


def _headings(path: Path) -> list[tuple[str, str]]:
    return re.findall(r"^(#+) (.*)", path.read_text(encoding="utf-8"), re.MULTILINE)


def _shape(headings: Iterable[tuple[str, str]]) -> str:
    return " ".join(level for level, _ in headings)


def wrong_words(term: Term, texts: Texts) -> Iterator[Fault]:
    """Yield texts with a word that players of the language don't use for this thing."""
    for area in [term.area] if term.area else [SHARED, *text_folders()]:
        for file, key, text in texts.read_as(area):
            wrong = [match.group() for pattern in term.never if (match := pattern.search(text))]
            if wrong:
                said = f"“{wrong[0]}” is not what players say; they say: {term.wanted}"
                yield Fault(area, file, key, "word", said)


def unsaid_words(term: Term, texts: Texts) -> list[str]:
    """Return the patterns of players' words that occur in no text."""
    areas = [term.area] if term.area else [SHARED, *text_folders()]
    said = [text for area in areas for _, _, text in texts.read_as(area)]
    return [each.pattern for each in term.says if not any(map(each.search, said))]


def _words(texts: Texts, areas: Iterable[str]) -> Iterator[Fault]:
    for term in terms():
        if term.language == texts.locale and (not term.area or term.area in areas):
            yield from wrong_words(term, texts)
            if lacking := unsaid_words(term, texts):
                said = f"no text has the players' words for “{term.was}”: {term.wanted} (looked for: {lacking[0]})"
                yield Fault(term.area or SHARED, "words.toml", "", "word", said)


def _named(names: Iterable[str]) -> str:
    return ", ".join(f"{{ ${name} }}" for name in sorted(names))


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 80 else f"{line[:79]}…"
