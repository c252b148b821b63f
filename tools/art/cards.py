"""Whole cards: 240 x 336 units, index in two corners, court cards in a frame."""

from tools.art import frame, jokers, pips, scenery, weli_card
from tools.art.ace import ace_of_spades
from tools.art.daus import SCENES
from tools.art.french import FIGURES, double
from tools.art.kings import KINGS
from tools.art.obers import OBERS
from tools.art.suits import FRENCH, GERMAN, Suit
from tools.art.svg import CREAM, GOLD, PAPER, at, document, path, word
from tools.art.unters import UNTERS

WIDTH, HEIGHT = 240, 336
EDGE = "#3a332b"
X, Y = WIDTH / 2, HEIGHT / 2
ACE = 116
"""How high the one sign of a French ace is."""
BACKS = {"german": ("#7c1f2b", "#5d141e", GERMAN), "french": ("#234a80", "#17325c", FRENCH)}


def both_ways(what: str) -> str:
    """Return the picture of a card, the same from both ends."""
    return what + f'<g transform="rotate(180 {X} {Y})">{what}</g>'


def card(what: str, ground: str = PAPER) -> str:
    """Return a card with `what` printed on it."""
    size = f'x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="17"'
    return document(WIDTH, HEIGHT, f'<rect {size} fill="{ground}" stroke="{EDGE}" stroke-width="3"/>{what}')


def index(suit: Suit, letter: str) -> str:
    """Return letter and sign in two corners."""
    return both_ways(word(letter, 29, 53, 38, suit.ink, most=41) + suit.pip(29, 78, 36))


def suited(suit: Suit, rank: str, name: str, letter: str) -> str:
    """Return a card of a suit."""
    if rank in pips.LAYOUTS:
        picture = pips.spread(suit, rank, name)
    elif suit in GERMAN.values():
        picture = frame.framed(german(suit, rank, name), suit.ink, suit.tint)
    elif rank == "A":
        picture = ace_of_spades() if name == "s" else suit.pip(X, Y, ACE)
    else:
        picture = frame.framed(double(suit, FIGURES[rank + name](suit)), suit.ink, suit.tint)
    return card(index(suit, letter) + picture)


def german(suit: Suit, rank: str, name: str) -> str:
    """Return the picture of a German ace or court card, with its signs where they stand by rank."""
    land = scenery.LANDS[name]()
    match rank:
        case "A":
            return SCENES[name]() + suit.pip(99, 70, 76) + suit.pip(183, 70, 76)
        case "K":
            return land + KINGS[name]() + suit.pip(80, 46, 44) + suit.pip(200, 46, 44)
        case "O":
            return land + OBERS[name]() + suit.pip(194, 50, 58)
        case _:
            return land + UNTERS[name]() + suit.pip(48, 284, 58)


def weli(letter: str) -> str:
    """Return the Weli: six bells, the ribbon with its name, the mountains it is at home in."""
    suit = GERMAN["b"]
    return card(index(suit, letter) + frame.framed(weli_card.weli(), suit.ink, "#e4f1f8"))


def joker(*, big: bool) -> str:
    """Return a joker: the big one in colours on a dark ground with two stars, the little one grey with one."""
    ink = jokers.BIG if big else jokers.LITTLE
    stars = "".join(jokers.star(29 + n, 32, 11, ink) for n in ((-11, 11) if big else (0,)))
    cap = at(29, 68, jokers.cap(colours=big), scale=0.42)
    sky = "".join(
        jokers.star(x, y, size, GOLD[0] if big else "#c9c4bd")
        for x, y, size in ((74, 46, 5), (206, 52, 6), (196, 116, 4), (34, 132, 6), (216, 176, 4), (26, 206, 4))
    )
    board = path("M0,284 C50,275 140,275 200,284 V340 H0Z", PAPER, width=2.2)
    name = word("JOKER", 99, 309, 20, ink, track=240)
    ground = jokers.NIGHT if big else "#f1efec"
    picture = frame.framed(sky + jokers.figure(grey=not big) + board + name, ink, ground)
    return card(both_ways(stars + cap) + picture)


def back(deck: str) -> str:
    """Return the back of a pack: a lattice, and its four signs in the middle."""
    light, dark, suits = BACKS[deck]
    inner = f'<rect x="13" y="13" width="{WIDTH - 26}" height="{HEIGHT - 26}" rx="9"'
    lattice = (
        f'<pattern id="lattice" width="24" height="24" patternUnits="userSpaceOnUse" x="{X}" y="{Y}">'
        f'<rect width="24" height="24" fill="{light}"/>'
        + path("M0,0 L24,24 M24,0 L0,24", line=dark, width=5)
        + path("M0,0 L24,24 M24,0 L0,24", line=GOLD[0], width=1.3)
        + path("M12,-4 l4,4 l-4,4 l-4,-4Z M12,20 l4,4 l-4,4 l-4,-4Z", CREAM[0], width=0)
        + "</pattern>"
    )
    ground = f'{lattice}{inner} fill="url(#lattice)"/>{inner} fill="none" stroke="{dark}" stroke-width="3"/>'
    medal = path(f"M{X},{Y - 76} L{X + 62},{Y} L{X},{Y + 76} L{X - 62},{Y}Z", PAPER, line=dark, width=3)
    rim = path(f"M{X},{Y - 67} L{X + 54.5},{Y} L{X},{Y + 67} L{X - 54.5},{Y}Z", line=GOLD[1], width=1.6)
    places = ((X, Y - 31), (X - 26, Y), (X + 26, Y), (X, Y + 31))
    signs = "".join(suit.pip(*place, 30) for suit, place in zip(suits.values(), places, strict=True))
    return card(ground + medal + rim + signs)
