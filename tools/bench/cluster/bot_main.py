"""Run one bot as `bot run` does, with a sandbox as Discord: `python -m … API GATEWAY`; settings as usual."""

import sys

from bot.cli import main
from bot.ui import use_endpoint

if __name__ == "__main__":
    use_endpoint(*sys.argv[1:3])
    sys.exit(main(["run"]))
