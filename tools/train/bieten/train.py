"""Train Bieten's net for one number of players by trying out decisions in games against the heuristic.

    python -m tools.train.bieten.train 4 --out four.bin

In each game of a round one seat learns. The other seats play the heuristic of release 0.1, in some games also the
previous round's net, or they bet everything. A net trained against one kind of player can be bluffed by another. At
some decisions of the learner all its actions are tried with the true cards (`numba_engine/sampling.py`). The net
learns their advantages: of bets over waiting, of hold over good, of cards over the average card. In the next round
the learner plays by that net, and a new net learns from all decisions so far. Each round writes the file.

Only the default options are trained. Inputs that were never on, and outputs without an example, have weight 0. The
program needs the dependency group `train`; without numba it takes a hundred times as long.
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
from tools.train.bieten.numba_engine.deals import ANSWERS, BETS, CARDS, HEURISTIC, HOLDS, TRAINED
from tools.train.bieten.numba_engine.sampling import joined, sample, won
from tools.train.bieten.weights_file import read, written

SLOTS = {2: 1, **dict.fromkeys(range(3, 11), 3)}
"""Slots for the other seats in the net's inputs, by number of players."""
HIDDEN = {1: (128, 64), 3: (96, 64)}
"""Sizes of the two hidden layers, by number of slots."""
BY = {"bets": BETS, "answers": ANSWERS, "cards": CARDS}
"""Decisions that a player can leave to its net."""
KINDS = {"bet": (BET, HOLD), "hold": (HOLD, OUTPUTS), "card": (0, BET)}
"""The net's outputs for each kind of choice: first, and one after the last."""
BATCH, EPOCHS = 256, 4
RATE, WARM, DECAY = 0.0015, 0.05, 0.5
"""The peak learning rate, the share of steps until the peak, and the weight decay as a share of the rate."""
_HOLDOUT = 20
"""One decision of this many is in the validation set."""
_VALIDATION_BATCH = 4096
"""Positions that are evaluated together in validation."""


def arguments(given=None):
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, choices=sorted(SLOTS), help="number of players")
    parser.add_argument("--out", type=Path, required=True, help="the file to write, in the bot's format")
    parser.add_argument("--begin", type=Path, help="a file with the learner's net of the first round")
    parser.add_argument(
        "--against", type=Path, help="a file with the net of all other seats, in place of the heuristic"
    )
    parser.add_argument("--holds", action="store_true", help="the usual other players hold as often as club players")
    parser.add_argument("--decisions", type=int, default=900_000, help="decisions a round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--by", type=kinds, default="bets,answers", help=f"decisions of the net: {list(BY)}")
    parser.add_argument("--mixed", type=float, default=0.3, help="share of games with several kinds of players")
    parser.add_argument("--games", type=int, default=10_000, help="games in which the final net is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    return parser.parse_args(given)


def kinds(text):
    """Return the bits of kinds of decisions, given as words with commas.

    Raises:
        argparse.ArgumentTypeError: a word is unknown.
    """
    words = text.split(",")
    if not set(words) <= set(BY):
        raise argparse.ArgumentTypeError(f"any of {', '.join(BY)}")
    return sum(BY[word] for word in set(words))


def net_of(file, seats):
    """Return the net of a file; None without a file. Exit if the net is for another number of players."""
    if file is None:
        return None
    net = read(file.read_bytes())
    if (net.weights[0].shape[0], net.weights[-1].shape[0]) != (layout(SLOTS[seats]).size, OUTPUTS):
        raise SystemExit(f"{file} is for another number of players")
    return net


def sampled(options, number, net, others):
    """Return the decisions of a round.

    Args:
        others: the net of all other seats; None: the heuristic, in some games with other kinds of players.
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
    # A process in which numpy has threads can't be forked safely.
    with ProcessPoolExecutor(options.jobs, multiprocessing.get_context("spawn")) as pool:
        return joined(list(pool.map(_sample, tasks)))


def seated(options, net, others):
    """Return the arguments of `sample` and `won` that describe the players."""
    return {
        "tables": (options.seats,),
        "players": [(each, options.by if each else 0) for each in (net, others or net)],
        "slots": SLOTS[options.seats],
        "usual": TRAINED if others else HOLDS if options.holds else HEURISTIC,
    }


def _sample(task):
    return sample(**task)


def spans(ends, chosen):
    """Return the indices of all values of the chosen rows of a ragged array.

    Args:
        ends: by row, one after the index of its last value.
        chosen: the rows.

    Returns:
        For each value the position of its row in `chosen`, and the value's index.
    """
    starts = np.where(chosen > 0, ends[chosen - 1], 0)
    lengths = ends[chosen] - starts
    before = np.cumsum(lengths) - lengths
    return np.repeat(np.arange(len(chosen)), lengths), np.arange(lengths.sum()) + np.repeat(starts - before, lengths)


def dense(net, decisions, chosen):
    """Return the inputs of some decisions as zeros and ones: a row for each decision."""
    x = np.zeros((len(chosen), net.weights[0].shape[0]), np.float32)
    rows, places = spans(decisions.input_ends, chosen)
    x[rows, decisions.inputs[places]] = 1
    return x


def learn(net, decisions, rng, epochs=EPOCHS, report=sys.stdout.write):
    """Train a net on decisions, and report training and validation errors after each epoch."""
    order = rng.permutation(len(decisions.input_ends))
    held_out, order = np.split(order, [len(order) // _HOLDOUT])
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
        report(f"epoch {epoch + 1}: error {np.mean(errors):.6f}{validated(net, decisions, held_out)}\n")


def rate(done):
    """Return the learning rate after a share of the steps: a linear warm-up, then half a cosine down to 0."""
    return RATE * (done / WARM if done < WARM else (1 + cos(pi * done)) / 2)


def validated(net, decisions, chosen):
    """Return a net's quality at some decisions, as text.

    For each kind of choice: the number of choices, the mean squared error of the constant 0 and of the net, and the
    gain in chances to win if the player takes the net's best choice wherever its value is above 0.
    """
    if not len(chosen):
        return ""
    rows, places = spans(decisions.output_ends, chosen)
    outputs, targets = decisions.outputs[places], decisions.advantages[places]
    parts = [chosen[at : at + _VALIDATION_BATCH] for at in range(0, len(chosen), _VALIDATION_BATCH)]
    predicted = np.concatenate([net.forward(dense(net, decisions, part))[2] for part in parts])[rows, outputs]
    lines = []
    for kind, (low, high) in KINDS.items():
        there = (outputs >= low) & (outputs < high)
        if there.any():
            value, prediction = targets[there], predicted[there]
            gain = greedy(rows[there], prediction, value, always=kind == "card").mean()
            error = f"{np.square(value).mean():.5f} -> {np.square(value - prediction).mean():.5f}"
            lines.append(f", {kind} {there.sum()}: {error}, gain {gain:+.4f}")
    return "".join(lines)


def greedy(rows, predicted, values, *, always):
    """Return for each row the true value of the choice with the highest prediction.

    Args:
        always: whether a choice must be taken; otherwise the value is 0 where no prediction is above 0.
    """
    by_prediction = np.lexsort((predicted, rows))
    last = by_prediction[np.flatnonzero(np.append(np.diff(rows), 1))]
    return values[last] if always else np.where(predicted[last] > 0, values[last], 0)


def clear_unused(net, decisions):
    """Set the weights of inputs that were never on, and of outputs without an example, to 0."""
    w1, *_, w3, b3 = net.weights
    used_inputs, used_outputs = (
        np.isin(np.arange(size), on) for size, on in ((len(w1), decisions.inputs), (OUTPUTS, decisions.outputs))
    )
    w1[~used_inputs] = 0
    w3[:, ~used_outputs] = 0
    b3[~used_outputs] = 0


def train(options):
    """Train by the options of the command line, and return the net."""
    net, others = net_of(options.begin, options.seats), net_of(options.against, options.seats)
    slots, began, rounds = SLOTS[options.seats], time.monotonic(), []

    def report(line):
        sys.stdout.write(f"{time.monotonic() - began:.0f} s, {line}")
        sys.stdout.flush()

    for number in range(options.rounds):
        rounds.append(sampled(options, number, net, others))
        decisions, rng = joined(rounds), np.random.default_rng((options.seed, number))
        report(f"round {number + 1}: {len(decisions.input_ends)} decisions\n")
        net = TrainableNet((layout(slots).size, *HIDDEN[slots], OUTPUTS), rng)
        learn(net, decisions, rng, report=report)
        clear_unused(net, decisions)
        options.out.write_bytes(written(net))
    if options.games:
        players: dict[str, Any] = seated(options, net, others)
        share = won(games=options.games, seed=(options.seed, options.rounds), **players)
        report(f"the learner won {share:.1%} of {options.games} games\n")
    return net


def main(given=None):
    """Train by the command line."""
    train(arguments(given))


if __name__ == "__main__":
    main()
