"""Checks of the limits by which the bot shortens its messages: Discord accepts the limit and refuses one more."""

from typing import Any

from bot.cli.check_discord.assumptions import assume
from bot.cli.check_discord.files import FIRST, upload
from bot.cli.check_discord.probe import Json, Probe
from bot.ui.layout import discord_limits

MOST_URL = 512


def row(*parts: Json) -> Json:
    """Return a row of buttons, or of one list."""
    return {"type": 1, "components": list(parts)}


def button(probe: Probe, number: int = 0, **fields: Any) -> Json:
    """Return a button; the run's tag is in its custom id."""
    return {"type": 2, "style": 2, "label": "x", "custom_id": f"{probe.tag}:{number}"} | fields


def select(probe: Probe, count: int = 2, label: str = "x", **fields: Any) -> Json:
    """Return a list with this many options."""
    options = [{"label": label, "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": f"{probe.tag}:list", "options": options} | fields


def spaced(probe: Probe, count: int) -> list[Json]:
    """Return this many components."""
    return [probe.words(), *({"type": 14} for _ in range(count - 1))]


@assume("components-40", f"a message has up to {discord_limits.MAX_COMPONENTS} components, nested ones included")
async def components(probe: Probe) -> None:
    """Nest components in a container, so that they count, too."""
    most = discord_limits.MAX_COMPONENTS
    await probe.accepts(f"{most} components", {"type": 17, "components": spaced(probe, most - 1)})
    await probe.refuses(f"{most + 1} components", {"type": 17, "components": spaced(probe, most)})


@assume("characters-4000", f"a message has up to {discord_limits.MAX_CHARACTERS:,} characters of text")
async def characters(probe: Probe) -> None:
    """Spread the text over two components."""
    most = discord_limits.MAX_CHARACTERS
    half = {"type": 10, "content": "y" * (most // 2)}
    await probe.accepts(f"{most} characters", probe.text(most // 2), half)
    await probe.refuses(f"{most + 1} characters", probe.text(most // 2 + 1), half)


@assume("bytes-9000", f"Discord takes {discord_limits.MAX_BYTES:,} bytes of text in UTF-8")
async def in_bytes(probe: Probe) -> None:
    """Send characters of three bytes each."""
    await probe.accepts(
        f"{discord_limits.MAX_BYTES} bytes",
        probe.text((discord_limits.MAX_BYTES - len(probe.tag)) // 3 + len(probe.tag), "語"),
    )


@assume("alt-1024", f"a picture's description has up to {discord_limits.MAX_ALT_TEXT:,} characters")
async def alt(probe: Probe) -> None:
    """Post images with long descriptions."""

    def described(length: int) -> Json:
        item = {"media": {"url": f"attachment://{FIRST}"}, "description": "d" * length}
        return {"type": 12, "items": [item]}

    file, most = [upload(FIRST)], discord_limits.MAX_ALT_TEXT
    await probe.accepts(f"{most} characters", probe.words(), described(most), files=file)
    file = [upload(FIRST)]
    await probe.refuses(f"{most + 1} characters", probe.words(), described(most + 1), files=file)


@assume("options-25", f"a list has up to {discord_limits.MAX_OPTIONS} options")
async def options(probe: Probe) -> None:
    """Post long lists."""
    most = discord_limits.MAX_OPTIONS
    await probe.accepts(f"{most} options", row(select(probe, most)))
    await probe.refuses(f"{most + 1} options", row(select(probe, most + 1)))


@assume("option-label-100", f"an option has up to {discord_limits.MAX_OPTION_LABEL} characters")
async def option_label(probe: Probe) -> None:
    """Post lists with long options."""
    most = discord_limits.MAX_OPTION_LABEL
    await probe.accepts(f"{most} characters", row(select(probe, label="x" * most)))
    await probe.refuses(f"{most + 1} characters", row(select(probe, label="x" * (most + 1))))


@assume("placeholder-150", f"a list's placeholder has up to {discord_limits.MAX_PLACEHOLDER} characters")
async def placeholder(probe: Probe) -> None:
    """Post lists with long placeholders."""
    most = discord_limits.MAX_PLACEHOLDER
    await probe.accepts(f"{most} characters", row(select(probe, placeholder="x" * most)))
    await probe.refuses(f"{most + 1} characters", row(select(probe, placeholder="x" * (most + 1))))


@assume("label-80", f"a button's label has up to {discord_limits.MAX_LABEL} characters")
async def label(probe: Probe) -> None:
    """Post buttons with long labels."""
    await probe.accepts(
        f"{discord_limits.MAX_LABEL} characters", row(button(probe, label="x" * discord_limits.MAX_LABEL))
    )
    await probe.refuses(
        f"{discord_limits.MAX_LABEL + 1} characters", row(button(probe, label="x" * (discord_limits.MAX_LABEL + 1)))
    )


@assume("custom-id-100", f"a custom id has up to {discord_limits.MAX_CUSTOM_ID} characters")
async def custom_id(probe: Probe) -> None:
    """Post buttons with long custom ids."""
    most = discord_limits.MAX_CUSTOM_ID
    await probe.accepts(f"{most} characters", row(button(probe, custom_id=probe.text(most)["content"])))
    await probe.refuses(f"{most + 1} characters", row(button(probe, custom_id=probe.text(most + 1)["content"])))


@assume("custom-ids-differ", "two equal custom ids are refused, those of disabled buttons, too")
async def equal_ids(probe: Probe) -> None:
    """Post two buttons with one custom id."""
    await probe.refuses("two equal custom ids", row(button(probe), button(probe)))
    await probe.refuses("two equal custom ids", row(button(probe), button(probe, disabled=True)))


@assume("link-512", f"a link behind a button has up to {MOST_URL} characters")
async def link(probe: Probe) -> None:
    """Post link buttons."""

    def linked(length: int) -> Json:
        url = "https://example.org/"
        return row({"type": 2, "style": 5, "label": "x", "url": url + "x" * (length - len(url))})

    await probe.accepts(f"{MOST_URL} characters", probe.words(), linked(MOST_URL))
    await probe.refuses(f"{MOST_URL + 1} characters", probe.words(), linked(MOST_URL + 1))


@assume("buttons-5", f"a row has up to {discord_limits.MAX_BUTTONS} buttons")
async def buttons(probe: Probe) -> None:
    """Post full rows."""
    most = discord_limits.MAX_BUTTONS
    await probe.accepts(f"{most} buttons", row(*(button(probe, number) for number in range(most))))
    await probe.refuses(f"{most + 1} buttons", row(*(button(probe, number) for number in range(most + 1))))
