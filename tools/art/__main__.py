"""`python -m tools.art [FOLDER]`."""

import sys

from tools.art.build import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
