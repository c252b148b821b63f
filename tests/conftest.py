"""What every test leaves as it found it."""

import logging
from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Undo what a test's `log.configure` does: a handler left behind writes to a stream that is closed by then."""
    root, library = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, library.level
    yield
    root.handlers[:], root.level = before[0], before[1]
    library.setLevel(before[2])
    structlog.reset_defaults()
