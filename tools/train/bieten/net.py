"""The net in numpy: its output for many positions at once, and its training."""

from itertools import pairwise

import numpy as np

F = np.float32


class TrainableNet:
    """Three layers: inputs that are on or off, two of rectified sums, one output an action.

    Args:
        sizes: inputs, first and second hidden layer, outputs.
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
        """Return what the two hidden layers and the outputs say."""
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        return h1, h2, h2 @ w3 + b3

    def learn(self, x, rows, columns, targets, rate, decay=0.0):
        """One step of Adam towards targets for some outputs of some rows; return the error of each of them.

        Args:
            x: positions, a row each, as zeros and ones.
            rows: by target of which position it is.
            columns: by target of which output.
            targets: what those outputs should say.
            decay: what share weights (no thresholds) lose before it.
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
