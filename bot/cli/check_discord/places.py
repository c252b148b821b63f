"""Checks of the application and the server: emojis, commands, threads, events, language, gateway."""

import base64
from datetime import timedelta
from operator import itemgetter

import discord
from discord.utils import utcnow

from bot.cli.check_discord.assumptions import assume
from bot.cli.check_discord.outcomes import CouldNotTry, Differs
from bot.cli.check_discord.posts import needs
from bot.cli.check_discord.probe import V2, Json, Probe, words_of
from bot.cli.check_discord.sizes import button, row
from bot.ui import ARCHIVE_MINUTES, card_pictures, is_about_emoji
from bot.ui.discord import error_codes

EMOJI_NAME = 32
STARTS = 1000
SOON = timedelta(days=30)
"""How long before its start an event is that is deleted at once."""


async def emoji_of(probe: Probe, suffix: str) -> Json:
    """Upload the emoji of a card under a name of this run."""
    data = next(iter(card_pictures().values()))
    image = f"data:image/png;base64,{base64.b64encode(data).decode()}"
    body = {"name": f"{probe.name}_{suffix}".ljust(EMOJI_NAME, "x"), "image": image}
    try:
        return await probe.create(probe.emojis, body)
    except discord.HTTPException as error:
        if error.status == 400:
            raise Differs(f"Discord refuses the picture of a card: {words_of(error)}") from error
        raise


def with_emoji(probe: Probe, emoji: Json) -> Json:
    """Return a row with a button that shows an emoji."""
    return row(button(probe, emoji={"id": emoji["id"], "name": emoji["name"]}))


@assume("emoji-in-button", "the application's own emojis are uploaded and stand on buttons")
async def emoji_in_button(probe: Probe) -> None:
    """Upload the emoji of a card, with a name of 32 characters; post it on a button; delete it."""
    emoji = await emoji_of(probe, "a")
    listed = (await probe.call("GET", probe.emojis))["items"]
    if emoji["id"] not in {each["id"] for each in listed}:
        raise Differs("the emoji is not in the list of emojis")
    await probe.accepts("the emoji on a button", with_emoji(probe, emoji))


@assume("deleted-emoji-refused", "a button with a deleted emoji is refused as an invalid form that names the emoji")
async def deleted_emoji(probe: Probe) -> None:
    """Delete an emoji, then post it on a button."""
    emoji = await emoji_of(probe, "b")
    await probe.delete(f"{probe.emojis}/{emoji['id']}")
    error = await probe.refuses("a deleted emoji", with_emoji(probe, emoji))
    if error.code != error_codes.INVALID_FORM or not is_about_emoji(error):
        raise Differs(f"the refusal doesn't name the emoji: {words_of(error)}")


@assume("guild-command", "a command of one server keeps its names and descriptions in other languages")
async def guild_command(probe: Probe) -> None:
    """Register a command of this server only, read it back, delete it; the global commands stay as they are."""
    german = {"de": probe.tag[::-1].replace("-", "x")}
    body = {
        "name": probe.tag,
        "description": "Made by bot check-discord",
        "name_localizations": german,
        "description_localizations": {"de": "Von bot check-discord"},
        "default_member_permissions": 0,
    }
    made = await probe.create(probe.commands, body)
    found: list[Json] = await probe.call("GET", f"{probe.commands}?with_localizations=true")
    same = next((each for each in found if each["id"] == made["id"]), None)
    if same is None:
        raise Differs("the command is not in the list of commands")
    if same.get("name_localizations") != german:
        raise Differs("the command comes back without its German name")
    await probe.delete(f"{probe.commands}/{made['id']}")
    if any(each["id"] == made["id"] for each in await probe.call("GET", probe.commands)):
        raise Differs("the command is still there after it was deleted")


@assume("thread", "the bot makes a thread for a week, and opens it again after it was archived")
async def thread(probe: Probe) -> None:
    """Make a thread as tables do; archive it; edit a message in it; open it; delete it."""
    needs(
        probe,
        create_public_threads="Create Public Threads",
        send_messages_in_threads="Send Messages in Threads",
        manage_threads="Manage Threads (needed to delete the thread)",
    )
    body = {"name": probe.tag, "type": 11, "auto_archive_duration": ARCHIVE_MINUTES}
    request = probe.call("POST", f"/channels/{probe.channel.id}/threads", body)
    made = await probe.make("/channels", request, itemgetter("id"))
    if made["thread_metadata"]["auto_archive_duration"] != ARCHIVE_MINUTES:
        raise Differs("Discord archives the thread earlier than after a week")
    place = f"/channels/{made['id']}"
    message = await probe.call("POST", f"{place}/messages", {"flags": V2, "components": [probe.words()]})
    await probe.call("PATCH", place, {"archived": True})
    edited = {"components": [probe.words("edited")]}
    try:
        await probe.call("PATCH", f"{place}/messages/{message['id']}", edited)
    except discord.HTTPException as error:
        if error.code not in error_codes.SHUT:
            raise Differs(f"an edit in an archived thread is refused in another way: {words_of(error)}") from error
    else:
        raise Differs("a message in an archived thread can be edited")
    if (await probe.call("PATCH", place, {"archived": False}))["thread_metadata"]["archived"]:
        raise Differs("the thread stays archived")
    await probe.call("PATCH", f"{place}/messages/{message['id']}", edited)


@assume("event", "with Create Events, the bot makes an event of the server and deletes it")
async def event(probe: Probe) -> None:
    """Make an event as tournaments do; check whether it exists; delete it."""
    needs(probe, create_events="Create Events")
    start = utcnow() + SOON
    body = {
        "name": probe.tag,
        "description": "Made by bot check-discord",
        "scheduled_start_time": start.isoformat(),
        "scheduled_end_time": (start + timedelta(hours=1)).isoformat(),
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "check-discord"},
    }
    try:
        made = await probe.create(probe.events, body)
    except discord.Forbidden as error:
        raise Differs(f"Create Events is not enough: {words_of(error)}") from error
    if made["status"] != 1:
        raise Differs("the event is not scheduled")


@assume("default-locale", "a server that is no Community has the language en-US")
async def locale(probe: Probe) -> None:
    """Read the server."""
    guild = await probe.call("GET", f"/guilds/{probe.guild.id}")
    if "COMMUNITY" in guild["features"]:
        raise CouldNotTry("this server is a Community; try it on one that is none")
    if guild["preferred_locale"] != "en-US":
        raise Differs(f"this one has {guild['preferred_locale']}")


@assume("gateway-starts", f"the bot may connect {STARTS:,} times a day")
async def gateway(probe: Probe) -> str:
    """Read the limits of the gateway."""
    found = await probe.call("GET", "/gateway/bot")
    limit = found["session_start_limit"]
    if limit["total"] < STARTS or limit["max_concurrency"] < 1:
        raise Differs(f"{limit['total']} times, {limit['max_concurrency']} at once")
    return f"{limit['max_concurrency']} at once; Discord advises {found['shards']} shards"
