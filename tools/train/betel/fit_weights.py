"""Fit the weights of `bot/games/betel/fast_playout.py` and print them.

Run `python -m tools.train.betel.fit_weights [rounds]`. Deals are bid by a heuristic and played out many times. In
each round first the defenders, then the declarer try small changes of their own tables, and keep those that bring
them more points. A round needs five minutes of one core.
"""

import sys
from collections.abc import Sequence
from random import Random

from bot.games.betel import fast_playout
from bot.games.betel.cards import SEATS
from bot.games.betel.contracts import NO_CONTRACT
from bot.games.betel.fast_playout import BestCardTable, BestFollowTable, play_out
from bot.games.betel.game import GAME
from bot.games.betel.playout_state import PlayoutState, layout_in
from bot.games.betel.position import AUCTION
from bot.games.betel.scoring import contract_points

DEALS = 4000
TRIES = 150
"""Changes each side tries in a round."""
STEPS = (0.5, 2.0, 6.0)
DEFENDERS = ("BETEL_LEADS", "BETEL_SHEDS", "BETEL_OVERTAKES", "BETEL_STAYS", "DEFENDER")
"""How the names of the defenders' tables begin; all others are the declarer's."""


def layouts(count: int, rng: Random) -> list[PlayoutState]:
    """Return deals of which the auction is over, and a player is declarer."""
    found: list[PlayoutState] = []
    while len(found) < count:
        state = GAME.start(GAME.options.validate({}), SEATS, rng.randrange(SEATS))
        state.play(state.chance(rng))
        while state.phase == AUCTION:
            action = GAME.heuristic.choose(state.view(state.turn), rng)
            assert action is not None
            state.play(action)
        if state.contract is not NO_CONTRACT:
            found.append(layout_in(state))
    return found


def gain(deals: Sequence[PlayoutState]) -> float:
    """Return what a deal brings the declarer over a defender on average, each trick counted a little."""
    total = 0.0
    for deal in deals:
        layout = deal.copy()
        play_out(layout)
        taken = layout.taken[layout.declarer]
        own, each = contract_points(layout.contract, taken)
        total += own - each + (0 if layout.contract.betel else 10 * taken)
    return total / len(deals)


def tables(*, defenders: bool) -> list[BestCardTable | BestFollowTable]:
    """Return the tables of one side."""
    return [
        table
        for name, table in vars(fast_playout).items()
        if isinstance(table, BestCardTable | BestFollowTable) and name.startswith(DEFENDERS) == defenders
    ]


def fit(
    deals: Sequence[PlayoutState], mine: Sequence[BestCardTable | BestFollowTable], sign: int, rng: Random
) -> float:
    """Change the tables of one side for the better, and return what a deal then brings the declarer."""
    best = gain(deals)
    for _ in range(TRIES):
        table = rng.choice(mine)
        before = table.weights
        after = list(before)
        for place in rng.sample(range(len(after)), rng.choice((1, 1, 2, 3))):
            after[place] = round(after[place] + rng.gauss(0, rng.choice(STEPS)), 1)
        table.set_weights(tuple(after))
        now = gain(deals)
        if sign * (now - best) > 0:
            best = now
        else:
            table.set_weights(before)
    return best


def main() -> None:
    """Fit for some rounds, and print the tables."""
    rng = Random(1)
    deals = layouts(DEALS, rng)
    for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3):
        fit(deals, tables(defenders=True), -1, rng)
        fit(deals, tables(defenders=False), 1, rng)
    for name, table in vars(fast_playout).items():
        if isinstance(table, BestCardTable | BestFollowTable):
            sys.stdout.write(f"{name} {table.weights}\n")


if __name__ == "__main__":
    main()
