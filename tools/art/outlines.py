"""Takes letters out of a font once: `python -m tools.art.outlines FONT.woff...` writes outlines.json.

The fonts are Roboto Slab Bold (Apache License 2.0), as `@fontsource/roboto-slab` on npm ships it, one file a script.
The result is kept in the repository, so that neither the build nor the bot needs a font.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

SKIPPED = set(range(0x20)) | set(range(0x300, 0x370))
"""Control characters and loose accents."""


def whole(number: float) -> str:
    """Return a coordinate as text; parts of a unit are not seen."""
    return str(round(number))


def read(files: list[str]) -> dict[str, Any]:
    """Return em, capital height, and by character advance and path; the first font that has a character gives it."""
    fonts: Any = importlib.import_module("fontTools.ttLib")
    pens: Any = importlib.import_module("fontTools.pens.svgPathPen")
    advance: dict[str, int] = {}
    shape: dict[str, str] = {}
    em = cap = 0
    for file in files:
        font = fonts.TTFont(file)
        em, cap, glyphs = font["head"].unitsPerEm, font["OS/2"].sCapHeight, font.getGlyphSet()
        for code, name in sorted(font.getBestCmap().items()):
            if code in SKIPPED or chr(code) in shape:
                continue
            pen = pens.SVGPathPen(glyphs, ntos=whole)
            glyphs[name].draw(pen)
            advance[chr(code)], shape[chr(code)] = glyphs[name].width, pen.getCommands()
    return {"em": em, "cap": cap, "advance": advance, "shape": shape}


if __name__ == "__main__":
    outlines = json.dumps(read(sys.argv[1:]), ensure_ascii=False, indent=0, sort_keys=True)
    Path(__file__).with_name("outlines.json").write_text(outlines + "\n", encoding="utf-8")
