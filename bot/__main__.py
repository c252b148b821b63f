"""`python -m bot`, and the command `bot`."""

import sys

from bot.interrupts import end_quietly


def main() -> int:
    """Run the command line; return the exit status."""
    end_quietly()
    # Importing takes a second or two, in which Ctrl+C can come.
    from bot.imports import uncollected

    with uncollected():
        from bot.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
