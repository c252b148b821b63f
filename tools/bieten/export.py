"""Write a trained net as the small file that the player reads."""

import argparse
import hashlib
import pickle
import struct
import sys
from pathlib import Path

import numpy as np


def written(net):
    """Return a net as bytes: sizes, then every layer in half precision, the later ones output by output."""
    w1, b1, w2, b2, w3, b3 = net.weights
    parts = (w1, b1, w2.T, b2, w3.T, b3)
    head = struct.pack("<4H", *w1.shape, w2.shape[1], w3.shape[1])
    return head + b"".join(np.ascontiguousarray(part).astype("<f2").tobytes() for part in parts)


def main():
    """Write the file and tell its hash."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trained", type=Path)
    parser.add_argument("file", type=Path)
    options = parser.parse_args()
    data = written(pickle.loads(options.trained.read_bytes())[0])  # noqa: S301  # a file of our own
    options.file.write_bytes(data)
    sys.stdout.write(f"{len(data)} bytes, {hashlib.sha256(data).hexdigest()}\n")


if __name__ == "__main__":
    main()
