"""Metrics of the running bot, in a separate Prometheus registry.

Labels are games, kinds of action, codes, states and shards: never a user, a server, a table or a card.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, partial
from time import perf_counter
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.registry import Collector

from bot.players import Manner, Player, SupportsImmediateMove
from bot.rules.actions import Action
from bot.rules.state import View
from bot.tables import TableChanged

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Buckets in seconds, for waits of users."""
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0)
"""Buckets in seconds, for searches."""
STATES = ("lobby", "playing", "over")
FORMER: Mapping[str, tuple[str, dict[str, str]]] = {
    "cardtable_unhandled_errors": ("cardtable_failures", {}),
    "cardtable_discord_calls": ("cardtable_discord_uses", {"kind": "use", "token": "way"}),
    "cardtable_move_decision_seconds": ("cardtable_thinking_seconds", {}),
    "cardtable_fallback_moves": ("cardtable_hurried_moves", {}),
    "cardtable_interactions_forwarded": ("cardtable_clicks_elsewhere", {"outcome": "fate"}),
}
"""The former names of metrics and their labels, by today's. The page shows both for one release."""


class _FormerNames(Collector):
    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics of `FORMER` with their former names and labels."""
        for metric in self._registry.collect():
            if metric.name in FORMER:
                name, labels = FORMER[metric.name]
                copy = Metric(name, f"Former name of {metric.name}; the next release drops it.", metric.type)
                copy.samples = [
                    sample._replace(
                        name=name + sample.name.removeprefix(metric.name),
                        labels={labels.get(label, label): value for label, value in sample.labels.items()},
                    )
                    for sample in metric.samples
                ]
                yield copy


class MeasurablePlayer(Player, SupportsImmediateMove, Protocol):
    """A player with levels, styles and an immediate move."""

    def at(self, level: str) -> "MeasurablePlayer":
        """Return the same player at a level."""
        ...

    def with_style(self, manner: Manner) -> "MeasurablePlayer":
        """Return the same player with a style."""
        ...


class Metrics:
    """Counts and measures; other components get its methods as callbacks."""

    def __init__(self, queue: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self._identified: set[int | None] = set()
        counter = partial(Counter, registry=self.registry)
        gauge = partial(Gauge, registry=self.registry)
        histogram = partial(Histogram, registry=self.registry)
        actions = counter("cardtable_actions", "Actions done.", ["game", "kind"])
        self._action = cache(actions.labels)
        seconds = histogram(
            "cardtable_action_seconds", "From the wish to the disk, by game.", ["game"], buckets=QUICK
        )
        self._second = cache(seconds.labels)
        self._deals = counter("cardtable_deals", "Deals begun.", ["game"])
        self._tables = gauge("cardtable_tables", "Tables that are not closed.", ["status"])
        self.answered = counter("cardtable_clicks_answered", "Clicks that did what they stand for.").inc
        """Counts a click that succeeded."""
        self._refused = counter("cardtable_refusals", "Clicks and commands refused.", ["code"])
        self.failed = counter("cardtable_unhandled_errors", "Errors that are bugs; each has a log line.").inc
        """Counts a bug."""
        discord = "What Discord refused; status 0: no connection."
        self._discord = counter("cardtable_discord_errors", discord, ["status", "code"])
        self._requests = counter("cardtable_discord_requests", "Answers of Discord, repeats included.", ["status"])
        self._uses = counter(
            "cardtable_discord_calls",
            "Requests to Discord by what they are for; those with the bot's token count against its 50 a second.",
            ["kind", "token"],
        )
        self.budgeted = gauge(
            "cardtable_discord_budget", "Requests a second that this process may make; 0: any number."
        ).set_function
        """Takes the function that returns the request budget of this process per second."""
        self.direct_messages = gauge(
            "cardtable_direct_messages_closed_seconds",
            "For how long the bot opens no new DM channels, since Discord has refused them; 0: it opens them.",
        ).set_function
        """Takes the function that returns the seconds for which the bot opens no new DM channels."""
        self._invalid = counter(
            "cardtable_discord_invalid_requests",
            "Answers of 401, 403 and 429, repeats included; 10,000 in ten minutes lock the address out.",
            ["status", "scope"],
        )
        self.invalid_recently = gauge(
            "cardtable_discord_invalid_requests_recently", "Of these, those of the last ten minutes that count."
        ).set_function
        """Takes the function that returns the number of invalid requests in the last ten minutes."""
        self._gateway = counter("cardtable_gateway_reconnects", "Connections taken up again.", ["session"])
        self.late = histogram("cardtable_loop_lag_seconds", "How late the event loop is.", buckets=QUICK).observe
        """Records the delay of the event loop."""
        thinking = "Seconds that computer players take to choose a move."
        self._thinking = histogram("cardtable_move_decision_seconds", thinking, ["game"], buckets=SLOW)
        hurried = "Moves chosen by the heuristic, since the search was not ready."
        self._hurried = counter("cardtable_fallback_moves", hurried, ["game"])
        gauge("cardtable_database_queue", "Changes that wait for the database.").set_function(queue)
        self._shards = gauge("cardtable_shards", "Shards of this process.", ["state"])
        self._held = gauge("cardtable_shard_held", "Which shards this process has.", ["shard"])
        self._has: Callable[[], Collection[int]] = tuple
        self._elsewhere = counter(
            "cardtable_interactions_forwarded",
            "Interactions received by a process that doesn't own the table, by outcome.",
            ["outcome"],
        )
        for session in ("resumed", "new"):
            self._gateway.labels(session)
        self._former = CollectorRegistry()
        self._former.register(_FormerNames(self.registry))

    def acted(self, game: str, kind: str, seconds: float) -> None:
        """Count an action that is on disk."""
        self._action(game, kind).inc()
        self._second(game).observe(seconds)

    async def changed(self, change: TableChanged) -> None:
        """Count a deal that begins."""
        before, after = change.before, change.after
        if after.game_and_deal[1] and before is not None and before.game_and_deal != after.game_and_deal:
            self._deals.labels(after.game).inc()

    def refused(self, code: str) -> None:
        """Count a click or command that was refused."""
        self._refused.labels(code).inc()

    def discord_failed(self, status: int, code: int) -> None:
        """Count an error of Discord; 0 for a lost connection."""
        self._discord.labels(str(status), str(code)).inc()

    def shards(self, held: Callable[[], Collection[int]], waiting: Callable[[], int]) -> None:
        """Set how many shards this process owns, and how many it waits for, in a cluster."""
        self._has = held
        self._shards.labels("held").set_function(lambda: len(held()))
        self._shards.labels("waiting").set_function(waiting)
        for fate in ("handed_on", "kept_back", "dropped"):
            self._elsewhere.labels(fate)

    def clicks(self, fate: str) -> None:
        """Count a click that this process did not answer: `handed_on`, `kept_back` or `dropped`."""
        self._elsewhere.labels(fate).inc()

    async def on_shard_ready(self, shard: int | None) -> None:
        """Count a new session in place of one that was lost."""
        if shard in self._identified:
            self._gateway.labels("new").inc()
        self._identified.add(shard)

    async def on_shard_resumed(self, _shard: int | None) -> None:
        """Count a resumed session."""
        self._gateway.labels("resumed").inc()

    def responded(self, status: int) -> None:
        """Count a response to a request of discord.py, which it partly retries by itself."""
        self._requests.labels(str(status)).inc()

    def requested(self, use: str, way: str) -> None:
        """Count an outgoing request by its use and token."""
        self._uses.labels(use, way).inc()

    def invalid(self, status: int, scope: str) -> None:
        """Count a request that Discord counts as invalid."""
        self._invalid.labels(str(status), scope).inc()

    def hurried(self, game: str) -> None:
        """Count a computer player that had to act before its search was done."""
        self._hurried.labels(game).inc()

    def timed(self, player: MeasurablePlayer, game: str) -> Player:
        """Return this player with its searches measured."""
        return _TimedPlayer(player, self._thinking.labels(game))

    def page(self, tables: Mapping[str, int] | None) -> bytes:
        """Return all metrics in Prometheus's text form.

        Args:
            tables: the number of open tables by status; None: unknown.
        """
        self._tables.clear()
        for status in STATES if tables is not None else ():
            assert tables is not None
            self._tables.labels(status).set(tables.get(status, 0))
        self._held.clear()
        for shard in self._has():
            self._held.labels(str(shard)).set(1)
        return generate_latest(self.registry) + generate_latest(self._former)


class _TimedPlayer:
    """A player whose searches are measured."""

    def __init__(self, player: MeasurablePlayer, seconds: Histogram) -> None:
        self._player = player
        self._seconds = seconds

    async def choose(self, view: View) -> Action | None:
        """Return what the player chooses."""
        begun = perf_counter()
        action = await self._player.choose(view)
        self._seconds.observe(perf_counter() - begun)
        return action

    def at(self, level: str) -> "_TimedPlayer":
        """Return the player at a level, measured as well."""
        return _TimedPlayer(self._player.at(level), self._seconds)

    def with_style(self, manner: Manner) -> "_TimedPlayer":
        """Return the player with a style, measured as well."""
        return _TimedPlayer(self._player.with_style(manner), self._seconds)

    async def at_once(self, view: View) -> Action | None:
        """Return the player's immediate move."""
        return await self._player.at_once(view)
