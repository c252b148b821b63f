"""Run every test that was ever unsteady many times, beside busy loops: `python -m tests.steady [TIMES]`.

A test that failed on a busy machine is listed here once it is fixed, and stays.
"""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUSY, TIMES = 3, 20
ONCE_UNSTEADY = (
    # users at tables, over HTTP or in a browser: pressed what was just drawn again, or read what was not drawn yet
    "tests/e2e/test_abroad.py", "tests/e2e/test_betel.py", "tests/e2e/test_bid_whist.py", "tests/e2e/test_bieten.py",
    "tests/e2e/test_browser.py", "tests/e2e/test_browser_bid_whist.py", "tests/e2e/test_faults.py",
    "tests/e2e/test_forged.py", "tests/e2e/test_house_rules.py", "tests/e2e/test_lines.py",
    "tests/e2e/test_new_dm_channels.py", "tests/e2e/test_old_messages.py", "tests/e2e/test_picture_evenings.py",
    "tests/e2e/test_pictures.py", "tests/e2e/test_settings.py", "tests/e2e/test_speed.py", "tests/e2e/test_stop.py",
    "tests/e2e/test_table_picture.py", "tests/e2e/test_tokens.py", "tests/e2e/test_trouble.py",
    "tests/sandbox/test_page.py", "tests/ui/test_emojis.py", "tests/ui/test_evening.py",
    "tests/cogs/test_preferences.py", "tests/ui/test_tournaments.py", "tests/ui/test_waiting.py",
    # counted before the news of the count had come
    "tests/cluster/test_bots.py", "tests/cluster/test_tables.py", "tests/order/test_order.py",
    "tests/postgres/test_gone.py", "tests/postgres/test_pause.py", "tests/postgres/test_versions.py",
    "tests/storage/test_versions.py", "tests/tables/test_computer_players.py", "tests/tables/test_machine.py",
    "tests/tables/test_pause.py", "tests/tables/test_practice.py", "tests/tables/test_races.py",
    "tests/tables/test_statistics.py", "tests/tables/test_gone.py", "tests/tables/test_tournaments.py",
    "tests/tables/test_tournament_plans.py",
    # counted another connection's transactions
    "tests/postgres/test_fate.py",
    # processes and threads that started or ended later than expected
    "tests/cli/test_stopping.py", "tests/storage/test_driver.py", "tests/test_health.py",
    "tests/tools/arena/test_command.py", "tests/tools/bench/test_crash.py",
)  # fmt: skip


def main(times: int) -> int:
    """Run the tests; print how often each failed."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BUSY)]
    failed = Counter[str]()
    try:
        for number in range(1, times + 1):
            run = subprocess.run(
                [sys.executable, "-m", "pytest", "-q", "--tb=short", *ONCE_UNSTEADY],
                cwd=ROOT,
                text=True,
                stdout=subprocess.PIPE,
                check=False,
            )
            found = re.findall(r"^(?:FAILED|ERROR) (\S+)", run.stdout, re.MULTILINE)
            failed.update(found or ["the run itself"] * (run.returncode != 0))
            sys.stdout.write(run.stdout if run.returncode else "")
            sys.stdout.write(f"run {number} of {times}: {len(found)} failed\n")
            sys.stdout.flush()
    finally:
        for process in busy:
            process.kill()
    for test, count in failed.most_common():
        sys.stdout.write(f"{count:3} of {times}  {test}\n")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES))
