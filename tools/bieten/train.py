"""Train the player of Bieten for one number of players by playing against itself.

In each round some thousand decisions are made by the net as it is, now and then against older ones; then it learns
what became of them, of the last rounds as well. What it does is hardly ever left to luck: anybody may bet at every
moment, so that whoever tries things out bets far too much.
"""

import argparse
import pickle
import sys
import time
from collections import deque
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np

from bot.games.bieten import GAME
from bot.games.bieten.trained.features import layout
from bot.games.bieten.trained.outputs import OUTPUTS, VALUE
from tools.bieten.export import read
from tools.bieten.net import Net
from tools.bieten.selfplay import OTHER, Hall
from tools.bieten.standing import SCORE_INPUTS, encode_needs

SLOTS = {2: 1, 3: 3, 4: 3, 5: 3}
"""For the other seats, by number of players; 5 stands for all larger tables."""
HIDDEN = {1: (128, 64), 3: (96, 64)}
THUMB = "rule-0.1"
"""The rule of thumb of release 0.1 itself: ten times as slow as a copy, which makes other choices now and then."""
LARGE = (5, 5, 6, 7, 8, 10)
"""How many sit at large tables, as often as it stands here."""
OLDER, REMEMBERED, EVERY = 4, 5, 12
"""Older nets that are played against, rounds that are learned from, rounds between two older nets."""


def arguments():
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=sorted(SLOTS))
    parser.add_argument("--out", type=Path, required=True, help="the file that is written every ten rounds")
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=12000, help="decisions of a round")
    parser.add_argument("--tables", type=int, default=200, help="games at the same time")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    parser.add_argument("--heat", type=float, default=0.004, help="luck of choices in chances to win, at first")
    parser.add_argument("--more", type=Path, help="a file that training begins with")
    parser.add_argument("--copy", type=Path, help=f"a copy of another player to play against, too, or {THUMB}")
    parser.add_argument("--against", type=float, default=0.35, help="how many games are")
    parser.add_argument("--respond", type=Path, help=f"the only one to play against: a net, a copy, or {THUMB}")
    return parser.parse_args()


class Training:
    """One training.

    Args:
        options: what was asked for.
    """

    def __init__(self, options):
        self.options = options
        self.rng, self.noise = Random(options.seed), np.random.default_rng(options.seed)
        slots = SLOTS[options.seats]
        if options.more:
            self.net, self.standing = player(options.more)
        else:
            self.net = Net((layout(slots).size, *HIDDEN[slots], OUTPUTS), self.noise)
            self.net.weights[-1][VALUE] = 1 / options.seats
            self.standing = None
        self.standing = self.standing or first_standing(self.noise, options.seats)
        self.older = deque([deepcopy(self.net)], maxlen=OLDER)
        self.copies = [player(options.copy)] if options.copy else []
        if options.respond:
            target = player(options.respond)
            # A trained net is kept with the worth of scores, a copy of another player alone.
            self.target = 1 if isinstance(target, tuple) else OTHER
            self.older, self.copies = deque([self.net]), [target]
            if isinstance(target, tuple):
                self.older, self.copies = deque([target[0]]), []
        self.hall = Hall(self._seats, options.tables, slots, self.rng, self.noise, self._brains)
        self.recent, self.results = deque(maxlen=REMEMBERED), deque(maxlen=30)

    def _seats(self):
        """Return how many play the next game."""
        return self.rng.choice(LARGE) if self.options.seats >= min(LARGE) else self.options.seats

    def _brains(self, count):
        """Return which net sits where in the next game: the one that learns, an older one, a copy."""
        rng, learner = self.rng, self.rng.randrange(count)
        if self.options.respond:
            return [0 if seat == learner else self.target for seat in range(count)]
        if self.copies and rng.random() < self.options.against:
            other, mixed = OTHER, 0.25
        elif rng.random() < 0.3:
            other, mixed = 1 + rng.randrange(len(self.older)), 0.3
        else:
            return [0] * count
        return [0 if seat == learner or (count > 2 and rng.random() < mixed) else other for seat in range(count)]

    def round(self, number):
        """Play and learn once; return how wrong the net and the worth of scores were."""
        options, done = self.options, number / self.options.rounds
        nets = [self.net, *self.older, *self.copies]
        found, outcomes = self.hall.collect(nets, options.rows, options.heat * 0.12**done, self.standing)
        self.results.append(outcomes)
        scores = learn_standing(self.standing, self.results, self.noise)
        self.recent.append(packed(found))
        rate = options.rate * (1 - 0.95 * done)
        errors = [learn(self.net, batch, self.noise, rate) for batch in self.recent]
        if (number + 1) % EVERY == 0 and not options.respond:
            self.older.append(deepcopy(self.net))
        return errors[-1], scores

    def keep(self):
        """Write down what has been learned."""
        self.options.out.write_bytes(pickle.dumps((self.net, self.standing)))


def player(file):
    """Return what a file holds: a net and the worth of scores (None in the bot's own files, .bin), or a copy.

    "rule-0.1" is no file, but the player itself.
    """
    if str(file) == THUMB:
        return GAME.reference
    data = file.read_bytes()
    return (read(data), None) if file.suffix == ".bin" else pickle.loads(data)  # noqa: S301  # a file of our own


def first_standing(rng, seats):
    """Return a net that knows that fewer missing points are better."""
    net = Net((SCORE_INPUTS, 48, 32, 1), rng, 1 / seats)
    for _ in range(400):
        needs = rng.integers(1, 12, (256, seats))
        strength = np.exp(-0.3 * needs)
        rows = [encode_needs(row, 0, int(rng.integers(seats))) for row in needs.tolist()]
        targets = (strength[:, 0] / strength.sum(1)).astype(np.float32)
        net.learn(net.dense(rows), np.arange(256), np.zeros(256, np.int64), targets, 2e-3)
    return net


def packed(found):
    """Return decisions as arrays: inputs, where each one's outputs begin, outputs, what they should say."""
    lengths = np.array([len(outputs) for _, outputs, _ in found])
    starts = np.concatenate([[0], np.cumsum(lengths)])
    outputs = np.array([output for _, each, _ in found for output in each])
    targets = np.array([target for *_, each in found for target in each], np.float32)
    return [row for row, *_ in found], starts, outputs, targets


def learn(net, batch, rng, rate, size=1024):
    """Learn once from every decision of a batch; return the mean squared error of bets and the like."""
    rows, starts, outputs, targets = batch
    order = rng.permutation(len(rows))
    errors = []
    for at in range(0, len(order), size):
        chosen = order[at : at + size]
        places = np.repeat(np.arange(len(chosen)), starts[chosen + 1] - starts[chosen])
        flat = np.concatenate([np.arange(starts[i], starts[i + 1]) for i in chosen])
        error = net.learn(net.dense([rows[i] for i in chosen]), places, outputs[flat], targets[flat], rate)
        errors.append(float((error[outputs[flat] < VALUE] ** 2).mean()))
    return float(np.mean(errors))


def learn_standing(net, results, rng, enough=3000, size=512):
    """Learn what scores are worth from the games that have ended; return the mean squared error."""
    every = [each for part in results for each in part]
    errors = [0.0]
    for _ in range(40 if len(every) > enough else 0):
        chosen = [every[i] for i in rng.integers(0, len(every), size)]
        targets = np.array([won for _, won in chosen], np.float32)
        x = net.dense([row for row, _ in chosen])
        errors.append(float((net.learn(x, np.arange(size), np.zeros(size, np.int64), targets, 5e-4) ** 2).mean()))
    return float(np.mean(errors))


def main():
    """Train, and tell every five rounds how it goes."""
    options = arguments()
    training, began = Training(options), time.process_time()
    for number in range(options.rounds):
        error, scores = training.round(number)
        if number % 10 == 9:
            training.keep()
        if number % 5 == 4:
            told = training.hall.told()
            seconds = time.process_time() - began
            sys.stdout.write(f"round {number + 1}, {seconds:.0f} s: error {error:.5f}, scores {scores:.4f}, {told}\n")
            sys.stdout.flush()
    training.keep()


if __name__ == "__main__":
    main()
