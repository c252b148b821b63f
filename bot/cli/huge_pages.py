"""Uses pages of 2 MiB for the memory filled by the start, where Linux has them on request (from 6.1 on).

After a pause a click finds the processor's caches cold, and much of its time goes into looking up pages of 4 KiB.
Measured in docs/dev/optimizations.md.
"""

import ctypes
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

PAGE_BYTES = 2 * 1024 * 1024
MADV_COLLAPSE = 25
"""MADV_COLLAPSE: replace what is mapped by huge pages, now and once."""
MIN_RESIDENT_SHARE = 0.9
"""How much of a mapping must be in memory: otherwise a thread's stack or a reserve would be filled with zeros."""


def join_pages() -> None:
    """Ask Linux to replace the process's memory by huge pages; do nothing where it can't."""
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        madvise = ctypes.CDLL(None).madvise
        madvise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
        for first, end in full_mappings(Path("/proc/self/smaps").read_text().splitlines()):
            for page in range(-(-first // PAGE_BYTES) * PAGE_BYTES, end - PAGE_BYTES + 1, PAGE_BYTES):
                madvise(page, PAGE_BYTES, MADV_COLLAPSE)


def full_mappings(lines: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield begin and end of the process's own mappings that are nearly full.

    Args:
        lines: of `/proc/<pid>/smaps`: each mapping's address, rights and file, then its numbers in KiB.
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
        elif key == "Rss:" and end and int(rest.split()[0]) >= MIN_RESIDENT_SHARE * size:
            yield first, end
