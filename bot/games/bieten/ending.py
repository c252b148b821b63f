"""How a deal ends: it is counted, and the game is over or the next player deals."""

from bot.games.bieten.position import OVER, SHUFFLE, Position
from bot.games.bieten.scoring import count
from bot.rules.state import Outcome


def finish(position: Position) -> None:
    """Count the deal; then end the game or let the next dealer deal."""
    rules, counted = position.rules, count(position)
    position.sheet = position.sheet.with_result(counted.result)
    position.scores = counted.scores
    position.hands = position.has = (0,) * rules.seats
    position.laid = 0
    if counted.reached and rules.knockout:
        position.out += counted.reached
        position.find_players()
    position.outcome = _outcome(position, counted.reached, counted.offenders)
    if position.outcome:
        position.phase = OVER
    else:
        position.phase = SHUFFLE
        position.dealer = position.next_to(position.dealer)


def _outcome(position: Position, reached: tuple[int, ...], offenders: tuple[int, ...]) -> Outcome | None:
    """Return how the game ends with the deal just counted, or None if it goes on.

    Args:
        position: with the new scores, and those out who reached the target.
        reached: who reached the target in this deal, in that order.
        offenders: whose irregularities ended the game.
    """
    scores, knockout = position.scores, position.rules.knockout
    if offenders:
        # Who is out has reached the target and won; before that, and without knockout, the sheet decides.
        return Outcome("irregularity", scores, position.out or _highest(scores, offenders), offenders)
    if not knockout:
        return Outcome("target", scores, reached, _lowest(scores)) if reached else None
    if position.live == 1:
        return Outcome("knockout", scores, position.out, position.players)
    if not position.live:  # all who were left reached it together: the last of them loses
        return Outcome("knockout", scores, position.out[:-1], position.out[-1:])
    return None


def _lowest(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the lowest score."""
    low = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == low)


def _highest(scores: tuple[int, ...], offenders: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats with the best score among those who did nothing wrong."""
    others = [seat for seat in range(len(scores)) if seat not in offenders]
    high = max((scores[seat] for seat in others), default=0)
    return tuple(seat for seat in others if scores[seat] == high)
