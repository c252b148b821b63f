"""`python -m tests.order FOLDER`: check the order of a session that `tools.bench clicks --history` recorded."""

import sys
from pathlib import Path

from bot.sandbox import ClickLog
from tools.bench.linearizability import faults
from tools.bench.load_generator import HISTORY

folder = Path(sys.argv[1])
history = ClickLog.read(folder / HISTORY)
found = faults(folder / "bot.sqlite", history)
for table, deeds in found.items():
    print(f"table {table}: no order explains", *deeds, sep="\n  ")  # noqa: T201  # it is a program
print(f"{len(history.presses)} clicks, {len(found)} tables that nothing explains")  # noqa: T201
sys.exit(bool(found))
