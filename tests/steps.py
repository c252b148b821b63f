"""Redraw the images of docs/owner.md: `python -m tests.steps [FOLDER]`.

What a terminal or an editor shows is what the program says, run for it here. What a page of another user's shows is
a sketch and looks like one: it says which button is meant, and not how the page looks.
"""

import asyncio
import html
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.async_api import Browser

from bot.app import create_bot
from bot.cli.runner import FORGETS, HINT
from bot.config import Settings
from bot.sandbox import Sandbox
from bot.ui import use_endpoint
from tests.browser import chromium
from tests.e2e.conftest import CATALOGS, ROOT, online
from tests.screenshots import FOLDER, small

ASK = """
import sys
from bot.cli import main
from bot.ui import use_endpoint
use_endpoint(*sys.argv[1:])
main(["doctor"])
"""

STYLE = """
body { margin: 0; width: 560px; font: 17px/1.45 Cantarell, "DejaVu Sans", sans-serif; color: #23201a; }
#shown { box-sizing: border-box; width: 560px; padding: 18px; background: #efe8d8; }
.window { border-radius: 9px; overflow: hidden; border: 2px solid #4b4335; background: #1f2420; color: #e9e4d4; }
.window header { background: #4b4335; color: #efe8d8; padding: 4px 14px; font-size: 14px; }
.window pre { margin: 0; padding: 14px; font: 13px/1.5 "DejaVu Sans Mono", monospace; white-space: pre-wrap; }
.typed { color: #f3c64b; }
.page { border: 2.5px dashed #6b6150; border-radius: 14px 9px 16px 8px; background: #fbf7ec; padding: 16px 18px;
  display: flex; gap: 18px; }
.page nav { border-right: 2px dashed #b3a88f; padding-right: 16px; color: #6b6150; min-width: 120px; }
.page nav div, .page main div { margin: 5px 0; }
.page main { flex: 1; }
.row { display: flex; gap: 10px; align-items: center; justify-content: space-between; }
.button { display: inline-block; border: 2px solid #6b6150; border-radius: 9px 7px 10px 8px; padding: 3px 14px; }
.this { border: 3px solid #a8321f; border-radius: 12px 9px 13px 8px; padding: 3px 12px; color: #a8321f;
  font-weight: bold; display: inline-block; }
.faint { color: #8d826b; }
.box { display: inline-block; width: 15px; height: 15px; border: 2px solid #6b6150; margin-right: 8px;
  vertical-align: -2px; border-radius: 3px; line-height: 14px; font-weight: bold; color: #a8321f; }
.line { border: 2px solid #b3a88f; border-radius: 7px; padding: 3px 10px; overflow: hidden; white-space: nowrap; }
footer { font-size: 13.5px; color: #6b6150; margin-top: 9px; }
"""
SKETCH = "A sketch of ours: the page itself looks different. In red: what to press."
MANAGED = """\
error: externally-managed-environment

× This environment is externally managed
╰─> To install Python packages system-wide, try apt install
    python3-xyz, where xyz is the package you are trying to
    install.
    …"""
"""What pip says on Debian 12, as it stands there."""


def window(title: str, typed: str, told: str) -> str:
    """Return a terminal with what was typed in it and what it says."""
    command = f'<span class="typed">$ {html.escape(typed)}</span>\n' if typed else ""
    return f'<div class="window"><header>{title}</header><pre>{command}{html.escape(told)}</pre></div>'


def sketch(chosen: tuple[str, ...], main: str) -> str:
    """Return a page of another user's, with a list at its left."""
    left = f"<nav>{''.join(f'<div>{each}</div>' for each in chosen)}</nav>" if chosen else ""
    return f'<div class="page">{left}<main>{main}</main></div><footer>{SKETCH}</footer>'


def this(text: str) -> str:
    """Return what is to be pressed."""
    return f'<span class="this">{text}</span>'


def ticked(text: str) -> str:
    """Return a box that is ticked."""
    return f'<div><span class="box">✓</span>{text}</div>'


LEFT = ("General Information", "Installation", "OAuth2", "Bot", "…")


def left(chosen: str) -> tuple[str, ...]:
    """Return the list at the left of an application's page."""
    return tuple(this(each) if each == chosen else each for each in LEFT)


def sketches() -> dict[str, str]:
    """Return the steps on pages of others."""
    files = "".join(f'<div class="faint">{name}</div>' for name in ("bot", "docs", "README.md", "…"))
    permissions = (
        *("View Channels", "Send Messages", "Create Public Threads", "Send Messages in Threads", "Create Events"),
        *("Embed Links", "Attach Files", "Read Message History"),
    )
    return {
        "owner-download": sketch(
            (),
            f'<div class="row"><b>cardtable</b>{this("Code ▾")}</div>'
            f'<div class="row"><span>{files}</span><span><div class="button">Clone …</div>'
            f"<div>{this('Download ZIP')}</div></span></div>",
        ),
        "owner-application": sketch(
            (),
            f'<div class="row"><b>Applications</b>{this("New Application")}</div>'
            '<div class="line">Name: <b>Card table</b></div>'
            f'<div class="row"><span>{"<span class=box>✓</span>"}the terms</span>{this("Create")}</div>',
        ),
        "owner-token": sketch(
            left("Bot"),
            f'<div><b>Token</b></div><div class="line faint">•••••••••••••••••</div><div>{this("Reset Token")} '
            f"{this('Copy')}</div><div><b>Privileged Gateway Intents</b></div>"
            '<div class="faint">○ all of them off</div>',
        ),
        "owner-invite": sketch(
            left("OAuth2"),
            "<div><b>Scopes</b></div>"
            + "".join(map(ticked, ("bot", "applications.commands")))
            + "<div><b>Bot permissions</b></div>"
            + "".join(map(ticked, permissions))
            + f'<div class="row"><span class="line">https://discord.…</span>{this("Copy")}</div>',
        ),
    }


async def terminals() -> dict[str, str]:
    """Return the steps in a terminal; the bot says what it says."""
    start = f"The card table is open: http://127.0.0.1:8080\n{HINT}\n{FORGETS}\nStop with Ctrl+C."
    env = "# The bot's token\nDISCORD_TOKEN=PASTE-YOURS-HERE\n\n# Where the database is kept\nBOT_DATA_DIR=data"
    return {
        "owner-managed": window("Terminal", "pip install uv", MANAGED),
        "owner-start": window("Terminal", "uv run bot", start),
        "owner-env": window("nano .env", "", env),
        "owner-doctor": window("Terminal", "uv run bot doctor", await doctor()),
    }


async def doctor() -> str:
    """Return what doctor says of a bot that is in order, on the sandbox instead of Discord."""
    with tempfile.TemporaryDirectory() as name:
        async with Sandbox() as sandbox:
            stop = use_endpoint(sandbox.api, sandbox.gateway)
            given = Settings(_env_file=None, data_dir=Path(name) / "data", card_emojis=False)
            async with online(sandbox, create_bot(given, rng=Random(1), catalogs=CATALOGS)):
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-c", ASK, sandbox.api, sandbox.gateway),
                    cwd=name,
                    env={"PYTHONPATH": str(ROOT), "PATH": os.defpath, "DISCORD_TOKEN": sandbox.token},
                    stdout=asyncio.subprocess.PIPE,
                )
                told, _ = await process.communicate()
            stop()
    return told.decode()


async def draw(browser: Browser, folder: Path, name: str, shown: str) -> None:
    """Draw one step."""
    page = await browser.new_page(viewport={"width": 560, "height": 400}, device_scale_factor=2)
    await page.set_content(f'<style>{STYLE}</style><div id="shown">{shown}</div>')
    (folder / f"{name}.png").write_bytes(small(await page.locator("#shown").screenshot()))
    await page.close()


async def take(folder: Path) -> None:
    """Draw all steps."""
    async with chromium() as browser:
        for name, shown in (sketches() | await terminals()).items():
            await draw(browser, folder, name, shown)


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(take(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
