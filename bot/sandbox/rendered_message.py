"""A message as a user sees it: its texts, buttons and images, without Discord's nesting."""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final
from urllib.parse import unquote

from bot.sandbox import components as parts
from bot.sandbox.json_helpers import Json, one

_MENTION: Final = re.compile(r"<@!?(\d+)>")
ISOLATED: Final = re.compile("\N{FIRST STRONG ISOLATE}(.*?)\N{POP DIRECTIONAL ISOLATE}")
"""A part of a text with an isolated direction."""


@dataclass(frozen=True, slots=True)
class RenderedButton:
    """A button on the screen; `custom_id` is None for a link."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int


@dataclass(frozen=True)
class RenderedMessage:
    """A message; `raw` is Discord's JSON, which never changes: the next state is another instance."""

    raw: Json

    @property
    def id(self) -> str:
        """The message's id."""
        return self.raw["id"]

    @property
    def channel_id(self) -> str:
        """The id of its channel."""
        return self.raw["channel_id"]

    @property
    def author(self) -> str:
        """The name of the author."""
        return self.raw["author"].get("global_name") or self.raw["author"]["username"]

    @property
    def content(self) -> str:
        """The plain content."""
        return self.raw["content"]

    @property
    def ephemeral(self) -> bool:
        """Whether only this user sees it."""
        return bool(self.raw["flags"] & 1 << 6)

    @property
    def loading(self) -> bool:
        """Whether it still shows that the bot is thinking."""
        return bool(self.raw["flags"] & 1 << 7)

    @property
    def edited(self) -> bool:
        """Whether it was changed after it was written."""
        return self.raw["edited_timestamp"] is not None

    @cached_property
    def text(self) -> str:
        """The text of content, embeds and text displays in reading order, a line each."""
        return _read(self.marked)

    @property
    def isolated(self) -> list[str]:
        """The direction-isolated parts of the text, such as names, in reading order."""
        return ISOLATED.findall(self.marked)

    @cached_property
    def marked(self) -> str:
        """The text with the invisible marks of direction isolation."""
        lines = [self.content]
        for embed in self.raw["embeds"]:
            lines += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", ()):
                lines += [field["name"], field["value"]]
            lines.append(embed.get("footer", {}).get("text", ""))
        lines += parts.texts(self.raw["components"])
        return "\n".join(line for line in lines if line)

    @property
    def unresolved(self) -> list[str]:
        """The ids of mentioned users that readers may see as unknown: the message does not list them."""
        listed = {user["id"] for user in self.raw["mentions"]}
        return [person for person in dict.fromkeys(_MENTION.findall(self.text)) if person not in listed]

    @cached_property
    def buttons(self) -> list[RenderedButton]:
        """The buttons in reading order."""
        return [
            RenderedButton(_label(c), c.get("custom_id"), c.get("disabled", False), c["style"])
            for _, c in parts.walk(self.raw["components"])
            if c["type"] == parts.BUTTON
        ]

    @property
    def selects(self) -> list[Json]:
        """The selects in reading order, as Discord's JSON."""
        return [c for _, c in parts.walk(self.raw["components"]) if c["type"] in parts.SELECTS]

    @property
    def files(self) -> list[Json]:
        """The files on the screen, each with `id`, `filename` and `url`: in components first, then the others."""
        found: list[Json] = []
        for _, component in parts.walk(self.raw["components"]):
            shown = [item["media"] for item in component.get("items") or ()]
            shown += [component[key] for key in ("media", "file") if key in component]
            found += [_file(media) for media in shown if "attachment_id" in media]
        ids = {file["id"] for file in found}
        return found + [file for file in self.raw["attachments"] if file["id"] not in ids]

    def find(self, what: str) -> Json:
        """Return the one component with this custom_id, label or placeholder, or raise LookupError."""
        found = [
            c
            for _, c in parts.walk(self.raw["components"])
            if what == c.get("custom_id") or what in (_label(c), c.get("placeholder"))
        ]
        exact = [c for c in found if c.get("custom_id") == what] or found
        if len(exact) != 1:
            there = [b.label or b.custom_id for b in self.buttons] + [s["custom_id"] for s in self.selects]
            raise LookupError(f"{len(exact)} components are called {what!r}; there are {there}")
        return exact[0]


def _file(media: Json) -> Json:
    """Return a component's attachment under the keys of attachments."""
    return media | {"id": media["attachment_id"], "filename": unquote(media["url"].rsplit("/", 1)[-1])}


def _label(component: Json) -> str:
    return _read(component.get("label") or one(component, "emoji").get("name", ""))


def _read(text: str) -> str:
    """Return a text without the invisible marks of direction isolation."""
    return ISOLATED.sub(r"\1", text)
