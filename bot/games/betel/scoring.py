"""Counts a deal and ends it: its points, its line in the record, and whether the game is over.

All points are in one table, `TARIFF`: the inventor's own scoring is not available, only the price of looking, the
play to 1000 and the notion of overtricks are his. Should his numbers turn up, they go in here.
"""

from dataclasses import dataclass
from typing import Any

from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import NO_CONTRACT, Contract
from bot.games.betel.position import DEALING, NOBODY, OVER, UNSEEN, Points, Position
from bot.rules.state import Outcome

# Points


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """The figures, in points.

    Args:
        rung: for each rung up the ladder, to the declarer made, from him failed.
        missed: from the declarer, for each trick short or above a betel's limit.
        rung_against, missed_against: to each defender of a failed contract.
        trick: for each own trick after three passes.
        look: from the player who passes, for each slot looked at in that call.
    """

    rung: int = 20
    overtrick: int = 5
    missed: int = 10
    rung_against: int = 10
    missed_against: int = 5
    trick: int = 5
    look: int = 5


TARIFF = ScoreTable()


def passed_out(tricks: Points) -> Points:
    """Return the points of each seat after three passes."""
    first, second, third = tricks
    return TARIFF.trick * first, TARIFF.trick * second, TARIFF.trick * third


def contract_points(contract: Contract, taken: int) -> tuple[int, int]:
    """Return the points of the declarer, who has taken some tricks, and of each defender."""
    missed = contract.missed_by(taken)
    if missed:
        return (
            -(TARIFF.rung * contract.number + TARIFF.missed * missed),
            TARIFF.rung_against * contract.number + TARIFF.missed_against * missed,
        )
    over = 0 if contract.betel else taken - contract.tricks
    return TARIFF.rung * contract.number + TARIFF.overtrick * over, 0


def deal_points(contract: Contract, declarer: int, tricks: Points, *, contra: bool) -> Points:
    """Return the points of each seat for the play of a deal, looks left out; after three passes by tricks alone."""
    if contract is NO_CONTRACT:
        return passed_out(tricks)
    own, each = contract_points(contract, tricks[declarer])
    if contra:
        own, each = 2 * own, 2 * each
    first, second, third = (own if seat == declarer else each for seat in range(len(tricks)))
    return first, second, third


# The end of a deal


def finish(position: Position) -> None:
    """Book the play, then end the game or let the next dealer deal.

    What lay open stays until then, so that everyone can still see the last trick; the twins stay secret.
    """
    doubled = position.contra != NOBODY
    points = deal_points(position.contract, position.declarer, position.taken, contra=doubled)
    position.scores = _sum(position.scores, points)
    position.deals += (_record(position, points),)
    position.twins, position.known = (UNSEEN, UNSEEN), (0, 0)
    position.turn = NOBODY
    position.outcome = _outcome(position)
    position.phase = OVER if position.outcome else DEALING
    if not position.outcome:
        position.dealer = (position.dealer + 1) % SEATS


def _record(position: Position, points: Points) -> dict[str, Any]:
    """Return the finished deal as records have it; `made` is null after three passes."""
    contract: dict[str, object] | None = None
    made: bool | None = None
    if position.declarer != NOBODY:
        contract = {"seat": position.declarer, "contract": position.contract.code}
        made = not position.contract.missed_by(position.taken[position.declarer])
        if position.contra != NOBODY:
            contract["contra"] = position.contra
    return {
        "contract": contract,
        "tricks": list(position.taken),
        "made": made,
        "looks": list(position.looks),
        "points": list(_sum(position.looks, points)),
    }


def _sum(first: Points, second: Points) -> Points:
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]


def _outcome(position: Position) -> Outcome | None:
    """Return how the game ends after a deal: one alone on top at the target, or the last deal there may be."""
    rules, scores = position.rules, position.scores
    best = max(scores)
    reached = rules.target is not None and best >= rules.target and scores.count(best) == 1
    if not reached and (rules.deal_cap is None or len(position.deals) < rules.deal_cap):
        return None
    top = tuple(seat for seat in range(SEATS) if scores[seat] == best)
    rest = tuple(seat for seat in range(SEATS) if seat not in top)
    return Outcome("target" if reached else "deal_cap", scores, top, rest)
