"""The report: a Markdown file that an owner can attach to an issue, and that a later run reads and continues."""

import platform
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import cast, get_args

import discord

from bot.cli.check_discord.assumptions import assume, by_press
from bot.cli.check_discord.outcomes import Result, Verdict
from bot.cli.check_discord.probe import Exchange
from bot.cli.check_discord.steps import STEPS
from bot.version import release

TITLE = "# bot check-discord"
SECTIONS = ("Assumptions", "Steps", "Requests")
ANSWERS = ("looks right", "looks wrong", "skipped")
_ID = re.compile(r"\d{15,}")
_ROW = re.compile(r"^\| ([a-z0-9-]+) \| ([a-z ]+) \| (.*) \|$", re.MULTILINE)


@dataclass(slots=True)
class Report:
    """The results about Discord.

    Args:
        results: by the id of the assumption.
        answers: by the id of the step: one of `ANSWERS`.
        left: kinds of things that could not be deleted.
    """

    results: dict[str, Result] = field(default_factory=dict[str, Result])
    answers: dict[str, str] = field(default_factory=dict[str, str])
    left: list[str] = field(default_factory=list[str])

    @property
    def differs(self) -> bool:
        """Whether Discord differs from an assumption, or a step looks wrong."""
        return any(each.verdict == "differs" for each in self.results.values()) or "looks wrong" in (
            self.answers.values()
        )

    def write(self, path: Path, exchanges: Iterable[Exchange], secret: str) -> None:
        """Write the file.

        Args:
            secret: the token, which must not be in it.
        """
        versions = f"{release()} · discord.py {discord.__version__} · Python {platform.python_version()}"
        lines = [
            TITLE,
            "",
            f"{versions} · {datetime.now(UTC):%Y-%m-%d}",
            "",
            f"## {SECTIONS[0]}",
            "",
            *table("id", "result", "assumption, reason"),
        ]
        for each in (*assume.all, *by_press.all):
            found = self.results.get(each.id)
            if found is not None:
                reason = f": {found.reason}" if found.reason else ""
                lines.append(f"| {each.id} | {found.verdict} | {cell(each.text + reason)} |")
        if self.left:
            lines += ["", f"Could not be deleted: {', '.join(self.left)}."]
        lines += ["", f"## {SECTIONS[1]}", "", *table("id", "answer", "what is right")]
        for step in STEPS:
            if step.id in self.answers:
                lines.append(f"| {step.id} | {self.answers[step.id]} | {cell(step.right)} |")
        lines += ["", f"## {SECTIONS[2]}", "", *table("route", "requests", "most in a time", "429")]
        lines += [f"| {' | '.join(row)} |" for row in requests(exchanges)]
        path.write_text(redacted("\n".join(lines) + "\n", secret), encoding="utf-8")


def read(path: Path) -> Report:
    """Return the report of an earlier run, or an empty one; raises ValueError if the file is no report."""
    report = Report()
    if not path.exists() or not path.stat().st_size:
        return report
    text = path.read_text(encoding="utf-8")
    if not text.startswith(TITLE):
        raise ValueError("the file is no report of bot check-discord")
    known: Mapping[str, str] = {each.id: each.text for each in (*assume.all, *by_press.all)}
    for name, said, words in _ROW.findall(text):
        if name in known and said in get_args(Verdict):
            reason = words.removeprefix(cell(known[name])).removeprefix(": ")
            report.results[name] = Result(cast("Verdict", said), reason)
        elif said in ANSWERS and name in {step.id for step in STEPS}:
            report.answers[name] = said
    return report


def table(*heads: str) -> list[str]:
    """Return the first two lines of a table."""
    return [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]


def cell(text: str) -> str:
    """Return a text that fits into a cell."""
    return text.replace("|", "/").replace("\n", " ")


def redacted(text: str, secret: str) -> str:
    """Return a text without the token, and without anything that could be an id."""
    return _ID.sub("…", text.replace(secret, "…") if secret else text)


def requests(exchanges: Iterable[Exchange]) -> list[tuple[str, str, str, str]]:
    """Return a row for each route: requests, the announced limit, requests that were too early."""
    by_route: dict[str, list[Exchange]] = {}
    for each in exchanges:
        by_route.setdefault(each.route, []).append(each)
    rows: list[tuple[str, str, str, str]] = []
    for route, found in sorted(by_route.items()):
        limit = max((each.limit for each in found if each.limit), default=None)
        said = f"{limit[0]} in {limit[1]:.1f} s" if limit else "not announced"
        early = [each for each in found if each.status == 429]
        scopes = ", ".join(sorted({each.scope for each in early if each.scope}))
        rows.append((route, str(len(found)), said, f"{len(early)} {scopes}".strip()))
    return rows
