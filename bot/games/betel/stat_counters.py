"""Counts for each seat: contracts by name, looks, exchanges, tricks of three passes."""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from typing import Any

from bot.games.betel.actions import Bid, Contra, Exchange, Look
from bot.games.betel.contracts import LADDER
from bot.games.betel.labels import contract_name
from bot.games.betel.state import State
from bot.rules.actions import seat_of
from bot.rules.panel import LocalizedText, localized
from bot.rules.stat_counters import Counts, StatCounters
from bot.rules.state import Step

STEPS: Mapping[type, str] = {Look: "looks", Exchange: "exchanges", Bid: "bids", Contra: "contras"}
MOST_NAMED = 8
"""How many contracts are named, those played most often; the ladder has thirty."""


class BetelStatCounters(StatCounters[State]):
    """Contracts, looks, exchanges."""

    def count(self, steps: Sequence[Step[State]], stood_in: Container[int] = frozenset()) -> Counts:
        """Return the counters of every seat."""
        counts: Counts = tuple(Counter() for _ in range(steps[0].state.seats)) if steps else ()
        there, bidders = set[int](), set[int]()
        for place, step in enumerate(steps):
            seat, name = step.action.seat, STEPS.get(type(step.action))
            if seat is not None and place not in stood_in:
                there.add(seat)
                if name:
                    counts[seat][name] += 1
            if isinstance(step.action, Bid):
                (bidders.discard if place in stood_in else bidders.add)(seat_of(step.action))
            if len(step.state.deals) > len(step.before.deals):
                _deal(step.state.deals[-1], counts, there, bidders)
                there, bidders = set[int](), set[int]()
        return counts

    def text_lines(self, counts: Mapping[str, int]) -> tuple[LocalizedText, ...]:
        """Return the texts for a user's counters."""
        steps = {name: counts.get(name, 0) for name in STEPS.values()}
        made = {contract: counts.get(f"made-{contract.code}", 0) for contract in LADDER}
        played = {contract: made[contract] + counts.get(f"failed-{contract.code}", 0) for contract in LADDER}
        texts = [
            localized("stats-steps", deals=counts.get("deals", 0), **steps),
            localized("stats-contracts", count=sum(played.values()), made=sum(made.values())),
        ]
        most_played = sorted(filter(played.get, LADDER), key=played.__getitem__, reverse=True)
        named = [
            localized("stats-contract", contract=contract_name(contract), made=made[contract], count=played[contract])
            for contract in most_played[:MOST_NAMED]
        ]
        if named:
            texts.append(localized("stats-by-name", contracts=tuple(named)))
        if counts.get("three-passes"):
            texts.append(
                localized("stats-three-passes", count=counts["three-passes"], tricks=counts.get("tricks", 0))
            )
        return tuple(texts)


TALLIES = BetelStatCounters()


def _deal(deal: Mapping[str, Any], counts: Counts, there: Container[int], bidders: Container[int]) -> None:
    contract = deal["contract"]
    for seat, own in enumerate(counts):
        if seat not in there:
            continue
        own["deals"] += 1
        if contract is None:
            own["three-passes"] += 1
            own["tricks"] += deal["tricks"][seat]
    if contract is not None and contract["seat"] in bidders:
        result = "made" if deal["made"] else "failed"
        counts[contract["seat"]][f"{result}-{contract['contract']}"] += 1
