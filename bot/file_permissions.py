"""Creates private files and folders, since they contain hands, and who played with whom."""

import os
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

PRIVATE_FOLDER_MODE = 0o700
PRIVATE_FILE_MODE = 0o600


def make_private_dir(path: Path) -> None:
    """Create a private folder, and its parents as usual; an existing one stays as it is.

    Raises:
        OSError: it can't be made, or something else has its name.
    """
    path.mkdir(mode=PRIVATE_FOLDER_MODE, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Create an empty private file; an existing one stays as it is; raises OSError if it can't be made or written."""
    os.close(private_opener(str(path), os.O_WRONLY | os.O_CREAT))


def private_opener(path: str, flags: int) -> int:
    """Open a file for `open(..., opener=opener)`; a new one is private from its creation on."""
    return os.open(path, flags, PRIVATE_FILE_MODE)


def restrict_permissions(paths: Iterable[Path]) -> Iterator[Path]:
    """Remove all permissions of other users on these files and folders; yield those that had any.

    Files of other owners, shared folders (/tmp) and missing files are left alone.
    """
    if not hasattr(os, "geteuid"):
        return  # windows: permissions are inherited from the folder there
    for path in paths:
        try:
            found = path.lstat()
            shared = stat.S_ISDIR(found.st_mode) and found.st_mode & stat.S_ISVTX
            wide = stat.S_IMODE(found.st_mode) & ~PRIVATE_FOLDER_MODE
            known = stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)
            if known and wide and not shared and found.st_uid == os.geteuid():
                path.chmod(stat.S_IMODE(found.st_mode) & PRIVATE_FOLDER_MODE)
                yield path
        except OSError:
            continue
