"""All languages say the same things: equal keys, equal variables, whole plurals, within Discord's limits."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from bot.games import text_folders
from bot.i18n import Catalogs
from bot.i18n.catalogs import COMMON, FALLBACK

CATALOGS = Catalogs.load(strict=True)
AREAS = {"common": COMMON, **{game: path / "text" for game, path in text_folders().items()}}
LANGUAGES = tuple(locale for locale in CATALOGS.locales if locale != FALLBACK)
DIALECTS = {("bieten", "de-tirol")}
UNSAID = {("bieten", "button-hold"): {"figure"}}
"""What a language may leave out, as nobody there says it: "Ich halte" is all, and which figure stands above it."""
TRANSLATED = re.compile(r"command-.*-(name|description)|menu-.*")
"""The English words of a command stand in the command itself."""
COMMAND = re.compile(r"[-_'\w]{1,32}")
NUMBERS = (0, 1, 2, 5, 22)
COUNTED = range(1000)
"""Numbers that a game may show: Italian and Spanish have one more form for whole millions."""

# What a key's text may be at most, in characters, and where it is read.
LIMITS = {
    r"button-.*": 45,  # on a button; Discord takes 80, a phone shows fewer
    r"command-.*-name": 32,
    r"menu-.*": 32,
    r"command-.*-description": 100,
    r"(settings|preferences)-[a-z]+": 45,  # titles and labels of a form
    r"(settings|preferences)-.*-hint": 100,  # what stands below a label
    r"settings-(openers|time)-.*|preferences-(hand|told|cards|colours)-.*|language-.*": 100,  # options
    r"option-.*": 60,
    r"game-name": 40,
}


class Variables(Visitor):
    """Finds the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Choices(Visitor):
    """Finds the choices of a message: the variable and the keys of its variants."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = Variables()
        names.visit(node.selector)
        keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        self.found.append((next(iter(names.found), ""), keys))
        self.generic_visit(node)


@cache
def messages(area: str, locale: str) -> Mapping[str, ast.Message]:
    """Return the messages of an area in a language."""
    paths = sorted((AREAS[area] / locale).glob("*.ftl"))
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in paths]
    return {entry.id.name: entry for tree in parsed for entry in tree.body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    names = Variables()
    names.visit(message)
    return names.found


def choices(message: ast.Message) -> list[tuple[str, set[str]]]:
    found = Choices()
    found.visit(message)
    return found.found


def plain(area: str, locale: str) -> dict[str, ast.Message]:
    """Return the messages that English has, too."""
    return {key: message for key, message in messages(area, locale).items() if not TRANSLATED.fullmatch(key)}


every_area = pytest.mark.parametrize("area", list(AREAS))
every_language = pytest.mark.parametrize("locale", LANGUAGES)
in_english_too = pytest.mark.parametrize("locale", [FALLBACK, *LANGUAGES])


def test_these_are_the_languages() -> None:
    assert {"de", "es", "it", "pl", "sv"} <= set(LANGUAGES)
    assert set(CATALOGS.languages) - set(CATALOGS.locales) == {dialect for _, dialect in DIALECTS}


@every_language
@every_area
def test_every_language_has_every_message(area: str, locale: str) -> None:
    there, wanted = set(plain(area, locale)), set(plain(area, FALLBACK))
    assert sorted(wanted - there) == [], "not translated"
    assert sorted(there - wanted) == [], "nobody says it any more"


@every_language
@every_area
def test_messages_take_the_same_variables(area: str, locale: str) -> None:
    english = plain(area, FALLBACK)
    wrong = {
        key: (variables(message), variables(english[key]))
        for key, message in plain(area, locale).items()
        if key in english and variables(message) | UNSAID.get((area, key), set()) != variables(english[key])
    }
    assert wrong == {}


@pytest.mark.parametrize(("area", "dialect"), sorted(DIALECTS))
def test_a_dialect_says_nothing_that_its_language_does_not(area: str, dialect: str) -> None:
    language = dialect.partition("-")[0]
    german = {**messages("common", language), **messages(area, language)}
    assert messages(area, dialect)
    for key, message in messages(area, dialect).items():
        assert key in german, "only in the dialect"
        assert variables(message) <= variables(german[key]), key


def test_languages_go_by_their_own_names() -> None:
    """Whoever looks for a language may not read the one that is set."""
    assert {
        "en": "English",
        "de": "Deutsch",
        "de-tirol": "Deutsch, beim Bieten Tirolerisch",
    }.items() <= CATALOGS.names.items()
    assert len(set(CATALOGS.names.values())) == len(CATALOGS.languages)


@pytest.mark.parametrize("reader", ["es-ES", "es-419"])
@every_area
def test_spain_and_latin_america_read_the_same_spanish(area: str, reader: str) -> None:
    game = None if area == "common" else area
    words = CATALOGS.words(reader, game)
    assert words is CATALOGS.words("es", game)
    assert words("button-join") == "Unirse"
    assert words("language-name") == "Español"


@in_english_too
@every_area
def test_plurals_are_whole(area: str, locale: str) -> None:
    """Where one form of a number has words of its own, every form has."""
    form = Locale.parse(locale).plural_form
    forms = {form(number) for number in COUNTED} | {"other"}
    for key, message in messages(area, locale).items():
        for variable, keys in choices(message):
            named = keys & {"zero", "one", "two", "few", "many"}
            covered = named | ({"one"} if "1" in keys else set())
            assert not named or forms <= covered | {"other"}, (
                f"{key}: {variable} has {sorted(keys)}, not all of {sorted(forms)}"
            )


class Singulars(Visitor):
    """Finds counts that choose between texts and have no text for one, though a word stands behind the number."""

    def __init__(self) -> None:
        self.missing: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants}
        [default] = [each for each in node.variants if each.default]
        counted = isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "count"
        if counted and "other" in keys and not keys & {"one", "1"}:
            text = serialize_pattern(default.value)
            self.missing += re.findall(r"\{ \$count \} [^\W\d_]+", text)
        self.generic_visit(node)


@in_english_too
@every_area
def test_a_count_before_a_word_has_a_text_for_one(area: str, locale: str) -> None:
    """Up to 1 books: where a number chooses between texts, one has its own."""
    found: dict[str, list[str]] = {}
    for key, message in messages(area, locale).items():
        singulars = Singulars()
        singulars.visit(message)
        if singulars.missing:
            found[key] = singulars.missing
    assert found == {}


def said(area: str, locale: str) -> Iterator[tuple[str, str]]:
    """Yield every message as it may be said: numbers of all kinds, every named variant, names of usual length."""
    words = CATALOGS.words(locale, None if area == "common" else area)
    for key, message in messages(area, locale).items():
        named = {variable: sorted(keys) for variable, keys in choices(message)}
        numeric = {
            v
            for v, keys in named.items()
            if any(k in {"one", "few", "many"} or k.lstrip("-").isdigit() for k in keys)
        }
        for number in NUMBERS:
            words_of: dict[str, str | int] = {}
            for variable in variables(message):
                keys = [k for k in named.get(variable, []) if k != "other"]
                if variable in numeric or "NUMBER(" in str(message.value):
                    words_of[variable] = number
                elif keys:
                    words_of[variable] = keys[number % len(keys)]
                else:
                    words_of[variable] = "Annabel"
            try:
                yield key, words(key, **words_of)
            except LookupError:
                yield key, words(key, **dict.fromkeys(words_of, number))


@in_english_too
@every_area
def test_every_message_can_be_said_within_its_limits(area: str, locale: str) -> None:
    too_long: list[str] = []
    for key, text in said(area, locale):
        assert "{" not in text, key
        for pattern, limit in LIMITS.items():
            if re.fullmatch(pattern, key) and len(text) > limit:
                too_long.append(f"{key} ({len(text)} > {limit}): {text}")
                break
    assert too_long == []


@every_language
def test_names_of_commands_are_names(locale: str) -> None:
    for key, text in said("common", locale):
        if re.fullmatch(r"command-.*-name", key):
            assert COMMAND.fullmatch(text), key
            assert text == text.lower(), key


@in_english_too
@pytest.mark.parametrize("game", list(text_folders()))
def test_refusals_point_at_sections_that_there_are(game: str, locale: str) -> None:
    folder = AREAS[game] / locale
    texts = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    see = r"(?:see Rules|siehe Regeln|se Regler|patrz Zasady|ver Reglas|vedi Regole): ([^)]+)\)"
    named = set(re.findall(see, texts))
    titles = re.findall(r"^## (.*)", (folder / "rules.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert named <= set(titles)


def headings(path: Path) -> list[str]:
    return re.findall(r"^(#+) ", path.read_text(encoding="utf-8"), re.MULTILINE)


@every_language
@pytest.mark.parametrize("game", list(text_folders()))
def test_rules_pages_have_the_same_sections(game: str, locale: str) -> None:
    pages = [AREAS[game] / language / "rules.md" for language in (locale, FALLBACK)]
    assert headings(pages[0]) == headings(pages[1])
