"""The bot and the quick tests run where Windows is imitated (`tests/windows/sitecustomize.py`)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import ROOT

INSTALLED_THERE = "tests/test_pins.py::test_the_tests_run_with_them"
"""A test of packages that only Windows has."""


def as_on_windows(*arguments: str, timeout: float) -> str:
    """Return what a Python prints that takes its system for Windows."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=timeout,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.mark.parametrize("name", ["fcntl", "pwd", "resource", "grp", "termios", "uvloop", "os.fork", "os.fchmod"])
def test_what_windows_lacks_is_not_there(name: str) -> None:
    module, _, attribute = name.partition(".")
    code = f"import {module}; {name}" if attribute else f"import {module}"
    told = as_on_windows(
        "-c", f"try: exec({code!r})\nexcept (ImportError, AttributeError): print('missing')", timeout=60
    )
    assert told == "missing\n"


@pytest.mark.timeout(1800)
def test_the_quick_tests_pass() -> None:
    """Among them are those of `native`: an evening is played."""
    quick = ("-m", "pytest", "-m", "quick", "-q", "-n", "2", "-p", "no:cacheprovider")
    told = as_on_windows(*quick, "--deselect", INSTALLED_THERE, timeout=1700)
    assert int(told.rpartition(" passed")[0].rpartition("\n")[2]) > 2000, told
