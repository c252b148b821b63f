"""`bot status`: list the processes of a cluster and their shards."""

import argparse
import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.cli.complaint import complain

if TYPE_CHECKING:
    from bot.storage.postgres import ProcessRow, RegistrySnapshot

SILENT_AFTER_MS = 5_000
"""Milliseconds without a heartbeat after which a process is listed as silent."""

SAME_TIME_MS = 60_000
"""Milliseconds within which shards are listed with one time."""


def register(add_parser: Callable[..., argparse.ArgumentParser]) -> None:
    """Add this subcommand."""
    parser = add_parser("status", help="list processes and their shards", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print it as JSON")
    parser.epilog = "Example: bot status"
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the owners of shards; return 1 if a shard has none, 2 if the registry can't be read."""
    # Only now: the other subcommands don't wait for the settings to load.
    from bot.cli.database_args import NO_EXTRA
    from bot.cli.settings import read_settings
    from bot.storage import NewerDatabase, StorageError, UnusableDatabase, read_server

    settings = read_settings()
    if settings is None:
        return 2
    if settings.server is None:
        print("bot: status: the database is a file, which one process has with all shards")
        return 0
    try:
        from bot.storage.postgres import roll

        seen = read_server(settings.server.get_secret_value(), roll)
    except ImportError:
        return complain("bot: status", NO_EXTRA, 2)
    except (UnusableDatabase, NewerDatabase, StorageError) as error:
        return complain("bot: status", error, 2)
    unowned = [number for number, shard in seen.shards.items() if shard.session is None]
    if args.json:
        print(json.dumps(as_json(seen), indent=1))
    else:
        print("\n".join(lines(seen)))
    return 1 if unowned else 0


def lines(roll: "RegistrySnapshot") -> Iterable[str]:
    """Yield the lines for the registry."""
    if not roll.processes:
        yield "No process with BOT_SHARDS has run on this database."
        return
    yield f"{len(roll.shards)} shards, {len(roll.processes)} processes"
    for process in roll.processes.values():
        yield ""
        yield f"process {process.id}  {process.address}  release {process.release}  wants {process.wish}"
        yield f"  started {_moment(process.started)}, {_life(process, roll.now)}"
        held = _held(roll, process.id)
        since = [shard.since or 0 for shard in held.values()]
        if not held:
            yield "  has no shard"
        elif max(since) - min(since) < SAME_TIME_MS:
            yield f"  has {ranges(held)} since {_moment(min(since))}"
        else:
            yield f"  has {ranges(held)} since {_moment(min(since))}, the last since {_moment(max(since))}"
        coming = [number for number, shard in roll.shards.items() if process.id in {shard.comer, shard.asker}]
        if coming := [number for number in coming if number not in held]:
            yield f"  waits for {ranges(coming)}"
    if unowned := [number for number, shard in roll.shards.items() if shard.session is None]:
        yield ""
        yield f"shards without an owner: {ranges(unowned)}"


def as_json(roll: "RegistrySnapshot") -> dict[str, Any]:
    """Return the registry as plain data; times in milliseconds since 1970."""
    return {
        "now": roll.now,
        "processes": [
            {
                "id": process.id,
                "address": process.address,
                "release": process.release,
                "wants": process.wish,
                "started": process.started,
                "seen": process.seen,
                "leaving": bool(process.leaving),
                "silent": roll.now - process.seen > SILENT_AFTER_MS,
            }
            for process in roll.processes.values()
        ],
        "shards": [
            {
                "shard": number,
                "process": shard.process if shard.session is not None else None,
                "since": shard.since if shard.session is not None else None,
                "coming": shard.comer,
                "asking": shard.asker,
            }
            for number, shard in sorted(roll.shards.items())
        ],
    }


def ranges(numbers: Iterable[int]) -> str:
    """Return numbers as ranges: `0-3, 7`."""
    ranges: list[str] = []
    for _, group in groupby(enumerate(sorted(numbers)), lambda pair: pair[1] - pair[0]):
        found = [number for _, number in group]
        ranges.append(str(found[0]) if len(found) == 1 else f"{found[0]}-{found[-1]}")
    return ", ".join(ranges)


def _held(roll: "RegistrySnapshot", process: int) -> dict[int, Any]:
    return {
        number: shard
        for number, shard in roll.shards.items()
        if shard.process == process and shard.session is not None
    }


def _life(process: "ProcessRow", now: int) -> str:
    ago = now - process.seen
    silent = f"silent for {ago / 1000:.0f} s" if ago > SILENT_AFTER_MS else f"seen {ago / 1000:.1f} s ago"
    return f"{silent}, leaving" if process.leaving else silent


def _moment(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
