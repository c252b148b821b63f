"""Build forms with up to five labelled fields, and read the submitted values."""

import re
from collections.abc import Collection, Mapping
from typing import Any

import discord
from discord import Interaction, SelectOption, ui

from bot.rules.errors import ParseError
from bot.ui.escaping import without_nul
from bot.ui.layout.custom_id import CustomId
from bot.ui.layout.discord_limits import MAX_HINT, MAX_LABEL, MAX_OPTION_LABEL, MAX_OPTIONS, MAX_TITLE, clip

NONE = "-"
"""The value of what stands for no choice: Discord takes no empty ones."""
ID = re.compile(r"[1-9][0-9]{0,17}|1[0-9]{18}")
"""A number of Discord's; what is longer the database doesn't hold."""


class Form:
    """Builds a form from top to bottom, with the present values filled in."""

    def __init__(self, title: str, address: CustomId) -> None:
        self._modal = ui.Modal(title=clip(title, MAX_TITLE), custom_id=address.custom_id(), timeout=None)

    def choose(self, name: str, label: str, options: Mapping[str, str], chosen: str, hint: str = "") -> None:
        """Add a list to choose one of; `options` are words by value."""
        listed = [
            SelectOption(label=clip(words, MAX_OPTION_LABEL), value=value, default=value == chosen)
            for value, words in list(options.items())[:MAX_OPTIONS]
        ]
        self._add(label, hint, ui.Select[ui.Modal](custom_id=name, options=listed))

    def radio(self, name: str, label: str, options: Mapping[str, str], chosen: str) -> None:
        """Add two to ten possibilities of which one is marked."""
        listed = [
            discord.RadioGroupOption(label=clip(words, MAX_OPTION_LABEL), value=value, default=value == chosen)
            for value, words in options.items()
        ]
        self._add(label, "", ui.RadioGroup[ui.Modal](custom_id=name, options=listed))

    def tick(self, name: str, label: str, options: Mapping[str, str], ticked: Collection[str]) -> None:
        """Add up to ten boxes, any of which can be ticked."""
        listed = [
            discord.CheckboxGroupOption(label=clip(words, MAX_OPTION_LABEL), value=value, default=value in ticked)
            for value, words in options.items()
        ]
        boxes: ui.CheckboxGroup[ui.Modal] = ui.CheckboxGroup(
            custom_id=name, options=listed, required=False, min_values=0, max_values=len(listed)
        )
        self._add(label, "", boxes)

    def write(self, name: str, label: str, text: str, hint: str = "", *, limit: int = MAX_LABEL) -> None:
        """Add a line to write something in, or nothing."""
        line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=name, default=text, required=False, max_length=limit)
        self._add(label, hint, line)

    def channel(self, name: str, label: str, chosen: Collection[int], hint: str = "", *, most: int = 1) -> None:
        """Add a list of the guild's text channels, of which none or up to `most` are chosen."""
        now = [discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in chosen]
        channels: ui.ChannelSelect[ui.Modal] = ui.ChannelSelect(
            custom_id=name,
            channel_types=[discord.ChannelType.text],
            default_values=now,
            required=False,
            min_values=0,
            max_values=most,
        )
        self._add(label, hint, channels)

    def role(self, name: str, label: str, chosen: Collection[int], hint: str = "", *, most: int = 1) -> None:
        """Add a list of the guild's roles, of which none or up to `most` are chosen."""
        now = [discord.SelectDefaultValue.from_role(discord.Object(each)) for each in chosen]
        roles: ui.RoleSelect[ui.Modal] = ui.RoleSelect(
            custom_id=name, default_values=now, required=False, min_values=0, max_values=most
        )
        self._add(label, hint, roles)

    def modal(self) -> ui.Modal:
        """Return the form, stopped, so that the library keeps nothing of it in memory."""
        self._modal.stop()
        return self._modal

    def _add(self, label: str, hint: str, field: ui.Item[ui.Modal]) -> None:
        text = clip(label, MAX_TITLE)
        self._modal.add_item(ui.Label(text=text, description=clip(hint, MAX_HINT) or None, component=field))


def filled(interaction: Interaction) -> dict[str, list[str]] | None:
    """Return what was filled into a form, by field; None if it is no form that has come back."""
    if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
        return None
    found: dict[str, list[str]] = {}
    labels: list[Mapping[str, Any]] = interaction.data.get("components", [])  # pyright: ignore[reportAssignmentType]
    for label in labels:
        field: Mapping[str, Any] = label.get("component") or {}
        single = [] if field.get("value") is None else [field["value"]]
        found[str(field.get("custom_id", ""))] = [without_nul(str(value)) for value in field.get("values") or single]
    return found


def one(fields: Mapping[str, list[str]], name: str, otherwise: str = NONE) -> str:
    """Return the one value of a field, or what stands for none."""
    return next(iter(fields.get(name, ())), otherwise)


def picked(fields: Mapping[str, list[str]], name: str, label: str, offered: Mapping[str, str]) -> str:
    """Return what was chosen of what was offered; raises ParseError `bad_field` where it is nothing of that.

    Args:
        offered: words by value.
    """
    values = _values(fields, name, label)
    if len(values) != 1:
        raise ParseError("bad_field", reason="missing", field=label)
    return _offered(values, label, offered)[0]


def ticked(fields: Mapping[str, list[str]], name: str, label: str, offered: Mapping[str, str]) -> list[str]:
    """Return which boxes were ticked; raises ParseError `bad_field` for one that is not there."""
    return _offered(_values(fields, name, label), label, offered)


def typed(fields: Mapping[str, list[str]], name: str, label: str) -> str:
    """Return what was written in a line, without blanks around it; raises ParseError `bad_field` without the line."""
    return next(iter(_values(fields, name, label)), "").strip()


def chosen_ids(
    fields: Mapping[str, list[str]], name: str, label: str, kind: str, *, most: int = MAX_OPTIONS
) -> tuple[int, ...]:
    """Return the ids of the channels or roles that were chosen; raises ParseError `bad_field`.

    Args:
        kind: what has such an id, as the refusal calls it.
    """
    values = _values(fields, name, label)
    if len(values) > most or not all(map(ID.fullmatch, values)):
        raise ParseError("bad_field", reason=kind, field=label)
    return tuple(dict.fromkeys(map(int, values)))


def _values(fields: Mapping[str, list[str]], name: str, label: str) -> list[str]:
    if name not in fields:
        raise ParseError("bad_field", reason="missing", field=label)
    return fields[name]


def _offered(values: list[str], label: str, offered: Mapping[str, str]) -> list[str]:
    if not offered.keys() >= set(values):
        raise ParseError("bad_field", reason="choice", field=label, known=", ".join(offered.values()))
    return values
