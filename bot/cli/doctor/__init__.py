"""`bot doctor`: check this installation and its permissions on Discord. Each problem has a remedy."""

import argparse
import asyncio
import json
from collections.abc import Callable, Collection
from datetime import UTC, datetime

from rich.console import Console
from rich.text import Text

from bot.cli.doctor.findings import SIGNS, Finding, note

COLORS = {"ok": "green", "bad": "red", "note": "yellow"}


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("doctor", help="check settings, database, token and permissions", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")
    parser.epilog = "Example: bot doctor"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check and print; return 1 if there is a problem."""
    findings = examine(lambda: datetime.now(UTC))
    ill = any(finding.mark == "bad" for finding in findings)
    if args.json:
        print(json.dumps({"ok": not ill, "findings": [finding.json() for finding in findings]}, indent=1))
    else:
        _print(findings)
    return 1 if ill else 0


def examine(now: Callable[[], datetime]) -> list[Finding]:
    """Return all findings, those without preconditions first."""
    # Only now: the other subcommands don't wait for discord.py to load.
    from bot.cli.doctor import discord_checks, local_checks

    settings, found = local_checks.settings()
    findings = [local_checks.python(), local_checks.speed(), *found]
    if settings is None:
        return findings
    seen, found = (
        local_checks.server(settings.server) if settings.server else local_checks.database(settings.database)
    )
    findings += [local_checks.folder(settings.data_dir), *found]
    if settings.discord_token is None:
        advice = "Without one the bot opens the sandbox. To run it on Discord put DISCORD_TOKEN=... into .env."
        return [*findings, note("token", "there is none", advice)]
    in_use: Collection[int] = seen.channels if seen else ()
    findings.append(discord_checks.invalid_requests(settings, now))
    return [*findings, *asyncio.run(discord_checks.at_discord(settings, in_use, now))]


def _print(findings: list[Finding]) -> None:
    console = Console()
    width = max(len(finding.check) for finding in findings)
    for finding in findings:
        line = Text.assemble(
            (SIGNS[finding.mark], COLORS[finding.mark]), f" {finding.check:<{width}}  {finding.text}"
        )
        console.print(line, soft_wrap=True)
        if finding.advice:
            console.print(Text(f"  {'':<{width}}  → {finding.advice}", "dim"), soft_wrap=True)
