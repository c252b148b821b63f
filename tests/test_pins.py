"""Users of the project run the versions that are tested."""

import re
import sys
import tomllib
from importlib.metadata import version

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.pins import CONSTRAINTS, HASHED, PROJECT, REQUIREMENTS, UV, for_pip, with_hashes, with_pins

TEXT = PROJECT.read_text(encoding="utf-8")
CONFIG = tomllib.loads(TEXT)
PINS = [Requirement(pin) for pin in CONFIG["tool"]["uv"]["constraint-dependencies"]]
BUILD = [Requirement(pin) for pin in CONFIG["tool"]["uv"]["build-constraint-dependencies"]]
GROUPS = CONFIG["dependency-groups"]
DIRECT = [
    Requirement(text)
    for group in (CONFIG["project"]["dependencies"], *GROUPS.values())
    for text in group
    if isinstance(text, str)
]
CLASSIFIER = "Programming Language :: Python :: 3."
PYTHONS = [each.rpartition(" ")[2] for each in CONFIG["project"]["classifiers"] if each.startswith(CLASSIFIER)]


def pinned(name: str, pins: list[Requirement], python: str, system: str = sys.platform) -> list[str]:
    """Return the versions that hold for a package on a Python and a system."""
    there = default_environment() | {"python_version": python, "python_full_version": f"{python}.0"}
    there["sys_platform"] = system
    same = [pin for pin in pins if canonicalize_name(pin.name) == canonicalize_name(name)]
    return [str(pin.specifier) for pin in same if pin.marker is None or pin.marker.evaluate(dict(there))]


@pytest.mark.parametrize("python", PYTHONS)
def test_every_package_asked_for_has_one_exact_version(python: str) -> None:
    asked = [
        *((each, PINS) for each in DIRECT),
        *((Requirement(text), BUILD) for text in CONFIG["build-system"]["requires"]),
    ]
    for wanted, pins in asked:
        system = "win32" if str(wanted.marker) == 'sys_platform == "win32"' else "linux"
        [only] = pinned(wanted.name, pins, python, system)
        assert only.startswith("=="), wanted
        assert wanted.specifier.contains(only.removeprefix("==")), wanted


def test_pins_are_versions_and_no_addresses() -> None:
    for pin in (*PINS, *BUILD):
        [only] = pin.specifier
        assert only.operator == "==", pin
        assert not only.version.endswith("*"), pin
        assert pin.url is None, pin


def test_pip_is_told_the_same_versions_as_uv() -> None:
    text = CONSTRAINTS.read_text(encoding="utf-8")
    assert text == for_pip(CONFIG["tool"]["uv"]["constraint-dependencies"]), "uv run python -m tests.pins"
    assert "://" not in text, "an address of a registry"


@pytest.mark.parametrize("name", list(HASHED))
def test_files_with_hashes_have_the_pinned_versions_and_no_address(name: str) -> None:
    text = (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    pins = {f"{each.name}{each.specifier}" for each in (BUILD if name == "build" else PINS)} | {f"uv=={UV}"}
    entries = re.findall(r"^([\w.-]+)(==[^ ;\n]+)(.*)\n((?:    --hash=sha256:[0-9a-f]{64}.*\n)+)", text, re.MULTILINE)
    assert len(entries) == len(re.findall(r"^[a-z]", text, re.MULTILINE)), "each has hashes"
    assert {f"{package}{version}" for package, version, *_ in entries} <= pins, "uv run python -m tests.pins --hashes"


def test_the_bot_and_the_tests_are_complete_in_the_files_with_hashes() -> None:
    listed = {
        name: set(
            re.findall(r"^([\w.-]+)==", (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8"), re.MULTILINE)
        )
        for name in HASHED
    }
    needed = {canonicalize_name(Requirement(each).name) for each in CONFIG["project"]["dependencies"]}
    assert needed <= listed["run"] <= listed["test"]
    assert {"pytest", "simcord", "ruff", "psycopg"} <= listed["test"]
    assert listed["build"] == {"uv", *(each.name for each in BUILD)}


def test_an_address_of_a_registry_gets_into_no_file() -> None:
    assert "index" not in with_hashes(["--index-url https://example.org/simple", "uv==1"], "What it is")
    with pytest.raises(AssertionError, match="an address"):
        with_hashes(["uv @ https://example.org/uv.whl"], "What it is")


def test_the_pythons_that_are_promised_are_those_that_are_accepted() -> None:
    assert CONFIG["project"]["requires-python"] == f">={PYTHONS[0]}"
    assert len(PYTHONS) > 1


def test_the_tests_run_with_them() -> None:
    elsewhere = {*GROUPS["bench"], *GROUPS["train"]} - {text for text in GROUPS["test"] if isinstance(text, str)}
    asked = {
        each.name for each in DIRECT if str(each) not in elsewhere and (each.marker is None or each.marker.evaluate())
    }
    python = default_environment()["python_version"]
    assert {name: f"=={version(name)}" for name in asked} == {name: pinned(name, PINS, python)[0] for name in asked}


def test_finding_them_anew_writes_nothing_else() -> None:
    pins = ["aiohttp==9.9.9", "numpy==1.0 ; python_full_version < '3.12'"]
    other = with_pins(TEXT, "constraint-dependencies", pins)
    assert tomllib.loads(other)["tool"]["uv"]["constraint-dependencies"] == pins
    assert with_pins(other, "constraint-dependencies", CONFIG["tool"]["uv"]["constraint-dependencies"]) == TEXT
    with pytest.raises(AssertionError, match="no list"):
        with_pins(TEXT, "constraints", [])
