"""The frame of pictures: as large as the card, less the two corners where the index stands."""

from tools.art.svg import path

OUTLINE = (
    "M65,13 H216 A11,11 0 0 1 227,24 V221 A11,11 0 0 1 216,232 H196 A11,11 0 0 0 185,243 V312"
    " A11,11 0 0 1 174,323 H24 A11,11 0 0 1 13,312 V115 A11,11 0 0 1 24,104 H44 A11,11 0 0 0 55,93 V24"
    " A11,11 0 0 1 65,13Z"
)


def framed(picture: str, ink: str, tint: str) -> str:
    """Return a picture within the frame; what stands out of it is cut off."""
    clip = f'<clipPath id="frame"><path d="{OUTLINE}"/></clipPath>' + path(OUTLINE, tint, width=0)
    return f'{clip}<g clip-path="url(#frame)">{picture}</g>' + path(OUTLINE, line=ink, width=2.4)
