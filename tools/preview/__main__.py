"""`python -m tools.preview [FOLDER]`: write a sample of every kind of image, without a token or a game."""

import argparse
import sys
from pathlib import Path

from tools.preview.samples import colour_blind, packs, previews


def main() -> int:
    """Write the images; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.preview", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/preview"), metavar="FOLDER")
    parser.add_argument("--locale", default="en", help="whose index letters: en, de, sv, pl (default: en)")
    parser.add_argument("--style", choices=("four", "two"), default="four", help="colours of the French suits")
    parser.add_argument("--colour-blind", action="store_true", help="only the packs as the colour-blind see them")
    parser.add_argument("--packs", action="store_true", help="only the two packs, for a page")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    if args.packs:
        shown = packs(args.locale)
    else:
        shown = colour_blind(args.locale) if args.colour_blind else previews(args.locale, args.style)
    for name, data in shown:
        path = args.folder / f"{name}.png"
        path.write_bytes(data)
        sys.stdout.write(f"{path}  {len(data):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
