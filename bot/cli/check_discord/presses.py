"""Checks that need the click of a button: replies by the token of an interaction."""

from typing import Any

import discord

from bot.cli.check_discord.assumptions import by_press
from bot.cli.check_discord.files import FIRST, Shown, upload
from bot.cli.check_discord.outcomes import Differs
from bot.cli.check_discord.probe import V2, Json, Probe, refusal_as
from bot.ui import SILENT, files_in
from bot.ui.discord import error_codes

EPHEMERAL = 1 << 6
DEFERRED = 5
QUICK_EDITS = 3


async def answer(probe: Probe, press: discord.Interaction, kind: int, **data: Any) -> Any:
    """Answer a click by a callback of some type."""
    path = f"/interactions/{press.id}/{press.token}/callback?with_response=true"
    return await probe.call("POST", path, {"type": kind, "data": data})


def hook(probe: Probe, press: discord.Interaction, message: int | str = "") -> str:
    """Return the path of the messages that an interaction's token can write, or of one of them."""
    path = f"/webhooks/{probe.client.application_id}/{press.token}"
    return f"{path}/messages/{message}" if message else path


@by_press("press-updates-files", "the answer to a press can update the pressed message with a new picture")
async def updates_files(probe: Probe, press: discord.Interaction) -> None:
    """Answer the click by an update with an upload; find the file's name and id in the response."""
    with refusal_as(Differs, "Discord refuses it", code=True):
        done = await press.response.edit_message(
            view=Shown(probe, FIRST), attachments=[upload(FIRST)], allowed_mentions=SILENT
        )
    message = done.resource if done else None
    if not isinstance(message, discord.InteractionMessage):
        raise Differs("the response doesn't have the message")
    if set(files_in(message)) != {FIRST}:
        raise Differs("the response lacks the name or the id of the picture")


@by_press("press-edits-by-id", "the token of a press edits the pressed message by its id, and answers say the limit")
async def edits_by_id(probe: Probe, press: discord.Interaction) -> str:
    """Acknowledge the click; edit the message by its id with the token; read the headers."""
    assert press.message is not None
    await press.response.defer()
    before = len(probe.exchanges)
    for number in range(QUICK_EDITS):
        body: Json = {"components": [probe.words(str(number))]}
        try:
            await probe.call("PATCH", hook(probe, press, press.message.id), body)
        except discord.HTTPException as error:
            if 400 <= error.status < error_codes.BROKEN:
                raise Differs(f"Discord refuses it: status {error.status}, code {error.code}") from error
            raise
    early = [each for each in probe.exchanges[before:] if each.status == error_codes.TOO_MANY]
    scopes = ", ".join(sorted({each.scope for each in early if each.scope}))
    return probe.edit_limits(before) + (f" ({scopes})" if scopes else "")


@by_press("press-followup", "after a public deferred answer, the first follow-up takes its place and is public, too")
async def followup(probe: Probe, press: discord.Interaction) -> None:
    """Defer in public; follow up with a message that asks to be ephemeral."""
    await answer(probe, press, DEFERRED)
    body: Json = {"flags": V2 | EPHEMERAL, "components": [probe.words()], "allowed_mentions": {"parse": []}}
    message = await probe.call("POST", hook(probe, press), body)
    try:
        if message["flags"] & EPHEMERAL:
            raise Differs("the follow-up is ephemeral")
    finally:
        await probe.delete(hook(probe, press, message["id"]))


@by_press("press-deferred", "a deferred ephemeral answer becomes a message of components V2 by an edit")
async def deferred(probe: Probe, press: discord.Interaction) -> None:
    """Defer ephemerally; edit the reply."""
    await answer(probe, press, DEFERRED, flags=EPHEMERAL)
    body: Json = {"flags": V2, "components": [probe.words()], "allowed_mentions": {"parse": []}}
    try:
        with refusal_as(Differs, "Discord refuses it", code=True):
            message = await probe.call("PATCH", hook(probe, press, "@original"), body)
        if not message["flags"] & V2 or not message["flags"] & EPHEMERAL:
            raise Differs("the answer has lost a flag")
    finally:
        await probe.delete(hook(probe, press, "@original"))
