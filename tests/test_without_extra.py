"""Who has not installed the extra runs all tests but those of PostgreSQL."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_past_of_a_file_takes_no_driver() -> None:
    without = "import sys; sys.modules['psycopg'] = None; import tests.tables.past"
    subprocess.run([sys.executable, "-c", without], check=True, cwd=ROOT)
