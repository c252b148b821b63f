"""Names of computer players, the same in every language.

A record's header has "computer 1"; a name is for readers, and follows from the table and that number alone.
"""

NAMES = (
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
"""Prime in number, so that steps of any length reach each of them; no two begin with the same letters."""
MARK = "🤖"
IN_HEADERS = "computer "


def computer_name(table: int, number: int) -> str:
    """Return the name of a computer player; no two at a table have the same.

    Args:
        number: of the computer player there, from 1.
    """
    again, place = divmod(number - 1, len(NAMES))
    step = 1 + table // len(NAMES) % (len(NAMES) - 1)
    name = NAMES[(table - 1 + place * step) % len(NAMES)]
    return f"{name} {again + 1}" if again else name


def person_or_computer(player: str, table: int | None) -> str:
    """Return the displayed name of a player in a record's header.

    Args:
        table: where the game was played; None: unknown.
    """
    computer = computer_of(player, table)
    return player if computer is None else f"{MARK} {computer}"


def computer_of(player: str, table: int | None) -> str | None:
    """Return the name of a computer player in a record's header, None for a person; as `person_or_computer`."""
    number = computer_number(player)
    return None if table is None or number is None else computer_name(table, number)


def computer_number(player: str) -> int | None:
    """Return the number of a computer player in a record's header, None for a person."""
    number = player.removeprefix(IN_HEADERS)
    if number == player or not (number.isascii() and number.isdigit()) or not 0 < int(number) < 1000:
        return None
    return int(number)
