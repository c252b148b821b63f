"""Names of computer players, the same in every language.

A record's header has "computer 1"; a name is for readers, and follows from the game, the table and that number alone.
"""

TYROLEAN = (
    "Resi",
    "Luis",
    "Moidl",
    "Hias",
    "Burgl",
    "Wastl",
    "Zenzi",
    "Toni",
    "Lisl",
    "Jörg",
    "Rosl",
    "Flor",
    "Kathi",
    "Much",
    "Gretl",
    "Naz",
    "Stina",
    "Gidi",
    "Mena",
    "Lenz",
    "Traudl",
    "Veit",
    "Urschl",
)
ENGLISH = (
    "Alma",
    "Clyde",
    "Dinah",
    "Earl",
    "Faye",
    "Gus",
    "Hank",
    "Ike",
    "Josie",
    "Kit",
    "Lottie",
    "Mabel",
    "Nell",
    "Otis",
    "Pearl",
    "Quincy",
    "Ruth",
    "Stella",
    "Thelma",
    "Viola",
    "Walter",
    "Yvonne",
    "Zora",
)
NAMES = {"bieten": TYROLEAN}
"""Names by game; other games use English ones.

Each list is prime in length, so that steps of any length reach each name; no two begin with the same letters.
"""
MARK = "🤖"
IN_HEADERS = "computer "


def computer_name(game: str, table: int, number: int) -> str:
    """Return the name of a computer player; no two at a table have the same.

    Args:
        number: of the computer player there, from 1.
    """
    names = NAMES.get(game, ENGLISH)
    again, place = divmod(number - 1, len(names))
    step = 1 + table // len(names) % (len(names) - 1)
    name = names[(table - 1 + place * step) % len(names)]
    return f"{name} {again + 1}" if again else name


def person_or_computer(player: str, game: str, table: int | None) -> str:
    """Return the displayed name of a player in a record's header.

    Args:
        table: where the game was played; None: unknown.
    """
    computer = computer_of(player, game, table)
    return player if computer is None else f"{MARK} {computer}"


def computer_of(player: str, game: str, table: int | None) -> str | None:
    """Return the name of a computer player in a record's header, None for a person; as `person_or_computer`."""
    number = computer_number(player)
    return None if table is None or number is None else computer_name(game, table, number)


def computer_number(player: str) -> int | None:
    """Return the number of a computer player in a record's header, None for a person."""
    number = player.removeprefix(IN_HEADERS)
    if number == player or not (number.isascii() and number.isdigit()) or not 0 < int(number) < 1000:
        return None
    return int(number)
