"""Computes the net in plain Python: the outputs for one position, in well under two milliseconds.

Of the first layer only the active inputs are computed, and most are off; of the last one only the requested outputs.

The result is the same on every Python, though `sum` rounds otherwise from 3.12 on: there is nothing left to round.
Weights of half precision are whole multiples of 2^-24; the outputs of a layer are cut to multiples of 2^-20, so that
products with weights are multiples of 2^-44, and sums below 2^9 are exact. `math.fsum` would return the same, but
slower.
"""

from collections.abc import Iterable
from functools import lru_cache
from operator import mul
from pathlib import Path
from struct import calcsize, unpack_from

FOLDER = Path(__file__).parent / "weights"
_HEAD = "<4H"
_CUT = 1.5 * 2.0**32
"""Added to a number and taken away again it leaves multiples of 2^-20: a float has 53 bits."""


class Net:
    """One net, as its file has it.

    Args:
        data: sizes as unsigned numbers of two bytes, then numbers of half precision, layer by layer: the weights, one
            input (in the last two layers: one output) after the other, then the thresholds.
    """

    def __init__(self, data: bytes) -> None:
        self.sizes: tuple[int, ...] = unpack_from(_HEAD, data)
        inputs, first, second, outputs = self.sizes
        self._at = calcsize(_HEAD)
        self._first = [self._numbers(data, first) for _ in range(inputs)]
        self._first_level = self._numbers(data, first)
        self._second = [self._numbers(data, first) for _ in range(second)]
        self._second_level = self._numbers(data, second)
        self._last = [self._numbers(data, second) for _ in range(outputs)]
        self._last_level = self._numbers(data, outputs)

    def _numbers(self, data: bytes, count: int) -> tuple[float, ...]:
        found: tuple[float, ...] = unpack_from(f"<{count}e", data, self._at)
        self._at += 2 * count
        return found

    def outputs(self, on: Iterable[int], outputs: Iterable[int]) -> dict[int, float]:
        """Return the values of these outputs for these active inputs."""
        rows = self._first
        sums = map(sum, zip(self._first_level, *[rows[place] for place in on], strict=True))
        first = [each + _CUT - _CUT if each > 0 else 0.0 for each in sums]
        second = [
            max(level + sum(map(mul, first, weights)), 0.0) + _CUT - _CUT
            for weights, level in zip(self._second, self._second_level, strict=True)
        ]
        last, levels = self._last, self._last_level
        return {output: levels[output] + sum(map(mul, second, last[output])) for output in outputs}


@lru_cache(maxsize=8)
def load(name: str) -> Net:
    """Return the net of a file, read once."""
    return Net((FOLDER / f"{name}.bin").read_bytes())
