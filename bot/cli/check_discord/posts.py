"""Checks of messages as a whole: their flags, mentions, history, nonces, and how fast they can be edited."""

from typing import Any

import discord

from bot.cli.check_discord.assumptions import assume
from bot.cli.check_discord.outcomes import CouldNotTry, Differs
from bot.cli.check_discord.probe import V2, Probe
from bot.ui.discord import error_codes

SILENT_FLAG = 1 << 12
NONCE = 25
QUICK_EDITS = 3
HOUR = 61 * 60.0
OLD_EDITS = 4
"""One more than Discord accepts in six seconds for messages older than an hour."""


@assume("v2-without-content", "a message with components V2 has no plain content")
async def no_content(probe: Probe) -> None:
    """Post both together."""
    await probe.refuses("plain content beside components V2", probe.words(), content="content")


@assume("v2-stays", "an edit can't take the components V2 flag away")
async def flag_stays(probe: Probe) -> None:
    """Edit a message with no flags; Discord refuses that, or the flag stays."""
    message = await probe.post(probe.words())
    try:
        edited = await probe.edit(message, {"flags": 0})
    except discord.HTTPException as error:
        if error.status == 400:
            return
        raise
    if not edited["flags"] & V2:
        raise Differs("the flag is gone")


@assume("silent-mentions", "with `allowed_mentions` empty, a mention in a text is not among the message's `mentions`")
async def silent(probe: Probe) -> None:
    """Mention the bot itself, which notifies no user."""
    message = await probe.post(probe.words(f"<@{probe.me.id}>"))
    if message["mentions"]:
        raise Differs("the message lists the person, so clients would show the name")


@assume("allowed-mentions", "a mention in a text is among the `mentions` if `allowed_mentions` names the person")
async def allowed(probe: Probe) -> None:
    """Mention the bot itself, in a new message and in an edit."""
    who = str(probe.me.id)
    message = await probe.post(probe.words(f"<@{who}>"), allowed_mentions={"users": [who]})
    if [each["id"] for each in message["mentions"]] != [who]:
        raise Differs("a new message doesn't list the person")
    plain = await probe.post(probe.words())
    body = {"components": [probe.words(f"<@{who}>")], "allowed_mentions": {"users": [who]}}
    if [each["id"] for each in (await probe.edit(plain, body))["mentions"]] != [who]:
        raise Differs("an edited message doesn't list the person")


@assume("silent-flag", "a message can be posted without a push notification (`@silent`)")
async def silent_flag(probe: Probe) -> None:
    """Post with the flag; check whether it is there."""
    message = await probe.accepts("the flag", probe.words(), flags=V2 | SILENT_FLAG)
    if not message["flags"] & SILENT_FLAG:
        raise Differs("Discord accepts the flag and drops it")


@assume("nonce-25", f"a nonce has up to {NONCE} characters, and `enforce_nonce` posts a message once")
async def nonce(probe: Probe) -> None:
    """Post the same message twice; then with a nonce that is too long."""
    fields: dict[str, Any] = {"nonce": probe.tag.ljust(NONCE, "x"), "enforce_nonce": True}
    first = await probe.accepts(f"{NONCE} characters", probe.words(), **fields)
    if (await probe.post(probe.words(), **fields))["id"] != first["id"]:
        raise Differs("the second request posts a second message")
    await probe.refuses(f"{NONCE + 1} characters", probe.words(), nonce=probe.tag.ljust(NONCE + 1, "x"))


@assume("history-containers", "the channel's history returns containers with their contents")
async def history(probe: Probe) -> None:
    """Read a message with a container from the history."""
    inside = {"type": 17, "accent_color": 0x2ECC71, "components": [probe.words("history"), {"type": 14}]}
    message = await probe.post(inside)
    try:
        found = await probe.call("GET", f"{probe.messages}?limit=50")
    except discord.HTTPException as error:
        if error.status >= error_codes.BROKEN:
            raise Differs(f"Discord answers {error.status}") from error
        raise
    same = next((each for each in found if each["id"] == message["id"]), None)
    if same is None:
        raise Differs("the message is not in it")
    if [part.get("type") for part in same["components"]] != [17] or not same["components"][0].get("components"):
        raise Differs("the message is in it without its components")


@assume("edit-limit-headers", "the answer to an edit says how many more Discord takes, and when")
async def limit_headers(probe: Probe) -> str:
    """Edit a message three times at once; read the headers."""
    message, before = await probe.post(probe.words()), len(probe.exchanges)
    for number in range(QUICK_EDITS):
        await probe.edit(message, {"components": [probe.words(str(number))]})
    return probe.edit_limits(before)


@assume("old-message-edits", "of messages older than an hour Discord takes few edits at once (429)", slow=True)
async def old_edits(probe: Probe) -> str:
    """Wait until a message is an hour old, then edit it quickly."""
    message = await probe.post(probe.words("This message lies here for an hour."))
    await probe.sleep(HOUR)
    before = len(probe.exchanges)
    for number in range(OLD_EDITS):
        await probe.edit(message, {"components": [probe.words(str(number))]})
    late = [each for each in probe.exchanges[before:] if each.status == error_codes.TOO_MANY]
    if not late:
        raise Differs(f"Discord takes {OLD_EDITS} edits at once")
    return f"{len(late)} of {OLD_EDITS} edits were too early{f' (scope {late[0].scope})' if late[0].scope else ''}"


def needs(probe: Probe, **wanted: str) -> None:
    """Raise `CouldNotTry` unless the bot has permissions, by Discord's names."""
    lacking = [words for name, words in wanted.items() if not getattr(probe.permissions, name)]
    if lacking:
        raise CouldNotTry(f"the bot lacks {', '.join(lacking)}")
