"""The program as the system runs it: a separate process, with a separate environment."""

import asyncio
import os
from pathlib import Path

from tests.cli.warm import ROOT, Ended, run

__all__ = ["ROOT", "Ended", "ended", "environment"]

SECONDS = 60.0
"""Seconds after which a program that should end is taken for one that hangs."""


def environment(folder: Path, **settings: str) -> dict[str, str]:
    """Return an environment in which nothing of this machine's is set but the way to the project."""
    return {"PATH": os.defpath, "PYTHONPATH": str(ROOT), "HOME": str(folder), **settings}


async def ended(*arguments: str, folder: Path, **settings: str) -> Ended:
    """Return how `bot …` ended, run in a folder with the rights of a user who isn't root."""
    return await asyncio.to_thread(run, arguments, folder, environment(folder, **settings), SECONDS)
