"""The output of a net for one position, for some outputs: the forward pass of `tools/train/bieten/net.py`."""

from typing import NamedTuple

import numpy as np

from tools.train.bieten.numba_engine.jit import njit


class Weights(NamedTuple):
    """The weights of a net, layer by layer, as `Net.weights` has them; all of single precision."""

    w1: np.ndarray
    b1: np.ndarray
    w2: np.ndarray
    b2: np.ndarray
    w3: np.ndarray
    b3: np.ndarray


def weights_of(net):
    """Return the weights of a net; with None those of a net that nobody asks."""
    if net is None:
        sizes = ((1, 1), (1,)) * 3
        return Weights(*(np.zeros(size, np.float32) for size in sizes))
    return Weights(*(np.ascontiguousarray(each, np.float32) for each in net.weights))


@njit
def think(weights, on, number, first, second):
    """Write down what the two hidden layers say when these inputs are on."""
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
    """Return the value of one output, from the second hidden layer."""
    said = weights.b3[output]
    for unit in range(len(second)):
        said += second[unit] * weights.w3[unit, output]
    return said
