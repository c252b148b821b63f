"""Claims: the button and its question in a hand, and the public claim with its answers."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.tables import Claim, Hand, Table, claimable
from bot.ui.layout import Button, Buttons, Focus, Piece, Reader, SimpleVerb, Text, answers, request_line

MAX_LENGTH = 700


def claim(table: Table, reader: Reader) -> Iterator[Piece]:
    """Yield the open claim with the claimant's hand and the two answers."""
    made = _made(table)
    if made is None or not table.consent("claim"):
        return
    words = reader.words
    yield Text((f"-# {request_line(table, 'claim', words, reader.names)}",))
    if made.shown is not None:
        yield Text((reader.drawer.row_of_cards(made.shown),), MAX_LENGTH)
    yield answers("claim", words)


def failed(table: Table, reader: Reader) -> Iterator[str]:
    """Yield why the last claim of the deal has failed."""
    made, words, names = _made(table), reader.words, reader.names
    if made is None or table.consent("claim"):
        return
    claimant = names.text(made.seat)
    if made.end == "refused" and made.by is not None:
        yield words("claim-refused", player=names.text(made.by), claimant=claimant)
    elif made.end == "fails":
        yield words("claim-fails", claimant=claimant)


def in_hand(hand: Hand, reader: Reader) -> Iterator[Piece]:
    """Yield the same in a hand."""
    yield from claim(hand.table, reader)
    lines = tuple(failed(hand.table, reader))
    if lines:
        yield Text(lines)


def _made(table: Table) -> Claim | None:
    """Return the newest claim in the deal that is on."""
    game = table.current_game
    if game is None or game.claim.deal != game.deal or not game.claim.made or table.status != "playing":
        return None
    return game.claim


def granted(table: Table, reader: Reader) -> Iterator[str]:
    """Yield that the deal is over because its rest was claimed."""
    game = table.current_game
    if game is not None and game.claim.end == "granted" and game.claim.deal == len(game.deals):
        yield reader.words(f"claim-granted-{game.claim.kind}", claimant=reader.names.text(game.claim.seat))


def menu(hand: Hand, reader: Reader) -> Iterator[Button]:
    """Yield the button by which the player claims the rest, if they can."""
    kind = claimable(hand.table, hand.view, hand.seat)
    if kind is not None:
        yield Button(SimpleVerb.CLAIM, reader.words(f"button-claim-{kind}"))


def question(hand: Hand, reader: Reader, focus: Focus) -> Iterator[Piece]:
    """Yield the question before a claim, if it is opened."""
    kind = claimable(hand.table, hand.view, hand.seat) if focus is SimpleVerb.CLAIM else None
    if kind is None:
        return
    asks = f"claim-ask-{kind}"
    yield Text((f"**{reader.words(asks)}**",))
    yield Buttons(
        (
            Button(SimpleVerb.CLAIM_SURE, reader.words("button-claim"), ButtonStyle.success),
            Button(SimpleVerb.BACK, reader.words("button-back")),
        )
    )
