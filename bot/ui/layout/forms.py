"""Forms: windows with up to five labelled fields, and what was filled in there."""

from collections.abc import Collection, Mapping
from typing import Any

import discord
from discord import Interaction, SelectOption, ui

from bot.ui.layout.address import Address
from bot.ui.layout.limits import HINT, LABEL, MOST_OPTIONS, OPTION_LABEL, TITLE, clip

NONE = "-"
"""The value of what stands for no choice: Discord takes no empty ones."""


class Form:
    """A form being made, from top to bottom; what is chosen now is filled in.

    Args:
        title: its title.
        address: where it comes back to.
    """

    def __init__(self, title: str, address: Address) -> None:
        self._modal = ui.Modal(title=clip(title, TITLE), custom_id=address.custom_id(), timeout=None)

    def choose(self, name: str, label: str, options: Mapping[str, str], chosen: str, hint: str = "") -> None:
        """Add a list to choose one of; `options` are words by value."""
        listed = [
            SelectOption(label=clip(words, OPTION_LABEL), value=value, default=value == chosen)
            for value, words in list(options.items())[:MOST_OPTIONS]
        ]
        self._add(label, hint, ui.Select[ui.Modal](custom_id=name, options=listed))

    def radio(self, name: str, label: str, options: Mapping[str, str], chosen: str, hint: str = "") -> None:
        """Add two to ten possibilities of which one is marked."""
        listed = [
            discord.RadioGroupOption(label=clip(words, OPTION_LABEL), value=value, default=value == chosen)
            for value, words in options.items()
        ]
        self._add(label, hint, ui.RadioGroup[ui.Modal](custom_id=name, options=listed))

    def tick(
        self, name: str, label: str, options: Mapping[str, str], ticked: Collection[str], hint: str = ""
    ) -> None:
        """Add up to ten boxes, any of which can be ticked."""
        listed = [
            discord.CheckboxGroupOption(label=clip(words, OPTION_LABEL), value=value, default=value in ticked)
            for value, words in options.items()
        ]
        boxes: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
            custom_id=name, options=listed, required=False, min_values=0, max_values=len(listed)
        )
        self._add(label, hint, boxes)

    def write(self, name: str, label: str, text: str, hint: str = "", *, most: int = LABEL) -> None:
        """Add a line to write something in, or nothing."""
        line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=name, default=text, required=False, max_length=most)
        self._add(label, hint, line)

    def channel(self, name: str, label: str, chosen: int | None, hint: str = "") -> None:
        """Add a list of the guild's text channels, of which one or none is chosen."""
        now = [discord.SelectDefaultValue.from_channel(discord.Object(chosen))] if chosen else []
        channels: ui.ChannelSelect[ui.Modal] = ui.ChannelSelect(
            custom_id=name,
            channel_types=[discord.ChannelType.text],
            default_values=now,
            required=False,
            min_values=0,
        )
        self._add(label, hint, channels)

    def role(self, name: str, label: str, chosen: int | None, hint: str = "") -> None:
        """Add a list of the guild's roles, of which one or none is chosen."""
        now = [discord.SelectDefaultValue.from_role(discord.Object(chosen))] if chosen else []
        roles: ui.RoleSelect[ui.Modal] = ui.RoleSelect(
            custom_id=name, default_values=now, required=False, min_values=0
        )
        self._add(label, hint, roles)

    def modal(self) -> ui.Modal:
        """Return the form, stopped, so that the library keeps nothing of it in memory."""
        self._modal.stop()
        return self._modal

    def _add(self, label: str, hint: str, field: ui.Item[ui.Modal]) -> None:
        text = clip(label, TITLE)
        self._modal.add_item(ui.Label(text=text, description=clip(hint, HINT) or None, component=field))


def filled(interaction: Interaction) -> dict[str, list[str]] | None:
    """Return what was filled into a form, by field; None if it is no form that has come back."""
    if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
        return None
    found: dict[str, list[str]] = {}
    labels: list[Mapping[str, Any]] = interaction.data.get("components", [])  # pyright: ignore[reportAssignmentType]
    for label in labels:
        field = label.get("component", {})
        single = [] if field.get("value") is None else [field["value"]]
        found[str(field.get("custom_id", ""))] = [str(value) for value in field.get("values", single)]
    return found


def one(fields: Mapping[str, list[str]], name: str, otherwise: str = NONE) -> str:
    """Return the one value of a field, or what stands for none."""
    return next(iter(fields.get(name, ())), otherwise)
