"""Rise and fly: which pair makes room for one that waits.

After a set: the pair that was set rises at once. No score is kept, so that no game of such a table ever has a result:
it is closed after a set, and where the points would have ended it. House choice: where nobody waits, the pair stays,
and the next game begins all the same. After a lost game: the losers rise, and the game counts as ever.
"""

from typing import TYPE_CHECKING

from bot.rules.game import Rise

if TYPE_CHECKING:
    from bot.games.bid_whist.rules import BidWhistState

PAIR = 2


def rise(state: "BidWhistState") -> Rise | None:
    """Return who makes room now that a deal is counted, or None."""
    how, outcome = state.terms.options["rise_and_fly"], state.outcome
    if how == "on_game_loss" and outcome is not None:
        return Rise(_seats(state, outcome.losers[0]), counts=True)
    if how == "on_set" and state.last_deal_set:
        return Rise(_seats(state, state.deals[-1]["contract"]["seat"] % PAIR), counts=False)
    if how == "on_set" and outcome is not None:
        return Rise((), counts=False)
    return None


def _seats(state: "BidWhistState", side: int) -> tuple[int, ...]:
    return tuple(range(side, state.seats, PAIR))
