"""A test that opens a PostgreSQL server, a page in Chromium and a bot, and waits to be killed (`test_reaper.py`)."""

import asyncio
import os
from pathlib import Path

import pytest
from playwright.async_api import Browser

from bot.sandbox import Sandbox
from tests.browser import visit
from tests.e2e.conftest import Run, run, sandbox

OPENED = Path(os.environ["OPENED"])
"""The file that says that all is open, by the process id of the tests."""
__all__ = ["run", "sandbox"]


def report() -> None:
    OPENED.write_text(str(os.getpid()))


@pytest.mark.usefixtures("postgres")
async def test_much_is_open(sandbox: Sandbox, run: Run, browser: Browser) -> None:
    async with run():
        await visit(browser, sandbox, 400)
        report()
        await asyncio.Event().wait()
