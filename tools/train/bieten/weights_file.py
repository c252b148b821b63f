"""Convert a net to the file format that computer players read, and back."""

import struct

import numpy as np

from tools.train.bieten.net import TrainableNet


def written(net):
    """Return a net as bytes: its sizes, then each layer in half precision, all but the first transposed."""
    w1, b1, w2, b2, w3, b3 = net.weights
    parts = (w1, b1, w2.T, b2, w3.T, b3)
    head = struct.pack("<4H", *w1.shape, w2.shape[1], w3.shape[1])
    return head + b"".join(np.ascontiguousarray(part).astype("<f2").tobytes() for part in parts)


def read(data):
    """Return the net of a file's bytes. Its weights have half precision, as in play."""
    sizes = struct.unpack_from("<4H", data)
    net, at = TrainableNet(sizes, np.random.default_rng(0)), struct.calcsize("<4H")
    for place, weights in enumerate(net.weights):
        by_output = place in (2, 4)
        shape = weights.T.shape if by_output else weights.shape
        found = np.frombuffer(data, "<f2", weights.size, at).reshape(shape)
        net.weights[place] = np.array(found.T if by_output else found, weights.dtype)
        at += found.nbytes
    return net
