"""The bot's answers to interactions: the first one (callback), and the later ones by the interaction's token."""

from typing import Final

from bot.sandbox import components as parts
from bot.sandbox import messages, permissions, serializers
from bot.sandbox.app_state import SandboxState
from bot.sandbox.broadcast import envelope
from bot.sandbox.errors import ApiError, invalid_form, unknown
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from bot.sandbox.json_helpers import Json, many, one
from bot.sandbox.message_payload import EPHEMERAL, LOADING, MessagePayload
from bot.sandbox.validate import check_modal
from bot.sandbox.world import Message

_PONG, _MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE, _CHOICES, _MODAL = 1, 4, 5, 6, 7, 8, 9
_MOST_FOLLOWUPS: Final = 5
"""To one interaction where the bot is not."""
_ALLOWED: Final = {
    COMMAND: (_MESSAGE, _DEFERRED, _MODAL),
    COMPONENT: (_MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE, _MODAL),
    AUTOCOMPLETE: (_CHOICES,),
    MODAL_SUBMIT: (_MESSAGE, _DEFERRED, _DEFERRED_UPDATE, _UPDATE),
}


def first(hub: SandboxState, interaction: Interaction, draft: MessagePayload) -> Json:
    """Carry out a callback and return the body of its answer with `with_response`.

    `draft.body` is {"type", "data"?}. Raises ApiError 50035 for a type that does not fit the interaction.
    """
    kind: int = draft.body.get("type") or 0
    data: Json = one(draft.body, "data")
    allowed = _ALLOWED[interaction.kind]
    if kind not in allowed or (kind in (_DEFERRED_UPDATE, _UPDATE) and interaction.message is None):
        sentence = f"Value must be one of {set(allowed)}."
        raise invalid_form([("type", "INTERACTION_CALLBACK_TYPE_INVALID", sentence)])
    about: Json = {"id": interaction.id, "type": interaction.kind}
    inner = MessagePayload(data, draft.files)
    body: Json = {"interaction": about}
    if kind == _MESSAGE:
        message = _reply(hub, interaction, inner, as_original=True)
        interaction.settle({"kind": "message", "entry": envelope("message", message)})
        body["resource"] = {"type": kind, "message": message.wire}
    elif kind == _DEFERRED:
        message = _reply(hub, interaction, inner, as_original=True, loading=True)
        interaction.settle({"kind": "deferred", "entry": envelope("message", message)})
        about["response_message_loading"] = True
    elif kind in (_DEFERRED_UPDATE, _UPDATE):
        message = _update(hub, interaction, inner, now=kind == _UPDATE)
        if kind == _UPDATE:
            body["resource"] = {"type": kind, "message": message.wire}
    else:
        message = None
        _choices_or_modal(hub, interaction, kind, data)
    interaction.answered = True
    if message is not None:
        about["response_message_id"] = message.id
        about["response_message_ephemeral"] = message.only is not None
    return body


def follow_up(hub: SandboxState, interaction: Interaction, draft: MessagePayload) -> Message:
    """Write another message; right after a deferred answer it fills that one instead, unless that was deleted."""
    original = interaction.original
    there = original is not None and original.channel.messages.get(original.id) is original
    if original is not None and there and original.wire["flags"] & LOADING:
        return messages.edit(hub, original, draft, from_loading=True)
    if interaction.brought and len(interaction.followups) >= _MOST_FOLLOWUPS:
        raise ApiError(400, 40094, "This interaction has reached its maximum number of follow-up messages")
    message = _reply(hub, interaction, draft)
    interaction.followups.add(message.id)
    return message


def find(interaction: Interaction, message_id: str) -> Message:
    """Return a message that an interaction's token may touch: "@original", one of its followups, or the one pressed.

    Raises ApiError 10008 for any other.
    """
    if message_id == "@original":
        message = interaction.original
    elif message_id in interaction.followups or message_id in {
        each.id for each in (interaction.original, interaction.message) if each is not None
    }:
        message = interaction.channel.messages.get(message_id)
    else:
        message = None
    if message is None:
        raise unknown("message")
    return _alive(message)


def edit(hub: SandboxState, interaction: Interaction, message_id: str, draft: MessagePayload) -> Message:
    """Change a message by an interaction's token."""
    message = find(interaction, message_id)
    if hub.strictness.old_edits:
        hub.hidden.edit(message)
    return messages.edit(hub, message, draft, from_loading=bool(message.wire["flags"] & LOADING))


def _alive(message: Message) -> Message:
    if message.channel.messages.get(message.id) is not message:
        raise unknown("message")
    return message


def _reply(
    hub: SandboxState,
    interaction: Interaction,
    draft: MessagePayload,
    *,
    as_original: bool = False,
    loading: bool = False,
) -> Message:
    bot, account = hub.world.bot, interaction.account
    extra: Json = {
        "application_id": bot.id,
        "webhook_id": bot.id,
        "interaction_metadata": interaction.metadata() | {"user": serializers.user(account)},
    }
    answers_to = interaction.message if as_original else interaction.original
    if interaction.kind == COMMAND and as_original:
        extra["type"] = 20
        name = command_name(interaction.data)
        extra["interaction"] = {"id": interaction.id, "type": 2, "name": name, "user": serializers.user(account)}
    elif answers_to is not None and answers_to.id in interaction.channel.messages:
        extra |= messages.reply_to(answers_to)
    only = account.id if (draft.body.get("flags") or 0) & EPHEMERAL or _must_be_ephemeral(interaction) else None
    message = messages.post(hub, interaction.channel, bot, draft, only=only, extra=extra, loading=loading)
    if as_original:
        interaction.original = message
    return message


def _must_be_ephemeral(interaction: Interaction) -> bool:
    """Return whether a guild without the bot lets this person bring no app that writes for everybody."""
    if not interaction.brought or interaction.channel.guild is None:
        return False
    return not permissions.in_channel(interaction.account.id, interaction.channel) & permissions.USE_EXTERNAL_APPS


def _update(hub: SandboxState, interaction: Interaction, draft: MessagePayload, *, now: bool) -> Message:
    assert interaction.message is not None
    message = interaction.original = _alive(interaction.message)
    if now:
        messages.edit(hub, message, draft)
        interaction.settle({"kind": "update", "entry": envelope("message_update", message)})
    else:
        interaction.settle({"kind": "deferred_update"})
    return message


def _choices_or_modal(hub: SandboxState, interaction: Interaction, kind: int, data: Json) -> None:
    if kind == _CHOICES:
        choices: list[Json] = many(data, "choices")
        if len(choices) > 25:
            raise invalid_form([("data.choices", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")])
        interaction.settle({"kind": "choices", "choices": choices})
        return
    check_modal(data)
    normal = parts.ComponentNormalizer(lambda url: {"url": url})
    interaction.modal = data | {"components": normal(data["components"])}
    interaction.settle({"kind": "modal", "interaction": interaction.id, "modal": interaction.modal})


def command_name(data: Json) -> str:
    """Return the full name of the command in an interaction's data, subcommands included."""
    words, options = [data["name"]], many(data, "options")
    while options and options[0]["type"] in (1, 2):
        words.append(options[0]["name"])
        options = many(options[0], "options")
    return " ".join(words)
