"""The units of systemd are right in systemd's own eyes, and let the bot do little else than play."""

import re
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

from bot.cli.startup_errors import EXIT_NO_RESTART

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "deploy" / "systemd"
UNITS = sorted(FOLDER.iterdir())
SERVICES = [path for path in UNITS if path.suffix == ".service"]
MOST_EXPOSED = 2.0
"""Of 10, as `systemd-analyze security` counts: 1.4 is what a bot on the internet costs."""


def unit(path: Path) -> RawConfigParser:
    """Return what a unit says; every name in it stands once."""
    read = RawConfigParser(interpolation=None)
    read.optionxform = str
    read.read_string(path.read_text(encoding="utf-8"))
    return read


@pytest.fixture
def analyze(tmp_path: Path) -> Path:
    """Where the units lie as on a machine that has the bot installed; without systemd the test is skipped."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on this machine")
    for path in UNITS:
        text = path.read_text(encoding="utf-8").replace("/opt/cardtable/.venv/bin/bot", shutil.which("true") or "")
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return tmp_path


def ask(*arguments: str | Path) -> str:
    """Return all that systemd-analyze says, which must find nothing to object to."""
    done = subprocess.run(
        ["systemd-analyze", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_systemd_finds_nothing_wrong(analyze: Path) -> None:
    told = ask("verify", "--man=no", *sorted(analyze.iterdir()))
    objections = [line for line in told.splitlines() if "cardtable" in line]
    # systemd before 254 says so, and ignores them.
    newer = re.compile(r"Unknown key.*'(RestartSteps|RestartMaxDelaySec)'")
    assert not [line for line in objections if not newer.search(line)]


def test_a_bot_that_fails_is_restarted_less_and_less_often_and_a_refused_one_never() -> None:
    service = unit(FOLDER / "cardtable.service")["Service"]
    assert service["Restart"] == "on-failure"
    assert service["RestartPreventExitStatus"] == str(EXIT_NO_RESTART)
    assert service["RestartMaxDelaySec"] == "10min"
    assert int(service["RestartSteps"]) > 1


def test_the_bot_starts_with_a_network_and_the_right_time() -> None:
    read = unit(FOLDER / "cardtable.service")["Unit"]
    assert {*read["After"].split()} == {*read["Wants"].split()} == {"network-online.target", "time-sync.target"}


@pytest.mark.parametrize("name", [path.name for path in SERVICES])
def test_systemd_finds_little_that_is_exposed(analyze: Path, name: str) -> None:
    told = ask("security", "--offline=true", "--no-pager", analyze / name)
    assert float(re.findall(r"exposure level for .*?: (\d+\.\d+)", told)[0]) <= MOST_EXPOSED, told


@pytest.mark.parametrize("path", [pytest.param(path, id=path.name) for path in SERVICES])
def test_they_run_the_installed_bot_as_nobody_else(path: Path) -> None:
    service = unit(path)["Service"]
    assert service["ExecStart"].startswith("/opt/cardtable/.venv/bin/bot")
    assert service["User"] == service["StateDirectory"] == "cardtable"
    assert service["WorkingDirectory"] == "/var/lib/cardtable", "where .env lies"
    assert "EnvironmentFile" not in service
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")


def test_both_services_are_locked_up_alike() -> None:
    own = {"ExecStart", "Type", "Nice", "IOSchedulingClass", "PrivateNetwork", "RestrictAddressFamilies"}
    own |= {
        "Restart",
        "RestartSec",
        "RestartSteps",
        "RestartMaxDelaySec",
        "RestartPreventExitStatus",
        "KillMode",
        "TimeoutStopSec",
    }
    first, second = (dict(unit(path)["Service"].items()) for path in SERVICES)
    assert {name: first[name] for name in first.keys() - own} == {name: second[name] for name in second.keys() - own}


def test_the_backup_is_made_every_night() -> None:
    timer = unit(FOLDER / "cardtable-backup.timer")
    assert timer["Timer"]["Persistent"] == "true"
    assert "Unit" not in timer["Timer"], "it starts the service of its own name"
    assert timer["Install"]["WantedBy"] == "timers.target"
    assert "Install" not in unit(FOLDER / "cardtable-backup.service")
    assert unit(FOLDER / "cardtable-backup.service")["Service"]["ExecStart"].endswith(" backup --keep 14")
