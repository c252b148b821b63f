"""Files and folders for the user the bot runs as alone: they hold hands, and who played with whom."""

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

FOLDER = 0o700
FILE = 0o600


def make_private_dir(path: Path) -> None:
    """Make a folder nobody else may look into, and those above it as usual; one that is there stays as it is.

    Raises:
        OSError: it can't be made, or something else has its name.
    """
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file for nobody else; one that is there stays as it is.

    Raises:
        OSError: it can't be made or written.
    """
    os.close(private_opener(str(path), os.O_WRONLY | os.O_CREAT))


def private_opener(path: str, flags: int) -> int:
    """Open a file for `open(..., opener=opener)`: a new one is nobody else's from its first moment on."""
    return os.open(path, flags, FILE)


def restrict_permissions(paths: Iterable[Path]) -> Iterator[Path]:
    """Take from others every right to these files and folders, and yield those where they had one.

    What belongs to somebody else, or is a folder that all share (/tmp), is left alone, and so is what isn't there.
    """
    if not hasattr(os, "geteuid"):
        return  # Windows: rights are inherited from the folder there
    for path in paths:
        try:
            found = path.lstat()
            shared = stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX
            wide = stat.S_IMODE(found.st_mode) & ~FOLDER
            known = stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
            if known and wide and not shared and found.st_uid == os.geteuid():
                path.chmod(stat.S_IMODE(found.st_mode) & FOLDER)
                yield path
        except OSError:
            continue
