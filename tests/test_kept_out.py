"""Git leaves out the token and the records of games, under any file name."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PRIVATE = (".env", "cardtable.env", "deploy/club.env", ".env.local", "data/bot.sqlite")
"""The builder of packages takes what git doesn't leave out, and so does `git add .`."""


def test_settings_with_a_token_are_not_kept(tmp_path: Path) -> None:
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed")
    shutil.copy(ROOT / ".gitignore", tmp_path)
    for name in (*PRIVATE, ".env.example", "README.md"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    subprocess.run([git, "init", "-q", tmp_path], check=True)
    listed = [git, "-C", str(tmp_path), "ls-files", "--others", "--exclude-standard"]
    kept = subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split()
    assert kept == [".env.example", ".gitignore", "README.md"]
