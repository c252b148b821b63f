"""`python -m tests.order FOLDER`: does an order explain an evening that `bot bench clicks --history FOLDER` kept?"""

import sys
from pathlib import Path

from bot.cli.bench.clubs import HISTORY
from bot.cli.bench.order import faults
from bot.sandbox import History

folder = Path(sys.argv[1])
history = History.read(folder / HISTORY)
found = faults(folder / "bot.sqlite", history)
for table, deeds in found.items():
    print(f"table {table}: no order explains", *deeds, sep="\n  ")  # noqa: T201  # it is a program
print(f"{len(history.presses)} clicks, {len(found)} tables that nothing explains")  # noqa: T201
sys.exit(bool(found))
