"""The register of interactions: who pressed or typed what, whether it was answered, and how long its token lives."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.errors import ApiError, already_acknowledged, unknown
from bot.sandbox.json_helpers import Json
from bot.sandbox.snowflakes import new_token
from bot.sandbox.world import Account, Channel, Message

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
ANSWER_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 15 * 60.0
_MOST: Final = 50_000  # tokens that live at once; only a measurement comes near


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person and what the bot has answered so far; `first` is there while the page waits."""

    id: str
    token: str
    kind: int
    account: Account
    channel: Channel
    data: Json
    created: float
    first: asyncio.Future[Json] | None
    message: Message | None = None
    source: "Interaction | None" = None
    """The interaction whose modal this one submits."""
    answered: bool = False
    expired: bool = False
    """Whether the page shows that it failed: it was not answered in time."""
    original: Message | None = None
    followups: set[str] = field(default_factory=set[str])
    modal: Json | None = None
    owners: Json = field(default_factory=dict[str, str])
    """By whose installations it comes: "0" with a guild, "1" with a person."""

    @property
    def brought(self) -> bool:
        """Whether the bot is not where it comes from: a person has brought it along."""
        return "0" not in self.owners and (self.channel.guild is not None or bool(self.channel.group))

    def metadata(self) -> Json:
        """Return the interaction_metadata of messages that answer this interaction."""
        shape: Json = {"id": self.id, "type": self.kind, "authorizing_integration_owners": self.owners}
        if self.kind == COMPONENT and self.message is not None:
            shape["interacted_message_id"] = self.message.id
        if self.kind == MODAL_SUBMIT and self.source is not None:
            shape["triggering_interaction_metadata"] = self.source.metadata()
        return shape

    def settle(self, answer: Json) -> None:
        """Hand the page the first answer."""
        if self.first is not None and not self.first.done():
            self.first.set_result(answer)

    def expire(self) -> None:
        """Show on the page that the bot did not answer in time; a later answer is refused."""
        self.expired = True
        self.settle({"kind": "failed", "reason": "timeout"})


class Interactions:
    """All interactions whose token may still live, oldest first."""

    def __init__(self, clock: Callable[[], float], answer_seconds: float) -> None:
        self.answer_seconds = answer_seconds
        self._clock = clock
        self._by_token: dict[str, Interaction] = {}
        self._by_id: dict[str, Interaction] = {}
        self._expired: dict[str, None] = {}

    def open(
        self,
        interaction_id: str,
        kind: int,
        account: Account,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        source: Interaction | None = None,
        *,
        owners: Json | None = None,
    ) -> Interaction:
        """Register a new interaction and forget those whose token has died."""
        self._purge()
        first: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        interaction = Interaction(
            interaction_id, new_token(48), kind, account, channel, data, self._clock(), first, message, source
        )
        interaction.owners = owners or {}
        self._by_token[interaction.token] = self._by_id[interaction.id] = interaction
        return interaction

    def by_id(self, interaction_id: str) -> Interaction | None:
        """Return an interaction, for the page to submit its modal."""
        return self._by_id.get(interaction_id)

    def for_callback(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction of a first answer; raises ApiError 10062 when too late, 40060 when answered."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise unknown("interaction")
        if interaction.answered:
            raise already_acknowledged()
        if interaction.expired or self._clock() - interaction.created > self.answer_seconds:
            interaction.expire()
            raise unknown("interaction")
        return interaction

    def for_webhook(self, token: str) -> Interaction:
        """Return the interaction of a later answer.

        Raises ApiError 10015 when it was never acknowledged or is unknown, 50027 when its token has died.
        """
        self._purge()
        if token in self._expired:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        interaction = self._by_token.get(token)
        if interaction is None or not interaction.answered:
            raise unknown("webhook")
        return interaction

    def _purge(self) -> None:
        horizon = self._clock() - TOKEN_SECONDS
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if oldest.created >= horizon and len(self._by_token) <= _MOST:
                break
            del self._by_token[oldest.token], self._by_id[oldest.id]
            self._expired[oldest.token] = None
            if len(self._expired) > 10_000:
                del self._expired[next(iter(self._expired))]
