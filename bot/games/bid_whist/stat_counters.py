"""Count for each seat: bids, contracts, Bostons, reneges.

Contracts are declarer's. A Boston, all the books of a deal, is counted for both partners of the side that has them,
declarer's or not. Books are counted after renege calls have moved them, as on the score sheet. A call that proves
three reneges counts as three of the offenders'.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.bid_whist.actions import Bid, CallRenege, Pass
from bot.games.bid_whist.scoring import total_of
from bot.games.bid_whist.state import State
from bot.rules.actions import Action
from bot.rules.panel import LocalizedText, localized
from bot.rules.stat_counters import Counts, StatCounters
from bot.rules.state import Step

NAMES = ("deals", "bids", "passes", "made", "set", "nt-made", "bostons", "reneges", "calls-right", "calls-wrong")


class BidWhistStatCounters(StatCounters[State]):
    """Bids, contracts, Bostons, reneges."""

    def count(self, steps: Sequence[Step[State]], stood_in: Container[int] = frozenset()) -> Counts:
        """Return the counters of every seat."""
        counts: Counts = tuple(Counter() for _ in range(steps[0].state.seats)) if steps else ()
        deeds = _SeatCounts()
        for place, step in enumerate(steps):
            deeds.count_action(step.action, own=place not in stood_in)
            seat = step.action.seat
            if seat is not None and isinstance(step.action, Bid | Pass) and place not in stood_in:
                counts[seat]["bids" if isinstance(step.action, Bid) else "passes"] += 1
            if len(step.state.deals) > len(step.before.deals):
                _deal(step.before, step.state.deals[-1], counts, deeds)
                deeds = _SeatCounts()
        return counts

    def text_lines(self, counts: Mapping[str, int]) -> tuple[LocalizedText, ...]:
        """Return the texts for a user's counters."""
        own = {name: counts.get(name, 0) for name in NAMES}
        made, missed = own["made"], own["set"]
        texts = [
            localized("stats-bids", bids=own["bids"], passes=own["passes"], deals=own["deals"]),
            localized("stats-contracts", count=made + missed, made=made, set=missed, nt=own["nt-made"]),
            localized("stats-bostons", count=own["bostons"]),
        ]
        right, wrong, reneges = own["calls-right"], own["calls-wrong"], own["reneges"]
        if right or wrong or reneges:
            texts.append(localized("stats-reneges", count=reneges, right=right, wrong=wrong))
        return tuple(texts)


TALLIES = BidWhistStatCounters()


@dataclass(slots=True)
class _SeatCounts:
    """The counts of one deal by seat, without actions of substitutes.

    Args:
        bidders: those who made their last bids themselves.
        calls: for each renege call, in order, whether it was the owner's.
    """

    there: set[int] = field(default_factory=set[int])
    bidders: set[int] = field(default_factory=set[int])
    calls: list[bool] = field(default_factory=list[bool])

    def count_action(self, action: Action, *, own: bool) -> None:
        """Note an action; `own`: the seat's owner did it."""
        if action.seat is None or action.by_chance:
            return
        if own:
            self.there.add(action.seat)
        if isinstance(action, Bid):
            (self.bidders.add if own else self.bidders.discard)(action.seat)
        elif isinstance(action, CallRenege):
            self.calls.append(own)


def _deal(before: State, deal: Mapping[str, Any], counts: Counts, deeds: _SeatCounts) -> None:
    contract, books, side_of = deal["contract"], deal["books"], before.terms.side_of
    declarer: int = contract["seat"]
    if declarer in deeds.bidders:
        counts[declarer]["made" if deal["made"] else "set"] += 1
        if deal["made"] and contract["trump"] == "nt":
            counts[declarer]["nt-made"] += 1
    for seat in deeds.there:
        counts[seat]["deals"] += 1
        if books[side_of[seat]] == total_of(before.terms):
            counts[seat]["bostons"] += 1
    for claim, own in zip(before.claims, deeds.calls, strict=True):
        if own:
            counts[claim.seat]["calls-right" if claim.right else "calls-wrong"] += 1
        for offender in claim.guilty:
            if offender in deeds.there:
                counts[offender]["reneges"] += 1
