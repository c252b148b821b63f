"""Interrupt jobs at any moment: a migration, a backup, a season's close, a player's deletion."""

import asyncio
import shutil
from math import inf
from pathlib import Path
from random import Random
from signal import SIGKILL, SIGTERM
from time import monotonic, sleep

from bot.storage import scripts
from tools.bench.crash.consistency import KillCounts
from tools.bench.crash.jobs import BACKUP, CHORES, CLOSE, MIGRATION, do_chore
from tools.bench.crash.kill import break_off, patience, rest, start
from tools.bench.crash.partial_state import faults, is_done
from tools.bench.crash.seed_data import age, play_past

ROUNDS = 4
"""So often each game of the past was played."""
ENDS = {0, -SIGKILL, -SIGTERM}
ONCE = {BACKUP, CLOSE}
"""Chores that are refused when they are done already."""


def kill_chores(folder: Path, kills: int, rng: Random, counts: KillCounts, rounds: int = ROUNDS) -> None:
    """Break chores off, one after the other, and look each time at what is left."""
    folder.mkdir()
    past = folder / "past.sqlite"
    asyncio.run(play_past(past, rng, rounds))
    chores = rng.sample(CHORES, len(CHORES))[:kills]
    trials = [AtomicityTrial(chore, folder / str(place), past, rng) for place, chore in enumerate(chores)]
    for number in range(kills):
        trial = trials[number % len(trials)]
        counts.halves += [f"{trial.chore}: {fault}" for fault in trial.kill(counts)]
        counts.kills += 1
        counts.chores[trial.chore] += 1


class AtomicityTrial:
    """Breaks off one chore again and again, after it was done once undisturbed."""

    def __init__(self, chore: str, folder: Path, past: Path, rng: Random) -> None:
        self.chore = chore
        self._folder = folder
        self._past = past
        self._rng = rng
        self._before = folder / "before.sqlite"
        self._model = folder / "model" / "bot.sqlite"
        self._prepare(self._model)
        self._takes = inf
        failed = self._do(self._model)
        if failed:
            raise RuntimeError(failed)

    def _prepare(self, path: Path) -> None:
        """Put the past in place, for a migration as an earlier version knew it."""
        shutil.rmtree(path.parent, ignore_errors=True)
        path.parent.mkdir(parents=True)
        self._before.unlink(missing_ok=True)
        if self.chore == MIGRATION:
            age(self._past, self._before, self._rng.randrange(1, scripts()[-1][0]))
        else:
            shutil.copyfile(self._past, self._before)
        shutil.copyfile(self._before, path)

    def kill(self, counts: KillCounts) -> list[str]:
        """Break it off once; return what is wrong then, or after it was done again."""
        path = self._folder / "bot" / "bot.sqlite"
        self._prepare(path)
        wait = patience(self._rng)
        counts.told += wait is not None
        process, control = start(do_chore, self.chore, path)
        assert control.recv() == "begun"
        sleep(self._rng.uniform(0, self._takes))
        break_off(process, wait)
        done, told = is_done(self.chore, path), "done" in rest(control)
        counts.undone += not done
        found = self._faults(path)
        if process.exitcode not in ENDS:
            found.append(f"it failed ({process.exitcode})")
        if told and not done:
            found.append("it was acknowledged and is not done")
        if done and self.chore in ONCE:
            return found
        failed = self._do(path)
        return [*found, f"afterwards {failed}"] if failed else found + self._faults(path)

    def _do(self, path: Path) -> str | None:
        """Do it undisturbed; return what is wrong."""
        process, control = start(do_chore, self.chore, path)
        moments = {word: monotonic() for word in rest(control)}
        process.join()
        if "done" in moments and process.exitcode == 0 and is_done(self.chore, path):
            self._takes = min(self._takes, moments["done"] - moments["begun"])
            return None
        return f"it can't be done ({process.exitcode})"

    def _faults(self, path: Path) -> list[str]:
        return list(faults(self.chore, self._before, self._model, path))
