"""Lint, format and types are tests like any other, so that one command says whether all is well."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(["ruff", "check", "."], id="lint"),
        pytest.param(["ruff", "format", "--check", "."], id="format"),
        pytest.param(["basedpyright", "--warnings"], id="types"),
    ],
)
def test_tool_finds_nothing(command: list[str]) -> None:
    tool = Path(sys.executable).with_name(command[0])
    run = subprocess.run([tool, *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
