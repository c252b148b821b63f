"""Train Bieten's net for one number of players by trying out decisions in games against the heuristic.

    python -m tools.train.bieten.train 4 --out four.bin

In each round many games are played in which one seat learns. The others are the heuristic of release 0.1, and now and
then players who bet everything that they may, or who play by the previous round's net. A net trained against a
single kind of player can be bluffed by another. At some of the learner's decisions all its actions are tried with the
true cards (`numba_engine/sampling.py`), and the net learns their results: bets against doing nothing for now, holding
against saying good, cards against the average card. In the next round the learner plays by that net, and a new net
learns from all decisions so far. The file is written after every round.

Only the default options are trained. Inputs that were never on, and outputs without any example, have no weight.
Needs the dependency group `train`: without numba it takes a hundred times as long.
"""

import argparse
import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import cos, pi
from pathlib import Path
from typing import Any

import numpy as np

from bot.games.bieten.neural.features import BET, HOLD, OUTPUTS, layout
from tools.train.bieten.net import TrainableNet
from tools.train.bieten.numba_engine.deals import ANSWERS, BETS, CARDS, THUMB, TRAINED
from tools.train.bieten.numba_engine.sampling import joined, sample, won
from tools.train.bieten.weights_file import read, written

SLOTS = {2: 1, **dict.fromkeys(range(3, 11), 3)}
"""For the other seats, by number of players."""
HIDDEN = {1: (128, 64), 3: (96, 64)}
"""Units of the two hidden layers, by slots."""
BY = {"bets": BETS, "answers": ANSWERS, "cards": CARDS}
"""What a player may do by its net."""
KINDS = {"bet": (BET, HOLD), "hold": (HOLD, OUTPUTS), "card": (0, BET)}
"""The outputs that speak of each kind of choice, from one to below another."""
BATCH, EPOCHS = 256, 4
RATE, WARM, DECAY = 0.0015, 0.05, 0.5
"""Of learning: the highest rate, for how much of the time it rises, and what share of it weights lose a step."""
_KEPT_BACK = 20
"""Of so many decisions one is not learned from, but asked how good the net is."""
_AT_ONCE = 4096
"""Positions that are looked at together then."""


def arguments(given=None):
    """Return what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=sorted(SLOTS), help="how many play")
    parser.add_argument("--out", type=Path, required=True, help="the file that is written, as the bot reads it")
    parser.add_argument("--begin", type=Path, help="such a file by which the learner plays in the first round")
    parser.add_argument("--against", type=Path, help="such a file by which the others play, not by the rule of thumb")
    parser.add_argument("--decisions", type=int, default=900_000, help="of a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--by", type=kinds, default="bets,answers", help=f"what the net decides: {list(BY)}")
    parser.add_argument(
        "--mixed", type=float, default=0.3, help="in how many of the games others are of several kinds"
    )
    parser.add_argument("--games", type=int, default=10_000, help="that tell in the end how often the learner wins")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    return parser.parse_args(given)


def kinds(text):
    """Return the kinds of decisions that such words stand for, as bits."""
    words = text.split(",")
    if not set(words) <= set(BY):
        raise argparse.ArgumentTypeError(f"any of {', '.join(BY)}")
    return sum(BY[word] for word in set(words))


def net_of(file, seats):
    """Return the net of a file for a number of seats, None without a file."""
    if file is None:
        return None
    net = read(file.read_bytes())
    if (net.weights[0].shape[0], net.weights[-1].shape[0]) != (layout(SLOTS[seats]).size, OUTPUTS):
        raise SystemExit(f"{file} is for another number of players")
    return net


def sampled(options, number, net, others):
    """Return the decisions of a round.

    Args:
        others: the net of all others; None: they play by the heuristic, and in some games of other kinds, too.
    """
    tasks = [
        {
            "count": options.decisions // options.jobs + (job < options.decisions % options.jobs),
            "seed": (options.seed, number, job),
            "mixed": 0.0 if others else options.mixed,
            **seated(options, net, others),
        }
        for job in range(options.jobs)
    ]
    if options.jobs == 1:
        return _sample(tasks[0])
    # Fresh processes: to fork one in which numpy has threads is not safe.
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        return joined(list(pool.map(_sample, tasks)))


def seated(options, net, others):
    """Return who plays where, in the form of `sample` and `won`."""
    return {
        "tables": (options.seats,),
        "players": [(each, options.by if each else 0) for each in (net, others or net)],
        "slots": SLOTS[options.seats],
        "usual": TRAINED if others else THUMB,
    }


def _sample(task):
    return sample(**task)


def spans(ends, chosen):
    """Return where the numbers of some rows are, of many rows that lie one after the other.

    Args:
        ends: by row where its numbers end.
        chosen: the rows.

    Returns:
        By number which of the chosen rows it belongs to, and its place.
    """
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    lengths = ends[chosen] - starts
    before = np.cumsum(lengths) - lengths
    return np.repeat(np.arange(len(chosen)), lengths), np.arange(lengths.sum()) + np.repeat(starts - before, lengths)


def dense(net, decisions, chosen):
    """Return the inputs of some decisions as one array of zeros and ones."""
    x = np.zeros((len(chosen), net.weights[0].shape[0]), np.float32)
    rows, places = spans(decisions.input_ends, chosen)
    x[rows, decisions.inputs[places]] = 1
    return x


def learn(net, decisions, rng, epochs=EPOCHS, tell=sys.stdout.write):
    """Learn from the decisions of a round, and report the net's quality after each epoch."""
    order = rng.permutation(len(decisions.input_ends))
    kept, order = np.split(order, [len(order) // _KEPT_BACK])
    batches = -(-len(order) // BATCH)
    for epoch in range(epochs):
        errors = []
        for number, chosen in enumerate(np.array_split(rng.permutation(order), batches)):
            done = (epoch * batches + number + 1) / (epochs * batches)
            rows, places = spans(decisions.output_ends, chosen)
            outputs, targets = decisions.outputs[places], decisions.advantages[places]
            x = dense(net, decisions, chosen)
            error = net.learn(x, rows, outputs, targets, rate(done), RATE * DECAY * (1 - done))
            errors.append(np.square(error).sum() / len(error))
        tell(f"epoch {epoch + 1}: error {np.mean(errors):.6f}{tested(net, decisions, kept)}\n")


def rate(done):
    """Return the rate of learning when this share of it is done: up at first, then slowly down to nothing."""
    return RATE * (done / WARM if done < WARM else (1 + cos(pi * done)) / 2)


def tested(net, decisions, chosen):
    """Return in words how good a net is at some decisions.

    For each kind of choice: how many, the mean squared error if nothing is said and as the net says it, and what is
    gained by doing what it says is best, in chances to win the game; nothing is done where it says that none is good.
    """
    if not len(chosen):
        return ""
    rows, places = spans(decisions.output_ends, chosen)
    outputs, targets = decisions.outputs[places], decisions.advantages[places]
    parts = [chosen[at : at + _AT_ONCE] for at in range(0, len(chosen), _AT_ONCE)]
    said = np.concatenate([net.forward(dense(net, decisions, part))[2] for part in parts])[rows, outputs]
    told = []
    for kind, (low, high) in KINDS.items():
        there = (outputs >= low) & (outputs < high)
        if there.any():
            worth, guess = targets[there], said[there]
            gain = greedy(rows[there], guess, worth, always=kind == "card").mean()
            error = f"{np.square(worth).mean():.5f} -> {np.square(worth - guess).mean():.5f}"
            told.append(f", {kind} {there.sum()}: {error}, gain {gain:+.4f}")
    return "".join(told)


def greedy(rows, said, worth, *, always):
    """Return for each row what the choice said to be best is worth, 0 if none is said to be good.

    Args:
        always: whether one has to be taken.
    """
    by_said = np.lexsort((said, rows))
    last = by_said[np.flatnonzero(np.append(np.diff(rows), 1))]
    return worth[last] if always else np.where(said[last] > 0, worth[last], 0)


def forget(net, decisions):
    """Take the weight from inputs that were on in none of the decisions, and from outputs that none spoke of."""
    w1, *_, w3, b3 = net.weights
    seen, spoken = (
        np.isin(np.arange(size), on) for size, on in ((len(w1), decisions.inputs), (OUTPUTS, decisions.outputs))
    )
    w1[~seen] = 0
    w3[:, ~spoken] = 0
    b3[~spoken] = 0


def improve(options):
    """Train, and return the net."""
    net, others = net_of(options.begin, options.seats), net_of(options.against, options.seats)
    slots, began, found = SLOTS[options.seats], time.monotonic(), []

    def tell(line):
        sys.stdout.write(f"{time.monotonic() - began:.0f} s, {line}")
        sys.stdout.flush()

    for number in range(options.rounds):
        found.append(sampled(options, number, net, others))
        decisions, rng = joined(found), np.random.default_rng((options.seed, number))
        tell(f"round {number + 1}: {len(decisions.input_ends)} decisions\n")
        net = TrainableNet((layout(slots).size, *HIDDEN[slots], OUTPUTS), rng)
        learn(net, decisions, rng, tell=tell)
        forget(net, decisions)
        options.out.write_bytes(written(net))
    if options.games:
        asked: dict[str, Any] = seated(options, net, others)
        share = won(games=options.games, seed=(options.seed, options.rounds), **asked)
        tell(f"the learner won {share:.1%} of {options.games} games\n")
    return net


def main(given=None):
    """Train as asked for."""
    improve(arguments(given))


if __name__ == "__main__":
    main()
