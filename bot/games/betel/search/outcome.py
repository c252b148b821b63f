"""What a deal that was played out means for the game: its points, and the chance to win with them."""

from functools import lru_cache

from bot.games.betel.contracts import NO_CONTRACT, Contract
from bot.games.betel.options import Rules
from bot.games.betel.parts import Points
from bot.games.betel.scoring import contract_points, passed_out
from bot.games.betel.search.chances import chance


@lru_cache(maxsize=4096)
def chance_after(
    rules: Rules, scores: Points, deals: int, seat: int, contract: Contract, declarer: int, taken: Points, times: int
) -> float:
    """Return the chance of a seat to win the game after a deal.

    Args:
        rules: what is played.
        scores: before the play of the deal, its looks booked.
        deals: how many deals were over before it.
        seat: whose chance.
        contract: what was played.
        declarer: NOBODY after three passes.
        taken: the tricks by seat.
        times: 2 if it was doubled, else 1.
    """
    if contract is NO_CONTRACT:
        points = passed_out(taken)
    else:
        own, each = contract_points(contract, taken[declarer])
        points = tuple(times * (own if one == declarer else each) for one in range(len(taken)))
    first, second, third = (before + more for before, more in zip(scores, points, strict=True))
    return chance(rules, (first, second, third), seat, deals + 1)
