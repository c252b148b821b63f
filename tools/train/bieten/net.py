"""The net in numpy: its output for many positions at once, and its training."""

from itertools import pairwise

import numpy as np

F = np.float32


class TrainableNet:
    """A net with binary inputs, two hidden layers of rectified linear units, and a linear output for each action.

    Args:
        sizes: of the inputs, the first and second hidden layer, and the outputs.
    """

    def __init__(self, sizes, rng):
        self.weights = []
        for a, b in pairwise(sizes):
            scale = (2 / (40 if a > 200 else a)) ** 0.5 * (0.03 if b == sizes[-1] else 1)
            self.weights.append((rng.standard_normal((a, b)) * scale).astype(F))
            self.weights.append(np.zeros(b, F))
        self.m = [np.zeros_like(w) for w in self.weights]
        self.v = [np.zeros_like(w) for w in self.weights]
        self.t = 0

    def forward(self, x):
        """Return the values of both hidden layers and of the outputs: a row for each position."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        return h1, h2, h2 @ w3 + b3

    def learn(self, x, rows, columns, targets, rate, decay=0.0):
        """Take one step of Adam towards targets for some outputs; return the error of each target.

        Args:
            x: the inputs of a batch as zeros and ones: a row for each position.
            rows: by target, its position in the batch.
            columns: by target, its output.
            targets: the values that those outputs should have.
            decay: the share that weights lose at this step; biases lose nothing.
        """
        h1, h2, out = self.forward(x)
        error = out[rows, columns] - targets
        d_out = np.zeros_like(out)
        d_out[rows, columns] = error / len(x)
        _, _, w2, _, w3, _ = self.weights
        d2 = (d_out @ w3.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        self._step([x.T @ d1, d1.sum(0), h1.T @ d2, d2.sum(0), h2.T @ d_out, d_out.sum(0)], rate, decay)
        return error

    def _step(self, gradients, rate, decay):
        self.t += 1
        scale = rate * (1 - 0.999**self.t) ** 0.5 / (1 - 0.9**self.t)
        for w, m, v, g in zip(self.weights, self.m, self.v, gradients, strict=True):
            m += F(0.1) * (g - m)
            v += F(0.001) * (g * g - v)
            if decay and w.ndim > 1:
                w *= F(1 - decay)
            w -= F(scale) * m / (np.sqrt(v) + F(1e-6))
