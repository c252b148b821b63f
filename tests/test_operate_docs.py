"""The pages in docs/operate name settings, commands and metrics that exist, and their steps work."""

import asyncio
import grp
import importlib
import os
import pwd
import re
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli import main
from bot.config import Settings, environment_name, former_names
from bot.monitoring import Metrics
from bot.storage import Database
from tools.reference import PAGES as REFERENCE

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "operate"
PAGES = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
ALL = "\n".join(PAGES.values())


def test_every_setting_named_is_one() -> None:
    known = {environment_name(name) for name in Settings.model_fields}
    assert set(re.findall(r"\b(?:BOT_[A-Z_]+|DISCORD_TOKEN)\b", ALL)) <= known | {*former_names()}


def test_every_setting_is_in_the_reference() -> None:
    known = {environment_name(name) for name in Settings.model_fields}
    assert set(re.findall(r"^\| `(\w+)`", PAGES["configuration"], flags=re.MULTILINE)) == known


def test_new_names_for_python_programs_can_be_imported() -> None:
    part = PAGES["update"].partition("**Python programs.**")[2].partition("\n- **")[0]
    rows = re.findall(r"^  \| (`.+) \| (.+) \|$", part, flags=re.MULTILINE)
    names = [name for old, new in rows for name in re.findall(r"`([\w.]+)`", old if new == "unchanged" else new)]
    assert len(names) > 20
    for name in names:
        module, _, attribute = name.rpartition(".")
        assert hasattr(importlib.import_module(module), attribute), name


@pytest.mark.parametrize("name", REFERENCE)
def test_the_references_are_up_to_date(name: str) -> None:
    """If this fails: python -m tools.reference."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == REFERENCE[name]()


def test_the_metrics_listed_are_all_there_are() -> None:
    metrics = Metrics(lambda: 0)
    there = {
        f"{family.name}_total" if family.type == "counter" else family.name for family in metrics.registry.collect()
    }
    assert set(re.findall(r"^\| `(cardtable_\w+)`", PAGES["monitoring"], flags=re.MULTILINE)) == there


def test_the_commands_shown_are_understood(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {line.split("#")[0].strip() for line in re.findall(r"^ {4}bot .+", ALL, flags=re.MULTILINE)}
    assert {"bot doctor", "bot backup"} <= shown
    for command in shown:
        [name, *options] = command.split()[1:]
        with pytest.raises(SystemExit) as ended:
            main([name, "--help"])
        assert ended.value.code == 0
        told = capsys.readouterr().out
        assert all(option in told for option in options if option.startswith("--"))


def block(page: str, before: str) -> str:
    """Return the first indented lines after some words of a page."""
    after = PAGES[page].partition(before)[2]
    found = re.search(r"(?:^ {4}.*\n|^\n(?= {4}))+", after, flags=re.MULTILINE)
    assert found is not None
    return textwrap.dedent(found[0]).strip("\n") + "\n"


@pytest.fixture
def machine(tmp_path: Path) -> Callable[[str], str]:
    """Return the replacements that run a page's commands in a folder, as the user who runs the tests."""
    user, group = pwd.getpwuid(os.getuid()).pw_name, grp.getgrgid(os.getgid()).gr_name
    (tmp_path / "opt/cardtable/.venv/bin").mkdir(parents=True)
    program = tmp_path / "opt/cardtable/.venv/bin/bot"
    program.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m bot "$@"\n')
    program.chmod(0o755)

    def here(text: str) -> str:
        text = re.sub(r"/(?=(?:opt|var|usr/local|etc)/)", f"{tmp_path}/", text)
        text = text.replace("runuser -u cardtable -- ", "")
        return text.replace("-o cardtable -g cardtable", f"-o {user} -g {group}").replace("the-token", "")

    return here


def run(commands: str, tmp_path: Path) -> str:
    """Return what commands print that all have to succeed."""
    path = f"{tmp_path}/usr/local/bin:{os.defpath}"
    done = subprocess.run(
        ["sh", "-e", "-c", commands], cwd=tmp_path, env={"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def only(kept: str, lines: str) -> str:
    """Return the lines that begin with one of some words."""
    return "\n".join(line for line in lines.splitlines() if re.match(kept, line))


def test_the_install_that_is_recommended_runs_the_commands_of_the_page(
    tmp_path: Path, machine: Callable[[str], str]
) -> None:
    (tmp_path / "var/lib").mkdir(parents=True)
    wrapper = tmp_path / "usr/local/bin/cardtable"
    wrapper.parent.mkdir(parents=True)
    run(only("install", machine(block("service", "once, as root"))), tmp_path)
    data = tmp_path / "var/lib/cardtable"
    (data / ".env").write_text(machine(block("service", "has the settings")))
    wrapper.write_text(machine(block("service", "with its settings:")))
    wrapper.chmod(0o755)
    asyncio.run(_one_start(data / "bot.sqlite"))

    told = run(only("cardtable", machine(block("update", "# Update"))), tmp_path)
    assert told.count("checked\n") == 1
    assert "✓ settings     from .env and the environment" in told
    assert f"✓ database     {data}/bot.sqlite" in told
    [backup] = (data / "backups").iterdir()

    restore = machine(block("backup", "## Restore")).replace("bot-20260131-120000.sqlite", backup.name)
    told = run(only("cd|mkdir|install|cardtable", restore), tmp_path)
    assert f"✓ database     {data}/bot.sqlite" in told
    [aside] = data.glob("aside-*")
    assert (aside / "bot.sqlite").exists()


async def _one_start(path: Path) -> None:
    database = Database(path)
    await database.open()
    await database.close()


def test_the_service_and_the_timer_agree_with_the_install() -> None:
    units = [path.name for path in (ROOT / "deploy" / "systemd").iterdir()]
    assert all(f"](../../deploy/systemd/{name})" in PAGES["service"] for name in units)
    [enabled] = re.findall(r"systemctl enable --now (.+)", PAGES["service"])
    assert {name if "." in name else f"{name}.service" for name in enabled.split()} < set(units)
    assert "install -m 644 /opt/cardtable/deploy/systemd/* /etc/systemd/system/" in PAGES["service"]
    assert "/opt/cardtable/.venv" in block("service", "once, as root")
    assert "install -d -o cardtable -g cardtable -m 700 /var/lib/cardtable" in block("service", "once, as root")
    assert "BOT_LOG_FILE=" in block("service", "has the settings"), "PRIVACY.md promises 14 days"
