"""Every text says a thing as the players of its language do: words.toml has their words, and the wrong ones."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression, serialize_pattern
from fluent.syntax.visitor import Visitor

from bot.games import text_folders
from bot.i18n.catalogs import COMMON

HERE = Path(__file__).parent
GIVEN = HERE.parents[2] / "shared/rules/words.md"
AREAS = {"common": COMMON, **{game: path / "text" for game, path in text_folders().items()}}
TERMS = tomllib.loads((HERE / "words.toml").read_text(encoding="utf-8"))["terms"]
LANGUAGES = {"German": "de", "Swedish": "sv", "Polish": "pl"}
"""Those that have a table of what was wrong."""


class Readings(Visitor):
    """Finds what a message can read like: its text, and that of each of its variants alone."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [
            part.value if isinstance(part, ast.TextElement) else "" if choice(part) else shown(part)
            for part in node.elements
        ]
        self.found.append("".join(parts).strip())
        self.generic_visit(node)


def choice(part: ast.TextElement | ast.Placeable) -> bool:
    return isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)


def shown(part: ast.Placeable) -> str:
    return "{ " + serialize_expression(part.expression) + " }"


@cache
def texts(language: str, area: str) -> tuple[tuple[str, str], ...]:
    """Return where each text of a language stands, and the text: messages, and lines of pages."""
    return tuple(_messages(AREAS[area] / language)) + tuple(_pages(AREAS[area] / language))


def _messages(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                readings = Readings()
                readings.visit(entry.value)
                yield from (
                    (f"{path.parts[-4]} {path.name} {entry.id.name}", said) for said in readings.found if said
                )


def _pages(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.parts[-4]} {path.name} {number}", line


def of(term: dict[str, object]) -> list[tuple[str, str]]:
    areas = [str(term["area"])] if "area" in term else list(AREAS)
    return [each for area in areas for each in texts(str(term["language"]), area)]


every_term = pytest.mark.parametrize("term", TERMS, ids=[f"{each['language']}-{each['was'][:24]}" for each in TERMS])


@every_term
def test_no_text_has_the_wrong_word(term: dict[str, object]) -> None:
    assert of(term), "there is a text in that language"
    wrong = [(where, said) for where, said in of(term) for each in patterns(term, "never") if each.search(said)]
    assert wrong == [], f"players say {term['is']}"


@every_term
def test_the_players_word_is_said(term: dict[str, object]) -> None:
    said = [text for _, text in of(term)]
    missing = [each.pattern for each in patterns(term, "says") if not any(map(each.search, said))]
    assert missing == []


def patterns(term: dict[str, object], name: str) -> list[re.Pattern[str]]:
    wanted = term[name]
    assert isinstance(wanted, list)
    return [re.compile(str(each)) for each in wanted]


def test_words_are_found_in_variants_too() -> None:
    message = FluentParser().parse_entry("a = Er { $n ->\n    [one] hebt o\n   *[other] hebn o\n } nit.\n")
    readings = Readings()
    assert isinstance(message, ast.Message)
    assert message.value is not None
    readings.visit(message.value)
    assert readings.found == ["Er  nit.", "hebt o", "hebn o"]
    assert serialize_pattern(message.value)


def test_the_table_is_the_one_that_was_given() -> None:
    """Where the list that the table was made of is at hand, each of its lines stands in the table as it is there."""
    if not GIVEN.exists():
        pytest.skip("the list of the players' words is not here to compare with")
    given, language = [], ""
    for line in GIVEN.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            language = LANGUAGES.get(line[3:].partition(" ")[0], "")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if language and line.startswith("| ") and cells[0] != "was":
            given.append((language, *cells))
    assert len(given) > 25
    ours = [(each["language"], each["was"], each["is"]) for each in TERMS]
    assert [each for each in given if each not in ours] == []
