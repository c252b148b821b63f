"""Heads of the court cards, seen from the front: the middle of the face is the origin, the chin lies at y = 36."""

from collections.abc import Iterable

from bot.render.assets.source.svg import CREAM, GOLD, LINE, SKIN, Tone, dot, mirror, pair, path, strokes

SILVER, WHITE, BROWN = ("#d9d3c6", "#bdb5a5"), ("#efebe2", "#d3ccbd"), ("#7d4f28", "#613a1b")
BLACK, FAIR, RED = ("#4a3b32", "#352923"), ("#e3b354", "#c8923a"), ("#b5602a", "#94491b")
LIPS = "#b5473f"


def face(*, soft: bool = False) -> str:
    """Return a face; a soft one has finer brows, lashes and a smaller chin."""
    chin = (
        "M0,-38 C-16,-38 -24,-28 -24,-8 C-24,12 -14,34 0,36"
        if soft
        else "M0,-38 C-17,-38 -25,-27 -25,-6 C-25,16 -14,33 0,36"
    )
    ears = (
        "" if soft else strokes("M-24,-2 C-31,-8 -32,8 -24,12", SKIN[1], 4) + strokes("M-24,-3 C-32,-9 -33,10 -24,13")
    )
    eyes = strokes("M-16.5,-3.5 C-13,-8.5 -7,-8.5 -4,-3.5", LINE, 2.3) + strokes(
        "M-14,-0.6 C-11,1 -8,1 -6,-0.6", LINE, 0.9
    )
    pupils = (
        dot(-10, -3.6, 2.7, LINE)
        + dot(10, -3.6, 2.7, LINE)
        + dot(-9.2, -4.5, 0.8, "#fff")
        + dot(10.8, -4.5, 0.8, "#fff")
    )
    lashes = strokes("M-16.5,-3.5 L-19.5,-6", LINE, 1.6) if soft else ""
    brows = strokes("M-17,-11 C-13,-15 -7,-14.5 -4,-12", LINE, 1.7 if soft else 2.8)
    nose = path("M2,-6 C2.5,1 6,5.5 4.5,8.5 C3,10.5 -1,10 -3.5,9", line=LINE, width=1.6)
    cheeks = dot(-14, 9, 4.6, "#f0b79a") + dot(14, 9, 4.6, "#dfa27f")
    return pair(chin, SKIN) + ears + cheeks + eyes + pupils + lashes + brows + nose


def mouth(*, soft: bool = False) -> str:
    """Return a closed mouth, hardly smiling."""
    if soft:
        return path(
            "M-6.5,18 C-3,15 -1.5,16.6 0,16.8 C1.5,16.6 3,15 6.5,18 C3,22.6 -3,22.6 -6.5,18Z", LIPS, width=0.9
        )
    return path("M-7,18.5 C-3,20.5 3,20.5 7,18", line=LINE, width=2) + path(
        "M-3,23 C-1,24 1,24 3,23", line=LINE, width=1.2
    )


def moustache(tone: Tone, *, long: bool = False) -> str:
    """Return a moustache; the long one turns up at its ends."""
    if long:
        half = "M0,12.5 C-5,10 -12,13 -17,18 C-21,21 -26,19 -27,14 C-30,21 -23,27 -16,24.5 C-9,22 -4,19 0,17"
    else:
        half = "M0,12.5 C-5,10 -13,13 -19,22 C-12,22 -4,20 0,17"
    return pair(half, tone, width=1.6)


def beard(tone: Tone, cut: str) -> str:
    """Return a beard: "long", "forked", "round", "square", or a "tuft" at the chin."""
    if cut == "tuft":
        return pair("M0,24 C-5,24 -8,27 -7,31 C-6,39 -3,45 0,50", tone, width=1.6)
    ends = {
        "long": "C-25,34 -19,50 -13,58 C-9,66 -4,70 0,78",
        "forked": "C-27,32 -24,50 -19,66 C-9,62 -3,54 0,46",
        "round": "C-29,28 -25,44 -16,52 C-9,57 -4,58 0,58",
        "square": "C-28,30 -25,48 -22,60 C-14,64 -6,64 0,64",
    }
    whiskers = f"M0,16 C-8,13 -20,18 -25,-4 C-27,6 -27,14 -26,20 {ends[cut]}"
    hairs = strokes("M-20,24 C-19,36 -15,44 -11,50 M-11,26 C-11,38 -8,46 -5,52", LINE, 1.1)
    return pair(whiskers, tone) + hairs + path("M-5,21 C-2,23.5 2,23.5 5,21", LIPS, width=1)


def locks(tone: Tone, cut: str) -> str:
    """Return the hair behind a face: "waves" to the shoulders, a "page" cut, or "long" tresses."""
    half = {
        "waves": "M0,-34 C-26,-38 -37,-20 -34,-4 C-32,6 -40,12 -37,24 C-34,32 -41,38 -34,48"
        " C-26,56 -14,50 -12,40 L0,30",
        "page": "M0,-40 C-28,-42 -38,-22 -37,0 C-37,14 -40,24 -42,30 C-34,38 -24,36 -16,28 L0,20",
        "long": "M0,-36 C-30,-38 -38,-18 -36,2 C-35,20 -44,38 -40,58 C-36,72 -22,74 -14,62 L0,40",
    }[cut]
    strands = {
        "waves": "M-31,-12 C-27,2 -33,12 -29,24 C-26,32 -31,40 -25,47",
        "page": "M-32,-14 C-30,6 -33,20 -34,29 M-27,12 C-27,20 -27,26 -27,32",
        "long": "M-31,-6 C-29,18 -36,40 -31,60 M-26,22 C-26,38 -27,50 -23,62",
    }[cut]
    return pair(half, tone) + strokes(strands, LINE, 1.2)


def fringe(tone: Tone) -> str:
    """Return a straight fringe over the forehead."""
    half = "M0,-21 C-8,-19 -16,-18 -25,-12 C-27,-30 -16,-42 0,-42"
    return pair(half, tone, width=1.8) + strokes(
        "M-8,-36 C-9,-30 -9,-25 -9,-20 M-17,-32 C-18,-26 -19,-22 -19,-16", LINE, 1
    )


def parting(tone: Tone) -> str:
    """Return hair parted in the middle."""
    half = "M0,-34 C-4,-22 -16,-16 -25,-4 C-30,-26 -18,-42 0,-42"
    return pair(half, tone, width=1.8) + strokes("M-4,-33 C-9,-24 -18,-19 -24,-12", LINE, 1)


def crown(jewel: str) -> str:
    """Return a king's crown, its rim on the forehead."""
    cap = pair("M0,-72 C-14,-72 -24,-62 -26,-42 L0,-38", (jewel, jewel), width=1.6)
    points = (
        "M0,-74 C-3,-60 -7,-52 -11,-48 C-15,-54 -18,-60 -19,-68 C-23,-58 -27,-52 -32,-50 L-38,-62 L-30,-28"
        " C-18,-34 -8,-35 0,-35"
    )
    balls = ((0, -77, 5), (-19.5, -71, 3.8), (19.5, -71, 3.8), (-39, -64, 3.6), (39, -64, 3.6))
    return cap + pair(points, GOLD) + circlet(jewel, balls)


def coronet(jewel: str) -> str:
    """Return a queen's lower crown."""
    points = (
        "M0,-64 C-3,-54 -6,-48 -10,-46 C-14,-50 -16,-54 -17,-59 C-20,-52 -23,-48 -27,-47 L-33,-54 L-27,-28"
        " C-16,-33 -8,-34 0,-34"
    )
    balls = ((0, -66, 4.2), (-17.5, -61, 3.4), (17.5, -61, 3.4), (-33.5, -56, 3.2), (33.5, -56, 3.2))
    return pair(points, GOLD) + circlet(jewel, balls)


def circlet(jewel: str, balls: Iterable[tuple[float, float, float]]) -> str:
    """Return a crown's rim with its stones, and the balls on its points."""
    band = pair("M0,-43 C-10,-43 -20,-41 -31,-36 L-29,-27 C-18,-33 -8,-34 0,-34", (GOLD[1], "#b37f15"), width=1.8)
    stones = dot(0, -38.6, 3.6, jewel, width=1.3) + "".join(
        dot(x, -35.6 if abs(x) < 20 else -33, 2.3, CREAM[0], width=1.1) for x in (-13, 13, -23, 23)
    )
    return band + stones + "".join(dot(x, y, r, GOLD[0], width=1.8) for x, y, r in balls)


def slouch_hat(cloth: Tone, trim: Tone, plume: Tone) -> str:
    """Return an officer's broad hat with a plume."""
    feather = "M20,-40 C26,-70 52,-84 64,-66 C68,-58 63,-50 56,-50 C60,-42 50,-34 40,-36 C34,-30 26,-32 20,-40Z"
    quill = "M24,-41 C34,-58 46,-66 58,-66 M32,-49 C38,-46 44,-45 49,-46 M40,-58 C46,-54 52,-53 57,-54"
    dome = pair("M0,-66 C-18,-68 -25,-58 -26,-34 L0,-30", cloth)
    ribbon = pair("M0,-43 C-10,-43 -18,-42 -26,-39 L-27,-29 C-18,-32 -9,-33 0,-33", trim, width=1.6)
    brim = pair("M0,-35 C-16,-35 -34,-32 -49,-42 C-52,-34 -46,-24 -36,-22 C-22,-20 -12,-24 0,-24", cloth)
    return dome + ribbon + path(feather, plume[0], width=1.8) + path(quill, line=LINE, width=1.1) + brim


def cap(cloth: Tone, trim: Tone, plume: Tone) -> str:
    """Return a young man's cap with an upturned rim and a short feather."""
    feather = path("M-20,-42 C-36,-52 -44,-68 -38,-82 C-28,-76 -20,-62 -17,-46Z", plume[0], width=1.8)
    quill = path("M-19,-44 C-25,-56 -32,-68 -37,-79 M-26,-56 L-33,-57 M-30,-63 L-37,-65", line=LINE, width=1.1)
    crown_ = pair("M0,-62 C-18,-64 -32,-54 -31,-36 L0,-32", cloth)
    folds = path("M-8,-60 C-12,-52 -13,-46 -13,-38 M10,-60 C14,-52 15,-46 15,-38", line=LINE, width=1.1)
    rim = pair("M0,-41 C-12,-41 -24,-39 -34,-34 C-37,-30 -36,-24 -31,-22 C-20,-27 -10,-28 0,-28", trim)
    return feather + quill + crown_ + folds + rim + dot(-18, -34, 3.6, GOLD[0], width=1.5)


def beret(cloth: Tone, trim: Tone, plume: Tone) -> str:
    """Return a knave's flat, wide cap with a long feather along it."""
    top = pair("M0,-60 C-22,-62 -44,-54 -46,-42 C-44,-34 -28,-30 0,-30", cloth)
    rim = pair("M0,-38 C-12,-38 -22,-36 -30,-32 L-28,-24 C-18,-28 -9,-29 0,-29", trim, width=1.8)
    feather = path(
        "M-6,-44 C12,-66 40,-74 58,-62 C54,-58 56,-52 50,-50 C44,-44 30,-40 16,-41 C8,-40 0,-40 -6,-44Z",
        plume[0],
        width=1.8,
    )
    quill = path(
        "M-4,-44 C16,-50 36,-58 54,-61 M14,-49 L20,-44 M26,-53 L33,-47 M38,-57 L45,-51", line=LINE, width=1.1
    )
    return top + rim + feather + quill + dot(-5, -43, 4, GOLD[0], width=1.5)


def veil(cloth: Tone) -> str:
    """Return a queen's veil, behind hair and face."""
    return pair("M0,-48 C-30,-48 -44,-26 -44,0 C-44,30 -56,56 -60,92 L0,92", cloth) + strokes(
        "M-38,-14 C-38,24 -50,56 -52,84", LINE, 1.1
    )


def ruff() -> str:
    """Return a pleated collar."""
    half = "M0,36 C-8,33 -16,30 -24,30 C-31,31 -33,38 -36,43 C-38,50 -33,54 -27,55 C-18,60 -8,60 0,60"
    return pair(half, CREAM) + strokes(
        "M-4,58 L-3,42 M-12,58 L-9,41 M-20,57 L-15,39 M-28,53 L-19,37 M-34,47 L-22,34", LINE, 1.1
    )


def lace() -> str:
    """Return a flat collar of lace."""
    half = (
        "M0,40 C-8,36 -12,34 -14,32 C-24,36 -36,42 -40,50 C-38,56 -33,55 -31,59"
        " C-27,62 -23,59 -20,62 C-15,64 -8,58 0,50"
    )
    return (
        pair(half, CREAM)
        + "".join(dot(x, y, 1.5, LINE) for x in (-31, -22, 22, 31) for y in (51.5,))
        + strokes("M-14,36 C-8,44 -4,47 0,49")
    )


def earrings() -> str:
    """Return a pair of pearls."""
    return dot(-26, 17, 2.8, CREAM[0], width=1.3) + mirror(dot(-26, 17, 2.8, CREAM[0], width=1.3))
