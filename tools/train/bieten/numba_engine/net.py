"""Compute some outputs of a net for one position: the forward pass of `tools/train/bieten/net.py`, compiled."""

from typing import NamedTuple

import numpy as np

from tools.train.bieten.numba_engine.jit import njit


class Weights(NamedTuple):
    """The weights of a net by layer, in single precision, as in `TrainableNet.weights`."""

    w1: np.ndarray
    b1: np.ndarray
    w2: np.ndarray
    b2: np.ndarray
    w3: np.ndarray
    b3: np.ndarray


def weights_of(net):
    """Return the weights of a net; for None those of an empty one, which no player uses."""
    if net is None:
        sizes = ((1, 1), (1,)) * 3
        return Weights(*(np.zeros(size, np.float32) for size in sizes))
    return Weights(*(np.ascontiguousarray(each, np.float32) for each in net.weights))


@njit
def hidden_layers(weights, on, number, first, second):
    """Write the values of both hidden layers to `first` and `second`.

    Args:
        on: the inputs that are on, at its first `number` places.
    """
    for unit in range(len(first)):
        first[unit] = weights.b1[unit]
    for place in range(number):
        row = on[place]
        for unit in range(len(first)):
            first[unit] += weights.w1[row, unit]
    for unit in range(len(second)):
        second[unit] = weights.b2[unit]
    for row in range(len(first)):
        if first[row] > 0:
            for unit in range(len(second)):
                second[unit] += first[row] * weights.w2[row, unit]
    for unit in range(len(second)):
        second[unit] = max(second[unit], np.float32(0))


@njit
def output_value(weights, second, output):
    """Return one output, computed from the second hidden layer."""
    value = weights.b3[output]
    for unit in range(len(second)):
        value += second[unit] * weights.w3[unit, output]
    return value
