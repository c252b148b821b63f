"""`python -m tools.arena A B GAME --mine`: print A's costliest decisions as positions."""

import argparse
import json
import sys
from concurrent.futures.process import BrokenProcessPool

from tools.arena import CostlyDecision, Match, mine, tasks, work_all
from tools.arena.cli.report import progress
from tools.arena.cli.runner import INTERRUPTED, jobs_for


def dig(args: argparse.Namespace, match: Match) -> int:
    """Print the dearest decisions, the dearest first, a line each; return the exit status."""
    todo = list(tasks(match, args.boards, ()))
    found: list[CostlyDecision] = []
    digging = work_all(mine, match, iter(todo), jobs_for(args, len(todo)))
    status = 0
    try:
        with progress(match, len(todo)) as tell:
            for finished, nuggets in enumerate(digging, 1):
                found += nuggets
                tell(finished, f"{len(found)} dear decisions")
    except KeyboardInterrupt:
        print("tools.arena: interrupted; what follows is of the games looked at so far", file=sys.stderr)
        status = INTERRUPTED
    except BrokenProcessPool:
        print("tools.arena: a process of the arena has died", file=sys.stderr)
        status = 1
    finally:
        digging.close()
    found.sort(key=lambda nugget: (-nugget.cost, nugget.position.name))
    for nugget in found[: args.mine]:
        print(json.dumps(nugget.json()))
    return status
