"""Count how often the heuristic of release 0.1 bets a figure that it has, until the first card is led.

`bot/games/bieten/hand_evaluation.py` has the results: a line for each figure and height of it, with its frequency.
"""

import argparse
import sys
from collections import Counter
from random import Random

from bot.games.bieten import GAME
from bot.games.bieten.actions import Play
from bot.games.bieten.cards import FIGURES, best_in
from tools.arena.frozen import FROZEN

CARDS = FIGURES[:-1]
"""The figures that cards alone decide."""


def count(seats, deals, rng):
    """Return how often each (figure, height) was held and how often it was bet, in a number of deals."""
    held, bet = Counter(), Counter()
    while deals > 0:
        state = GAME.start(GAME.options.validate({}), seats, rng.randrange(seats))
        led = True
        while state.outcome is None and deals > 0:
            if state.is_chance_node:
                state.play(state.chance(rng))
                deals, led = deals - 1, False
                continue
            for seat in sorted(rng.sample(range(seats), seats), key=lambda seat: seat in state.waiting_for):
                action = FROZEN["bieten"].choose(state.view(seat), rng) if state.legal_actions(seat) else None
                if action is not None:
                    if isinstance(action, Play) and not led:
                        led = True
                        note(state, held, bet)
                    state.play(action)
                    break
    return held, bet


def note(state, held, bet):
    """Count the figures that seats hold, and those of them that they bet.

    A figure that another seat bet first, or whose holder is gespannt, does not count: it could not be bet.
    """
    for seat in range(state.seats):
        wild = state.hands[seat] & state.rules.wild
        for figure, best in enumerate(best_in(state.hands[seat], ())):
            bettor = state.first_bettor(figure)
            if bettor in {-1, seat} and state.needs[seat] > 1 and (state.has[seat] >> figure & 1 if wild else best):
                height = "wild" if wild else best[:2] if figure > 1 else best[:1]
                held[CARDS[figure], height] += 1
                bet[CARDS[figure], height] += bettor == seat


def main():
    """Print the rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("--deals", type=int, default=4000)
    options = parser.parse_args()
    held, bet = count(options.seats, options.deals, Random(7))
    for key in sorted(held, key=str):
        figure, height = key
        sys.stdout.write(f"{figure} {height}: {bet[key] / held[key]:.2f} of {held[key]}\n")


if __name__ == "__main__":
    main()
