"""docs/dev/features.md has every verb, every file of texts and every cog in exactly one line."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from bot.ui.features.feature import HANDLES
from bot.ui.layout.custom_id_verbs import FieldVerb, SimpleVerb
from cogs import FEATURES

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/dev/features.md"
VERBS, TEXTS, CODE = 2, 3, 5
"""The columns that are compared with the code."""
WITHIN_ANOTHER = {"PRACTICE", "EXPLAIN", "SelectFromList"}
"""Verbs without a handler: a lesson's button is a part of another verb; a list stands for what is chosen in it."""
LOCALES = sorted(path.name for path in (ROOT / "bot/i18n/text").iterdir() if path.is_dir())


@cache
def lines() -> dict[str, list[list[str]]]:
    """Return the cells of each feature's line, as the names in them."""
    found = dict[str, list[list[str]]]()
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) in (3, 7) and "`" in line and cells[0] not in ("feature", "what"):
            cells = cells if len(cells) == 7 else [cells[0], "", "", cells[1], "", cells[2], ""]
            assert cells[0] not in found
            found[cells[0]] = [re.findall(r"`([^`]+)`", cell) for cell in cells]
    return found


def column(number: int) -> list[str]:
    """Return all names of a column; none is there twice."""
    names = [name for cells in lines().values() for name in cells[number]]
    assert [name for name, times in Counter(names).items() if times > 1] == []
    return names


def test_every_verb_has_one_line() -> None:
    assert set(column(VERBS)) == {word.name for word in SimpleVerb} | {
        each.__name__ for each in FieldVerb.__subclasses__()
    }


def test_every_file_of_texts_has_one_line() -> None:
    files = {path.stem for path in (ROOT / "bot/i18n/text").glob("*/*.ftl")}
    assert set(column(TEXTS)) == files


def test_every_cog_has_one_line() -> None:
    cogs = {path for path in (ROOT / "cogs").iterdir() if path.suffix == ".py" or (path / "cog.py").exists()}
    listed = {name for name in column(CODE) if name.startswith("cogs/")}
    assert listed == {f"cogs/{path.stem}" for path in cogs} - {"cogs/__init__"}


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.__cog_name__)
def test_a_moved_feature_is_one_folder_with_its_own_texts(feature: type) -> None:
    name = feature.__module__.split(".")[1]
    assert feature.__cog_name__ == name
    cells = lines()[name]
    assert cells[TEXTS] in ([name], [])
    assert cells[CODE] == [f"cogs/{name}"]


@pytest.mark.parametrize("feature", FEATURES, ids=lambda feature: feature.__cog_name__)
def test_a_moved_feature_handles_its_verbs(feature: type) -> None:
    handled = {
        verb.name if isinstance(verb, SimpleVerb) else verb.__name__
        for method in vars(feature).values()
        for verb in getattr(method, HANDLES, ())
    }
    assert handled == set(lines()[feature.__cog_name__][VERBS]) - WITHIN_ANOTHER


@pytest.mark.parametrize("locale", LOCALES)
def test_no_key_is_in_two_files(locale: str) -> None:
    """Each language has a key in the same file as English has it: with the feature that it belongs to."""
    english, here = files_of_keys("en"), files_of_keys(locale)
    assert {key: (file, english[key]) for key, file in here.items() if english.get(key, file) != file} == {}


@cache
def files_of_keys(locale: str) -> dict[str, str]:
    """Return the file of each key of a language; no key is there twice."""
    found = dict[str, str]()
    for path in sorted((ROOT / "bot/i18n/text" / locale).glob("*.ftl")):
        for key in re.findall(r"^(-?[a-z][\w-]*) *=", path.read_text(encoding="utf-8"), flags=re.MULTILINE):
            assert key not in found, f"{key} is in {found[key]} and in {path.stem}"
            found[key] = path.stem
    return found


def test_no_verb_has_two_handlers() -> None:
    found = [
        verb for feature in FEATURES for method in vars(feature).values() for verb in getattr(method, HANDLES, ())
    ]
    assert [verb for verb, times in Counter(found).items() if times > 1] == []
