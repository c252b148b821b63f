"""The Ober of acorns: a knight in plate who stands like a tower, with halberd and shield."""

from tools.art import faces, scenery
from tools.art.body import form, limb
from tools.art.oak import leaf
from tools.art.svg import GOLD, LINE, STEEL, Tone, at, dot, pair, path, strokes

PLATE: Tone = ("#d7dee4", "#a3afb9")
SHADY: Tone = ("#b4bfc8", "#85929d")
GREEN: Tone = ("#4c7d53", "#35613d")
RUST: Tone = ("#8e4a25", "#6d3416")
BEARD: Tone = ("#8b7a68", "#65574a")


def halberd() -> str:
    """Return a halberd that stands on the ground at the origin."""
    wood = path("M0,4 V-160", line=LINE, width=8.4) + path("M0,4 V-160", line="#9a6a3a", width=4.8)
    axe = path(
        "M-3,-170 C-10,-176 -18,-180 -24,-188 C-28,-170 -28,-152 -22,-138 C-16,-146 -10,-150 -3,-152Z",
        STEEL[0],
        width=1.9,
    )
    hook = path("M3,-168 C12,-172 18,-166 22,-156 C14,-158 8,-156 3,-154Z", STEEL[1], width=1.9)
    spike = path("M0,-206 C-7,-190 -6,-178 -3.5,-160 H3.5 C6,-178 7,-190 0,-206Z", STEEL[0], width=1.9)
    tassel = path("M-6,-150 H6 L9,-130 L3,-135 L0,-128 L-3,-135 L-9,-130Z", RUST[0], width=1.6)
    return wood + axe + hook + spike + tassel


def shield() -> str:
    """Return his shield with a sprig of oak."""
    rim = pair("M0,-44 C-12,-40 -26,-40 -36,-44 C-40,-6 -28,30 0,48", GOLD)
    field = pair("M0,-36 C-10,-33 -22,-33 -29,-36 C-32,-6 -22,24 0,39", GREEN, width=1.6)
    return (
        rim
        + field
        + leaf(0, 12, 0, 0.62)
        + leaf(0, 14, -62, 0.5)
        + leaf(0, 14, 62, 0.5)
        + path("M0,10 V28", line="#e4eebf", width=2.4)
    )


def head() -> str:
    """Return his head in an open helmet with a comb of feathers."""
    plume = form(
        "M6,-64 C-12,-84 -42,-84 -50,-66 C-62,-60 -62,-44 -54,-38 C-48,-50 -30,-56 -10,-52Z", RUST, light=14, down=4
    ) + path("M-46,-62 C-34,-70 -18,-68 -4,-60", width=1.3)
    cheeks = pair("M0,40 C-10,48 -26,44 -31,34 L-34,-16 L-22,-20 C-23,4 -20,26 -8,38Z", PLATE)
    dome = pair("M0,-70 C-26,-68 -37,-46 -36,-14 C-26,-22 -12,-24 0,-24", PLATE)
    visor = pair("M0,-52 C-18,-52 -36,-42 -42,-26 L-34,-16 C-26,-24 -12,-28 0,-28", SHADY)
    slits = strokes("M-30,-33 L-10,-39 M-28,-27 L-10,-33", LINE, 1.8)
    rivets = dot(-36, -14, 4, GOLD[0], width=1.6) + dot(36, -14, 4, GOLD[0], width=1.6)
    half = "M0,12 C-6,9 -13,12 -17,20 C-19,28 -19,38 -16,44 C-10,38 -4,30 -2,22 L0,18"
    return (
        plume
        + faces.front(faces.RUDDY, stern=True)
        + faces.mouth(smile=0)
        + pair(half, BEARD, width=1.6)
        + cheeks
        + dome
        + visor
        + slits
        + rivets
    )


def leg(x: float) -> str:
    """Return the left leg in plate, its middle at x."""
    thigh = form(f"M{x - 13},226 H{x + 14} L{x + 10},262 H{x - 11}Z", PLATE, light=14)
    shin = form(
        f"M{x - 11},268 H{x + 10} C{x + 13},284 {x + 9},296 {x + 8},304 H{x - 9} C{x - 12},296 {x - 15},284"
        f" {x - 11},268Z",
        PLATE,
        light=13,
    )
    knee = form(
        f"M{x - 15},256 H{x + 14} L{x + 16},266 L{x + 12},274 H{x - 13} L{x - 17},266Z", SHADY, light=18
    ) + dot(x, 265, 3, GOLD[0], width=1.3)
    foot = form(f"M{x + 9},302 V314 H{x - 28} C{x - 28},304 {x - 18},304 {x - 10},300Z", SHADY, light=22) + path(
        f"M{x - 17},304 V313 M{x - 8},302 V313", width=1.4
    )
    return thigh + shin + knee + foot


def coat() -> str:
    """Return the coat."""
    return form(
        "M90,192 C82,210 78,226 76,242 C90,250 104,246 116,252 C128,246 142,250 156,242 C154,226 150,210 142,192Z",
        GREEN,
        light=30,
    )


def trunk() -> str:
    """Return the trunk."""
    return form(
        "M88,128 C78,156 84,180 92,200 H140 C148,180 154,156 144,128 C128,120 104,120 88,128Z", PLATE, light=26
    )


def belt() -> str:
    """Return the belt."""
    return path("M91,194 C106,202 126,202 141,194 L142,207 C126,214 106,214 90,207Z", "#6b4526", width=1.9) + path(
        "M109,198 h14 v16 h-14Z", GOLD[0], width=1.8
    )


def near() -> str:
    """Return the nearer limbs."""
    return limb("M82,144 C68,158 60,174 52,186", PLATE, 18) + form(
        "M70,130 C78,120 96,124 98,136 C98,148 86,156 74,152 C66,148 64,138 70,130Z", SHADY, light=16
    )


def knight() -> str:
    """Return the figure."""
    ground = scenery.ground(("#c9b895", "#a8946c"), 308)
    cloak = form("M82,132 C60,170 58,230 52,286 C80,296 150,296 178,284 C174,230 168,170 150,132Z", RUST, light=24)
    legs = leg(97) + at(232, 0, f'<g transform="scale(-1 1)">{leg(97)}</g>')
    edge = path("M76,241 C90,249 104,245 116,251 C128,245 142,249 156,241", line=GOLD[0], width=3.6)
    ridge = path("M116,130 C112,156 113,180 116,200 M92,186 C108,192 124,192 141,186", width=1.6)
    gauntlet = form("M40,180 C46,172 58,174 60,184 C60,196 52,202 41,198Z", SHADY, light=14) + path(
        "M41,186 H52 M41,192 H51", width=1.3
    )
    far = limb("M150,146 C166,160 172,176 168,192", SHADY, 18) + form(
        "M162,130 C154,120 136,124 134,136 C134,148 146,156 158,152 C166,148 168,138 162,130Z", PLATE, light=18
    )
    gorget = form("M94,120 H138 L146,134 C130,146 102,146 86,134Z", SHADY, light=40)
    return (
        ground
        + cloak
        + legs
        + coat()
        + edge
        + trunk()
        + ridge
        + belt()
        + at(46, 314, halberd())
        + near()
        + gauntlet
        + far
        + at(166, 206, shield())
        + gorget
        + at(116, 92, head(), scale=0.6)
    )
