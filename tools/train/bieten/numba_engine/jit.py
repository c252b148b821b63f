"""`njit`: that of numba if it is installed, otherwise a no-op, so that the same code runs as plain Python.

Compiled code is kept between runs. numba looks only at the file of a function to see whether that is still good, not
at the files of what it calls; so it is kept in a separate folder for every state of all those files.
"""

import hashlib
import re
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

numba: Any = None
with suppress(ImportError):
    numba = import_module("numba")

COMPILED = numba is not None
"""Whether functions are compiled."""


def _stamp():
    """Return letters that change with any file that compiled code is made of: those here, and what they import."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("*.py"))]
    used = re.findall(r"^from ((?:bot\.games|tools\.arena\.frozen)\.[\w.]+) import", "\n".join(texts), re.MULTILINE)
    for name in sorted(set(used)):
        spec = find_spec(name)
        assert spec is not None
        texts.append(Path(str(spec.origin)).read_text(encoding="utf-8"))
    return hashlib.sha256("".join(texts).encode()).hexdigest()[:16]


def njit(function):
    """Return the function, compiled when it is first called if numba is there."""
    if numba is None:
        return function
    return numba.njit(cache=True, error_model="numpy")(function)


if COMPILED:
    numba.config.CACHE_DIR = str(Path(__file__).parent / "__pycache__" / _stamp())


@njit
def _ones(bits):
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def _plain_ones(bits):
    return int(bits).bit_count()


# What the loop is compiled to is a single instruction, but plain Python has a quicker way.
ones = _ones if COMPILED else _plain_ones
"""How many bits of a number that isn't negative are on."""
