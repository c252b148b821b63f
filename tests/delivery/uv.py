"""uv, as the README has users install it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def uv(*arguments: str | Path, folder: Path) -> str:
    """Return what a command of uv prints, run in a folder; without uv the test is skipped, but fails where CI=true.

    Nothing of the checkout's environment goes into it.
    """
    program = shutil.which("uv")
    if program is None:
        refuse = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        refuse("no uv on this machine")
    ours = ("VIRTUAL_ENV", "PYTHONPATH", "UV_PROJECT_ENVIRONMENT", "UV_RUN_RECURSION_DEPTH")
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(
        [program, *arguments], cwd=folder, env=kept, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
