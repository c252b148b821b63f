"""Show a run of the arena: a progress bar during it, a table at its end."""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tools.arena import Interval, Match, MatchStatistics, SprtResult

Tell = Callable[[int, str], None]
"""Receives the number of finished games, and the report on them so far."""


@contextmanager
def progress(match: Match, games: int) -> Generator[Tell]:
    """Show a bar on the standard error stream."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games  {task.fields[said]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{match.a} : {match.b}", total=games, said="")

        def print_progress(finished: int, said: str) -> None:
            bar.update(task, completed=finished, said=said)

        yield print_progress


def title(match: Match) -> str:
    """Return who plays what."""
    return f"{match.a} against {match.b}, {match.game.options.code(match.options)}"


def percent(share: Interval) -> str:
    """Return a share of the games with its interval."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def report(match: Match, found: MatchStatistics, tested: SprtResult | None) -> None:
    """Print the figures."""
    table = Table(title=f"{title(match)}, {match.seats} seats", show_header=False)
    games = found.boards * match.sides
    table.add_row("boards", f"{found.boards} ({games} games, {found.deals} deals)")
    table.add_row(f"games won by {match.a}", f"{percent(found.games)}; chance is {100 * found.chance:.1f} %")
    points = found.points
    table.add_row("points a deal more", f"{points.value:+.3f} ({points.low:+.3f} to {points.high:+.3f})")
    table.add_row("boards better:equal:worse", f"{found.better}:{found.equal}:{found.worse}")
    scores = ", ".join(f"{count} of {score:g}" for score, count in found.shares.items())
    table.add_row("boards by games won", scores)
    table.add_row("processor time a decision", f"{found.cpu_ms:.2f} ms ({found.decisions} decisions)")
    if tested:
        table.add_row("sequential test", _verdict(tested))
    Console().print(table)


def _verdict(tested: SprtResult) -> str:
    test = tested.test
    said = {"H0": "H0 accepted", "H1": "H1 accepted", "open": "neither accepted yet"}[tested.verdict]
    return (
        f"{said} (H0: {100 * test.low:.1f} %, H1: {100 * test.high:.1f} %; log likelihood ratio {tested.ratio:+.2f})"
    )
