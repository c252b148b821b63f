"""Imitates Windows on Linux, for every Python that is started with this folder in PYTHONPATH.

The bot, its libraries and the tests see `os.name`, `sys.platform`, `os` and `signal` as on Windows; modules that are
not there can't be imported. The standard library goes on as on Linux. Windows' rules for files hold: no colons and
the like in names, an open file is neither removed nor renamed, a rename replaces no file, a folder can't be opened,
and only what can be written is synced.
"""

import errno
import importlib
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

MISSING_MODULES = {
    "fcntl", "grp", "posix", "pty", "pwd", "resource", "readline", "spwd", "syslog", "termios", "tty", "uvloop",
}  # fmt: skip
MISSING = {
    os: (
        "chown", "chroot", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups",
        "getloadavg", "getpgid", "getpgrp", "getpriority", "getsid", "getuid", "initgroups", "killpg", "lchown",
        "mkfifo", "mknod", "nice", "openpty", "pathconf", "posix_fallocate", "posix_fadvise", "posix_spawn", "pread",
        "pwrite", "sched_getaffinity", "sched_setaffinity", "sched_yield", "setgid", "setpgid", "setpriority",
        "setsid", "setuid", "statvfs", "fstatvfs", "sync", "sysconf", "tcgetpgrp", "uname", "wait", "wait3", "wait4",
        "waitid", "O_CLOEXEC", "O_DIRECTORY", "O_NOFOLLOW", "O_NONBLOCK", "O_SYNC", "O_DSYNC", "WNOHANG",
    ),
    signal: (
        "SIGALRM", "SIGCHLD", "SIGCONT", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGSTOP", "SIGTSTP", "SIGTTIN",
        "SIGTTOU", "SIGUSR1", "SIGUSR2", "SIGWINCH", "SIG_BLOCK", "SIG_SETMASK", "SIG_UNBLOCK", "ITIMER_REAL",
        "alarm", "getitimer", "pause", "pthread_kill", "pthread_sigmask", "setitimer", "siginterrupt", "sigpending",
        "sigtimedwait", "sigwait", "sigwaitinfo",
    ),
}  # fmt: skip
LOADED = (
    "asyncio", "compileall", "concurrent.futures.process", "concurrent.futures.thread", "ctypes.wintypes", "getpass",
    "glob", "http.client", "http.server", "logging.handlers", "multiprocessing.connection", "multiprocessing.context",
    "multiprocessing.managers", "multiprocessing.pool", "multiprocessing.popen_spawn_posix", "multiprocessing.queues",
    "multiprocessing.resource_sharer", "multiprocessing.resource_tracker", "multiprocessing.shared_memory",
    "multiprocessing.spawn", "multiprocessing.synchronize", "multiprocessing.util", "pathlib", "pdb", "platform",
    "posixpath", "py_compile", "random", "select", "selectors", "shutil", "site", "socketserver", "sqlite3", "ssl",
    "subprocess", "sysconfig", "tarfile", "tempfile", "threading", "unittest.mock", "urllib.request", "uuid",
    "webbrowser", "zipfile", "zoneinfo",
)  # fmt: skip
"""What chooses by the system when it is imported, or is imported late."""
UNTOUCHED = {"__main__", "_frozen_importlib", "_frozen_importlib_external", "importlib", "os", "signal", "sys"}
ENABLE_VIRTUAL_TERMINAL_PROCESSING = 4
FORBIDDEN = frozenset('<>:"|?*')


class Unpatched:
    """A module of the standard library as it is on Linux, for other modules of the standard library."""

    def __init__(self, module: ModuleType, original: dict[str, object]) -> None:
        vars(self)["_module"], vars(self)["_original"] = module, original

    def __getattr__(self, name: str) -> object:
        original = vars(self)["_original"]
        return original[name] if name in original else getattr(vars(self)["_module"], name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(vars(self)["_module"], name, value)

    def __delattr__(self, name: str) -> None:
        delattr(vars(self)["_module"], name)


class NoSuchModule:
    """Refuses the modules that Windows doesn't have."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> None:
        """Raise ImportError for them."""
        if name in MISSING_MODULES:
            raise ModuleNotFoundError(f"No module named {name!r} (as on Windows)", name=name)


def imitate() -> None:
    """Begin; this can't be undone in this process."""
    flock = importlib.import_module("fcntl")
    for name in LOADED:
        importlib.import_module(name)
    original: dict[ModuleType, dict[str, object]] = {
        module: {name: getattr(module, name) for name in names if hasattr(module, name)}
        for module, names in MISSING.items()
    }
    original[os]["name"], original[os]["rename"], original[os]["fsync"] = os.name, os.rename, os.fsync
    original[sys] = {"platform": sys.platform}
    proxies = {module: Unpatched(module, kept) for module, kept in original.items()}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in sys.stdlib_module_names - UNTOUCHED:
            for key, value in list(vars(module).items()):
                if isinstance(value, ModuleType) and value in proxies:
                    setattr(module, key, proxies[value])
    sys.modules["shutil"]._use_fd_functions = False  # folders can't be opened
    for module, names in MISSING.items():
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
    signal.SIGBREAK = signal.SIGABRT  # none of the signals here has its number
    sys.modules["msvcrt"] = msvcrt(flock)
    for name in MISSING_MODULES:
        sys.modules.pop(name, None)
    sys.meta_path.insert(0, NoSuchModule)
    os.rename, os.fsync, os.process_cpu_count = _rename, _fsync, os.cpu_count
    _original.update(original[os])
    windows = sys.modules["ctypes"]
    windows.WinDLL, windows.windll = Library, windows.LibraryLoader(Library)
    sys.getwindowsversion = lambda: SimpleNamespace(major=10, minor=0, build=22631, platform=2)
    sys.modules["io"]._WindowsConsoleIO = type("_WindowsConsoleIO", (), {})
    os.name, sys.platform = "nt", "win32"
    sys.addaudithook(_watch)


class Library:
    """A library of Windows: every function returns 1, for success."""

    def __init__(self, _name: str = "") -> None:
        pass

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)

        def function(*given: Any) -> int:
            if name == "GetConsoleMode":
                given[1].value = ENABLE_VIRTUAL_TERMINAL_PROCESSING
            return 1

        return function


def msvcrt(flock: ModuleType) -> ModuleType:
    """Return a stand-in for the module of that name."""
    module = ModuleType("msvcrt")
    module.LK_UNLCK, module.LK_LOCK, module.LK_NBLCK = 0, 1, 2

    def locking(handle: int, mode: int, _count: int) -> None:
        how = flock.LOCK_UN if mode == module.LK_UNLCK else flock.LOCK_EX | flock.LOCK_NB
        try:
            flock.flock(handle, how)
        except BlockingIOError:
            raise PermissionError(errno.EACCES, "Permission denied") from None

    module.locking = locking
    return module


_original: dict[str, object] = {}


def _rename(source: object, target: object, **more: object) -> None:
    if Path(os.fspath(target)).exists():
        raise FileExistsError(errno.EEXIST, "a rename replaces no file on Windows", os.fspath(target))
    _original["rename"](source, target, **more)


def _fsync(handle: object) -> None:
    number = handle if isinstance(handle, int) else handle.fileno()
    info = Path(f"/proc/self/fdinfo/{number}").read_text(encoding="ascii")
    flags = next(int(line.split()[1], 8) for line in info.splitlines() if line.startswith("flags:"))
    if flags & 3 == os.O_RDONLY:
        raise OSError(errno.EBADF, "Bad file descriptor")
    _original["fsync"](number)


def _watch(event: str, given: tuple[object, ...]) -> None:
    """Apply Windows' rules for files; called before each of these system calls."""
    if event == "open" and isinstance(given[0], str | bytes):
        path = os.fsdecode(given[0])
        if given[1] is None and isinstance(given[2], int) and not given[2] & 0o20000000 and _is_folder(path):
            raise PermissionError(errno.EACCES, "Permission denied", path)  # os.open
        _check_name(path)
    elif event in ("os.mkdir", "sqlite3.connect") and isinstance(given[0], str):
        _check_name(given[0].removeprefix("file:").partition("?mode=")[0])
    elif event in ("os.remove", "os.rename"):
        for path in given[: 2 if event == "os.rename" else 1]:
            _check_unused(os.fsdecode(path))
        if event == "os.rename":
            _check_name(os.fsdecode(given[1]))


def _is_folder(path: str) -> bool:
    try:
        return Path(path).is_dir()
    except ValueError:
        return False


def _check_name(path: str) -> None:
    """Refuse a name that Windows refuses."""
    if path.startswith(("/proc/", "/dev/", "/sys/", ":memory:")):
        return
    name = path.rpartition("/")[2]
    if FORBIDDEN & set(path) or (name not in (".", "..") and name.endswith((".", " "))):
        raise OSError(errno.EINVAL, "Windows refuses this name", path)


def _check_unused(path: str) -> None:
    """Refuse to remove or rename a file that this process has open."""
    if not Path(path).is_file():
        return
    for handle in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):
            if handle.samefile(path):
                raise PermissionError(errno.EACCES, "another program uses this file", path)


imitate()
