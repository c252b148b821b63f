"""Pages that say how something is added, carried out as they stand, on a copy of the project.

A block after a line that ends in "`path`:" is a new file, or what changes in one: there `-` begins a line that goes,
`+` one that comes, and a blank line parts two places.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PARTS = "bot", "cogs", "tests", "tools", "pyproject.toml"
BLOCK = re.compile(r"^.*`([\w./-]+)`:\n\n((?:(?: {4}.*)?\n)+?)(?=\S|\Z)", re.MULTILINE)
COMMAND = re.compile(r"^ {4}((?:for|cp|(?:BOT_\w+=\S+ )?uv run) .*)$", re.MULTILINE)


def copied(folder: Path) -> Path:
    """Return a copy of the project in a folder."""
    for name in PARTS:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def text_of(page: str) -> str:
    """Return a page of the docs."""
    return (ROOT / "docs" / page).read_text(encoding="utf-8")


def carry_out(text: str, project: Path) -> list[str]:
    """Write the new files and the changes that a page shows; return their paths, in the order of the page."""
    paths: list[str] = []
    for name, block in BLOCK.findall(text):
        lines = re.sub(r"^ {4}", "", block.strip("\n"), flags=re.MULTILINE)
        path = project / name
        if path.exists():
            for place in re.split(r"\n{2,}", lines):
                change(path, place.splitlines())
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{lines}\n", encoding="utf-8")
        paths.append(name)
    return paths


def change(path: Path, lines: list[str]) -> None:
    """Change one place of a file."""
    assert {line[:1] for line in lines} <= {" ", "-", "+"}, lines
    old = "".join(f"{line[1:]}\n" for line in lines if line[0] != "+")
    new = "".join(f"{line[1:]}\n" for line in lines if line[0] != "-")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path}: not once\n{old}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def commands(text: str) -> list[str]:
    """Return the commands that a page shows."""
    return COMMAND.findall(text)


def run(command: str, project: Path, **environment: str) -> str:
    """Run one of them in a copy, with this Python in the place of `uv run`; return what it says."""
    command = re.sub(r"uv run (?:--group test )?pytest", "python -m pytest -q -n0 -p no:cacheprovider", command)
    command = re.sub(r"uv run bot", "python -m bot", command)
    folder = Path(sys.executable).parent
    done = subprocess.run(
        ["bash", "-ec", command],
        cwd=project,
        env=os.environ | {"PATH": f"{folder}:{os.environ['PATH']}", "PYTHONWARNINGS": "error"} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
