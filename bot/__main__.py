"""`python -m bot`, and the command `bot`."""

import sys

from bot.imports import uncollected
from bot.interrupts import end_quietly


def main() -> int:
    """Run the command line; return the exit status."""
    end_quietly()
    with uncollected():
        from bot.cli import main as run  # importing takes a second or two, in which Ctrl+C can come

    return run()


if __name__ == "__main__":
    sys.exit(main())
