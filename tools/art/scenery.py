"""What lies behind people and beasts: the ground, firs, and a pale landscape for every suit, without lines."""

from tools.art.body import form
from tools.art.svg import Tone, at, path

FIR: Tone = ("#5f9a78", "#3f7a5c")


def ground(tone: Tone, y: float = 310, down: float = 6) -> str:
    """Return the ground that somebody stands on, its highest point a little above `y`."""
    return form(f"M0,{y} C60,{y - 8} 140,{y - 8} 200,{y} V336 H0Z", tone, light=0, down=down, width=1.6)


def fir(x: float, y: float, scale: float = 1.0) -> str:
    """Return a fir in the distance, its foot at (x, y)."""
    tiers = "M0,-78 L-14,-54 H-7 L-21,-30 H-10 L-26,-6 H26 L10,-30 H21 L7,-54 H14Z"
    stem = path("M-3,-8 V4 H3 V-8Z", "#6b4526", width=1.5)
    return at(x, y, stem + form(tiers, FIR, light=22, width=1.6), scale=scale)


def hills(tone: Tone) -> str:
    """Return two ranges of hills down to the ground."""
    far = path("M0,246 C40,214 84,222 120,238 C156,212 200,208 240,232 V336 H0Z", tone[0], width=0)
    return far + path("M0,278 C50,250 110,256 150,270 C184,258 214,260 240,266 V336 H0Z", tone[1], width=0)


def castle() -> str:
    """Return a castle on its hill: the land of hearts."""
    keep = (
        "M150,224 V156 h6 v6 h6 v-6 h6 v6 h6 v-6 h6 V178 h8 v6 h8 v-6 h8 v6 h8 V160 l9,-22 l9,22 V224Z"
        " M20,232 V190 l10,-24 l10,24 V206 h6 v-5 h6 v5 h6 v-5 h6 V236Z"
    )
    return path(keep, "#f0cfca", width=0) + hills(("#f6dcd8", "#efcac5"))


def village() -> str:
    """Return roofs around a steeple with an onion on it: the land of bells."""
    steeple = (
        "M34,226 V150 C24,140 26,130 34,126 C40,122 42,114 43,104 C44,114 46,122 52,126 C60,130 62,140 52,150 V226Z"
    )
    roofs = "M52,226 V198 L78,178 L104,198 V226Z M176,226 V196 L198,176 L222,196 V226Z"
    return path(f"{steeple} {roofs}", "#f1dfae", width=0) + hills(("#f5e7bf", "#ecd9a3"))


def forest() -> str:
    """Return old oaks: the land of acorns."""
    crowns = (
        "M-4,214 C-20,190 -6,168 14,168 C16,146 48,140 58,160 C78,154 92,178 80,194 C84,210 64,218 52,210"
        " L50,240 H36 L34,214Z M150,214 C142,196 152,180 166,180 C168,156 200,152 208,170 C230,160 250,182 240,200"
        " C246,214 226,224 212,212 L214,240 H198 L196,216 C180,226 160,226 150,214Z"
    )
    return path(crowns, "#dfdcb8", width=0) + hills(("#ebe7cd", "#ddd9b4"))


def peaks() -> str:
    """Return snowy mountains: the land of leaves."""
    far = "M0,236 L34,178 L58,212 L92,150 L130,214 L176,160 L240,240 V260 H0Z"
    snow = "M92,150 L78,176 L88,172 L96,182 L104,172Z M176,160 L162,177 L172,175 L180,184 L188,174Z"
    return path(far, "#c3dbd8", width=0) + path(snow, "#ffffff", width=0) + hills(("#cfe8d2", "#b7d9bd"))


LANDS = {"h": castle, "l": peaks, "b": village, "a": forest}
"""The landscape behind the court of each suit."""
