"""Ends worker processes together with their parent process, however that ends."""

import os
from multiprocessing import parent_process
from threading import Thread


def exit_with_parent() -> None:
    """Watch the parent process and exit when it ends; call this once, at the start.

    A killed parent can't stop its workers, and they would wait for work for ever.
    """
    Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
