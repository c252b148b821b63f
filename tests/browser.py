"""Open the sandbox's page in Debian's Chromium, driven by Playwright.

Chromium starts once per worker (`chromium_process`). Each test connects to it by Chromium's debugging protocol and
closes its own pages, because Playwright's objects belong to one event loop and each test has its own.
"""

import os
import re
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.sandbox import Sandbox

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
HERE = CHROMIUM.exists()
PATIENCE = 20_000
"""Milliseconds until what does not appear is missing: other tests may be keeping the machine busy."""
UNUSED = (
    # for each window: four pages of the address bar's list
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # for each window: a process for a page that may be opened later
    "SpareRendererForSitePerProcess",
)
"""Features of Chromium that take half of a test's CPU time."""
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-breakpad",
    "--disable-component-update",
    "--disable-crash-reporter",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
    "--metrics-recording-only",
    f"--disable-features={','.join(UNUSED)}",
]


START_SECONDS = 60
WIDTHS = 380, 1200
"""A phone and a computer."""


@contextmanager
def chromium_process() -> Iterator[str]:
    """Run one headless Chromium; yield the address of its debugging port.

    Skips the test if there is no Chromium, and fails it if CI=true.
    """
    if not HERE:
        if os.environ.get("CI") == "true":
            pytest.fail(f"no browser at {CHROMIUM}")
        pytest.skip(f"no browser at {CHROMIUM}")
    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as profile:
        # Playwright's driver starts for each test; Node.js compiles it once.
        os.environ["NODE_COMPILE_CACHE"] = f"{profile}/node"
        own = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        command = [str(CHROMIUM), *ARGS, *own]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
            try:
                yield f"http://127.0.0.1:{_port(Path(profile) / 'DevToolsActivePort', process)}"
            finally:
                process.terminate()


def _port(file: Path, process: "subprocess.Popen[bytes]") -> str:
    """Wait until Chromium has written its debugging port; return it."""
    deadline = time.monotonic() + START_SECONDS
    while not (file.exists() and (lines := file.read_text().splitlines())):
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"Chromium did not start: status {process.returncode}")
        time.sleep(0.05)
    return lines[0]


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Browser]:
    """Connect Playwright to a running Chromium; close its pages at the end."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.connect_over_cdp(address)
        try:
            yield browser
        finally:
            for context in browser.contexts:
                await context.close()
            await browser.close()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Run a Chromium and connect to it, for programs that draw pictures."""
    with chromium_process() as address:
        async with connected(address) as browser:
            yield browser


async def blank(browser: Browser, width: int) -> tuple[Page, list[str]]:
    """Open a tab with nothing in it; return it with the list of what goes wrong in it."""
    page = await browser.new_page(viewport={"width": width, "height": 760})
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
    return page, wrong


async def fits(page: Page) -> bool:
    """Return whether the page is as narrow as the window, on a phone and on a computer."""
    before, narrow_enough = page.viewport_size, True
    assert before is not None
    for width in WIDTHS:
        await page.set_viewport_size({"width": width, "height": before["height"]})
        narrow_enough &= await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await page.set_viewport_size(before)
    return narrow_enough


async def visit(browser: Browser, sandbox: Sandbox, width: int, name: str = "Anna") -> tuple[Page, list[str]]:
    """Open the page as somebody; return it with the list of what goes wrong in it."""
    page, wrong = await blank(browser, width)
    await page.goto(f"{sandbox.url}/?as={name}")
    return page, wrong


def named(text: str) -> str:
    """Return a text with each @name as the bot writes names: between marks that keep their direction of writing."""
    return re.sub(r"@(\w+)", "\u2068\\1\u2069", text)
