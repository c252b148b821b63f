"""`python -m tools.bench [AREA...]`: measure speed against references, and check what a crash leaves."""

import argparse
import importlib
import json
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Any

from rich.console import Console
from rich.table import Table

from bot.cli import execute
from bot.cli.event_loop import in_use
from tools.bench.comparison import MAX_DRIFT, BenchResult, NotMeasured, slower
from tools.bench.cpu_affinity import cores, pin

AREAS = {
    "engine": "engine",
    "loop": "loop_lag",
    "append": "durable_write",
    "replay": "replay",
    "log": "long_log",
    "click": "click_cpu",
    "phases": "click_profile",
    "clicks": "click_throughput",
    "answer": "answer_latency",
    "masters": "search_load",
    "restart": "startup_time",
    "memory": "memory",
    "pictures": "hand_image",
    "table": "table_image",
}
"""The module of each area, whose `measure(rounds)` returns its lines."""
GROWN = {"growth": 1_000_000, "ready": 1_000_000, "answer": 100_000}
"""The areas with past games, and their default number."""
PEERS = "peers"
"""The area that fetches other bots."""
NAMED = {
    "growth": "growth",
    "ready": "time_to_ready",
    "formats": "image_formats",
    "footprint": "peers.footprint",
    PEERS: PEERS,
}
"""More areas, measured only where they are named: they take minutes, or compare with other ways."""
COLUMNS = ("what", "ours", "reference", "its figure", "ratio (median)", "goal", "steady")
CLICKS = "clicks"
"""The area that can keep a history of its evening."""
SERVED = ("append", "growth")
"""The areas that can be measured on a server."""
CRASH = "crash"
"""A separate area: it is no speed that is measured."""
CLUSTER = "cluster"
"""Another one, with a server."""
KILLS = {CRASH: 200, CLUSTER: 100}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    return execute(parser, argv)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the arguments."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument(
        "areas",
        nargs="*",
        metavar="AREA",
        help=f"one or more of: {', '.join(AREAS)} (default: all), {', '.join(NAMED)}; or {CRASH} or {CLUSTER} alone",
    )
    parser.add_argument("--rounds", type=int, default=11, metavar="N", help="interleaved rounds (default: 11)")
    parser.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="finished games in the database of "
        + ", ".join(f"{area} (default: {games:,})" for area, games in GROWN.items()),
    )
    parser.add_argument("--markdown", action="store_true", help="print the table as a page of docs has it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    parser.add_argument("--compare", type=Path, metavar="FILE", help="say what got slower than in such a file")
    parser.add_argument(
        "--tolerance", type=int, default=25, metavar="PERCENT", help="by how much it may (default: 25)"
    )
    parser.add_argument(
        "--kills",
        type=int,
        metavar="N",
        help=f"{CRASH}, {CLUSTER}: how many (default: {KILLS[CRASH]}, {KILLS[CLUSTER]})",
    )
    parser.add_argument("--seed", type=int, metavar="N", help=f"{CRASH}, {CLUSTER}: of the moments (default: any)")
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        help=f"{CLUSTER}: an empty database, postgresql://… (default: a server of its own);"
        f" {', '.join(SERVED)}: one that is compared with a file",
    )
    parser.add_argument(
        "--history", type=Path, metavar="FOLDER", help=f"{CLICKS}: keep who pressed what, and what was answered"
    )
    parser.add_argument(
        "--cache",
        type=Path,
        metavar="FOLDER",
        help=f"{PEERS}: where the other bots are kept (default: a folder among the temporary files)",
    )
    parser.set_defaults(run=run)
    return parser


def run(args: argparse.Namespace) -> int:
    """Measure and print; return 2 for an area there is not, 1 if a crash lost anything or something got slower."""
    unknown = [area for area in args.areas if area not in {*AREAS, *NAMED}]
    if len(args.areas) == 1 and args.areas[0] in KILLS and (args.kills is None or args.kills > 0):
        return kill(args)
    if unknown or min(1 if each is None else each for each in (args.rounds, args.kills, args.games)) < 1:
        print(
            f"tools.bench: areas are {', '.join((*AREAS, *NAMED))}, or {CRASH} or {CLUSTER} alone;"
            " --rounds, --kills and --games are from 1 on",
            file=sys.stderr,
        )
        return 2
    if args.database:
        return on_server(args)
    before = earlier(args.compare) if args.compare else {}
    if before is None:
        print(f"tools.bench: {args.compare} is no file that --json has written", file=sys.stderr)
        return 2
    pin()
    rows: list[BenchResult] = []
    for area in args.areas or AREAS:
        try:
            rows += measure(area, args.rounds, args.games, args.history, args.cache)
        except NotMeasured as error:
            print(f"tools.bench: {error}", file=sys.stderr)
            return 2
        if args.json:  # written at once, so that a later failure keeps the measurements
            write(rows, args.json)
    show(rows, args.rounds, markdown=args.markdown)
    worse = slower(rows, before, args.tolerance / 100)
    for line in worse:
        print(f"slower: {line}")
    return 1 if worse else 0


def on_server(args: argparse.Namespace) -> int:
    """Measure on a server against a file, print and return the exit status."""
    from bot.cli.database_args import InvalidDatabaseArgument, parse_database
    from tools.bench import postgres

    try:
        place = parse_database(args.database, "--database")
    except InvalidDatabaseArgument as error:
        print(f"tools.bench: {error}", file=sys.stderr)
        return 2
    if isinstance(place, Path) or not {*args.areas} <= {*SERVED}:
        print(f"tools.bench: --database takes postgresql://… and goes with {', '.join(SERVED)}", file=sys.stderr)
        return 2
    pin()
    rows: list[BenchResult] = []
    for area in args.areas or SERVED[:1]:
        games = args.games or GROWN.get(area, 0)
        rows += (
            postgres.append(args.rounds, place) if area == "append" else postgres.growth(args.rounds, games, place)
        )
    show(rows, args.rounds, markdown=args.markdown)
    if args.json:
        write(rows, args.json)
    return 0


def write(rows: list[BenchResult], file: Path) -> None:
    """Write what was measured, as `--compare` reads it."""
    file.write_text(json.dumps([row.json() for row in rows], indent=1), encoding="utf-8")


def earlier(file: Path) -> dict[str, dict[str, Any]] | None:
    """Return the figures that another run has written, by what was measured; None for what is no such file."""
    try:
        return {row["what"]: row for row in json.loads(file.read_text(encoding="utf-8"))}
    except (OSError, ValueError, TypeError, KeyError):
        return None


def show(rows: list[BenchResult], rounds: int, *, markdown: bool) -> None:
    """Print a table of what was measured, and where it was."""
    title = f"{rounds} rounds; {', '.join(in_use().values())}"
    steady = f"steady: by no more than {MAX_DRIFT:.0%} worse in the later half of the rounds"
    if markdown:
        for cells in (COLUMNS, ["---"] * len(COLUMNS), *(row.cells() for row in rows)):
            print(f"| {' | '.join(cells)} |")
        print(f"\n{title}; {steady}.", *([f"\n{cores().describe}"] if cores().describe else ()))
        return
    table = Table(*COLUMNS, title=title, caption="; ".join(filter(None, (steady, cores().describe))))
    for row in rows:
        table.add_row(*row.cells())
    Console().print(table)


def measure(
    area: str, rounds: int, games: int | None = None, history: Path | None = None, cache: Path | None = None
) -> list[BenchResult]:
    """Return the lines of an area; only now is loaded what it needs."""
    module = importlib.import_module(f"{__name__}.{(AREAS | NAMED)[area]}")
    if area in GROWN:
        return module.measure(rounds, games or GROWN[area])
    if area == PEERS:
        return module.measure(rounds, cache)
    return module.measure(rounds, history) if area == CLICKS else module.measure(rounds)


def kill(args: argparse.Namespace) -> int:
    """Return what `python -m tools.bench crash` or `cluster` does; only now is loaded what it needs."""
    area: str = args.areas[0]
    if area == CLUSTER and find_spec("psycopg") is None:
        print("tools.bench: cluster needs the extra: uv sync --extra postgres", file=sys.stderr)
        return 2
    module = importlib.import_module(f"{__name__}.{area}")
    kills = KILLS[area] if args.kills is None else args.kills
    seed = SystemRandom().randrange(2**32) if args.seed is None else args.seed
    if area == CRASH:
        return module.crash(kills, seed)
    return module.cluster(kills, seed, args.database, args.json)
