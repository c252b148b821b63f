"""Every text says a thing as the players of its language do: words.toml has their words, and the wrong ones."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n.checking import Term, readings, shipped, terms, unsaid_words, wrong_words
from tests.i18n.texts import sharing, texts

GIVEN = Path(__file__).parents[3] / "shared/rules/words.md"
LANGUAGES = {"German": "de", "Swedish": "sv", "Polish": "pl"}
"""Those that have a table of what was wrong."""


every_term = pytest.mark.parametrize(
    "term",
    [
        pytest.param(each, id=f"{each.language}-{each.was[:24]}", marks=sharing(each.language.partition("-")[0]))
        for each in terms()
    ],
)


@every_term
def test_no_text_has_the_wrong_word(term: Term) -> None:
    assert any(texts(term.language).read_as(area) for area in ([term.area] if term.area else shipped(term.language)))
    assert [str(fault) for fault in wrong_words(term, texts(term.language))] == []


@every_term
def test_the_players_word_is_said(term: Term) -> None:
    assert unsaid_words(term, texts(term.language)) == []


def test_words_are_found_in_variants_too() -> None:
    message = FluentParser().parse_entry("a = Er { $n ->\n    [one] hebt o\n   *[other] hebn o\n } nit.\n")
    assert isinstance(message, ast.Message)
    assert readings(message) == ["Er  nit.", "hebt o", "hebn o"]


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
    ours = [(each.language, each.was, each.wanted) for each in terms()]
    assert [each for each in given if each not in ours] == []
