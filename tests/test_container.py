"""What goes into the image: the program, and nothing that lies beside it."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.test_operate_docs import PAGES

ROOT = Path(__file__).parent.parent
IGNORE = (ROOT / ".containerignore").read_text(encoding="utf-8")
RULES = [line for line in IGNORE.splitlines() if line and not line.startswith("#")]


def sent(path: str) -> bool:
    """Return whether a path reaches the builder: the last rule that fits it or a folder above decides."""
    parts = path.split("/")
    above = ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]
    stays = True
    for rule in RULES:
        pattern = rule.removeprefix("!")
        names = [each.rpartition("/")[2] for each in above] if pattern.startswith("**/") else above
        if any(fnmatch(name, pattern.removeprefix("**/")) and ("/" in pattern or "/" not in name) for name in names):
            stays = rule.startswith("!")
    return stays


@pytest.mark.parametrize(
    "path",
    [
        *(".env", "data/bot.sqlite", "data/backups/bot.sqlite", ".git/config", ".venv/pyvenv.cfg", "cardtable.env"),
        *("deploy/systemd/cardtable.service", "compose.yml", "tests/tiers.py"),
        *("bot/.env", "bot/cli/__pycache__/run.pyc", "tests/conftest.py", "docs/looks.md", "cards.sqlite", "id_rsa"),
    ],
)
def test_what_is_private_or_not_needed_stays_outside(path: str) -> None:
    assert not sent(path)


def test_the_program_goes_in() -> None:
    for path in (
        "pyproject.toml",
        "README.md",
        "deploy/hatch_build.py",
        "LICENSE",
        "bot/app.py",
        "bot/games/bieten/text/en/game.ftl",
        "cogs/seats/cog.py",
    ):
        assert (ROOT / path).exists()
        assert sent(path)


def test_both_builders_are_told_the_same() -> None:
    assert (ROOT / ".dockerignore").read_text(encoding="utf-8") == IGNORE


def test_the_recipe_copies_what_is_sent_and_never_everything() -> None:
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    lines = re.findall(r"^(?:COPY|ADD) (?!--from=build )(.+) \S+$", recipe, re.MULTILINE)
    copied = [name for line in lines for name in line.split()]
    assert set(copied) == {rule.removeprefix("!") for rule in RULES if rule.startswith("!")}
    assert all((ROOT / name).exists() and sent(name) for name in copied)
    assert "FROM ${BASE} AS build\n" in recipe, "the builder's tools stay in a stage of their own"
    assert "../../Containerfile" in PAGES["container"]
    assert "../../.containerignore" in PAGES["container"]
    assert "COPY" not in PAGES["container"], "there is one recipe"
