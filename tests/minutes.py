"""Show where the minutes of a test run go: wall and CPU time by file, from pytest's JUnit report.

python -m tests.minutes               runs README's test command and shows the table
python -m tests.minutes FILE          shows the table of a run with --junit-xml=FILE
python -m tests.minutes -- ARGUMENTS  runs `pytest ARGUMENTS`
"""

import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

BEGAN = pytest.StashKey[float]()
PROPERTY = "cpu_seconds"
"""Name of the property in the report, which `tests/conftest.py` adds to each test."""
ROWS = 30


@dataclass
class Row:
    """The tests of a file or of a folder."""

    name: str
    tests: int = 0
    wall: float = 0.0
    cpu: float = 0.0

    def add(self, wall: float, cpu: float) -> None:
        """Add a test."""
        self.tests += 1
        self.wall += wall
        self.cpu += cpu

    def __str__(self) -> str:
        return f"| {self.name} | {self.tests:,} | {self.wall:.0f} | {self.cpu:.0f} |"


def cpu_seconds() -> float:
    """Return the CPU time, user and system, of this process and of its children that have ended."""
    return sum(os.times()[:4])


def rows(report: Path, depth: int | None = None) -> list[Row]:
    """Return the files of a JUnit report, or its folders down to a depth, the one with most CPU time first."""
    found: dict[str, Row] = {}
    for case in ET.parse(report).iter("testcase"):
        path = _path(case.get("classname", ""))
        name = "/".join(path.split("/")[:depth])
        cpu = next(
            (float(each.get("value", 0)) for each in case.iter("property") if each.get("name") == PROPERTY), 0.0
        )
        found.setdefault(name, Row(name)).add(float(case.get("time", 0)), cpu)
    return sorted(found.values(), key=lambda row: -row.cpu)


def _path(classname: str) -> str:
    """Return the file of a test, whose module (and class) JUnit reports name with dots."""
    parts = classname.split(".")
    end = next((number for number, part in enumerate(parts) if part.startswith("test_")), len(parts) - 1)
    return "/".join(parts[: end + 1]) + ".py"


def table(report: Path) -> str:
    """Return the tables of a report, in Markdown: by folder, then the files that take most."""
    by_folder, by_file = rows(report, 2), rows(report)
    whole = Row("all")
    for row in by_folder:
        whole.tests, whole.wall, whole.cpu = whole.tests + row.tests, whole.wall + row.wall, whole.cpu + row.cpu
    head = "| where | tests | wall seconds, of all workers | CPU seconds |\n|---|---|---|---|"
    lines = [head, *map(str, [whole, *by_folder]), "", head, *map(str, by_file[:ROWS])]
    return "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    """Run pytest, unless a report is named; print the tables and return pytest's exit status."""
    if arguments and arguments[0] != "--":
        print(table(Path(arguments[0])))  # noqa: T201
        return 0
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", f"--junit-xml={report}", *arguments[1:]]
        status = subprocess.run(command, check=False).returncode
        if report.exists():
            print(table(report))  # noqa: T201
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
