"""Build message components in Discord's JSON form.

discord.py has an object for each of them, which it turns into this on the way out. Messages are drawn with every
click, sent once and thrown away: for what stands in nearly all of them there is no need of objects.
"""

from typing import Any

from discord import ButtonStyle, PartialEmoji, ui

Part = dict[str, Any]
"""A component in Discord's own form."""
ROW, BUTTON, TEXT, BOX = 1, 2, 10, 17


def text(content: str) -> Part:
    """Return Markdown."""
    return {"type": TEXT, "content": content}


def button(
    custom_id: str, label: str, *, style: ButtonStyle, enabled: bool = True, emoji: PartialEmoji | None = None
) -> Part:
    """Return a button that can be pressed; one without words has none."""
    made: Part = {"type": BUTTON, "style": style.value, "disabled": not enabled, "custom_id": custom_id}
    if label:
        made["label"] = label
    if emoji:
        made["emoji"] = emoji.to_dict()
    return made


def link(url: str, label: str) -> Part:
    """Return a button that leads somewhere."""
    return {"type": BUTTON, "style": ButtonStyle.link.value, "disabled": False, "label": label, "url": url}


def made_by(item: ui.Item[Any]) -> Part:
    """Return what the library makes of one of its objects."""
    return item.to_component_dict()


def row(parts: list[Part]) -> Part:
    """Return buttons side by side, or one list."""
    return {"type": ROW, "components": parts}


def box(color: int, parts: list[Part]) -> Part:
    """Return a box around parts, with an accent."""
    return {"type": BOX, "accent_color": color, "spoiler": False, "components": parts}


def pressable(made: Part) -> ui.Button[ui.View]:
    """Return a button for an ordinary message, which the library puts into rows itself."""
    emoji = made.get("emoji")
    return ui.Button(
        custom_id=made["custom_id"],
        label=made.get("label"),
        style=ButtonStyle(made["style"]),
        disabled=made["disabled"],
        emoji=PartialEmoji.from_dict(emoji) if emoji else None,
    )
