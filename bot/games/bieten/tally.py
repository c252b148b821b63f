"""What is counted of each seat: bets, how figures were won, and the bluff book.

The bluff book. A figure is claimed by betting or raising it. The claim was weak if, with all cards face up at the
end of the deal, somebody else had the figure or nobody did: the cards decide, as they do for a figure that is
contested, and a wild card counts as it was named. A weak claim that everybody let pass came off; one that somebody
held was caught. Spiel is left out: before the last trick nobody has it, so that no claim of it is weak.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.bieten.actions import Bet, Good, Hold, Raise
from bot.games.bieten.cards import GAME
from bot.games.bieten.parts import CONCEDED, CONTESTED, UNBET
from bot.games.bieten.rules import State
from bot.games.bieten.scoring import winners_by_cards
from bot.rules.actions import seat_of
from bot.rules.panel import Say, say
from bot.rules.state import Step
from bot.rules.tally import Counts, Tallies

Claim = tuple[int, int, bool]
"""Who claimed which figure, and whether everybody let it pass."""


class BietenTallies(Tallies[State]):
    """Bets, holds, figures won, bluffs."""

    def count(self, steps: Sequence[Step[State]]) -> Counts:
        """Return the counters of every seat."""
        counts: Counts = tuple(Counter() for _ in range(steps[0].state.seats)) if steps else ()
        claims: list[Claim] = []
        for step in steps:
            before, action, after = step.before, step.action, step.state
            match action:
                case Bet():
                    counts[seat_of(action)]["bets"] += 1
                case Raise():
                    counts[seat_of(action)]["raises"] += 1
                case Hold():
                    counts[seat_of(action)]["holds"] += 1
                    claims.append((before.by, before.figure, False))
                case Good():
                    counts[seat_of(action)]["goods"] += 1
                    if after.figure < 0:
                        claims.append((before.by, before.figure, True))
                case _:
                    pass
            if len(after.results) > len(before.results):
                _figures(after, counts)
                _bluffs(claims, winners_by_cards(after, before.hands), counts)
                claims.clear()
        return counts

    def lines(self, counts: Mapping[str, int]) -> tuple[Say, ...]:
        """Return what the counters of a person tell."""
        own = {name: counts.get(name, 0) for name in NAMES}
        told = [
            say("stats-bets", bets=own["bets"], raises=own["raises"], holds=own["holds"], goods=own["goods"]),
            say("stats-figures", conceded=own["conceded"], cards=own["by-cards"], deals=own["deals"]),
        ]
        bluffs = own["bluffs-off"] + own["bluffs-caught"]
        if bluffs:
            told.append(say("stats-bluffs", count=bluffs, off=own["bluffs-off"], caught=own["bluffs-caught"]))
        else:
            told.append(say("stats-no-bluffs"))
        return tuple(told)


NAMES = ("deals", "bets", "raises", "holds", "goods", "conceded", "by-cards", "bluffs-off", "bluffs-caught")
TALLIES = BietenTallies()


def _figures(after: State, counts: Counts) -> None:
    """Count a deal for those in it, and the figures of it."""
    result = after.results[-1]
    for seat in {play.seat for play in after.plays if play.seat is not None}:
        counts[seat]["deals"] += 1
    for _, winner, _, how in result.figures:
        if how == CONCEDED:
            counts[winner]["conceded"] += 1
        elif how in {UNBET, CONTESTED}:
            counts[winner]["by-cards"] += 1


def _bluffs(claims: Sequence[Claim], winners: Sequence[int], counts: Counts) -> None:
    """Count the weak claims of a deal."""
    for seat, figure, passed in claims:
        if figure != GAME and winners[figure] != seat:
            counts[seat]["bluffs-off" if passed else "bluffs-caught"] += 1
