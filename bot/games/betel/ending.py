"""How a deal ends: what it brought, its line in the record, and whether the game is over."""

from typing import Any

from bot.games.betel.cards import SEATS
from bot.games.betel.parts import Points
from bot.games.betel.position import DEALING, NOBODY, OVER, UNSEEN, Position
from bot.games.betel.scoring import deal_points
from bot.rules.state import Outcome


def finish(position: Position) -> None:
    """Book the play, then end the game or let the next dealer deal.

    What lay open stays until then, so that everybody can still see the last trick; the twins stay secret.
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
