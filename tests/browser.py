"""The sandbox's page in a real browser: Debian's Chromium, driven by Playwright."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.sandbox import Sandbox

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
HERE = CHROMIUM.exists()
PATIENCE = 20_000
"""Milliseconds until what does not appear is missing: other tests may be keeping the machine busy."""
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser; without one the test is skipped and says so, but fails where CI=true."""
    if not HERE:
        if os.environ.get("CI") == "true":
            pytest.fail(f"no browser at {CHROMIUM}")
        pytest.skip(f"no browser at {CHROMIUM}")
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        started = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=ARGS)
        yield started
        await started.close()


async def blank(browser: Browser, width: int) -> tuple[Page, list[str]]:
    """Open a tab with nothing in it; return it with the list of what goes wrong in it."""
    page = await browser.new_page(viewport={"width": width, "height": 760})
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    return page, wrong


async def visit(browser: Browser, sandbox: Sandbox, width: int, name: str = "Anna") -> tuple[Page, list[str]]:
    """Open the page as somebody; return it with the list of what goes wrong in it."""
    page, wrong = await blank(browser, width)
    await page.goto(f"{sandbox.url}/?as={name}")
    return page, wrong
