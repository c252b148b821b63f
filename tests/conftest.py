"""What every test leaves as it found it, and the browser for those that look at the page."""

import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import structlog
from playwright.async_api import Browser

from tests.browser import chromium


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """Undo what a test's `log.configure` does: a handler left behind writes to a stream that is closed by then."""
    root, library = logging.getLogger(), logging.getLogger("discord")
    before = root.handlers[:], root.level, library.level
    yield
    root.handlers[:], root.level = before[0], before[1]
    library.setLevel(before[2])
    structlog.reset_defaults()


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser of the test's own."""
    async with chromium() as started:
        yield started
