"""Run the arena: load finished games, play the rest, print the statistics."""

import argparse
import json
import os
import sys
from concurrent.futures.process import BrokenProcessPool

from tools.arena import (
    BoardGameResult,
    FinishedGameFile,
    Match,
    MatchStatistics,
    Sprt,
    SprtResult,
    figures,
    play_all,
    tasks,
)
from tools.arena.cli.report import percent, progress, report

INTERRUPTED = 130
"""What a shell calls the end by Ctrl+C."""


def jobs_for(args: argparse.Namespace, games: int) -> int:
    """Return how many processes play."""
    return min(args.jobs or os.cpu_count() or 1, games)


class ArenaRun:
    """One run of the arena."""

    def __init__(
        self, args: argparse.Namespace, match: Match, test: Sprt | None, kept: FinishedGameFile | None
    ) -> None:
        self._args = args
        self._match = match
        self._test = test
        self._kept = kept
        self._games: dict[tuple[int, int], BoardGameResult] = dict(kept.games) if kept else {}
        self._whole: list[list[BoardGameResult]] = []
        self._tested: SprtResult | None = None
        self._gather()

    def status(self) -> int:
        """Play the remaining games, report the results, and return the exit status."""
        try:
            self._play()
        except KeyboardInterrupt:
            return self._report("interrupted", INTERRUPTED)
        except BrokenProcessPool:
            return self._report("a process of the arena has died", 1)
        except OSError as error:
            return self._report(f"stopped ({error.filename or 'the file of finished games'}: {error.strerror})", 1)
        return self._report(None, 0)

    def _play(self) -> None:
        match, total = self._match, self._args.boards * self._match.sides
        todo = list(tasks(match, self._args.boards, self._games))
        if not todo or self._enough():
            return
        jobs = jobs_for(self._args, len(todo))
        playing = play_all(match, iter(todo), jobs)
        begun = total - len(todo)
        try:
            with progress(match, total) as tell:
                tell(begun, self._progress_text())
                for finished, game in enumerate(playing, begun + 1):
                    self._add(game)
                    tell(finished, self._progress_text())
                    if self._enough():
                        break
        finally:
            playing.close()

    def _add(self, game: BoardGameResult) -> None:
        self._games[game.board, game.seating] = game
        if self._kept:
            self._kept.add(game)
        self._gather()

    def _gather(self) -> None:
        """Take in the boards that are whole, in their order: nothing said may hang on which process was quick."""
        known = len(self._whole)
        while len(self._whole) < self._args.boards:
            keys = [(len(self._whole), side) for side in range(self._match.sides)]
            if not all(key in self._games for key in keys):
                break
            self._whole.append([self._games[key] for key in keys])
        if self._test and len(self._whole) > known and not self._enough():
            self._tested = self._test.run(self._whole)

    def _enough(self) -> bool:
        return self._tested is not None and self._tested.verdict != "open"

    def _figures(self) -> MatchStatistics | None:
        boards = self._whole[: self._tested.boards] if self._tested else self._whole
        return figures(boards, self._match.sides) if boards else None

    def _progress_text(self) -> str:
        found = self._figures()
        return percent(found.games) if found else ""

    def _report(self, ended: str | None, status: int) -> int:
        """Print the figures and write them to the file; return the exit status."""
        found = self._figures()
        if found:
            report(self._match, found, self._tested)
            try:
                self._write(found, finished=ended is None)
            except OSError as error:
                print(f"tools.arena: {error.filename}: {error.strerror}; the games are kept", file=sys.stderr)
                return 1
        if ended:
            on = "the same command goes on from there" if self._kept else "with --json FILE it could be gone on with"
            print(
                f"tools.arena: {ended} after {len(self._whole)} of {self._args.boards} boards; {on}", file=sys.stderr
            )
        return status

    def _write(self, found: MatchStatistics, *, finished: bool) -> None:
        if not self._args.json:
            return
        match, tested = self._match, self._tested
        written = {
            **found.json(),
            **match.json(),
            "options": match.options,
            "house_rules": match.game.options.code(match.options),
            "wanted": self._args.boards,
            "finished": finished,
            "sprt": tested.json() if tested else None,
        }
        self._args.json.write_text(json.dumps(written, indent=1) + "\n", encoding="utf-8")
