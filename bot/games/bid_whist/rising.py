"""Rise and fly: which pair makes room for one that waits.

After a set: the pair that was set rises at once. No score is kept, so that no game of such a table ever has a result:
it is closed after a set, and where the points would have ended it. House choice: where nobody waits, the pair stays,
and the next game begins all the same. After a lost game: the losers rise, and the game counts as ever.
"""

from bot.games.bid_whist.position import Position
from bot.rules.game import Rise

PAIR = 2


def rise(position: Position) -> Rise | None:
    """Return who makes room now that a deal is counted, or None."""
    how, outcome = position.terms.options["rise_and_fly"], position.outcome
    # Where the last deal left both pairs level nobody has lost.
    if how == "on_game_loss" and outcome is not None and outcome.losers:
        return Rise(_seats(position, outcome.losers[0]), counts=True)
    if how == "on_set" and last_deal_set(position):
        return Rise(_seats(position, position.deals[-1]["contract"]["seat"] % PAIR), counts=False)
    if how == "on_set" and outcome is not None:
        return Rise((), counts=False)
    return None


def last_deal_set(position: Position) -> bool:
    """Return whether declarer has missed the contract of the deal that was counted last."""
    return bool(position.deals) and not position.deals[-1]["made"]


def _seats(position: Position, side: int) -> tuple[int, ...]:
    return tuple(range(side, position.seats, PAIR))
