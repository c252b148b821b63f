"""`python -m tests.order FOLDER`: check the order of a session that `tools.bench clicks --history` recorded."""

import sys
from pathlib import Path

from bot.sandbox import History
from tools.bench.clubs import HISTORY
from tools.bench.order import faults

folder = Path(sys.argv[1])
history = History.read(folder / HISTORY)
found = faults(folder / "bot.sqlite", history)
for table, deeds in found.items():
    print(f"table {table}: no order explains", *deeds, sep="\n  ")  # noqa: T201  # it is a program
print(f"{len(history.presses)} clicks, {len(found)} tables that nothing explains")  # noqa: T201
sys.exit(bool(found))
