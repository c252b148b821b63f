"""Counts for each seat: bets, how figures were won, and the bluff book.

The bluff book. A figure is claimed by betting or raising it. The claim was weak if, with all cards face up at the end
of the deal, another player had the figure or no player did: the cards decide, as they do for a figure that is
contested, and a wild card counts as it was named. A weak claim that everyone let pass came off; one that a player
held was caught. Spiel is left out: before the last trick no player has it, so that no claim of it is weak.
"""

from collections import Counter
from collections.abc import Container, Mapping, Sequence

from bot.games.bieten.actions import Bet, Good, Hold, Raise
from bot.games.bieten.cards import GAME
from bot.games.bieten.labels import figure_name
from bot.games.bieten.position import CONCEDED, CONTESTED, UNBET
from bot.games.bieten.scoring import winners_by_cards
from bot.games.bieten.state import State
from bot.rules.actions import seat_of
from bot.rules.panel import LocalizedText, localized
from bot.rules.stat_counters import Counts, Highlight, StatCounters
from bot.rules.state import Step

Claim = tuple[int, int, bool]
"""Who claimed which figure, and whether everyone let it pass."""


class BietenStatCounters(StatCounters[State]):
    """Bets, holds, figures won, bluffs."""

    def count(self, steps: Sequence[Step[State]], stood_in: Container[int] = frozenset()) -> Counts:
        """Return the counters of every seat."""
        counts: Counts = tuple(Counter() for _ in range(steps[0].state.seats)) if steps else ()
        deeds = _SeatCounts()
        for place, step in enumerate(steps):
            before, action, after = step.before, step.action, step.state
            own = place not in stood_in
            name = DEEDS.get(type(action))
            if name and own:
                counts[seat_of(action)][name] += 1
            deeds.count_step(step, own=own)
            if len(after.results) > len(before.results):
                _figures(after, counts, deeds)
                _bluffs(deeds.claims, winners_by_cards(after, before.hands), counts)
                deeds = _SeatCounts()
        return counts

    def highlights(
        self, steps: Sequence[Step[State]], stood_in: Container[int] = frozenset()
    ) -> tuple[Highlight, ...]:
        """Return the figures that everyone let pass though, with all cards face up, the claim was weak."""
        deeds, passed, found = _SeatCounts(), dict[int, int](), list[Highlight]()
        for place, step in enumerate(steps):
            before, after = step.before, step.state
            deeds.count_step(step, own=place not in stood_in)
            if isinstance(step.action, Good) and after.figure < 0:
                passed[before.figure] = place
            if len(after.results) > len(before.results):
                best = winners_by_cards(after, before.hands)
                for figure, winner, points, how in after.results[-1].figures:
                    own = how == CONCEDED and figure not in deeds.others
                    if own and figure != GAME and best[figure] != winner:
                        found.append(Highlight(winner, points, passed.get(figure, place), figure_name(figure)))
                deeds, passed = _SeatCounts(), {}
        return tuple(found)

    def text_lines(self, counts: Mapping[str, int]) -> tuple[LocalizedText, ...]:
        """Return the texts for a user's counters."""
        own = {name: counts.get(name, 0) for name in NAMES}
        texts = [
            localized("stats-bets", bets=own["bets"], raises=own["raises"], holds=own["holds"], goods=own["goods"]),
            localized("stats-figures", conceded=own["conceded"], cards=own["by-cards"], deals=own["deals"]),
        ]
        bluffs = own["bluffs-off"] + own["bluffs-caught"]
        if bluffs:
            texts.append(localized("stats-bluffs", count=bluffs, off=own["bluffs-off"], caught=own["bluffs-caught"]))
        else:
            texts.append(localized("stats-no-bluffs"))
        return tuple(texts)


DEEDS: Mapping[type, str] = {Bet: "bets", Raise: "raises", Hold: "holds", Good: "goods"}
NAMES = ("deals", "bets", "raises", "holds", "goods", "conceded", "by-cards", "bluffs-off", "bluffs-caught")
TALLIES = BietenStatCounters()


class _SeatCounts:
    """The actions of seat owners in a deal."""

    def __init__(self) -> None:
        self.there: set[int] = set()
        """The seats whose owners did anything."""
        self.claims: list[Claim] = []
        """The claims of people that a player answered."""
        self.others: set[int] = set()
        """The figures that a substitute has claimed for a seat's owner; their results count for no user."""

    def count_step(self, step: Step[State], *, own: bool) -> None:
        """Note a step; `own`: the seat's owner did it."""
        before, action, after = step.before, step.action, step.state
        if own and action.seat is not None and not action.by_chance:
            self.there.add(action.seat)
        match action:
            case Bet() | Raise():
                (self.others.discard if own else self.others.add)(after.figure)
            case Hold() if before.figure not in self.others:
                self.claims.append((before.by, before.figure, False))
            case Good() if after.figure < 0 and before.figure not in self.others:
                self.claims.append((before.by, before.figure, True))
            case _:
                pass


def _figures(after: State, counts: Counts, deeds: _SeatCounts) -> None:
    result = after.results[-1]
    for seat in {play.seat for play in after.plays if play.seat is not None} & deeds.there:
        counts[seat]["deals"] += 1
    for figure, winner, _, how in result.figures:
        if how == CONCEDED and figure not in deeds.others:
            counts[winner]["conceded"] += 1
        elif how in {UNBET, CONTESTED} and winner in deeds.there:
            counts[winner]["by-cards"] += 1


def _bluffs(claims: Sequence[Claim], winners: Sequence[int], counts: Counts) -> None:
    for seat, figure, passed in claims:
        if figure != GAME and winners[figure] != seat:
            counts[seat]["bluffs-off" if passed else "bluffs-caught"] += 1
