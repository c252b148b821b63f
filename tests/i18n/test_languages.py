"""All languages say the same things: equal keys, equal variables, whole plurals, within Discord's limits."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.i18n import Catalogs
from bot.i18n.catalogs import FALLBACK
from bot.i18n.checking import SHARED, Texts, check, plural_forms, reference, same_as_english, shipped
from tests.i18n.texts import sharing, texts

CATALOGS = Catalogs.load(strict=True)
DIALECTS = {"de-tirol": {"bieten"}}


def test_these_are_the_languages() -> None:
    assert {"de", "es", "it", "pl", "sv"} <= set(CATALOGS.locales)
    assert set(CATALOGS.languages) - set(CATALOGS.locales) == set(DIALECTS)
    assert {dialect: set(shipped(dialect)) for dialect in DIALECTS} == DIALECTS
    assert all(shipped(locale).keys() == shipped(FALLBACK).keys() for locale in CATALOGS.locales)


@pytest.mark.parametrize(
    "locale", [pytest.param(each, marks=sharing(each.partition("-")[0])) for each in CATALOGS.languages]
)
def test_the_texts_of_a_language_have_no_faults(locale: str) -> None:
    assert [str(fault) for fault in check(texts(locale))] == []
    assert all(texts(locale).messages.values())


def test_languages_go_by_their_own_names() -> None:
    """A user who looks for a language may not be able to read the present one."""
    assert {
        "en": "English",
        "de": "Deutsch",
        "de-tirol": "Deutsch, beim Bieten Tirolerisch",
    }.items() <= CATALOGS.names.items()
    assert len(set(CATALOGS.names.values())) == len(CATALOGS.languages)


@pytest.mark.parametrize("reader", ["es-ES", "es-419"])
@pytest.mark.parametrize("area", list(shipped(FALLBACK)))
def test_spain_and_latin_america_read_the_same_spanish(area: str, reader: str) -> None:
    game = None if area == SHARED else area
    words = CATALOGS.words(reader, game)
    assert words is CATALOGS.words("es", game)
    assert words("button-join") == "Unirse"
    assert words("language-name") == "Español"


@pytest.fixture
def swedish(tmp_path: Path) -> Callable[[str, str, str], list[str]]:
    """Return a function that changes one place of a copy of the Swedish texts and returns the faults."""
    folders = {area: tmp_path / area for area in shipped("sv")}
    for area, path in shipped("sv").items():
        shutil.copytree(path, folders[area])

    def changed(file: str, old: str, new: str) -> list[str]:
        path, area = tmp_path / file, file.partition("/")[0]
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")
        return [str(fault) for fault in check(Texts("sv", {area: folders[area]}), [area])]

    return changed


FAULTS = [
    ("common/seats.ftl", "button-join =", "# button-join =", "button-join: the text is missing; English has “Join”"),
    ("common/seats.ftl", "button-join =", "button-joined =", "button-joined: English has no text with this key"),
    ("common/seats.ftl", "button-join =", "button-join = a\nbutton-join =",
        "another text with this key in seats.ftl"),
    ("common/seats.ftl", "button-join =", "button join =", "is not valid Fluent: Expected token: "),
    ("common/host.ftl", "{ $missing }", "", "vote-line: the text lacks { $missing }"),
    ("common/host.ftl", "{ $missing }", "{ $mising }", "no { $mising } here; it can have { $missing }"),
    ("common/seats.ftl", "button-join =", "button-join = Sätt dig här och spela ett parti med oss",
        "up to 38 are possible: a phone cuts"),
    ("common/commands.ftl", "command-play-name = spela", "command-play-name = Spela kort",
        "“Spela kort” is no name of a command"),
    ("common/commands.ftl", "command-leave-name = lämna", "command-leave-name = spela", "is called “spela”, too"),
    ("common/presence.ftl", "en dator hoppar in", "en datorspelare hoppar in",
        "is not what players say; they say: dator"),
    ("bid_whist/rules.md", "## Revoker", "# Revoker", "give it the same ones in the same order"),
    ("bieten/rules.md", "## Korten", "## Kortleken", "it points at the section “Korten”"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [pytest.param(*fault, marks=[pytest.mark.exhaustive] * (number % 3 > 0)) for number, fault in enumerate(FAULTS)],
)
def test_a_fault_is_named_with_its_place(
    swedish: Callable[[str, str, str], list[str]], file: str, old: str, new: str, said: str
) -> None:
    found = swedish(file, old, new)
    assert any(said in each and each.startswith(f"{file.partition('/')[0]}/") for each in found), found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{ $count ->\n    [one] kort\n   *[other] kort\n }", "the form [few] lacks, for 2, 3, 4, 22 …"),
        ("{ $count ->\n    [0] brak\n   *[other] { $count } kart\n }", "is wrong for 1; add the form [one]"),
    ],
)
def test_a_lacking_form_of_a_number_is_named(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "common.ftl").write_text(f"cards-count = {text}\n", encoding="utf-8")
    found = [
        str(fault)
        for fault in check(Texts("pl", {"common": tmp_path / "common"}), ["common"])
        if fault.kind == "plural"
    ]
    assert len(found) == 1
    assert said in found[0]
    assert plural_forms("pl") == ("one", "few", "many", "other")


def test_a_rules_page_that_is_missing_is_named(tmp_path: Path) -> None:
    found = [fault for fault in check(Texts("nl", {"betel": tmp_path}), ["betel"]) if fault.kind == "page"]
    assert [(each.area, each.sentence) for each in found] == [
        ("betel", "the rules page is missing; translate the English one")
    ]


def test_a_new_language_has_its_own_words_for_see_rules(tmp_path: Path) -> None:
    folder = tmp_path / "bieten"
    shutil.copytree(shipped("en")["bieten"], folder)
    said = "error-own-bet = Eigen inzet (zie Regels: {}).\nerror-bad-deck = Geen spel (kaarten: { $count }).\n"
    for section, kinds in (("Betting", set()), ("Inzetten", {"error-own-bet"})):
        (folder / "game.ftl").write_text(said.replace("{}", section), encoding="utf-8")
        found = check(Texts("nl", {"bieten": folder}), ["bieten"])
        assert {fault.key for fault in found if fault.kind == "page"} == kinds


def test_texts_that_are_still_english_are_found() -> None:
    wanted = sum(len(each) for each in reference().values())
    assert len(same_as_english(texts("en"))) > wanted / 2
    assert len(same_as_english(texts("de"))) < 100
