"""Open the sandbox's page in Debian's Chromium, driven by Playwright.

Chromium and Playwright's driver start once per worker (`chromium_process`). Each test connects to them and closes its
own pages, because Playwright's objects belong to one event loop and each test has its own.
"""

import asyncio
import os
import re
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from playwright._impl._driver import compute_driver_executable, get_driver_env
from playwright._impl.transport import PipeTransport
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


@dataclass(frozen=True)
class Chromium:
    """A Chromium that runs.

    Args:
        address: of its debugging port.
        driver: the socket of Playwright's driver.
    """

    address: str
    driver: Path


@contextmanager
def chromium_process() -> Iterator[Chromium]:
    """Run one headless Chromium, and Playwright's driver beside it.

    Skips the test if there is no Chromium, and fails it if CI=true.
    """
    if not HERE:
        if os.environ.get("CI") == "true":
            pytest.fail(f"no browser at {CHROMIUM}")
        pytest.skip(f"no browser at {CHROMIUM}")
    with tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as profile:
        own = ["--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank"]
        command = [str(CHROMIUM), *ARGS, *own]
        driver, port = Path(profile) / "driver", Path(profile) / "DevToolsActivePort"
        with _started(command) as browser, _started(_driver_command(driver), get_driver_env()) as node:
            _wait_for(port, browser)
            _wait_for(driver, node)
            yield Chromium(f"http://127.0.0.1:{port.read_text().splitlines()[0]}", driver)


@contextmanager
def _started(command: list[str], environment: dict[str, str] | None = None) -> "Iterator[subprocess.Popen[bytes]]":
    """Run a program, which ends with the block."""
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield process
        finally:
            process.terminate()


def _driver_command(path: Path) -> list[str]:
    node, script = compute_driver_executable()
    return [node, str(Path(__file__).with_name("driver.js")), str(Path(script).parent), str(path)]


def _wait_for(file: Path, process: "subprocess.Popen[bytes]") -> None:
    """Wait until a program has written a file, or has opened a socket there."""
    deadline = time.monotonic() + START_SECONDS
    while not (file.exists() and (file.is_socket() or file.read_text())):
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"{process.args!r} did not start: status {process.returncode}")
        time.sleep(0.05)


@asynccontextmanager
async def connected(running: Chromium) -> AsyncIterator[Browser]:
    """Connect Playwright to a running Chromium; close its pages at the end."""

    async def connect(transport: Any) -> None:
        reader, writer = await asyncio.open_unix_connection(running.driver)
        transport._stopped_future = asyncio.get_running_loop().create_future()
        transport._proc = SimpleNamespace(stdin=writer, stdout=reader, communicate=writer.wait_closed)
        transport._output = writer

    expect.set_options(timeout=PATIENCE)
    with patch.object(PipeTransport, "connect", connect):
        playwright = await async_playwright().start()
    try:
        browser = await playwright.chromium.connect_over_cdp(running.address)
        try:
            yield browser
        finally:
            for context in browser.contexts:
                await context.close()
            await browser.close()
    finally:
        await playwright.stop()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Run a Chromium and connect to it, for programs that draw images."""
    with chromium_process() as running:
        async with connected(running) as browser:
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
    """Open the page as a user; return it with the list of what goes wrong in it."""
    page, wrong = await blank(browser, width)
    await page.goto(f"{sandbox.url}/?as={name}")
    return page, wrong


def named(text: str) -> str:
    """Return a text with each @name as the bot writes names: between marks that keep their direction of writing."""
    return re.sub(r"@(\w+)", "\u2068\\1\u2069", text)
