"""`pytest -m quick` has something of every area, and what it leaves out is there."""

from pathlib import Path

import pytest

from tests.tiers import EXHAUSTIVE, LONG, ROOT, SHORT, is_exhaustive, is_long

TESTS = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("tests/**/test_*.py"))]
AREAS = {Path(path).parent.as_posix() for path in TESTS if not is_exhaustive(path)} - {"tests/e2e"}


def test_what_is_left_out_is_there() -> None:
    for name in sorted(LONG | EXHAUSTIVE | SHORT):
        path, _, test = name.partition("::")
        assert (ROOT / path).exists(), name
        assert not test or f"def {test.partition('[')[0]}(" in (ROOT / path).read_text(encoding="utf-8"), name


@pytest.mark.parametrize("area", sorted(AREAS))
def test_every_area_has_quick_tests(area: str) -> None:
    assert [path for path in TESTS if Path(path).parent.as_posix() == area and not is_long(path)]


@pytest.mark.xdist_group("one group")
def test_a_worker_sends_groups_with_the_ids_of_tests(request: pytest.FixtureRequest) -> None:
    """Without them each worker plays the games again that tests of a group share."""
    in_worker = request.config.getoption("loadgroup", default=False)
    assert request.node.nodeid.endswith("@one group") == in_worker
