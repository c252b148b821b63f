"""Makes `win_probability.bin`: how likely each seat of The Betel is to win from any score, by simulation.

    python -m tools.train.betel.win_probability

Some thousand deals between players by heuristic say what a deal brings; then the chance from each score is the
average of the chances after one more deal, counted over and over until it stays the same. One core needs about two
minutes. Scores are steps of a hundred points short of the target.
"""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

from bot.games.betel.cards import SEATS
from bot.games.betel.game import GAME
from bot.games.betel.position import Points
from bot.games.betel.search.win_probability import LENGTH, STEP, TABLE, place
from bot.rules.randomness import RandomSource

DEALS = 3000
RARE = 3
"""Results that came up less often than this are left out."""
STILL = 0.001
Needs = tuple[int, int, int]


def deals(luck: RandomSource, rng: Random) -> Counter[Needs]:
    """Return how often a deal brought what, in steps, a step rounded up or down by lot."""
    options = GAME.options.validate({"target": None, "deal_cap": DEALS})
    state = GAME.start(options, SEATS, 0)
    found: Counter[Needs] = Counter()
    before: Points = state.scores
    while state.outcome is None:
        if state.is_chance_node:
            first, second, third = (now - then for now, then in zip(state.scores, before, strict=True))
            found[_round(first, rng), _round(second, rng), _round(third, rng)] += 1
            before = state.scores
            state.play(state.chance(luck))
            continue
        action = GAME.heuristic.choose(state.view(state.turn), rng)
        assert action is not None
        state.play(action)
    return found


def _round(points: int, rng: Random) -> int:
    steps, rest = divmod(points, STEP)
    return steps + (rng.random() * STEP < rest)


def chances(found: Counter[Needs]) -> dict[Needs, float]:
    """Return for each score the chance of its first seat; the others' order does not matter, nor who deals."""
    # Each result counts for every way round: the dealer's advantage is a hundredth, and left out.
    results: Counter[Needs] = Counter()
    for (first, second, third), times in found.items():
        if times >= RARE and (first or second or third):
            for turned in ((first, second, third), (second, third, first), (third, first, second)):
                results[turned] += times
    total = sum(results.values())
    table = {
        (own, *others): 1 / SEATS
        for own in range(1, LENGTH + 1)
        for others in combinations_with_replacement(range(1, LENGTH + 1), 2)
    }
    while True:
        change = 0.0
        for needs in table:
            new = sum(times * _after(table, needs, result) for result, times in results.items()) / total
            change = max(change, abs(new - table[needs]))
            table[needs] = new
        if change < STILL:
            return table


def _after(table: dict[Needs, float], needs: Needs, result: Needs) -> float:
    """Return the chance of the first seat after a deal."""
    own, second, third = (min(need - gain, LENGTH) for need, gain in zip(needs, result, strict=True))
    best = min(own, second, third)
    if best <= 0:
        return (own == best) / ((own == best) + (second == best) + (third == best))
    return table[own, min(second, third), max(second, third)]


def main() -> None:
    """Write the table."""
    rng = Random(1)
    table = chances(deals(Random(2), rng))
    figures = bytearray(len(table))
    for needs, chance in table.items():
        figures[place(*needs)] = round(255 * chance)
    TABLE.write_bytes(figures)


if __name__ == "__main__":
    main()
