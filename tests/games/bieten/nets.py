"""What a net in numpy says of some positions."""

import numpy as np


def outputs_of(net, rows):
    """Return the outputs for some positions, each a list of the inputs that are on."""
    x = np.zeros((len(rows), len(net.weights[0])), np.float32)
    for number, row in enumerate(rows):
        x[number, row] = 1
    return net.forward(x)[2]
