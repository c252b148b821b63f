"""The pages of fault tests name existing tests, and every test of tests/e2e/test_faults.py."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "dev").glob("fault-tests*.md"))
PAGE = "\n".join(path.read_text(encoding="utf-8") for path in PAGES)
FAULTS = "tests/e2e/test_faults.py"


def there_are(file: str) -> set[str]:
    return set(re.findall(r"^async def (test_\w+)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE))


def test_every_fault_names_a_test_that_there_is() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "fault | what" not in line]
    assert len(rows) > 20
    for row in rows:
        named = re.findall(r"\(\.\./\.\./(tests/[\w/]+\.py)\) `(test_\w+)`", row)
        assert named, row
        for file, test in named:
            assert test in there_are(file), f"{file} has no {test}"


def test_every_test_of_a_fault_is_named() -> None:
    assert there_are(FAULTS) <= set(re.findall(r"`(test_\w+)`", PAGE))
