"""Prints why a command can't do what it was asked for."""

import sys


def complain(program: str, problem: object, status: int = 1) -> int:
    """Print a problem on the standard error stream, and return the exit status."""
    print(f"{program}: {problem}", file=sys.stderr)
    return status
