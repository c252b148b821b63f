"""Pages of 2 MiB for the memory that the start has filled, where Linux has them on request (from 6.1 on).

A click between two pauses finds the processor's caches cold, and a good part of its time goes into finding out where
pages of 4 KiB are. What is measured is in docs/dev/optimizations.md.
"""

import ctypes
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

HUGE = 2 * 1024 * 1024
COLLAPSE = 25
"""MADV_COLLAPSE: replace what is mapped by huge pages, now and once."""
FULL = 0.9
"""How much of a mapping must be in memory: of a thread's stack or a reserve the rest would be filled with zeros."""


def join_pages() -> None:
    """Have Linux join what the process has in memory to huge pages; where it can't, all stays as it is."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        madvise = ctypes.CDLL(None).madvise
        madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        for first, end in full_mappings(Path("/proc/self/smaps").read_text().splitlines()):
            for page in range(-(-first // HUGE) * HUGE, end - HUGE + 1, HUGE):
                madvise(page, HUGE, COLLAPSE)


def full_mappings(lines: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where the process's own data begins and ends, of mappings that are nearly full.

    Args:
        lines: of `/proc/<pid>/smaps`: each mapping's address, rights and file, then its figures in KiB.
    """
    first = end = size = 0
    for line in lines:
        key, _, rest = line.partition(" ")
        if "-" in key:
            rights, *others = rest.split()
            own = rights.startswith("rw") and others[3:] in ([], ["[heap]"])
            first, end = (int(each, 16) for each in key.split("-")) if own else (0, 0)
        elif key == "Size:":
            size = int(rest.split()[0])
        elif key == "Rss:" and end and int(rest.split()[0]) >= FULL * size:
            yield first, end
