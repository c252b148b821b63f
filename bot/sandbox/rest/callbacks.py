"""/interactions and /webhooks: responses by the interaction's own token, without a bot token."""

from typing import Any

from bot.sandbox import interaction_responses, messages
from bot.sandbox.errors import unknown
from bot.sandbox.interactions import Interaction
from bot.sandbox.rest.routing import Reply, Request, Routes

routes = Routes()
_HOOK = "/webhooks/{application}/{token}"


@routes.add("POST", "/interactions/{interaction}/{token}/callback", auth=False)
def callback(call: Request) -> Any:
    """Handle the initial response to an interaction."""
    interaction = call.hub.interactions.for_callback(call["interaction"], call["token"])
    body = interaction_responses.first(call.hub, interaction, call.draft)
    return body if call.flag("with_response") else None


def _interaction(call: Request) -> Interaction:
    if call["application"] != call.hub.world.bot.id:
        raise unknown("webhook")
    return call.hub.interactions.for_webhook(call["token"])


@routes.add("POST", _HOOK, auth=False)
def follow_up(call: Request) -> Any:
    """Write a followup message; Discord returns the message in any case."""
    return Reply(200, interaction_responses.follow_up(call.hub, _interaction(call), call.draft).wire)


@routes.add("GET", _HOOK + "/messages/{message}", auth=False)
def get(call: Request) -> Any:
    """Return the initial response (@original) or a followup."""
    return interaction_responses.find(_interaction(call), call["message"]).wire


@routes.add("PATCH", _HOOK + "/messages/{message}", auth=False)
def edit(call: Request) -> Any:
    """Edit the initial response or a followup."""
    return interaction_responses.edit(call.hub, _interaction(call), call["message"], call.draft).wire


@routes.add("DELETE", _HOOK + "/messages/{message}", auth=False)
def delete(call: Request) -> Any:
    """Delete the initial response or a followup."""
    messages.delete(call.hub, interaction_responses.find(_interaction(call), call["message"]))
