"""The checklist in the channel: a message for each step, with buttons for owners and managers only."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.cli.check_discord.assumptions import by_press
from bot.cli.check_discord.probe import Probe
from bot.cli.check_discord.report import ANSWERS, Report
from bot.cli.check_discord.running import tried
from bot.cli.check_discord.steps import STEPS, Step

LABELS = ("Looks right", "Looks wrong", "Skip")
STYLES = (discord.ButtonStyle.success, discord.ButtonStyle.danger, discord.ButtonStyle.secondary)
NOT_YOURS = "Only people who can manage this server, and the bot's owner, can answer here."


class Card(ui.LayoutView):
    """One step, with its buttons."""

    def __init__(self, probe: Probe, step: Step) -> None:
        super().__init__(timeout=None)
        words = f"### Step {step.number} of {len(STEPS)}\n{step.do}\n\n**Right is:** {step.right}\n-# {probe.tag}"
        buttons: list[ui.Item[Any]] = [
            ui.Button(label=label, style=style, custom_id=f"{probe.tag}:{step.id}:{answer}")
            for label, style, answer in zip(LABELS, STYLES, ANSWERS, strict=True)
        ]
        self.add_item(ui.Container(ui.TextDisplay(words), ui.ActionRow(*buttons)))


@dataclass(slots=True)
class Guide:
    """Posts one step after the other, and takes the answers.

    Args:
        report: the results so far; it gets the answers.
    """

    probe: Probe
    report: Report
    owners: frozenset[int]
    save: Callable[[], None]
    show: Callable[[str], None]
    _presses: "asyncio.Queue[discord.Interaction]" = field(default_factory=asyncio.Queue)

    async def run(self) -> None:
        """Go through the steps without an answer."""
        waiting = [step for step in STEPS if step.id not in self.report.answers]
        for step in waiting:
            await self.probe.send(Card(self.probe, step), ())
            answer = await self._answer(step)
            self.report.answers[step.id] = answer
            self.save()
            self.show(f"{step.id}  {answer}")
            await tried(self.probe.clean())

    async def _answer(self, step: Step) -> str:
        """Wait for the answer to a step; try an assumption with that click."""
        while True:
            press = await self._presses.get()
            about, _, answer = custom_id(press).removeprefix(f"{self.probe.tag}:").partition(":")
            if not self._may(press):
                await press.response.send_message(NOT_YOURS, ephemeral=True)
            elif about != step.id or answer not in ANSWERS:
                await press.response.defer()  # clicked twice
            else:
                await self._try(press)
                return answer

    def _may(self, press: discord.Interaction) -> bool:
        return press.permissions.manage_guild or press.user.id in self.owners

    async def _try(self, press: discord.Interaction) -> None:
        """Answer a click by trying an assumption that has not been tried yet."""
        done = {name for name, result in self.report.results.items() if result.verdict != "could not try"}
        assumption = next((each for each in by_press.all if each.id not in done), None)
        if assumption is None:
            await press.response.defer()
            return
        result = await tried(assumption.check(self.probe, press))
        self.report.results[assumption.id] = result
        self.show(f"{assumption.id}  {result.verdict}  {result.reason}".rstrip())

    async def pressed(self, interaction: discord.Interaction) -> None:
        """Handle a click on one of this run's buttons; the bot itself handles the others."""
        if custom_id(interaction).startswith(f"{self.probe.tag}:"):
            await self._presses.put(interaction)


def custom_id(interaction: discord.Interaction) -> str:
    """Return an interaction's custom id, "" if it has none."""
    return str((interaction.data or {}).get("custom_id", ""))
