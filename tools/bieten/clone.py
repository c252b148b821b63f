"""A net that does what the rule of thumb does, quick enough to train against."""

import argparse
import pickle
import sys
from pathlib import Path
from random import Random

import numpy as np

from bot.games.bieten import GAME
from bot.games.bieten.position import PLAY
from bot.games.bieten.trained.features import encode_state, layout
from bot.games.bieten.trained.outputs import NOTHING, OUTPUTS, output_of
from tools.bieten.net import Net
from tools.bieten.selfplay import usual
from tools.bieten.train import SLOTS


def watch(judge, seats, slots, count, rng):
    """Return (inputs, legal outputs, the one chosen) of so many decisions of a judge."""
    seen = []
    while len(seen) < count:
        state = GAME.start(GAME.options.read(usual(rng)), seats, rng.randrange(seats))
        while state.outcome is None and len(seen) < count:
            if state.chance_due:
                state.play(state.chance(rng))
                continue
            order = sorted(rng.sample(range(seats), seats), key=lambda seat: seat in state.waiting_for)
            for seat in order:
                legal = state.legal_actions(seat)
                if not legal:
                    continue
                action = judge.choose(state.view(seat), rng)
                if state.phase == PLAY and (len(legal) > 1 or seat not in state.waiting_for):
                    waited = seat in state.waiting_for
                    outputs = [output_of(each, state.figure) for each in legal] + ([] if waited else [NOTHING])
                    chosen = NOTHING if action is None else output_of(action, state.figure)
                    seen.append((encode_state(state, seat, slots), outputs, outputs.index(chosen)))
                if rng.random() < 0.06:
                    action = rng.choice([each for each in legal if each.act != "raise"] or [None])
                if action is not None:
                    state.play(action)
                    break
    return seen


def fit(net, seen, np_rng, epochs=6, size=512):
    """Learn to choose as was seen; return the share of choices it hits."""
    hits = 0
    for epoch in range(epochs):
        order, hits = np_rng.permutation(len(seen)), 0
        for at in range(0, len(order), size):
            chosen = [seen[i] for i in order[at : at + size]]
            mask = np.full((len(chosen), OUTPUTS), -1e9, np.float32)
            for place, (_, outputs, _) in enumerate(chosen):
                mask[place, outputs] = 0
            x = net.dense([row for row, _, _ in chosen])
            logits = net.forward(x)[2] + mask
            odds = np.exp(logits - logits.max(1, keepdims=True))
            odds /= odds.sum(1, keepdims=True)
            wanted = np.array([outputs[place] for _, outputs, place in chosen])
            hits += int((odds.argmax(1) == wanted).sum())
            places = np.arange(len(chosen))
            gradient = odds
            gradient[places, wanted] -= 1
            net.descend(x, gradient / len(chosen), 1.5e-3 * (1 - epoch / epochs) + 1e-4)
    return hits / len(seen)


def main():
    """Make the copy of the rule of thumb of release 0.1."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=sorted(SLOTS))
    parser.add_argument("--count", type=int, default=35000, help="decisions to learn from")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    slots, noise = SLOTS[options.seats], np.random.default_rng(5)
    seen = watch(GAME.reference, options.seats, slots, options.count, Random(5))
    net = Net((layout(slots).size, 96, 48, OUTPUTS), noise)
    sys.stdout.write(f"{fit(net, seen, noise):.3f} of the choices\n")
    options.out.write_bytes(pickle.dumps(net))


if __name__ == "__main__":
    main()
