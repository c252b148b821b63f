"""Worker processes that end with the process they work for, however that one ends."""

import os
from multiprocessing import parent_process
from threading import Thread


def exit_with_parent() -> None:
    """Have this process end as soon as the one that has started it is gone; called once, when it begins.

    Whoever is killed can tell its workers nothing any more, and they would wait for work for ever.
    """
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
