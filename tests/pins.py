"""The exact versions in pyproject.toml, resolved again by `uv run python -m tests.pins`.

They stand in pyproject.toml because there `uv run`, `uv sync` and `uv pip install` read them by default.
`uv.lock` would hold them too, with the address of its registry. pip and pipx read neither:
constraints.txt is the same list for them, written along with it.
deploy/requirements/*.txt have the hashes, too, for releases and the image; `--hashes` writes only those.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

PROJECT = Path(__file__).parent.parent / "pyproject.toml"
CONSTRAINTS = PROJECT.with_name("constraints.txt")
LOCK = "uv lock --quiet"
EXPORT = (
    "uv export --quiet --frozen --all-groups --all-extras --no-emit-project --no-hashes --no-annotate --no-header"
)
UV = "0.13.9"
"""The version of uv that releases and the image are made with."""
REQUIREMENTS = PROJECT.parent / "deploy" / "requirements"
HASHED_EXPORT = "uv export --quiet --frozen --no-emit-project --no-annotate --no-header"
HASHED = {
    "run": ("What the bot needs", HASHED_EXPORT),
    "test": ("What the tests need", f"{HASHED_EXPORT} --all-extras --group test"),
    "build": (
        "What builds, installs and publishes the bot",
        "uv pip compile --quiet --universal --generate-hashes --no-annotate --no-header -",
    ),
}
"""By the name of the file: what is in it, and the command that lists it."""
BUILD = "uv pip compile --quiet --universal --no-annotate --no-header -"


def with_pins(project: str, name: str, pins: list[str]) -> str:
    """Return the text of a pyproject.toml with other exact versions.

    Args:
        project: the text.
        name: of a list in it, with a requirement a line.
        pins: the new list, such as "numpy==2.4.6 ; python_full_version < '3.12'".
    """
    lines = "".join(f'    "{pin}",\n' for pin in pins)
    listed = re.compile(rf'(?<=^{name} = \[\n)(?: {{4}}".*",\n)*(?=\]$)', re.MULTILINE)
    text, count = listed.subn(lambda _: lines, project)
    assert count == 1, f"pyproject.toml has no list {name}"
    return text


def for_pip(pins: list[str]) -> str:
    """Return the text of constraints.txt, which has the exact versions of pyproject.toml, a line each."""
    told = (
        "# The versions that are tested: pip install --constraint constraints.txt .",
        "# Made from pyproject.toml, where uv reads them: uv run python -m tests.pins",
    )
    return "\n".join([*told, *pins, ""])


def with_hashes(lines: list[str], purpose: str) -> str:
    """Return the text of a file with exact versions and hashes; it names no registry."""
    told = (f"# {purpose}", "# Made from pyproject.toml: uv run python -m tests.pins --hashes")
    kept = [line for line in lines if not line.startswith("-")]
    assert not [line for line in kept if "://" in line], "an address"
    return "\n".join([*told, *kept, ""])


def write_hashes(project: str, folder: Path) -> None:
    """Write deploy/requirements/*.txt for the versions of a pyproject.toml, which is in this folder, locked."""
    config = tomllib.loads(project)
    build = "\n".join(config["tool"]["uv"]["build-constraint-dependencies"]) + f"\nuv=={UV}"
    for name, (purpose, command) in HASHED.items():
        text = with_hashes(run(command, folder, build), purpose)
        (REQUIREMENTS / f"{name}.txt").write_text(text, encoding="utf-8")


def run(command: str, folder: Path, told: str = "") -> list[str]:
    """Return the lines that a command writes."""
    done = subprocess.run(command.split(), cwd=folder, input=told, check=True, stdout=subprocess.PIPE, text=True)
    return done.stdout.splitlines()


def main(argv: list[str]) -> int:
    """Ask the registry for the newest versions that the ranges allow, write them down, and return 0.

    With --hashes the versions stay; only deploy/requirements/*.txt are written again.
    """
    text = PROJECT.read_text(encoding="utf-8")
    if argv == ["--hashes"]:
        with TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "pyproject.toml").write_text(text, encoding="utf-8")
            run(LOCK, folder)
            write_hashes(text, folder)
        return 0
    for name in ("constraint-dependencies", "build-constraint-dependencies"):
        text = with_pins(text, name, [])
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyproject.toml").write_text(text, encoding="utf-8")
        run(LOCK, folder)
        text = with_pins(text, "constraint-dependencies", run(EXPORT, folder))
        build = "\n".join(tomllib.loads(text)["build-system"]["requires"])
        text = with_pins(text, "build-constraint-dependencies", run(BUILD, folder, build))
        (folder / "pyproject.toml").write_text(text, encoding="utf-8")
        run(LOCK, folder)
        write_hashes(text, folder)
    PROJECT.write_text(text, encoding="utf-8")
    pins = tomllib.loads(text)["tool"]["uv"]["constraint-dependencies"]
    CONSTRAINTS.write_text(for_pip(pins), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
