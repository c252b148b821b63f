"""End everything that a test process has started when that process ends, however it ends.

A killed process can stop nothing. So three processes take the place of one:

    outer     has the process id that others know: xdist's worker, or the pytest that a user started; it only waits
    reaper    adopts what loses its parent (a child subreaper, see prctl(2)), in a separate process group
    inner     runs the tests

When `inner` ends or `outer` is killed, `reaper` ends `inner` and all its descendants: PostgreSQL, browsers, bots.
As a program (`python tests/reaper.py ARGUMENTS`) this runs `python ARGUMENTS` that way, for xdist's workers. Only the
standard library is imported, because it is started once per worker.
"""

import contextlib
import ctypes
import os
import signal
import sys
import time
from pathlib import Path

POSSIBLE = sys.platform == "linux"
PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER = 1, 36
WATCHED = {signal.SIGCHLD, signal.SIGINT, signal.SIGTERM} if POSSIBLE else set[signal.Signals]()
SI_USER = 0
"""The code of a signal that a process has sent; Ctrl+C comes from the kernel and reaches `inner` directly."""
GRACE = 5
"""Seconds from SIGTERM to SIGKILL."""


def enter(*, forwards_interrupts: bool) -> None:
    """Return in `inner`; the process that called it becomes `outer`, and ends with the status of `inner`.

    Args:
        forwards_interrupts: whether a SIGINT that a process has sent to `outer` goes on to `inner`.
    """
    outer, group = os.getpid(), os.getpgrp()
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, WATCHED)
    reaper = os.fork()
    if reaper:
        _release_streams()
        os._exit(_wait_in_outer(reaper, forwards_interrupts))
    _prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    _prctl(PR_SET_CHILD_SUBREAPER, 1)
    if os.getppid() != outer:
        os._exit(1)
    os.setpgid(0, 0)
    this = os.getpid()
    inner = os.fork()
    if inner:
        _release_streams()
        # A separate program: who kills all processes named pytest doesn't kill the reaper.
        os.execv(sys.executable, [sys.executable, "-IS", __file__, "--reap", str(inner)])
    _prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != this:
        os._exit(1)
    os.setpgid(0, group)
    signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)


def _release_streams() -> None:
    """Let readers of this process's streams see the end as soon as `inner` has closed them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)
    os.close(nothing)


def _wait_in_outer(reaper: int, forwards_interrupts: bool) -> int:
    """Wait for the reaper's end; return its status. Any other signal's default action applies."""
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        received = signal.sigwaitinfo({signal.SIGCHLD, signal.SIGINT})
        if received.si_signo == signal.SIGINT:
            if forwards_interrupts and received.si_code == SI_USER:
                os.kill(reaper, signal.SIGINT)
        elif (ended := os.waitpid(reaper, os.WNOHANG))[0]:
            return os.waitstatus_to_exitcode(ended[1]) & 0xFF


def reap(inner: int) -> int:
    """Wait for the end of `inner` or for SIGTERM, end all descendants; return the status of `inner`."""
    status = None
    while status is None:
        received = signal.sigwaitinfo(WATCHED).si_signo
        if received == signal.SIGINT:
            os.kill(inner, signal.SIGINT)
        elif received == signal.SIGTERM:
            os.kill(inner, signal.SIGKILL)
        else:
            status = _ended().get(inner)
    _end_all()
    return status if status >= 0 else 128 - status


def _ended() -> dict[int, int]:
    """Collect the children that have ended; return their exit codes."""
    codes = dict[int, int]()
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            codes[ended[0]] = os.waitstatus_to_exitcode(ended[1])
    return codes


def _end_all() -> None:
    """Ask all descendants to end; kill those that are left after `GRACE` seconds."""
    deadline = time.monotonic() + GRACE
    asked: set[int] = set()
    while left := descendants(os.getpid()):
        late = time.monotonic() > deadline
        for pid in left if late else left - asked:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL if late else signal.SIGTERM)
        asked |= left
        signal.sigtimedwait({signal.SIGCHLD}, 0.05)
        _ended()


def descendants(ancestor: int) -> set[int]:
    """Return the ids of all processes below one; those that have ended but are not collected count, too."""
    children: dict[int, list[int]] = {}
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            parent = (process / "stat").read_bytes().rpartition(b")")[2].split()[1]
            children.setdefault(int(parent), []).append(int(process.name))
    found: set[int] = set()
    new = {ancestor}
    while new := {child for pid in new for child in children.get(pid, ())}:
        found |= new
    return found


def main(arguments: list[str]) -> None:
    """Reap for a process, or run Python with these arguments."""
    if arguments[0] == "--reap":
        sys.exit(reap(int(arguments[1])))
    _prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    enter(forwards_interrupts=False)
    os.execv(sys.executable, [sys.executable, *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
