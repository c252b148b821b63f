"""`python -m tools.bench`."""

import sys

from tools.bench import main

if __name__ == "__main__":
    sys.exit(main())
