"""The Ober of leaves: an old marksman of the mountains on his way, the crossbow on his shoulder."""

from tools.art import faces, scenery
from tools.art.body import DARK, LEATHER, form, limb, shoe
from tools.art.svg import CREAM, GOLD, LINE, STEEL, Tone, at, dot, mirror, path

GREEN: Tone = ("#188153", "#0d603b")
WINE: Tone = ("#96303a", "#76202b")
HIDE: Tone = ("#a57a45", "#855e30")
WOOL: Tone = ("#f3ecdc", "#d5c8aa")
GREY: Tone = ("#cfc9bd", "#a9a294")


def crossbow() -> str:
    """Return a crossbow, its stock along the x axis; the bow is on the left."""
    stock = path("M-60,-4 H66 L74,8 H40 L30,3 H-60Z", HIDE[1], width=1.9)
    arc = "M-56,-48 C-40,-32 -40,32 -56,48"
    return (
        path("M-56,-47 L6,-3 L-56,47", line="#5a4a36", width=1.4)
        + stock
        + path(arc, line=LINE, width=9.5)
        + path(arc, line=STEEL[1], width=5.5)
        + path("M-62,0 C-74,-9 -74,9 -62,0Z", STEEL[0], width=1.8)
    )


def hat() -> str:
    """Return a pointed hat with a cord and a blackcock's feather, from the side."""
    feather = form("M14,-44 C26,-60 30,-84 22,-104 C40,-96 50,-66 32,-40Z", DARK, light=10, width=1.7) + path(
        "M18,-44 C28,-60 30,-78 27,-94", line="#e9e2d2", width=1.6
    )
    cone = form("M-28,-34 C-24,-54 -14,-76 -2,-82 C12,-80 24,-58 30,-32Z", GREEN, light=26)
    cord = path("M-29,-34 C-10,-42 14,-42 31,-32", line=LINE, width=9) + path(
        "M-29,-34 C-10,-42 14,-42 31,-32", line=GOLD[0], width=5.2
    )
    brim = path("M-46,-24 C-34,-36 30,-38 44,-20 C28,-24 -24,-30 -46,-24Z", GREEN[1], width=2)
    return feather + cone + cord + brim


def head() -> str:
    """Return his head from the side, looking to the left."""
    hair = form("M4,-26 C26,-30 34,-6 30,14 C28,24 18,28 12,22Z", GREY, light=24)
    beard = form(
        "M-25,13 C-18,15 -10,12 -2,14 C6,8 8,-2 12,-6 C16,2 20,8 24,8 C24,26 14,44 -4,54 C-14,60 -22,54 -26,44"
        " C-30,36 -28,28 -25,24Z",
        GREY,
        light=28,
    )
    hairs = path("M-16,30 C-18,38 -14,46 -10,50 M-6,28 C-6,38 -2,42 2,46 M4,22 C6,32 8,34 12,38", width=1.3)
    moustache = path(
        "M-25,10 C-32,12 -37,20 -36,26 C-28,27 -20,24 -16,16 C-12,17 -8,15 -6,12 C-12,8 -20,8 -25,10Z",
        WOOL[0],
        width=1.5,
    )
    pipe = (
        path("M-28,20 L-46,30", line=LINE, width=4.4)
        + path("M-52,20 H-40 L-42,38 H-50Z", "#7a4c2a", width=1.8)
        + path("M-46,14 C-50,6 -42,2 -46,-6", line="#9aa5a6", width=2)
    )
    return (
        hair
        + pipe
        + faces.profile(faces.RUDDY, nose="hooked")
        + path("M-25,-12 C-19,-17 -12,-16 -6,-12", line=GREY[1], width=4)
        + beard
        + hairs
        + moustache
        + hat()
    )


def legs() -> str:
    """Return his legs on the way to the right: short leather trousers, woollen stockings."""
    back = limb("M100,236 C90,258 78,270 62,282", (WOOL[1], "#b7a884"), 17) + shoe(62, 294, DARK, right=True, turn=28)
    front = limb("M120,236 C138,252 146,270 146,298", WOOL, 18) + shoe(144, 312, DARK, right=True)
    ribs = path("M137,266 l14,-3 M138,275 l14,-3 M138,288 h13", line="#b7a884", width=1.6)
    trousers = form(
        "M88,198 C80,222 78,242 84,254 C94,262 104,256 110,244 C116,258 130,268 146,260 C150,238 142,214 138,198Z",
        HIDE,
        light=22,
    )
    trim = path("M98,206 C94,226 92,238 92,252 M128,208 C134,228 138,240 140,256", line=CREAM[1], width=2)
    return back + front + ribs + trousers + trim


def stick() -> str:
    """Return the stick."""
    return (
        path("M178,112 L182,236", line=LINE, width=8)
        + path("M178,112 L182,236", line="#9a6a3a", width=4.4)
        + dot(178, 110, 6, "#9a6a3a", width=1.8)
    )


def trunk() -> str:
    """Return the trunk."""
    return form(
        "M86,132 C76,158 80,186 86,206 H142 C146,182 148,156 140,132 C124,122 102,122 86,132Z", GREEN, light=24
    )


def vest() -> str:
    """Return the vest."""
    return form(
        "M118,128 C124,152 126,180 126,206 H142 C146,182 148,156 140,132 C134,128 126,126 118,128Z", WINE, light=14
    )


def belt() -> str:
    """Return the belt."""
    return path("M84,198 C104,206 126,206 143,198 L143,212 C124,220 104,220 84,212Z", DARK[0], width=1.9) + path(
        "M92,208 l8,5 l8,-4 l8,5 l8,-4 l8,4", line=GREEN[0], width=2
    )


def marksman() -> str:
    """Return the figure."""
    ground = scenery.ground(("#a9d3a4", "#86bb86"))
    buttons = "".join(dot(134, y, 2.6, GOLD[0], width=1.2) for y in (146, 160, 174))
    horn = path("M72,196 C60,214 70,234 92,232 C82,228 78,216 82,202Z", CREAM[0], width=2) + path(
        "M84,134 C72,158 70,178 74,196 M138,140 C120,166 100,190 84,202", line=LEATHER[0], width=2.6
    )
    far = limb("M134,142 C150,160 160,178 172,190", (GREEN[1], "#084a2c"), 18)
    hand = path("M172,184 C180,180 190,184 189,194 C186,202 176,202 171,198Z", "#eeb892", width=1.9)
    near = limb("M92,142 C72,156 58,160 50,148 L60,138", GREEN, 19) + path(
        "M54,128 C62,126 70,132 69,140 C64,146 56,146 51,141Z", "#eeb892", width=1.9
    )
    neck = path("M100,116 H126 L130,132 C120,138 106,138 98,132Z", CREAM[0], width=1.8) + path(
        "M118,128 L128,140 L136,130 L128,126Z", WINE[0], width=1.6
    )
    return (
        ground
        + legs()
        + far
        + stick()
        + hand
        + trunk()
        + vest()
        + buttons
        + belt()
        + neck
        + at(98, 142, crossbow(), turn=14, scale=0.86)
        + horn
        + near
        + at(118, 92, mirror(head()), scale=0.58)
    )
