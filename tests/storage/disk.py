"""Fail SQLite's disk on request: a file layer over the system's.

SQLite asks its file layer (VFS) to write, to truncate and to sync. Ours counts the calls, and answers the chosen one
as a full or broken disk does; of a failed write half is on the disk. All else is SQLite. https://sqlite.org/vfs.html
"""

import _sqlite3
import ctypes
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from sqlite3 import SQLITE_FULL, SQLITE_IOERR_FSYNC, SQLITE_IOERR_TRUNCATE, SQLITE_IOERR_WRITE, SQLITE_OK

import pytest

# The name is a pointer here, never a copy of what it points to: SQLite keeps it, and finds more behind it.
OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)
WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class Layer(ctypes.Structure):
    """`sqlite3_vfs`, up to the one function that is ours and with room for the others."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_name", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 15),
    )


class Methods(ctypes.Structure):
    """`sqlite3_io_methods`: what can be done with an open file."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("close", ctypes.c_void_p),
        ("read", ctypes.c_void_p),
        ("write", ctypes.c_void_p),
        ("truncate", ctypes.c_void_p),
        ("sync", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 13),
    )


class OpenFile(ctypes.Structure):
    """`sqlite3_file`, as far as every user may know it."""

    _fields_ = (("methods", ctypes.POINTER(Methods)),)


@dataclass
class Disk:
    """What becomes of the calls.

    Args:
        fails: returns whether the nth call fails, from 1 on.
        full: whether the disk is full then, otherwise it is broken.
        calls: how many there were while it was not left alone.
        failed: the kinds of those that failed.
    """

    fails: Callable[[int], bool] = field(default=lambda _: False)
    full: bool = False
    calls: int = 0
    failed: list[str] = field(default_factory=list)
    alone: bool = False

    def reset(self, fails: Callable[[int], bool] = lambda _: False, *, full: bool = False) -> None:
        """Restart the count, and fail otherwise."""
        self.fails, self.full, self.calls, self.failed = fails, full, 0, []

    @contextmanager
    def left_alone(self) -> Generator[None]:
        """Let the disk work without counting during the block."""
        self.alone = True
        yield
        self.alone = False

    def next_fails(self, kind: str) -> bool:
        """Count a call; return whether it fails."""
        if self.alone:
            return False
        self.calls += 1
        fails = self.fails(self.calls)
        if fails:
            self.failed.append(kind)
        return fails


@contextmanager
def failing_disk() -> Generator[Disk]:
    """Give SQLite a disk during the block that can fail on request; all opened files must be closed at the end."""
    library = ctypes.CDLL(_sqlite3.__file__)
    if not hasattr(library, "sqlite3_vfs_find"):
        pytest.skip("this Python has SQLite within itself, out of reach")
    library.sqlite3_vfs_find.restype = ctypes.POINTER(Layer)
    below = library.sqlite3_vfs_find(None)
    layer = Layer.from_buffer_copy(below.contents)
    disk, kept = Disk(), dict[int, Methods]()
    open_below = OPEN(below.contents.open)

    @OPEN
    def open_file(vfs: int, name: int, file: int, flags: int, out_flags: int) -> int:
        code = open_below(vfs, name, file, flags, out_flags)
        if code == SQLITE_OK:
            opened = OpenFile.from_address(file)
            address = ctypes.addressof(opened.methods.contents)
            methods = kept.get(address) or kept.setdefault(address, _methods(opened.methods.contents, disk))
            opened.methods = ctypes.pointer(methods)
        return code

    layer.name, layer.open = b"failing", ctypes.cast(open_file, ctypes.c_void_p).value
    library.sqlite3_vfs_register(ctypes.byref(layer), 1)
    try:
        yield disk
    finally:
        library.sqlite3_vfs_unregister(ctypes.byref(layer))
        library.sqlite3_vfs_register(below, 1)


def _methods(below: Methods, disk: Disk) -> Methods:
    """Return what can be done with a file when the disk may fail."""
    methods = Methods.from_buffer_copy(below)
    write_below, truncate_below, sync_below = WRITE(below.write), TRUNCATE(below.truncate), SYNC(below.sync)

    @WRITE
    def write(file: int, data: int, size: int, offset: int) -> int:
        if disk.next_fails("write"):
            write_below(file, data, size // 2, offset)
            return SQLITE_FULL if disk.full else SQLITE_IOERR_WRITE
        return write_below(file, data, size, offset)

    @TRUNCATE
    def truncate(file: int, size: int) -> int:
        return SQLITE_IOERR_TRUNCATE if disk.next_fails("truncate") else truncate_below(file, size)

    @SYNC
    def sync(file: int, flags: int) -> int:
        return SQLITE_IOERR_FSYNC if disk.next_fails("sync") else sync_below(file, flags)

    methods.write = ctypes.cast(write, ctypes.c_void_p).value
    methods.truncate = ctypes.cast(truncate, ctypes.c_void_p).value
    methods.sync = ctypes.cast(sync, ctypes.c_void_p).value
    methods.keep = (write, truncate, sync)
    return methods
